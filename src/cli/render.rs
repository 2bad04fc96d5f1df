//! `reynard render`.

use std::{fs, path::PathBuf};

use anyhow::{Context, anyhow, ensure};

use super::Setting;
use crate::{
    render::{Orientation, SIZES, Scene, Status, Theme, paint},
    rules::{game::Game, moves::Move, notation::move_text::read_move, outcome::Outcome},
};

#[derive(Debug, clap::Args)]
pub(super) struct Render {
    #[command(flatten)]
    setting: Setting,
    /// A move to play first and to mark.
    #[arg(long, value_name = "MOVE")]
    last: Option<String>,
    /// A move to point out with an arrow, on the board that results.
    #[arg(long, value_name = "MOVE")]
    hint: Option<String>,
    /// The colours: wood, slate, contrast or colorblind.
    #[arg(long, value_name = "T", default_value = "wood", value_parser = theme)]
    theme: Theme,
    /// With the highest rank at the bottom.
    #[arg(long)]
    flip: bool,
    /// Width and height, px.
    #[arg(long, value_name = "PX", default_value_t = 768)]
    size: u32,
    /// The file to write.
    #[arg(short, long, value_name = "FILE.png")]
    output: PathBuf,
}

fn theme(id: &str) -> Result<Theme, String> {
    Theme::from_id(id).ok_or_else(|| format!("there is no theme {id:?}"))
}

fn find(game: &Game, text: &str) -> anyhow::Result<Move> {
    read_move(game, text).map_err(|refusal| anyhow!("{text}: {}", refusal.reason))
}

impl Render {
    pub(super) fn run(&self) -> anyhow::Result<()> {
        ensure!(
            SIZES.contains(&self.size),
            "--size must be from {} to {}",
            SIZES.start(),
            SIZES.end()
        );
        let before = self.setting.position()?;
        let mut game = Game::from_position(before);
        let mut last = None;
        if let Some(text) = &self.last {
            let m = find(&game, text)?;
            game.play(m)?;
            last = Some((before, m));
        }
        let hint = self.hint.as_ref().map(|text| find(&game, text)).transpose()?;
        let scene = Scene {
            last,
            hint,
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
            size: self.size,
            ..Scene::of(*game.position())
        };
        fs::write(&self.output, paint(&scene))
            .with_context(|| format!("cannot write {}", self.output.display()))
    }
}
