//! Exact tables: who wins, and where that is known, in how many plies.
//!
//! | module | what it knows |
//! |---|---|
//! | `index` | sets of points as numbers without holes |
//! | `hounds` | Fox and Hounds |
//! | `geese` | Fox and Geese without sideways steps |
//! | `goats` | Bagh-Chal once all goats are placed |
//! | `known`, `verify` | a value, and whether it agrees with the rules |
//! | `file`, `cache`, `probe` | tables as bytes, and looking positions up in them |
//! | `shipped` | the tables that are part of the program |
//!
//! The games with geese and hounds end whatever is played, since a step of the many never goes back; so every position
//! is won for one side, and theory and rules do not differ. Bagh-Chal has draws. Nothing here reads or writes files:
//! who does hands bytes in or takes them out.
//!
//! # A table looked up
//! ```
//! use reynard::{
//!     engine::{Score, tables::Library},
//!     rules::{position::Position, variant::Variant},
//! };
//!
//! let start = Position::start(Variant::FoxHounds);
//! let known = Library::shipped().probe().position(&start).unwrap();
//! assert!(known.exact && matches!(known.score, Score::LossIn(_)));
//! ```

mod cache;
mod file;
mod geese;
mod goats;
mod hounds;
mod index;
mod known;
mod make;
mod probe;
mod shipped;
mod verify;

pub use self::{
    file::FileError,
    known::Known,
    make::{Layer, ParseTableError, Progress, Table},
    probe::{Library, Probe},
    verify::{Checked, Flawed},
};
