//! Removes a person from everything that is kept.

use std::net::IpAddr;
use std::sync::Mutex;
use std::time::Duration;

use tetrapolis_protocol::PlayerId;
use tetrapolis_table::{Caller, Refused};
use tokio::time::Instant;

use crate::error;
use crate::node::Node;

/// The name at a seat whose player was removed; nobody can have this name.
pub(crate) const NOBODY: &str = "\u{2014}";

/// Nothing that a player has asked is on its way for longer.
const ON_ITS_WAY: Duration = Duration::from_secs(120);
/// When what is left of a player is removed, if that was not possible at once, or if another node may have written it
/// before it heard that the sessions are over.
const AGAIN: Duration = Duration::from_secs(10);

/// Players who were removed lately. What they asked before may still be on its way to a table, which must not write their
/// names again.
#[derive(Default)]
pub(crate) struct Removed(Mutex<Vec<(PlayerId, Instant)>>);

impl Removed {
    pub(crate) fn has(&self, player: &PlayerId) -> bool {
        self.0.lock().expect("no panic holds it").iter().any(|(removed, _)| removed == player)
    }

    fn add(&self, player: PlayerId) {
        let mut removed = self.0.lock().expect("no panic holds it");
        removed.retain(|(_, at)| at.elapsed() < ON_ITS_WAY);
        removed.push((player, Instant::now()));
    }

    fn take_back(&self, player: &PlayerId) {
        self.0.lock().expect("no panic holds it").retain(|(removed, _)| removed != player);
    }
}

impl Node {
    /// Removes a player. An account proves itself by its password.
    pub(crate) async fn forget(&self, caller: &Caller, password: Option<String>, from: IpAddr) -> Result<(), Refused> {
        if caller.account {
            self.shared.prove(caller, password.unwrap_or_default(), from).await?;
        }
        let player = &caller.player;
        self.shared.removed.add(player.clone());
        if let Err(refused) = self.remove(player).await {
            self.shared.removed.take_back(player);
            return Err(refused);
        }
        // A table in memory may have written the name again until it was read again. The player is gone, and cannot ask
        // for this.
        if self.remove(player).await.is_err() || self.shared.store.is_shared() {
            tokio::spawn(self.clone().remove_later(player.clone()));
        }
        tracing::info!("a player was removed");
        Ok(())
    }

    async fn remove_later(self, player: PlayerId) {
        let mut often = tokio::time::interval_at(Instant::now() + AGAIN, AGAIN);
        while self.goes_on(&mut often).await && self.remove(&player).await.is_err() {}
    }

    /// Removes what there is of a player, also from tables in memory.
    async fn remove(&self, player: &PlayerId) -> Result<(), Refused> {
        // This ends the sessions too: they are there as long as there is anything to remove.
        let changed = self.shared.store.forget_player(player, NOBODY).await;
        let changed = changed.map_err(|error| error::store(&error))?;
        self.shared.sessions.end_of(player);
        for table in changed {
            // Until the table has ended, it may still write what waits there.
            let _ = self.read_again(&table).await.await;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use tetrapolis_game::Seat;
    use tetrapolis_protocol::{Code, Command, Commitment, Entropy};
    use tetrapolis_store::open;

    use super::*;
    use crate::room::{Ask, Asked, ReplyTo};
    use crate::{Config, fresh};

    #[tokio::test]
    async fn what_was_on_its_way_when_its_player_was_removed_writes_no_name() {
        let folder = tempfile::tempdir().expect("a folder");
        let store = open(&format!("sqlite://{}/t.db", folder.path().display())).await.expect("the store opens");
        let node = Node::new(Config::at("127.0.0.1:0".parse().expect("an address")), store);
        let guest = |name: &str| {
            let (player, name) = (fresh::player(), name.to_owned());
            Caller { player, name, account: false, colour: None, seat: None }
        };
        let (host, ann) = (guest("host"), guest("ann"));
        let new = serde_json::from_str(r#"{"game":"point-city","seats":2}"#).expect("a table");
        let opened = node.open_table(&host, new).await;
        let table = opened.unwrap_or_else(|refused| panic!("{refused}"));
        let sit = async |caller: &Caller| {
            let share = Commitment::to(&Entropy::new("1".repeat(32)).expect("hexadecimal"));
            let asked = Asked { caller: Some(caller.clone()), command: Command::Sit { seat: Seat(0), share } };
            let sat = node.question(&table, |answer| Ask::Command(Box::new(asked), ReplyTo::Once(1, answer))).await;
            sat.err().map(|refused| refused.code)
        };
        let from = "10.0.0.1".parse().expect("an address");
        assert!(node.forget(&ann, None, from).await.is_ok());
        assert_eq!(sit(&ann).await, Some(Code::SessionNone));
        let log = node.shared.store.read(&table, 0).await.expect("the log");
        assert!(log.len() == 1 && !log[0].contains("ann"), "{log:?}");
        assert_eq!(sit(&host).await, None);
    }
}
