//! Whose turn it is, or how it ended, beside the board.

use ab_glyph::{Point as Spot, point as spot};

use crate::rules::{board::Shape, position::Position, side::Side, variant::Role};

use super::{
    board,
    canvas::Canvas,
    kept::Kept,
    layout::Layout,
    mask::Mask,
    outline::{Outline, towards},
    palette::Palette,
    picture::Picture,
    pieces::Piece,
    pixel::ceil,
    scene::Status,
    sprite::Sprite,
    theme::{Theme, of_medallion},
};

/// From -100 to 100 in a medallion.
const CROWN: &str =
    "M -40 -36 L -46 -72 L -24 -56 L 0 -84 L 24 -56 L 46 -72 L 40 -36 C 20 -30 -20 -30 -40 -36 Z";

/// Room for the medallions of all boards in every theme, bytes.
const ROOM: usize = 8 << 20;

/// What tells medallions apart: the place, both heads, who is on it (who has the turn or has won; nobody alone at a draw),
/// whether the game is over, and the picture.
type Look = (Shape, [Role; 2], Option<Side>, bool, Theme, u32);

/// A disc of wood framed in brass, in a canvas of its own.
struct Medallion {
    centre: Spot,
    radius: f32,
    theme: Theme,
}

/// Puts it there: the head of the side to move with an arrow to the board; at the end that of the winner with a crown, or both.
pub(super) fn paint(
    picture: &mut Picture,
    layout: &Layout,
    position: &Position,
    status: Status,
    theme: Theme,
) {
    static MEDALLIONS: Kept<Look, Sprite> = Kept::new(ROOM);
    let variant = position.variant();
    let roles = Side::ALL.map(|side| variant.role(side));
    let size = layout.size.to_bits();
    let (shown, over) = match status {
        Status::Running => (Some(position.turn()), false),
        Status::Won(winner) => (Some(winner), true),
        Status::Drawn => (None, true),
    };
    let key = (variant.shape(), roles, shown, over, theme, size);
    let sprite = MEDALLIONS.get(key, || sprite(layout, position, status, theme));
    picture.stamp(&sprite, layout.status().centre(), 1.0);
}

fn sprite(layout: &Layout, position: &Position, status: Status, theme: Theme) -> Sprite {
    let area = layout.status();
    let share = if layout.has_bar() {
        of_medallion::RADIUS_IN_BAR
    } else {
        of_medallion::RADIUS
    };
    let radius = share * area.width().min(area.height());
    let middle = ceil(radius * 1.4) + 2;
    let mut canvas = Canvas::new((2 * middle + 1).cast_unsigned(), (2 * middle + 1).cast_unsigned());
    let medallion = Medallion {
        centre: spot(middle as f32 + 0.5, middle as f32 + 0.5),
        radius,
        theme,
    };
    if status == Status::Running {
        medallion.arrow(&mut canvas, layout.towards_board() - area.centre());
    }
    medallion.face(&mut canvas, layout);
    medallion.heads(&mut canvas, position, status);
    Sprite::new(&canvas, (middle, middle), Palette::of(theme))
}

impl Medallion {
    /// The spot so many radii from its centre.
    fn at(&self, away: Spot) -> Spot {
        self.centre + spot(away.x * self.radius, away.y * self.radius)
    }

    /// The disc and its frame.
    fn face(&self, canvas: &mut Canvas, layout: &Layout) {
        let (colours, radius) = (self.theme.colours(), self.radius);
        let shadow = Mask::disc(self.at(spot(0.0, of_medallion::SHADOW_FALL)), radius);
        canvas.tint(&shadow, colours.shadow, of_medallion::SHADOW);
        let wood = board::cut(layout, colours.plate, 5);
        canvas.texture(&Mask::disc(self.centre, radius), |x, y| wood.at(x, y));
        let (width, edge) = (of_medallion::RIM * radius, of_medallion::EDGE * radius);
        let rim = |edge: f32| Mask::ring(self.centre, radius - width / 2.0, width + 2.0 * edge);
        canvas.tint(&rim(edge), colours.brass_edge, 1.0);
        canvas.tint(&rim(0.0), colours.brass, 1.0);
    }

    /// Whoever is to be seen, and the crown.
    fn heads(&self, canvas: &mut Canvas, position: &Position, status: Status) {
        let down = spot(0.0, of_medallion::CROWNED_DOWN);
        let aside = spot(of_medallion::PAIR_ASIDE, 0.0);
        let mut head = |side, at, size: f32| {
            let (role, radius) = (position.variant().role(side), (size * self.radius).round());
            Piece::painted(role, radius, self.theme).stand(canvas, self.at(at));
        };
        match status {
            Status::Running => head(position.turn(), spot(0.0, 0.0), of_medallion::HEAD),
            Status::Won(winner) => {
                head(winner, down, of_medallion::CROWNED);
                self.crown(canvas);
            }
            Status::Drawn => {
                head(Side::Few, spot(0.0, 0.0) - aside, of_medallion::PAIR);
                head(Side::Many, aside, of_medallion::PAIR);
            }
        }
    }

    /// An arrow that looks out from under the frame that way.
    fn arrow(&self, canvas: &mut Canvas, way: Spot) {
        let ahead = towards(spot(0.0, 0.0), way, self.radius);
        let aside = spot(-ahead.y, ahead.x);
        let at = |forward: f32, sideways: f32| {
            let x = ahead.x * forward + aside.x * sideways;
            let y = ahead.y * forward + aside.y * sideways;
            self.centre + spot(x, y)
        };
        let half = of_medallion::ARROW_HALF;
        let corners = [at(of_medallion::ARROW, 0.0), at(0.9, half), at(0.9, -half)];
        let origin = spot(0.0, 0.0);
        let arrow = Outline::rounded(&corners, of_medallion::EDGE * self.radius);
        self.brass(canvas, &arrow, origin, 1.0);
    }

    fn crown(&self, canvas: &mut Canvas) {
        self.brass(canvas, &Outline::read(CROWN), self.centre, self.radius / 100.0);
    }

    /// A shape of brass with a darker edge.
    fn brass(&self, canvas: &mut Canvas, outline: &Outline, at: Spot, scale: f32) {
        let colours = self.theme.colours();
        let edge = outline.drawn(at, scale, of_medallion::EDGE * self.radius);
        canvas.tint(&edge, colours.brass_edge, 1.0);
        canvas.tint(&outline.filled(at, scale), colours.brass, 1.0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        render::{Scene, draw, pieces::coat},
        rules::{setup::Setup, variant::Variant},
    };

    /// How many pixels have the coat of the few and how many that of the many, around a spot in the medallion that lies so
    /// many radii beside its centre.
    fn coats(scene: &Scene, aside: f32) -> [usize; 2] {
        let (picture, area) = (draw(scene), scene.layout().status());
        let radius = of_medallion::RADIUS * area.width().min(area.height());
        let at = area.centre() + spot(aside * radius, 0.1 * radius);
        let seen: Vec<_> = picture.seen_around(at, 0.4 * radius).collect();
        Side::ALL.map(|side| {
            let coat = coat(scene.position.variant().role(side), scene.theme);
            seen.iter().filter(|&&colour| colour == coat).count()
        })
    }

    /// Whether the few are to be seen in the first place and the many in the second, not the other way round. Some of the few
    /// have white cheeks, so only both together tell.
    fn is_right(few: [usize; 2], many: [usize; 2]) -> bool {
        few[0] > many[0] && few[1] < many[1]
    }

    fn scenes() -> impl Iterator<Item = Scene> {
        let variants = Variant::ALL.into_iter();
        variants.flat_map(|variant| {
            Theme::ALL.map(|theme| Scene {
                theme,
                ..Scene::of(Position::start(variant))
            })
        })
    }

    #[test]
    fn whose_turn_it_is_has_the_medallion() {
        for scene in scenes() {
            let setup = scene.position.setup();
            let [few, many] = Side::ALL.map(|turn| {
                let position = Position::from_setup(Setup { turn, ..setup }).expect("a valid setup");
                coats(
                    &Scene {
                        position,
                        ..scene.clone()
                    },
                    0.0,
                )
            });
            assert!(
                is_right(few, many),
                "{setup:?} {:?}: {few:?} {many:?}",
                scene.theme
            );
        }
    }

    #[test]
    fn the_winner_has_it_in_the_end_and_both_at_a_draw() {
        let aside = of_medallion::PAIR_ASIDE;
        for scene in scenes() {
            let ended = |status, aside| {
                let scene = Scene {
                    status,
                    ..scene.clone()
                };
                coats(&scene, aside)
            };
            let [few, many] = Side::ALL.map(|side| ended(Status::Won(side), 0.0));
            assert!(is_right(few, many), "{:?}: {few:?} {many:?}", scene.theme);
            let [few, many] = [-aside, aside].map(|aside| ended(Status::Drawn, aside));
            assert!(is_right(few, many), "{:?}: {few:?} {many:?}", scene.theme);
        }
    }
}
