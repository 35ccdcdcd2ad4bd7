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
    kept: Mutex<HashMap<String, Known>>,
    /// Those with open connections; the value changes when the session ends.
    attached: Mutex<HashMap<String, watch::Sender<bool>>>,
}

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
        self.kept.lock().expect("no panic holds it").get(hash).filter(|known| known.until > now).cloned()
    }

    pub(crate) fn keep(&self, hash: String, known: Known) {
        let mut kept = self.kept.lock().expect("no panic holds it");
        if kept.len() >= KEPT {
            kept.clear();
        }
        kept.insert(hash, known);
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
        self.kept.lock().expect("no panic holds it").remove(hash);
        if let Some(ended) = self.attached.lock().expect("no panic holds it").remove(hash) {
            ended.send_replace(true);
        }
    }

    /// Forgets who has which session: any of them may have ended. Gives those with open connections.
    pub(crate) fn doubt(&self) -> Vec<String> {
        self.kept.lock().expect("no panic holds it").clear();
        self.attached.lock().expect("no panic holds it").keys().cloned().collect()
    }
}
