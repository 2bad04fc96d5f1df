//! serenity's rate limiter stays small.

use std::sync::Arc;

use reynard::discord::janitor::{MAX_BUCKETS, sweep};
use serenity::http::{HttpBuilder, Route};

/// As many interactions as a busy day has: each leaves a bucket behind.
const INTERACTIONS: u64 = 100_000;

#[tokio::test]
async fn buckets_of_answered_interactions_are_let_go() {
    let http = HttpBuilder::new("token").build();
    let limiter = http.ratelimiter.as_ref().unwrap();
    for n in 1..=INTERACTIONS {
        let route = Route::InteractionResponse {
            interaction_id: n.into(),
            token: "t",
        };
        limiter
            .routes()
            .write()
            .await
            .insert(route.ratelimiting_bucket(), Arc::default());
        if n % 10_000 == 0 {
            sweep(limiter).await;
        }
    }
    assert!(limiter.routes().read().await.len() <= MAX_BUCKETS);
}

#[tokio::test]
async fn a_bucket_in_use_stays() {
    let http = HttpBuilder::new("token").build();
    let limiter = http.ratelimiter.as_ref().unwrap();
    let bucket = |n: u64| {
        Route::InteractionResponse {
            interaction_id: n.into(),
            token: "t",
        }
        .ratelimiting_bucket()
    };
    let in_use = Arc::default();
    limiter
        .routes()
        .write()
        .await
        .insert(bucket(1), Arc::clone(&in_use));
    for n in 2..=MAX_BUCKETS as u64 + 1 {
        limiter.routes().write().await.insert(bucket(n), Arc::default());
    }
    sweep(limiter).await;
    assert_eq!(limiter.routes().read().await.len(), 1);
    assert!(limiter.routes().read().await.contains_key(&bucket(1)));
    drop(in_use);
}
