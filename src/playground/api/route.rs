//! The routes that a bot uses.

use serde_json::Value;

use crate::playground::world::World;

use super::{Answer, Call, application, callback, channel, command, user, webhook};
use crate::playground::error::ApiError;

/// One method on one kind of path.
#[derive(Debug)]
pub(super) struct Route {
    pub(super) method: &'static str,
    /// The path after `/api/v10`, with parameters as Discord's `OpenAPI` file names them.
    pub(super) template: &'static str,
    /// Whether the bot has to show its token.
    pub(super) authorised: bool,
    answer: Handler,
}

#[derive(Debug)]
enum Handler {
    /// Looks something up that is always there.
    Look(fn(&World) -> Value),
    /// Does something, or refuses to.
    Act(Act),
}

type Act = fn(&mut World, &Call) -> Result<Answer, ApiError>;

impl Route {
    /// Carries a request out.
    pub(super) fn answer(&self, world: &mut World, call: &Call) -> Result<Answer, ApiError> {
        match self.answer {
            Handler::Look(look) => Ok(Answer::ok(look(world))),
            Handler::Act(act) => act(world, call),
        }
    }
}

const fn look(
    method: &'static str,
    template: &'static str,
    authorised: bool,
    look: fn(&World) -> Value,
) -> Route {
    Route {
        method,
        template,
        authorised,
        answer: Handler::Look(look),
    }
}

const fn open(method: &'static str, template: &'static str, act: Act) -> Route {
    Route {
        method,
        template,
        authorised: false,
        answer: Handler::Act(act),
    }
}

const fn bot(method: &'static str, template: &'static str, act: Act) -> Route {
    Route {
        method,
        template,
        authorised: true,
        answer: Handler::Act(act),
    }
}

const CALLBACK: &str = "/interactions/{interaction_id}/{interaction_token}/callback";
const WEBHOOK: &str = "/webhooks/{webhook_id}/{webhook_token}";
const ORIGINAL: &str = "/webhooks/{webhook_id}/{webhook_token}/messages/@original";
const FOLLOW_UP: &str = "/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}";
const MESSAGES: &str = "/channels/{channel_id}/messages";
const MESSAGE: &str = "/channels/{channel_id}/messages/{message_id}";
const COMMANDS: &str = "/applications/{application_id}/commands";
const COMMAND: &str = "/applications/{application_id}/commands/{command_id}";
const GUILD_COMMANDS: &str = "/applications/{application_id}/guilds/{guild_id}/commands";
const GUILD_COMMAND: &str = "/applications/{application_id}/guilds/{guild_id}/commands/{command_id}";

/// Earlier routes win.
static ROUTES: &[Route] = &[
    look("GET", "/gateway", false, application::gateway),
    look("GET", "/gateway/bot", true, application::gateway_for_bot),
    look("GET", "/applications/@me", true, application::current),
    look("GET", "/oauth2/applications/@me", true, application::current),
    look("GET", "/users/@me", true, user::current),
    bot("POST", "/users/@me/channels", user::open_dm),
    bot("GET", COMMANDS, command::list),
    bot("PUT", COMMANDS, command::overwrite),
    bot("POST", COMMANDS, command::create),
    bot("GET", COMMAND, command::get),
    bot("DELETE", COMMAND, command::delete),
    bot("GET", GUILD_COMMANDS, command::list),
    bot("PUT", GUILD_COMMANDS, command::overwrite),
    bot("POST", GUILD_COMMANDS, command::create),
    bot("GET", GUILD_COMMAND, command::get),
    bot("DELETE", GUILD_COMMAND, command::delete),
    open("POST", CALLBACK, callback::create),
    open("POST", WEBHOOK, webhook::follow_up),
    open("GET", ORIGINAL, webhook::get),
    open("PATCH", ORIGINAL, webhook::edit),
    open("DELETE", ORIGINAL, webhook::delete),
    open("GET", FOLLOW_UP, webhook::get),
    open("PATCH", FOLLOW_UP, webhook::edit),
    open("DELETE", FOLLOW_UP, webhook::delete),
    bot("GET", "/channels/{channel_id}", channel::get),
    bot("POST", "/channels/{channel_id}/typing", channel::typing),
    bot("GET", MESSAGES, channel::list),
    bot("POST", MESSAGES, channel::post),
    bot("GET", MESSAGE, channel::get_message),
    bot("PATCH", MESSAGE, channel::edit),
    bot("DELETE", MESSAGE, channel::delete),
];

/// The route of a request, if there is one.
pub(super) fn find(method: &str, path: &str) -> Option<&'static Route> {
    ROUTES
        .iter()
        .find(|route| route.method == method && fits(route.template, path))
}

fn fits(template: &str, path: &str) -> bool {
    let same =
        |(pattern, part): (&str, &str)| pattern == part || (pattern.starts_with('{') && !part.is_empty());
    template.split('/').count() == path.split('/').count()
        && template.split('/').zip(path.split('/')).all(same)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_find_their_routes() {
        let template = |method, path| find(method, path).map(|route| route.template);
        assert_eq!(
            template("PATCH", "/webhooks/1/abc/messages/@original"),
            Some(ORIGINAL)
        );
        assert_eq!(template("PATCH", "/webhooks/1/abc/messages/2"), Some(FOLLOW_UP));
        assert_eq!(template("GET", "/channels/1/messages"), Some(MESSAGES));
        assert_eq!(template("PATCH", "/channels/1/messages"), None);
        assert_eq!(template("GET", "/channels//messages"), None);
    }
}
