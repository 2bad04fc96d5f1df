//! Pictures off the async threads, a few at a time.

use std::sync::Arc;

use tokio::sync::Semaphore;

use crate::render::{Scene, paint};

/// Paints boards on blocking threads.
#[derive(Debug, Clone)]
pub struct Painter {
    slots: Arc<Semaphore>,
}

impl Painter {
    /// A painter that paints as many boards at once as there are permits in `slots`.
    #[must_use]
    pub fn new(slots: Arc<Semaphore>) -> Self {
        Self { slots }
    }

    /// The PNG of a scene; `None` if it could not be painted (logged), so that words must do.
    pub async fn paint(&self, scene: Scene) -> Option<Vec<u8>> {
        let _slot = self.slots.acquire().await.ok()?;
        let painted = tokio::task::spawn_blocking(move || paint(&scene)).await;
        painted
            .inspect_err(|error| tracing::error!(%error, "could not paint a board"))
            .ok()
    }
}
