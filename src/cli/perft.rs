//! `reynard perft`.

use std::io::{Write, stdout};

use super::Setting;
use crate::rules::{notation::move_text::write_move, perft};

#[derive(Debug, clap::Args)]
pub(super) struct Perft {
    #[command(flatten)]
    setting: Setting,
    /// How many single moves deep.
    depth: u8,
    /// Also print the count behind each first move.
    #[arg(long)]
    divide: bool,
}

impl Perft {
    pub(super) fn run(&self) -> anyhow::Result<()> {
        let position = self.setting.position()?;
        let mut out = stdout().lock();
        if self.divide {
            for (m, nodes) in perft::divide(&position, self.depth) {
                writeln!(out, "{} {nodes}", write_move(self.setting.variant, &m))?;
            }
        }
        writeln!(out, "{}", perft::perft(&position, self.depth))?;
        Ok(())
    }
}
