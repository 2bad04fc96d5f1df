//! The tables that are part of the program, as `reynard solve` writes them.

/// Each with its header.
pub(super) const SHIPPED: &[&[u8]] = &[include_bytes!("fox-hounds.table")];
