use std::collections::HashMap;
use std::sync::Mutex;

use tetrapolis_protocol::{PlayerId, Time};
use tetrapolis_store::{Known, Seen};
use tokio::sync::watch;

/// Sessions that are kept in memory.
const KEPT: usize = 50_000;
/// A device that is seen again within this many milliseconds is not noted again.
const NOTED: u64 = 60 * 60 * 1_000;
/// How long a session lasts that is not used, in milliseconds.
pub(super) const LASTS: u64 = 90 * DAY;
/// A session that is used lasts for its whole time again, if so much of it is over.
const DAY: u64 = 24 * 60 * 60 * 1_000;

/// The sessions that this node knows of, by the hash of their token.
#[derive(Default)]
pub(crate) struct Sessions {
    kept: Mutex<Kept>,
    /// The sessions with open connections; the value changes when the session ends.
    attached: Mutex<HashMap<String, watch::Sender<bool>>>,
}

#[derive(Default)]
struct Kept {
    known: HashMap<String, Known>,
    /// When devices were seen and until when their sessions last, if that is not written down yet.
    seen: HashMap<String, (Time, Time)>,
    /// How often a session has ended.
    ends: u64,
}

/// A moment in the life of all sessions.
#[derive(Clone, Copy)]
pub(crate) struct Before(u64);

/// A connection that ends with its session.
pub(crate) struct Attached(Option<watch::Receiver<bool>>);

impl Attached {
    /// Waits for the end of the session; forever if there is none.
    pub(crate) async fn is_over(&mut self) {
        match &mut self.0 {
            // The sender goes only after it has told of the end.
            Some(ended) => drop(ended.wait_for(|ended| *ended).await),
            None => std::future::pending().await,
        }
    }
}

impl Sessions {
    /// Who has the session, if it is kept here and not over.
    pub(crate) fn kept(&self, hash: &str, now: Time) -> Option<Known> {
        let mut kept = self.kept.lock().expect("no panic holds it");
        let known = kept.known.get_mut(hash).filter(|known| known.until > now)?;
        let is_news = now.since(known.seen) >= NOTED;
        if is_news {
            known.seen = now;
        }
        let known = known.clone();
        if is_news {
            kept.seen.insert(hash.to_owned(), (now, known.until));
        }
        Some(known)
    }

    /// Lets a session that is used last for its whole time again, at most once a day; says whether it does.
    pub(crate) fn renew(&self, hash: &str, now: Time) -> bool {
        let mut kept = self.kept.lock().expect("no panic holds it");
        let is_due = |known: &&mut Known| known.until > now && known.until <= now.plus(LASTS - DAY);
        let Some(known) = kept.known.get_mut(hash).filter(is_due) else { return false };
        (known.seen, known.until) = (now, now.plus(LASTS));
        kept.seen.insert(hash.to_owned(), (now, now.plus(LASTS)));
        true
    }

    /// Notes that the device of a session is in use.
    pub(crate) fn see(&self, hash: &str, now: Time) {
        drop(self.kept(hash, now));
    }

    /// What devices were seen, to be written down.
    pub(crate) fn take_seen(&self) -> Vec<Seen> {
        let mut kept = self.kept.lock().expect("no panic holds it");
        kept.seen.drain().map(|(token, (at, until))| Seen { token, at, until }).collect()
    }

    /// What could not be written down.
    pub(crate) fn give_seen_back(&self, seen: Vec<Seen>) {
        let mut kept = self.kept.lock().expect("no panic holds it");
        if kept.seen.len() < KEPT {
            for Seen { token, at, until } in seen {
                kept.seen.entry(token).or_insert((at, until));
            }
        }
    }

    /// The moment before a session is read or written.
    pub(crate) fn before(&self) -> Before {
        Before(self.kept.lock().expect("no panic holds it").ends)
    }

    /// Keeps a session that was found in the store after a moment, unless one has ended since: it may be this one.
    pub(crate) fn keep(&self, hash: String, known: Known, Before(ends): Before) {
        let mut kept = self.kept.lock().expect("no panic holds it");
        if kept.ends != ends {
            return;
        }
        if kept.known.len() >= KEPT {
            kept.known.clear();
        }
        kept.known.insert(hash, known);
    }

    /// Ties a connection to the session with this hash.
    pub(crate) fn attach(&self, hash: Option<String>) -> Attached {
        let mut attached = self.attached.lock().expect("no panic holds it");
        if attached.len() >= KEPT {
            attached.retain(|_, ended| ended.receiver_count() > 0);
        }
        Attached(hash.map(|hash| attached.entry(hash).or_insert_with(|| watch::channel(false).0).subscribe()))
    }

    /// Forgets who has a session, because the player has another name now.
    pub(crate) fn forget(&self, hash: &str) {
        let mut kept = self.kept.lock().expect("no panic holds it");
        kept.known.remove(hash);
        // A request that has just read it may have read the old name.
        kept.ends += 1;
    }

    /// Forgets a session that has ended, and closes its connections.
    pub(crate) fn end(&self, hash: &str) {
        let mut kept = self.kept.lock().expect("no panic holds it");
        kept.known.remove(hash);
        kept.seen.remove(hash);
        kept.ends += 1;
        drop(kept);
        if let Some(ended) = self.attached.lock().expect("no panic holds it").remove(hash) {
            ended.send_replace(true);
        }
    }

    /// Forgets the sessions of a player, which have ended, and closes their connections.
    pub(crate) fn end_of(&self, player: &PlayerId) {
        let kept = self.kept.lock().expect("no panic holds it");
        let own = kept.known.iter().filter(|(_, known)| known.player == *player);
        let ended: Vec<String> = own.map(|(hash, _)| hash.clone()).collect();
        drop(kept);
        for hash in &ended {
            self.end(hash);
        }
    }

    /// Forgets who has which session: any of them may have ended. Returns those with open connections.
    pub(crate) fn doubt(&self) -> Vec<String> {
        let mut kept = self.kept.lock().expect("no panic holds it");
        kept.known.clear();
        kept.ends += 1;
        drop(kept);
        self.attached.lock().expect("no panic holds it").keys().cloned().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ann() -> Known {
        Known {
            player: PlayerId::new("ann").expect("an id"),
            name: "Ann".into(),
            account: false,
            colour: None,
            device: None,
            agent: None,
            begun: Time(0),
            seen: Time(0),
            until: Time(9 * NOTED),
        }
    }

    #[test]
    fn a_device_is_noted_once_an_hour() {
        let sessions = Sessions::default();
        sessions.keep("hash".into(), ann(), sessions.before());
        sessions.see("hash", Time(NOTED - 1));
        assert!(sessions.take_seen().is_empty(), "it was seen at 0");
        sessions.see("hash", Time(NOTED));
        sessions.see("hash", Time(NOTED + 1));
        let noted = [Seen { token: "hash".into(), at: Time(NOTED), until: ann().until }];
        assert_eq!(sessions.take_seen(), noted);
        assert!(sessions.take_seen().is_empty(), "once");
        sessions.give_seen_back(noted.to_vec());
        assert_eq!(sessions.take_seen(), noted, "what could not be written is written later");
        sessions.give_seen_back(noted.to_vec());
        sessions.end("hash");
        assert!(sessions.take_seen().is_empty(), "the row is gone");
    }

    #[test]
    fn whoever_comes_every_week_stays_signed_in() {
        let sessions = Sessions::default();
        let new = Known { until: Time(LASTS), ..ann() };
        sessions.keep("hash".into(), new, sessions.before());
        assert!(!sessions.renew("hash", Time(DAY - 1)), "at most once a day");
        for week in 1..100 {
            let now = Time(week * 7 * DAY);
            assert!(sessions.kept("hash", now).is_some(), "week {week}");
            assert!(sessions.renew("hash", now) && !sessions.renew("hash", now));
            let noted = [Seen { token: "hash".into(), at: now, until: now.plus(LASTS) }];
            assert_eq!(sessions.take_seen(), noted);
        }
        let late = Time(99 * 7 * DAY + LASTS);
        assert!(sessions.kept("hash", late).is_none() && !sessions.renew("hash", late), "it is over");
        assert!(!sessions.renew("other", Time(0)));
    }

    #[test]
    fn a_session_that_ends_while_it_is_read_is_not_kept() {
        let sessions = Sessions::default();
        let known = ann();
        let is_kept = || sessions.kept("hash", Time(0)).is_some();
        sessions.keep("hash".into(), known.clone(), sessions.before());
        assert!(is_kept());
        let ends: [fn(&Sessions); 3] =
            [|sessions| sessions.end("hash"), |sessions| drop(sessions.doubt()), |sessions| sessions.forget("hash")];
        for end in ends {
            let before = sessions.before();
            end(&sessions);
            sessions.keep("hash".into(), known.clone(), before);
            assert!(!is_kept());
        }
    }
}
