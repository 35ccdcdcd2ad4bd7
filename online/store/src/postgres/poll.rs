//! Asks regularly what other nodes have told, for databases without LISTEN.

use std::collections::HashSet;
use std::time::Duration;

use sqlx::{PgConnection, PgPool};
use tokio::sync::broadcast;
use tokio::time::{Instant, MissedTickBehavior, interval, timeout};

use super::LONGEST;
use super::listen::read;
use crate::{StoreError, Wake};

/// Others see a row when its transaction is committed, which may be this long after the time that the row bears. The
/// clocks of a distributed database also differ by less than this.
const LATE: Duration = Duration::from_secs(5);
/// How long a row stays.
const KEPT: Duration = Duration::from_secs(60);
/// How often old rows are removed.
const OFTEN: Duration = Duration::from_secs(10);
/// The database's time in milliseconds.
macro_rules! now {
    () => {
        "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"
    };
}

/// Tells other nodes, when the transaction is committed: one row for all that it has to tell.
pub(super) async fn tell(connection: &mut PgConnection, node: &str, payloads: &[&str]) -> Result<(), StoreError> {
    let sql = concat!("INSERT INTO news (id, at, node, told) VALUES (gen_random_uuid()::text, ", now!(), ", $1, $2)");
    sqlx::query(sql).bind(node).bind(payloads.join("\n")).execute(connection).await?;
    Ok(())
}

type Row = (String, String, String);

/// What was told in the last milliseconds: the id of each row, its node and what it says.
async fn told(pool: &PgPool, last: Duration) -> Result<Vec<Row>, sqlx::Error> {
    let sql = concat!("SELECT id, node, told FROM news WHERE at > ", now!(), " - $1");
    sqlx::query_as(sql).bind(last.as_millis() as i64).fetch_all(pool).await
}

async fn tidy(pool: &PgPool) -> Result<(), sqlx::Error> {
    let sql = concat!("DELETE FROM news WHERE at < ", now!(), " - $1");
    sqlx::query(sql).bind(KEPT.as_millis() as i64).execute(pool).await.map(drop)
}

/// Passes on what other nodes tell, until the task is aborted. After a failure anything may have changed.
pub(super) async fn poll(pool: PgPool, every: Duration, own: String, wakes: broadcast::Sender<Wake>) {
    // Nobody listens while the node starts or stops.
    let pass = |wake| drop(wakes.send(wake));
    let mut known: HashSet<String> = HashSet::new();
    let (mut asked, mut tidied, mut failed) = (Instant::now(), Instant::now(), false);
    let mut often = interval(every);
    often.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        often.tick().await;
        let now = Instant::now();
        let rows = timeout(LONGEST, told(&pool, LATE + (now - asked))).await;
        let Ok(Ok(rows)) = rows else {
            if !failed {
                tracing::warn!("what other nodes write is not told");
            }
            failed = true;
            continue;
        };
        asked = now;
        for (id, node, told) in &rows {
            if known.contains(id) {
                continue;
            }
            for wake in told.lines().filter_map(read) {
                // What this node itself has written is known here.
                if *node != own || !matches!(wake, Wake::Table(_)) {
                    pass(wake);
                }
            }
        }
        // Rows that are too old to be asked for again do not have to be remembered.
        known = rows.into_iter().map(|(id, _, _)| id).collect();
        if std::mem::take(&mut failed) {
            pass(Wake::All);
        }
        if tidied.elapsed() >= OFTEN {
            tidied = now;
            // Old rows do no harm; the next attempt removes them.
            let _ = timeout(LONGEST, tidy(&pool)).await;
        }
    }
}
