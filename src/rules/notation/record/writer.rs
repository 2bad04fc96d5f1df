//! Writing records.

use std::fmt::{Formatter, Result, Write};

use super::{Record, unusual_start};
use crate::rules::notation::move_text::write_move;

/// Lines of moves are at most so many columns wide.
const WIDTH: usize = 80;

pub(super) fn write(record: &Record, f: &mut Formatter<'_>) -> Result {
    let variant = record.game.variant();
    let result = record.result.word(variant);
    tag(f, "Variant", variant.id())?;
    if let Some(start) = unusual_start(&record.game) {
        tag(f, "Start", &start.to_string())?;
    }
    for (name, value) in record.tags() {
        tag(f, name, value)?;
    }
    tag(f, "Result", result)?;
    f.write_char('\n')?;
    let mut column = 0;
    for (ply, m) in record.game.moves().iter().enumerate() {
        if ply % 2 == 0 {
            word(f, &mut column, &format!("{}.", ply / 2 + 1))?;
        }
        word(f, &mut column, &write_move(variant, m))?;
    }
    word(f, &mut column, result)?;
    f.write_char('\n')
}

fn tag(f: &mut Formatter<'_>, name: &str, value: &str) -> Result {
    write!(f, "[{name} \"")?;
    for sign in value.chars() {
        match sign {
            '"' => f.write_str("\\\"")?,
            '\\' => f.write_str("\\\\")?,
            '\n' => f.write_str("\\n")?,
            other => f.write_char(other)?,
        }
    }
    f.write_str("\"]\n")
}

/// Writes a word on the line that has come to `column`, or on the next if it is full.
fn word(f: &mut Formatter<'_>, column: &mut usize, word: &str) -> Result {
    if *column + 1 + word.len() > WIDTH {
        f.write_char('\n')?;
        *column = 0;
    }
    if *column > 0 {
        f.write_char(' ')?;
        *column += 1;
    }
    *column += word.len();
    f.write_str(word)
}
