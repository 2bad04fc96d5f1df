//! Starting the bot under test.

use super::{Discord, Process};

/// Starts the bot against the stand-in; it is killed when the process is dropped.
#[expect(dead_code, reason = "there is no bot to start yet")]
pub(crate) fn start(discord: &Discord) -> Process {
    let (_url, _token) = (discord.url().to_owned(), discord.token());
    Process::run(async {})
}
