//! The integration tests, one binary.

mod architecture;
mod chains;
mod custom_id;
mod laws;
mod locale;
mod migrations;
mod perft;
mod refusals;
mod standin;
mod store;
mod support;
mod worked_cases;
