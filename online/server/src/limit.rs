//! Buckets that fill with time: who takes too much in a short time has to wait.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::Mutex;
use std::time::Instant;

/// More addresses are not kept apart; the oldest buckets, which are full again, are forgotten.
const MOST: usize = 100_000;

pub(crate) struct Bucket {
    left: f64,
    at: Instant,
}

impl Bucket {
    pub(crate) fn new(now: Instant, most: f64) -> Bucket {
        Bucket { left: most, at: now }
    }

    /// Takes one if there is one.
    pub(crate) fn take(&mut self, now: Instant, rate: f64, most: f64) -> bool {
        self.left = (self.left + now.duration_since(self.at).as_secs_f64() * rate).min(most);
        self.at = now;
        let open = self.left >= 1.0;
        if open {
            self.left -= 1.0;
        }
        open
    }
}

/// What each address has done.
#[derive(Default)]
pub(crate) struct Addresses {
    requests: Mutex<HashMap<IpAddr, Bucket>>,
    connections: Mutex<HashMap<IpAddr, u32>>,
}

/// One customer has a whole network of the newer addresses.
fn network(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V4(_) => address,
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
        }
    }
}

impl Addresses {
    /// Whether an address may ask once more; `rate` a second, saved up for ten.
    pub(crate) fn request(&self, address: IpAddr, rate: u32, now: Instant) -> bool {
        let (rate, most) = (f64::from(rate), f64::from(rate) * 10.0);
        let mut requests = self.requests.lock().expect("no panic holds it");
        if requests.len() >= MOST {
            requests.retain(|_, bucket| now.duration_since(bucket.at).as_secs_f64() < 10.0);
        }
        requests.entry(network(address)).or_insert_with(|| Bucket::new(now, most)).take(now, rate, most)
    }

    /// Whether an address may connect once more.
    pub(crate) fn connect(&self, address: IpAddr, most: u32) -> bool {
        let mut connections = self.connections.lock().expect("no panic holds it");
        let count = connections.entry(network(address)).or_insert(0);
        let open = *count < most;
        if open {
            *count += 1;
        }
        open
    }

    /// A connection of an address has ended.
    pub(crate) fn disconnect(&self, address: IpAddr) {
        let mut connections = self.connections.lock().expect("no panic holds it");
        if let Some(count) = connections.get_mut(&network(address)) {
            *count -= 1;
            if *count == 0 {
                connections.remove(&network(address));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn a_bucket_empties_and_fills_again() {
        let start = Instant::now();
        let mut bucket = Bucket::new(start, 2.0);
        assert!(bucket.take(start, 1.0, 2.0) && bucket.take(start, 1.0, 2.0));
        assert!(!bucket.take(start, 1.0, 2.0));
        assert!(bucket.take(start + Duration::from_secs(1), 1.0, 2.0));
        assert!(!bucket.take(start + Duration::from_secs(1), 1.0, 2.0));
    }

    #[test]
    fn connections_are_counted_by_address() {
        let addresses = Addresses::default();
        let (one, two): (IpAddr, IpAddr) = ("10.0.0.1".parse().expect("one"), "10.0.0.2".parse().expect("two"));
        assert!(addresses.connect(one, 1));
        assert!(!addresses.connect(one, 1));
        assert!(addresses.connect(two, 1));
        addresses.disconnect(one);
        assert!(addresses.connect(one, 1));
    }
}
