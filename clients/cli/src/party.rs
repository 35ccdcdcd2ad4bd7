//! The names of the parties of a game.

use tetrapolis_game::{Head, Message};
use tetrapolis_search::BotKind;

use crate::layout::one_line;

/// How a record names a person.
pub const HUMAN: &str = "human";

/// The names of the parties: the seats, and after them a virtual rival if there is one.
pub struct Parties {
    names: Vec<Message>,
}

impl Parties {
    /// The parties of a table, seen from outside.
    pub fn new(head: &Head, parties: u8) -> Parties {
        Parties { names: (0..parties).map(|party| name(head, party)).collect() }
    }

    /// The parties of a table, seen from one seat.
    pub fn seen_from(seat: u8, head: &Head, parties: u8) -> Parties {
        let mut all = Parties::new(head, parties);
        all.names[usize::from(seat)] = Message::new("party-you").with("seat", seat + 1);
        all
    }

    /// The name of a party.
    pub fn name(&self, party: usize) -> Message {
        self.names[party].clone()
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.names.len()
    }
}

fn name(head: &Head, party: u8) -> Message {
    if party >= head.seats {
        return Message::new("party-rival");
    }
    match head.players.get(&party) {
        None => Message::new("party-player").with("seat", party + 1),
        Some(player) if player == HUMAN => Message::new("party-player").with("seat", party + 1),
        Some(player) if player.parse::<BotKind>().is_ok() => {
            Message::new("party-bot").with("seat", party + 1).with("kind", player.as_str())
        }
        Some(player) => Message::new("party-named").with("seat", party + 1).with("player", one_line(player)),
    }
}
