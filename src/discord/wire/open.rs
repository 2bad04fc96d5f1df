//! Reaching Discord for the first time.

use std::{fs, io, path::PathBuf, sync::Arc, time::Duration};

use secrecy::ExposeSecret;
use serde_json::Value;
use serenity::http::{Http, HttpBuilder, LightMethod, Request, Route};

use super::{Wire, WireError, download::Fetcher};
use crate::config::Config;

/// As long as a connection may take.
const CONNECT_TIMEOUT: Duration = Duration::from_secs(5);

/// As long as an answer may take, a picture on its way included.
const REQUEST_TIMEOUT: Duration = Duration::from_secs(30);

/// Why Discord cannot be reached as configured.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// The certificate authority cannot be read.
    #[error("cannot read the certificate authority {}: {source}", path.display())]
    CaFile {
        /// The file.
        path: PathBuf,
        /// Why.
        source: io::Error,
    },
    /// It is no certificate, or TLS cannot be set up.
    #[error("cannot set up TLS: {0}")]
    Tls(#[from] reqwest::Error),
    /// Discord refuses the token.
    #[error("Discord refuses the token; check DISCORD_TOKEN")]
    Token,
    /// Discord does not answer, or not as Discord does.
    #[error("Discord does not answer as expected ({0}); check the network, DISCORD_API_URL and HTTPS_PROXY")]
    NoAnswer(String),
}

impl Wire {
    /// Connects and learns who the bot is.
    ///
    /// # Errors
    /// See [`OpenError`].
    pub async fn open(config: &Config) -> Result<Self, OpenError> {
        let http = Arc::new(http(config)?);
        let request = Request::new(Route::Oauth2ApplicationCurrent, LightMethod::Get);
        let application: Value = http.fire(request).await.map_err(|error| {
            let error = WireError::from(error);
            if error == WireError::Unauthorized {
                OpenError::Token
            } else {
                OpenError::NoAnswer(error.to_string())
            }
        })?;
        let id = application["id"]
            .as_str()
            .and_then(|id| id.parse::<u64>().ok())
            .filter(|id| *id != 0);
        let id = id.ok_or_else(|| OpenError::NoAnswer("no application id".to_owned()))?;
        http.set_application_id(id.into());
        Ok(Self {
            http,
            fetcher: Fetcher::open(config)?,
            application: id.into(),
        })
    }

    /// An `Http` of its own for the gateway client, which wants to own one.
    ///
    /// # Errors
    /// See [`OpenError`].
    pub fn gateway_http(&self, config: &Config) -> Result<Http, OpenError> {
        let http = http(config)?;
        http.set_application_id(self.application);
        Ok(http)
    }

    /// serenity's `Http`, for what it does itself.
    #[must_use]
    pub fn http(&self) -> &Arc<Http> {
        &self.http
    }

    /// The bot's own user id.
    #[must_use]
    pub fn application(&self) -> u64 {
        self.application.get()
    }
}

/// With a stand-in, `proxy` and a disabled limiter go together: serenity ignores the one without the other.
fn http(config: &Config) -> Result<Http, OpenError> {
    let mut builder = HttpBuilder::new(config.token.expose_secret());
    if let Some(url) = &config.api_url {
        builder = builder.proxy(url).ratelimiter_disabled(true);
    }
    Ok(builder.client(client(config)?).build())
}

/// With time limits: a peer that never answers must not keep the bot from everything else.
fn client(config: &Config) -> Result<reqwest::Client, OpenError> {
    Ok(builder(config)?.timeout(REQUEST_TIMEOUT).build()?)
}

/// What every connection to Discord has in common.
pub(super) fn builder(config: &Config) -> Result<reqwest::ClientBuilder, OpenError> {
    let mut client = reqwest::Client::builder()
        .use_rustls_tls()
        .connect_timeout(CONNECT_TIMEOUT);
    if let Some(path) = &config.ca_file {
        let pem = fs::read(path).map_err(|source| OpenError::CaFile {
            path: path.clone(),
            source,
        })?;
        client = client.add_root_certificate(reqwest::Certificate::from_pem(&pem)?);
    }
    Ok(client)
}
