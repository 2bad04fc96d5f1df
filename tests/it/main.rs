//! The integration tests, one binary.

mod standin;
mod support;
