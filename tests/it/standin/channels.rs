//! What the bot may do where, and what is gone.

use reynard::playground::{Permissions, Snowflake};
use serde_json::json;
use serenity::{
    all::{ChannelId, MessageId, UserId},
    http::Http,
};

use super::tiny_bot::{self, picture, refusal};
use crate::support::Discord;

fn channel(id: Snowflake) -> ChannelId {
    ChannelId::new(id.get())
}

async fn start() -> (Discord, Http, Snowflake) {
    let d = Discord::start().await;
    let (http, channel) = (tiny_bot::http(&d), d.home().channel);
    (d, http, channel)
}

#[tokio::test]
async fn messages_are_posted_read_edited_and_deleted() {
    let (d, http, home) = start().await;
    let posted = http
        .send_message(channel(home), Vec::new(), &json!({ "content": "one" }))
        .await
        .unwrap();
    assert_eq!(
        http.get_message(channel(home), posted.id).await.unwrap().content,
        "one"
    );
    let shown = d.channel().next_message().await;
    http.edit_message(channel(home), posted.id, &json!({ "content": "two" }), Vec::new())
        .await
        .unwrap();
    assert_eq!(shown.changed().await.text(), "two");
    let edited = http.get_message(channel(home), posted.id).await.unwrap();
    assert!(posted.edited_timestamp.is_none() && edited.edited_timestamp.is_some());
    let history = d.read(|world| world.message(shown.id).unwrap().revisions.len());
    assert_eq!(history, 2);
    http.delete_message(channel(home), posted.id, None).await.unwrap();
    assert!(shown.is_gone());
    let edit = http
        .edit_message(
            channel(home),
            posted.id,
            &json!({ "content": "three" }),
            Vec::new(),
        )
        .await;
    assert_eq!(refusal(edit), (404, 10008));
    assert_eq!(
        refusal(http.delete_message(channel(home), MessageId::new(5), None).await),
        (404, 10008)
    );
}

#[tokio::test]
async fn a_list_is_newest_first() {
    let (_d, http, home) = start().await;
    for text in ["one", "two", "three"] {
        http.send_message(channel(home), Vec::new(), &json!({ "content": text }))
            .await
            .unwrap();
    }
    let listed = http.get_messages(channel(home), None, Some(2)).await.unwrap();
    assert_eq!(
        listed
            .iter()
            .map(|message| message.content.as_str())
            .collect::<Vec<_>>(),
        ["three", "two"]
    );
}

#[tokio::test]
async fn a_deleted_channel_is_unknown() {
    let (d, http, home) = start().await;
    assert_eq!(
        http.get_channel(channel(home)).await.unwrap().id().get(),
        home.get()
    );
    d.delete_channel(home);
    assert_eq!(refusal(http.get_channel(channel(home)).await), (404, 10003));
    let post = http
        .send_message(channel(home), Vec::new(), &json!({ "content": "x" }))
        .await;
    assert_eq!(refusal(post), (404, 10003));
}

#[tokio::test]
async fn a_message_deleted_by_somebody_is_unknown() {
    let (d, http, home) = start().await;
    let posted = http
        .send_message(channel(home), Vec::new(), &json!({ "content": "x" }))
        .await
        .unwrap();
    d.delete_message(Snowflake::new(posted.id.get()));
    assert_eq!(
        refusal(http.get_message(channel(home), posted.id).await),
        (404, 10008)
    );
}

#[tokio::test]
async fn every_permission_counts() {
    let (d, http, home) = start().await;
    let plain = json!({ "content": "x" });
    let rich = json!({ "embeds": [{ "title": "x" }] });
    let without = |permission| d.set_bot_permissions(home, Permissions::BOT - permission);
    without(Permissions::VIEW_CHANNEL);
    assert_eq!(
        refusal(http.send_message(channel(home), Vec::new(), &plain).await),
        (403, 50001)
    );
    without(Permissions::SEND_MESSAGES);
    assert_eq!(
        refusal(http.send_message(channel(home), Vec::new(), &plain).await),
        (403, 50013)
    );
    assert_eq!(refusal(http.broadcast_typing(channel(home)).await), (403, 50013));
    without(Permissions::EMBED_LINKS);
    assert_eq!(
        refusal(http.send_message(channel(home), Vec::new(), &rich).await),
        (403, 50013)
    );
    http.send_message(channel(home), Vec::new(), &plain)
        .await
        .unwrap();
    without(Permissions::ATTACH_FILES);
    let files = vec![picture("a.png")];
    assert_eq!(
        refusal(http.send_message(channel(home), files, &plain).await),
        (403, 50013)
    );
    http.send_message(channel(home), Vec::new(), &rich).await.unwrap();
    http.broadcast_typing(channel(home)).await.unwrap();
}

#[tokio::test]
async fn interactions_tell_what_the_bot_may_do() {
    let (d, http, home) = start().await;
    http.create_global_commands(&json!([{ "name": "ping", "description": "Answers" }]))
        .await
        .unwrap();
    let may = Permissions::BOT - Permissions::EMBED_LINKS;
    d.set_bot_permissions(home, may);
    let handle = d.person("alice").begin("ping", []);
    let payload = d.read(|world| world.interaction(handle.id).unwrap().payload().clone());
    assert_eq!(payload["app_permissions"], may.bits().to_string());
}

#[tokio::test]
async fn threads_have_a_permission_of_their_own_and_sleep() {
    let (d, http, home) = start().await;
    let thread = d.add_thread(home, "a game");
    let text = json!({ "content": "x" });
    d.set_bot_permissions(thread, Permissions::BOT - Permissions::SEND_MESSAGES_IN_THREADS);
    assert_eq!(
        refusal(http.send_message(channel(thread), Vec::new(), &text).await),
        (403, 50013)
    );
    d.set_bot_permissions(thread, Permissions::BOT - Permissions::SEND_MESSAGES);
    let posted = http
        .send_message(channel(thread), Vec::new(), &text)
        .await
        .unwrap();
    d.change_channel(thread, |thread| thread.archived = true);
    let edit = http
        .edit_message(channel(thread), posted.id, &text, Vec::new())
        .await;
    assert_eq!(refusal(edit), (400, 50083));
    http.send_message(channel(thread), Vec::new(), &text)
        .await
        .unwrap();
    assert!(!d.read(|world| world.channel(thread).unwrap().archived));
    d.change_channel(thread, |thread| thread.locked = true);
    assert_eq!(
        refusal(http.send_message(channel(thread), Vec::new(), &text).await),
        (400, 50083)
    );
}

#[tokio::test]
async fn people_can_refuse_direct_messages() {
    let (d, http, _) = start().await;
    let alice = d.person("alice");
    let opened = http
        .create_private_channel(&json!({ "recipient_id": alice.id }))
        .await
        .unwrap();
    assert_eq!(opened.recipient.name, "alice");
    let text = json!({ "content": "your turn" });
    http.send_message(opened.id, Vec::new(), &text).await.unwrap();
    let again = http
        .create_private_channel(&json!({ "recipient_id": alice.id }))
        .await
        .unwrap();
    assert_eq!(again.id, opened.id);
    d.change_person(alice.id, |alice| alice.accepts_dms = false);
    assert_eq!(
        refusal(http.send_message(opened.id, Vec::new(), &text).await),
        (403, 50007)
    );
    d.leave(alice.id, d.home().server);
    assert_eq!(
        refusal(http.send_message(opened.id, Vec::new(), &text).await),
        (403, 50278)
    );
    let nobody = UserId::new(1);
    assert_eq!(
        refusal(
            http.create_private_channel(&json!({ "recipient_id": nobody }))
                .await
        ),
        (400, 50033)
    );
}

#[tokio::test]
async fn a_server_without_the_bot_is_closed_to_it() {
    let (d, http, home) = start().await;
    d.remove_bot(d.home().server);
    let post = http
        .send_message(channel(home), Vec::new(), &json!({ "content": "x" }))
        .await;
    assert_eq!(refusal(post), (403, 50001));
    d.invite_bot(d.home().server);
    http.send_message(channel(home), Vec::new(), &json!({ "content": "x" }))
        .await
        .unwrap();
}

#[tokio::test]
async fn an_enforced_nonce_makes_one_message() {
    let (d, http, home) = start().await;
    let body = json!({ "content": "x", "nonce": "game-1-ply-2", "enforce_nonce": true });
    let first = http.send_message(channel(home), Vec::new(), &body).await.unwrap();
    let second = http.send_message(channel(home), Vec::new(), &body).await.unwrap();
    assert_eq!(first.id, second.id);
    assert_eq!(d.channel().messages().len(), 1);
    let loose = json!({ "content": "x", "nonce": "game-1-ply-2" });
    assert_ne!(
        http.send_message(channel(home), Vec::new(), &loose)
            .await
            .unwrap()
            .id,
        first.id
    );
    d.advance(10 * 60);
    assert_ne!(
        http.send_message(channel(home), Vec::new(), &body)
            .await
            .unwrap()
            .id,
        first.id
    );
}

#[tokio::test]
async fn the_token_is_asked_for() {
    let (d, _, home) = start().await;
    let stranger = serenity::http::HttpBuilder::new("wrong")
        .proxy(d.url())
        .ratelimiter_disabled(true)
        .build();
    let post = stranger
        .send_message(channel(home), Vec::new(), &json!({ "content": "x" }))
        .await;
    assert_eq!(refusal(post), (401, 0));
    assert!(stranger.get_gateway().await.is_ok());
}

#[tokio::test]
async fn the_application_is_known() {
    let (d, http, _) = start().await;
    let application = d.read(|world| world.application());
    assert_eq!(
        http.get_current_application_info().await.unwrap().id.get(),
        application.get()
    );
    assert_eq!(http.get_current_user().await.unwrap().id.get(), application.get());
    assert_eq!(http.get_bot_gateway().await.unwrap().shards, 1);
}

#[tokio::test]
async fn the_bot_types_for_ten_seconds_or_until_it_posts() {
    let (d, http, home) = start().await;
    let until = || d.read(|world| world.channel(home).unwrap().typing_until);
    assert_eq!(until(), None);
    http.broadcast_typing(channel(home)).await.unwrap();
    let now = d.read(|world| world.now());
    assert_eq!(until().unwrap().duration_since(now).as_secs(), 10);
    let elsewhere = channel(d.home().other_channel);
    let body = json!({ "content": "x" });
    http.send_message(elsewhere, Vec::new(), &body).await.unwrap();
    assert!(until().is_some());
    http.send_message(channel(home), Vec::new(), &body).await.unwrap();
    assert_eq!(until(), None);
}

#[tokio::test]
async fn forums_have_posts_only() {
    let (d, http, _) = start().await;
    let forum = d.add_forum(d.home().server, "a forum");
    let post = d.add_thread(forum, "a post");
    let text = json!({ "content": "x" });
    assert_eq!(
        refusal(http.send_message(channel(forum), Vec::new(), &text).await),
        (400, 50008)
    );
    http.send_message(channel(post), Vec::new(), &text).await.unwrap();
    let told = http.get_channel(channel(post)).await.unwrap().guild().unwrap();
    assert_eq!(told.parent_id, Some(channel(forum)));
    let told = http.get_channel(channel(forum)).await.unwrap().guild().unwrap();
    assert_eq!(told.kind, serenity::all::ChannelType::Forum);
    let act = reynard::playground::Act::Slash {
        command: "board".to_owned(),
        options: Vec::new(),
    };
    let alice = d.person("alice");
    assert_eq!(
        alice.at(&d.place(forum)).cannot(&act),
        "nothing is said in a forum but in its posts"
    );
}
