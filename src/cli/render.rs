//! `reynard render`.

use std::{fs, ops::RangeInclusive, path::PathBuf};

use anyhow::Context;

use super::{
    Setting,
    game::{find, play},
};
use crate::{
    render::{MESSAGE_SIZE, Orientation, SIZES, Scene, Status, Theme, paint},
    rules::{game::Game, moves::Move, outcome::Outcome, position::Position},
};

#[derive(Debug, clap::Args)]
pub(super) struct Render {
    #[command(flatten)]
    setting: Setting,
    /// A move to play from the position and to mark, so that the board shown is the one after it.
    #[arg(long, value_name = "MOVE")]
    last: Option<String>,
    /// A move to point out with an arrow, legal on the board shown.
    #[arg(long, value_name = "MOVE")]
    hint: Option<String>,
    #[command(flatten)]
    look: Look,
    /// Width and height, px.
    #[arg(long, value_name = "PX", default_value_t = MESSAGE_SIZE, value_parser = size, allow_negative_numbers = true)]
    size: u32,
    /// The file to write.
    #[arg(short, long, value_name = "FILE.png", value_parser = file("png"))]
    output: PathBuf,
}

/// How a picture looks.
#[derive(Debug, clap::Args)]
pub(super) struct Look {
    /// The colours: wood, slate, contrast or colorblind.
    #[arg(long, value_name = "T", default_value = "wood", value_parser = theme)]
    theme: Theme,
    /// With the highest rank at the bottom.
    #[arg(long)]
    flip: bool,
}

impl Look {
    /// The scene of a game as it stands, its last move, made from that position, marked.
    pub(super) fn scene(&self, game: &Game, last: Option<(Position, Move)>) -> Scene {
        Scene {
            last,
            status: match game.outcome() {
                None => Status::Running,
                Some(Outcome::Win { winner, .. }) => Status::Won(winner),
                Some(Outcome::Draw(_)) => Status::Drawn,
            },
            orientation: if self.flip {
                Orientation::Flipped
            } else {
                Orientation::Upright
            },
            theme: self.theme,
            ..Scene::of(*game.position())
        }
    }
}

/// A theme by its id.
pub(super) fn theme(id: &str) -> Result<Theme, String> {
    Theme::from_id(id).ok_or_else(|| format!("the themes are {}", Theme::ALL.map(Theme::id).join(", ")))
}

/// A file to write, whose name must not belie what is written.
pub(super) fn file(kind: &'static str) -> impl Fn(&str) -> Result<PathBuf, String> + Clone {
    move |name| {
        let path = PathBuf::from(name);
        match path.extension() {
            Some(other) if !other.eq_ignore_ascii_case(kind) => Err(format!(
                "it will be a {} file, so its name must end in .{kind}",
                kind.to_uppercase()
            )),
            Some(_) | None => Ok(path),
        }
    }
}

/// A size that a picture can have, px.
pub(super) fn size(text: &str) -> Result<u32, String> {
    const POSSIBLE: RangeInclusive<u32> = SIZES;
    let size = text.parse().ok().filter(|size| POSSIBLE.contains(size));
    size.ok_or_else(|| {
        format!(
            "it must be a whole number from {} to {}",
            POSSIBLE.start(),
            POSSIBLE.end()
        )
    })
}

impl Render {
    pub(super) fn run(&self) -> anyhow::Result<()> {
        let mut game = Game::from_position(self.setting.position()?);
        let last = self.last.as_ref().map(|text| play(&mut game, text)).transpose()?;
        let hint = self.hint.as_ref().map(|text| find(&game, text)).transpose()?;
        let scene = Scene {
            hint,
            size: self.size,
            ..self.look.scene(&game, last)
        };
        fs::write(&self.output, paint(&scene))
            .with_context(|| format!("cannot write {}", self.output.display()))
    }
}
