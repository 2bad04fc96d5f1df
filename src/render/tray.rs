//! What is counted beside the board: what is captured and what is in the hand, as pieces and as digits.

use ab_glyph::point as spot;

use crate::rules::{position::Position, side::Side, variant::Role};

use super::{
    canvas::Canvas,
    layout::{Area, Layout},
    mask::Mask,
    outline::Outline,
    pieces, text,
    theme::{Theme, of_size, of_tray},
};

/// Paints the trays that the variant needs.
pub(super) fn paint(canvas: &mut Canvas, layout: &Layout, position: &Position, theme: Theme) {
    let variant = position.variant();
    let role = variant.role(Side::Many);
    if let Some(need) = variant.captures_to_win() {
        let count = Count {
            role,
            have: position.captured(),
            slots: need,
            goal: true,
        };
        tray(canvas, layout, layout.captures(), &count, theme);
    }
    if variant.law().hand > 0 {
        let count = Count {
            role,
            have: position.hand(),
            slots: variant.law().hand,
            goal: false,
        };
        tray(canvas, layout, layout.hand(), &count, theme);
    }
}

/// Pieces to be counted.
struct Count {
    role: Role,
    have: u8,
    /// How many places there are for them.
    slots: u8,
    /// Whether it is the aim to fill all places.
    goal: bool,
}

/// A hollow with a number and as many places as there can be pieces, so many of them filled.
fn tray(canvas: &mut Canvas, layout: &Layout, area: Area, count: &Count, theme: Theme) {
    let colours = theme.colours();
    let corner = of_size::TRAY_CORNER * layout.size;
    let hollow = Outline::rectangle(area.min, area.max, corner).filled(spot(0.0, 0.0), 1.0);
    canvas.tint(
        &hollow.clone().shifted(0, 1),
        colours.lit_edge,
        of_tray::EDGE_LIGHT,
    );
    canvas.tint(&hollow, colours.tray, 1.0);
    let inside = area.shrunk(of_tray::PADDING * layout.size);
    let (head, places) = if inside.width() > of_tray::WIDE * inside.height() {
        let share = inside.height() * of_tray::NUMBER_BESIDE / inside.width();
        (inside.across(0.0, share), inside.across(share, 1.0))
    } else {
        (
            inside.down(0.0, of_tray::NUMBER_ABOVE),
            inside.down(of_tray::NUMBER_ABOVE, 1.0),
        )
    };
    number(canvas, head, count, of_tray::TEXT * layout.size, theme);
    slots(canvas, places, count, theme);
}

/// How many there are, and of how many if that is the aim.
fn number(canvas: &mut Canvas, area: Area, count: &Count, size: f32, theme: Theme) {
    let (colours, centre) = (theme.colours(), area.centre());
    let have = count.have.to_string();
    if !count.goal {
        text::write(canvas, &have, centre, size, colours.text);
        return;
    }
    let need = format!("/{}", count.slots);
    let (left, right) = (text::width(&have, size), text::width(&need, size));
    text::write(canvas, &have, centre - spot(right / 2.0, 0.0), size, colours.text);
    text::write(
        canvas,
        &need,
        centre + spot(left / 2.0, 0.0),
        size,
        colours.faint_text,
    );
}

/// The places in rows, the first of them filled.
fn slots(canvas: &mut Canvas, area: Area, count: &Count, theme: Theme) {
    let (columns, side) = grid(area, count.slots);
    let rows = count.slots.div_ceil(columns);
    let first = area.centre()
        - spot(
            f32::from(columns - 1) * side / 2.0,
            f32::from(rows - 1) * side / 2.0,
        );
    for i in 0..count.slots {
        let at = first + spot(f32::from(i % columns) * side, f32::from(i / columns) * side);
        let at = spot(at.x.floor() + 0.5, at.y.floor() + 0.5);
        if i < count.have {
            let radius = (of_tray::COUNTED * side).round().max(1.0);
            pieces::stand(canvas, count.role, at, radius, theme, 1.0);
        } else {
            let hole = Mask::disc(at, of_tray::SLOT * side);
            canvas.tint(&hole, theme.colours().lit_edge, of_tray::SLOT_LIGHT);
        }
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
