//! The pieces: heads and birds of our own drawing.
//!
//! Each kind is a file with its [`Drawing`]: shapes in a square from -50 to 50, y downwards, one over another, as text that
//! [`Outline::read`] understands. What a shape is painted with is an [`Ink`], and the theme knows the colour.

use std::sync::Arc;

use ab_glyph::{Point as Spot, point as spot};

use image::Rgb;

use crate::rules::variant::Role;

use super::{
    canvas::Canvas,
    kept::Kept,
    mask::Mask,
    outline::Outline,
    palette::Palette,
    picture::Picture,
    pixel::{ceil, floor, nearest},
    sprite::Sprite,
    theme::{Ink, Theme, of_piece},
};

mod fox;
mod goat;
mod goose;
mod hound;
mod tiger;

/// Half the side of the square that drawings are made in.
const HALF: f32 = 50.0;

/// Room for the pieces of all themes in a few sizes, bytes.
const ROOM: usize = 12 << 20;

/// How a kind of piece looks.
struct Drawing(&'static [Shape]);

/// One shape of a drawing.
struct Shape {
    ink: Ink,
    path: &'static str,
    /// Whether the outline of the piece runs around it.
    body: bool,
    /// Whether it is there a second time, mirrored.
    twice: bool,
}

impl Shape {
    /// A shape that belongs to the silhouette.
    const fn body(ink: Ink, path: &'static str) -> Self {
        Self {
            ink,
            path,
            body: true,
            twice: false,
        }
    }

    /// A shape inside the silhouette.
    const fn mark(ink: Ink, path: &'static str) -> Self {
        Self {
            ink,
            path,
            body: false,
            twice: false,
        }
    }

    /// On the left and on the right.
    const fn twice(self) -> Self {
        Self { twice: true, ..self }
    }

    fn outline(&self) -> Outline {
        let mut outline = Outline::read(self.path);
        if self.twice {
            outline.extend(outline.mirrored());
        }
        outline
    }
}

impl Drawing {
    const fn of(role: Role) -> &'static Self {
        match role {
            Role::Fox => &fox::DRAWING,
            Role::Goose => &goose::DRAWING,
            Role::Tiger => &tiger::DRAWING,
            Role::Goat => &goat::DRAWING,
            Role::Hound => &hound::DRAWING,
        }
    }

    /// Its silhouette as pixels, with a margin around it.
    fn silhouette(&self, at: Spot, scale: f32, margin: f32) -> Mask {
        let reach = (1.1 * HALF) * scale + margin + 1.0;
        let reach = spot(reach, reach);
        let mut mask = Mask::empty(at - reach, at + reach);
        for outline in self.0.iter().filter(|shape| shape.body).map(Shape::outline) {
            mask.add(&outline.filled(at, scale));
            mask.add(&outline.drawn(at, scale, margin));
        }
        mask
    }
}

/// The colour that most of a piece has.
pub(super) const fn coat(role: Role, theme: Theme) -> Rgb<u8> {
    theme.ink(match role {
        Role::Fox => Ink::Fox,
        Role::Goose => Ink::Feather,
        Role::Tiger => Ink::Tiger,
        Role::Goat => Ink::Goat,
        Role::Hound => Ink::Hound,
    })
}

/// Puts a piece on a spot, `radius` px from its middle to its edge.
pub(super) fn stand(picture: &mut Picture, role: Role, at: Spot, radius: f32, theme: Theme, opacity: f32) {
    picture.stamp(&sprite(role, radius, theme), at, opacity);
}

/// The sprite, painted unless it was before.
fn sprite(role: Role, radius: f32, theme: Theme) -> Arc<Sprite> {
    static SPRITES: Kept<(Role, Theme, u32), Sprite> = Kept::new(ROOM);
    let key = (role, theme, radius.to_bits());
    SPRITES.get(key, || {
        let Piece { canvas, middle } = Piece::painted(role, radius, theme);
        Sprite::new(&canvas, (middle, middle), Palette::of(theme))
    })
}

/// A piece with its shadow on nothing.
#[derive(Debug)]
pub(super) struct Piece {
    canvas: Canvas,
    /// The pixel of its middle, from the left and from the top.
    middle: i32,
}

impl Piece {
    /// A piece of `radius` px.
    pub(super) fn painted(role: Role, radius: f32, theme: Theme) -> Self {
        let drawing = Drawing::of(role);
        // Room for the outline and the shadow beside the drawing.
        let middle = ceil(radius * 1.45) + 2;
        let side = (2 * middle + 1).cast_unsigned();
        let mut canvas = Canvas::new(side, side);
        let at = spot(middle as f32 + 0.5, middle as f32 + 0.5);
        let scale = radius / HALF;
        let edge = drawing.silhouette(at, scale, of_piece::EDGE * radius);
        let blur = nearest(of_piece::SHADOW_BLUR * radius).cast_unsigned();
        let fall = nearest(of_piece::SHADOW_FALL * radius);
        let shadow = edge
            .blurred(blur)
            .shifted(0, fall)
            .stepped(of_piece::SHADOW_STEPS);
        canvas.tint(&shadow, theme.colours().shadow, of_piece::SHADOW);
        canvas.tint(&edge, theme.ink(Ink::Line), 1.0);
        for shape in drawing.0 {
            canvas.tint(&shape.outline().filled(at, scale), theme.ink(shape.ink), 1.0);
        }
        Self { canvas, middle }
    }

    /// Puts it on a canvas.
    pub(super) fn stand(&self, canvas: &mut Canvas, at: Spot) {
        let (left, top) = (floor(at.x) - self.middle, floor(at.y) - self.middle);
        canvas.stamp(&self.canvas, left, top);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ROLES: [Role; 5] = [Role::Fox, Role::Goose, Role::Tiger, Role::Goat, Role::Hound];

    #[test]
    fn every_shape_of_every_drawing_can_be_read() {
        for role in ROLES {
            for shape in Drawing::of(role).0 {
                let closed = shape.path.ends_with('Z') || shape.path.starts_with('O');
                assert!(closed, "{role}: {}", shape.path);
                let mask = shape.outline().filled(spot(50.0, 50.0), 1.0);
                let covered = mask.rows().flat_map(|(_, row)| row).any(|&cover| cover == 255);
                assert!(covered, "{role}: {}", shape.path);
            }
        }
    }

    #[test]
    fn a_piece_stays_within_its_sprite() {
        for role in ROLES {
            let image = Piece::painted(role, 20.0, Theme::Wood).canvas.image().clone();
            let (width, height) = image.dimensions();
            let on_the_rim = |x: u32, y: u32| x == 0 || y == 0 || x == width - 1 || y == height - 1;
            let touched = image
                .enumerate_pixels()
                .any(|(x, y, pixel)| on_the_rim(x, y) && pixel.0[3] > 0);
            assert!(!touched, "{role}");
        }
    }
}
