use std::sync::{Arc, Mutex};

use axum::extract::ws::Utf8Bytes;
use tetrapolis_catalog::Drawing;
use tetrapolis_game::{Seat, Viewer};
use tetrapolis_protocol::{PlayerId, Version};
use tokio::sync::{Notify, mpsc};

use crate::metrics::Counted;

/// How many messages may wait for a connection before it is too slow.
pub(crate) const LISTENER_WAITING: usize = 64;

/// Somebody who looks at a table.
pub(super) struct Listener {
    pub id: u64,
    pub player: Option<PlayerId>,
    /// The seat that the player named.
    pub seat: Option<Seat>,
    pub viewer: Viewer,
    /// Whether the listener keeps its view and takes in changes of it.
    pub changes: bool,
    /// The view that such a listener has; none before the start.
    pub has: Option<Arc<dyn Drawing>>,
    pub out: mpsc::Sender<Said>,
    pub _counted: Counted,
}

/// Where a new listener stands.
pub(crate) struct Joining {
    pub player: Option<PlayerId>,
    /// With which of the player's seats.
    pub seat: Option<Seat>,
    /// The version that the client has; none if it has nothing.
    pub since: Option<Version>,
    /// Whether it is enough to send what changes in the view.
    pub changes: bool,
    pub out: mpsc::Sender<Said>,
}

/// What is said to a listener at once: what has happened, and the answer to a command of the listener that led to it.
#[derive(Default)]
pub(crate) struct Said {
    pub message: Option<Utf8Bytes>,
    pub answer: Option<Utf8Bytes>,
}

impl From<Utf8Bytes> for Said {
    fn from(message: Utf8Bytes) -> Said {
        Said { message: Some(message), answer: None }
    }
}

/// A place among a table's listeners. Dropping it leaves the table, whether the client said goodbye, hung up, or never
/// got as far as its first answer.
pub(crate) struct Listening {
    id: u64,
    departures: Arc<Departures>,
}

/// The listeners who have left and whom the table has not let go yet.
#[derive(Default)]
pub(super) struct Departures {
    ids: Mutex<Vec<u64>>,
    news: Notify,
}

impl Listening {
    pub(super) fn new(id: u64, departures: &Arc<Departures>) -> Listening {
        Listening { id, departures: Arc::clone(departures) }
    }

    /// The number by which the table knows the listener.
    pub(crate) fn id(&self) -> u64 {
        self.id
    }
}

impl Drop for Listening {
    fn drop(&mut self) {
        self.departures.ids.lock().expect("no panic holds it").push(self.id);
        self.departures.news.notify_one();
    }
}

impl Departures {
    /// Waits until somebody has left; gives all who have.
    pub(super) async fn next(&self) -> Vec<u64> {
        loop {
            let ids = std::mem::take(&mut *self.ids.lock().expect("no panic holds it"));
            if !ids.is_empty() {
                return ids;
            }
            self.news.notified().await;
        }
    }
}
