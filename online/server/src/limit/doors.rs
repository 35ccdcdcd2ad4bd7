use std::collections::BTreeMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};

use tokio::sync::Notify;

/// The connections of a node, of which there is a largest number. When all are taken, a newcomer gets the place of the
/// oldest connection that waits for a request or has sent only part of one.
pub(crate) struct Doors {
    most: usize,
    inside: Mutex<Inside>,
}

#[derive(Default)]
struct Inside {
    next: u64,
    guests: BTreeMap<u64, Arc<Guest>>,
}

#[derive(Default)]
struct Guest {
    busy: AtomicUsize,
    leave: Notify,
}

/// One connection, from its first byte until its socket is closed.
pub(crate) struct Visit {
    doors: Arc<Doors>,
    id: u64,
    guest: Arc<Guest>,
}

/// While it lives, its connection is at work and keeps its place.
pub(crate) struct Busy(Arc<Visit>);

impl Doors {
    pub(crate) fn new(most: usize) -> Arc<Doors> {
        Arc::new(Doors { most, inside: Mutex::default() })
    }

    /// Lets a connection in, unless all places are taken by connections at work.
    pub(crate) fn enter(self: &Arc<Doors>) -> Option<Arc<Visit>> {
        let mut inside = self.inside.lock().expect("no panic holds it");
        if inside.guests.len() >= self.most && !inside.send_one_away() {
            return None;
        }
        let id = inside.next;
        inside.next += 1;
        let guest = Arc::<Guest>::default();
        inside.guests.insert(id, Arc::clone(&guest));
        Some(Arc::new(Visit { doors: Arc::clone(self), id, guest }))
    }

    /// Sends away the oldest connection that is not at work; says whether there was one.
    pub(crate) fn make_room(&self) -> bool {
        self.inside.lock().expect("no panic holds it").send_one_away()
    }
}

impl Inside {
    fn send_one_away(&mut self) -> bool {
        let is_idle = |(_, guest): &(&u64, &Arc<Guest>)| guest.busy.load(Ordering::Acquire) == 0;
        let Some(id) = self.guests.iter().find(is_idle).map(|(id, _)| *id) else { return false };
        if let Some(guest) = self.guests.remove(&id) {
            guest.leave.notify_one();
        }
        true
    }
}

impl Visit {
    /// Says that the connection is at work.
    pub(crate) fn work(self: &Arc<Visit>) -> Busy {
        self.guest.busy.fetch_add(1, Ordering::AcqRel);
        Busy(Arc::clone(self))
    }

    /// How many places one address may have while it is at work, so that the others find one.
    pub(crate) fn share(&self) -> u32 {
        u32::try_from(self.doors.most / 2).unwrap_or(u32::MAX).max(1)
    }

    /// Whether it waits for a request, or for the rest of one.
    pub(crate) fn is_idle(&self) -> bool {
        self.guest.busy.load(Ordering::Acquire) == 0
    }

    /// Waits until the place is needed for somebody else.
    pub(crate) async fn is_sent_away(&self) {
        self.guest.leave.notified().await;
    }
}

impl Drop for Busy {
    fn drop(&mut self) {
        self.0.guest.busy.fetch_sub(1, Ordering::AcqRel);
    }
}

impl Drop for Visit {
    fn drop(&mut self) {
        self.doors.inside.lock().expect("no panic holds it").guests.remove(&self.id);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_newcomer_gets_the_place_of_the_oldest_who_does_nothing() {
        let doors = Doors::new(2);
        let (working, waiting) = (doors.enter().expect("a place"), doors.enter().expect("a place"));
        let work = working.work();
        let newcomer = doors.enter().expect("the place of who waits");
        waiting.is_sent_away().await;
        let _work = newcomer.work();
        assert!(doors.enter().is_none(), "everybody is at work");
        drop(work);
        assert!(doors.enter().is_some());
        working.is_sent_away().await;
    }

    #[test]
    fn a_place_is_given_back() {
        let doors = Doors::new(1);
        let visit = doors.enter().expect("a place");
        let work = visit.work();
        drop(visit);
        assert!(doors.enter().is_none(), "the socket is still there");
        drop(work);
        assert!(doors.enter().is_some());
    }
}
