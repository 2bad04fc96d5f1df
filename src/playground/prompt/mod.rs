//! Driving a stand-in by typed lines, as `alice /move d4-d5`.

mod line;
mod transcript;

use std::{
    io::{self, Write},
    time::Duration,
};

use jiff::SignedDuration;
use tokio::sync::mpsc;

use self::line::Line;
use super::{Callback, Impossible, Snowflake, StandIn, World};
use crate::clock::Clock;

/// How to drive it, for people.
pub const INSTRUCTIONS: &str = "\
Type a line and press Enter. alice, bob, carol and olivia are in a channel, and so is the bot.
  alice /challenge opponent:bob variant:fox-hounds    a command with its options
  bob press Accept                                    the newest button with these words
  alice /move e8-d7                                   one value alone is the first option
  bob type /move b1                                   what would be suggested while typing
  bob choose 2                                        the entry of the newest menu, by number or words
  advance 25h                                         set the clock forward
  help                                                this text
  quit                                                leave";

/// When nothing has happened for so long, nothing more is expected.
const CALM: Duration = Duration::from_millis(500);

/// Reads lines until there are no more or somebody quits; `true` if any line came. What people see is
/// written to `out`.
///
/// # Errors
/// `out` cannot be written.
pub async fn drive(
    discord: &StandIn,
    clock: &Clock,
    mut lines: mpsc::Receiver<String>,
    out: &mut (dyn Write + Send),
) -> io::Result<bool> {
    let mut shown = transcript::Transcript::default();
    let mut any = false;
    let mut changes = discord.changes();
    loop {
        tokio::select! {
            biased;
            changed = changes.changed() => {
                if changed.is_err() {
                    return Ok(any);
                }
                shown.show_news(discord, out)?;
            }
            line = lines.recv() => {
                let Some(line) = line else { break };
                any = true;
                if line.trim() == "quit" {
                    return Ok(any);
                }
                obey(discord, clock, &line, out).await?;
                shown.show_news(discord, out)?;
            }
        }
    }
    // What the last line set in motion may still be on its way.
    while let Ok(Ok(())) = tokio::time::timeout(CALM, changes.changed()).await {}
    shown.show_news(discord, out)?;
    Ok(any)
}

async fn obey(discord: &StandIn, clock: &Clock, text: &str, out: &mut (dyn Write + Send)) -> io::Result<()> {
    match Line::read(text) {
        Ok(Line::Nothing) => Ok(()),
        Ok(Line::Help) => writeln!(out, "{INSTRUCTIONS}"),
        Ok(Line::Advance(seconds)) => {
            clock.advance(SignedDuration::from_secs(seconds));
            writeln!(out, "The clock stands at {}.", clock.now())
        }
        Ok(Line::Deed { person, deed }) => match act(discord, &person, &deed).await {
            Ok(heard) => write!(out, "{heard}"),
            Err(impossible) => writeln!(out, "! {impossible}"),
        },
        Err(complaint) => writeln!(out, "! {complaint} (`help` shows how)"),
    }
}

/// Acts, and waits until the bot has answered. Gives what was heard but is in no message.
async fn act(discord: &StandIn, person: &str, deed: &line::Deed) -> Result<String, Impossible> {
    let channel = discord.home().channel;
    let person = discord.read(|world| find_person(world, person))?;
    let act = discord.read(|world| deed.act(world, person, channel))?;
    let interaction = discord.act(person, channel, &act)?;
    let answered = discord
        .until("an answer", |world| heard(world, interaction))
        .await;
    answered.map_err(|_| Impossible::new("the bot did not answer"))
}

/// The suggestions, or nothing once the answer is in a message.
fn heard(world: &World, interaction: Snowflake) -> Option<String> {
    if let Callback::Choices(choices) = world.interaction(interaction)?.callback.as_ref()? {
        let names: Vec<String> = choices.iter().map(|(name, _)| name.clone()).collect();
        return Some(format!("  suggested: {}\n", names.join("  ")));
    }
    world.answer_to(interaction).map(|_| String::new())
}

fn find_person(world: &World, name: &str) -> Result<Snowflake, Impossible> {
    let found = world
        .people()
        .find(|person| person.username.eq_ignore_ascii_case(name));
    found
        .map(|person| person.id)
        .ok_or_else(|| Impossible::new(format!("nobody is called {name}")))
}
