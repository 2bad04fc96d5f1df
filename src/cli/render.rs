//! `reynard render`.

use std::{fs, path::PathBuf};

use anyhow::{Context, anyhow, ensure};

use super::Setting;
use crate::{
    render::{Orientation, SIZES, Scene, Status, Theme, paint},
    rules::{game::Game, notation::move_text::read_move, outcome::Outcome},
};

#[derive(Debug, clap::Args)]
pub(super) struct Render {
    #[command(flatten)]
    setting: Setting,
    /// A move to play first and to mark.
    #[arg(long, value_name = "MOVE")]
    last: Option<String>,
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
            let m = read_move(&game, text).map_err(|refusal| anyhow!("{}", refusal.reason))?;
            game.play(m)?;
            last = Some((before, m));
        }
        let scene = Scene {
            position: *game.position(),
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
            theme: Theme::Wood,
            size: self.size,
        };
        fs::write(&self.output, paint(&scene))
            .with_context(|| format!("cannot write {}", self.output.display()))
    }
}
