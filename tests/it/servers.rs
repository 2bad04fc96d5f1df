//! Servers that fail, servers that leave, and what of them is kept.

use jiff::SignedDuration;
use reynard::app::{GameId, GuildId, Store};

use crate::support::{eventually, table::Table};

#[tokio::test]
async fn an_outage_is_not_a_departure() {
    let t = Table::set().await;
    let server = t.d.home().server;
    t.d.server_fails(server);
    t.d.server_returns(server);
    // The next answer proves that both events have been dealt with by a bot that still knows the game.
    let board = t.alice.slash("move", [("move", "e8-d7".into())]).await;
    assert_eq!(board.pinged(), ["bob"]);
    let store = Store::open(&t.bot.database_url()).await.unwrap();
    assert_eq!(
        store
            .find_guild_departure(GuildId::new(server.get()))
            .await
            .unwrap(),
        None
    );
}

#[tokio::test]
async fn a_server_that_removed_the_bot_is_kept_a_while_and_then_forgotten() {
    let t = Table::set().await;
    let server = GuildId::new(t.d.home().server.get());
    let store = Store::open(&t.bot.database_url()).await.unwrap();
    t.d.remove_bot(t.d.home().server);
    eventually(|| async { store.find_guild_departure(server).await.unwrap().is_some() }).await;
    assert!(store.load_game(GameId(1)).await.unwrap().is_some());

    t.d.invite_bot(t.d.home().server);
    eventually(|| async { store.find_guild_departure(server).await.unwrap().is_none() }).await;

    t.d.remove_bot(t.d.home().server);
    eventually(|| async { store.find_guild_departure(server).await.unwrap().is_some() }).await;
    let days = SignedDuration::from_hours(24 * 31);
    t.d.clock().advance(days);
    eventually(|| async { store.load_game(GameId(1)).await.unwrap().is_none() }).await;
}
