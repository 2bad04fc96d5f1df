//! The bot as it runs in earnest: a process of its own that thinks it talks to discord.com over TLS, with
//! serenity's rate limiter on.

use std::sync::Arc;

use reynard::playground::{Fault, Scope, requested::CALLBACK};

use crate::support::{Discord, Serving, TlsFront, table::begin};

#[tokio::test]
async fn a_game_over_tls_with_the_rate_limiter_on() {
    let d = Discord::start_live().await;
    let folder = Arc::new(tempfile::tempdir().unwrap());
    let authority = folder.path().join("authority.pem");
    let front = TlsFront::start(d.url(), &authority).await;
    let settings = [
        ("HTTPS_PROXY", front.proxy()),
        ("DISCORD_CA_FILE", authority.display().to_string()),
    ];
    let _bot = Serving::start_with(&d, folder, &settings).await;
    let (alice, bob) = (d.person("alice"), d.person("bob"));
    begin(&alice, &bob, "fox-hounds").await;
    // The limiter waits and asks again by itself.
    d.fail(
        CALLBACK,
        Fault::RateLimited {
            retry_after: 0.05,
            scope: Scope::User,
            code: 0,
        },
    );
    let board = alice.slash("move", [("move", "e8-d7".into())]).await;
    assert_eq!((board.pinged(), board.files().len()), (vec!["bob".to_owned()], 1));
    let board = bob.slash("move", [("move", "b1-a2".into())]).await;
    assert_eq!(board.pinged(), ["alice"]);
}
