//! Taking a person out of everything that is kept.

use std::net::IpAddr;

use tetrapolis_table::{Caller, Refused};

use crate::error;
use crate::node::Node;

/// What stands at a seat whose player was removed; nobody can be called so.
pub(crate) const NOBODY: &str = "\u{2014}";

impl Node {
    /// Removes a player. An account proves itself by its password.
    pub(crate) async fn forget(&self, caller: &Caller, password: Option<String>, from: IpAddr) -> Result<(), Refused> {
        if caller.account {
            self.shared.prove(caller, password.unwrap_or_default(), from).await?;
        }
        // A table in memory may write the name again until it is read again; what it wrote until then goes in the second round.
        for _ in 0..2 {
            // This ends the sessions too: they are there as long as there is anything to remove.
            let changed = self.shared.store.forget_player(&caller.player, NOBODY).await;
            let changed = changed.map_err(|error| error::store(&error))?;
            self.shared.sessions.end_of(&caller.player);
            for table in changed {
                // Until it has ended, it may write what waits there.
                let _ = self.read_again(&table).await.await;
            }
        }
        tracing::info!("a player was removed");
        Ok(())
    }
}
