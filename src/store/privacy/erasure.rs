//! Taking away what is stored about a person.

use crate::store::{
    Transaction,
    error::StoreError,
    ids::{ChallengeId, PlayerId},
};

impl Transaction {
    /// The open challenges that a person has made or been made.
    ///
    /// # Errors
    /// The database failed.
    pub async fn list_open_challenges(&mut self, player: PlayerId) -> Result<Vec<ChallengeId>, StoreError> {
        Ok(sqlx::query_scalar!(
            r#"SELECT id AS "id: ChallengeId" FROM challenges
               WHERE state = 'open' AND (challenger = ?1 OR opponent = ?1) ORDER BY id"#,
            player
        )
        .fetch_all(self.connection())
        .await?)
    }

    /// Takes everything about a person away, the records they brought along included. Their games and challenges stay, as those of
    /// [`PlayerId::DELETED`]; where their games with the computer in direct messages were is forgotten too, as that
    /// would tell who they are. They must have no running game and no open challenge.
    ///
    /// # Errors
    /// The database failed.
    pub async fn erase_player(&mut self, player: PlayerId) -> Result<(), StoreError> {
        self.erase_own(player).await?;
        self.delete_brought(player).await?;
        self.erase_from_games(player).await?;
        let nobody = PlayerId::DELETED;
        sqlx::query!(
            "UPDATE challenges SET challenger = iif(challenger = ?1, ?2, challenger),
                    opponent = iif(opponent = ?1, ?2, opponent)
             WHERE challenger = ?1 OR opponent = ?1",
            player,
            nobody
        )
        .execute(self.connection())
        .await?;
        Ok(())
    }

    async fn erase_own(&mut self, player: PlayerId) -> Result<(), StoreError> {
        sqlx::query!("DELETE FROM players WHERE id = ?", player)
            .execute(self.connection())
            .await?;
        sqlx::query!("DELETE FROM player_settings WHERE player = ?", player)
            .execute(self.connection())
            .await?;
        sqlx::query!("DELETE FROM ratings WHERE player = ?", player)
            .execute(self.connection())
            .await?;
        Ok(())
    }

    async fn erase_from_games(&mut self, player: PlayerId) -> Result<(), StoreError> {
        // What a rated game did to their rating tells how it stood; the opponent's row stays.
        sqlx::query!(
            "DELETE FROM rating_changes WHERE (side = 'few' AND game IN (SELECT id FROM games WHERE few = ?1))
                OR (side = 'many' AND game IN (SELECT id FROM games WHERE many = ?1))",
            player
        )
        .execute(self.connection())
        .await?;
        sqlx::query!(
            "UPDATE games SET channel = 0, board_channel = NULL, board_message = NULL, board_ply = NULL
             WHERE guild IS NULL AND computer IS NOT NULL AND (few = ?1 OR many = ?1)",
            player
        )
        .execute(self.connection())
        .await?;
        let nobody = PlayerId::DELETED;
        sqlx::query!(
            "UPDATE games SET few = iif(few = ?1, ?2, few), many = iif(many = ?1, ?2, many)
             WHERE few = ?1 OR many = ?1",
            player,
            nobody
        )
        .execute(self.connection())
        .await?;
        Ok(())
    }
}
