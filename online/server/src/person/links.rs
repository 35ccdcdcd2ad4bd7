//! One device lets another become the same player: the other claims a link, and the first confirms it.

use tetrapolis_protocol::{Claim, Claimed, Code, LinkAnswer, LinkNews, LinkState, NewLink};
use tetrapolis_store::{Claimer, Known, Link, LinkKey};
use tetrapolis_table::Refused;
use tokio::time::Instant;

use super::machine::Machine;
use super::rename::person;
use super::session::Begun;
use crate::node::Shared;
use crate::{error, fresh};

/// How long a link can be used, in milliseconds.
const LASTS: u64 = 10 * 60 * 1_000;

/// What is kept of a code that somebody types: only letters and digits, in any case. No code has a 1 or an L, which
/// look like an I.
pub(super) fn code_hash(typed: &str) -> String {
    let typed = typed.chars().filter(char::is_ascii_alphanumeric).take(64);
    let plain = typed.map(|letter| if "1lL".contains(letter) { 'i' } else { letter.to_ascii_lowercase() });
    fresh::token_hash(&plain.collect::<String>())
}

/// A code as it is shown: capital letters in groups of four.
pub(super) fn shown(code: &str) -> String {
    let groups: Vec<&str> = code.as_bytes().chunks(4).filter_map(|group| std::str::from_utf8(group).ok()).collect();
    groups.join("-").to_ascii_uppercase()
}

/// What the first device is told of a link.
fn news(link: Option<Link>) -> LinkNews {
    let Some(link) = link else {
        return LinkNews { state: LinkState::Ended, name: None, agent: None, check: None, until: None };
    };
    let (name, agent, check) = match link.claimer {
        Some(claimer) => (claimer.device, claimer.agent, Some(claimer.digits)),
        None => (None, None, None),
    };
    LinkNews { state: link.state, name, agent, check, until: Some(link.until) }
}

impl Shared {
    /// Makes a link; it replaces one that this session has made before.
    pub(crate) async fn make_link(&self, session: &str) -> Result<NewLink, Refused> {
        let (secret, code, until) = (fresh::token(), fresh::code(), fresh::now().plus(LASTS));
        let link = Link {
            link: fresh::token_hash(&secret),
            code: code_hash(&code),
            session: session.to_owned(),
            until,
            state: LinkState::Open,
            claimer: None,
        };
        self.store.put_link(&link).await.map_err(|error| error::store(&error))?;
        Ok(NewLink { link: secret, code: shown(&code), until })
    }

    /// The state of a session's link. Waits for a change, but not beyond a moment.
    pub(crate) async fn link_news(&self, session: &str, was: LinkState, until: Instant) -> Result<LinkNews, Refused> {
        loop {
            let find = async || self.store.link_of(session, fresh::now()).await.map_err(|error| error::store(&error));
            let Some(link) = find().await? else { return Ok(news(None)) };
            let mut bell = self.links.listen(&link.link);
            let link = find().await?;
            if link.as_ref().is_none_or(|link| link.state != was) || Instant::now() >= until {
                return Ok(news(link));
            }
            // When it does not ring in time, the link is looked at again.
            let _ = tokio::time::timeout_at(until, bell.changed()).await;
        }
    }

    /// Says whether the device that shows these digits may become the player of a session.
    pub(crate) async fn answer_link(&self, session: &str, answer: &LinkAnswer) -> Result<LinkNews, Refused> {
        let LinkAnswer { yes, check } = answer;
        let answered = self.store.answer_link(session, check, *yes, fresh::now()).await;
        if !answered.map_err(|error| error::store(&error))? {
            return Err(Code::LinkUnknown.into());
        }
        let link = self.store.link_of(session, fresh::now()).await.map_err(|error| error::store(&error))?;
        Ok(news(link))
    }

    /// Claims a link for a device.
    pub(crate) async fn claim(&self, claim: &Claim, machine: Machine) -> Result<Claimed, Refused> {
        let key = match (&claim.link, &claim.code) {
            (Some(secret), None) => LinkKey::Secret(fresh::token_hash(secret)),
            (None, Some(code)) => LinkKey::Code(code_hash(code)),
            (Some(_), Some(_)) | (None, None) => return Err(Code::RequestUnreadable.into()),
        };
        let secret = fresh::token();
        let digits = fresh::digits();
        let claimer = Claimer {
            claim: fresh::token_hash(&secret),
            device: machine.name,
            agent: machine.agent,
            digits: digits.clone(),
        };
        let now = fresh::now();
        let link = self.store.claim_link(&key, &claimer, now).await.map_err(|error| error::store(&error))?;
        let link = link.ok_or(Code::LinkUnknown)?;
        let owner = self.known_by(&link.session).await?.ok_or(Code::LinkUnknown)?;
        let Known { name, colour, .. } = owner;
        Ok(Claimed { claim: secret, state: link.state, check: digits, name, colour, until: link.until })
    }

    /// The result of a claim. Waits for the first device, but not beyond a moment. A confirmed claim is used up by
    /// this, and begins a session.
    pub(crate) async fn claim_news(
        &self,
        claim: &str,
        until: Instant,
        machine: Machine,
    ) -> Result<(LinkState, Option<Begun>), Refused> {
        let claim = fresh::token_hash(claim);
        loop {
            let find =
                async || self.store.claimed_link(&claim, fresh::now()).await.map_err(|error| error::store(&error));
            let Some(link) = find().await? else { return Ok((LinkState::Ended, None)) };
            let mut bell = self.links.listen(&link.link);
            let Some(link) = find().await? else { return Ok((LinkState::Ended, None)) };
            match link.state {
                LinkState::Confirmed => return self.take(&claim, machine).await,
                LinkState::Ended => return Ok((LinkState::Ended, None)),
                LinkState::Open | LinkState::Claimed if Instant::now() >= until => return Ok((link.state, None)),
                LinkState::Open | LinkState::Claimed => {
                    let _ = tokio::time::timeout_at(until, bell.changed()).await;
                }
            }
        }
    }

    async fn take(&self, claim: &str, machine: Machine) -> Result<(LinkState, Option<Begun>), Refused> {
        let taken = self.store.take_link(claim, fresh::now()).await.map_err(|error| error::store(&error))?;
        let Some(Link { session, claimer, .. }) = taken else { return Ok((LinkState::Ended, None)) };
        // As the store has it now: a device that was signed out can let nobody in.
        let owner = self.store.session(&session, fresh::now()).await.map_err(|error| error::store(&error))?;
        let Some(owner) = owner else { return Ok((LinkState::Ended, None)) };
        let name = claimer.and_then(|claimer| claimer.device).or(machine.name);
        let begun = self.begin(person(&owner), Machine { name, ..machine }).await?;
        tracing::info!("a device was linked");
        Ok((LinkState::Confirmed, Some(begun)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_read_however_it_is_typed() {
        assert_eq!(shown("abcd2345"), "ABCD-2345");
        for typed in ["ABCD-2345", "abcd 2345", "abcd2345", " aBcD--2345 "] {
            assert_eq!(code_hash(typed), code_hash("abcd2345"), "{typed}");
        }
        assert_ne!(code_hash("abcd2346"), code_hash("abcd2345"));
        assert_eq!(code_hash("AB1D-l345"), code_hash("abidi345"), "as people read it");
    }
}
