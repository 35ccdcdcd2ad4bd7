//! The page, from inside the program.

use std::io::{self, Read as _};
use std::net::IpAddr;

use axum::Extension;
use axum::extract::State;
use axum::http::{HeaderMap, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use flate2::read::GzDecoder;
use tetrapolis_game::Message;

use super::asker::nothing;
use super::guard::Address;
use super::preview::introduced;
use crate::node::Node;

/// A file of the page.
#[derive(Clone, Copy, Debug)]
pub struct Asset {
    /// Its address without the first slash.
    pub path: &'static str,
    /// What is in it.
    pub bytes: &'static [u8],
    /// Whether `bytes` are compressed with gzip.
    pub is_gzip: bool,
}

impl Asset {
    /// What is in it, for the few who do not accept gzip.
    fn inflated(&self) -> io::Result<Vec<u8>> {
        let mut plain = Vec::new();
        GzDecoder::new(self.bytes).read_to_end(&mut plain)?;
        Ok(plain)
    }
}

/// The page of every address that is no file.
const FIRST: &str = "index.html";
/// Files here have a hash in their name and never change.
const HASHED: &str = "assets/";
/// The page loads from its own server alone, except for pictures that it draws itself to be shared. Its drawings place
/// things with style attributes; nothing else is inline.
const POLICY: &str = "default-src 'self'; img-src 'self' blob:; style-src-attr 'unsafe-inline'; object-src 'none'; \
                      frame-ancestors 'none'; base-uri 'none'; form-action 'self'";

/// Gives a file of the page, or the page itself for all other addresses.
pub(crate) async fn page(
    State(node): State<Node>,
    Extension(Address(address)): Extension<Address>,
    method: Method,
    uri: Uri,
    headers: HeaderMap,
) -> Response {
    let path = uri.path().trim_start_matches('/');
    if !matches!(method, Method::GET | Method::HEAD) || path == "api" || path.starts_with("api/") {
        return nothing(State(node), headers).await.into_response();
    }
    let assets = node.shared.config.page;
    let is_file = path.rsplit('/').next().is_some_and(|name| name.contains('.'));
    let find = |path: &str| assets.iter().find(|asset| asset.path == path);
    match find(path).or_else(|| if is_file { None } else { find(FIRST) }) {
        Some(asset) if asset.path == FIRST => introduce(&node, asset, &uri, &headers, address).await,
        Some(asset) => give(asset, &headers),
        None if assets.is_empty() => {
            let language = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
            let first = language.and_then(|languages| languages.split([',', ';']).next());
            let sentence = (node.shared.config.say)(&Message::new("serve-no-page"), first.map(str::trim));
            let plain = [(header::CONTENT_TYPE, "text/plain; charset=utf-8")];
            (StatusCode::NOT_FOUND, plain, format!("{sentence}\n")).into_response()
        }
        None => nothing(State(node), headers).await.into_response(),
    }
}

/// The page itself, which is embedded as it is. It says what it is about, which depends on the address and the language.
async fn introduce(node: &Node, asset: &'static Asset, uri: &Uri, headers: &HeaderMap, address: IpAddr) -> Response {
    let Ok(page) = str::from_utf8(asset.bytes) else { return give(asset, headers) };
    let page = introduced(node, page, uri, headers, address).await;
    let named = [
        (header::CONTENT_TYPE, content_type(FIRST)),
        (header::CACHE_CONTROL, "no-cache"),
        (header::VARY, "accept-language"),
        (header::CONTENT_SECURITY_POLICY, POLICY),
    ];
    (named, page).into_response()
}

fn give(asset: &'static Asset, headers: &HeaderMap) -> Response {
    let lasts = if asset.path.starts_with(HASHED) { "public, max-age=31536000, immutable" } else { "no-cache" };
    let named = [
        (header::CONTENT_TYPE, content_type(asset.path)),
        (header::CACHE_CONTROL, lasts),
        (header::VARY, "accept-encoding"),
        (header::CONTENT_SECURITY_POLICY, POLICY),
    ];
    let accepts = headers.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok());
    if !asset.is_gzip {
        (named, asset.bytes).into_response()
    } else if accepts.is_some_and(|accepts| accepts.contains("gzip")) {
        (named, [(header::CONTENT_ENCODING, "gzip")], asset.bytes).into_response()
    } else {
        (named, asset.inflated().expect("it was compressed when the page was built")).into_response()
    }
}

fn content_type(path: &str) -> &'static str {
    match path.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("woff2") => "font/woff2",
        Some("webmanifest") => "application/manifest+json",
        Some("txt") => "text/plain; charset=utf-8",
        Some(_) | None => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use axum::body::to_bytes;
    use axum::http::HeaderValue;

    use super::*;

    /// The word `long`, compressed.
    const LONG: &[u8] = b"\x1f\x8b\x08\0\0\0\0\0\x02\x03\xcb\xc9\xcf\x4b\x07\0\x68\xa9\x97\x3b\x04\0\0\0";

    async fn given(accepts: Option<&'static str>) -> (Option<HeaderValue>, Vec<u8>) {
        static ASSET: Asset = Asset { path: "assets/a-1.js", bytes: LONG, is_gzip: true };
        let headers = accepts.map(|accepts| (header::ACCEPT_ENCODING, HeaderValue::from_static(accepts)));
        let response = give(&ASSET, &headers.into_iter().collect());
        let encoding = response.headers().get(header::CONTENT_ENCODING).cloned();
        (encoding, to_bytes(response.into_body(), 99).await.expect("a body").to_vec())
    }

    #[tokio::test]
    async fn a_compressed_file_is_inflated_only_for_those_who_need_it() {
        let gzip = HeaderValue::from_static("gzip");
        assert_eq!(given(Some("gzip, deflate, br")).await, (Some(gzip), LONG.to_vec()));
        assert_eq!(given(Some("br")).await, (None, b"long".to_vec()));
        assert_eq!(given(None).await, (None, b"long".to_vec()));
    }
}
