//! A page of another site must not act with a player's cookie.

use axum::http::{HeaderMap, header};

/// Whether the request comes from a page of this server. A program that is not a browser says nothing about its origin,
/// and has no stranger's cookie.
pub(crate) fn is_own(headers: &HeaderMap, allowed: &[String]) -> bool {
    let text = |name| headers.get(name).and_then(|value: &axum::http::HeaderValue| value.to_str().ok());
    let Some(origin) = headers.get(header::ORIGIN) else { return true };
    let Ok(origin) = origin.to_str() else { return false };
    let host = origin.split_once("://").map(|(_, host)| host);
    host.is_some() && (host == text(header::HOST) || allowed.iter().any(|allowed| allowed == origin))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(origin: Option<&str>) -> HeaderMap {
        let mut headers = HeaderMap::new();
        headers.insert(header::HOST, "games.example:8080".parse().expect("a host"));
        if let Some(origin) = origin {
            headers.insert(header::ORIGIN, origin.parse().expect("an origin"));
        }
        headers
    }

    #[test]
    fn only_own_pages_and_those_allowed_may_ask() {
        let allowed = ["https://friend.example".to_owned()];
        for own in [None, Some("http://games.example:8080"), Some("https://friend.example")] {
            assert!(is_own(&headers(own), &allowed), "{own:?}");
        }
        for other in ["http://evil.example", "null", "http://games.example", "https://friend.example.evil"] {
            assert!(!is_own(&headers(Some(other)), &allowed), "{other}");
        }
    }
}
