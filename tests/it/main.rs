//! The integration tests, one binary.

mod architecture;
mod locale;
mod perft;
mod render;
