use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::{Arc, Mutex};

/// How much of something each key has at the moment.
pub(crate) struct Counts<K> {
    counts: Mutex<HashMap<K, u32>>,
}

/// One of them; it is given back when it is dropped.
pub(crate) struct Place<K: Eq + Hash = IpAddr> {
    counts: Arc<Counts<K>>,
    key: K,
    number: u32,
}

impl<K> Default for Counts<K> {
    fn default() -> Counts<K> {
        Counts { counts: Mutex::default() }
    }
}

impl<K: Eq + Hash + Clone> Counts<K> {
    /// A place for one more, if the key has fewer than `most`.
    pub(crate) fn take(self: &Arc<Counts<K>>, key: K, most: u32) -> Option<Place<K>> {
        let mut counts = self.counts.lock().expect("no panic holds it");
        let count = counts.entry(key.clone()).or_insert(0);
        if *count >= most {
            return None;
        }
        *count += 1;
        Some(Place { counts: Arc::clone(self), key, number: *count })
    }
}

impl<K: Eq + Hash> Place<K> {
    /// How many the key had with this one when it was taken.
    pub(crate) fn number(&self) -> u32 {
        self.number
    }
}

impl<K: Eq + Hash> Drop for Place<K> {
    fn drop(&mut self) {
        let mut counts = self.counts.counts.lock().expect("no panic holds it");
        if let Some(count) = counts.get_mut(&self.key) {
            *count -= 1;
            if *count == 0 {
                counts.remove(&self.key);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_counted_by_key_and_given_back() {
        let counts = Arc::new(Counts::default());
        let place = counts.take("one", 2);
        assert_eq!(place.as_ref().map(Place::number), Some(1));
        let second = counts.take("one", 2);
        assert_eq!(second.as_ref().map(Place::number), Some(2));
        assert!(counts.take("one", 2).is_none());
        assert!(counts.take("two", 1).is_some());
        drop(place);
        assert!(counts.take("one", 2).is_some());
        drop(second);
        assert!(counts.counts.lock().expect("free").is_empty());
    }
}
