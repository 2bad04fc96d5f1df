//! What is counted beside the board: what is captured and what is in the hand, as pieces and as digits.

use ab_glyph::{Point as Spot, point as spot};

use crate::rules::{
    position::Position,
    side::Side,
    variant::{Role, Variant},
};

use super::{
    canvas::Canvas,
    layout::{Area, Layout},
    mask::Mask,
    outline::Outline,
    picture::Picture,
    pieces, text,
    theme::{Colours, Theme, of_size, of_tray},
};

/// Pieces to be counted in a place of their own.
struct Tray {
    area: Area,
    /// How many places there are for them.
    slots: u8,
    /// Whether it is the aim to fill all places.
    goal: bool,
    /// Between its edge and what is in it, px.
    padding: f32,
}

impl Tray {
    /// For captured pieces, if captures can win.
    fn captures(layout: &Layout, variant: Variant) -> Option<Self> {
        let slots = variant.captures_to_win()?;
        Some(Self::new(layout, layout.captures(), slots, true))
    }

    /// For pieces in the hand, if the variant has a hand.
    fn hand(layout: &Layout, variant: Variant) -> Option<Self> {
        let slots = variant.law().hand;
        (slots > 0).then(|| Self::new(layout, layout.hand(), slots, false))
    }

    fn new(layout: &Layout, area: Area, slots: u8, goal: bool) -> Self {
        Self {
            area,
            slots,
            goal,
            padding: of_tray::PADDING * layout.size,
        }
    }

    /// Where the number stands, and where the pieces.
    fn parts(&self) -> (Area, Area) {
        let inside = self.area.shrunk(self.padding);
        if inside.width() > of_tray::WIDE * inside.height() {
            let share = inside.height() * of_tray::NUMBER_BESIDE / inside.width();
            return (inside.across(0.0, share), inside.across(share, 1.0));
        }
        (
            inside.down(0.0, of_tray::NUMBER_ABOVE),
            inside.down(of_tray::NUMBER_ABOVE, 1.0),
        )
    }

    /// The middle of each place, in rows, and how large a place is, px.
    fn places(&self) -> (impl Iterator<Item = Spot>, f32) {
        let (_, area) = self.parts();
        let (columns, side) = grid(area, self.slots);
        let rows = self.slots.div_ceil(columns);
        let away = spot(
            f32::from(columns - 1) * side / 2.0,
            f32::from(rows - 1) * side / 2.0,
        );
        let first = area.centre() - away;
        let places = (0..self.slots).map(move |i| {
            let at = first + spot(f32::from(i % columns) * side, f32::from(i / columns) * side);
            spot(at.x.floor() + 0.5, at.y.floor() + 0.5)
        });
        (places, side)
    }

    /// The hollow, all places empty.
    fn hollow(&self, canvas: &mut Canvas, layout: &Layout, colours: &Colours) {
        let corner = of_size::TRAY_CORNER * layout.size;
        let hollow = Outline::rectangle(self.area.min, self.area.max, corner).filled(spot(0.0, 0.0), 1.0);
        let lower = hollow.clone().shifted(0, 1);
        canvas.tint(&lower, colours.lit_edge, of_tray::EDGE_LIGHT);
        canvas.tint(&hollow, colours.tray, 1.0);
        let (places, side) = self.places();
        for at in places {
            canvas.tint(
                &Mask::disc(at, of_tray::SLOT * side),
                colours.lit_edge,
                of_tray::SLOT_LIGHT,
            );
        }
    }

    /// So many pieces in it, and their number.
    fn fill(&self, picture: &mut Picture, role: Role, have: u8, size: f32, theme: Theme) {
        self.number(picture, have, size, theme.colours());
        let (places, side) = self.places();
        let radius = (of_tray::COUNTED * side).round().max(1.0);
        for at in places.take(usize::from(have)) {
            pieces::stand(picture, role, at, radius, theme, 1.0);
        }
    }

    /// How many there are, and of how many if that is the aim.
    fn number(&self, picture: &mut Picture, have: u8, size: f32, colours: &Colours) {
        let (area, _) = self.parts();
        let have = have.to_string();
        let need = if self.goal {
            format!("/{}", self.slots)
        } else {
            String::new()
        };
        let (left, right) = (text::width(&have, size), text::width(&need, size));
        let [first, second] = [-right, left].map(|aside| area.centre() + spot(aside / 2.0, 0.0));
        for (words, at, colour) in [(have, first, colours.text), (need, second, colours.faint_text)] {
            for shape in text::line(&words, at, size) {
                picture.tint(&shape, colour, 1.0);
            }
        }
    }
}

/// Paints the trays that a variant needs, empty.
pub(super) fn hollows(canvas: &mut Canvas, layout: &Layout, variant: Variant, colours: &Colours) {
    let trays = [Tray::captures(layout, variant), Tray::hand(layout, variant)];
    for tray in trays.into_iter().flatten() {
        tray.hollow(canvas, layout, colours);
    }
}

/// Fills them.
pub(super) fn paint(picture: &mut Picture, layout: &Layout, position: &Position, theme: Theme) {
    let variant = position.variant();
    let (role, size) = (variant.role(Side::Many), of_tray::TEXT * layout.size);
    if let Some(tray) = Tray::captures(layout, variant) {
        tray.fill(picture, role, position.captured(), size, theme);
    }
    if let Some(tray) = Tray::hand(layout, variant) {
        tray.fill(picture, role, position.hand(), size, theme);
    }
}

/// In how many columns places are largest, full rows preferred, and how large they are then, px.
fn grid(area: Area, places: u8) -> (u8, f32) {
    let side = |columns: u8| {
        let rows = places.div_ceil(columns);
        (area.width() / f32::from(columns)).min(area.height() / f32::from(rows))
    };
    let merit = |columns: u8| {
        let room = f32::from(columns) * f32::from(places.div_ceil(columns));
        side(columns) * (f32::from(places) / room).powi(2)
    };
    let columns = (1..=places.max(1))
        .max_by(|&a, &b| merit(a).total_cmp(&merit(b)))
        .unwrap_or(1);
    (columns, side(columns).floor())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::render::{Scene, draw};
    use crate::rules::{bitboard::Bitboard, setup::Setup};

    /// A position with some pieces in the hand and some captured; the others stand wherever there is room.
    fn counting(variant: Variant, hand: u8, captured: u8) -> Scene {
        let start = Setup::start(variant);
        let free = variant.board().used() - start.pieces.few;
        let left = usize::from(variant.many_total() - hand - captured);
        let many: Bitboard = free.into_iter().take(left).collect();
        let mut setup = Setup { hand, ..start };
        setup.pieces.many = many;
        Scene::of(Position::from_setup(setup).expect("a valid setup"))
    }

    /// In how many places of a tray something stands, as those show that are all full and all empty; all at the beginning.
    fn counted(tray: &Tray, picture: &Picture, empty: &Picture) -> usize {
        let (places, side) = tray.places();
        let taken: Vec<bool> = places
            .map(|at| {
                let pairs = picture
                    .seen_around(at, 0.3 * side)
                    .zip(empty.seen_around(at, 0.3 * side));
                pairs.filter(|(a, b)| a != b).count() > 20
            })
            .collect();
        assert!(taken.is_sorted_by(|a, b| a >= b), "{taken:?}");
        taken.into_iter().filter(|&taken| taken).count()
    }

    #[test]
    fn as_many_pieces_are_in_a_tray_as_are_counted() {
        for variant in Variant::ALL.into_iter().filter(|v| v.captures_to_win().is_some()) {
            for theme in Theme::ALL {
                let look = |scene: Scene| {
                    draw(&Scene {
                        theme,
                        size: 300,
                        ..scene
                    })
                };
                let most = variant.law().hand;
                let empty = look(counting(variant, 0, 0));
                for captured in [0, 1, 4] {
                    let hand = most.saturating_sub(captured * 2);
                    let scene = counting(variant, hand, captured);
                    let layout = Scene {
                        size: 300,
                        ..scene.clone()
                    }
                    .layout();
                    let picture = look(scene);
                    let tray = Tray::captures(&layout, variant).expect("a tray for captures");
                    assert_eq!(
                        counted(&tray, &picture, &empty),
                        usize::from(captured),
                        "{variant} {theme:?}"
                    );
                    if let Some(tray) = Tray::hand(&layout, variant) {
                        assert_eq!(counted(&tray, &picture, &empty), usize::from(hand), "{theme:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn places_are_as_large_as_they_can_be() {
        let area = |width, height| Area {
            min: spot(0.0, 0.0),
            max: spot(width, height),
        };
        assert_eq!(grid(area(100.0, 20.0), 5), (5, 20.0));
        assert_eq!(grid(area(100.0, 20.0), 20), (10, 10.0));
        assert_eq!(grid(area(40.0, 40.0), 4), (2, 20.0));
    }
}
