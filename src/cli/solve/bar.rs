//! How far something is, on one line of the terminal.

use std::{
    io::{self, IsTerminal, Write},
    time::{Duration, Instant},
};

const WIDTH: usize = 30;
/// How often the line is written, on a terminal and elsewhere.
const OFTEN: Duration = Duration::from_millis(200);
const RARELY: Duration = Duration::from_secs(30);

/// Writes to standard error: over the same line on a terminal, a new line now and then elsewhere.
#[derive(Debug)]
pub(super) struct Bar {
    start: Instant,
    written: Option<Instant>,
    what: String,
    terminal: bool,
}

impl Bar {
    pub(super) fn new() -> Self {
        Self {
            start: Instant::now(),
            written: None,
            what: String::new(),
            terminal: io::stderr().is_terminal(),
        }
    }

    /// Shows how much of something is done, if it is time to.
    pub(super) fn show(&mut self, what: &str, done: usize, all: usize) {
        if self.what != what {
            what.clone_into(&mut self.what);
            (self.start, self.written) = (Instant::now(), None);
        }
        let interval = if self.terminal { OFTEN } else { RARELY };
        let due = self.written.is_none_or(|written| written.elapsed() >= interval);
        if !due && done < all {
            return;
        }
        self.written = Some(Instant::now());
        let (begin, end) = match (self.terminal, done < all) {
            (true, true) => ("\r", ""),
            (true, false) => ("\r", "\n"),
            (false, _) => ("", "\n"),
        };
        let line = line(what, done, all, self.start.elapsed());
        // Nobody has to look.
        let _unseen = write!(io::stderr(), "{begin}{line}{end}");
    }
}

fn line(what: &str, done: usize, all: usize, time: Duration) -> String {
    let all = all.max(1);
    let full = WIDTH * done / all;
    let left = time.as_secs() * (all - done.min(all)) as u64 / done.max(1) as u64;
    format!(
        "{what} [{}{}] {:3} %, {} s, {left} s to go ",
        "#".repeat(full.min(WIDTH)),
        ".".repeat(WIDTH.saturating_sub(full)),
        100 * done / all,
        time.as_secs()
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_says_how_far_it_is_and_how_long_it_takes() {
        let shown = line("computing x", 25, 100, Duration::from_secs(10));
        assert_eq!(
            shown,
            "computing x [#######.......................]  25 %, 10 s, 30 s to go "
        );
        assert!(line("x", 0, 0, Duration::ZERO).contains("  0 %"));
    }
}
