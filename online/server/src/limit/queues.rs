use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::{Arc, Mutex};

use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// A few turns at once for each key. When they are taken, the next one waits for others of the same key, and for nobody
/// else.
pub(crate) struct Queues<K> {
    at_once: usize,
    queues: Mutex<HashMap<K, Arc<Semaphore>>>,
}

/// A turn, or somebody who waits for one; when it is dropped, the next one has it.
pub(crate) struct Queued<K: Eq + Hash = IpAddr> {
    queues: Arc<Queues<K>>,
    key: K,
    permit: Option<OwnedSemaphorePermit>,
}

impl<K: Eq + Hash + Clone> Queues<K> {
    pub(crate) fn new(at_once: usize) -> Arc<Queues<K>> {
        Arc::new(Queues { at_once, queues: Mutex::default() })
    }

    /// Waits for a turn.
    pub(crate) async fn turn(self: &Arc<Queues<K>>, key: K) -> Queued<K> {
        let queue = {
            let mut queues = self.queues.lock().expect("no panic holds it");
            Arc::clone(queues.entry(key.clone()).or_insert_with(|| Arc::new(Semaphore::new(self.at_once))))
        };
        // From here on the key is forgotten with its last user, even if the wait is given up.
        let mut queued = Queued { queues: Arc::clone(self), key, permit: None };
        queued.permit = Some(queue.acquire_owned().await.expect("it is never closed"));
        queued
    }
}

impl<K: Eq + Hash> Drop for Queued<K> {
    fn drop(&mut self) {
        drop(self.permit.take());
        let mut queues = self.queues.queues.lock().expect("no panic holds it");
        if queues.get(&self.key).is_some_and(|queue| Arc::strong_count(queue) == 1) {
            queues.remove(&self.key);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use tokio::time::timeout;

    use super::*;

    #[tokio::test]
    async fn those_of_one_key_wait_for_each_other_alone() {
        let queues = Queues::new(1);
        let first = queues.turn("one").await;
        let mut second = Box::pin(queues.turn("one"));
        assert!(timeout(Duration::ZERO, &mut second).await.is_err());
        drop(queues.turn("two").await);
        drop(first);
        let second = second.await;
        let mut third = Box::pin(queues.turn("one"));
        assert!(timeout(Duration::ZERO, &mut third).await.is_err());
        drop(third);
        drop(second);
        assert!(queues.queues.lock().expect("free").is_empty(), "nobody is remembered");
    }
}
