//! A game that two people play while the rules look over their shoulders.

use reynard::{
    playground::{OptionValue, Snowflake},
    rules::{
        game::Game,
        notation::move_text::read_move,
        position::Position,
        side::{BySide, Side},
        variant::Variant,
    },
};

use super::{Person, Shown, TestBot, shown};

/// A running game, followed.
#[derive(Debug)]
pub(crate) struct Duel {
    /// The game as the rules have it.
    pub(crate) game: Game,
    /// Who plays what.
    pub(crate) players: BySide<Person>,
    /// The game's number.
    pub(crate) number: i64,
    /// The newest board.
    pub(crate) board: Shown,
}

impl Duel {
    /// `first` challenges `second`, who accepts, and moves first.
    pub(crate) async fn begin(first: &Person, second: &Person, variant: Variant) -> Self {
        Self::agreed(first, second, Game::new(variant)).await
    }

    /// As [`begin`](Self::begin), from a position, in which `first` is to move.
    pub(crate) async fn begin_from(
        bot: &TestBot,
        (first, second): (&Person, &Person),
        variant: Variant,
        position: &str,
    ) -> Self {
        let start = Position::from_text(variant, position).expect("a position text");
        let duel = Self::agreed(first, second, Game::from_position(start)).await;
        bot.database().start_from(duel.number, position).await;
        duel
    }

    async fn agreed(first: &Person, second: &Person, game: Game) -> Self {
        let side = game.position().turn();
        let card = first.challenge(Some(second), game.variant(), side.into()).await;
        let board = second.press(&card, "Accept").await;
        card.closed().await;
        Self::at_start(first, second, game, board)
    }

    /// A game that has begun in another way; `board` is its first, and `first` moves first.
    pub(crate) fn joined(first: &Person, second: &Person, variant: Variant, board: Shown) -> Self {
        Self::at_start(first, second, Game::new(variant), board)
    }

    fn at_start(first: &Person, second: &Person, game: Game, board: Shown) -> Self {
        let mut players = BySide {
            few: first.clone(),
            many: first.clone(),
        };
        players[!game.position().turn()] = second.clone();
        Self {
            game,
            players,
            number: number(&board),
            board,
        }
    }

    /// Who is to move.
    pub(crate) fn mover(&self) -> &Person {
        &self.players[self.game.position().turn()]
    }

    /// Who is not.
    pub(crate) fn waiter(&self) -> &Person {
        &self.players[!self.game.position().turn()]
    }

    /// Plays a move by slash command, the number given if there are other games about, and holds everything
    /// that people see to what it must be.
    pub(crate) async fn play(&mut self, typed: &str, named: bool) {
        let mover = self.mover().clone();
        let mut options = vec![("move".to_owned(), OptionValue::from(typed))];
        options.extend(named.then(|| ("game".to_owned(), self.number.into())));
        let board = mover.begin_with("move", options).answer().await;
        self.follow(typed, board).await;
    }

    /// A move was played: `board` shows it, and the board before loses its buttons and nothing else.
    pub(crate) async fn follow(&mut self, typed: &str, board: Shown) {
        let before = self.board.clone();
        self.follow_unstripped(typed, board);
        let before = before.closed().await;
        assert_eq!(before.files().len(), 1, "{before}");
    }

    /// A move was played where the bot cannot touch older messages: `board` shows it.
    pub(crate) fn follow_unstripped(&mut self, typed: &str, board: Shown) {
        let m = read_move(&self.game, typed).unwrap_or_else(|refusal| panic!("{typed}: {refusal}"));
        self.game.play(m).expect("a legal move");
        self.must_be_right(&board);
        self.board = board;
    }

    fn must_be_right(&self, board: &Shown) {
        let (pings, buttons) = if self.game.outcome().is_some() {
            (Vec::new(), shown::OVER.to_vec())
        } else {
            (vec![self.mover().username()], shown::RUNNING.to_vec())
        };
        assert!(!board.is_private(), "{board}");
        assert_eq!(board.pinged(), pings, "{board}");
        assert_eq!(board.labels(), buttons, "{board}");
        let [picture] = board.files() else {
            panic!("not one picture: {board}")
        };
        let alt = picture.description.as_deref().unwrap_or_default();
        assert!(!alt.is_empty() && alt.chars().count() <= 1024, "{board}");
        let footer = format!("Game #{} · move {}", self.number, self.game.ply());
        assert!(board.to_string().contains(&footer), "{board}");
    }
}

/// The number of the game that a board shows.
pub(crate) fn number(board: &Shown) -> i64 {
    let text = board.to_string();
    let (_, after) = text
        .split_once("Game #")
        .unwrap_or_else(|| panic!("no game: {text}"));
    let digits: String = after.chars().take_while(char::is_ascii_digit).collect();
    digits.parse().expect("a number")
}

/// The side that a challenger asks for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Wish {
    Few,
    Many,
    Random,
}

impl From<Side> for Wish {
    fn from(side: Side) -> Self {
        match side {
            Side::Few => Self::Few,
            Side::Many => Self::Many,
        }
    }
}

/// The options of `/challenge` for a game.
pub(crate) fn terms(opponent: Option<Snowflake>, variant: Variant, wish: Wish) -> Vec<(String, OptionValue)> {
    let side = match wish {
        Wish::Few => "few",
        Wish::Many => "many",
        Wish::Random => "random",
    };
    let mut terms: Vec<(&str, OptionValue)> =
        vec![("variant", variant.family().id().into()), ("side", side.into())];
    terms.extend(opponent.map(|id| ("opponent", OptionValue::User(id))));
    if let Variant::FoxGeese { geese, sideways } = variant {
        terms.push(("geese", i64::from(geese.count()).into()));
        terms.push(("sideways", sideways.into()));
    }
    terms
        .into_iter()
        .map(|(name, value)| (name.to_owned(), value))
        .collect()
}
