//! Positions as text: `ROWS SIDE HAND QUIET`.
//!
//! ROWS go from the top rank down, separated by `/`; in a row only the points that exist, left to right: `F`
//! for the few, `g` for the many, a number for a run of empty points. SIDE is `f` or `g` (who is to move),
//! HAND the goats still to place, QUIET the number of single moves since the last progress. Fox and Hounds
//! counts all 64 squares.

use std::fmt;

use crate::rules::{
    bitboard::Bitboard,
    board::Board,
    point::Point,
    position::Position,
    setup::{PositionError, Setup},
    side::{BySide, Side},
    variant::Variant,
};

/// The most bytes that are looked at; the longest position text is far shorter.
const MAX_BYTES: usize = 200;

/// Why a text is no position of the variant.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ParsePositionError {
    /// Longer than any position.
    #[error("the text is too long for a position")]
    TooLong,
    /// Not four parts separated by blanks.
    #[error("a position has four parts (rows, side to move, hand, quiet moves), this text {0}")]
    Parts(usize),
    /// Not as many rows as the board has.
    #[error("a board of {wanted} rows has {found} here")]
    Rows {
        /// How many there are.
        found: usize,
        /// How many there must be.
        wanted: usize,
    },
    /// A row that is not as long as the board has it.
    #[error("rank {rank} has {wanted} points on this board, but {found} here")]
    RowLength {
        /// The rank, 1 at the bottom.
        rank: usize,
        /// How many points are named.
        found: usize,
        /// How many there are.
        wanted: usize,
    },
    /// Something else than `F`, `g` and numbers from 1 in a row.
    #[error("rank {rank} has {symbol:?}, which is neither F nor g nor a number")]
    Symbol {
        /// The rank, 1 at the bottom.
        rank: usize,
        /// What it is.
        symbol: char,
    },
    /// The side to move is neither `f` nor `g`.
    #[error("the side to move is neither f nor g")]
    Side,
    /// The hand is no number.
    #[error("the hand is no number")]
    Hand,
    /// The number of quiet moves is none.
    #[error("the number of quiet moves is no number")]
    Quiet,
    /// Well written, but not a position of the variant.
    #[error("no position of this game")]
    Impossible(#[from] PositionError),
}

impl Position {
    /// Reads a position text of a variant.
    ///
    /// # Errors
    /// [`ParsePositionError`] for the first part that cannot be read, or with all reasons why what was read
    /// is no position.
    ///
    /// ```
    /// use reynard::rules::{position::Position, variant::Variant};
    ///
    /// let text = "Fgg1F/5/1g3/5/F3F g 18 0";
    /// assert!(Position::from_text(Variant::BaghChal, text).is_err());
    /// let text = "Fgg1F/5/1g3/5/F3F g 17 0";
    /// let position = Position::from_text(Variant::BaghChal, text)?;
    /// assert_eq!(position.to_string(), text);
    /// # Ok::<(), reynard::rules::notation::position_text::ParsePositionError>(())
    /// ```
    pub fn from_text(variant: Variant, text: &str) -> Result<Self, ParsePositionError> {
        Ok(Self::from_setup(Setup::from_text(variant, text)?)?)
    }
}

impl Setup {
    /// Reads a position text without asking whether it makes sense.
    ///
    /// # Errors
    /// [`ParsePositionError`], never [`Impossible`](ParsePositionError::Impossible).
    pub fn from_text(variant: Variant, text: &str) -> Result<Self, ParsePositionError> {
        if text.len() > MAX_BYTES {
            return Err(ParsePositionError::TooLong);
        }
        let parts: Vec<_> = text.split_whitespace().collect();
        let [rows, side, hand, quiet] = parts[..] else {
            return Err(ParsePositionError::Parts(parts.len()));
        };
        Ok(Self {
            variant,
            pieces: read_rows(variant.board(), rows)?,
            turn: match side {
                "f" => Side::Few,
                "g" => Side::Many,
                _ => return Err(ParsePositionError::Side),
            },
            hand: number(hand).ok_or(ParsePositionError::Hand)?,
            quiet: number(quiet).ok_or(ParsePositionError::Quiet)?,
        })
    }
}

/// A number of digits alone: no sign.
fn number<T: std::str::FromStr>(text: &str) -> Option<T> {
    if text.bytes().all(|byte| byte.is_ascii_digit()) {
        text.parse().ok()
    } else {
        None
    }
}

fn read_rows(board: &Board, rows: &str) -> Result<BySide<Bitboard>, ParsePositionError> {
    let (found, wanted) = (rows.split('/').count(), usize::from(board.width()));
    if found != wanted {
        return Err(ParsePositionError::Rows { found, wanted });
    }
    let mut pieces = BySide::<Bitboard>::default();
    for (rank, row) in (0..board.width()).rev().zip(rows.split('/')) {
        let symbols = read_row(row, usize::from(rank) + 1)?;
        let points: Vec<Point> = board.rank(rank).collect();
        if symbols.len() != points.len() {
            let (found, wanted) = (symbols.len(), points.len());
            return Err(ParsePositionError::RowLength {
                rank: usize::from(rank) + 1,
                found,
                wanted,
            });
        }
        for (point, symbol) in points.into_iter().zip(symbols) {
            if let Some(side) = symbol {
                pieces[side] = pieces[side].with(point);
            }
        }
    }
    Ok(pieces)
}

/// What stands on each point of a row, as far as it is told.
fn read_row(row: &str, rank: usize) -> Result<Vec<Option<Side>>, ParsePositionError> {
    let mut symbols = Vec::new();
    let mut digit_before = false;
    for symbol in row.chars() {
        match symbol {
            'F' => symbols.push(Some(Side::Few)),
            'g' => symbols.push(Some(Side::Many)),
            // No row is so long that two digits could follow each other.
            '1'..='9' if !digit_before => {
                symbols.extend((b'0'..symbol as u8).map(|_| None));
            }
            _ => return Err(ParsePositionError::Symbol { rank, symbol }),
        }
        digit_before = symbol.is_ascii_digit();
    }
    Ok(symbols)
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.setup().fmt(f)
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in (0..self.variant.board().width()).rev() {
            self.write_row(f, rank)?;
            f.write_str(if rank == 0 { " " } else { "/" })?;
        }
        let side = match self.turn {
            Side::Few => 'f',
            Side::Many => 'g',
        };
        write!(f, "{side} {} {}", self.hand, self.quiet)
    }
}

impl Setup {
    fn write_row(&self, f: &mut fmt::Formatter<'_>, rank: u8) -> fmt::Result {
        let mut empty = 0;
        for point in self.variant.board().rank(rank) {
            let symbol = Side::ALL.into_iter().find(|&side| self.pieces[side].has(point));
            match symbol {
                None => empty += 1,
                Some(side) => {
                    write_run(f, &mut empty)?;
                    f.write_str(match side {
                        Side::Few => "F",
                        Side::Many => "g",
                    })?;
                }
            }
        }
        write_run(f, &mut empty)
    }
}

fn write_run(f: &mut fmt::Formatter<'_>, empty: &mut u8) -> fmt::Result {
    match std::mem::take(empty) {
        0 => Ok(()),
        run => write!(f, "{run}"),
    }
}
