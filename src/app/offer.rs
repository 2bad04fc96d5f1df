//! Offers: a draw, or to take moves back. Each is bound to the ply it was made at: the next move outdates it.

use jiff::Timestamp;

use super::{
    App, Caller, EndReason, Ending, Error, GameId, GameView, MessageId, NewErrand, Offer, OfferId, OfferKind,
    OfferState, OutboxId, Refusal, StoreError, Task, play_move::check_place,
};
use crate::{
    rules::side::Side,
    store::{Transaction, offers::NewOffer},
};

/// What came of asking.
#[derive(Debug)]
pub enum Offered {
    /// The other one is asked.
    Asked {
        /// What.
        offer: Offer,
        /// The game.
        view: Box<GameView>,
        /// The errand of showing the offer.
        errand: OutboxId,
    },
    /// It is agreed already: the other one had asked the same, or is the computer.
    Agreed(Agreed),
}

/// An offer that was accepted, or needed no asking.
#[derive(Debug)]
pub struct Agreed {
    /// The offer, now closed, if one was made.
    pub offer: Option<Offer>,
    /// The game as it stands now.
    pub view: GameView,
    /// The errand of showing its board.
    pub board: OutboxId,
    /// The errand of closing the offer's message, if one was made.
    pub card: Option<OutboxId>,
}

/// An offer that was closed without effect.
#[derive(Debug)]
pub struct Closed {
    /// The offer.
    pub offer: Offer,
    /// The game, unchanged.
    pub view: GameView,
    /// The errand of closing its message.
    pub card: OutboxId,
}

impl App {
    /// The game in which the caller may make such an offer now. With `ply`, as it stood after that many moves.
    ///
    /// # Errors
    /// Refusals: no or several games, the game has moved on, nothing to take back.
    pub async fn may_offer(
        &self,
        by: &Caller,
        game: Option<GameId>,
        ply: Option<u32>,
        kind: OfferKind,
    ) -> Result<GameView, Error> {
        let mut tx = self.store.begin().await?;
        self.check_offer(&mut tx, by, game, ply, kind)
            .await
            .map(|(view, _)| view)
    }

    /// Offers a draw or asks to take back the caller's last move. The computer always lets moves be taken back;
    /// `agreed`: it agrees to a draw.
    ///
    /// # Errors
    /// Refusals: no or several games, the game has moved on, nothing to take back, asked already, another offer open.
    pub async fn offer(
        &self,
        by: &Caller,
        game: Option<GameId>,
        ply: Option<u32>,
        kind: OfferKind,
        agreed: bool,
    ) -> Result<Offered, Error> {
        let mut tx = self.begin(by).await?;
        let offered = self.offer_in(&mut tx, by, (game, ply, kind), agreed).await;
        self.finish(tx, offered).await
    }

    /// Agrees to an offer by the button on its message.
    ///
    /// # Errors
    /// Refusals: closed, one's own, not a player.
    pub async fn accept_offer(
        &self,
        by: &Caller,
        id: OfferId,
        message: Option<MessageId>,
    ) -> Result<Agreed, Error> {
        let mut tx = self.begin(by).await?;
        let agreed = self.accept_offer_in(&mut tx, by, id, message).await;
        self.finish(tx, agreed).await
    }

    /// Declines an offer; who made it takes it back.
    ///
    /// # Errors
    /// Refusals: closed, not a player.
    pub async fn decline_offer(
        &self,
        by: &Caller,
        id: OfferId,
        message: Option<MessageId>,
    ) -> Result<Closed, Error> {
        let mut tx = self.begin(by).await?;
        let closed = self.decline_offer_in(&mut tx, by, id, message).await;
        self.finish(tx, closed).await
    }

    /// An offer with its game.
    ///
    /// # Errors
    /// [`Error::Fault`] only.
    pub async fn load_offer(&self, id: OfferId) -> Result<Option<(Offer, GameView)>, Error> {
        let Some(offer) = self.store.load_offer(id).await? else {
            return Ok(None);
        };
        let view = self.load_view(offer.terms.game).await?;
        Ok(view.map(|view| (offer, view)))
    }

    async fn check_offer(
        &self,
        tx: &mut Transaction,
        by: &Caller,
        game: Option<GameId>,
        ply: Option<u32>,
        kind: OfferKind,
    ) -> Result<(GameView, Side), Error> {
        let view = self.find_own_game(tx, by, game).await?;
        check_place(&view, by)?;
        if ply.is_some_and(|ply| ply != view.ply()) {
            return Err(Refusal::Outdated { view: Box::new(view) }.into());
        }
        let side = view.side_of(by.player).ok_or(Refusal::NotAPlayer(view.id))?;
        if kind == OfferKind::Takeback && plies_to_take(&view, side).is_none() {
            return Err(Refusal::NothingToTakeBack(view.id).into());
        }
        Ok((view, side))
    }

    async fn offer_in(
        &self,
        tx: &mut Transaction,
        by: &Caller,
        (game, ply, kind): (Option<GameId>, Option<u32>, OfferKind),
        agreed: bool,
    ) -> Result<Offered, Error> {
        let (view, side) = self.check_offer(tx, by, game, ply, kind).await?;
        if view.computer.is_some() && (agreed || kind == OfferKind::Takeback) {
            return self
                .agree(tx, by, view, (kind, side), None)
                .await
                .map(Offered::Agreed);
        }
        match tx.open_offer(view.id).await? {
            Some(open) if open.terms.kind == kind && open.terms.side != side => self
                .agree(tx, by, view, (kind, open.terms.side), Some(open))
                .await
                .map(Offered::Agreed),
            Some(open) => Err(Refusal::OfferOpen {
                game: view.id,
                kind: open.terms.kind,
            }
            .into()),
            None => self.ask(tx, by, view, kind, side).await,
        }
    }

    async fn ask(
        &self,
        tx: &mut Transaction,
        by: &Caller,
        view: GameView,
        kind: OfferKind,
        side: Side,
    ) -> Result<Offered, Error> {
        if tx.has_asked(view.id, kind, side, view.ply()).await? {
            return Err(Refusal::AskedAlready { game: view.id, kind }.into());
        }
        let now = self.clock.now();
        let terms = NewOffer {
            game: view.id,
            kind,
            side,
            ply: view.ply(),
            channel: view.channel,
            created_at: now,
        };
        let id = tx.insert_offer(&terms).await?;
        let here = !view.is_elsewhere(by);
        let errand = NewErrand {
            channel: view.channel,
            reachable: view.reachable,
            ..by.errand(Task::Offer(id), here, now)
        };
        let errand = tx.insert_errand(&errand).await?;
        let offer = Offer {
            id,
            terms,
            state: OfferState::Open,
            message: None,
        };
        Ok(Offered::Asked {
            offer,
            view: Box::new(view),
            errand,
        })
    }

    async fn accept_offer_in(
        &self,
        tx: &mut Transaction,
        by: &Caller,
        id: OfferId,
        message: Option<MessageId>,
    ) -> Result<Agreed, Error> {
        let (offer, view, side) = self.open_offer(tx, by, id, message).await?;
        if offer.terms.side == side {
            return Err(Refusal::OwnOffer.into());
        }
        let (kind, asker) = (offer.terms.kind, offer.terms.side);
        self.agree(tx, by, view, (kind, asker), Some(offer)).await
    }

    async fn decline_offer_in(
        &self,
        tx: &mut Transaction,
        by: &Caller,
        id: OfferId,
        message: Option<MessageId>,
    ) -> Result<Closed, Error> {
        let (offer, view, side) = self.open_offer(tx, by, id, message).await?;
        let state = if offer.terms.side == side {
            OfferState::Withdrawn
        } else {
            OfferState::Declined
        };
        tx.set_offer_state(id, state).await?;
        let errand = by.errand(Task::CloseOffer(id), true, self.clock.now());
        let card = tx.insert_errand(&errand).await?;
        let offer = Offer { state, ..offer };
        Ok(Closed { offer, view, card })
    }

    /// The offer, if it can still be answered, its game and the caller's side. Learns which message shows it.
    async fn open_offer(
        &self,
        tx: &mut Transaction,
        by: &Caller,
        id: OfferId,
        message: Option<MessageId>,
    ) -> Result<(Offer, GameView, Side), Error> {
        let mut offer = tx.load_offer(id).await?.ok_or(Refusal::NoSuchOffer)?;
        let view = self.find_own_game(tx, by, Some(offer.terms.game)).await?;
        let side = view.side_of(by.player).ok_or(Refusal::NotAPlayer(view.id))?;
        if offer.state != OfferState::Open || offer.terms.ply != view.ply() {
            return Err(Refusal::OfferClosed(offer.state).into());
        }
        if let (None, Some(message), true) = (offer.message, message, by.reachable) {
            tx.set_offer_message(id, message).await?;
            offer.message = Some(message);
        }
        Ok((offer, view, side))
    }

    /// Does what was agreed to.
    async fn agree(
        &self,
        tx: &mut Transaction,
        by: &Caller,
        mut view: GameView,
        (kind, asker): (OfferKind, Side),
        offer: Option<Offer>,
    ) -> Result<Agreed, Error> {
        let now = self.clock.now();
        if let Some(offer) = &offer {
            tx.set_offer_state(offer.id, OfferState::Accepted).await?;
        }
        match kind {
            OfferKind::Draw => {
                let ending = Ending {
                    winner: None,
                    reason: EndReason::Agreed,
                };
                self.conclude(tx, &mut view, ending, now).await?;
            }
            OfferKind::Takeback => view = self.take_back(tx, view, asker, now).await?,
        }
        let card = match &offer {
            Some(offer) => {
                let close = by.errand(Task::CloseOffer(offer.id), !by.reachable, now);
                Some(tx.insert_errand(&close).await?)
            }
            None => None,
        };
        let as_reply = (by.reachable || offer.is_none()) && !view.is_elsewhere(by);
        let board = self.show_after_answer(tx, by, &view, as_reply).await?;
        let offer = offer.map(|offer| Offer {
            state: OfferState::Accepted,
            ..offer
        });
        Ok(Agreed {
            offer,
            view,
            board,
            card,
        })
    }

    async fn take_back(
        &self,
        tx: &mut Transaction,
        view: GameView,
        asker: Side,
        now: Timestamp,
    ) -> Result<GameView, Error> {
        let plies = plies_to_take(&view, asker).ok_or(Refusal::NothingToTakeBack(view.id))?;
        tx.take_back_to(view.id, view.ply() - plies).await?;
        let stored = tx.load_game(view.id).await?.ok_or(Refusal::NoSuchGame(view.id))?;
        let mut view = GameView::replay(stored)?;
        self.begin_turn(tx, &mut view, now).await?;
        Ok(view)
    }

    /// The game has gone on or ended: an offer that is still open no longer counts.
    pub(super) async fn outdate_offer(
        &self,
        tx: &mut Transaction,
        view: &GameView,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        let Some(offer) = tx.open_offer(view.id).await? else {
            return Ok(());
        };
        tx.set_offer_state(offer.id, OfferState::Outdated).await?;
        let errand = NewErrand {
            task: Task::CloseOffer(offer.id),
            channel: offer.terms.channel,
            reachable: view.reachable,
            origin: None,
            created_at: now,
        };
        tx.insert_errand(&errand).await?;
        Ok(())
    }

    /// Notes where an offer is shown; one that was closed meanwhile is shown closed.
    pub(super) async fn offer_shown(
        &self,
        tx: &mut Transaction,
        id: OfferId,
        message: MessageId,
        errand: &NewErrand,
    ) -> Result<(), StoreError> {
        if errand.reachable {
            tx.set_offer_message(id, message).await?;
        }
        let offer = tx.load_offer(id).await?;
        if offer.is_some_and(|offer| offer.state != OfferState::Open) {
            let task = Task::CloseOffer(id);
            let origin = None;
            tx.insert_errand(&NewErrand {
                task,
                origin,
                created_at: self.clock.now(),
                ..errand.clone()
            })
            .await?;
        }
        Ok(())
    }
}

/// How many moves are taken back so that `side` can make its last one anew; `None` if it has made none.
fn plies_to_take(view: &GameView, side: Side) -> Option<u32> {
    let plies = if view.position().turn() == side { 2 } else { 1 };
    (view.ply() >= plies).then_some(plies)
}
