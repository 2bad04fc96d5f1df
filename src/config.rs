//! Settings of the bot, each from a flag or the environment.

use std::path::PathBuf;

use secrecy::SecretString;

/// What the bot needs to know to run.
#[derive(Debug, Clone)]
pub struct Config {
    /// The bot's token.
    pub token: SecretString,
    /// `sqlite:FILE`, or `sqlite::memory:`.
    pub database_url: String,
    /// Base URL of a stand-in for Discord, without path (`http://127.0.0.1:4004`); Discord itself if `None`.
    pub api_url: Option<String>,
    /// A certificate authority to trust besides the usual ones (PEM), for a stand-in behind `HTTPS_PROXY`.
    pub ca_file: Option<PathBuf>,
    /// Register the commands in this server only, where changes show at once, instead of everywhere.
    pub commands_guild: Option<u64>,
}
