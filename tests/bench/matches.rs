//! Matches between any two players: `REYNARD_MATCH="VARIANT FIRST SECOND [OPTIONS]" cargo bench`.
//!
//! A player is a level, `1` to `8`; `uct` or `alpha-beta`, which know nothing but the rules; or `ugi:COMMAND`, any
//! program that speaks the Universal Game Interface (a command with blanks in it has to be a script). The options are
//! those of `reynard duel`: `--openings` (how many), `--from` (a position, or the start of the variant), `--time`, `--nodes`.

use std::{io, process::Command};

use crate::players::NAMES;

/// Plays it and prints score, Elo and error.
pub(crate) fn run(words: &str) -> io::Result<()> {
    let this = std::env::current_exe()?;
    let player = |word: &str| {
        if NAMES.contains(&word) {
            format!("ugi:{} player {word}", this.display())
        } else {
            word.to_owned()
        }
    };
    let status = Command::new(env!("CARGO_BIN_EXE_reynard"))
        .arg("duel")
        .args(words.split_whitespace().map(player))
        .status()?;
    if status.success() {
        Ok(())
    } else {
        Err(io::Error::other("the match was not played"))
    }
}
