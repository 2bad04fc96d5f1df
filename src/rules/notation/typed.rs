//! What somebody typed, before anybody asks whether it is a move.

use std::{iter::Peekable, str::Chars};

use arrayvec::ArrayString;

use crate::rules::point::Coord;

/// The most characters that are looked at. The longest chain with a blank at every joint is shorter.
pub(super) const MAX_CHARS: usize = 160;

/// A text written like a move.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(super) struct Typed {
    /// Whether it began with the sign of a placement.
    pub(super) placement: bool,
    /// The points, at least one.
    pub(super) points: Vec<Name>,
    /// What stands between them: one fewer.
    pub(super) gaps: Vec<Gap>,
}

/// A point as typed: a letter in lower case and one or two digits, whether or not there is such a point.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Name(ArrayString<3>);

/// What stands between two points.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Gap {
    /// Nothing but blanks.
    Blank,
    /// A dash or an arrow.
    Dash,
    /// A sign of capture.
    Cross,
}

impl Name {
    pub(super) fn as_str(&self) -> &str {
        &self.0
    }

    /// The file and the rank, if it names one digit from 1 to 9.
    pub(super) fn coord(self) -> Option<Coord> {
        match self.0.as_bytes() {
            &[file @ b'a'..=b'z', rank @ b'1'..=b'9'] => Some(Coord::new(file - b'a', rank - b'1')),
            _ => None,
        }
    }
}

/// Whether a text is too long to be looked at. Reads no more of it than the limit.
pub(super) fn is_too_long(text: &str) -> bool {
    text.chars().nth(MAX_CHARS).is_some()
}

/// What the sign of a joint means; `None` if it is no such sign.
pub(super) fn joint(sign: char) -> Option<Gap> {
    match sign {
        '-' | '>' | '\u{2010}'..='\u{2015}' | '\u{2212}' | '\u{2192}' => Some(Gap::Dash),
        'x' | 'X' | ':' | '\u{d7}' | '\u{2715}' | '\u{2a2f}' => Some(Gap::Cross),
        _ => None,
    }
}

/// Whether a sign in front of a point makes it a placement.
pub(super) fn is_placing(sign: char) -> bool {
    matches!(sign, '@' | '+')
}

impl Typed {
    /// The text taken apart; `None` if it is not written like a move.
    pub(super) fn read(text: &str) -> Option<Self> {
        if is_too_long(text) {
            return None;
        }
        let mut typed = Self::default();
        let mut gap = None;
        let mut signs = text.chars().peekable();
        while let Some(sign) = signs.next() {
            if sign.is_whitespace() {
                continue;
            } else if let Some(next) = joint(sign) {
                gap = Some(typed.joined(gap, next)?);
            } else if is_placing(sign) && typed == Self::default() {
                typed.placement = true;
            } else {
                typed.add(point(sign, &mut signs)?, gap.take());
            }
        }
        let complete = gap.is_none() && !typed.points.is_empty();
        let one_placed = !typed.placement || typed.points.len() == 1;
        (complete && one_placed).then_some(typed)
    }

    /// A further sign between two points: dashes and arrows may follow each other (`->`), a capture stands
    /// alone.
    fn joined(&self, so_far: Option<Gap>, next: Gap) -> Option<Gap> {
        let alone = so_far.is_none();
        let arrow = so_far == Some(Gap::Dash) && next == Gap::Dash;
        (!self.points.is_empty() && (alone || arrow)).then_some(next)
    }

    fn add(&mut self, point: Name, gap: Option<Gap>) {
        if !self.points.is_empty() {
            self.gaps.push(gap.unwrap_or(Gap::Blank));
        }
        self.points.push(point);
    }
}

/// The point that begins with this letter. Digits beyond the second are read over.
fn point(letter: char, signs: &mut Peekable<Chars<'_>>) -> Option<Name> {
    let mut name = ArrayString::new();
    if !letter.is_ascii_alphabetic() {
        return None;
    }
    name.push(letter.to_ascii_lowercase());
    while signs.next_if(|sign| sign.is_whitespace()).is_some() {}
    while let Some(digit) = signs.next_if(char::is_ascii_digit) {
        // A fourth character is not kept: such a point is off every board anyway.
        let _ = name.try_push(digit);
    }
    (name.len() > 1).then_some(Name(name))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The points joined by `_`, `-` and `x`, after `@` for a placement.
    fn read(text: &str) -> Option<String> {
        let typed = Typed::read(text)?;
        let mut out = if typed.placement {
            "@".to_owned()
        } else {
            String::new()
        };
        for (i, point) in typed.points.iter().enumerate() {
            if i > 0 {
                out.push(match typed.gaps[i - 1] {
                    Gap::Blank => '_',
                    Gap::Dash => '-',
                    Gap::Cross => 'x',
                });
            }
            out.push_str(point.as_str());
        }
        Some(out)
    }

    #[test]
    fn forgiven_forms_are_taken_apart() {
        let forms = [
            ("d4-d5", "d4-d5"),
            (" D4 d5 ", "d4_d5"),
            ("d4d5", "d4_d5"),
            ("d4->d5", "d4-d5"),
            ("d4 –> d5", "d4-d5"),
            ("d4—d5", "d4-d5"),
            ("d4 → d5", "d4-d5"),
            ("d4:d6", "d4xd6"),
            ("d4 X d6 × f6", "d4xd6xf6"),
            ("@c3", "@c3"),
            ("+ C3", "@c3"),
            ("d 4 d 5", "d4_d5"),
            ("d12345", "d12"),
            ("z0", "z0"),
        ];
        for (text, points) in forms {
            assert_eq!(read(text).as_deref(), Some(points), "{text}");
        }
    }

    #[test]
    fn what_is_not_written_like_a_move_is_not_read() {
        let texts = [
            "", " ", "-", "d", "4", "d4-", "-d4", "d4--x-d5", "d4xxd6", "d4 d", "@", "@@c3", "@c3-c4", "c3@",
            "d4!",
        ];
        for text in texts {
            assert_eq!(read(text), None, "{text}");
        }
        assert_eq!(read(&"d4".repeat(MAX_CHARS)), None);
        assert!(read(&"d4".repeat(MAX_CHARS / 2)).is_some());
    }
}
