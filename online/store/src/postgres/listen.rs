use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use sqlx::Executor;
use sqlx::postgres::{PgConnectOptions, PgListener, PgNotification, PgPoolOptions};
use tetrapolis_protocol::{PlayerId, TableId};
use tokio::sync::broadcast;
use tokio::time::timeout;

use super::LONGEST;
use crate::{StoreError, Wake};

/// Where nodes tell each other what has changed.
pub(super) const CHANNEL: &str = "tetrapolis";
/// Listens, and does no harm if it is done already.
const LISTEN: &str = "LISTEN tetrapolis";
/// How long to wait before listening is tried again.
const AGAIN: Duration = Duration::from_millis(200);
/// After this long without news the database is asked whether it is still there. A network can lose a quiet connection
/// without telling either side.
const QUIET: Duration = Duration::from_secs(3);

const REWRITTEN: &str = "rewritten:";
const SESSION: &str = "session:";
const NOTICES: &str = "notices:";
const CHANGED: &str = "session-changed:";
const LINK: &str = "link:";

/// The text of a change. For a table that was written to it is only the id, as in the first release.
pub(super) fn payload(wake: &Wake) -> Option<String> {
    match wake {
        Wake::Table(table) => Some(table.to_string()),
        Wake::Rewritten(table) => Some(format!("{REWRITTEN}{table}")),
        Wake::SessionEnded(token) => Some(format!("{SESSION}{token}")),
        Wake::Notices(player) => Some(format!("{NOTICES}{player}")),
        Wake::SessionChanged(token) => Some(format!("{CHANGED}{token}")),
        Wake::Link(link) => Some(format!("{LINK}{link}")),
        Wake::All => None,
    }
}

pub(super) fn read(payload: &str) -> Option<Wake> {
    if let Some(table) = payload.strip_prefix(REWRITTEN) {
        return TableId::new(table).map(Wake::Rewritten);
    }
    if let Some(token) = payload.strip_prefix(SESSION) {
        return Some(Wake::SessionEnded(token.to_owned()));
    }
    if let Some(player) = payload.strip_prefix(NOTICES) {
        return PlayerId::new(player).map(Wake::Notices);
    }
    if let Some(token) = payload.strip_prefix(CHANGED) {
        return Some(Wake::SessionChanged(token.to_owned()));
    }
    if let Some(link) = payload.strip_prefix(LINK) {
        return Some(Wake::Link(link.to_owned()));
    }
    TableId::new(payload).map(Wake::Table)
}

/// Begins to listen on a separate connection: a lost one must not take the place of one that reads.
pub(super) async fn start(options: &PgConnectOptions) -> Result<PgListener, StoreError> {
    let pool = PgPoolOptions::new().max_connections(1).acquire_timeout(LONGEST).idle_timeout(None).max_lifetime(None);
    let mut listener = PgListener::connect_with(&pool.connect_with(options.clone()).await?).await?;
    listener.eager_reconnect(false);
    listener.listen(CHANNEL).await?;
    Ok(listener)
}

/// The next thing that is told; nothing if the connection is lost.
async fn next(listener: &mut PgListener) -> Option<PgNotification> {
    loop {
        match timeout(QUIET, listener.try_recv()).await {
            Ok(told) => return told.ok().flatten(),
            Err(_) => timeout(LONGEST, listener.execute(LISTEN)).await.ok()?.ok()?,
        };
    }
}

/// Passes on what other nodes tell, until the task is aborted. After a lost connection anything may have changed.
pub(super) async fn listen(
    mut listener: PgListener,
    options: PgConnectOptions,
    own: Arc<AtomicU32>,
    wakes: broadcast::Sender<Wake>,
) {
    // Nobody listens while the node starts or stops.
    let tell = |wake| drop(wakes.send(wake));
    // What this node's own writer has written is known here.
    let is_own = |told: &PgNotification| told.process_id() == own.load(Ordering::Relaxed);
    loop {
        while let Some(told) = next(&mut listener).await {
            if let Some(wake) = read(told.payload())
                && !(is_own(&told) && matches!(wake, Wake::Table(_)))
            {
                tell(wake);
            }
        }
        tracing::warn!("the connection that tells what other nodes write is cut");
        listener = loop {
            match start(&options).await {
                Ok(listener) => break listener,
                Err(error) => tracing::warn!(%error, "what other nodes write is not told"),
            }
            tokio::time::sleep(AGAIN).await;
        };
        tell(Wake::All);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_told_is_read() {
        let table = TableId::new("k3").expect("an id");
        let player = PlayerId::new("ann").expect("an id");
        let ended = Wake::SessionEnded("ab".into());
        let changed = Wake::SessionChanged("ab".into());
        let others = [ended, changed, Wake::Link("ab".into()), Wake::Notices(player)];
        for wake in [Wake::Table(table.clone()), Wake::Rewritten(table)].into_iter().chain(others) {
            assert_eq!(read(&payload(&wake).expect("it is told")), Some(wake));
        }
        assert_eq!(read("from:a-newer-release"), None);
    }
}
