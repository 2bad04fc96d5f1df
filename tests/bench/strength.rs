//! How many right moves each level plays, of those whose rightness is known: `REYNARD_STRENGTH=1 cargo bench`.

use std::io::{Write, stdout};

use reynard::engine::Level;

use crate::exercises::{ENDINGS, HOUNDS, exercises, right_moves};

/// The most positions a search looks at: what the strongest level sees in some hundredths of a second.
const NODES: u64 = 100_000;

/// Prints the shares.
pub(crate) fn shares() -> std::io::Result<()> {
    let mut out = stdout().lock();
    let (endings, hounds) = (exercises(ENDINGS), exercises(HOUNDS));
    writeln!(out, "level   endings   Fox and Hounds")?;
    for level in Level::all() {
        let share = |of| 100 * right_moves(of, level, NODES) / of.len().max(1);
        let (in_endings, of_hounds) = (share(&endings), share(&hounds));
        writeln!(out, "{:5} {in_endings:7} % {of_hounds:14} %", level.number())?;
    }
    Ok(())
}
