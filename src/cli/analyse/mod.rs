//! `reynard analyse`.

mod review;

use std::{
    fs,
    io::{Write, stdout},
    path::PathBuf,
    time::{Duration, Instant},
};

use anyhow::Context;
use serde::Serialize;

use self::review::Report;
use super::{
    Setting,
    game::play_all,
    render::{file, size, theme},
};
use crate::{
    engine::{Analysis, Engine, Level, Limits, Review, Score},
    render::{MESSAGE_SIZE, Theme, curve},
    rules::{game::Game, moves::Move, notation::move_text::write_move, variant::Variant},
};

#[derive(Debug, clap::Args)]
pub(super) struct Analyse {
    #[command(flatten)]
    setting: Setting,
    /// Look at a whole game instead, played from the position: print who erred where, and what was better.
    ///
    /// --depth and --nodes (50000 if nothing else is said) are for each of its positions, --time is for all of them together.
    #[arg(long, value_name = "MOVE", num_args = 1..)]
    game: Vec<String>,
    #[command(flatten)]
    picture: Picture,
    #[command(flatten)]
    limit: Limit,
    /// Play as strong as this level, 1 to 8: no deeper than it looks, and any move that it finds nearly best.
    #[arg(long, value_name = "L", default_value = "8")]
    level: Level,
    /// What decides among moves found equal.
    #[arg(long, default_value_t = 0)]
    seed: u64,
    /// The memory for positions, in MiB.
    #[arg(long, default_value_t = 64, value_name = "MIB", value_parser = clap::value_parser!(u16).range(1..=4096))]
    hash: u16,
    /// Print one line of JSON.
    #[arg(long)]
    json: bool,
}

/// How the advantage went in a game, to be drawn.
#[derive(Debug, clap::Args)]
struct Picture {
    /// Also draw how the advantage went in the game: the few above, the many below, a dot on each mistake.
    #[arg(long, value_name = "FILE.png", requires = "game", value_parser = file("png"))]
    curve: Option<PathBuf>,
    /// The colours of the curve: wood, slate, contrast or colorblind.
    #[arg(long, value_name = "T", default_value = "wood", value_parser = theme)]
    theme: Theme,
    /// The width of the curve, px.
    #[arg(long, value_name = "PX", default_value_t = MESSAGE_SIZE, value_parser = size, allow_negative_numbers = true)]
    size: u32,
}

/// When to stop looking.
#[derive(Debug, clap::Args)]
#[group(multiple = false)]
struct Limit {
    /// Look for so many milliseconds (1000 if nothing else is said).
    #[arg(long, value_name = "MS")]
    time: Option<u64>,
    /// Look so many plies deep.
    #[arg(long, value_name = "D", value_parser = clap::value_parser!(u8).range(1..))]
    depth: Option<u8>,
    /// Look at so many positions.
    #[arg(long, value_name = "N")]
    nodes: Option<u64>,
}

/// For one position, ms.
const USUAL_TIME: u64 = 1000;
/// For each position of a game.
const USUAL_NODES: u64 = 50_000;

impl Limit {
    fn time(&self) -> Option<Duration> {
        let unlimited = self.depth.is_none() && self.nodes.is_none();
        let ms = self.time.or(unlimited.then_some(USUAL_TIME))?;
        Some(Duration::from_millis(ms))
    }
}

impl Analyse {
    pub(super) fn run(&self) -> anyhow::Result<()> {
        let mut game = Game::from_position(self.setting.position()?);
        if !self.game.is_empty() {
            play_all(&mut game, &self.game, |_, _| {})?;
            return self.look_again(&game);
        }
        let mut found = self.search(&game);
        if let Some(chosen) = self.level.choose(&game, &found, self.seed) {
            found.prefer(chosen);
        }
        let answer = Answer::of(game.variant(), &found);
        let mut out = stdout().lock();
        if self.json {
            writeln!(out, "{}", serde_json::to_string(&answer)?)?;
        } else {
            answer.write(&mut out)?;
        }
        Ok(())
    }

    /// Prints the review of a game, and draws its curve if that is wanted.
    fn look_again(&self, game: &Game) -> anyhow::Result<()> {
        let review = self.review(game);
        let report = Report::of(game.variant(), &review);
        let mut out = stdout().lock();
        if self.json {
            writeln!(out, "{}", serde_json::to_string(&report)?)?;
        } else {
            report.write(&mut out)?;
        }
        let Picture {
            curve: file,
            theme,
            size,
        } = &self.picture;
        let Some(file) = file else {
            return Ok(());
        };
        let shown = review::curve(game.variant(), &review, *theme, *size);
        fs::write(file, curve(&shown)).with_context(|| format!("cannot write {}", file.display()))
    }

    fn review(&self, game: &Game) -> Review {
        let mut limits = self.limits();
        if self.limit.depth.is_none() {
            limits.nodes = limits.nodes.or(Some(USUAL_NODES));
        }
        let (start, time) = (Instant::now(), self.limit.time.map(Duration::from_millis));
        let stop = || time.is_some_and(|time| start.elapsed() >= time);
        Engine::new(self.hash.into()).review(game, &limits, self.seed, &stop, &mut |_, _| {})
    }

    fn limits(&self) -> Limits {
        Limits {
            nodes: self.limit.nodes,
            ..self.level.limits().no_deeper_than(self.limit.depth)
        }
    }

    fn search(&self, game: &Game) -> Analysis {
        let limits = self.limits();
        let (start, time) = (Instant::now(), self.limit.time());
        let stop = || time.is_some_and(|time| start.elapsed() >= time);
        Engine::new(self.hash.into()).analyse(game, &limits, self.seed, &stop, &mut |_| {})
    }
}

/// What is printed. The score is from the view of the side to move.
#[derive(Debug, Serialize)]
struct Answer {
    best: Option<String>,
    score: Worth,
    pv: Vec<String>,
    depth: u8,
    nodes: u64,
    proven: bool,
}

/// A score as JSON: `{"win_in":7}`, `{"loss_in":4}`, `{"estimate":-35}` or `"draw"`.
#[derive(Debug, Serialize)]
#[serde(rename_all = "snake_case")]
enum Worth {
    WinIn(u16),
    LossIn(u16),
    Draw,
    Estimate(i32),
}

impl From<Score> for Worth {
    fn from(score: Score) -> Self {
        match score {
            Score::WinIn(plies) => Self::WinIn(plies),
            Score::LossIn(plies) => Self::LossIn(plies),
            Score::Draw => Self::Draw,
            Score::Estimate(worth) => Self::Estimate(worth),
        }
    }
}

impl std::fmt::Display for Worth {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::WinIn(plies) => write!(f, "win in {plies}"),
            Self::LossIn(plies) => write!(f, "loss in {plies}"),
            Self::Draw => write!(f, "draw"),
            Self::Estimate(worth) => write!(f, "{worth:+}"),
        }
    }
}

impl Answer {
    fn of(variant: Variant, found: &Analysis) -> Self {
        let text = |m: &Move| write_move(variant, m);
        Self {
            best: found.best.as_ref().map(text),
            score: found.score.into(),
            pv: found.pv.iter().map(text).collect(),
            depth: found.depth,
            nodes: found.nodes,
            proven: found.score.is_proven(),
        }
    }

    fn write(&self, out: &mut impl Write) -> std::io::Result<()> {
        let proven = if self.proven { " (proven)" } else { "" };
        writeln!(out, "best {}", self.best.as_deref().unwrap_or("none"))?;
        writeln!(out, "score {}{proven}", self.score)?;
        writeln!(out, "pv {}", self.pv.join(" "))?;
        writeln!(out, "depth {}", self.depth)?;
        writeln!(out, "nodes {}", self.nodes)
    }
}
