//! Files that people send with a command.

use std::time::Duration;

use reqwest::{Client, Url, redirect};

use super::Wire;
use crate::config::Config;

/// Where Discord keeps what people upload.
const HOSTS: [&str; 2] = ["cdn.discordapp.com", "media.discordapp.net"];

/// As long as a file may take.
const TIMEOUT: Duration = Duration::from_secs(10);

/// Why a file is not to be had.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum DownloadError {
    /// It lies elsewhere than where Discord keeps files.
    #[error("the file is not at Discord")]
    Stranger,
    /// It has more bytes than allowed.
    #[error("the file is too large")]
    TooLarge,
    /// It did not come.
    #[error("the file did not come: {0}")]
    Lost(String),
}

/// What fetches files: without the bot's token, from nowhere but where Discord keeps them, and without being sent on.
#[derive(Debug, Clone)]
pub(super) struct Fetcher {
    client: Client,
    /// The address of a stand-in, which keeps its own files.
    stand_in: Option<Url>,
}

impl Fetcher {
    pub(super) fn open(config: &Config) -> Result<Self, super::OpenError> {
        let client = super::open::builder(config)?
            .redirect(redirect::Policy::none())
            .timeout(TIMEOUT)
            .build()?;
        let stand_in = config.api_url.as_ref().and_then(|url| Url::parse(url).ok());
        Ok(Self { client, stand_in })
    }

    fn knows(&self, url: &Url) -> bool {
        let is_stand_in = self
            .stand_in
            .as_ref()
            .is_some_and(|own| own.origin() == url.origin());
        let is_discord = url.scheme() == "https"
            && url.port().is_none()
            && url.host_str().is_some_and(|host| HOSTS.contains(&host));
        is_stand_in || is_discord
    }
}

impl Wire {
    /// A file that somebody sent with a command, of at most `most` bytes.
    ///
    /// # Errors
    /// See [`DownloadError`].
    pub async fn download(&self, url: &str, most: usize) -> Result<Vec<u8>, DownloadError> {
        let url = Url::parse(url).map_err(|_| DownloadError::Stranger)?;
        if !self.fetcher.knows(&url) {
            return Err(DownloadError::Stranger);
        }
        let lost = |error: reqwest::Error| DownloadError::Lost(error.without_url().to_string());
        let answer = self.fetcher.client.get(url).send().await.map_err(lost)?;
        if !answer.status().is_success() {
            return Err(DownloadError::Lost(answer.status().to_string()));
        }
        let mut answer = answer;
        let mut bytes = Vec::new();
        while let Some(chunk) = answer.chunk().await.map_err(lost)? {
            if bytes.len() + chunk.len() > most {
                return Err(DownloadError::TooLarge);
            }
            bytes.extend_from_slice(&chunk);
        }
        Ok(bytes)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn knows(api_url: Option<&str>, url: &str) -> bool {
        let config = Config {
            token: "token".into(),
            database_url: String::new(),
            api_url: api_url.map(str::to_owned),
            ca_file: None,
            commands_guild: None,
        };
        let fetcher = Fetcher::open(&config).unwrap();
        fetcher.knows(&Url::parse(url).unwrap())
    }

    #[test]
    fn files_come_from_discord_only() {
        assert!(knows(
            None,
            "https://cdn.discordapp.com/attachments/1/2/a.txt?ex=1"
        ));
        assert!(knows(
            None,
            "https://cdn.discordapp.com/ephemeral-attachments/1/2/a.txt"
        ));
        for url in [
            "http://cdn.discordapp.com/a.txt",
            "https://cdn.discordapp.com:8443/a.txt",
            "https://cdn.discordapp.com.example.com/a.txt",
            "https://example.com/cdn.discordapp.com",
            "https://cdn.discordapp.com@example.com/a.txt",
            "http://127.0.0.1:4004/attachments/a.txt",
            "http://169.254.169.254/latest",
            "file:///etc/passwd",
        ] {
            assert!(!knows(None, url), "{url}");
        }
    }

    #[test]
    fn a_stand_in_keeps_its_own() {
        let own = Some("http://127.0.0.1:4004");
        assert!(knows(own, "http://127.0.0.1:4004/attachments/1/2/a.txt"));
        assert!(!knows(own, "http://127.0.0.1:4005/attachments/1/2/a.txt"));
    }
}
