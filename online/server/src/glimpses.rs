//! What links to tables show. Chats ask for it many times when a link is posted, so it is kept for a short while.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use tetrapolis_protocol::TableId;
use tetrapolis_table::Glimpse;
use tokio::time::{Instant, timeout_at};

use crate::node::Node;
use crate::room::Ask;

/// How long a glimpse is given again without asking its table.
const FRESH: Duration = Duration::from_secs(10);
/// How many are kept.
const MOST: usize = 1_000;
/// A page does not wait longer for what its link shows.
const PATIENCE: Duration = Duration::from_millis(500);

/// Glimpses of tables, and when they were taken. A table that does not exist or is not open to strangers has none.
#[derive(Default)]
pub(crate) struct Glimpses {
    tables: Mutex<HashMap<TableId, Had>>,
}

/// A glimpse, or none, and when that was asked.
#[derive(Clone)]
struct Had {
    at: Instant,
    glimpse: Option<Arc<Glimpse>>,
}

impl Had {
    fn is_fresh(&self, now: Instant) -> bool {
        now < self.at + FRESH
    }
}

impl Glimpses {
    /// What is kept of a table, if it is fresh.
    fn of(&self, table: &TableId, now: Instant) -> Option<Had> {
        let tables = self.tables.lock().expect("no panic holds it");
        tables.get(table).filter(|had| had.is_fresh(now)).cloned()
    }

    fn keep(&self, table: TableId, glimpse: Option<Arc<Glimpse>>, now: Instant) {
        let mut tables = self.tables.lock().expect("no panic holds it");
        if tables.len() >= MOST {
            tables.retain(|_, had| had.is_fresh(now));
        }
        if tables.len() < MOST {
            tables.insert(table, Had { at: now, glimpse });
        }
    }
}

impl Node {
    /// What anybody with the link may see of a table at a glance. A table that is slow to answer shows nothing. Neither
    /// does one whose log cannot be read yet, because too many others are being read for the same address.
    pub(crate) async fn glimpse(&self, table: &TableId, address: IpAddr) -> Option<Arc<Glimpse>> {
        if let Some(kept) = self.shared.glimpses.of(table, Instant::now()) {
            return kept.glimpse;
        }
        let end = Instant::now() + PATIENCE;
        let turn = timeout_at(end, self.shared.readings.turn(address)).await.ok()?;
        let (node, table) = (self.clone(), table.clone());
        // It goes on even if nobody waits any more: the log is read to its end, and the turn is occupied until then.
        let asked = tokio::spawn(async move {
            let _turn = turn;
            let glimpse = node.question(&table, Ask::Glimpse).await.ok().flatten().map(Arc::new);
            node.shared.glimpses.keep(table, glimpse.clone(), Instant::now());
            glimpse
        });
        timeout_at(end, asked).await.ok()?.ok()?
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table(number: usize) -> TableId {
        TableId::new(format!("table{number}")).expect("an id")
    }

    #[tokio::test(start_paused = true)]
    async fn a_glimpse_is_kept_for_a_short_while() {
        let (glimpses, now) = (Glimpses::default(), Instant::now());
        glimpses.keep(table(0), None, now);
        assert!(glimpses.of(&table(0), now + FRESH - Duration::from_millis(1)).is_some());
        assert!(glimpses.of(&table(0), now + FRESH).is_none());
    }

    #[tokio::test(start_paused = true)]
    async fn strangers_who_ask_for_many_tables_take_no_more_room() {
        let (glimpses, now) = (Glimpses::default(), Instant::now());
        for number in 0..MOST + 10 {
            glimpses.keep(table(number), None, now);
        }
        assert_eq!(glimpses.tables.lock().expect("nobody holds it").len(), MOST);
        // Glimpses that are out of date make room.
        glimpses.keep(table(MOST), None, now + FRESH);
        assert_eq!(glimpses.tables.lock().expect("nobody holds it").len(), 1);
    }
}
