//! What a handler works with.

use super::{Duty, Reply};
use crate::{
    app::{Challenge, ChallengeState, Error, GameView, Offer, OfferState, OutboxId, PlayerSettings, Refusal},
    discord::{
        bot::Bot,
        custom_id::CustomId,
        languages::Languages,
        outgoing::Outgoing,
        painter::Painter,
        present::{
            board::{self, Form},
            card,
            list::pick,
            offer as present_offer,
        },
        request::Request,
        responder::Answer,
        thinking::until_answered,
        wishes,
    },
    locale::Text,
};

/// The bot, an interaction, and its languages.
#[derive(Debug, Clone, Copy)]
pub struct Context<'a> {
    /// The bot.
    pub bot: &'a Bot,
    /// The interaction.
    pub request: &'a Request,
    /// Its languages.
    pub languages: Languages,
    /// What the person has set.
    pub settings: &'a PlayerSettings,
}

impl Context<'_> {
    /// The painter of what only the person sees.
    pub(super) fn painter(&self) -> Painter {
        wishes::painter(self.bot, self.settings)
    }

    /// The first answer of a challenge or a game. Where the bot cannot do all that it usually does, it says so.
    pub(super) fn beginning(&self, reply: Reply) -> Reply {
        let by = &self.request.by;
        if by.reachable {
            return reply;
        }
        let caution = board::caution(!by.is_guest);
        reply.with_line(&self.languages.channel.text(&caution))
    }

    /// The public board of a game, as an answer that becomes the newest board.
    pub(super) async fn board_reply(&self, view: &GameView, form: Form, duty: Duty) -> Reply {
        let locale = self.languages.channel;
        let out = wishes::board(self.bot, view, locale, form).await;
        Reply {
            answer: Answer::Message(out),
            plain: board::plain(view, locale),
            duty,
            then: None,
            more: Vec::new(),
        }
    }

    /// The public board that an errand is to show, once the computer has answered if it is to. Whoever waits for the
    /// computer need not be pinged.
    pub(super) async fn answered_reply(&self, view: GameView, board: OutboxId) -> Result<Reply, Error> {
        let view = until_answered(self.bot, view).await?;
        let duty = if view.is_computers_turn() {
            Duty::Left(board)
        } else {
            Duty::Errand(board)
        };
        let reply = self.board_reply(&view, Form::Picture, duty).await;
        Ok(match view.computer {
            Some(_) => reply.without_pings(),
            None => reply,
        })
    }

    /// The board of a game that is played elsewhere, for its player's eyes only.
    pub(super) async fn glance_reply(&self, view: &GameView, form: Form) -> Reply {
        let locale = self.languages.channel;
        let mut out = board::board(view, locale, form, &self.painter()).await;
        out.rows.clear();
        out.pings.clear();
        out.private = true;
        Reply {
            plain: board::plain(view, locale),
            ..Reply::message(out)
        }
    }

    /// The card of a challenge, as an answer: a message of its own when new, else the card itself, changed.
    pub(super) fn card_reply(&self, challenge: &Challenge, errand: OutboxId) -> Reply {
        let locale = self.languages.channel;
        let out = card::card(challenge, locale);
        let answer = if challenge.state == ChallengeState::Open {
            Answer::Message(out)
        } else {
            Answer::Update(out)
        };
        Reply {
            answer,
            plain: card::plain(challenge, locale),
            duty: Duty::Errand(errand),
            then: None,
            more: Vec::new(),
        }
    }

    /// An offer, as an answer: a message of its own when new, else the offer itself, changed. Where the game is played
    /// elsewhere, a private word; the outbox shows it there.
    pub(super) fn offer_reply(&self, offer: &Offer, view: &GameView, errand: OutboxId) -> Reply {
        if offer.state == OfferState::Open && view.is_elsewhere(&self.request.by) {
            let text = Text::OfferElsewhere {
                channel: format!("<#{}>", view.channel),
            };
            let said = Outgoing::private(self.languages.reader.text(&text));
            return Reply::message(said).then(errand);
        }
        let locale = self.languages.channel;
        let out = present_offer::offer(offer, view, locale);
        let answer = if offer.state == OfferState::Open {
            Answer::Message(out)
        } else {
            Answer::Update(out)
        };
        Reply {
            answer,
            plain: present_offer::plain(offer, view, locale),
            duty: Duty::Errand(errand),
            then: None,
            more: Vec::new(),
        }
    }

    /// If it is only unclear which of several games is meant, a private menu of them that sends back `id`.
    pub(super) fn ask_which(&self, error: Error, id: &CustomId) -> Result<Reply, Error> {
        if let Error::Refused(refusal) = &error
            && let Refusal::SeveralGames(games) = refusal.as_ref()
        {
            let menu = pick(games, self.request.by.player, id, self.languages.reader);
            return Ok(Reply::message(menu));
        }
        Err(error)
    }
}
