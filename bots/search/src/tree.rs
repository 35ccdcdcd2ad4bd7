use std::hash::{Hash, Hasher};

/// The most nodes that a tree grows.
const MOST_NODES: usize = 1 << 20;

/// An action that was tried in a node, and its results.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Edge<A> {
    pub(crate) action: A,
    pub(crate) visits: u32,
    /// The sum of the rewards of the seat that acts.
    pub(crate) total: f64,
}

impl<A> Edge<A> {
    /// The mean reward.
    #[inline]
    pub(crate) fn mean(&self) -> f32 {
        (self.total / f64::from(self.visits)) as f32
    }
}

/// A decision of a seat, as far as the seat can tell decisions apart.
#[derive(Clone, Debug)]
pub(crate) struct Node<A> {
    /// The actions tried, sorted.
    pub(crate) edges: Vec<Edge<A>>,
}

#[derive(Clone, Copy, Debug, Default)]
struct Slot {
    key: u64,
    node: u32,
    /// The slot is empty if this differs from the table's.
    age: u32,
}

/// The nodes of all seats, found by what a seat knows. Nodes and their edges are kept for the next search.
#[derive(Debug)]
pub(crate) struct Tree<A> {
    nodes: Vec<Node<A>>,
    used: usize,
    slots: Vec<Slot>,
    age: u32,
}

/// A node that was looked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Found {
    /// It was there.
    Known(usize),
    /// It has just been made.
    New(usize),
    /// It was not there, and there is no room for it.
    NoRoom,
}

impl<A: Copy + Ord> Tree<A> {
    pub(crate) fn new() -> Tree<A> {
        Tree { nodes: Vec::new(), used: 0, slots: vec![Slot::default(); 1024], age: 1 }
    }

    /// Forgets everything.
    pub(crate) fn clear(&mut self) {
        self.used = 0;
        self.age = self.age.wrapping_add(1);
        if self.age == 0 {
            self.slots.fill(Slot::default());
            self.age = 1;
        }
    }

    pub(crate) fn node(&self, node: usize) -> &Node<A> {
        &self.nodes[node]
    }

    /// How many nodes have been made.
    pub(crate) fn len(&self) -> usize {
        self.used
    }

    /// The node of a key.
    pub(crate) fn find(&mut self, key: u64) -> Found {
        let mut place = self.place(key);
        if self.slots[place].age == self.age {
            return Found::Known(self.slots[place].node as usize);
        }
        if self.used == MOST_NODES {
            return Found::NoRoom;
        }
        if self.used * 2 >= self.slots.len() {
            self.grow();
            place = self.place(key);
        }
        let node = self.used;
        self.used += 1;
        self.slots[place] = Slot { key, node: node as u32, age: self.age };
        match self.nodes.get_mut(node) {
            Some(old) => old.edges.clear(),
            None => self.nodes.push(Node { edges: Vec::new() }),
        }
        Found::New(node)
    }

    /// The slot of a key, or the empty one where it belongs.
    fn place(&self, key: u64) -> usize {
        let mask = self.slots.len() - 1;
        let mut place = (key ^ key >> 32) as usize & mask;
        while self.slots[place].age == self.age && self.slots[place].key != key {
            place = (place + 1) & mask;
        }
        place
    }

    fn grow(&mut self) {
        let larger = vec![Slot::default(); self.slots.len() * 2];
        for slot in std::mem::replace(&mut self.slots, larger) {
            if slot.age == self.age {
                let place = self.place(slot.key);
                self.slots[place] = slot;
            }
        }
    }

    /// Adds a reward to an action of a node; returns its new mean.
    #[inline]
    pub(crate) fn reward(&mut self, node: usize, action: A, reward: f32) -> f32 {
        let edges = &mut self.nodes[node].edges;
        let place = match edges.binary_search_by(|edge| edge.action.cmp(&action)) {
            Ok(place) => place,
            Err(place) => {
                edges.insert(place, Edge { action, visits: 0, total: 0.0 });
                place
            }
        };
        let edge = &mut edges[place];
        edge.visits += 1;
        edge.total += f64::from(reward);
        edge.mean()
    }
}

/// Mixes what is hashed into a word.
pub(crate) struct Mixer(u64);

impl Mixer {
    /// A word for a thing.
    #[inline]
    pub(crate) fn of<T: Hash + ?Sized>(thing: &T) -> u64 {
        let mut mixer = Mixer(0x9E37_79B9_7F4A_7C15);
        thing.hash(&mut mixer);
        mixer.finish()
    }

    /// A word for a sequence that goes on with another word.
    #[inline]
    pub(crate) fn join(sequence: u64, next: u64) -> u64 {
        let mixed = (sequence.rotate_left(23) ^ next).wrapping_mul(0xD6E8_FEB8_6659_FD93);
        mixed ^ mixed >> 29
    }
}

impl Hasher for Mixer {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.write_u64(u64::from_le_bytes(word));
        }
    }

    #[inline]
    fn write_u8(&mut self, number: u8) {
        self.write_u64(number.into());
    }

    #[inline]
    fn write_u64(&mut self, number: u64) {
        self.0 = Mixer::join(self.0, number);
    }

    #[inline]
    fn write_usize(&mut self, number: usize) {
        self.write_u64(number as u64);
    }

    #[inline]
    fn write_isize(&mut self, number: isize) {
        self.write_u64(number as u64);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_node_is_found_again_until_the_tree_is_cleared() {
        let mut tree = Tree::<u8>::new();
        let keys: Vec<u64> = (0..5_000).map(|n| Mixer::of(&n)).collect();
        for (n, key) in keys.iter().enumerate() {
            assert_eq!(tree.find(*key), Found::New(n));
        }
        for (n, key) in keys.iter().enumerate() {
            assert_eq!(tree.find(*key), Found::Known(n));
        }
        tree.clear();
        assert_eq!(tree.find(keys[7]), Found::New(0));
        assert!(tree.node(0).edges.is_empty());
    }

    #[test]
    fn edges_stay_sorted_and_add_up() {
        let mut tree = Tree::new();
        let Found::New(node) = tree.find(1) else { panic!("a new tree") };
        for (action, reward) in [(5, 1.0), (2, 0.0), (9, 0.5), (5, 0.0)] {
            tree.reward(node, action, reward);
        }
        let edges = &tree.node(node).edges;
        assert_eq!(edges.iter().map(|edge| (edge.action, edge.visits)).collect::<Vec<_>>(), [(2, 1), (5, 2), (9, 1)]);
        assert!((edges[1].mean() - 0.5).abs() < 1e-6);
    }
}
