//! The page: the whole bot in a browser.
//!
//! `/` serves the files of `src/playground/web`: plain HTML, CSS and JavaScript without a build step. Everything
//! live goes over one WebSocket, `/live`: the page asks ([`asked`]), this side tells ([`told`]). Both are JSON
//! objects, one a frame.
//!
//! # What is asked
//! Every question has a number `n`, chosen by the page, and a `do`:
//!
//! ```json
//! {"n": 1, "do": "look", "person": "…", "channel": "…"}
//! ```
//! Look at a channel through somebody's eyes, and act there as them from now on. Answered by `view` and everything
//! there is to see. Both may be left out or name what is not there: then the view is that of the first who plays, on
//! the first channel they are in. Nothing is told before the first look.
//!
//! ```json
//! {"n": 2, "do": "slash", "command": "settings show", "options": [["move", "d4-d5"], ["game", 3]]}
//! {"n": 3, "do": "type", "command": "move", "option": "move", "text": "d4", "others": [["game", 3]]}
//! {"n": 4, "do": "user_menu", "command": "Challenge to a game", "target": "…"}
//! {"n": 4, "do": "message_menu", "command": "…", "target": "…"}
//! {"n": 5, "do": "press", "message": "…", "custom_id": "…", "late": false}
//! {"n": 6, "do": "choose", "message": "…", "custom_id": "…", "values": ["…"], "late": false}
//! {"n": 7, "do": "submit", "form": "…", "fields": [["why", "text"], ["which", ["a", "b"]], ["sure", true]]}
//! ```
//! What a person does. The command is named in the default language; the value of an option is a text, a number,
//! a boolean, or the id of a person, role, channel or uploaded file as a text. `late` uses a button or menu
//! that the message had once. `form` is the interaction that was answered with the form. Answered by `done` with the
//! interaction's id or by `refused`; the bot's answer follows as `outcome`.
//!
//! ```json
//! {"n": 8, "do": "advance", "seconds": 3600}
//! {"n": 9, "do": "bot", "wish": "restart"}
//! {"n": 10, "do": "gateway", "trouble": "cut"}
//! {"n": 11, "do": "permission", "channel": "…", "permission": "SEND_MESSAGES", "granted": false}
//! {"n": 12, "do": "person", "person": "…", "name": "*Al*", "locale": "da", "accepts_dms": true, "has_app": false}
//! {"n": 12, "do": "membership", "person": "…", "server": "…", "is_member": false}
//! {"n": 13, "do": "server", "server": "…", "locale": "da", "has_bot": true, "available": true}
//! {"n": 14, "do": "channel", "channel": "…", "archived": true, "locked": true, "deleted": true}
//! {"n": 15, "do": "delete", "message": "…"}
//! {"n": 16, "do": "repeat"}
//! {"n": 16, "do": "tamper", "how": "missing_field"}
//! {"n": 16, "do": "tamper", "how": "old_button"}
//! {"n": 17, "do": "fault", "request": "answer", "fault": "lost", "times": 1}
//! {"n": 17, "do": "fault", "request": "answer", "fault": "held", "times": 1}
//! {"n": 18, "do": "forget_faults"}
//! {"n": 18, "do": "release"}
//! ```
//! What nobody on Discord can do: see [`asked::Asked`] for the words of each. Answered by `done` or `refused`. In
//! `person`, `server` and `channel` all but the id may be left out, and what is left out stays as it is.
//!
//! A file is uploaded beforehand by `POST /upload?person=…&name=…` with its bytes as the body; the answer is
//! `{"id": "…"}`.
//!
//! # What is told
//! Each has a `tell`:
//!
//! ```json
//! {"tell": "view", "n": 1, "person": "…", "channel": "…"}
//! ```
//! From here on everything is about this channel and these eyes; forget the commands and messages of before.
//!
//! ```json
//! {"tell": "stage", "ahead_ms": 0, "bot": {…}, "people": […], "servers": […], "channels": […],
//!  "permissions": ["SEND_MESSAGES", …], "locales": ["da", …], "violations": ["…"],
//!  "faults": 0, "held": 0, "most_faults": 99}
//! ```
//! Who and what there is, whole each time, sent whenever it changes: see [`told::Stage`]. Of the channels only
//! those that the person is in.
//!
//! ```json
//! {"tell": "commands", "commands": […]}
//! ```
//! The commands that Discord would offer to this person in this channel, slash commands and context menus: the
//! definitions as the bot registered them, with `id`. `hidden` says in a sentence why there are none, if so.
//!
//! ```json
//! {"tell": "messages", "messages": [
//!     {"message": {…}, "about": {"author": "Reynard", "private": false, "thinking": false, "pings": false}}
//! ]}
//! {"tell": "gone", "message": "…"}
//! ```
//! The messages of the channel that this person can see, new or changed, the oldest of a round first: Discord's
//! message objects. `pings`: whether it pinged this person. The newest [`told::MOST_MESSAGES`] are told.
//!
//! ```json
//! {"tell": "done", "n": 2, "interaction": "…"}
//! {"tell": "refused", "n": 2, "reason": "option `move` has to be filled in"}
//! {"tell": "outcome", "n": 2, "interaction": "…", "is": "message"}
//! {"tell": "outcome", "n": 3, "interaction": "…", "is": "choices", "choices": [{"name": "…", "value": "…"}]}
//! {"tell": "outcome", "n": 5, "interaction": "…", "is": "form", "form": {…}}
//! ```
//! `outcome` is the bot's first answer to an interaction of this socket, once: `message` and `thinking` (a message
//! is there or will be), `update` and `acknowledged` (of a button), `choices`, `form` (Discord's modal object).
//! If three seconds of the stand-in's time pass without one, Discord's client says that the application did not
//! respond.
//!
//! # Who may connect
//! The stand-in listens on loopback only; besides, other pages in the same browser are kept out: a socket or an
//! upload whose `Origin` is not the stand-in's own, or whose `Host` is not this machine, is refused.

mod act;
mod arming;
mod asked;
mod control;
mod files;
mod live;
mod origin;
mod outcome;
mod stage;
mod told;
mod upload;
mod view;

use std::sync::Arc;

use axum::{Router, extract::DefaultBodyLimit, routing};

use super::{core::Core, stage::Home};

pub use self::asked::Wish;

/// What everything about the page shares.
#[derive(Clone)]
struct Page {
    core: Arc<Core>,
    home: Home,
}

/// The page's routes.
pub(super) fn router(core: Arc<Core>, home: Home) -> Router {
    Router::new()
        .route("/", routing::get(files::index))
        .route("/{*path}", routing::get(files::file))
        .route("/live", routing::any(live::handle))
        .route("/upload", routing::post(upload::handle))
        .layer(DefaultBodyLimit::max(upload::MOST_BYTES))
        .with_state(Page { core, home })
}
