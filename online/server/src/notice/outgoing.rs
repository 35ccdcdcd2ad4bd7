//! Requests to other servers: short, checked, and given up after a while.
//!
//! A name is looked up once, all its addresses are checked, and the connection goes to one of them. So it does not
//! matter if the name leads elsewhere a moment later. Redirects are not followed.

use std::net::SocketAddr;
use std::sync::{Arc, LazyLock};
use std::time::Duration;

use http_body_util::Full;
use hyper::body::Bytes;
use hyper::header::{HOST, HeaderName, HeaderValue, RETRY_AFTER};
use hyper::{Method, Request};
use hyper_util::rt::TokioIo;
use rustls::pki_types::ServerName;
use rustls::{ClientConfig, RootCertStore};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use url::Url;

use super::address::is_public;

/// The longest that a request may take.
const LONGEST: Duration = Duration::from_secs(10);

/// TLS with the authorities that the operating system trusts.
static TLS: LazyLock<TlsConnector> = LazyLock::new(|| {
    let mut roots = RootCertStore::empty();
    let found = rustls_native_certs::load_native_certs();
    for error in &found.errors {
        tracing::warn!(%error, "a certificate authority of the system cannot be read");
    }
    roots.add_parsable_certificates(found.certs);
    if roots.is_empty() {
        tracing::error!("the system names no certificate authorities; nothing can be sent over TLS");
    }
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let config = ClientConfig::builder_with_provider(provider).with_safe_default_protocol_versions();
    let config = config.expect("ring knows the usual versions").with_root_certificates(roots).with_no_client_auth();
    TlsConnector::from(Arc::new(config))
});

/// What a server answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Answered {
    pub status: u16,
    /// When it wants to be asked again, in seconds.
    pub retry_after: Option<u64>,
}

/// Why there was no answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Silence {
    /// The address is not on the public network.
    Private,
    /// It took too long.
    Slow,
    /// Nobody is there, or does not speak as expected.
    Unreachable,
}

/// How other servers are asked.
pub(super) struct Outgoing {
    /// Whether private addresses and plain HTTP are allowed.
    anywhere: bool,
}

trait Stream: AsyncRead + AsyncWrite + Unpin + Send {}
impl<T: AsyncRead + AsyncWrite + Unpin + Send> Stream for T {}

impl Outgoing {
    pub(super) fn new(anywhere: bool) -> Outgoing {
        Outgoing { anywhere }
    }

    /// Whether an address has a form that is allowed.
    pub(super) fn admits(&self, url: &Url) -> bool {
        let scheme = url.scheme() == "https" || (self.anywhere && url.scheme() == "http");
        let plain = url.username().is_empty() && url.password().is_none();
        let literal = match url.host() {
            Some(url::Host::Ipv4(address)) => self.anywhere || is_public(address.into()),
            Some(url::Host::Ipv6(address)) => self.anywhere || is_public(address.into()),
            Some(url::Host::Domain(name)) => !name.is_empty(),
            None => false,
        };
        scheme && plain && literal
    }

    /// Sends something, and returns the head of the answer.
    pub(super) async fn post(
        &self,
        url: &Url,
        headers: Vec<(&'static str, String)>,
        body: Vec<u8>,
    ) -> Result<Answered, Silence> {
        if !self.admits(url) {
            return Err(Silence::Private);
        }
        tokio::time::timeout(LONGEST, self.attempt(url, headers, body)).await.unwrap_or(Err(Silence::Slow))
    }

    async fn attempt(
        &self,
        url: &Url,
        headers: Vec<(&'static str, String)>,
        body: Vec<u8>,
    ) -> Result<Answered, Silence> {
        let unreachable = |error: &dyn std::fmt::Display| {
            tracing::debug!(%error, "another server cannot be asked");
            Silence::Unreachable
        };
        let stream = self.connect(url).await?;
        let stream: Box<dyn Stream> = if url.scheme() == "https" {
            let host = url.host_str().ok_or(Silence::Unreachable)?.trim_matches(['[', ']']).to_owned();
            let name = ServerName::try_from(host).map_err(|error| unreachable(&error))?;
            Box::new(TLS.connect(name, stream).await.map_err(|error| unreachable(&error))?)
        } else {
            Box::new(stream)
        };
        let (mut sender, connection) =
            hyper::client::conn::http1::handshake(TokioIo::new(stream)).await.map_err(|error| unreachable(&error))?;
        let request = request(url, headers, body).ok_or(Silence::Unreachable)?;
        // The connection ends with the answer's head; nobody reads the rest.
        let _connection = Driven(tokio::spawn(async move { drop(connection.await) }));
        let response = sender.send_request(request).await.map_err(|error| unreachable(&error))?;
        let retry_after = response.headers().get(RETRY_AFTER).and_then(|value| value.to_str().ok()?.parse().ok());
        Ok(Answered { status: response.status().as_u16(), retry_after })
    }

    async fn connect(&self, url: &Url) -> Result<TcpStream, Silence> {
        let (host, port) = (url.host_str(), url.port_or_known_default());
        let (host, port) = host.zip(port).ok_or(Silence::Unreachable)?;
        let found = tokio::net::lookup_host((host.trim_matches(['[', ']']), port)).await;
        let found: Vec<SocketAddr> = found.map_err(|_| Silence::Unreachable)?.collect();
        if !self.anywhere && !found.iter().all(|address| is_public(address.ip())) {
            return Err(Silence::Private);
        }
        TcpStream::connect(found.as_slice()).await.map_err(|_| Silence::Unreachable)
    }
}

/// A connection at work, until this is dropped.
struct Driven(tokio::task::JoinHandle<()>);

impl Drop for Driven {
    fn drop(&mut self) {
        self.0.abort();
    }
}

fn request(url: &Url, headers: Vec<(&'static str, String)>, body: Vec<u8>) -> Option<Request<Full<Bytes>>> {
    let path = &url[url::Position::BeforePath..url::Position::AfterQuery];
    let host = &url[url::Position::BeforeHost..url::Position::AfterPort];
    let mut request = Request::builder().method(Method::POST).uri(path).header(HOST, host);
    for (name, value) in headers {
        request = request.header(HeaderName::from_static(name), HeaderValue::from_str(&value).ok()?);
    }
    request.body(Full::new(Bytes::from(body))).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn url(text: &str) -> Url {
        text.parse().expect("a url")
    }

    #[test]
    fn only_public_addresses_with_tls_are_asked() {
        let careful = Outgoing::new(false);
        for good in ["https://example.org/a?b", "https://example.org:8443/", "https://1.1.1.1/"] {
            assert!(careful.admits(&url(good)), "{good}");
        }
        let bad = [
            "http://example.org/",
            "https://127.0.0.1/",
            "https://[::1]/",
            "https://10.0.0.1/",
            "https://2130706433/",
            "https://0x7f.1/",
            "https://user@example.org/",
            "https://u:p@example.org/",
            "ftp://example.org/",
            "https://[::ffff:10.0.0.1]/",
            "https://169.254.169.254/latest",
        ];
        for bad in bad {
            assert!(!careful.admits(&url(bad)), "{bad}");
        }
        let open = Outgoing::new(true);
        assert!(open.admits(&url("http://127.0.0.1:1/")));
        assert!(!open.admits(&url("ftp://127.0.0.1/")));
    }

    #[tokio::test]
    async fn a_name_that_leads_inside_is_not_followed() {
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let port = listener.local_addr().expect("an address").port();
        let inside = url(&format!("https://localhost:{port}/"));
        assert!(Outgoing::new(false).admits(&inside), "the name alone says nothing");
        let answer = Outgoing::new(false).post(&inside, Vec::new(), Vec::new()).await;
        assert_eq!(answer, Err(Silence::Private));
        assert!(futures_util::FutureExt::now_or_never(listener.accept()).is_none(), "nobody has connected");
    }
}
