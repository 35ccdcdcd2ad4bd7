use axum::extract::ws::Utf8Bytes;
use tetrapolis_game::{Seat, Viewer};
use tetrapolis_protocol::{PlayerId, Version};
use tokio::sync::mpsc;

/// How many messages may wait for a connection before it is too slow.
pub(crate) const LISTENER_WAITING: usize = 64;

/// Somebody who looks at a table.
pub(crate) struct Listener {
    pub id: u64,
    pub player: Option<PlayerId>,
    /// The seat that the player named.
    pub seat: Option<Seat>,
    pub viewer: Viewer,
    pub out: mpsc::Sender<Utf8Bytes>,
}

/// Where a new listener stands.
pub(crate) struct Joining {
    pub player: Option<PlayerId>,
    /// With which of the player's seats.
    pub seat: Option<Seat>,
    /// The version that the client has; none if it has nothing.
    pub since: Option<Version>,
    pub out: mpsc::Sender<Utf8Bytes>,
}
