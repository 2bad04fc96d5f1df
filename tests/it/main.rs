//! The integration tests, one binary.

mod architecture;
mod chains;
mod challenge;
mod custom_id;
mod fuzz;
mod janitor;
mod laws;
mod lifecycle;
mod locale;
mod messages;
mod migrations;
mod notation;
mod perft;
mod play;
mod playthroughs;
mod races;
mod records;
mod refusals;
mod registration;
mod servers;
mod standin;
mod store;
mod support;
mod worked_cases;
