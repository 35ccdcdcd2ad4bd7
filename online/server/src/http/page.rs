//! The page, from inside the program.

use std::net::IpAddr;

use axum::Extension;
use axum::extract::State;
use axum::http::{HeaderMap, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
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
    /// The same, compressed with gzip, where that is worth it.
    pub gzip: Option<&'static [u8]>,
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
        Some(asset) if asset.path == FIRST => introduce(&node, asset, path, &headers, address).await,
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

/// The page itself. It says what it is about, which depends on the address and the language.
async fn introduce(node: &Node, asset: &'static Asset, path: &str, headers: &HeaderMap, address: IpAddr) -> Response {
    let Ok(page) = str::from_utf8(asset.bytes) else { return give(asset, headers) };
    let page = introduced(node, page, path, headers, address).await;
    let named = [
        (header::CONTENT_TYPE, content_type(FIRST)),
        (header::CACHE_CONTROL, "no-cache"),
        (header::VARY, "accept-language"),
        (header::CONTENT_SECURITY_POLICY, POLICY),
    ];
    (named, page).into_response()
}

fn give(asset: &'static Asset, headers: &HeaderMap) -> Response {
    let accepts = headers.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok());
    let gzip = asset.gzip.filter(|_| accepts.is_some_and(|accepts| accepts.contains("gzip")));
    let lasts = if asset.path.starts_with(HASHED) { "public, max-age=31536000, immutable" } else { "no-cache" };
    let mut response = (
        [
            (header::CONTENT_TYPE, content_type(asset.path)),
            (header::CACHE_CONTROL, lasts),
            (header::VARY, "accept-encoding"),
            (header::CONTENT_SECURITY_POLICY, POLICY),
        ],
        gzip.unwrap_or(asset.bytes),
    )
        .into_response();
    if gzip.is_some() {
        response.headers_mut().insert(header::CONTENT_ENCODING, header::HeaderValue::from_static("gzip"));
    }
    response
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
