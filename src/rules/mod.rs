//! The games: boards, variants, positions, moves, notation, records, counting.
//!
//! Pure: no I/O, no clock, no randomness, and nothing of the rest of the crate. In each game a *few* strong
//! pieces (a fox, two foxes, four tigers) are against *many* weak ones (geese, goats, hounds); what is one
//! variant's own stands in a file of its own under [`variant`], and all else asks the law of the variant.
//!
//! | module | what it knows |
//! |---|---|
//! | [`point`], [`bitboard`], [`board`] | places, sets of places, boards with their lines and jumps |
//! | [`side`], [`variant`] | who plays, and by which law: the one list of variants |
//! | [`setup`], [`position`] | anything that might be a position, and what is one: legal moves, playing, wins |
//! | [`moves`], [`outcome`] | a move, and how a game ends |
//! | [`game`] | a start and the moves since, with the draws that need them |
//! | [`pick`] | a move put together point by point |
//! | [`notation`] | all of it as text, both ways |
//! | [`perft`] | counting move sequences |
//!
//! # A game
//! ```
//! use reynard::rules::{
//!     game::Game,
//!     notation::{completion::complete, move_text::{Reason, read_move, write_move}},
//!     side::Side,
//!     variant::Variant,
//! };
//!
//! let mut game = Game::new(Variant::BaghChal);
//! assert_eq!(game.position().turn(), Side::Many);
//!
//! // Moves are read as people write them and written one way.
//! let goat = read_move(&game, "@B5").unwrap();
//! assert_eq!(write_move(game.variant(), &goat), "b5");
//! game.play(goat)?;
//! let tiger = read_move(&game, "a5 - c5").unwrap();
//! assert_eq!(write_move(game.variant(), &tiger), "a5xc5");
//! game.play(tiger)?;
//! assert_eq!(game.position().to_string(), "2F1F/5/5/5/F3F g 19 0");
//!
//! // What is refused says why, and changes nothing.
//! let refusal = read_move(&game, "c5").unwrap_err();
//! assert!(matches!(refusal.reason, Reason::Occupied { .. }));
//! assert_eq!(game.ply(), 2);
//!
//! // While somebody types there are suggestions.
//! assert_eq!(complete(&game, "c", 25).len(), 4);
//! # Ok::<(), reynard::rules::game::IllegalMove>(())
//! ```

pub mod bitboard;
pub mod board;
pub mod example;
pub mod game;
mod geometry;
mod legality;
mod movegen;
pub mod moves;
pub mod notation;
pub mod outcome;
pub mod perft;
pub mod pick;
pub mod point;
pub mod position;
pub mod setup;
pub mod side;
pub mod variant;
mod zobrist;
