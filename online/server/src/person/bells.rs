//! The requests on this node that wait for news of something.

use std::collections::HashMap;
use std::sync::Mutex;

use tokio::sync::watch;

/// With more bells than this, those that nobody listens to are taken away.
const MOST: usize = 10_000;

/// One bell for each thing that somebody waits for.
#[derive(Default)]
pub(crate) struct Bells {
    bells: Mutex<HashMap<String, watch::Sender<()>>>,
}

impl Bells {
    /// Listens from now on. If you read the state after this, you miss nothing.
    pub(crate) fn listen(&self, name: &str) -> watch::Receiver<()> {
        let mut bells = self.bells.lock().expect("no panic holds it");
        if bells.len() >= MOST {
            bells.retain(|_, bell| bell.receiver_count() > 0);
        }
        bells.entry(name.to_owned()).or_insert_with(|| watch::channel(()).0).subscribe()
    }

    /// Tells those who wait for one thing; the bell is taken away if nobody does.
    pub(crate) fn ring(&self, name: &str) {
        let mut bells = self.bells.lock().expect("no panic holds it");
        if bells.get(name).is_some_and(|bell| bell.send(()).is_err()) {
            bells.remove(name);
        }
    }

    /// Tells everybody: anything may have happened.
    pub(crate) fn ring_all(&self) {
        self.bells.lock().expect("no panic holds it").retain(|_, bell| bell.send(()).is_ok());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_bell_is_heard_by_those_who_listened_before() {
        let bells = Bells::default();
        let (mut one, mut other) = (bells.listen("a"), bells.listen("b"));
        bells.ring("a");
        one.changed().await.expect("it rings");
        assert!(!other.has_changed().expect("it is there"));
        bells.ring_all();
        other.changed().await.expect("it rings");
        drop((one, other));
        bells.ring_all();
        assert!(bells.bells.lock().expect("free").is_empty());
    }
}
