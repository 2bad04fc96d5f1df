//! Connections that can be broken from inside.

use std::{
    io,
    pin::Pin,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    task::{Context, Poll},
};

use axum::{
    extract::connect_info::Connected,
    serve::{IncomingStream, Listener},
};
use futures_util::task::AtomicWaker;
use tokio::{
    io::{AsyncRead, AsyncWrite, ReadBuf},
    net::{TcpListener, TcpStream},
};

use crate::playground::core::Core;

/// A hold on somebody's connection.
#[derive(Debug, Clone, Default)]
pub(crate) struct Line(Arc<Shared>);

#[derive(Debug, Default)]
struct Shared {
    cut: AtomicBool,
    waker: AtomicWaker,
}

impl Line {
    /// Breaks the connection without a word.
    pub(crate) fn cut(&self) {
        self.0.cut.store(true, Ordering::SeqCst);
        self.0.waker.wake();
    }

    /// Whether somebody is still at the end of it.
    pub(crate) fn is_open(&self) -> bool {
        Arc::strong_count(&self.0) > 1 && !self.0.cut.load(Ordering::SeqCst)
    }

    fn check(&self, cx: &Context<'_>) -> io::Result<()> {
        self.0.waker.register(cx.waker());
        if self.0.cut.load(Ordering::SeqCst) {
            Err(io::ErrorKind::ConnectionReset.into())
        } else {
            Ok(())
        }
    }
}

/// Accepts connections whose [`Line`]s the core knows.
#[derive(Debug)]
pub(crate) struct Exchange {
    pub(crate) listener: TcpListener,
    pub(crate) core: Arc<Core>,
}

impl Listener for Exchange {
    type Io = Stream;
    type Addr = Line;

    async fn accept(&mut self) -> (Stream, Line) {
        let (tcp, _) = Listener::accept(&mut self.listener).await;
        let line = Line::default();
        self.core.add_line(line.clone());
        (
            Stream {
                tcp,
                line: line.clone(),
            },
            line,
        )
    }

    fn local_addr(&self) -> io::Result<Line> {
        Ok(Line::default())
    }
}

impl Connected<IncomingStream<'_, Exchange>> for Line {
    fn connect_info(stream: IncomingStream<'_, Exchange>) -> Self {
        stream.remote_addr().clone()
    }
}

/// A TCP stream that fails once its line is cut.
#[derive(Debug)]
pub(crate) struct Stream {
    tcp: TcpStream,
    line: Line,
}

impl AsyncRead for Stream {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buf: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        self.line.check(cx)?;
        Pin::new(&mut self.tcp).poll_read(cx, buf)
    }
}

impl AsyncWrite for Stream {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, buf: &[u8]) -> Poll<io::Result<usize>> {
        self.line.check(cx)?;
        Pin::new(&mut self.tcp).poll_write(cx, buf)
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.line.check(cx)?;
        Pin::new(&mut self.tcp).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.tcp).poll_shutdown(cx)
    }
}
