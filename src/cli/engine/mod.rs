//! `reynard engine`: the engine for other programs, over the Universal Game Interface.
//!
//! Commands come in on standard input, one a line, and answers go out on standard output. It reads while it
//! thinks; a line that it does not understand is ignored. What changes the question (`position`, `setoption`,
//! `uginewgame`, another `go`) ends a search first, which then says its best move.

mod command;
mod session;
mod thinker;

use std::io::{self, BufRead};

use self::{command::Command, session::Session};

/// Answers until it is told to quit or no more lines come.
pub(super) fn run() -> anyhow::Result<()> {
    let mut session = Session::new();
    for line in io::stdin().lock().lines() {
        // What is no text is no command either.
        let line = match line {
            Err(error) if error.kind() == io::ErrorKind::InvalidData => continue,
            other => other?,
        };
        match Command::read(&line) {
            Some(Command::Quit) => return session.quit(),
            Some(command) => session.obey(command)?,
            None => {}
        }
    }
    session.end()
}
