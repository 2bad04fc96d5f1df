//! What a picture shows, in the words of the game.

use crate::rules::{bitboard::Bitboard, moves::Move, point::Point, position::Position, side::Side};

use super::{MESSAGE_SIZE, layout::Layout, orientation::Orientation, pixel::floor, theme::Theme};

/// What is to be seen. The painter is told everything: it never asks the game a question.
#[derive(Debug, Clone)]
pub struct Scene {
    /// The position.
    pub position: Position,
    /// The position before it and the move that led to it, to be marked.
    pub last: Option<(Position, Move)>,
    /// A move to be pointed out with an arrow.
    pub hint: Option<Move>,
    /// The piece that somebody has picked, to be highlighted.
    pub picked: Option<Point>,
    /// Where it may go, or a piece be placed, to be marked with dots; on a point where a piece stands, that it may be
    /// picked, a ring round it.
    pub targets: Bitboard,
    /// How the game stands.
    pub status: Status,
    /// Which way round.
    pub orientation: Orientation,
    /// The colours.
    pub theme: Theme,
    /// Width and height, px; what is not one of [`SIZES`](super::SIZES) is taken for the nearest that is.
    pub size: u32,
}

impl Scene {
    /// A position of a running game and nothing else, upright, in wood, in the size of a message.
    #[must_use]
    pub const fn of(position: Position) -> Self {
        Self {
            position,
            last: None,
            hint: None,
            picked: None,
            targets: Bitboard::EMPTY,
            status: Status::Running,
            orientation: Orientation::Upright,
            theme: Theme::Wood,
            size: MESSAGE_SIZE,
        }
    }

    /// The pixel in the middle of a point, from the left and from the top.
    #[must_use]
    pub fn pixel(&self, point: Point) -> (u32, u32) {
        let at = self.layout().spot(point);
        (floor(at.x).cast_unsigned(), floor(at.y).cast_unsigned())
    }

    /// From a point to its neighbour, px.
    #[must_use]
    pub fn pitch(&self) -> u32 {
        floor(self.layout().pitch).cast_unsigned()
    }

    pub(super) fn layout(&self) -> Layout {
        Layout::new(self.position.board(), self.orientation, self.size)
    }
}

/// Whose head stands beside the board, and with what.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Status {
    /// The game goes on: the side to move.
    Running,
    /// It is over: the winner, crowned.
    Won(Side),
    /// It is over: both sides.
    Drawn,
}
