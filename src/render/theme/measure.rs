//! Every measure of a picture.

/// Measures in units of the distance between neighbouring points, and shares of colour.
pub(in crate::render) mod of_pitch {
    /// From the outermost points to the edge of the board; half a square on a chessboard.
    pub(in crate::render) const PLATE: f32 = 0.56;
    pub(in crate::render) const SQUARE: f32 = 0.5;
    /// How far the corners of the board are rounded.
    pub(in crate::render) const PLATE_CORNER: f32 = 0.16;
    /// Half the size of a piece.
    pub(in crate::render) const PIECE: f32 = 0.44;
    /// Half the width of a line of the board.
    pub(in crate::render) const LINE: f32 = 0.017;
    /// A hole.
    pub(in crate::render) const HOLE: f32 = 0.07;
    /// How light the lower edge of a groove and of a hole is.
    pub(in crate::render) const GROOVE_LIGHT: f32 = 0.45;
    pub(in crate::render) const HOLE_LIGHT: f32 = 0.7;
    /// Around the pen, and half the width of its edge.
    pub(in crate::render) const PEN: f32 = 0.36;
    pub(in crate::render) const PEN_EDGE: f32 = 0.022;
    /// The last move: behind the piece, where it stood, and half the width of the way between.
    pub(in crate::render) const LANDING: f32 = 0.53;
    pub(in crate::render) const START: f32 = 0.2;
    pub(in crate::render) const START_RING: f32 = 0.07;
    pub(in crate::render) const WAY: f32 = 0.05;
    pub(in crate::render) const STOP: f32 = 0.13;
    /// The heads of arrows on the way: how long, and half as wide.
    pub(in crate::render) const WAY_HEAD: f32 = 0.2;
    pub(in crate::render) const WAY_HEAD_HALF: f32 = 0.14;
    /// Where a picked piece may go.
    pub(in crate::render) const TARGET: f32 = 0.17;
    /// Behind a piece that may be picked.
    pub(in crate::render) const CHOICE: f32 = 0.52;
    /// The dark rim of that, without which it is lost on a light square.
    pub(in crate::render) const CHOICE_EDGE: f32 = 0.045;
    /// A hint where to place a piece: a ring, and its width.
    pub(in crate::render) const DROP: f32 = 0.36;
    pub(in crate::render) const DROP_RING: f32 = 0.09;
    /// How far the darker edge of marks reaches.
    pub(in crate::render) const MARK_EDGE: f32 = 0.02;
    /// A hint: how far its arrow keeps from the points, and how thick and long its parts are.
    pub(in crate::render) const HINT_START: f32 = 0.36;
    pub(in crate::render) const HINT_STOP: f32 = 0.16;
    pub(in crate::render) const HINT_SHAFT: f32 = 0.05;
    pub(in crate::render) const HINT_HEAD: f32 = 0.24;
    pub(in crate::render) const HINT_HEAD_HALF: f32 = 0.16;
    /// The numbers of jumps: on what share of the jump, how large their beads are, and how high.
    pub(in crate::render) const HINT_NUMBERED: f32 = 0.25;
    pub(in crate::render) const HINT_NUMBER: f32 = 0.19;
    pub(in crate::render) const HINT_DIGIT: f32 = 0.5;
    /// The cross over a captured piece: half its size and half its width.
    pub(in crate::render) const CROSS: f32 = 0.19;
    pub(in crate::render) const CROSS_LINE: f32 = 0.042;
}

/// Measures in units of the size of the picture.
pub(in crate::render) mod of_size {
    /// The border that holds the coordinates.
    pub(in crate::render) const BORDER: f32 = 0.05;
    /// The bar above a board that leaves its corners no room, and above one that has little to tell.
    pub(in crate::render) const BAR: f32 = 0.19;
    pub(in crate::render) const LOW_BAR: f32 = 0.165;
    /// Between the board and what stands beside it.
    pub(in crate::render) const GAP: f32 = 0.018;
    /// How thick the board is, and how dark its shadow.
    pub(in crate::render) const SHADOW: f32 = 0.6;
    pub(in crate::render) const THICK: f32 = 0.004;
    /// The height of coordinates.
    pub(in crate::render) const TEXT: f32 = 0.05;
    /// How far the corners of trays are rounded.
    pub(in crate::render) const TRAY_CORNER: f32 = 0.02;
    /// How far the corners of the picture are rounded, and half the width of its rim.
    pub(in crate::render) const CORNER: f32 = 0.024;
    pub(in crate::render) const FRAME: f32 = 0.004;
    /// The grain of the wood, as ring of the tree to ring.
    pub(in crate::render) const GRAIN: f32 = 0.012;
}

/// Measures of the medallion: how large it is in its area, the rest in units of half its size.
pub(in crate::render) mod of_medallion {
    pub(in crate::render) const RADIUS: f32 = 0.42;
    /// The same in a bar, where it needs all the room there is.
    pub(in crate::render) const RADIUS_IN_BAR: f32 = 0.485;
    /// Its frame, and the dark edge of that.
    pub(in crate::render) const RIM: f32 = 0.075;
    pub(in crate::render) const EDGE: f32 = 0.025;
    pub(in crate::render) const SHADOW_FALL: f32 = 0.05;
    pub(in crate::render) const SHADOW: f32 = 0.6;
    /// The tip of the arrow, and half its width.
    pub(in crate::render) const ARROW: f32 = 1.22;
    pub(in crate::render) const ARROW_HALF: f32 = 0.2;
    /// Half the head of who is to move; of the winner under a crown, and how far down; of each of two, and how far aside.
    pub(in crate::render) const HEAD: f32 = 0.62;
    pub(in crate::render) const CROWNED: f32 = 0.54;
    pub(in crate::render) const CROWNED_DOWN: f32 = 0.2;
    pub(in crate::render) const PAIR: f32 = 0.38;
    pub(in crate::render) const PAIR_ASIDE: f32 = 0.42;
}

/// Measures of the trays.
pub(in crate::render) mod of_tray {
    /// In units of the size of the picture: inside the edge, and the height of numbers.
    pub(in crate::render) const PADDING: f32 = 0.01;
    pub(in crate::render) const TEXT: f32 = 0.052;
    /// The share of the tray's height that a number takes above the places, or of its height beside them.
    pub(in crate::render) const NUMBER_ABOVE: f32 = 0.27;
    pub(in crate::render) const NUMBER_BESIDE: f32 = 0.98;
    /// From what width, in units of its height, a tray has its number beside the places.
    pub(in crate::render) const WIDE: f32 = 2.0;
    /// In units of a place: half a piece, and an empty place.
    pub(in crate::render) const COUNTED: f32 = 0.42;
    pub(in crate::render) const SLOT: f32 = 0.13;
    /// How light an empty place is, and the edge on which light falls.
    pub(in crate::render) const SLOT_LIGHT: f32 = 0.3;
    pub(in crate::render) const EDGE_LIGHT: f32 = 0.16;
    /// The print in an empty corner: half its size in the corner's.
    pub(in crate::render) const PRINT: f32 = 0.2;
}

/// Measures in units of half the size of a piece.
pub(in crate::render) mod of_piece {
    /// The outline around it.
    pub(in crate::render) const EDGE: f32 = 0.085;
    /// Its shadow: how far it falls, how soft and how dark it is.
    pub(in crate::render) const SHADOW_FALL: f32 = 0.11;
    pub(in crate::render) const SHADOW_BLUR: f32 = 0.06;
    pub(in crate::render) const SHADOW: f32 = 0.42;
    pub(in crate::render) const SHADOW_STEPS: u8 = 3;
    /// How much is left to see of a captured piece.
    pub(in crate::render) const GHOST: f32 = 0.45;
}

/// Measures of results as bars, in units of their width.
pub(in crate::render) mod of_results {
    /// Above the first bar and below the last.
    pub(in crate::render) const MARGIN: f32 = 0.02;
    /// From one bar to the next.
    pub(in crate::render) const ROW: f32 = 0.105;
    /// From the left: the middles of the number, of both heads and of the rating; the ends of the bar.
    pub(in crate::render) const NUMBER: f32 = 0.047;
    pub(in crate::render) const OWN: f32 = 0.117;
    pub(in crate::render) const OTHER: f32 = 0.187;
    pub(in crate::render) const FROM: f32 = 0.235;
    pub(in crate::render) const TO: f32 = 0.83;
    pub(in crate::render) const RATING: f32 = 0.909;
    /// Half a head.
    pub(in crate::render) const OWN_HEAD: f32 = 0.037;
    pub(in crate::render) const OTHER_HEAD: f32 = 0.024;
    /// The height of a bar, and what lies between its parts.
    pub(in crate::render) const BAR: f32 = 0.052;
    pub(in crate::render) const GAP: f32 = 0.004;
    /// The size of the font.
    pub(in crate::render) const SMALL: f32 = 0.044;
    pub(in crate::render) const LARGE: f32 = 0.062;
}

/// Measures of the curve of advantage, in units of its width.
pub(in crate::render) mod of_curve {
    /// Around the plot: on the left for the heads, below for the numbers, elsewhere.
    pub(in crate::render) const LEFT: f32 = 0.13;
    pub(in crate::render) const BELOW: f32 = 0.075;
    pub(in crate::render) const MARGIN: f32 = 0.03;
    /// From the edges of the plot to the ends of the curve, as shares of its length and of the greatest advantage.
    pub(in crate::render) const BESIDE: f32 = 0.026;
    pub(in crate::render) const BEYOND: f32 = 0.12;
    /// The width of the curve and of other lines.
    pub(in crate::render) const LINE: f32 = 0.0072;
    pub(in crate::render) const GRID: f32 = 0.0028;
    /// How much is to be seen of the lines at the numbers.
    pub(in crate::render) const FAINT: f64 = 0.3;
    /// The height of numbers.
    pub(in crate::render) const TEXT: f32 = 0.05;
    /// A marked ply, and half a head.
    pub(in crate::render) const DOT: f32 = 0.009;
    pub(in crate::render) const HEAD: f32 = 0.042;
    /// How much of its colour the side that is ahead gives to the plot.
    pub(in crate::render) const AREA: f64 = 0.85;
}
