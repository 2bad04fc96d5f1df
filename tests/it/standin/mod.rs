//! The stand-in held to what it promises, by a tiny bot of its own and by bare requests.

mod attachments;
mod channels;
mod commands;
mod components;
mod faults;
mod forms;
pub(crate) mod gallery;
mod gateway;
mod interactions;
mod limits;
mod mentions;
mod menus;
mod openapi;
mod part_limits;
mod parts;
pub(crate) mod tiny_bot;
