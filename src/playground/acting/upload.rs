//! Files that people upload.

use crate::playground::{Snowflake, StandIn};

impl StandIn {
    /// Keeps a file that `person` picked: an option or a field of a form may then name it by the id given back.
    /// Characters of its name that do not fit into an address become `_`, as on Discord.
    ///
    /// Whether it is too large shows only when it is used.
    pub fn upload(
        &self,
        person: Snowflake,
        filename: &str,
        content_type: &str,
        bytes: impl Into<Vec<u8>>,
    ) -> Snowflake {
        let bytes = bytes.into();
        self.core
            .write(|world| world.upload(person, filename, content_type, bytes))
    }
}
