#!/bin/sh
# Boards at 768 px, side by side in one run: Reynard, and python-chess with CairoSVG; then whether memory grows. Says of each
# number that is promised whether it holds, and fails if one does not. `compare.sh [BOARDS [BOARDS_FOR_MEMORY]]`.
# Needs Python with venv, and the library libcairo2; what it installs goes to a folder of its own in the target folder.
set -eu
cd "$(dirname "$0")/../.."
boards=${1:-2000}
many=${2:-100000}
target=${CARGO_TARGET_DIR:-target}
venv=$target/compare-venv
found=$target/compare.txt
if [ ! -x "$venv/bin/python" ] || ! "$venv/bin/python" -c 'import chess, cairosvg' 2>/dev/null; then
    python3 -m venv "$venv"
    "$venv/bin/pip" install --quiet chess cairosvg
fi
cargo bench --quiet --no-run

# By turns, so that whatever else the machine does falls on both. Into a file, as a pipe would hide who failed.
: >"$found"
for round in 1 2 3; do
    "$venv/bin/python" tests/bench/compare.py 30 >>"$found"
    REYNARD_BOARDS=$boards cargo bench --quiet --bench bench >>"$found"
done
REYNARD_BOARDS=$many cargo bench --quiet --bench bench >"$found.long"
sed -n 's/^memory/long run: memory/p' "$found.long" >>"$found"
cat "$found"

# The themes print their medians, by the clock; the ratio is one of processor times, which other work does not lengthen.
awk -v many="$many" '
    function verdict(holds, what) {
        print (holds ? "holds: " : "DOES NOT HOLD: ") what
        if (!holds) failed = 1
    }
    /^python-chess: mean/ { theirs += $3; their_rounds++ }
    /^reynard: mean/ { ours += $3; our_rounds++ }
    /^reynard: median/ { if ($5 > size) size = $5 }
    /^cold start:/ { if ($3 > cold) cold = $3; starts++ }
    /^long run: memory after 10000 / { early = $(NF - 1) }
    /^long run: memory after 100000 / { late = $(NF - 1) }
    END {
        if (their_rounds != 3 || our_rounds != 3 || starts != 3 || !size) {
            print "not all three rounds are there: no verdict"
            exit 1
        }
        verdict(theirs >= 60 * ours, sprintf("%.0f times faster, at least 60", theirs / ours))
        verdict(size <= 40, sprintf("median of all games %.1f KB, at most 40", size))
        verdict(cold < 150, sprintf("cold start %.0f ms at worst, less than 150", cold))
        if (many < 100000)
            print "not measured: memory over 100000 boards"
        else if (!early || !late)
            verdict(0, "memory over 100000 boards: the system does not tell")
        else
            verdict(late <= 1.02 * early, sprintf("memory %.1f MB after 10000 boards, %.1f MB after 100000", early / 1024, late / 1024))
        exit failed
    }
' "$found"
