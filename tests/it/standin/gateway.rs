//! Connections that break and come back, and events that come twice or not at all.

use std::sync::{
    Arc,
    atomic::{AtomicUsize, Ordering},
};

use futures_util::StreamExt;
use reynard::playground::{Act, World, requested::CALLBACK};
use serde_json::json;
use serenity::{
    all::{ChannelId, Context, Event, GatewayIntents, RawEventHandler},
    client::ClientBuilder,
};
use tokio::sync::mpsc;

use super::tiny_bot::{self, Answering};
use crate::support::{Discord, Process};

fn ping() -> serde_json::Value {
    json!([{ "name": "ping", "description": "Answers" }])
}

/// A bot that counts what it is told, and answers the first time.
async fn counting(d: &Discord) -> (Process, Arc<AtomicUsize>) {
    let count = Arc::new(AtomicUsize::new(0));
    let counted = Arc::clone(&count);
    let bot = tiny_bot::start(d, ping(), move |answering: Answering| {
        let nth = counted.fetch_add(1, Ordering::SeqCst) + 1;
        async move {
            let body = json!({ "type": 4, "data": { "content": format!("told {nth} times") } });
            // The second answer to the same interaction is refused, and that is all right here.
            let _ = answering.callback(body).await;
        }
    })
    .await;
    (bot, count)
}

/// Notes the names of events, as the bot gets them.
struct Names(mpsc::UnboundedSender<String>);

#[serenity::async_trait]
impl RawEventHandler for Names {
    async fn raw_event(&self, _: Context, event: Event) {
        let unknown = if let Event::Unknown(event) = &event {
            Some(format!("unknown {}", event.kind))
        } else {
            None
        };
        let name = unknown.or(event.name()).unwrap_or_default();
        let _ = self.0.send(name);
    }
}

async fn listening(d: &Discord) -> (Process, mpsc::UnboundedReceiver<String>) {
    let (names, heard) = mpsc::unbounded_channel();
    let http = tiny_bot::http(d);
    let bot = Process::run(async move {
        let builder =
            ClientBuilder::new_with_http(http, GatewayIntents::GUILDS).raw_event_handler(Names(names));
        let mut client = builder.await.expect("a client");
        client.start().await.expect("a connection");
    });
    d.connected(1).await;
    (bot, heard)
}

async fn hear(heard: &mut mpsc::UnboundedReceiver<String>, count: usize) -> Vec<String> {
    let patience = std::time::Duration::from_secs(20);
    let listening = async {
        let mut names = Vec::new();
        while names.len() < count {
            names.extend(heard.recv().await);
        }
        names
    };
    tokio::time::timeout(patience, listening)
        .await
        .expect("the events in time")
}

#[tokio::test]
async fn a_bot_is_told_where_it_is() {
    let d = Discord::start().await;
    let (_bot, mut heard) = listening(&d).await;
    assert_eq!(hear(&mut heard, 2).await, ["READY", "GUILD_CREATE"]);
    let server = d.home().server;
    d.server_fails(server);
    d.server_returns(server);
    d.remove_bot(server);
    d.invite_bot(server);
    let thread = d.add_thread(d.home().channel, "thread");
    d.delete_channel(thread);
    d.delete_channel(d.home().channel);
    let mut names = hear(&mut heard, 6).await;
    names.sort();
    let delete = "GUILD_DELETE";
    assert_eq!(
        names,
        [
            "CHANNEL_DELETE",
            "GUILD_CREATE",
            "GUILD_CREATE",
            delete,
            delete,
            "THREAD_DELETE"
        ]
    );
}

#[tokio::test]
async fn what_was_missed_is_replayed_on_resume() {
    let d = Discord::start().await;
    let (_bot, count) = counting(&d).await;
    d.cut_gateway();
    d.connected(0).await;
    let handle = d.person("alice").begin("ping", []);
    d.connected(1).await;
    assert_eq!(handle.answer().await.text(), "told 1 times");
    assert_eq!(count.load(Ordering::SeqCst), 1);
}

#[tokio::test]
async fn what_comes_while_no_bot_has_a_session_is_lost() {
    let d = Discord::start().await;
    let (bot, _) = counting(&d).await;
    bot.kill();
    d.connected(0).await;
    let lost = d.person("alice").begin("ping", []);
    let (_bot, count) = counting(&d).await;
    let heard = d.person("alice").begin("ping", []);
    assert_eq!(heard.answer().await.text(), "told 1 times");
    assert_eq!(count.load(Ordering::SeqCst), 1);
    assert!(d.read(|world| world.interaction(lost.id).unwrap().callback.is_none()));
}

#[tokio::test]
async fn the_same_interaction_comes_again() {
    let d = Discord::start().await;
    let (_bot, _) = counting(&d).await;
    let handle = d.person("alice").begin("ping", []);
    handle.answer().await;
    handle.redeliver(2);
    d.repeat_events(1);
    let all = |world: &World| {
        let answered = world.requests().iter().filter(|request| request.is(CALLBACK));
        (answered.filter(|request| request.status.is_some()).count() == 4).then_some(())
    };
    d.wait("four answers", all).await;
    assert_eq!(d.channel().messages().len(), 1);
}

#[tokio::test]
async fn a_resume_can_repeat_what_was_seen() {
    let d = Discord::start().await;
    let (_bot, _) = counting(&d).await;
    d.person("alice").slash("ping", []).await;
    d.repeat_on_resume(1);
    d.ask_to_reconnect();
    let refused = |world: &World| {
        world
            .requests()
            .iter()
            .find(|request| request.code == Some(40060))
            .map(|_| ())
    };
    d.wait("a second answer", refused).await;
}

#[tokio::test]
async fn two_bots_are_both_told() {
    let d = Discord::start().await;
    let (_one, first) = counting(&d).await;
    let (_two, second) = counting(&d).await;
    d.person("alice").slash("ping", []).await;
    let answers = |world: &World| {
        let codes: Vec<_> = world
            .requests()
            .iter()
            .filter_map(|request| request.code)
            .collect();
        (codes == [40060]).then_some(())
    };
    d.wait("both answers", answers).await;
    assert_eq!(
        (first.load(Ordering::SeqCst), second.load(Ordering::SeqCst)),
        (1, 1)
    );
    assert_eq!(d.channel().messages().len(), 1);
}

#[tokio::test]
async fn shards_share_the_servers_out() {
    let d = Discord::start().await;
    tiny_bot::http(&d).create_global_commands(&ping()).await.unwrap();
    let (names, mut heard) = mpsc::unbounded_channel();
    let (one, two) = (tiny_bot::http(&d), tiny_bot::http(&d));
    let shard = |number, http| {
        let names = names.clone();
        Process::run(async move {
            let builder =
                ClientBuilder::new_with_http(http, GatewayIntents::GUILDS).raw_event_handler(Names(names));
            let mut client = builder.await.expect("a client");
            client.start_shard(number, 2).await.expect("a connection");
        })
    };
    let _shards = (shard(0, one), shard(1, two));
    d.connected(2).await;
    let mut greetings = hear(&mut heard, 3).await;
    greetings.sort();
    assert_eq!(greetings, ["GUILD_CREATE", "READY", "READY"]);
    d.person("alice").begin("ping", []);
    d.dispatch_raw("END", json!({}));
    let mut told = hear(&mut heard, 2).await;
    told.sort();
    assert_eq!(told, ["INTERACTION_CREATE", "unknown END"]);
}

#[tokio::test]
async fn events_can_be_of_tomorrow() {
    let d = Discord::start().await;
    let (_bot, mut heard) = listening(&d).await;
    hear(&mut heard, 2).await;
    tiny_bot::http(&d).create_global_commands(&ping()).await.unwrap();
    let alice = d.person("alice");
    let act = Act::Slash {
        command: "ping".to_owned(),
        options: Vec::new(),
    };
    alice.act_with(&act, |event| event["brand_new"] = json!({ "field": 1 }));
    assert_eq!(hear(&mut heard, 1).await, ["INTERACTION_CREATE"]);
    alice.act_with(&act, |event| {
        event.as_object_mut().unwrap().remove("entitlements");
    });
    assert_eq!(hear(&mut heard, 1).await, ["unknown INTERACTION_CREATE"]);
    d.dispatch_raw("SOMETHING_NEW", json!({ "x": 1 }));
    assert_eq!(hear(&mut heard, 1).await, ["unknown SOMETHING_NEW"]);
}

#[tokio::test]
async fn a_session_that_is_over_begins_anew() {
    let d = Discord::start().await;
    let (_bot, mut heard) = listening(&d).await;
    hear(&mut heard, 2).await;
    d.close_gateway(4000);
    assert_eq!(hear(&mut heard, 1).await, ["RESUMED"]);
    d.invalidate_sessions();
    assert_eq!(hear(&mut heard, 2).await, ["READY", "GUILD_CREATE"]);
}

#[tokio::test]
async fn changes_are_told() {
    let d = Discord::start().await;
    let changes = numbers_of(&d);
    let mut changes = std::pin::pin!(changes);
    let http = tiny_bot::http(&d);
    http.send_message(
        ChannelId::new(d.home().channel.get()),
        Vec::new(),
        &json!({ "content": "x" }),
    )
    .await
    .unwrap();
    let before = changes.next().await.unwrap();
    d.delete_message(d.channel().next_message().await.id);
    assert!(changes.next().await.unwrap() > before);
}

/// The numbers of the world's changes, one after the other.
fn numbers_of(d: &Discord) -> impl futures_util::Stream<Item = u64> {
    futures_util::stream::unfold(d.changes(), |mut changes| async move {
        changes.changed().await.ok()?;
        let number = *changes.borrow_and_update();
        Some((number, changes))
    })
}
