//! Ratings: what is known of somebody's strength with one side of one variant.

use jiff::Timestamp;

use super::{
    Store, Transaction,
    error::StoreError,
    ids::{GameId, GuildId, PlayerId},
    offers::{side_from_id, side_id},
};
use crate::rules::{
    side::{BySide, Side},
    variant::Variant,
};

/// Somebody's rating with one side of one variant, and what it came from.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Rating {
    /// Glicko-2: 1500 at first.
    pub rating: f64,
    /// How uncertain that is: 350 at first.
    pub deviation: f64,
    /// How much it tends to change.
    pub volatility: f64,
    /// Rated games won,
    pub wins: u32,
    /// drawn,
    pub draws: u32,
    /// and lost.
    pub losses: u32,
    /// When the last of them ended.
    pub rated_at: Timestamp,
}

/// A rating before and after a game.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct RatingChange {
    /// Before.
    pub before: f64,
    /// After.
    pub after: f64,
}

/// A rating in a list.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Rated {
    /// Whose.
    pub player: PlayerId,
    /// At what.
    pub variant: Variant,
    /// With which side.
    pub side: Side,
    /// The rating.
    pub rating: Rating,
}

struct Row {
    player: PlayerId,
    variant: String,
    side: String,
    rating: f64,
    deviation: f64,
    volatility: f64,
    wins: i64,
    draws: i64,
    losses: i64,
    rated_at: i64,
}

impl Transaction {
    /// Somebody's rating with a side of a variant; `None` if they have played no rated game with it.
    ///
    /// # Errors
    /// The database failed, or the row cannot be understood.
    pub async fn find_rating(
        &mut self,
        player: PlayerId,
        variant: Variant,
        side: Side,
    ) -> Result<Option<Rating>, StoreError> {
        let (variant, side) = (variant.id(), side_id(side));
        let row = sqlx::query_as!(
            Row,
            r#"SELECT player AS "player!: PlayerId", variant, side, rating, deviation, volatility, wins, draws, losses,
                      rated_at
               FROM ratings WHERE player = ? AND variant = ? AND side = ?"#,
            player,
            variant,
            side
        )
        .fetch_optional(self.connection())
        .await?;
        Ok(row.map(Rated::try_from).transpose()?.map(|rated| rated.rating))
    }

    /// Stores somebody's rating.
    ///
    /// # Errors
    /// The database failed.
    pub async fn save_rating(&mut self, rated: &Rated) -> Result<(), StoreError> {
        let (variant, side, rating) = (rated.variant.id(), side_id(rated.side), rated.rating);
        let at = rating.rated_at.as_millisecond();
        sqlx::query!(
            "INSERT OR REPLACE INTO ratings
                 (player, variant, side, rating, deviation, volatility, wins, draws, losses, rated_at)
             VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            rated.player,
            variant,
            side,
            rating.rating,
            rating.deviation,
            rating.volatility,
            rating.wins,
            rating.draws,
            rating.losses,
            at
        )
        .execute(self.connection())
        .await?;
        Ok(())
    }

    /// Stores what a game did to the rating of a side.
    ///
    /// # Errors
    /// The database failed, or that has been stored before: a game counts once.
    pub async fn insert_rating_change(
        &mut self,
        game: GameId,
        side: Side,
        change: RatingChange,
    ) -> Result<(), StoreError> {
        let side = side_id(side);
        sqlx::query!(
            "INSERT INTO rating_changes (game, side, before, after) VALUES (?, ?, ?, ?)",
            game,
            side,
            change.before,
            change.after
        )
        .execute(self.connection())
        .await?;
        Ok(())
    }
}

impl Store {
    /// All ratings of a person, those with the most games first.
    ///
    /// # Errors
    /// The database failed, or a row cannot be understood.
    pub async fn list_ratings(&self, player: PlayerId) -> Result<Vec<Rated>, StoreError> {
        let rows = sqlx::query_as!(
            Row,
            r#"SELECT player AS "player!: PlayerId", variant, side, rating, deviation, volatility, wins, draws, losses,
                      rated_at
               FROM ratings WHERE player = ? ORDER BY wins + draws + losses DESC, variant, side"#,
            player
        )
        .fetch_all(&self.readers)
        .await?;
        rows.into_iter().map(Rated::try_from).collect()
    }

    /// The best with a side of a variant whose rating is certain to `deviation`, of those who have played in `guild` if
    /// given; at most `limit` after skipping `skip`.
    ///
    /// # Errors
    /// The database failed, or a row cannot be understood.
    pub async fn list_best(
        &self,
        (variant, side): (Variant, Side),
        guild: Option<GuildId>,
        deviation: f64,
        (limit, skip): (u32, u32),
    ) -> Result<Vec<Rated>, StoreError> {
        let (variant, side) = (variant.id(), side_id(side));
        let rows = sqlx::query_as!(
            Row,
            r#"SELECT player AS "player!: PlayerId", variant, side, rating, deviation, volatility, wins, draws, losses,
                      rated_at
               FROM ratings r WHERE variant = ?1 AND side = ?2 AND deviation <= ?3
                   AND (?4 IS NULL OR EXISTS
                       (SELECT 1 FROM games g WHERE g.guild = ?4 AND (g.few = r.player OR g.many = r.player)))
               ORDER BY rating DESC, player LIMIT ?5 OFFSET ?6"#,
            variant,
            side,
            deviation,
            guild,
            limit,
            skip
        )
        .fetch_all(&self.readers)
        .await?;
        rows.into_iter().map(Rated::try_from).collect()
    }
}

/// What a game did to the ratings of its players, if it did.
pub(super) async fn changes(
    connection: &mut sqlx::SqliteConnection,
    game: GameId,
) -> Result<Option<BySide<RatingChange>>, StoreError> {
    let rows = sqlx::query!(
        "SELECT side, before, after FROM rating_changes WHERE game = ? ORDER BY side",
        game
    )
    .fetch_all(connection)
    .await?;
    let change = |wanted| {
        let row = rows.iter().find(|row| row.side == side_id(wanted))?;
        Some(RatingChange {
            before: row.before,
            after: row.after,
        })
    };
    Ok(change(Side::Few)
        .zip(change(Side::Many))
        .map(|(few, many)| BySide { few, many }))
}

impl TryFrom<Row> for Rated {
    type Error = StoreError;

    fn try_from(row: Row) -> Result<Self, StoreError> {
        let corrupt = |column, value: &str| StoreError::Corrupt {
            table: "ratings",
            column,
            row: row.player.get().cast_signed(),
            value: value.to_owned(),
        };
        let count = |games| u32::try_from(games).unwrap_or(u32::MAX);
        Ok(Self {
            player: row.player,
            variant: row
                .variant
                .parse()
                .map_err(|_| corrupt("variant", &row.variant))?,
            side: side_from_id(&row.side).ok_or_else(|| corrupt("side", &row.side))?,
            rating: Rating {
                rating: row.rating,
                deviation: row.deviation,
                volatility: row.volatility,
                wins: count(row.wins),
                draws: count(row.draws),
                losses: count(row.losses),
                rated_at: super::time(row.rated_at),
            },
        })
    }
}
