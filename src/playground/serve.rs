//! Starting a stand-in.

use std::{fmt, io, sync::Arc};

use axum::{
    Router,
    extract::{DefaultBodyLimit, Path, State},
    http::{
        StatusCode,
        header::{CONTENT_TYPE, X_CONTENT_TYPE_OPTIONS},
    },
    response::{IntoResponse, Response},
    routing,
};
use jiff::Timestamp;
use tokio::net::TcpListener;

use crate::clock::Clock;

use super::{
    Snowflake, StandIn,
    api::{self, Exchange, Line},
    core::{BodyCheck, Core},
    gateway, page,
    world::World,
};

/// How to start a stand-in.
#[derive(Clone)]
pub struct Options {
    /// The port on 127.0.0.1; any that is free if 0.
    pub port: u16,
    /// The time by which answers are in time or late.
    pub clock: Clock,
    /// When the people, the server and its channels came to be, to the millisecond: with the same time they have
    /// the same ids at every start, so that a bot's database finds them again. Now if `None`.
    pub home_since: Option<Timestamp>,
    /// The name of the bot's account.
    pub bot_name: String,
    /// How large a file may be, in bytes.
    pub file_limit: usize,
    /// How many messages are kept, the newest; all if `None`.
    pub keeps: Option<usize>,
    /// A further check of every body; what it complains of is a violation.
    pub body_check: Option<BodyCheck>,
}

impl Default for Options {
    /// Any port, the machine's clock, files up to 10 MiB.
    fn default() -> Self {
        Self {
            port: 0,
            clock: Clock::system(),
            home_since: None,
            bot_name: "bot".to_owned(),
            file_limit: 10 * 1024 * 1024,
            keeps: None,
            body_check: None,
        }
    }
}

impl fmt::Debug for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Options")
            .field("port", &self.port)
            .field("clock", &self.clock)
            .finish_non_exhaustive()
    }
}

/// The most that is read of a request, well above what is accepted.
const MOST_BYTES: usize = 64 * 1024 * 1024;

impl StandIn {
    /// Starts a stand-in in the background of the current runtime.
    ///
    /// # Errors
    /// If the port is taken.
    pub async fn start(options: Options) -> io::Result<Self> {
        let listener = TcpListener::bind(("127.0.0.1", options.port)).await?;
        let url = format!("http://{}", listener.local_addr()?);
        let mut world = World::new(options.clock, url.clone(), &options.bot_name, options.file_limit);
        world.keeps = options.keeps;
        let home = world.furnish(options.home_since);
        let core = Arc::new(Core::new(world, options.body_check));
        let router = router(Arc::clone(&core)).merge(page::router(Arc::clone(&core), home));
        let exchange = Exchange {
            listener,
            core: Arc::clone(&core),
        };
        let service = router.into_make_service_with_connect_info::<Line>();
        let server = tokio::spawn(async move {
            // Serving ends by being aborted, never by itself.
            let _ = axum::serve(exchange, service).await;
        });
        Ok(Self {
            core,
            url,
            home,
            server,
        })
    }
}

fn router(core: Arc<Core>) -> Router {
    Router::new()
        .route("/gateway", routing::any(gateway::handle))
        .route("/gateway/", routing::any(gateway::handle))
        .route("/attachments/{channel}/{id}/{name}", routing::get(attachment))
        .route("/api/{*rest}", routing::any(api::handle))
        .layer(DefaultBodyLimit::max(MOST_BYTES))
        .with_state(core)
}

/// A file of a message, at the address that its message gives for it.
async fn attachment(
    State(core): State<Arc<Core>>,
    Path((channel, id, _name)): Path<(u64, u64, String)>,
) -> Response {
    let (channel, id) = (Snowflake::new(channel), Snowflake::new(id));
    let file = core.read(|world| world.file(channel, id).cloned());
    match file {
        Some(file) => {
            let headers = [
                (CONTENT_TYPE, file.content_type.as_str()),
                (X_CONTENT_TYPE_OPTIONS, "nosniff"),
            ];
            (headers, file.bytes).into_response()
        }
        None => StatusCode::NOT_FOUND.into_response(),
    }
}
