use tetrapolis_game::{Explained, Seat, Viewer};
use tetrapolis_protocol::{Scores, TablePhase};

use crate::live::LiveTable;

impl LiveTable {
    /// What a thing on the board is to a viewer. What could be done with it is left out for a seat that cannot play
    /// now, whatever the position says.
    pub fn explain(&self, thing: &str, viewer: Viewer) -> Option<Explained> {
        let mut explained = self.position.explain(thing, viewer)?;
        let plays = matches!(viewer, Viewer::Seat(seat) if self.plays(seat));
        if !plays {
            explained.uses.clear();
        }
        Some(explained)
    }

    /// How everybody stands, as if the game ended now.
    pub fn scores(&self) -> Scores {
        Scores {
            outcome: self.position.outcome().standings().to_vec(),
            sheets: (0..usize::from(self.position.parties())).map(|party| self.position.sheet(party)).collect(),
            ties: self.position.ties(),
        }
    }

    /// Whether the player of a seat plays it: the game is running, and no bot stands in.
    pub(crate) fn plays(&self, seat: Seat) -> bool {
        self.phase == TablePhase::Running && self.chair(seat).stand_in.is_none() && self.may_return(seat)
    }
}
