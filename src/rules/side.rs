//! The two sides.

use std::ops::{Index, IndexMut, Not};

/// A side of the hunt: few strong pieces against many weak ones.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Side {
    /// The fox, the foxes or the tigers.
    Few,
    /// The geese, the goats or the hounds.
    Many,
}

impl Side {
    /// Both, few first.
    pub const ALL: [Self; 2] = [Self::Few, Self::Many];
}

impl Not for Side {
    type Output = Self;

    fn not(self) -> Self {
        match self {
            Self::Few => Self::Many,
            Self::Many => Self::Few,
        }
    }
}

/// One value for each side.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct BySide<T> {
    /// That of the few.
    pub few: T,
    /// That of the many.
    pub many: T,
}

impl<T> Index<Side> for BySide<T> {
    type Output = T;

    fn index(&self, side: Side) -> &T {
        match side {
            Side::Few => &self.few,
            Side::Many => &self.many,
        }
    }
}

impl<T> IndexMut<Side> for BySide<T> {
    fn index_mut(&mut self, side: Side) -> &mut T {
        match side {
            Side::Few => &mut self.few,
            Side::Many => &mut self.many,
        }
    }
}
