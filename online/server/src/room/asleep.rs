//! Tables that have left the memory before somebody's absence was noted.

use std::collections::HashMap;
use std::sync::Mutex;

use tetrapolis_protocol::{PlayerId, TableId};
use tokio::time::Instant;

/// Players who will count as away, and when.
pub(crate) type Leaving = Vec<(PlayerId, Instant)>;

/// What is remembered of tables that sleep. Everything else about them is in the store.
#[derive(Default)]
pub(crate) struct Asleep {
    tables: Mutex<HashMap<TableId, Leaving>>,
}

impl Asleep {
    /// Remembers who is about to count as away at a table; nothing if nobody is.
    pub(super) fn keep(&self, table: &TableId, mut leaving: Leaving) {
        if !leaving.is_empty() {
            leaving.shrink_to_fit();
            self.tables.lock().expect("no panic holds it").insert(table.clone(), leaving);
        }
    }

    /// Hands over what is remembered of a table that wakes up.
    pub(super) fn take(&self, table: &TableId) -> Option<Leaving> {
        self.tables.lock().expect("no panic holds it").remove(table)
    }

    /// The tables where somebody counts as away by now.
    pub(crate) fn due(&self, now: Instant) -> Vec<TableId> {
        let tables = self.tables.lock().expect("no panic holds it");
        let is_due = |(_, leaving): &(&TableId, &Leaving)| leaving.iter().any(|(_, at)| *at <= now);
        tables.iter().filter(is_due).map(|(table, _)| table.clone()).collect()
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::time::Duration;

    use tetrapolis_game::Seat;
    use tetrapolis_protocol::{Command, Commitment, Entropy};
    use tetrapolis_store::{Store, open};
    use tetrapolis_table::Caller;
    use tokio::sync::mpsc;

    use super::*;
    use crate::room::{Ask, Asked, Joining, LISTENER_WAITING, ReplyTo};
    use crate::{Config, Node};

    async fn kept_in(folder: &tempfile::TempDir) -> Arc<dyn Store> {
        open(&format!("sqlite://{}/t.db", folder.path().display())).await.expect("the store opens")
    }

    /// A table where Ann plays against a bot; she has not come yet.
    async fn begun(node: &Node) -> (TableId, Caller) {
        let player = PlayerId::new("ann").expect("an id");
        let ann = Caller { player, name: "ann".into(), account: false, colour: None, seat: None };
        let new = serde_json::from_str(r#"{"game":"point-city","seats":2}"#).expect("a table");
        let table = node.open_table(&ann, new).await.expect("a table");
        let entropy = Entropy::new("1".repeat(32)).expect("hexadecimal");
        for command in [
            Command::Sit { seat: Seat(0), share: Commitment::to(&entropy) },
            Command::Bot { seat: Seat(1), kind: Some("random".into()) },
            Command::Start,
            Command::Reveal { entropy },
        ] {
            let asked = Box::new(Asked { caller: Some(ann.clone()), command });
            node.question(&table, |answer| Ask::Command(asked, ReplyTo::Once(1, answer))).await.expect("done");
        }
        (table, ann)
    }

    #[tokio::test]
    async fn whoever_leaves_is_seen_to_have_left_where_the_log_does_not_say_it() {
        let folder = tempfile::tempdir().expect("a folder");
        let node = Node::new(Config::at("127.0.0.1:0".parse().expect("an address")), kept_in(&folder).await);
        let (table, ann) = begun(&node).await;
        let (out, mut heard) = mpsc::channel(LISTENER_WAITING);
        let joining = Joining { player: None, seat: None, since: None, changes: false, out };
        let joined = node.question(&table, |answer| Ask::Join(Box::new(joining), answer)).await;
        let _listening = joined.unwrap_or_else(|refused| panic!("{refused}"));
        node.shared.asleep.keep(&table, vec![(ann.player, Instant::now())]);
        node.ask(&table, Ask::Wake).await.unwrap_or_else(|refused| panic!("{refused}"));
        let told = loop {
            let message = heard.recv().await.and_then(|said| said.message).expect("a message");
            if message.contains(r#""what":"noted""#) {
                break message;
            }
        };
        assert!(told.contains(r#""present":false"#), "{told}");
    }

    #[tokio::test]
    async fn a_table_sleeps_soon_and_still_notes_an_absence() {
        let folder = tempfile::tempdir().expect("a folder");
        let store = kept_in(&folder).await;
        let node = Node::new(Config::at("127.0.0.1:0".parse().expect("an address")), Arc::clone(&store));
        let (table, ann) = begun(&node).await;
        let asleep = async || {
            while node.shared.metrics.tables.get() > 0 {
                tokio::task::yield_now().await;
            }
        };
        asleep().await;
        // Looking at the table wakes it up, and it waits for Ann.
        node.question(&table, |answer| Ask::Events(Some(ann.player.clone()), answer)).await.expect("a log");
        asleep().await;
        let leaving = node.shared.asleep.take(&table).expect("ann has not come");
        assert_eq!(leaving.iter().map(|(player, _)| player).collect::<Vec<_>>(), [&ann.player]);
        // Pretends that the time has come.
        node.shared.asleep.keep(&table, vec![(ann.player, Instant::now())]);
        while !store.read(&table, 0).await.expect("a log").iter().any(|event| event.contains("\"away\"")) {
            tokio::task::yield_now().await;
        }
    }

    #[tokio::test(start_paused = true)]
    async fn a_table_is_woken_when_somebody_counts_as_away() {
        let (asleep, now) = (Asleep::default(), Instant::now());
        let [empty, table] = ["a", "b"].map(|id| TableId::new(id).expect("an id"));
        let ann = PlayerId::new("ann").expect("an id");
        asleep.keep(&empty, Vec::new());
        asleep.keep(&table, vec![(ann.clone(), now + Duration::from_secs(5))]);
        assert_eq!(asleep.due(now), []);
        assert_eq!(asleep.due(now + Duration::from_secs(5)), std::slice::from_ref(&table));
        assert_eq!(asleep.take(&table), Some(vec![(ann, now + Duration::from_secs(5))]));
        assert_eq!(asleep.take(&table), None);
        assert_eq!(asleep.take(&empty), None);
    }
}
