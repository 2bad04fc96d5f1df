//! The requests that tests speak of most.

/// A method and a route, as in [`LoggedRequest`](super::LoggedRequest).
pub type Requested<'a> = (&'a str, &'a str);

/// The first answer to an interaction.
pub const CALLBACK: Requested<'_> = (
    "POST",
    "/interactions/{interaction_id}/{interaction_token}/callback",
);
/// A further answer to an interaction.
pub const FOLLOW_UP: Requested<'_> = ("POST", "/webhooks/{webhook_id}/{webhook_token}");
/// A look at the first answer.
pub const GET_ORIGINAL: Requested<'_> = ("GET", "/webhooks/{webhook_id}/{webhook_token}/messages/@original");
/// A change of the first answer.
pub const EDIT_ORIGINAL: Requested<'_> = (
    "PATCH",
    "/webhooks/{webhook_id}/{webhook_token}/messages/@original",
);
/// The removal of the first answer.
pub const DELETE_ORIGINAL: Requested<'_> = (
    "DELETE",
    "/webhooks/{webhook_id}/{webhook_token}/messages/@original",
);
/// A new message in a channel.
pub const POST_MESSAGE: Requested<'_> = ("POST", "/channels/{channel_id}/messages");
/// A change of a message in a channel.
pub const EDIT_MESSAGE: Requested<'_> = ("PATCH", "/channels/{channel_id}/messages/{message_id}");
/// The removal of a message in a channel.
pub const DELETE_MESSAGE: Requested<'_> = ("DELETE", "/channels/{channel_id}/messages/{message_id}");
/// The way to somebody's direct messages.
pub const OPEN_DM: Requested<'_> = ("POST", "/users/@me/channels");
/// Registering commands everywhere.
pub const REGISTER: Requested<'_> = ("PUT", "/applications/{application_id}/commands");
/// Registering commands in one server.
pub const REGISTER_IN_SERVER: Requested<'_> =
    ("PUT", "/applications/{application_id}/guilds/{guild_id}/commands");
/// Where the gateway is.
pub const GATEWAY: Requested<'_> = ("GET", "/gateway");
