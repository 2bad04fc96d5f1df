#!/bin/sh
# Boards at 768 px, side by side in one run: Reynard, and python-chess with CairoSVG. `compare.sh [BOARDS]`; 100000 boards
# show whether memory grows.
# Needs Python with venv, and the library libcairo2; what it installs goes to a folder of its own in the target folder.
set -eu
cd "$(dirname "$0")/../.."
boards=${1:-2000}
target=${CARGO_TARGET_DIR:-target}
venv=$target/compare-venv
if [ ! -x "$venv/bin/python" ] || ! "$venv/bin/python" -c 'import chess, cairosvg' 2>/dev/null; then
    python3 -m venv "$venv"
    "$venv/bin/pip" install --quiet chess cairosvg
fi
cargo bench --quiet --no-run

# By turns, so that whatever else the machine does falls on both.
for round in 1 2 3; do
    "$venv/bin/python" tests/bench/compare.py 30
    REYNARD_BOARDS=$boards cargo bench --quiet --bench bench
done | tee "$target/compare.txt"

# The themes print their medians, by the clock; the ratio is one of processor times, which other work does not lengthen.
awk '
    /^python-chess: mean/ { theirs += $3 }
    /^reynard: mean/ { ours += $3 }
    END { printf "%.0f times faster\n", theirs / ours }
' "$target/compare.txt"
