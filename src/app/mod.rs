//! What people can do: one file a use case.
//!
//! A use case takes the [`Caller`] and what they ask for, decides in one transaction and returns what
//! happened, never words or pictures. What Discord must be told is stored in that same transaction (an
//! errand in the outbox), so that a crash between the decision and the telling loses nothing.
//!
//! # Adding a use case
//! A file here with one `impl App` block: begin with `App::begin`, decide, end with `App::finish`. New
//! ways to say no are members of [`Refusal`].

mod accept;
mod caller;
mod challenge;
mod complete;
mod computer;
mod counter;
mod departure;
mod find_game;
mod finished;
mod hint;
mod history;
mod import;
mod limits;
mod list_games;
mod more;
mod offer;
mod pace;
mod pick;
mod play_move;
mod privacy;
mod rating;
mod refusal;
mod registration;
mod rematch;
mod resign;
mod server_settings;
mod settings;
mod show_board;
mod telling;
mod thinking;
mod timers;
mod view;

use std::sync::Mutex;

use rand::{Rng, SeedableRng, rngs::StdRng};

pub use self::{
    accept::Accepted,
    caller::Caller,
    challenge::{CHALLENGE_LIFETIME, ChallengeRequest, Opponent},
    complete::Completion,
    computer::{ComputerRequest, Owed, Started},
    counter::{Countered, Terms},
    history::PastPage,
    import::{Imported, MOST_RECORD_BYTES, MOST_RECORD_PLIES, MOST_RECORDS},
    limits::MOST_GAMES_OF_A_PERSON,
    list_games::GamesPage,
    offer::{Agreed, Closed, Offered},
    pick::Picked,
    play_move::Played,
    rating::{BestPage, CERTAIN},
    refusal::{Error, Refusal},
    registration::{CommandScope, Registration},
    rematch::Rematch,
    resign::Resigned,
    server_settings::{GuildChange, MOST_CHANNELS},
    settings::{PlayerChange, complete_zone},
    thinking::{Progress, Thinkers},
    timers::MAINTENANCE_INTERVAL,
    view::GameView,
};
pub use crate::engine::{Fault, Hint, Idea, Level, Review, Score};
pub use crate::store::{
    Store,
    challenges::{Challenge, ChallengeState, SideWish},
    error::StoreError,
    games::{BoardMessage, Computer, EndReason, Ending, GameEntry, PastGame, Scope},
    ids::{ChallengeId, ChannelId, GameId, GuildId, InteractionId, MessageId, OfferId, OutboxId, PlayerId},
    offers::{Offer, OfferKind, OfferState},
    outbox::{Errand, NewErrand, Origin, Task},
    pace::Pace,
    privacy::Dossier,
    ratings::{Rated, Rating, RatingChange},
    settings::{GuildSettings, PlayerSettings, Quiet, Reminders},
};
use crate::{clock::Clock, store::Transaction};

/// The use cases with what they work on.
#[derive(Debug)]
pub struct App {
    store: Store,
    clock: Clock,
    chance: Mutex<StdRng>,
}

impl App {
    /// The use cases over a store. `seed` decides what is left to chance, such as who gets which side.
    #[must_use]
    pub fn new(store: Store, clock: Clock, seed: u64) -> Self {
        Self {
            store,
            clock,
            chance: Mutex::new(StdRng::seed_from_u64(seed)),
        }
    }

    /// The clock it works by.
    #[must_use]
    pub fn clock(&self) -> &Clock {
        &self.clock
    }

    /// Begins deciding what a caller asked for.
    ///
    /// # Errors
    /// [`Error::Seen`] if this very interaction was decided before; [`Error::Fault`].
    async fn begin(&self, by: &Caller) -> Result<Transaction, Error> {
        let mut tx = self.store.begin().await?;
        if !tx.mark_seen(by.interaction, self.clock.now()).await? {
            return Err(Error::Seen);
        }
        tx.set_name(by.player, &by.name).await?;
        if let (Some(guild), Some(locale)) = (by.guild, &by.guild_locale) {
            tx.set_guild_locale(guild, locale).await?;
        }
        Ok(tx)
    }

    /// Ends deciding: a success or a refusal is kept (a refusal has changed nothing but that the
    /// interaction was seen), a fault leaves no trace.
    ///
    /// # Errors
    /// Those of `decided`; [`Error::Fault`] if it could not be kept.
    async fn finish<T: Send>(&self, tx: Transaction, decided: Result<T, Error>) -> Result<T, Error> {
        if !matches!(decided, Err(Error::Fault(_))) {
            tx.commit().await?;
        }
        decided
    }

    fn toss(&self) -> bool {
        self.chance
            .lock()
            .unwrap_or_else(std::sync::PoisonError::into_inner)
            .next_u32()
            & 1
            == 0
    }
}
