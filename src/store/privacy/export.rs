//! What is stored about a person, as they are given it.

use jiff::Timestamp;
use serde::Serialize;

use crate::store::{
    Store,
    error::StoreError,
    ids::{GameId, PlayerId},
};

/// Everything that is stored about a person. Discord's ids are texts, as they do not fit into the numbers of JSON;
/// times are those of UTC.
#[derive(Debug, Clone, Serialize)]
pub struct Dossier {
    /// Their id.
    pub id: String,
    /// The name they were last seen with.
    pub name: Option<String>,
    /// What they have set, if anything.
    pub settings: Option<SettingsRecord>,
    /// The games they play or have played, oldest first.
    pub games: Vec<GameRecord>,
    /// The challenges that they have made or been made.
    pub challenges: Vec<ChallengeRecord>,
    /// Their ratings.
    pub ratings: Vec<RatingRecord>,
}

/// What somebody has set, as stored.
#[derive(Debug, Clone, Serialize)]
pub struct SettingsRecord {
    language: Option<String>,
    theme: Option<String>,
    level: Option<i64>,
    pings: bool,
    reminders: String,
    direct_messages_refused: bool,
    quiet_from_minute: Option<i64>,
    quiet_to_minute: Option<i64>,
    zone: Option<String>,
}

/// A game that somebody plays or has played.
#[derive(Debug, Clone, Serialize)]
pub struct GameRecord {
    number: i64,
    variant: String,
    start: Option<String>,
    /// `few` or `many`.
    side: String,
    /// The other player; `None` for the computer, and in a game from a record.
    opponent: Option<String>,
    /// How strongly the computer plays, if it does.
    computer_level: Option<i64>,
    server: Option<String>,
    channel: String,
    /// Whether it was brought along as a record, whose names follow.
    record: bool,
    few_called: Option<String>,
    many_called: Option<String>,
    hints: bool,
    rated: bool,
    takebacks: i64,
    began: Option<String>,
    /// Who has won, if it is over: `few`, `many` or `draw`.
    pub result: Option<String>,
    reason: Option<String>,
    ended: Option<String>,
    rating_before: Option<f64>,
    rating_after: Option<f64>,
    moves: Vec<PlyRecord>,
    /// What they have offered: a draw, or to take moves back.
    offers: Vec<OfferRecord>,
}

/// A move, of either player.
#[derive(Debug, Clone, Serialize)]
pub struct PlyRecord {
    notation: String,
    played: Option<String>,
}

/// What somebody has offered in a game.
#[derive(Debug, Clone, Serialize)]
struct OfferRecord {
    kind: String,
    after_moves: i64,
    state: String,
    made: Option<String>,
}

/// A challenge that somebody has made or been made.
#[derive(Debug, Clone, Serialize)]
pub struct ChallengeRecord {
    number: i64,
    challenger: String,
    /// Whom it is for; `None`: anyone.
    opponent: Option<String>,
    variant: String,
    side: String,
    state: String,
    server: Option<String>,
    channel: String,
    made: Option<String>,
}

/// How strongly somebody plays a side of a variant.
#[derive(Debug, Clone, Serialize)]
pub struct RatingRecord {
    variant: String,
    side: String,
    rating: f64,
    deviation: f64,
    volatility: f64,
    wins: i64,
    draws: i64,
    losses: i64,
    rated: Option<String>,
}

impl Store {
    /// Everything that is stored about a person.
    ///
    /// # Errors
    /// The database failed.
    pub async fn load_dossier(&self, player: PlayerId) -> Result<Dossier, StoreError> {
        Ok(Dossier {
            id: player.to_string(),
            name: self.find_name(player).await?,
            settings: self.settings_record(player).await?,
            games: self.game_records(player).await?,
            challenges: self.challenge_records(player).await?,
            ratings: self.rating_records(player).await?,
        })
    }

    async fn settings_record(&self, player: PlayerId) -> Result<Option<SettingsRecord>, StoreError> {
        Ok(sqlx::query_as!(
            SettingsRecord,
            r#"SELECT language, theme, level, pings AS "pings: bool", reminders,
                      direct_refused AS "direct_messages_refused: bool", quiet_from AS "quiet_from_minute",
                      quiet_to AS "quiet_to_minute", zone
               FROM player_settings WHERE player = ?"#,
            player
        )
        .fetch_optional(&self.readers)
        .await?)
    }

    async fn game_records(&self, player: PlayerId) -> Result<Vec<GameRecord>, StoreError> {
        let rows = sqlx::query!(
            r#"SELECT g.id AS "id!: GameId", g.variant, g.start, g.few AS "few: PlayerId", g.many AS "many: PlayerId",
                      g.computer, g.level, g.guild, g.channel, g.hints, g.rated, g.takebacks, g.created_at, g.result,
                      g.reason, g.ended_at, g.record, g.few_called, g.many_called, c.before AS "before?: f64", c.after AS "after?: f64"
               FROM games g
               LEFT JOIN rating_changes c ON c.game = g.id AND c.side = iif(g.few = ?1, 'few', 'many')
               WHERE g.few = ?1 OR g.many = ?1 ORDER BY g.id"#,
            player
        )
        .fetch_all(&self.readers)
        .await?;
        let mut games = Vec::with_capacity(rows.len());
        for row in rows {
            let (side, opponent) = if row.few == player {
                ("few", row.many)
            } else {
                ("many", row.few)
            };
            games.push(GameRecord {
                number: row.id.0,
                variant: row.variant,
                start: row.start,
                side: side.to_owned(),
                opponent: (row.computer.is_none() && row.record.is_none()).then(|| opponent.to_string()),
                computer_level: row.level,
                server: row.guild.map(snowflake),
                channel: snowflake(row.channel),
                record: row.record.is_some(),
                few_called: row.few_called,
                many_called: row.many_called,
                hints: row.hints != 0,
                rated: row.rated != 0,
                takebacks: row.takebacks,
                began: time(row.created_at),
                result: row.result,
                reason: row.reason,
                ended: row.ended_at.and_then(time),
                rating_before: row.before,
                rating_after: row.after,
                moves: self.ply_records(row.id).await?,
                offers: self.offer_records(row.id, side).await?,
            });
        }
        Ok(games)
    }

    async fn ply_records(&self, game: GameId) -> Result<Vec<PlyRecord>, StoreError> {
        let rows = sqlx::query!(
            "SELECT move, played_at FROM plies WHERE game = ? ORDER BY ply",
            game
        )
        .fetch_all(&self.readers)
        .await?;
        Ok(rows
            .into_iter()
            .map(|row| PlyRecord {
                notation: row.r#move,
                played: time(row.played_at),
            })
            .collect())
    }

    async fn offer_records(&self, game: GameId, side: &str) -> Result<Vec<OfferRecord>, StoreError> {
        let rows = sqlx::query!(
            "SELECT kind, ply, state, created_at FROM offers WHERE game = ? AND side = ? ORDER BY id",
            game,
            side
        )
        .fetch_all(&self.readers)
        .await?;
        Ok(rows
            .into_iter()
            .map(|row| OfferRecord {
                kind: row.kind,
                after_moves: row.ply,
                state: row.state,
                made: time(row.created_at),
            })
            .collect())
    }

    async fn challenge_records(&self, player: PlayerId) -> Result<Vec<ChallengeRecord>, StoreError> {
        let rows = sqlx::query!(
            "SELECT id, challenger, opponent, variant, side, state, guild, channel, created_at FROM challenges
             WHERE challenger = ?1 OR opponent = ?1 ORDER BY id",
            player
        )
        .fetch_all(&self.readers)
        .await?;
        Ok(rows
            .into_iter()
            .map(|row| ChallengeRecord {
                number: row.id,
                challenger: snowflake(row.challenger),
                opponent: row.opponent.map(snowflake),
                variant: row.variant,
                side: row.side,
                state: row.state,
                server: row.guild.map(snowflake),
                channel: snowflake(row.channel),
                made: time(row.created_at),
            })
            .collect())
    }

    async fn rating_records(&self, player: PlayerId) -> Result<Vec<RatingRecord>, StoreError> {
        let rows = sqlx::query!(
            "SELECT variant, side, rating, deviation, volatility, wins, draws, losses, rated_at FROM ratings
             WHERE player = ? ORDER BY variant, side",
            player
        )
        .fetch_all(&self.readers)
        .await?;
        Ok(rows
            .into_iter()
            .map(|row| RatingRecord {
                variant: row.variant,
                side: row.side,
                rating: row.rating,
                deviation: row.deviation,
                volatility: row.volatility,
                wins: row.wins,
                draws: row.draws,
                losses: row.losses,
                rated: time(row.rated_at),
            })
            .collect())
    }
}

fn snowflake(id: i64) -> String {
    id.cast_unsigned().to_string()
}

fn time(ms: i64) -> Option<String> {
    Timestamp::from_millisecond(ms).ok().map(|time| time.to_string())
}
