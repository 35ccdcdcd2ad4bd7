use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex};

use super::network;

/// How many sockets and waiting requests each customer has.
#[derive(Default)]
pub(crate) struct Connections {
    counts: Mutex<HashMap<IpAddr, u32>>,
}

/// One of them; it is given back when it is dropped, however the connection ends.
pub(crate) struct Place {
    connections: Arc<Connections>,
    network: IpAddr,
}

impl Connections {
    /// A place for one more, if the address has fewer than `most`.
    pub(crate) fn take(self: &Arc<Connections>, address: IpAddr, most: u32) -> Option<Place> {
        let network = network(address);
        let mut counts = self.counts.lock().expect("no panic holds it");
        let count = counts.entry(network).or_insert(0);
        if *count >= most {
            return None;
        }
        *count += 1;
        Some(Place { connections: Arc::clone(self), network })
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut counts = self.connections.counts.lock().expect("no panic holds it");
        if let Some(count) = counts.get_mut(&self.network) {
            *count -= 1;
            if *count == 0 {
                counts.remove(&self.network);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_counted_by_address_and_given_back() {
        let connections = Arc::new(Connections::default());
        let (one, two): (IpAddr, IpAddr) = ("10.0.0.1".parse().expect("one"), "10.0.0.2".parse().expect("two"));
        let place = connections.take(one, 1);
        assert!(place.is_some());
        assert!(connections.take(one, 1).is_none());
        assert!(connections.take(two, 1).is_some());
        drop(place);
        assert!(connections.take(one, 1).is_some());
        assert!(connections.counts.lock().expect("free").is_empty());
    }
}
