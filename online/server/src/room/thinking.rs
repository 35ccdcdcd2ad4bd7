//! Clocks and bots: what a table does without being asked, on the node that cares for it.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use tetrapolis_game::{Seat, Turn};
use tetrapolis_protocol::Time;
use tetrapolis_search::{Kind, Seated};
use tetrapolis_store::StoreError;
use tetrapolis_table::Refused;
use tokio::time::{Instant, sleep_until};

use super::Ask;
use super::actor::Room;
use crate::{error, fresh};

/// How long one node cares for bots and clocks, in milliseconds.
const LEASE: u64 = 15_000;
/// A bot that is asked in secret together with others answers after this time, whatever it holds.
const SECRET: Duration = Duration::from_secs(2);
/// When a node that does not care looks again.
const LOOK_AGAIN: Duration = Duration::from_secs(3);

impl Room {
    /// Lets clocks run out and bots play, if this node cares for the table.
    pub(super) async fn pass_time(&mut self) -> Result<(), Refused> {
        let now = fresh::now();
        let events = self.table.pass_time(now);
        let bots = !self.table.bots_to_act().is_empty();
        if events.is_empty() && !bots {
            return Ok(());
        }
        if !self.cares(now).await {
            self.look_again = Some(Instant::now() + LOOK_AGAIN);
            return Ok(());
        }
        if !events.is_empty() {
            match self.commit(events).await {
                Ok(()) | Err(StoreError::Conflict) => {}
                Err(error) => return Err(error::store(&error)),
            }
        }
        self.wake_bots();
        Ok(())
    }

    async fn cares(&mut self, now: Time) -> bool {
        if now.plus(LEASE / 3) < self.lease {
            return true;
        }
        let until = now.plus(LEASE);
        let leased = self.shared.store.lease(self.table.id(), &self.shared.name, now, until).await;
        let leased = leased.unwrap_or_else(|error| {
            error::store(&error);
            false
        });
        if leased {
            self.lease = until;
        }
        leased
    }

    /// Sets the bots thinking that have to act and do not think yet.
    fn wake_bots(&mut self) {
        let wanted: Vec<(Seat, String)> =
            self.table.bots_to_act().into_iter().map(|(seat, kind)| (seat, kind.to_owned())).collect();
        for (seat, kind) in wanted {
            if self.thinking.contains(&seat) {
                continue;
            }
            let bot = match self.bots.remove(&seat) {
                Some((known, bot)) if known == kind => Some(bot),
                Some(_) | None => {
                    let seed = u64::from_le_bytes(fresh::bytes());
                    let setup = self.table.opening().setup();
                    kind.parse::<Kind>().ok().and_then(|kind| tetrapolis_search::seat(kind, seed, &setup).ok())
                }
            };
            let (Some(mut bot), Some(me)) = (bot, self.me.upgrade()) else {
                tracing::error!(table = %self.table.id(), kind, "there is no such bot");
                continue;
            };
            self.thinking.push(seat);
            let (position, head) = (self.table.position().fork(), self.table.head());
            let secret = matches!(position.turn(), Turn::Act(seats) if seats.len() > 1);
            let not_before = if secret && self.table.players().next().is_some() { SECRET } else { Duration::ZERO };
            let shared = Arc::clone(&self.shared);
            tokio::spawn(async move {
                let not_before = Instant::now() + not_before;
                let turn = shared.thinkers.acquire().await.expect("it is never closed");
                let thought = tokio::task::spawn_blocking(move || (bot.choose(position.as_ref(), seat), bot)).await;
                drop(turn);
                let Ok((step, bot)) = thought else {
                    tracing::error!("a bot has panicked");
                    return;
                };
                sleep_until(not_before).await;
                // A table that has gone needs no answer.
                let _ = me.send(Ask::Chosen { seat, head, step, bot }).await;
            });
        }
    }

    pub(super) async fn chosen(
        &mut self,
        seat: Seat,
        head: u64,
        step: &str,
        bot: Box<dyn Seated>,
    ) -> Result<(), Refused> {
        self.thinking.retain(|thinking| *thinking != seat);
        let kind = self.table.bots_to_act().into_iter().find(|(other, _)| *other == seat);
        let Some(kind) = kind.map(|(_, kind)| kind.to_owned()) else { return Ok(()) };
        self.bots.insert(seat, (kind, bot));
        if head != self.table.head() {
            return Ok(());
        }
        let events = self.table.play_for_bot(seat, step, fresh::now())?;
        match self.commit(events).await {
            Ok(()) => {
                self.shared.metrics.moves.fetch_add(1, Ordering::Relaxed);
                Ok(())
            }
            Err(StoreError::Conflict) => Ok(()),
            Err(error) => Err(error::store(&error)),
        }
    }
}
