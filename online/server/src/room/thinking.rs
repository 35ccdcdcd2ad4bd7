//! Clocks and bots: what a table does without being asked, on the node that takes care of it.

use std::sync::Arc;
use std::time::Duration;

use tetrapolis_game::{Seat, Turn};
use tetrapolis_protocol::Time;
use tetrapolis_table::{Event, Happening, Refused};
use tokio::time::{Instant, sleep_until};

use super::actor::Room;
use super::{Ask, Thought};
use crate::{error, fresh};

/// How long one node takes care of bots and clocks, in milliseconds.
const LEASE: u64 = 15_000;
/// A bot that is asked in secret together with others answers after this time, whatever it holds.
const SECRET: Duration = Duration::from_secs(2);
/// When a node that does not take care of the table looks again.
pub(super) const LOOK_AGAIN: Duration = Duration::from_secs(3);
/// How often a bot that fails is asked.
const TRIES: u8 = 2;

impl Room {
    /// Lets clocks run out and bots play, if this node takes care of the table.
    pub(super) async fn pass_time(&mut self) -> Result<(), Refused> {
        if self.resting.is_some() {
            return Ok(());
        }
        let now = fresh::now();
        let again = if self.is_new { self.table.reopen(now) } else { Vec::new() };
        self.is_new = !again.is_empty();
        let events = if again.is_empty() { self.table.pass_time(now, || self.shared.config.seed()) } else { again };
        let bots = self.is_watched() && !self.table.bots_to_act().is_empty();
        if events.is_empty() && !bots {
            return Ok(());
        }
        if !self.cares(now).await {
            self.look_again = Some(Instant::now() + LOOK_AGAIN);
            return Ok(());
        }
        let was_new = std::mem::take(&mut self.is_new);
        self.commit_unasked(events).await?;
        if self.resting.is_some() {
            self.is_new = was_new;
        } else {
            self.wake_bots();
        }
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

    /// Lets another node take care of the table at once.
    pub(super) async fn stop_caring(&mut self) {
        let now = fresh::now();
        if !self.shared.store.is_shared() || now >= self.lease {
            return;
        }
        self.lease = Time(0);
        if let Err(error) = self.shared.store.lease(self.table.id(), &self.shared.name, now, self.lease).await {
            error::store(&error);
        }
    }

    /// Where only bots play, they wait for somebody to watch.
    fn is_watched(&self) -> bool {
        self.table.players().next().is_some() || !self.listeners.is_empty()
    }

    /// Starts the bots that have to act and do not think yet.
    fn wake_bots(&mut self) {
        if !self.is_watched() {
            return;
        }
        let wanted: Vec<(Seat, String)> =
            self.table.bots_to_act().into_iter().map(|(seat, kind)| (seat, kind.to_owned())).collect();
        for (seat, kind) in wanted {
            if self.thinking.contains(&seat) || self.has_given_up(seat, &kind) {
                continue;
            }
            let bot = match self.bots.remove(&seat) {
                Some((known, bot)) if known == kind => Some(bot),
                Some(_) | None => {
                    let seed = self.table.bot_seed(seat).unwrap_or_default();
                    (self.shared.config.bots)(&kind, seed, &self.table.opening().bare_setup())
                }
            };
            let (Some(mut bot), Some(me)) = (bot, self.me.upgrade()) else {
                tracing::error!(table = %self.table.id(), kind, "there is no such bot");
                continue;
            };
            self.thinking.push(seat);
            let (position, turned) = (self.table.position().fork(), self.table.turned());
            let together = matches!(position.turn(), Turn::Act(seats) if seats.len() > 1);
            let secret = together && !self.table.keeps_answers_back();
            let not_before = if secret && self.table.players().next().is_some() { SECRET } else { Duration::ZERO };
            let (shared, opening) = (Arc::clone(&self.shared), self.table.opening());
            let (owner, kind) = (opening.host.clone(), format!("{} {kind}", opening.game));
            tokio::spawn(async move {
                let not_before = Instant::now() + not_before;
                let turn = shared.thinkers.turn(owner, kind).await;
                let thought = tokio::task::spawn_blocking(move || {
                    let step = bot.choose(position.as_ref(), seat);
                    Thought { step, bot }
                });
                let thought = thought.await.ok();
                drop(turn);
                sleep_until(not_before).await;
                // A table that has gone needs no answer.
                let _ = me.send(Ask::Thought { seat, turned, thought }).await;
            });
        }
    }

    /// Plays what a bot has chosen, unless the table has moved on.
    pub(super) async fn thought(&mut self, seat: Seat, turned: u64, thought: Option<Thought>) -> Result<(), Refused> {
        self.thinking.retain(|thinking| *thinking != seat);
        let kind = self.table.bots_to_act().into_iter().find(|(other, _)| *other == seat);
        let Some(kind) = kind.map(|(_, kind)| kind.to_owned()) else { return Ok(()) };
        let Some(Thought { step, bot }) = thought else { return self.bot_failed(seat, &kind, "it panicked").await };
        self.bots.insert(seat, (kind.clone(), bot));
        if turned != self.table.turned() {
            return Ok(());
        }
        match self.table.play_for_bot(seat, &step, fresh::now()) {
            Ok(events) => {
                self.failures.retain(|(failed, _)| *failed != seat);
                self.commit_unasked(events).await
            }
            Err(refused) => self.bot_failed(seat, &kind, &refused.to_string()).await,
        }
    }

    /// A bot that fails is asked again, then a simpler one takes its place and the log of the table says so.
    async fn bot_failed(&mut self, seat: Seat, kind: &str, reason: &str) -> Result<(), Refused> {
        self.bots.remove(&seat);
        self.shared.metrics.bot_failures.inc();
        let before = self.failures.iter().find(|(failed, _)| *failed == seat).map_or(0, |(_, times)| *times);
        let times = before.saturating_add(1);
        self.failures.retain(|(failed, _)| *failed != seat);
        self.failures.push((seat, times));
        let (table, simpler) = (self.table.id().clone(), simpler(kind));
        if times < TRIES {
            tracing::error!(%table, %seat, kind, reason, "a bot failed; it is asked again");
            return Ok(());
        }
        let Some(simpler) = simpler else {
            tracing::error!(%table, %seat, kind, reason, "a bot failed; no other can take its place");
            return Ok(());
        };
        tracing::error!(%table, %seat, kind, reason, simpler, "a bot failed; a simpler one takes its place");
        self.failures.retain(|(failed, _)| *failed != seat);
        let what = Happening::StoodIn { seat, kind: simpler.into() };
        self.commit_unasked(vec![Event { at: fresh::now(), what }]).await
    }

    fn has_given_up(&self, seat: Seat, kind: &str) -> bool {
        simpler(kind).is_none() && self.failures.contains(&(seat, TRIES))
    }
}

/// The bot that takes the place of one that fails.
fn simpler(kind: &str) -> Option<&'static str> {
    match kind {
        "random" => None,
        "greedy" => Some("random"),
        _ => Some("greedy"),
    }
}
