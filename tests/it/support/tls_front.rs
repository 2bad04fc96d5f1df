//! discord.com, as far as a bot can tell: a proxy that ends TLS itself and hands everything to the stand-in.

use std::{fs, path::Path, sync::Arc};

use rcgen::{BasicConstraints, CertificateParams, CertifiedIssuer, IsCa, KeyPair};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt, copy_bidirectional},
    net::{TcpListener, TcpStream},
    task::JoinHandle,
};
use tokio_rustls::{
    TlsAcceptor,
    rustls::{ServerConfig, pki_types::PrivateKeyDer},
};

/// The proxy; it stops when dropped.
#[derive(Debug)]
pub(crate) struct TlsFront {
    port: u16,
    server: JoinHandle<()>,
}

impl TlsFront {
    /// Stands before the stand-in at `url`; writes the authority that vouches for it to `authority`.
    pub(crate) async fn start(url: &str, authority: &Path) -> Self {
        let acceptor = acceptor(authority);
        let target = url.trim_start_matches("http://").to_owned();
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let port = listener.local_addr().expect("an address").port();
        let server = tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                tokio::spawn(pass(stream, acceptor.clone(), target.clone()));
            }
        });
        Self { port, server }
    }

    /// What `HTTPS_PROXY` has to be.
    pub(crate) fn proxy(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }
}

impl Drop for TlsFront {
    fn drop(&mut self) {
        self.server.abort();
    }
}

/// One connection; whatever breaks it is the bot's to notice.
async fn pass(mut stream: TcpStream, acceptor: TlsAcceptor, target: String) {
    let mut request = Vec::new();
    while !request.ends_with(b"\r\n\r\n") {
        match stream.read_u8().await {
            Ok(byte) => request.push(byte),
            Err(_) => return,
        }
    }
    assert!(
        request.starts_with(b"CONNECT discord.com:443 "),
        "a bot that asks for something else"
    );
    let welcome = b"HTTP/1.1 200 Connection established\r\n\r\n";
    if stream.write_all(welcome).await.is_err() {
        return;
    }
    if let (Ok(mut inner), Ok(mut outer)) = (acceptor.accept(stream).await, TcpStream::connect(target).await)
    {
        let _broken = copy_bidirectional(&mut inner, &mut outer).await;
    }
}

fn acceptor(authority: &Path) -> TlsAcceptor {
    let mut params = CertificateParams::default();
    params.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
    let issuer =
        CertifiedIssuer::self_signed(params, KeyPair::generate().expect("a key")).expect("an authority");
    fs::write(authority, issuer.pem()).expect("a file for the authority");
    let key = KeyPair::generate().expect("a key");
    let params = CertificateParams::new(["discord.com".to_owned()]).expect("a name");
    let certificate = params.signed_by(&key, &issuer).expect("a certificate");
    let key = PrivateKeyDer::try_from(key.serialize_der()).expect("a key");
    let config = ServerConfig::builder()
        .with_no_client_auth()
        .with_single_cert(vec![certificate.der().clone()], key)
        .expect("a certificate and its key");
    TlsAcceptor::from(Arc::new(config))
}
