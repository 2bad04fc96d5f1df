//! One connection of a page.

use std::{collections::VecDeque, time::Duration};

use futures_util::{SinkExt, StreamExt};
use reynard::playground::Snowflake;
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::{
    MaybeTlsStream, WebSocketStream, connect_async,
    tungstenite::{Message, client::IntoClientRequest},
};

use crate::support::Discord;

/// As long as anything may take on a busy machine.
const PATIENCE: Duration = Duration::from_secs(20);

/// A page at the other end of the stand-in's WebSocket.
#[derive(Debug)]
pub(super) struct Socket {
    stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
    asked: u64,
    /// What was told and not looked at.
    told: VecDeque<Value>,
}

/// The address of the page's WebSocket, as a request that can still be changed.
pub(super) fn address(d: &Discord) -> tokio_tungstenite::tungstenite::handshake::client::Request {
    let url = d.url().replacen("http", "ws", 1) + "/live";
    url.into_client_request().expect("an address")
}

impl Socket {
    pub(super) async fn open(d: &Discord) -> Self {
        let (stream, _) = connect_async(address(d)).await.expect("a connection");
        Self {
            stream,
            asked: 0,
            told: VecDeque::new(),
        }
    }

    /// Opens one and looks at the first channel through somebody's eyes.
    pub(super) async fn open_as(d: &Discord, person: &str) -> Self {
        let mut socket = Self::open(d).await;
        let (person, channel) = (d.person(person).id, d.home().channel);
        socket.look(person, channel).await;
        socket
    }

    pub(super) async fn look(&mut self, person: Snowflake, channel: Snowflake) {
        let view = self
            .ask(json!({ "do": "look", "person": person, "channel": channel }))
            .await;
        assert_eq!(
            (&view["person"], &view["channel"]),
            (&json!(person), &json!(channel))
        );
    }

    pub(super) async fn send(&mut self, message: Message) {
        self.stream.send(message).await.expect("a connection");
    }

    /// Asks something and waits for the answer to it: `view`, `done` or `refused`.
    pub(super) async fn ask(&mut self, mut question: Value) -> Value {
        self.asked += 1;
        let n = self.asked;
        question["n"] = json!(n);
        self.send(Message::text(question.to_string())).await;
        self.until(|told| {
            told["n"] == n
                && ["view", "done", "refused"]
                    .iter()
                    .any(|tell| told["tell"] == *tell)
        })
        .await
    }

    /// Asks something that is to be done.
    pub(super) async fn does(&mut self, question: Value) -> Value {
        let answer = self.ask(question).await;
        assert_eq!(answer["tell"], "done", "{answer}");
        answer
    }

    /// Asks something that is to be refused, and gives the reason.
    pub(super) async fn cannot(&mut self, question: Value) -> String {
        let answer = self.ask(question).await;
        assert_eq!(answer["tell"], "refused", "{answer}");
        answer["reason"].as_str().expect("a reason").to_owned()
    }

    /// Does something to the bot and waits for its first answer.
    pub(super) async fn act(&mut self, deed: Value) -> Value {
        let done = self.does(deed).await;
        self.until(|told| told["tell"] == "outcome" && told["n"] == done["n"])
            .await
    }

    /// Takes the first thing told, and not looked at before, that is wanted.
    pub(super) async fn until(&mut self, is_wanted: impl Fn(&Value) -> bool) -> Value {
        if let Some(at) = self.told.iter().position(&is_wanted) {
            return self.told.remove(at).expect("what was just found");
        }
        loop {
            let told = self.hear().await;
            if is_wanted(&told) {
                return told;
            }
            self.told.push_back(told);
        }
    }

    /// Waits for a stage that is as wanted.
    pub(super) async fn stage(&mut self, is_wanted: impl Fn(&Value) -> bool) -> Value {
        self.until(|told| told["tell"] == "stage" && is_wanted(told))
            .await
    }

    /// Waits for a message whose text or embeds have these words.
    pub(super) async fn message(&mut self, words: &str) -> Value {
        let has_words = |message: &&Value| message["message"].to_string().contains(words);
        let round = self
            .until(|told| {
                let messages = told["messages"].as_array();
                messages.is_some_and(|messages| messages.iter().any(|message| has_words(&message)))
            })
            .await;
        let messages = round["messages"].as_array().expect("messages");
        messages.iter().find(has_words).expect("the message").clone()
    }

    /// Everything told up to the answer to a question that changes nothing.
    pub(super) async fn everything(&mut self) -> Vec<Value> {
        self.cannot(json!({ "do": "nothing" })).await;
        self.told.drain(..).collect()
    }

    async fn hear(&mut self) -> Value {
        let heard = tokio::time::timeout(PATIENCE, self.stream.next()).await;
        let heard = heard.unwrap_or_else(|_| panic!("waited in vain; told so far: {:#?}", self.told));
        let message = heard.expect("a message").expect("a connection");
        serde_json::from_str(message.to_text().expect("a text")).expect("JSON")
    }
}
