//! The tables that are part of the program, as `reynard solve` writes them.

/// Each with its header.
pub(super) const SHIPPED: &[&[u8]] = &[
    include_bytes!("fox-hounds.table"),
    include_bytes!("fox-geese-04.table"),
    include_bytes!("fox-geese-05.table"),
    include_bytes!("fox-geese-06.table"),
    include_bytes!("fox-geese-07.table"),
    include_bytes!("fox-geese-08.table"),
    include_bytes!("fox-geese-09.table"),
    include_bytes!("fox-geese-10.table"),
    include_bytes!("fox-geese-11.table"),
    include_bytes!("fox-geese-12.table"),
    include_bytes!("fox-geese-13.table"),
    include_bytes!("bagh-chal-16.table"),
    include_bytes!("bagh-chal-17.table"),
    include_bytes!("bagh-chal-18.table"),
    include_bytes!("bagh-chal-19.table"),
    include_bytes!("bagh-chal-20.table"),
];
