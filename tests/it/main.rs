//! The integration tests, one binary.

mod architecture;
#[cfg(unix)]
mod browser;
mod chains;
mod challenge;
mod crash;
mod custom_id;
mod fuzz;
mod janitor;
mod lapse;
mod laws;
mod lifecycle;
mod locale;
mod looking;
mod messages;
mod migrations;
mod notation;
mod perft;
mod places;
mod play;
mod playthroughs;
mod production;
mod races;
mod records;
mod refusals;
mod registration;
mod render;
mod resign;
mod servers;
mod standin;
mod store;
mod suggestions;
mod support;
mod which_game;
mod worked_cases;
mod wrong_moves;
