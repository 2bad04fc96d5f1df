//! The ways in which Discord says no, as far as they call for different plans.

use serenity::http::HttpError;

/// What Discord answered instead of yes.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum WireError {
    /// The interaction was acknowledged before.
    #[error("acknowledged already")]
    Acknowledged,
    /// The interaction can no longer be answered: too late, or its token has died.
    #[error("the interaction can no longer be answered")]
    Expired,
    /// The message is gone.
    #[error("no such message")]
    UnknownMessage,
    /// The channel is gone, or the bot cannot see it.
    #[error("no such channel for the bot")]
    ChannelLost,
    /// The bot may not do that there.
    #[error("not permitted")]
    Forbidden,
    /// Too much at once.
    #[error("rate limited")]
    RateLimited,
    /// The body is refused for what it says.
    #[error("refused: {0}")]
    Rejected(String),
    /// The bot's own token is refused.
    #[error("the token is refused")]
    Unauthorized,
    /// Discord failed, or the connection did; whether it was done is not known.
    #[error("no certain answer")]
    Transient,
}

impl WireError {
    /// From the JSON error code, where it says enough.
    fn from_code(code: isize) -> Option<Self> {
        match code {
            40060 => Some(Self::Acknowledged),
            10062 | 50027 | 10015 => Some(Self::Expired),
            10008 => Some(Self::UnknownMessage),
            10003 | 10004 | 50001 => Some(Self::ChannelLost),
            50013 | 50083 => Some(Self::Forbidden),
            // Edits of messages older than an hour are throttled by themselves.
            30046 => Some(Self::RateLimited),
            _ => None,
        }
    }

    fn from_status(status: u16, message: String) -> Self {
        match status {
            401 => Self::Unauthorized,
            403 => Self::Forbidden,
            404 => Self::UnknownMessage,
            429 => Self::RateLimited,
            400..=499 => Self::Rejected(message),
            _ => Self::Transient,
        }
    }
}

impl From<serenity::Error> for WireError {
    fn from(error: serenity::Error) -> Self {
        let serenity::Error::Http(HttpError::UnsuccessfulRequest(answer)) = error else {
            return Self::Transient;
        };
        let details: Vec<String> = answer
            .error
            .errors
            .iter()
            .map(|e| format!("{}: {}", e.path, e.message))
            .collect();
        let message = format!("{} {}", answer.error.message, details.join("; "));
        // A dead webhook token answers 401 too; that says nothing about the bot's own.
        let is_webhook = answer.url.contains("/webhooks/") || answer.url.contains("/interactions/");
        match Self::from_code(answer.error.code) {
            Some(known) => known,
            None if is_webhook && answer.status_code == 401 => Self::Expired,
            None => Self::from_status(answer.status_code.as_u16(), message),
        }
    }
}
