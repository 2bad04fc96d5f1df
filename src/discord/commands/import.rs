//! `/import`: a game from a record.

use futures_util::{FutureExt, future::BoxFuture};

use super::{Command, Context, Kind, Opt, OptKind, Reply};
use crate::{
    app::{Error, MOST_RECORD_BYTES, Refusal},
    discord::{
        outgoing::Outgoing, present::import, request::Options, responder::Deferral, wire::DownloadError,
    },
    locale::Text,
};

pub(super) const COMMAND: Command = Command {
    name: "import",
    kind: Kind::Slash,
    options: &[Opt {
        name: "record",
        kind: OptKind::File,
        required: true,
    }],
    deferral: Deferral::Private,
    run,
};

fn run<'a>(context: Context<'a>, options: &'a Options) -> BoxFuture<'a, Result<Reply, Error>> {
    async move {
        let bytes = match download(context, options).await {
            Ok(bytes) => bytes,
            Err(DownloadError::TooLarge) => {
                return Err(Refusal::RecordTooLarge {
                    most: MOST_RECORD_BYTES,
                }
                .into());
            }
            Err(error @ (DownloadError::Stranger | DownloadError::Lost(_))) => {
                tracing::info!(%error, "a record could not be had");
                return Ok(said(context, &Text::RecordLost));
            }
        };
        let Ok(text) = String::from_utf8(bytes) else {
            return Ok(said(context, &Text::RecordNoText));
        };
        let app = &context.bot.app;
        let imported = app.import(&context.request.by, &text).await?;
        let record = app.record(&imported.view).await?;
        let out = import::done(&imported, &record, context.languages.reader);
        Ok(Reply::message(out))
    }
    .boxed()
}

async fn download(context: Context<'_>, options: &Options) -> Result<Vec<u8>, DownloadError> {
    let lost = || DownloadError::Lost("no file came with the command".to_owned());
    let upload = options.file("record").ok_or_else(lost)?;
    // What Discord says of its size spares a download; what comes is counted all the same.
    if upload.size > MOST_RECORD_BYTES as u64 {
        return Err(DownloadError::TooLarge);
    }
    context.bot.wire.download(&upload.url, MOST_RECORD_BYTES).await
}

fn said(context: Context<'_>, text: &Text) -> Reply {
    Reply::message(Outgoing::private(context.languages.reader.text(text)))
}
