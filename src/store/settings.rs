//! What people and servers have set.

mod departure;
mod guild;
mod player;
mod quiet;

pub use self::{
    guild::GuildSettings,
    player::{PlayerSettings, Reminders},
    quiet::Quiet,
};
