//! What one player asks of the other: a draw, or to take moves back.

use jiff::Timestamp;

use super::{
    Store, Transaction,
    error::StoreError,
    ids::{ChannelId, GameId, MessageId, OfferId},
};
use crate::rules::side::Side;

/// What is asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OfferKind {
    /// To call it a draw.
    Draw,
    /// To take back the asker's last move.
    Takeback,
}

/// How an offer stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OfferState {
    /// It can be answered.
    Open,
    /// The other one agreed.
    Accepted,
    /// The other one did not.
    Declined,
    /// The asker thought better of it.
    Withdrawn,
    /// The game went on.
    Outdated,
}

/// An offer yet to be made.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NewOffer {
    /// In which game.
    pub game: GameId,
    /// What is asked.
    pub kind: OfferKind,
    /// Who asks.
    pub side: Side,
    /// How many moves had been made.
    pub ply: u32,
    /// Where.
    pub channel: ChannelId,
    /// When.
    pub created_at: Timestamp,
}

/// An offer as it stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Offer {
    /// Its number.
    pub id: OfferId,
    /// What was asked.
    pub terms: NewOffer,
    /// How it stands.
    pub state: OfferState,
    /// The message that shows it, once known; never one that the bot cannot edit by itself.
    pub message: Option<MessageId>,
}

struct Row {
    id: OfferId,
    game: GameId,
    kind: String,
    side: String,
    ply: i64,
    state: String,
    channel: ChannelId,
    message: Option<MessageId>,
    created_at: i64,
}

impl Transaction {
    /// Stores a new, open offer.
    ///
    /// # Errors
    /// The database failed, or the game has an open offer already.
    pub async fn insert_offer(&mut self, new: &NewOffer) -> Result<OfferId, StoreError> {
        let (kind, side) = (new.kind.id(), side_id(new.side));
        let created = new.created_at.as_millisecond();
        let id = sqlx::query_scalar!(
            r#"INSERT INTO offers (game, kind, side, ply, channel, created_at) VALUES (?, ?, ?, ?, ?, ?)
               RETURNING id AS "id!: OfferId""#,
            new.game,
            kind,
            side,
            new.ply,
            new.channel,
            created
        )
        .fetch_one(self.connection())
        .await?;
        Ok(id)
    }

    /// The offer with this number.
    ///
    /// # Errors
    /// The database failed, or the row cannot be understood.
    pub async fn load_offer(&mut self, id: OfferId) -> Result<Option<Offer>, StoreError> {
        load(self.connection(), id).await
    }

    /// The open offer of a game, if there is one.
    ///
    /// # Errors
    /// The database failed, or the row cannot be understood.
    pub async fn open_offer(&mut self, game: GameId) -> Result<Option<Offer>, StoreError> {
        let id = sqlx::query_scalar!(
            r#"SELECT id AS "id: OfferId" FROM offers WHERE game = ? AND state = 'open'"#,
            game
        )
        .fetch_optional(self.connection())
        .await?;
        match id {
            Some(id) => self.load_offer(id).await,
            None => Ok(None),
        }
    }

    /// Whether a side has asked the same after `ply` moves before.
    ///
    /// # Errors
    /// The database failed.
    pub async fn has_asked(
        &mut self,
        game: GameId,
        kind: OfferKind,
        side: Side,
        ply: u32,
    ) -> Result<bool, StoreError> {
        let (kind, side) = (kind.id(), side_id(side));
        let found = sqlx::query_scalar!(
            r#"SELECT EXISTS (SELECT 1 FROM offers WHERE game = ? AND kind = ? AND side = ? AND ply = ?) AS "found!: i64""#,
            game,
            kind,
            side,
            ply
        )
        .fetch_one(self.connection())
        .await?;
        Ok(found != 0)
    }

    /// Sets how an offer stands.
    ///
    /// # Errors
    /// The database failed.
    pub async fn set_offer_state(&mut self, id: OfferId, state: OfferState) -> Result<(), StoreError> {
        let state = state.id();
        sqlx::query!("UPDATE offers SET state = ? WHERE id = ?", state, id)
            .execute(self.connection())
            .await?;
        Ok(())
    }

    /// Notes which message shows an offer.
    ///
    /// # Errors
    /// The database failed.
    pub async fn set_offer_message(&mut self, id: OfferId, message: MessageId) -> Result<(), StoreError> {
        sqlx::query!("UPDATE offers SET message = ? WHERE id = ?", message, id)
            .execute(self.connection())
            .await?;
        Ok(())
    }
}

impl Store {
    /// The offer with this number.
    ///
    /// # Errors
    /// The database failed, or the row cannot be understood.
    pub async fn load_offer(&self, id: OfferId) -> Result<Option<Offer>, StoreError> {
        load(&mut *self.readers.acquire().await?, id).await
    }
}

async fn load(connection: &mut sqlx::SqliteConnection, id: OfferId) -> Result<Option<Offer>, StoreError> {
    let row = sqlx::query_as!(
        Row,
        r#"SELECT id AS "id: OfferId", game AS "game: GameId", kind, side, ply, state,
                  channel AS "channel: ChannelId", message AS "message: MessageId", created_at
           FROM offers WHERE id = ?"#,
        id
    )
    .fetch_optional(connection)
    .await?;
    row.map(Offer::try_from).transpose()
}

impl TryFrom<Row> for Offer {
    type Error = StoreError;

    fn try_from(row: Row) -> Result<Self, StoreError> {
        let corrupt = |column, value: &str| StoreError::Corrupt {
            table: "offers",
            column,
            row: row.id.0,
            value: value.to_owned(),
        };
        Ok(Self {
            id: row.id,
            terms: NewOffer {
                game: row.game,
                kind: OfferKind::from_id(&row.kind).ok_or_else(|| corrupt("kind", &row.kind))?,
                side: side_from_id(&row.side).ok_or_else(|| corrupt("side", &row.side))?,
                ply: u32::try_from(row.ply).map_err(|_| corrupt("ply", &row.ply.to_string()))?,
                channel: row.channel,
                created_at: super::time(row.created_at),
            },
            state: OfferState::from_id(&row.state).ok_or_else(|| corrupt("state", &row.state))?,
            message: row.message,
        })
    }
}

impl OfferKind {
    const ALL: [Self; 2] = [Self::Draw, Self::Takeback];

    /// As stored, and as the words for it are keyed.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Draw => "draw",
            Self::Takeback => "takeback",
        }
    }

    fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.id() == id)
    }
}

impl OfferState {
    const ALL: [Self; 5] = [
        Self::Open,
        Self::Accepted,
        Self::Declined,
        Self::Withdrawn,
        Self::Outdated,
    ];

    /// As stored, and as the words for it are keyed.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Accepted => "accepted",
            Self::Declined => "declined",
            Self::Withdrawn => "withdrawn",
            Self::Outdated => "outdated",
        }
    }

    fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|state| state.id() == id)
    }
}

/// A side as stored.
pub(super) const fn side_id(side: Side) -> &'static str {
    match side {
        Side::Few => "few",
        Side::Many => "many",
    }
}

/// A side by what is stored of it.
pub(super) fn side_from_id(id: &str) -> Option<Side> {
    Side::ALL.into_iter().find(|side| side_id(*side) == id)
}
