//! Where everything lies, px.

use ab_glyph::{Point as Spot, point as spot};

use crate::rules::{
    bitboard::Bitboard,
    board::{Board, Shape},
    point::{Coord, Point},
};

use super::{
    SIZES,
    orientation::Orientation,
    theme::{of_pitch, of_size},
};

/// The share of the bar that counts captures; the rest counts the hand.
const CAPTURES: f32 = 0.37;

/// An upright rectangle.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Area {
    /// Its top left corner.
    pub(super) min: Spot,
    /// Its bottom right corner.
    pub(super) max: Spot,
}

impl Area {
    pub(super) fn width(&self) -> f32 {
        self.max.x - self.min.x
    }

    pub(super) fn height(&self) -> f32 {
        self.max.y - self.min.y
    }

    pub(super) fn centre(&self) -> Spot {
        spot((self.min.x + self.max.x) / 2.0, (self.min.y + self.max.y) / 2.0)
    }

    /// The same with `margin` px taken off on each side.
    pub(super) fn shrunk(&self, margin: f32) -> Self {
        let margin = spot(margin, margin);
        Self {
            min: self.min + margin,
            max: self.max - margin,
        }
    }

    /// The part between two shares of its width.
    pub(super) fn across(&self, from: f32, to: f32) -> Self {
        Self {
            min: spot(self.min.x + from * self.width(), self.min.y),
            max: spot(self.min.x + to * self.width(), self.max.y),
        }
    }

    /// The part between two shares of its height.
    pub(super) fn down(&self, from: f32, to: f32) -> Self {
        Self {
            min: spot(self.min.x, self.min.y + from * self.height()),
            max: spot(self.max.x, self.min.y + to * self.height()),
        }
    }
}

/// The places of one board in one picture.
#[derive(Debug, Clone)]
pub(super) struct Layout {
    /// Width and height of the picture.
    pub(super) size: f32,
    /// From a point to its neighbour.
    pub(super) pitch: f32,
    board: &'static Board,
    orientation: Orientation,
    /// The middle of the cell at the top left.
    origin: Spot,
    /// From the outermost points to the edge of the board.
    margin: f32,
    /// How many cells are cut out of each corner, each way.
    cut: f32,
}

impl Layout {
    /// The layout of a picture of `size` px, both ways, or of the nearest size there can be.
    pub(super) fn new(board: &'static Board, orientation: Orientation, size: u32) -> Self {
        let size = size.clamp(*SIZES.start(), *SIZES.end()) as f32;
        let cut = board.rank(0).next().map_or(0, |first| board.coord(first).file);
        let steps = f32::from(board.width() - 1);
        let margin = match board.shape() {
            Shape::Chess64 => of_pitch::SQUARE,
            Shape::Cross33Full | Shape::Cross33Alternating | Shape::Cross45 | Shape::Net25 => of_pitch::PLATE,
        };
        let border = of_size::BORDER * size;
        let top = match board.shape() {
            Shape::Cross33Full | Shape::Cross33Alternating | Shape::Cross45 => border,
            Shape::Net25 => of_size::BAR * size,
            Shape::Chess64 => of_size::LOW_BAR * size,
        };
        let room = (size - 2.0 * border).min(size - top - border);
        let pitch = (room / (steps + 2.0 * margin)).floor();
        // Whole cells between whole pixels, so that all pieces of a kind are the same pixels.
        let left = ((size - steps * pitch) / 2.0).floor();
        let above = (top + (size - border - top - steps * pitch) / 2.0).floor();
        Self {
            size,
            pitch,
            board,
            orientation,
            origin: spot(left + 0.5, above + 0.5),
            margin: margin * pitch,
            cut: f32::from(cut),
        }
    }

    /// The board.
    pub(super) const fn board(&self) -> &'static Board {
        self.board
    }

    /// Which way round.
    pub(super) const fn orientation(&self) -> Orientation {
        self.orientation
    }

    /// Where a point lies.
    pub(super) fn spot(&self, point: Point) -> Spot {
        self.place(self.board.coord(point))
    }

    /// The middle of the cell of a place.
    pub(super) fn place(&self, at: Coord) -> Spot {
        let (column, row) = self.orientation.cell(at, self.board.width());
        self.cell(f32::from(column), f32::from(row))
    }

    fn cell(&self, column: f32, row: f32) -> Spot {
        self.origin + spot(column * self.pitch, row * self.pitch)
    }

    /// The last column or row.
    fn last(&self) -> f32 {
        f32::from(self.board.width() - 1)
    }

    /// The smallest rectangle around the board.
    pub(super) fn plate(&self) -> Area {
        let margin = spot(self.margin, self.margin);
        Area {
            min: self.cell(0.0, 0.0) - margin,
            max: self.cell(self.last(), self.last()) + margin,
        }
    }

    /// The corners of the board, clockwise on the screen.
    pub(super) fn corners(&self) -> Vec<Spot> {
        let Area { min, max } = self.plate();
        if self.cut == 0.0 {
            return vec![min, spot(max.x, min.y), max, spot(min.x, max.y)];
        }
        let low = min + spot(self.cut * self.pitch, self.cut * self.pitch);
        let high = max - spot(self.cut * self.pitch, self.cut * self.pitch);
        vec![
            spot(low.x, min.y),
            spot(high.x, min.y),
            spot(high.x, low.y),
            spot(max.x, low.y),
            spot(max.x, high.y),
            spot(high.x, high.y),
            spot(high.x, max.y),
            spot(low.x, max.y),
            spot(low.x, high.y),
            spot(min.x, high.y),
            spot(min.x, low.y),
            spot(low.x, low.y),
        ]
    }

    /// The rectangle around some points, `margin` cells beyond them; `None` around no point.
    pub(super) fn around(&self, points: Bitboard, margin: f32) -> Option<Area> {
        let spots = points.into_iter().map(|point| self.spot(point));
        let bounds = spots.map(|at| Area { min: at, max: at }).reduce(|a, b| Area {
            min: spot(a.min.x.min(b.min.x), a.min.y.min(b.min.y)),
            max: spot(a.max.x.max(b.max.x), a.max.y.max(b.max.y)),
        })?;
        Some(bounds.shrunk(-margin * self.pitch))
    }

    /// The coordinates with the middle of each: files below, ranks on the left.
    pub(super) fn coordinates(&self) -> impl Iterator<Item = (char, Spot)> + '_ {
        let half = of_size::BORDER * self.size / 2.0;
        let Area { min, max } = self.plate();
        (0..self.board.width()).flat_map(move |i| {
            let at = self.place(Coord::new(i, i));
            [
                (char::from(b'a' + i), spot(at.x, max.y + half)),
                (char::from(b'1' + i), spot(min.x - half, at.y)),
            ]
        })
    }

    /// Where the head of the side to move stands: the corner at the top left, or the left end of the bar, or its middle
    /// if nothing else stands in it.
    pub(super) fn status(&self) -> Area {
        if self.cut > 0.0 {
            return self.corner(0.0);
        }
        let bar = self.bar();
        let half = bar.height() / 2.0;
        if self.board.shape() == Shape::Chess64 {
            let middle = bar.centre();
            return Area {
                min: middle - spot(half, half),
                max: middle + spot(half, half),
            };
        }
        Area {
            min: bar.min,
            max: spot(bar.min.x + bar.height(), bar.max.y),
        }
    }

    /// What lies ahead for who looks at the board from where the status stands.
    pub(super) fn towards_board(&self) -> Spot {
        let middle = self.plate().centre();
        if self.cut > 0.0 {
            middle
        } else {
            spot(self.status().centre().x, middle.y)
        }
    }

    /// Where the captured pieces are counted: the corner at the top right, or the middle of the bar.
    pub(super) fn captures(&self) -> Area {
        if self.cut > 0.0 {
            return self.corner(self.last() - self.cut + 1.0);
        }
        self.beside_status().across(0.0, CAPTURES)
    }

    /// Where the pieces in the hand are counted: the corner at the bottom right, or the right end of the bar.
    pub(super) fn hand(&self) -> Area {
        let gap = of_size::GAP * self.size;
        let area = self.beside_status().across(CAPTURES, 1.0);
        Area {
            min: area.min + spot(gap, 0.0),
            max: area.max,
        }
    }

    /// Corners in which nothing else stands: bottom left and bottom right of a cross.
    pub(super) fn empty_corners(&self) -> Option<[Area; 2]> {
        let far = self.last() - self.cut + 1.0;
        let down = spot(0.0, far * self.pitch + of_size::GAP * self.size);
        let lowered = |area: Area| Area {
            min: area.min + down,
            max: area.max + down,
        };
        (self.cut > 0.0).then(|| [self.corner(0.0), self.corner(far)].map(lowered))
    }

    /// Whether what stands beside the board stands in a bar above it, for want of corners.
    pub(super) fn has_bar(&self) -> bool {
        self.cut == 0.0
    }

    fn bar(&self) -> Area {
        let gap = of_size::GAP * self.size;
        let border = of_size::BORDER * self.size;
        Area {
            min: spot(border, gap),
            max: spot(self.size - border, self.plate().min.y - gap),
        }
    }

    fn beside_status(&self) -> Area {
        let (bar, gap) = (self.bar(), of_size::GAP * self.size);
        Area {
            min: spot(self.status().max.x + gap, bar.min.y),
            max: bar.max,
        }
    }

    /// What is left of a corner at the top that begins with this column.
    fn corner(&self, column: f32) -> Area {
        let gap = of_size::GAP * self.size;
        let plate = self.plate();
        let side = self.cut * self.pitch - gap;
        let left = if column > 0.0 {
            plate.max.x - side
        } else {
            plate.min.x
        };
        Area {
            min: spot(left, plate.min.y),
            max: spot(left + side, plate.min.y + side),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_lies_within_the_picture_and_beside_the_board() {
        for shape in Shape::ALL {
            for size in [64, 300, 768, 4096] {
                let layout = Layout::new(Board::of(shape), Orientation::Upright, size);
                let plate = layout.plate();
                for area in [plate, layout.status(), layout.captures(), layout.hand()] {
                    assert!(area.min.x >= 0.0 && area.min.y >= 0.0, "{shape:?} {area:?}");
                    assert!(
                        area.max.x <= layout.size && area.max.y <= layout.size,
                        "{shape:?} {area:?}"
                    );
                    assert!(area.width() > 0.0 && area.height() > 0.0, "{shape:?} {area:?}");
                }
                for point in layout.board().points() {
                    let at = layout.spot(point);
                    assert!(at.x > plate.min.x && at.x < plate.max.x, "{shape:?}");
                    assert!(at.y > plate.min.y && at.y < plate.max.y, "{shape:?}");
                }
            }
        }
    }

    #[test]
    fn turning_the_board_swaps_its_ends() {
        let board = Board::of(Shape::Cross45);
        let [upright, flipped] = Orientation::ALL.map(|way| Layout::new(board, way, 768));
        let last = board.width() - 1;
        for point in board.points() {
            let Coord { file, rank } = board.coord(point);
            let turned = board.point(Coord::new(last - file, last - rank)).unwrap();
            assert_eq!(upright.spot(point), flipped.spot(turned));
        }
    }

    #[test]
    fn no_piece_reaches_a_coordinate() {
        for layout in Shape::ALL.map(|shape| Layout::new(Board::of(shape), Orientation::Upright, 768)) {
            // A piece with its outline, and half a character.
            let reach = 1.1 * of_pitch::PIECE * layout.pitch + 0.4 * of_size::TEXT * layout.size;
            assert_eq!(
                layout.coordinates().count(),
                2 * usize::from(layout.board().width())
            );
            for (character, at) in layout.coordinates() {
                for point in layout.board().points() {
                    let way = layout.spot(point) - at;
                    assert!(way.x.hypot(way.y) > reach, "{character}");
                }
                let half = 0.4 * of_size::TEXT * layout.size;
                assert!(
                    at.x > half && at.y > half && at.y + half < layout.size,
                    "{character}"
                );
            }
        }
    }

    #[test]
    fn the_trays_do_not_overlap() {
        for shape in Shape::ALL {
            let layout = Layout::new(Board::of(shape), Orientation::Upright, 768);
            assert!(layout.status().max.x < layout.captures().min.x, "{shape:?}");
        }
        let layout = Layout::new(Board::of(Shape::Net25), Orientation::Upright, 768);
        assert!(layout.captures().max.x < layout.hand().min.x);
    }
}
