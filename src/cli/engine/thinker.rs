//! A search on a thread of its own, and what it says.

use std::{
    io::{self, Write, stdout},
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    thread::{self, JoinHandle},
    time::{Duration, Instant},
};

use super::command::Go;
use crate::{
    engine::{Engine, Info, Level, Limits, Score},
    rules::{game::Game, moves::Move, notation::move_text::write_move, variant::Variant},
};

/// A search that goes on.
#[derive(Debug)]
pub(super) struct Thinker {
    stop: Arc<AtomicBool>,
    endless: bool,
    thread: JoinHandle<io::Result<Engine>>,
}

impl Thinker {
    /// Begins to search. The engine comes back at the end.
    pub(super) fn start(engine: Engine, game: Game, go: Go, level: Level) -> Self {
        let stop = Arc::new(AtomicBool::new(false));
        let told = Arc::clone(&stop);
        let endless = go.infinite || go == Go::default();
        Self {
            stop,
            endless,
            thread: thread::spawn(move || think(engine, &game, go, (level, &told))),
        }
    }

    /// Stops it and waits until it has said its best move.
    pub(super) fn stop(self) -> anyhow::Result<Engine> {
        self.stop.store(true, Ordering::Relaxed);
        self.thread.thread().unpark();
        self.wait()
    }

    /// Lets it finish if it has an end, and stops it otherwise.
    pub(super) fn finish(self) -> anyhow::Result<Engine> {
        if self.endless { self.stop() } else { self.wait() }
    }

    fn wait(self) -> anyhow::Result<Engine> {
        let ended = self.thread.join();
        Ok(ended.map_err(|_| anyhow::anyhow!("the search failed"))??)
    }
}

fn think(mut engine: Engine, game: &Game, go: Go, (level, told): (Level, &AtomicBool)) -> io::Result<Engine> {
    let start = Instant::now();
    let time = go.movetime.filter(|_| !go.infinite).map(Duration::from_millis);
    let stop = || told.load(Ordering::Relaxed) || time.is_some_and(|time| start.elapsed() >= time);
    let limits = Limits {
        nodes: go.nodes.filter(|_| !go.infinite),
        ..level.limits().no_deeper_than(go.depth.filter(|_| !go.infinite))
    };
    let variant = game.variant();
    let found = engine.analyse(game, &limits, 0, &stop, &mut |info| {
        // Whoever has stopped listening is noticed when the best move is said.
        let _unheard = say(&news(variant, info, start.elapsed()));
    });
    let best = level
        .choose(game, &found, game.ply() as u64)
        .map_or_else(|| "(none)".to_owned(), |m| write_move(variant, &m));
    // Nobody expects the answer to an endless search before it is stopped.
    while go.infinite && !told.load(Ordering::Relaxed) {
        thread::park();
    }
    say(&format!("bestmove {best}"))?;
    Ok(engine)
}

fn news(variant: Variant, info: &Info<'_>, time: Duration) -> String {
    let (ms, micros) = (time.as_millis(), time.as_micros().max(1));
    let nps = u128::from(info.nodes) * 1_000_000 / micros;
    let pv: Vec<String> = info.pv.iter().map(|m: &Move| write_move(variant, m)).collect();
    format!(
        "info depth {} score {} nodes {} nps {nps} time {ms} pv {}",
        info.depth,
        score(info.score),
        info.nodes,
        pv.join(" ")
    )
}

/// As UCI has it: `mate` in moves of the winner, negative for a loss, and `cp` for an estimate.
fn score(score: Score) -> String {
    match score {
        Score::WinIn(plies) => format!("mate {}", plies.div_ceil(2)),
        Score::LossIn(plies) => format!("mate -{}", plies.div_ceil(2)),
        Score::Draw => "cp 0".to_owned(),
        Score::Estimate(worth) => format!("cp {worth}"),
    }
}

/// Writes a line at once.
pub(super) fn say(line: &str) -> io::Result<()> {
    let mut out = stdout().lock();
    writeln!(out, "{line}")?;
    out.flush()
}
