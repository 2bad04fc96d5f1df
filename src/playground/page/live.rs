//! The page's WebSocket.

use axum::{
    extract::{
        State, WebSocketUpgrade,
        ws::{Message, WebSocket},
    },
    http::{HeaderMap, StatusCode},
    response::{IntoResponse, Response},
};

use serde_json::{Value, json};

use crate::playground::{Act, Channel, Impossible, Snowflake};

use super::{
    Page, act, arming,
    asked::{Asked, Deed, Looking, Own, Question, Tampering},
    control, origin,
    outcome::Awaited,
    told::Told,
    view::View,
};

/// The most that one question may have, in bytes.
const MOST_BYTES: usize = 1024 * 1024;

/// Serves a page's connection.
pub(super) async fn handle(
    State(page): State<Page>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Response {
    if !origin::is_own(&headers) {
        return StatusCode::FORBIDDEN.into_response();
    }
    let upgrade = upgrade.max_message_size(MOST_BYTES);
    upgrade.on_upgrade(|socket| async move { Live::new(page, socket).run().await })
}

/// A page at the other end of a WebSocket.
struct Live {
    page: Page,
    socket: WebSocket,
    view: Option<View>,
    awaited: Awaited,
    /// The last interaction begun here.
    last: Option<Snowflake>,
    /// What was done last, whose eyes it was done with, and where.
    last_deed: Option<(Snowflake, Snowflake, Act)>,
    /// What is odd about the next.
    tampering: Option<Tampering>,
}

/// The page is gone.
struct Gone;

impl Live {
    fn new(page: Page, socket: WebSocket) -> Self {
        Self {
            page,
            socket,
            view: None,
            awaited: Awaited::default(),
            last: None,
            last_deed: None,
            tampering: None,
        }
    }

    async fn run(mut self) {
        let mut changes = self.page.core.changes();
        loop {
            let outcome = tokio::select! {
                changed = changes.changed() => match changed {
                    Ok(()) => self.tell_news().await,
                    Err(_) => Err(Gone),
                },
                incoming = self.socket.recv() => match incoming {
                    Some(Ok(Message::Text(text))) => self.answer(&text).await,
                    Some(Ok(Message::Binary(_) | Message::Ping(_) | Message::Pong(_))) => Ok(()),
                    Some(Ok(Message::Close(_)) | Err(_)) | None => Err(Gone),
                },
            };
            if outcome.is_err() {
                return;
            }
        }
    }

    async fn tell(&mut self, told: &Told) -> Result<(), Gone> {
        let text = serde_json::to_string(told).map_err(|_| Gone)?;
        self.socket.send(Message::text(text)).await.map_err(|_| Gone)
    }

    async fn tell_news(&mut self) -> Result<(), Gone> {
        let switchable = self.page.core.is_granted_wishes();
        let (view, awaited) = (&mut self.view, &mut self.awaited);
        let news = self.page.core.read(|world| {
            let mut news = match view {
                Some(view) => view.news(world, &self.page.home, switchable),
                None => Vec::new(),
            };
            news.extend(awaited.news(world));
            news
        });
        for told in news {
            self.tell(&told).await?;
        }
        Ok(())
    }

    async fn answer(&mut self, text: &str) -> Result<(), Gone> {
        let told = match serde_json::from_str(text) {
            Ok(Question { n, asked }) => self.obey(n, &asked),
            Err(_) => Told::Refused {
                n: number(text),
                reason: format!("this is nothing that can be asked: {}", beginning(text)),
            },
        };
        self.tell(&told).await?;
        self.tell_news().await
    }

    fn obey(&mut self, n: u64, asked: &Asked) -> Told {
        let done = match asked {
            Asked::Looking(look) => return self.look(n, *look),
            Asked::Deed(deed) => self.act(n, deed).map(Some),
            Asked::Own(own) => self.own(*own).map(|()| None),
            Asked::Control(control) => control::take(&self.page.core, control).map(|()| None),
        };
        match done {
            Ok(interaction) => Told::Done { n, interaction },
            Err(impossible) => Told::Refused {
                n,
                reason: impossible.to_string(),
            },
        }
    }

    fn look(&mut self, n: u64, Looking::Look { person, channel }: Looking) -> Told {
        let home = self.page.home;
        let (person, channel) = self.page.core.read(|world| {
            let person = person.filter(|id| world.person(*id).is_some_and(|person| !person.bot));
            let person = person.unwrap_or(home.alice);
            let is_in = |channel: &&Channel| !channel.deleted && world.is_in(channel, person);
            let asked = channel.and_then(|id| world.channel(id)).filter(is_in);
            let channel = asked.or_else(|| world.channels().find(is_in));
            (person, channel.map_or(home.channel, |channel| channel.id))
        });
        self.view = Some(View::new(person, channel));
        Told::View { n, person, channel }
    }

    fn act(&mut self, n: u64, deed: &Deed) -> Result<Snowflake, Impossible> {
        let Some(View { person, channel, .. }) = self.view else {
            return Err(Impossible::new("look at a channel first"));
        };
        let (interaction, act) = self.page.core.write(|world| {
            let act = act::read(world, (person, channel), deed)?;
            let done = world.act(person, channel, &act, |event| {
                if let Some(tampering) = self.tampering.take() {
                    tamper(event, tampering);
                }
            });
            done.map(|interaction| (interaction, act))
        })?;
        if !matches!(act, Act::Type { .. }) {
            self.last_deed = Some((person, channel, act));
        }
        self.awaited.add(n, interaction);
        self.last = Some(interaction);
        Ok(interaction)
    }

    fn own(&mut self, own: Own) -> Result<(), Impossible> {
        match own {
            Own::Repeat => self.repeat()?,
            Own::Again { times } => self.again(times)?,
            Own::Tamper { how } => self.tampering = Some(how),
        }
        Ok(())
    }

    /// Does the last deed so many times more before the bot hears of the first.
    fn again(&self, times: usize) -> Result<(), Impossible> {
        arming::check_times(times)?;
        let nothing = || Impossible::new("nothing has been done here yet");
        let (person, channel, mut act) = self.last_deed.clone().ok_or_else(nothing)?;
        // The bot may have been quick and taken the button away.
        if let Act::Press { late, .. } | Act::Choose { late, .. } = &mut act {
            *late = true;
        }
        self.page.core.write(|world| {
            let acts = (0..times).map(|_| world.act(person, channel, &act, |_| {}).map(drop));
            acts.collect()
        })
    }

    fn repeat(&self) -> Result<(), Impossible> {
        let last = self
            .last
            .ok_or_else(|| Impossible::new("nothing has been done here yet"))?;
        self.page.core.write(|world| world.deliver(last));
        Ok(())
    }
}

fn tamper(event: &mut Value, how: Tampering) {
    let Some(event) = event.as_object_mut() else {
        return;
    };
    match how {
        Tampering::UnknownField => {
            event.insert("fox_points".to_owned(), json!({ "of": [1, "two", null] }));
        }
        Tampering::MissingField => {
            event.remove("channel_id");
        }
        Tampering::OldButton => {
            if let Some(id) = event.get_mut("data").and_then(|data| data.get_mut("custom_id")) {
                *id = json!("0:accept:1");
            }
        }
    }
}

/// As much of a question as helps to recognise it.
fn beginning(text: &str) -> String {
    text.chars().take(200).collect()
}

/// The number of a question that cannot be read otherwise; 0 if it has none.
fn number(text: &str) -> u64 {
    let question: Value = serde_json::from_str(text).unwrap_or_default();
    question["n"].as_u64().unwrap_or(0)
}
