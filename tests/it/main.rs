//! The integration tests, one binary.

mod perft;
