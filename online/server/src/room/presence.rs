//! Which players are present, and which have left.

use std::time::Duration;

use tetrapolis_protocol::{PlayerId, TablePhase, Time};
use tetrapolis_table::Refused;
use tokio::time::Instant;

use super::actor::Room;
use crate::fresh;

/// A player who is gone for this long is away.
const AWAY: Duration = Duration::from_secs(5);

impl Room {
    pub(super) fn is_here(&self, player: &PlayerId) -> bool {
        self.listeners.iter().any(|listener| listener.player.as_ref() == Some(player))
    }

    /// Notes who has been gone for long enough.
    pub(super) async fn note_absence(&mut self, now: Instant) -> Result<(), Refused> {
        let (gone, staying): (Vec<_>, Vec<_>) = self.leaving.drain(..).partition(|(_, at)| *at <= now);
        self.leaving = staying;
        for (player, at) in gone {
            if !self.is_here(&player) && self.table.phase() == TablePhase::Running && !self.is_full() {
                let events = self.table.presence(&player, false, fresh::now());
                self.commit_unasked(events).await?;
                if self.resting.is_some() {
                    self.leaving.push((player, at));
                }
            }
        }
        Ok(())
    }

    /// Notes who is here again, if that could not be written before.
    pub(super) async fn greet_back(&mut self) -> Result<(), Refused> {
        let here: Vec<PlayerId> = self.listeners.iter().filter_map(|listener| listener.player.clone()).collect();
        for player in here {
            let events = self.table.presence(&player, true, fresh::now());
            self.commit_unasked(events).await?;
        }
        Ok(())
    }

    /// Remembers what the log does not know yet: whose absence must still be noted.
    pub(super) fn fall_asleep(&mut self) {
        let mut leaving = std::mem::take(&mut self.leaving);
        let running = self.table.phase() == TablePhase::Running;
        leaving.retain(|(player, _)| running && !self.table.presence(player, false, Time(0)).is_empty());
        self.shared.asleep.keep(self.table.id(), leaving);
    }

    /// Lets go of listeners who have left.
    pub(super) fn let_go(&mut self, ids: &[u64]) {
        self.quiet_since = Instant::now();
        for id in ids {
            if let Some(at) = self.listeners.iter().position(|listener| listener.id == *id) {
                let listener = self.listeners.swap_remove(at);
                self.left(listener.player);
            }
        }
    }

    /// Remembers when a player's last connection ended.
    pub(super) fn left(&mut self, player: Option<PlayerId>) {
        if let Some(player) = player
            && self.table.seat_of(&player).is_some()
            && !self.is_here(&player)
        {
            self.leaving.push((player, Instant::now() + AWAY));
        }
    }
}
