//! The stand-in held to what it promises, by a tiny bot of its own and by bare requests.

mod attachments;
mod channels;
mod commands;
mod components;
mod faults;
mod gateway;
mod interactions;
mod limits;
mod mentions;
mod openapi;
mod tiny_bot;
