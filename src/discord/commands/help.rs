//! `/help`.

use futures_util::{FutureExt, future::BoxFuture};

use super::{Command, Context, Kind, Reply};
use crate::{
    app::Error,
    discord::{present::help::help, request::Options, responder::Deferral},
};

pub(super) const COMMAND: Command = Command {
    name: "help",
    kind: Kind::Slash,
    options: &[],
    deferral: Deferral::Private,
    run,
};

fn run<'a>(context: Context<'a>, _options: &'a Options) -> BoxFuture<'a, Result<Reply, Error>> {
    async move { Ok(Reply::message(help(context.languages.reader))) }.boxed()
}
