//! Two people at a board, for tests whose theme is something else.

use super::{Discord, Person, Shown, TestBot};

/// Alice with the fox and Bob with the hounds, before the first move.
#[derive(Debug)]
pub(crate) struct Table {
    pub(crate) d: Discord,
    pub(crate) bot: TestBot,
    pub(crate) alice: Person,
    pub(crate) bob: Person,
    /// The newest board.
    pub(crate) board: Shown,
}

impl Table {
    /// A stand-in, a bot, and a game of Fox and Hounds that has just begun.
    pub(crate) async fn set() -> Self {
        let d = Discord::start().await;
        let bot = TestBot::start(&d).await;
        let (alice, bob) = (d.person("alice"), d.person("bob"));
        let board = begin(&alice, &bob, "fox-hounds").await;
        Self {
            d,
            bot,
            alice,
            bob,
            board,
        }
    }
}

/// The challenger plays the few; gives the first board.
pub(crate) async fn begin(challenger: &Person, opponent: &Person, variant: &str) -> Shown {
    let options = [
        ("opponent", opponent.mention_opt()),
        ("variant", variant.into()),
        ("side", "few".into()),
    ];
    let card = challenger.slash("challenge", options).await;
    let board = opponent.press(&card, "Accept").await;
    // The card is closed from another side; wait, so that tests begin in peace.
    card.changed().await;
    board
}
