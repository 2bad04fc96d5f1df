//! The playground in a real browser.
//!
//! Each test has a playground and a browser of its own. Where there is no Chromium with its driver, they are listed
//! as ignored. Pictures of what was seen are left in `target/tmp/browser`.

mod backstage;
mod buttons;
mod computer;
mod console;
mod controls;
mod driver;
mod gallery;
mod game;
mod looks;
mod page;
mod playground;
mod screen;

use self::{driver::Driver, page::Page, playground::Playground};
