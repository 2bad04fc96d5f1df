//! Waiting for what tells nobody that it has happened.

use std::time::Duration;

/// As long as anything may take on a busy machine.
const PATIENCE: Duration = Duration::from_secs(20);

/// Looks again and again until it is so: for databases, which have no event to await.
pub(crate) async fn eventually<F: Future<Output = bool>>(look: impl Fn() -> F) {
    let looking = async {
        while !look().await {
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(PATIENCE, looking)
        .await
        .expect("what was waited for");
}
