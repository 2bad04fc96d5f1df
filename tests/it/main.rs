//! The integration tests, one binary.

mod architecture;
mod chains;
mod custom_id;
mod fuzz;
mod laws;
mod locale;
mod migrations;
mod notation;
mod perft;
mod play;
mod playthroughs;
mod records;
mod refusals;
mod standin;
mod store;
mod support;
mod worked_cases;
