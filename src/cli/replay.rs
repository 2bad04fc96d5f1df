//! `reynard replay`.

use std::{fs, path::PathBuf};

use anyhow::Context;

use super::{
    Setting,
    game::play_all,
    render::{Look, file, size},
};
use crate::{
    render::{REPLAY_SIZE, Scene, replay},
    rules::game::Game,
};

#[derive(Debug, clap::Args)]
pub(super) struct Replay {
    #[command(flatten)]
    setting: Setting,
    /// Moves, such as d4-d5 or d4xd6xf6, each by itself.
    #[arg(value_name = "MOVE")]
    moves: Vec<String>,
    #[command(flatten)]
    look: Look,
    /// Width and height, px.
    #[arg(long, value_name = "PX", default_value_t = REPLAY_SIZE, value_parser = size, allow_negative_numbers = true)]
    size: u32,
    /// The file to write.
    #[arg(short, long, value_name = "FILE.gif", value_parser = file("gif"))]
    output: PathBuf,
}

impl Replay {
    pub(super) fn run(&self) -> anyhow::Result<()> {
        let mut game = Game::from_position(self.setting.position()?);
        let mut scenes = vec![Scene {
            size: self.size,
            ..self.look.scene(&game, None)
        }];
        play_all(&mut game, &self.moves, |game, last| {
            scenes.push(self.look.scene(game, Some(last)));
        })?;
        let gif = replay(&scenes).context("there is nothing to see")?;
        fs::write(&self.output, gif).with_context(|| format!("cannot write {}", self.output.display()))
    }
}
