//! What plotters draws, laid on a canvas as everything else is.

use std::convert::Infallible;

use ab_glyph::{Point as Spot, point as spot};
use image::Rgb;
use plotters::style::RGBColor;
use plotters_backend::{
    BackendColor, BackendCoord, BackendStyle, BackendTextStyle, DrawingBackend, DrawingErrorKind,
    text_anchor::{HPos, VPos},
};

use super::{
    canvas::Canvas,
    mask::Mask,
    outline::Outline,
    pixel::{nearest, single},
    text,
};

/// So many of plotters' pixels make one of the picture's, so that its whole numbers do not show.
const FINE: i32 = 16;

type Drawn = Result<(), DrawingErrorKind<Infallible>>;

/// A canvas for plotters.
///
/// All that it is told in pixels is in [`fine`] ones. Its texts have one line and one font, its lines round ends.
pub(super) struct Plot<'a>(pub(super) &'a mut Canvas);

/// A length in px in those of plotters.
pub(super) fn fine(px: f32) -> i32 {
    nearest(px * FINE as f32)
}

/// A colour as plotters has it.
pub(super) const fn ink(Rgb([red, green, blue]): Rgb<u8>) -> RGBColor {
    RGBColor(red, green, blue)
}

/// A length of plotters' in px.
fn px(length: i32) -> f32 {
    length as f32 / FINE as f32
}

fn place((x, y): BackendCoord) -> Spot {
    spot(px(x), px(y))
}

/// Half the width of a line, px.
fn half(style: &impl BackendStyle) -> f32 {
    px(style.stroke_width().cast_signed()) / 2.0
}

impl Plot<'_> {
    fn lay(&mut self, mask: &Mask, colour: BackendColor) {
        let (red, green, blue) = colour.rgb;
        self.0.tint(mask, Rgb([red, green, blue]), single(colour.alpha));
    }
}

impl DrawingBackend for Plot<'_> {
    type ErrorType = Infallible;

    fn get_size(&self) -> (u32, u32) {
        let (width, height) = self.0.image().dimensions();
        (width * FINE.cast_unsigned(), height * FINE.cast_unsigned())
    }

    fn ensure_prepared(&mut self) -> Drawn {
        Ok(())
    }

    fn present(&mut self) -> Drawn {
        Ok(())
    }

    fn draw_pixel(&mut self, at: BackendCoord, colour: BackendColor) -> Drawn {
        self.lay(&Mask::disc(place(at), px(1) / 2.0), colour);
        Ok(())
    }

    fn draw_line<S: BackendStyle>(&mut self, from: BackendCoord, to: BackendCoord, style: &S) -> Drawn {
        self.lay(&Mask::line(place(from), place(to), half(style)), style.color());
        Ok(())
    }

    fn draw_rect<S: BackendStyle>(
        &mut self,
        (left, top): BackendCoord,
        (right, bottom): BackendCoord,
        style: &S,
        fill: bool,
    ) -> Drawn {
        let corners = [(left, top), (right, top), (right, bottom), (left, bottom)];
        if fill {
            return self.fill_polygon(corners, style);
        }
        self.draw_path(corners.into_iter().chain([corners[0]]), style)
    }

    fn draw_path<S: BackendStyle, I: IntoIterator<Item = BackendCoord>>(
        &mut self,
        path: I,
        style: &S,
    ) -> Drawn {
        let mut places = path.into_iter().map(place);
        let Some(mut from) = places.next() else {
            return Ok(());
        };
        for to in places {
            self.lay(&Mask::line(from, to, half(style)), style.color());
            from = to;
        }
        Ok(())
    }

    fn draw_circle<S: BackendStyle>(
        &mut self,
        centre: BackendCoord,
        radius: u32,
        style: &S,
        fill: bool,
    ) -> Drawn {
        let (centre, radius) = (place(centre), px(radius.cast_signed()));
        let shape = match fill {
            true => Mask::disc(centre, radius),
            false => Mask::ring(centre, radius, 2.0 * half(style)),
        };
        self.lay(&shape, style.color());
        Ok(())
    }

    fn fill_polygon<S: BackendStyle, I: IntoIterator<Item = BackendCoord>>(
        &mut self,
        corners: I,
        style: &S,
    ) -> Drawn {
        let corners: Vec<Spot> = corners.into_iter().map(place).collect();
        let shape = Outline::polygon(&corners).filled(spot(0.0, 0.0), 1.0);
        self.lay(&shape, style.color());
        Ok(())
    }

    fn draw_text<S: BackendTextStyle>(&mut self, words: &str, style: &S, at: BackendCoord) -> Drawn {
        let size = single(style.size()) / FINE as f32;
        let (width, at) = (text::width(words, size), place(at));
        let x = match style.anchor().h_pos {
            HPos::Left => at.x + width / 2.0,
            HPos::Center => at.x,
            HPos::Right => at.x - width / 2.0,
        };
        let y = match style.anchor().v_pos {
            VPos::Top => at.y + size / 2.0,
            VPos::Center => at.y,
            VPos::Bottom => at.y - size / 2.0,
        };
        for shape in text::line(words, spot(x, y), size) {
            self.lay(&shape, style.color());
        }
        Ok(())
    }

    fn estimate_text_size<S: BackendTextStyle>(
        &self,
        words: &str,
        style: &S,
    ) -> Result<(u32, u32), DrawingErrorKind<Infallible>> {
        let size = single(style.size()) / FINE as f32;
        let (width, height) = (fine(text::width(words, size)), fine(size));
        Ok((width.cast_unsigned(), height.cast_unsigned()))
    }
}

#[cfg(test)]
mod tests {
    use plotters::style::{RGBAColor, ShapeStyle};

    use super::*;

    /// As wide as two pixels of the picture.
    const RED: ShapeStyle = ShapeStyle {
        color: RGBAColor(200, 0, 0, 1.0),
        filled: true,
        stroke_width: 32,
    };

    /// How many pixels of a canvas of 40 by 20 px have any colour, and the one in the middle.
    fn painted(draw: impl FnOnce(&mut Plot<'_>) -> Drawn) -> (usize, [u8; 4]) {
        let mut canvas = Canvas::new(40, 20);
        let Ok(()) = draw(&mut Plot(&mut canvas)) else {
            panic!("it cannot fail");
        };
        let painted = canvas.image().pixels().filter(|pixel| pixel.0[3] > 0).count();
        (painted, canvas.image().get_pixel(20, 10).0)
    }

    #[test]
    fn every_shape_lies_where_it_was_put() {
        let at = |x: f32, y: f32| (fine(x), fine(y));
        let red = [200, 0, 0, 255];
        let full = painted(|plot| plot.draw_rect(at(10.0, 5.0), at(30.0, 15.0), &RED, true));
        assert_eq!(full, (200, red));
        let frame = painted(|plot| plot.draw_rect(at(10.0, 5.0), at(30.0, 15.0), &RED, false));
        assert!(frame.0 > 50 && frame.1 == [0; 4], "{frame:?}");
        let disc = painted(|plot| plot.draw_circle(at(20.0, 10.0), 16 * 8, &RED, true));
        assert!((200..240).contains(&disc.0) && disc.1 == red, "{disc:?}");
        let ring = painted(|plot| plot.draw_circle(at(20.0, 10.0), 16 * 8, &RED, false));
        assert!(ring.0 < disc.0 && ring.1 == [0; 4], "{ring:?}");
        assert_eq!(painted(|plot| plot.draw_path([], &RED)).0, 0);
    }

    #[test]
    fn it_is_as_large_as_its_canvas() {
        assert_eq!(Plot(&mut Canvas::new(40, 20)).get_size(), (640, 320));
    }
}
