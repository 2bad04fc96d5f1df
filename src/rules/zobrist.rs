//! Position keys.
