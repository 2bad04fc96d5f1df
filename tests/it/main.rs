//! The integration tests, one binary.

mod chains;
mod laws;
mod perft;
mod refusals;
mod support;
mod worked_cases;
