//! Requests that wait for something new in a player's list.

use std::collections::HashMap;
use std::sync::Mutex;

use tetrapolis_protocol::PlayerId;
use tokio::sync::watch;

/// With more players than this, those for whom nobody waits any more are forgotten.
const MANY: usize = 1_024;

/// The requests that wait, by the player whose list they wait for.
#[derive(Default)]
pub(crate) struct Pollers(Mutex<HashMap<PlayerId, watch::Sender<()>>>);

impl Pollers {
    /// Begins to listen, before the list is read.
    pub(crate) fn listen(&self, player: &PlayerId) -> watch::Receiver<()> {
        let mut waiting = self.0.lock().expect("no panic holds it");
        if waiting.len() >= MANY {
            waiting.retain(|_, sender| sender.receiver_count() > 0);
        }
        waiting.entry(player.clone()).or_insert_with(|| watch::channel(()).0).subscribe()
    }

    /// A player's list has changed.
    pub(crate) fn wake(&self, player: &PlayerId) {
        let mut waiting = self.0.lock().expect("no panic holds it");
        let nobody = waiting.get(player).is_some_and(|sender| sender.send(()).is_err());
        if nobody {
            waiting.remove(player);
        }
    }

    /// Any list may have changed.
    pub(crate) fn wake_all(&self) {
        self.0.lock().expect("no panic holds it").retain(|_, sender| sender.send(()).is_ok());
    }
}
