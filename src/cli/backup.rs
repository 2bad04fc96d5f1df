//! `reynard backup`.

use std::path::Path;

use anyhow::ensure;

use super::serve::Database;
use crate::store::Store;

#[derive(Debug, clap::Args)]
pub(super) struct Backup {
    /// The file to write; it must not exist.
    file: String,
    #[command(flatten)]
    database: Database,
}

impl Backup {
    pub(super) async fn run(self) -> anyhow::Result<()> {
        ensure!(!self.file.is_empty(), "name the file to write");
        ensure!(
            !Path::new(&self.file).exists(),
            "{} exists already: name a new file",
            self.file
        );
        let store = Store::open_to_read(&self.database.url).await?;
        store.backup(&self.file).await?;
        store.close().await;
        Ok(())
    }
}
