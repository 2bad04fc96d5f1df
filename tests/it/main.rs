//! The integration tests, one binary.

mod architecture;
mod custom_id;
mod locale;
mod migrations;
mod perft;
mod store;
