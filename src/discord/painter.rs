//! Pictures off the async threads, a few at a time.

use std::sync::Arc;

use tokio::sync::Semaphore;

use crate::render::{Curve, Results, Scene, Theme, curve, paint, replay, results};

/// Paints boards on blocking threads.
#[derive(Debug, Clone)]
pub struct Painter {
    slots: Arc<Semaphore>,
    theme: Option<Theme>,
}

impl Painter {
    /// A painter that paints as many boards at once as there are permits in `slots`.
    #[must_use]
    pub fn new(slots: Arc<Semaphore>) -> Self {
        Self { slots, theme: None }
    }

    /// The same painter, who paints everything in this theme.
    #[must_use]
    pub fn in_theme(&self, theme: Theme) -> Self {
        Self {
            slots: Arc::clone(&self.slots),
            theme: Some(theme),
        }
    }

    /// The PNG of a scene; `None` if it could not be painted (logged), so that words must do.
    pub async fn paint(&self, mut scene: Scene) -> Option<Vec<u8>> {
        scene.theme = self.theme.unwrap_or(scene.theme);
        self.draw(move || paint(&scene)).await
    }

    /// The PNG of a curve; `None` if it could not be drawn (logged).
    pub async fn curve(&self, mut shown: Curve) -> Option<Vec<u8>> {
        shown.theme = self.theme.unwrap_or(shown.theme);
        self.draw(move || curve(&shown)).await
    }

    /// The PNG of results; `None` if it could not be drawn (logged).
    pub async fn results(&self, mut shown: Results) -> Option<Vec<u8>> {
        shown.theme = self.theme.unwrap_or(shown.theme);
        self.draw(move || results(&shown)).await
    }

    /// The GIF of one scene after another; `None` if there is none, or it could not be painted (logged).
    pub async fn replay(&self, scenes: Vec<Scene>) -> Option<Vec<u8>> {
        let gif = self.draw(move || replay(&scenes).unwrap_or_default()).await?;
        (!gif.is_empty()).then_some(gif)
    }

    async fn draw(&self, draw: impl FnOnce() -> Vec<u8> + Send + 'static) -> Option<Vec<u8>> {
        let _slot = self.slots.acquire().await.ok()?;
        let drawn = tokio::task::spawn_blocking(draw).await;
        drawn
            .inspect_err(|error| tracing::error!(%error, "could not paint a board"))
            .ok()
    }
}
