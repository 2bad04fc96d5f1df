//! Where games may begin, and how many.

use super::{App, Caller, ChannelId, Error, PlayerId, Refusal, Scope};
use crate::store::{Transaction, settings::GuildSettings};

/// So many games somebody can be in at once.
pub const MOST_GAMES_OF_A_PERSON: u32 = 20;

impl App {
    /// Whether the caller's server lets a game begin where they are, and each of `people` has room for another.
    /// Games that are running are nobody's business here: they go on.
    ///
    /// # Errors
    /// Refusals: games are allowed elsewhere, the channel is full, somebody has too many games.
    pub(super) async fn check_limits(
        &self,
        tx: &mut Transaction,
        by: &Caller,
        people: &[PlayerId],
    ) -> Result<(), Error> {
        // A server where the bot is merely somebody's guest has set nothing, or nothing that still holds.
        if let Some(guild) = by.guild.filter(|_| !by.is_guest) {
            let settings = tx.load_guild_settings(guild).await?;
            check_channel(by, &settings.channels)?;
            check_room(tx, by.channel, &settings).await?;
        }
        for player in people {
            check_person(tx, by, *player).await?;
        }
        Ok(())
    }
}

/// A thread is allowed where its channel is.
fn check_channel(by: &Caller, allowed: &[ChannelId]) -> Result<(), Refusal> {
    let here = [Some(by.channel), by.parent];
    if allowed.is_empty() || here.into_iter().flatten().any(|here| allowed.contains(&here)) {
        return Ok(());
    }
    Err(Refusal::GamesElsewhere {
        channels: allowed.to_vec(),
    })
}

async fn check_room(tx: &mut Transaction, channel: ChannelId, settings: &GuildSettings) -> Result<(), Error> {
    let Some(most) = settings.most_games else {
        return Ok(());
    };
    if tx.count_running(Scope::Channel(channel)).await? >= most {
        return Err(Refusal::ChannelFull { most }.into());
    }
    Ok(())
}

async fn check_person(tx: &mut Transaction, by: &Caller, player: PlayerId) -> Result<(), Error> {
    if tx.count_running(Scope::Player(player)).await? < MOST_GAMES_OF_A_PERSON {
        return Ok(());
    }
    let most = MOST_GAMES_OF_A_PERSON;
    Err(if player == by.player {
        Refusal::TooManyGames { most }.into()
    } else {
        Refusal::TooManyGamesOf { player, most }.into()
    })
}
