//! Challenges.

use jiff::Timestamp;

use super::{
    Store, Transaction,
    error::StoreError,
    ids::{ChallengeId, ChannelId, GameId, GuildId, MessageId, PlayerId},
    pace::Pace,
};
use crate::rules::{side::Side, variant::Variant};

/// The side a challenger asks for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SideWish {
    /// This one.
    Side(Side),
    /// Whatever chance gives.
    Random,
}

/// How a challenge stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ChallengeState {
    /// It can be accepted.
    Open,
    /// It became a game.
    Accepted,
    /// The opponent said no.
    Declined,
    /// The challenger took it back.
    Withdrawn,
    /// Nobody answered in time.
    Lapsed,
}

/// A challenge yet to be made.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewChallenge {
    /// The server, if it is made in one.
    pub guild: Option<GuildId>,
    /// The channel.
    pub channel: ChannelId,
    /// Who challenges.
    pub challenger: PlayerId,
    /// Who is challenged; anyone if `None`.
    pub opponent: Option<PlayerId>,
    /// What is to be played.
    pub variant: Variant,
    /// The side the challenger wants.
    pub side: SideWish,
    /// Whether both may ask for hints.
    pub hints: bool,
    /// The time for each move; as long as they like if `None`.
    pub pace: Option<Pace>,
    /// Whether the game counts for the ratings.
    pub rated: bool,
    /// The game that it wants to play again.
    pub rematch_of: Option<GameId>,
    /// The challenge that it answers with other terms.
    pub counters: Option<ChallengeId>,
    /// When it was made.
    pub created_at: Timestamp,
    /// When it lapses.
    pub lapses_at: Timestamp,
}

/// A challenge as it stands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Challenge {
    /// Its number.
    pub id: ChallengeId,
    /// What was asked.
    pub terms: NewChallenge,
    /// How it stands.
    pub state: ChallengeState,
    /// Whether it was answered with other terms.
    pub countered: bool,
    /// The message that shows it, once known; never one that the bot cannot edit by itself.
    pub message: Option<MessageId>,
}

struct Row {
    id: ChallengeId,
    guild: Option<GuildId>,
    channel: ChannelId,
    challenger: PlayerId,
    opponent: Option<PlayerId>,
    variant: String,
    side: String,
    hints: i64,
    pace: Option<i64>,
    rated: i64,
    rematch_of: Option<GameId>,
    counters: Option<ChallengeId>,
    countered: i64,
    state: String,
    message: Option<MessageId>,
    created_at: i64,
    lapses_at: i64,
}

impl Transaction {
    /// Stores a new, open challenge.
    ///
    /// # Errors
    /// The database failed.
    pub async fn insert_challenge(&mut self, new: &NewChallenge) -> Result<ChallengeId, StoreError> {
        let (variant, side) = (new.variant.id(), new.side.id());
        let pace = new.pace.map(Pace::ms);
        let (created, lapses) = (new.created_at.as_millisecond(), new.lapses_at.as_millisecond());
        let id = sqlx::query_scalar!(
            r#"INSERT INTO challenges
                   (guild, channel, challenger, opponent, variant, side, hints, pace, rated, rematch_of, counters,
                    created_at, lapses_at)
               VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
               RETURNING id AS "id!: ChallengeId""#,
            new.guild,
            new.channel,
            new.challenger,
            new.opponent,
            variant,
            side,
            new.hints,
            pace,
            new.rated,
            new.rematch_of,
            new.counters,
            created,
            lapses
        )
        .fetch_one(self.connection())
        .await?;
        Ok(id)
    }

    /// Whether somebody's answer to a challenge with other terms waits for an answer itself.
    ///
    /// # Errors
    /// The database failed.
    pub async fn has_open_counter(&mut self, id: ChallengeId, by: PlayerId) -> Result<bool, StoreError> {
        let found = sqlx::query_scalar!(
            r#"SELECT EXISTS (SELECT 1 FROM challenges WHERE counters = ? AND challenger = ? AND state = 'open')
               AS "found!: bool""#,
            id,
            by
        )
        .fetch_one(self.connection())
        .await?;
        Ok(found)
    }

    /// The challenge with this number.
    ///
    /// # Errors
    /// The database failed, or the row cannot be understood.
    pub async fn load_challenge(&mut self, id: ChallengeId) -> Result<Option<Challenge>, StoreError> {
        load(self.connection(), id).await
    }

    /// The open challenge to play this game again, if there is one.
    ///
    /// # Errors
    /// The database failed, or the row cannot be understood.
    pub async fn open_rematch(&mut self, game: GameId) -> Result<Option<Challenge>, StoreError> {
        let id = sqlx::query_scalar!(
            r#"SELECT id AS "id: ChallengeId" FROM challenges WHERE rematch_of = ? AND state = 'open'"#,
            game
        )
        .fetch_optional(self.connection())
        .await?;
        match id {
            Some(id) => self.load_challenge(id).await,
            None => Ok(None),
        }
    }

    /// Sets how a challenge stands.
    ///
    /// # Errors
    /// The database failed.
    pub async fn set_challenge_state(
        &mut self,
        id: ChallengeId,
        state: ChallengeState,
    ) -> Result<(), StoreError> {
        let state = state.id();
        sqlx::query!("UPDATE challenges SET state = ? WHERE id = ?", state, id)
            .execute(self.connection())
            .await?;
        Ok(())
    }

    /// Notes which message shows a challenge.
    ///
    /// # Errors
    /// The database failed.
    pub async fn set_challenge_message(
        &mut self,
        id: ChallengeId,
        message: MessageId,
    ) -> Result<(), StoreError> {
        sqlx::query!("UPDATE challenges SET message = ? WHERE id = ?", message, id)
            .execute(self.connection())
            .await?;
        Ok(())
    }

    /// The open challenges whose time was over at `now`.
    ///
    /// # Errors
    /// The database failed.
    pub async fn list_lapsed(&mut self, now: Timestamp) -> Result<Vec<ChallengeId>, StoreError> {
        let now = now.as_millisecond();
        Ok(sqlx::query_scalar!(
            r#"SELECT id AS "id: ChallengeId" FROM challenges WHERE state = 'open' AND lapses_at <= ?"#,
            now
        )
        .fetch_all(self.connection())
        .await?)
    }
}

impl Store {
    /// The challenge with this number.
    ///
    /// # Errors
    /// The database failed, or the row cannot be understood.
    pub async fn load_challenge(&self, id: ChallengeId) -> Result<Option<Challenge>, StoreError> {
        load(&mut *self.readers.acquire().await?, id).await
    }
}

async fn load(
    connection: &mut sqlx::SqliteConnection,
    id: ChallengeId,
) -> Result<Option<Challenge>, StoreError> {
    let row = sqlx::query_as!(
        Row,
        r#"SELECT id AS "id: ChallengeId", guild AS "guild: GuildId", channel AS "channel: ChannelId",
                  challenger AS "challenger: PlayerId", opponent AS "opponent: PlayerId",
                  variant, side, hints, pace, rated, rematch_of AS "rematch_of: GameId",
                  counters AS "counters: ChallengeId",
                  EXISTS (SELECT 1 FROM challenges c WHERE c.counters = challenges.id) AS "countered!: i64", state, message AS "message: MessageId", created_at, lapses_at
           FROM challenges WHERE id = ?"#,
        id
    )
    .fetch_optional(connection)
    .await?;
    row.map(Challenge::try_from).transpose()
}

impl TryFrom<Row> for Challenge {
    type Error = StoreError;

    fn try_from(row: Row) -> Result<Self, StoreError> {
        let corrupt = |column, value: &str| StoreError::Corrupt {
            table: "challenges",
            column,
            row: row.id.0,
            value: value.to_owned(),
        };
        let pace = row
            .pace
            .map(|ms| Pace::from_ms(ms).ok_or_else(|| corrupt("pace", &ms.to_string())));
        Ok(Self {
            id: row.id,
            terms: NewChallenge {
                guild: row.guild,
                channel: row.channel,
                challenger: row.challenger,
                opponent: row.opponent,
                variant: row
                    .variant
                    .parse()
                    .map_err(|_| corrupt("variant", &row.variant))?,
                side: SideWish::from_id(&row.side).ok_or_else(|| corrupt("side", &row.side))?,
                hints: row.hints != 0,
                pace: pace.transpose()?,
                rated: row.rated != 0,
                rematch_of: row.rematch_of,
                counters: row.counters,
                created_at: super::time(row.created_at),
                lapses_at: super::time(row.lapses_at),
            },
            state: ChallengeState::from_id(&row.state).ok_or_else(|| corrupt("state", &row.state))?,
            countered: row.countered != 0,
            message: row.message,
        })
    }
}

impl SideWish {
    /// All, in the order in which people see them.
    pub const ALL: [Self; 3] = [Self::Random, Self::Side(Side::Few), Self::Side(Side::Many)];

    /// As stored.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Side(Side::Few) => "few",
            Self::Side(Side::Many) => "many",
            Self::Random => "random",
        }
    }

    /// The wish with this id.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|wish| wish.id() == id)
    }
}

impl ChallengeState {
    const ALL: [Self; 5] = [
        Self::Open,
        Self::Accepted,
        Self::Declined,
        Self::Withdrawn,
        Self::Lapsed,
    ];

    const fn id(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Accepted => "accepted",
            Self::Declined => "declined",
            Self::Withdrawn => "withdrawn",
            Self::Lapsed => "lapsed",
        }
    }

    fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|state| state.id() == id)
    }
}
