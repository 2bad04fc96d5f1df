//! The integration tests, one binary.

mod chains;
mod fuzz;
mod laws;
mod notation;
mod perft;
mod playthroughs;
mod records;
mod refusals;
mod support;
mod worked_cases;
