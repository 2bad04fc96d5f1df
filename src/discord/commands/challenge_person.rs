//! "Challenge to a game" in the menu of a person: a challenge with the usual terms.

use futures_util::{FutureExt, future::BoxFuture};

use super::{Command, Context, Kind, Reply, challenge};
use crate::{
    app::Error,
    discord::{request::Options, responder::Deferral},
};

pub(super) const COMMAND: Command = Command {
    name: "challenge-person",
    kind: Kind::Person,
    options: &[],
    deferral: Deferral::Public,
    run,
};

fn run<'a>(context: Context<'a>, options: &'a Options) -> BoxFuture<'a, Result<Reply, Error>> {
    challenge::make(context, options, options.target().cloned()).boxed()
}
