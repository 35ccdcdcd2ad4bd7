//! Sessions: a secret in a cookie that no script can read; the store keeps only its hash.

use axum::http::{HeaderMap, HeaderValue, header};
use cookie::time::Duration;
use cookie::{Cookie, SameSite};
use tetrapolis_game::Seat;
use tetrapolis_protocol::{Code, PlayerId};
use tetrapolis_store::Known;
use tetrapolis_table::{Caller, Refused};

use crate::node::Shared;
use crate::{error, fresh};

const COOKIE: &str = "tetrapolis_session";
/// How long a session lasts, in milliseconds.
const LASTS: u64 = 90 * 24 * 60 * 60 * 1_000;

/// What is kept of the secret that the caller has.
pub(crate) fn token_hash(headers: &HeaderMap) -> Option<String> {
    let texts = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut cookies = texts.flat_map(Cookie::split_parse).flatten();
    cookies.find(|cookie| cookie.name() == COOKIE).map(|cookie| fresh::token_hash(cookie.value()))
}

impl Shared {
    /// The caller, if it has a session.
    pub(crate) async fn known(&self, headers: &HeaderMap) -> Result<Option<Known>, Refused> {
        match token_hash(headers) {
            Some(hash) => self.known_by(&hash).await,
            None => Ok(None),
        }
    }

    /// Who has the session with this hash.
    pub(crate) async fn known_by(&self, hash: &str) -> Result<Option<Known>, Refused> {
        let now = fresh::now();
        if let Some(known) = self.sessions.kept(hash, now) {
            return Ok(Some(known));
        }
        let before = self.sessions.before();
        let known = self.store.session(hash, now).await.map_err(|error| error::store(&error))?;
        if let Some(known) = &known {
            self.sessions.keep(hash.to_owned(), known.clone(), before);
        }
        Ok(known)
    }

    /// Begins a session; gives the cookie for it.
    pub(crate) async fn begin(&self, player: PlayerId, name: String, account: bool) -> Result<HeaderValue, Refused> {
        let token = fresh::token();
        let known = Known { player, name, account, until: fresh::now().plus(LASTS) };
        let (hash, before) = (fresh::token_hash(&token), self.sessions.before());
        self.log.put_session(hash.clone(), known.clone()).await.map_err(|error| error::store(&error))?;
        self.sessions.keep(hash, known, before);
        Ok(self.cookie(&token, LASTS / 1_000))
    }

    /// Ends the caller's session; gives the cookie that forgets it.
    pub(crate) async fn end(&self, headers: &HeaderMap) -> Result<HeaderValue, Refused> {
        if let Some(hash) = token_hash(headers) {
            self.store.end_session(&hash).await.map_err(|error| error::store(&error))?;
            self.sessions.end(&hash);
        }
        Ok(self.cookie("", 0))
    }

    fn cookie(&self, token: &str, seconds: u64) -> HeaderValue {
        let cookie = Cookie::build((COOKIE, token)).path("/").http_only(true).same_site(SameSite::Lax);
        let cookie = cookie.secure(self.config.secure).max_age(Duration::seconds(seconds as i64)).build();
        HeaderValue::from_str(&cookie.to_string()).expect("letters and digits")
    }
}

/// A caller as a table knows it.
pub(crate) fn caller(known: Known, seat: Option<Seat>) -> Caller {
    Caller { player: known.player, name: known.name, account: known.account, seat }
}

/// A caller who must be known.
pub(crate) fn required(known: Option<Known>) -> Result<Caller, Refused> {
    known.map(|known| caller(known, None)).ok_or_else(|| Code::SessionNone.into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_token_is_found_among_other_cookies() {
        let mut headers = HeaderMap::new();
        headers.insert(header::COOKIE, "a=b; tetrapolis_session=k3; c=d".parse().expect("a cookie"));
        assert_eq!(token_hash(&headers), Some(fresh::token_hash("k3")));
        assert_eq!(token_hash(&HeaderMap::new()), None);
    }
}
