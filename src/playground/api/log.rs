//! What was asked and answered.

use std::fmt;

use jiff::Timestamp;
use serde_json::Value;

use crate::playground::requested::Requested;
use crate::playground::world::Upload;

/// A request to the stand-in.
#[derive(Debug, Clone)]
pub struct LoggedRequest {
    /// Its place in the log, from 0.
    pub number: usize,
    /// When it came, by the stand-in's clock.
    pub at: Timestamp,
    /// `GET`, `POST` and so on.
    pub method: String,
    /// The route with its parameters by name, as in Discord's `OpenAPI` file: `/channels/{channel_id}/messages`.
    /// The path itself where there is no such route.
    pub route: String,
    /// The path after `/api/v10`.
    pub path: String,
    /// The JSON; null if there was none.
    pub body: Value,
    /// The files.
    pub files: Vec<Upload>,
    /// The status of the answer, once there is one; of a lost answer too.
    pub status: Option<u16>,
    /// Discord's code of an error.
    pub code: Option<u32>,
}

impl LoggedRequest {
    /// Whether it was this method and route.
    #[must_use]
    pub fn is(&self, (method, route): Requested<'_>) -> bool {
        self.method == method && self.route == route
    }
}

impl fmt::Display for LoggedRequest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        const SHOWN: usize = 300;
        write!(f, "#{} {} {}", self.number, self.method, self.path)?;
        match (self.status, self.code) {
            (None, _) => f.write_str(" -> not answered")?,
            (Some(status), None) => write!(f, " -> {status}")?,
            (Some(status), Some(code)) => write!(f, " -> {status} ({code})")?,
        }
        if !self.body.is_null() {
            let body = self.body.to_string();
            write!(f, " {}", body.chars().take(SHOWN).collect::<String>())?;
        }
        Ok(())
    }
}
