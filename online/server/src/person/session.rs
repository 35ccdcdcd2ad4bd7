//! Who asks: a secret in a cookie that no script can read; the store keeps its hash alone.

use axum::http::{HeaderMap, HeaderValue, header};
use tetrapolis_game::Seat;
use tetrapolis_protocol::{Code, PlayerId};
use tetrapolis_store::Known;
use tetrapolis_table::{Caller, Refused};

use crate::node::Shared;
use crate::{error, fresh};

const COOKIE: &str = "tetrapolis_session";
/// How long a session lasts, in milliseconds.
const LASTS: u64 = 90 * 24 * 60 * 60 * 1_000;
/// Sessions that are kept in memory.
const KEPT: usize = 50_000;
/// The longest name.
const LONGEST: usize = 24;

fn token(headers: &HeaderMap) -> Option<String> {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = cookies.flat_map(|cookies| cookies.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(name, _)| *name == COOKIE).map(|(_, value)| value.to_owned())
}

/// A name that can be shown: letters, digits and a few signs, not too many.
pub(crate) fn is_name(name: &str) -> bool {
    let sign = |letter: char| letter.is_alphanumeric() || " -_.'".contains(letter);
    (1..=LONGEST).contains(&name.chars().count()) && name.chars().all(sign) && name.trim() == name
}

impl Shared {
    /// Who asks, if the caller has a session.
    pub(crate) async fn known(&self, headers: &HeaderMap) -> Result<Option<Known>, Refused> {
        let Some(token) = token(headers) else { return Ok(None) };
        let (hash, now) = (fresh::token_hash(&token), fresh::now());
        let kept = self.sessions.lock().expect("no panic holds it").get(&hash).cloned();
        if let Some(known) = kept.filter(|known| known.until > now) {
            return Ok(Some(known));
        }
        let known = self.store.session(&hash, now).await.map_err(|error| error::store(&error))?;
        if let Some(known) = &known {
            self.keep(hash, known.clone());
        }
        Ok(known)
    }

    fn keep(&self, hash: String, known: Known) {
        let mut sessions = self.sessions.lock().expect("no panic holds it");
        if sessions.len() >= KEPT {
            sessions.clear();
        }
        sessions.insert(hash, known);
    }

    /// Begins a session; gives the cookie for it.
    pub(crate) async fn begin(&self, player: PlayerId, name: String, account: bool) -> Result<HeaderValue, Refused> {
        let token = fresh::token();
        let known = Known { player, name, account, until: fresh::now().plus(LASTS) };
        let hash = fresh::token_hash(&token);
        self.store.put_session(&hash, &known).await.map_err(|error| error::store(&error))?;
        self.keep(hash, known);
        Ok(self.cookie(&token, LASTS / 1_000))
    }

    /// Ends the caller's session; gives the cookie that forgets it.
    pub(crate) async fn end(&self, headers: &HeaderMap) -> Result<HeaderValue, Refused> {
        if let Some(token) = token(headers) {
            let hash = fresh::token_hash(&token);
            self.sessions.lock().expect("no panic holds it").remove(&hash);
            self.store.end_session(&hash, fresh::now()).await.map_err(|error| error::store(&error))?;
        }
        Ok(self.cookie("", 0))
    }

    fn cookie(&self, token: &str, seconds: u64) -> HeaderValue {
        let secure = if self.config.secure { "; Secure" } else { "" };
        let text = format!("{COOKIE}={token}; Path=/; HttpOnly; SameSite=Lax; Max-Age={seconds}{secure}");
        HeaderValue::from_str(&text).expect("letters and digits")
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
    fn names_can_be_shown() {
        for good in ["Ann", "Łukasz K.", "x-1", "J. O'Hara", "花子"] {
            assert!(is_name(good), "{good}");
        }
        for bad in ["", " ", " Ann", "a\nb", "<b>", &"a".repeat(25), "a\u{202e}b"] {
            assert!(!is_name(bad), "{bad:?}");
        }
    }

    #[test]
    fn the_token_is_found_among_other_cookies() {
        let mut headers = HeaderMap::new();
        headers.insert(header::COOKIE, "a=b; tetrapolis_session=k3; c=d".parse().expect("a cookie"));
        assert_eq!(token(&headers).as_deref(), Some("k3"));
        assert_eq!(token(&HeaderMap::new()), None);
    }
}
