//! Sends what is due, a little at a time.

use std::sync::Arc;
use std::time::Duration;

use tetrapolis_protocol::{LobbyEntry, Time};
use tetrapolis_store::{Channel, Delivery, Outcome, Parcel};
use tokio::sync::Semaphore;
use tokio::task::JoinHandle;

use crate::limit::Counts;
use crate::node::Node;
use crate::{error, fresh};

/// How often a node looks for what is due.
const OFTEN: Duration = Duration::from_secs(2);
/// How many notices become deliveries in one transaction.
const PLANNED: u32 = 64;
/// How many deliveries are taken up at once.
const CLAIMED: usize = 16;
/// How long a delivery belongs to the node that took it up, in milliseconds: longer than anything it does may take.
const LEASE: u64 = 90_000;
/// How many messages go to one host at the same time, so that a host that hangs does not keep the others waiting.
const AT_ONE_HOST: u32 = 4;
/// When a message that found no place is tried again, in milliseconds.
const SOON: u64 = 3_000;
/// When something that failed is tried again, in milliseconds.
const AGAIN: [u64; 5] = [30_000, 120_000, 600_000, 3_600_000, 14_400_000];
/// The longest that a service may ask to be left alone, in seconds.
const LONGEST_REST: u64 = 24 * 60 * 60;

/// How many deliveries are under way by each channel.
pub(super) struct Places {
    channels: [(Channel, Arc<Semaphore>); 3],
    hosts: Arc<Counts<String>>,
}

impl Default for Places {
    fn default() -> Places {
        let places = |channel, most| (channel, Arc::new(Semaphore::new(most)));
        let channels = [places(Channel::Push, 32), places(Channel::Mail, 4), places(Channel::Hook, 16)];
        Places { channels, hosts: Arc::default() }
    }
}

/// What follows a failure: another attempt when the service wants it or after a while, unless there were too many.
pub(super) fn again(delivery: &Delivery, most: u64, now: Time, wanted: Option<u64>, reason: String) -> Outcome {
    let wait = AGAIN[(delivery.tries as usize).min(AGAIN.len() - 1)];
    let wait = wait.max(wanted.map_or(0, |seconds| seconds.min(LONGEST_REST) * 1_000));
    Outcome::Failed((delivery.tries < most).then(|| now.plus(wait)), reason)
}

impl Node {
    /// Sends what is due, at regular intervals.
    pub(crate) async fn tell_players(self) {
        let mut often = tokio::time::interval(OFTEN);
        while self.goes_on(&mut often).await {
            // They go on in the background.
            drop(self.take_up(fresh::now()).await);
        }
    }

    /// Sends everything that is due at a time, and waits until nothing is under way. A node does this automatically
    /// unless it is told not to.
    pub async fn deliver_notices(&self, now: Time) {
        loop {
            let under_way = self.take_up(now).await;
            if under_way.is_empty() {
                return;
            }
            for delivery in under_way {
                // A delivery that panics has already said so.
                let _ = delivery.await;
            }
        }
    }

    /// Begins to send what is due, as far as there is room for it.
    async fn take_up(&self, now: Time) -> Vec<JoinHandle<()>> {
        let store = &self.shared.store;
        loop {
            match store.plan_deliveries(now, PLANNED).await {
                Ok(PLANNED..) => {}
                Ok(_) => break,
                Err(failed) => {
                    error::store(&failed);
                    return Vec::new();
                }
            }
        }
        let mut under_way = Vec::new();
        for (channel, places) in &self.shared.notices.places.channels {
            let room = places.available_permits().min(CLAIMED);
            if room == 0 {
                continue;
            }
            let claimed = store.claim_deliveries(*channel, now, now.plus(LEASE), room as u32).await;
            let claimed = claimed.unwrap_or_else(|failed| {
                error::store(&failed);
                Vec::new()
            });
            for delivery in claimed {
                let (node, places) = (self.clone(), Arc::clone(places));
                under_way.push(tokio::spawn(async move {
                    let _place = places.acquire().await;
                    node.deliver(&delivery, now).await;
                }));
            }
        }
        under_way
    }

    async fn deliver(&self, delivery: &Delivery, now: Time) {
        let store = &self.shared.store;
        let outcome = match store.parcel(delivery, now).await {
            Ok(Some(parcel)) => self.hand_over(delivery, parcel, now).await,
            Ok(None) => Outcome::Dropped,
            Err(failed) => {
                error::store(&failed);
                return;
            }
        };
        self.shared.metrics.told(delivery.channel, &outcome);
        if let Err(failed) = store.settle_delivery(delivery, &outcome, now).await {
            error::store(&failed);
        }
    }

    async fn hand_over(&self, delivery: &Delivery, parcel: Parcel, now: Time) -> Outcome {
        let (config, notices) = (&self.shared.config, &self.shared.notices);
        let place = |url: &str| {
            let url: Option<url::Url> = url.parse().ok();
            let host = url.and_then(|url| url.host_str().map(str::to_owned)).unwrap_or_default();
            notices.places.hosts.take(host, AT_ONE_HOST)
        };
        let later = Outcome::Later(now.plus(SOON));
        match parcel {
            Parcel::Push { device, language, notices: waiting } => {
                let Some(_place) = place(&device.endpoint) else { return later };
                let Ok(vapid) = notices.vapid(self.shared.store.as_ref()).await else { return later };
                notices.push(config, vapid, delivery, (&device, language.as_deref()), &waiting, now).await
            }
            Parcel::Mail { address, stop, language, notices: waiting } => {
                notices.write(config, delivery, (&address, &stop), language.as_deref(), &waiting, now).await
            }
            Parcel::Hook { hook, entry, kind, seats } => {
                let Some(_place) = place(&hook.url) else { return later };
                let entry = serde_json::from_str::<LobbyEntry>(&entry).ok();
                let entry = self.shared.store.unreadable().pass(entry, "lobby entry", hook.table.as_str());
                let Some(entry) = entry.filter(|_| config.notices.webhooks) else { return Outcome::Dropped };
                notices.call(config, delivery, &hook, &entry, (kind, &seats), now).await
            }
        }
    }
}
