//! The page's WebSocket, spoken without a browser.

mod controls;
mod deeds;
mod looking;
mod socket;
mod strangers;
mod trouble;

use reynard::playground::Snowflake;
use serde_json::json;
use serenity::http::Http;

use self::socket::Socket;
use crate::{
    standin::gallery::{self, Exhibit},
    support::Discord,
};

/// Posts a text as the bot.
async fn say(http: &Http, d: &Discord, text: &str) -> Snowflake {
    let said = Exhibit {
        name: "a text",
        body: json!({ "content": text }),
        file: None,
    };
    gallery::post(http, d, &said).await
}
