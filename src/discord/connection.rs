//! Whether Discord can tell the bot anything.

use std::sync::Arc;

use serenity::gateway::{ConnectionStage, ShardManager};

/// The connections to the gateway, looked at from outside.
#[derive(Debug)]
pub(super) struct Connection {
    shards: Arc<ShardManager>,
    /// The most that were there: one that is being made anew is not listed.
    most: usize,
}

impl Connection {
    /// Over these shards.
    #[must_use]
    pub(super) fn new(shards: Arc<ShardManager>) -> Self {
        Self { shards, most: 0 }
    }

    /// Whether every shard is connected: people on any other could do nothing. One that is just resuming counts as
    /// connected.
    pub(super) async fn is_up(&mut self) -> bool {
        let runners = self.shards.runners.lock().await;
        self.most = self.most.max(runners.len());
        let connected = runners
            .values()
            .filter(|runner| runner.stage == ConnectionStage::Connected);
        self.most > 0 && connected.count() == self.most
    }
}
