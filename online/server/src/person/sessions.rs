use std::collections::HashMap;
use std::sync::Mutex;

use tetrapolis_protocol::Time;
use tetrapolis_store::Known;
use tokio::sync::watch;

/// Sessions that are kept in memory.
const KEPT: usize = 50_000;

/// The sessions that this node knows of, by the hash of their token.
#[derive(Default)]
pub(crate) struct Sessions {
    kept: Mutex<Kept>,
    /// Those with open connections; the value changes when the session ends.
    attached: Mutex<HashMap<String, watch::Sender<bool>>>,
}

#[derive(Default)]
struct Kept {
    known: HashMap<String, Known>,
    /// How often a session has ended.
    ends: u64,
}

/// A moment in the life of all sessions.
#[derive(Clone, Copy)]
pub(crate) struct Before(u64);

/// A connection that ends with its session.
pub(crate) struct Attached(Option<watch::Receiver<bool>>);

impl Attached {
    /// Waits for the end of the session; for ever if there is none.
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
        self.kept.lock().expect("no panic holds it").known.get(hash).filter(|known| known.until > now).cloned()
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

    /// Forgets a session that has ended, and closes its connections.
    pub(crate) fn end(&self, hash: &str) {
        let mut kept = self.kept.lock().expect("no panic holds it");
        kept.known.remove(hash);
        kept.ends += 1;
        drop(kept);
        if let Some(ended) = self.attached.lock().expect("no panic holds it").remove(hash) {
            ended.send_replace(true);
        }
    }

    /// Forgets who has which session: any of them may have ended. Gives those with open connections.
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
    use tetrapolis_protocol::PlayerId;

    use super::*;

    #[test]
    fn a_session_that_ends_while_it_is_read_is_not_kept() {
        let sessions = Sessions::default();
        let player = PlayerId::new("ann").expect("an id");
        let known = Known { player, name: "Ann".into(), account: false, until: Time(9) };
        let is_kept = || sessions.kept("hash", Time(0)).is_some();
        sessions.keep("hash".into(), known.clone(), sessions.before());
        assert!(is_kept());
        for end in [|sessions: &Sessions| sessions.end("hash"), |sessions: &Sessions| drop(sessions.doubt())] {
            let before = sessions.before();
            end(&sessions);
            sessions.keep("hash".into(), known.clone(), before);
            assert!(!is_kept());
        }
    }
}
