//! Removes a person from everything that is kept.

use std::net::IpAddr;

use tetrapolis_table::{Caller, Refused};

use crate::error;
use crate::node::Node;

/// The name at a seat whose player was removed; nobody can have this name.
pub(crate) const NOBODY: &str = "\u{2014}";

impl Node {
    /// Removes a player. An account proves itself by its password.
    pub(crate) async fn forget(&self, caller: &Caller, password: Option<String>, from: IpAddr) -> Result<(), Refused> {
        if caller.account {
            self.shared.prove(caller, password.unwrap_or_default(), from).await?;
        }
        // A table in memory may write the name again until it is read again. The second round removes what it wrote
        // until then.
        for _ in 0..2 {
            // This ends the sessions too: they are there as long as there is anything to remove.
            let changed = self.shared.store.forget_player(&caller.player, NOBODY).await;
            let changed = changed.map_err(|error| error::store(&error))?;
            self.shared.sessions.end_of(&caller.player);
            for table in changed {
                // Until the table has ended, it may still write what waits there.
                let _ = self.read_again(&table).await.await;
            }
        }
        tracing::info!("a player was removed");
        Ok(())
    }
}
