//! Discord's gateway: events over a WebSocket.

mod control;
mod session;

use std::sync::Arc;

use axum::{
    extract::{
        State, WebSocketUpgrade,
        ws::{CloseFrame, Message, WebSocket},
    },
    http::StatusCode,
    response::{IntoResponse, Response},
};
use serde_json::{Value, json};
use tokio::sync::mpsc;

use super::core::Core;

pub(super) use self::session::{GUILDS, Outgoing, Sessions};

const HEARTBEAT_MS: u64 = 41_250;

/// Serves a connection to the gateway.
pub(super) async fn handle(State(core): State<Arc<Core>>, upgrade: WebSocketUpgrade) -> Response {
    if core.read(|world| world.sessions.is_down) {
        return StatusCode::SERVICE_UNAVAILABLE.into_response();
    }
    upgrade.on_upgrade(|socket| async move { Connection::new(core, socket).run().await })
}

/// A bot at the other end of a WebSocket.
struct Connection {
    core: Arc<Core>,
    socket: WebSocket,
    sender: mpsc::UnboundedSender<Outgoing>,
    outgoing: mpsc::UnboundedReceiver<Outgoing>,
}

/// Whether a connection goes on.
type GoesOn = bool;

impl Connection {
    fn new(core: Arc<Core>, socket: WebSocket) -> Self {
        let (sender, outgoing) = mpsc::unbounded_channel();
        Self {
            core,
            socket,
            sender,
            outgoing,
        }
    }

    async fn run(mut self) {
        self.put(json!({ "op": 10, "d": { "heartbeat_interval": HEARTBEAT_MS } }));
        let goodbye = loop {
            let outcome = tokio::select! {
                Some(outgoing) = self.outgoing.recv() => self.send(outgoing).await,
                incoming = self.socket.recv() => self.receive(incoming),
            };
            match outcome {
                Ok(true) => {}
                Ok(false) => break false,
                Err(logged_off) => break logged_off,
            }
        };
        self.core
            .write(|world| world.sessions.detach(&self.sender, goodbye));
    }

    fn put(&self, payload: Value) {
        // The receiver is this connection's own.
        let _ = self.sender.send(Outgoing::Payload(payload));
    }

    async fn send(&mut self, outgoing: Outgoing) -> Result<GoesOn, bool> {
        match outgoing {
            Outgoing::Payload(payload) => {
                Ok(self.socket.send(Message::text(payload.to_string())).await.is_ok())
            }
            Outgoing::Close(code) => {
                let frame = CloseFrame {
                    code,
                    reason: "".into(),
                };
                // Whether or not the bot is still there to hear it, this is the end.
                let _ = self.socket.send(Message::Close(Some(frame))).await;
                Ok(false)
            }
            Outgoing::Cut => Ok(false),
        }
    }

    /// `Err` says whether the bot logged off properly, so that its session is over.
    fn receive(&mut self, incoming: Option<Result<Message, axum::Error>>) -> Result<GoesOn, bool> {
        match incoming {
            Some(Ok(Message::Text(text))) => Ok(self.payload(&text)),
            Some(Ok(Message::Close(frame))) => {
                Err(frame.is_some_and(|frame| matches!(frame.code, 1000 | 1001)))
            }
            Some(Ok(Message::Binary(_) | Message::Ping(_) | Message::Pong(_))) => Ok(true),
            Some(Err(_)) | None => Ok(false),
        }
    }

    fn payload(&self, text: &str) -> GoesOn {
        let payload: Value = serde_json::from_str(text).unwrap_or_default();
        let data = &payload["d"];
        match payload["op"].as_u64() {
            Some(1) => self.put(json!({ "op": 11 })),
            Some(2) => self.core.write(|world| world.identify(data, &self.sender)),
            // A change of presence, which nobody here looks at.
            Some(3) => {}
            Some(6) => self.core.write(|world| world.resume(data, &self.sender)),
            _ => {
                self.core
                    .write(|world| world.note_violation(format!("gateway: unknown payload {text}")));
                let _ = self.sender.send(Outgoing::Close(4001));
            }
        }
        true
    }
}
