//! Sessions: a secret in a cookie that no script can read; the store keeps only its hash.

use axum::http::{HeaderMap, HeaderValue, header};
use cookie::time::Duration;
use cookie::{Cookie, SameSite};
use tetrapolis_game::Seat;
use tetrapolis_protocol::Session;
use tetrapolis_store::{Known, Person};
use tetrapolis_table::{Caller, Refused};

use super::machine::Machine;
use super::sessions::LASTS;
use crate::node::Shared;
use crate::{error, fresh};

const COOKIE: &str = "tetrapolis_session";

/// A session that has begun, and the cookie for it.
pub(crate) struct Begun {
    pub session: Session,
    pub cookie: HeaderValue,
    /// The hash of its secret.
    pub(super) hash: String,
}

/// The secret that the caller has.
pub(crate) fn token(headers: &HeaderMap) -> Option<String> {
    cookie_value(headers, COOKIE)
}

/// The value of a cookie of the caller.
pub(super) fn cookie_value(headers: &HeaderMap, name: &str) -> Option<String> {
    let texts = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut cookies = texts.flat_map(Cookie::split_parse).flatten();
    cookies.find(|cookie| cookie.name() == name).map(|cookie| cookie.value().to_owned())
}

/// A cookie that no script can read, for some seconds.
pub(super) fn cookie(name: &str, value: &str, path: &str, seconds: u64, secure: bool) -> HeaderValue {
    let cookie = Cookie::build((name, value)).path(path).http_only(true).same_site(SameSite::Lax);
    let cookie = cookie.secure(secure).max_age(Duration::seconds(seconds as i64)).build();
    HeaderValue::from_str(&cookie.to_string()).expect("letters and digits")
}

/// What is kept of the secret that the caller has.
pub(crate) fn token_hash(headers: &HeaderMap) -> Option<String> {
    token(headers).map(|token| fresh::token_hash(&token))
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
            self.sessions.see(hash, now);
        }
        Ok(known)
    }

    /// Begins a session. Its secret is always a new one: nobody else can know it.
    pub(crate) async fn begin(&self, person: Person, machine: Machine) -> Result<Begun, Refused> {
        let (token, now) = (fresh::token(), fresh::now());
        let session = session_of(&person);
        let Person { player, name, account, colour } = person;
        let Machine { name: device, agent } = machine;
        let until = now.plus(LASTS);
        let known = Known { player, name, account, colour, device, agent, begun: now, seen: now, until };
        let (hash, before) = (fresh::token_hash(&token), self.sessions.before());
        self.log.put_session(hash.clone(), known.clone()).await.map_err(|error| error::store(&error))?;
        self.sessions.keep(hash.clone(), known, before);
        Ok(Begun { session, cookie: self.cookie(&token, LASTS / 1_000), hash })
    }

    /// Extends the session of a caller who has been answered, at most once a day. Returns the cookie that says so.
    pub(crate) fn renewed(&self, token: &str) -> Option<HeaderValue> {
        let renewed = self.sessions.renew(&fresh::token_hash(token), fresh::now());
        renewed.then(|| self.cookie(token, LASTS / 1_000))
    }

    /// Ends the caller's session. Returns the cookie that forgets it.
    pub(crate) async fn end(&self, headers: &HeaderMap) -> Result<HeaderValue, Refused> {
        if let Some(hash) = token_hash(headers) {
            self.end_one(&hash).await?;
        }
        Ok(self.cookie("", 0))
    }

    /// Ends the session with this hash on all nodes.
    pub(crate) async fn end_one(&self, hash: &str) -> Result<(), Refused> {
        self.store.end_session(hash).await.map_err(|error| error::store(&error))?;
        self.sessions.end(hash);
        Ok(())
    }

    /// Writes down when devices were seen. What cannot be written now is written later.
    pub(crate) async fn note_seen(&self) {
        let seen = self.sessions.take_seen();
        if seen.is_empty() {
            return;
        }
        if let Err(error) = self.store.note_seen(seen.clone()).await {
            error::store(&error);
            self.sessions.give_seen_back(seen);
        }
    }

    fn cookie(&self, token: &str, seconds: u64) -> HeaderValue {
        cookie(COOKIE, token, "/", seconds, self.config.secure)
    }
}

/// What a session is told of itself.
pub(crate) fn session_of(person: &Person) -> Session {
    Session { name: person.name.clone(), account: person.account, colour: person.colour }
}

/// A caller as a table knows it.
pub(crate) fn caller(known: Known, seat: Option<Seat>) -> Caller {
    Caller { player: known.player, name: known.name, account: known.account, colour: known.colour, seat }
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
