//! Files as version 10 has them.

use insta::assert_snapshot;
use reynard::playground::Upload;
use serde_json::json;
use serenity::{
    all::{ButtonStyle, CreateInteractionResponse, CreateInteractionResponseMessage, Message},
    builder::{CreateAttachment, CreateEmbed, CreateMessage, EditAttachments, EditMessage},
    http::Http,
};

use super::tiny_bot::{self, Answering, PIXEL, picture, refusal};
use crate::support::Discord;

async fn board(d: &Discord, http: &Http) -> Message {
    let file = picture("one.png").description("a board");
    let embed = CreateEmbed::new().title("Board").attachment("one.png");
    let message = CreateMessage::new().add_file(file).embed(embed);
    let channel: serenity::all::ChannelId = d.home().channel.get().into();
    channel.send_message(http, message).await.expect("a message")
}

#[tokio::test]
async fn a_file_in_an_embed_is_not_below_it() {
    let d = Discord::start().await;
    let http = tiny_bot::http(&d);
    let told = board(&d, &http).await;
    assert!(told.attachments.is_empty());
    let url = told.embeds[0].image.as_ref().unwrap().url.clone();
    assert!(url.starts_with(d.url()), "{url}");
    let served = reqwest::get(&url).await.unwrap().bytes().await.unwrap();
    assert_eq!(&served[..], PIXEL);
    let shown = d.channel().next_message().await;
    assert_eq!(&shown.files()[0].bytes[..], PIXEL);
    assert_snapshot!(shown, @r#"
    | Board
    | (one.png "a board")
    "#);
}

#[tokio::test]
async fn a_file_by_itself_is_below() {
    let d = Discord::start().await;
    let http = tiny_bot::http(&d);
    let body = json!({ "content": "see", "attachments": [{ "id": 0, "filename": "two.png" }] });
    let told = http
        .send_message(d.home().channel.get().into(), vec![picture("one.png")], &body)
        .await
        .unwrap();
    let file = &told.attachments[0];
    assert_eq!(
        (file.filename.as_str(), file.width, file.height),
        ("two.png", Some(1), Some(2))
    );
    assert_snapshot!(d.channel().next_message().await, @r"
    see
    (two.png no alternative text)
    ");
}

#[tokio::test]
async fn an_edit_that_says_nothing_of_files_keeps_them() {
    let d = Discord::start().await;
    let http = tiny_bot::http(&d);
    let mut told = board(&d, &http).await;
    told.edit(&http, EditMessage::new().content("still there"))
        .await
        .unwrap();
    assert_snapshot!(d.channel().next_message().await, @r#"
    still there
    | Board
    | (one.png "a board")
    "#);
}

#[tokio::test]
async fn an_edit_that_lists_no_files_removes_them() {
    let d = Discord::start().await;
    let http = tiny_bot::http(&d);
    let mut told = board(&d, &http).await;
    let kept = EditAttachments::keep_all(&told);
    told.edit(&http, EditMessage::new().content("gone").attachments(kept))
        .await
        .unwrap();
    assert!(told.embeds[0].image.is_none());
    assert_snapshot!(d.channel().next_message().await, @r"
    gone
    | Board
    | (one.png is missing)
    ");
}

#[tokio::test]
async fn an_edit_replaces_a_file_and_its_text() {
    let d = Discord::start().await;
    let http = tiny_bot::http(&d);
    let mut told = board(&d, &http).await;
    let files = EditAttachments::new().add(picture("two.png").description("another board"));
    let embed = CreateEmbed::new().attachment("two.png");
    told.edit(&http, EditMessage::new().embed(embed).attachments(files))
        .await
        .unwrap();
    let shown = d.channel().next_message().await;
    assert_eq!(shown.files().len(), 1);
    assert_snapshot!(shown, @r#"| (two.png "another board")"#);
}

#[tokio::test]
async fn the_alternative_text_changes_alone() {
    let d = Discord::start().await;
    let http = tiny_bot::http(&d);
    let told = board(&d, &http).await;
    let id = d.channel().next_message().await.files()[0].id;
    let body = json!({ "attachments": [{ "id": id, "description": "better words" }] });
    http.edit_message(told.channel_id, told.id, &body, Vec::new())
        .await
        .unwrap();
    assert_eq!(
        d.channel().messages()[0].files()[0].description.as_deref(),
        Some("better words")
    );
}

#[tokio::test]
async fn lists_name_only_what_is_there() {
    let d = Discord::start().await;
    d.expect_violation("attachments.0.id: Attachment not found.");
    d.expect_violation("files[0] is not listed");
    let http = tiny_bot::http(&d);
    let channel = d.home().channel.get().into();
    let body = json!({ "content": "x", "attachments": [{ "id": 7 }] });
    assert_eq!(
        refusal(http.send_message(channel, Vec::new(), &body).await),
        (400, 50035)
    );
    let body = json!({ "content": "x", "attachments": [] });
    assert_eq!(
        refusal(http.send_message(channel, vec![picture("a.png")], &body).await),
        (400, 50035)
    );
}

#[tokio::test]
async fn an_embed_that_shows_what_is_not_there_is_a_violation() {
    let d = Discord::start().await;
    d.expect_violation("attachment://nowhere.png");
    let http = tiny_bot::http(&d);
    let body = json!({ "embeds": [{ "title": "x", "image": { "url": "attachment://nowhere.png" } }] });
    http.send_message(d.home().channel.get().into(), Vec::new(), &body)
        .await
        .unwrap();
}

#[tokio::test]
async fn a_deferral_is_edited_with_a_picture() {
    let d = Discord::start().await;
    let commands = json!([{ "name": "board", "description": "Shows a board" }]);
    let _bot = tiny_bot::start(&d, commands, |answering: Answering| async move {
        answering.callback(json!({ "type": 5 })).await.unwrap();
        let body = json!({
            "embeds": [{ "image": { "url": "attachment://one.png" } }],
            "attachments": [{ "id": 0, "filename": "one.png", "description": "a board" }],
        });
        answering.edit(body, vec![picture("one.png")]).await.unwrap();
    })
    .await;
    assert_snapshot!(d.person("alice").slash("board", []).await, @r#"| (one.png "a board")"#);
    let logged: Vec<Upload> = d.read(|world| {
        world
            .requests()
            .iter()
            .flat_map(|request| request.files.clone())
            .collect()
    });
    assert_eq!(
        (logged.len(), logged[0].index, logged[0].filename.as_str()),
        (1, 0, "one.png")
    );
}

/// What serenity sends for a press cannot say "keep": the picture goes.
#[tokio::test]
async fn an_update_through_serenity_loses_the_picture() {
    let d = Discord::start().await;
    let commands = json!([{ "name": "board", "description": "Shows a board" }]);
    let _bot = tiny_bot::start(&d, commands, |answering: Answering| async move {
        let button = json!([{ "type": 1, "components": [
            { "type": 2, "style": ButtonStyle::Primary, "label": "Go", "custom_id": "go" },
            { "type": 2, "style": 2, "label": "Keep", "custom_id": "keep" },
        ] }]);
        match answering.press() {
            Some(press) if press.data.custom_id == "go" => {
                let message = CreateInteractionResponseMessage::new().content("pressed");
                let response = CreateInteractionResponse::UpdateMessage(message);
                press.create_response(&answering.http, response).await.unwrap();
            }
            Some(_) => answering
                .callback(json!({ "type": 7, "data": { "content": "kept" } }))
                .await
                .unwrap(),
            None => {
                let data = json!({
                    "embeds": [{ "image": { "url": "attachment://one.png" } }],
                    "attachments": [{ "id": 0, "filename": "one.png" }], "components": button,
                });
                answering
                    .callback_with(json!({ "type": 4, "data": data }), vec![picture("one.png")])
                    .await
                    .unwrap();
            }
        }
    })
    .await;
    let alice = d.person("alice");
    let board = alice.slash("board", []).await;
    assert_eq!(alice.press(&board, "Keep").await.files().len(), 1);
    assert_snapshot!(alice.press(&board, "Go").await, @r"
    pressed
    | (one.png is missing)
    [Go] [Keep]
    ");
}

#[tokio::test]
async fn several_files_find_their_entries() {
    let d = Discord::start().await;
    let http = tiny_bot::http(&d);
    let message = CreateMessage::new()
        .add_file(CreateAttachment::bytes(&b"1"[..], "first.txt").description("one"))
        .add_file(CreateAttachment::bytes(&b"2"[..], "second.txt"));
    let channel: serenity::all::ChannelId = d.home().channel.get().into();
    channel.send_message(&http, message).await.unwrap();
    assert_snapshot!(d.channel().next_message().await, @r#"
    (first.txt "one")
    (second.txt no alternative text)
    "#);
}
