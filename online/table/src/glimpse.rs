//! What a link to a table says about it to people who have not opened it yet.

use serde::Deserialize;
use tetrapolis_game::{Standing, Viewer};
use tetrapolis_protocol::{Holder, TablePhase};

use crate::ledger::Ledger;
use crate::live::LiveTable;

/// What a stranger sees of a table at a glance.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Glimpse {
    /// The game.
    pub game: String,
    /// How far the table is.
    pub phase: TablePhase,
    /// Who sits where.
    pub seats: Vec<Holder>,
    /// The round that is being played; none before the start.
    pub round: Option<u32>,
    /// How all parties stand: the seats, and then a virtual rival. Nothing before the start.
    pub standings: Vec<Standing>,
}

/// The part of a picture that every game has. It is read from the picture that strangers are sent, so a glimpse cannot show more.
#[derive(Default, Deserialize)]
struct Shown {
    round: Option<u32>,
    turns: Option<u32>,
    #[serde(default)]
    players: Vec<Party>,
}

#[derive(Deserialize)]
struct Party {
    standing: Standing,
}

impl LiveTable {
    /// What a stranger sees at a glance; nothing if the table does not admit strangers.
    pub fn glimpse(&self) -> Option<Glimpse> {
        if !self.admits(None) {
            return None;
        }
        let view = self.view(Viewer::Public);
        let shown: Shown = view.and_then(|view| serde_json::from_str(view.get()).ok()).unwrap_or_default();
        let of_turns = |turns: u32| turns / u32::from(self.opening.seats) + 1;
        Some(Glimpse {
            game: self.opening.game.clone(),
            phase: self.phase,
            seats: self.lobby_entry().seats.into_iter().map(|seating| seating.holder).collect(),
            round: shown.round.or(shown.turns.map(of_turns)),
            standings: shown.players.iter().map(|party| party.standing).collect(),
        })
    }
}

impl Ledger {
    /// The same for a table whose rules the program no longer has: no round and no scores.
    pub fn glimpse(&self) -> Option<Glimpse> {
        let (game, phase) = (self.opening().game.clone(), self.phase());
        self.admits(None).then(|| Glimpse { game, phase, seats: self.holders(), round: None, standings: Vec::new() })
    }
}
