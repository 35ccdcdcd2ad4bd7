//! What a player finds at a table of their own without looking at the board.

use serde::{Deserialize, Serialize};
use tetrapolis_game::{Seat, Viewer};
use tetrapolis_protocol::{LobbyEntry, OwnTable, PlayerId, RunningTable, TablePhase};

use crate::live::{LiveTable, index};

/// What the store keeps of a table beside its log: its entry in the lobby, and the persons at its seats, whom the lobby
/// does not show.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KeptEntry {
    /// How the lobby shows it.
    #[serde(flatten)]
    pub entry: LobbyEntry,
    /// The persons, by seat. Earlier releases did not keep them.
    #[serde(default)]
    players: Vec<Option<PlayerId>>,
}

impl KeptEntry {
    /// The table as one of its players finds it in a list.
    pub fn of(self, player: &PlayerId) -> OwnTable {
        let held = self.players.iter().map(|held| held.as_ref() == Some(player));
        let yours = (0..).map(Seat).zip(held).filter_map(|(seat, held)| held.then_some(seat)).collect();
        OwnTable { entry: self.entry, yours }
    }

    /// The table if nothing but its entry is known.
    pub fn asleep(self, player: &PlayerId) -> RunningTable {
        let OwnTable { entry, yours } = self.of(player);
        let since = entry.opened;
        RunningTable { entry, yours, to_act: false, acting: Vec::new(), since, clock: None, view: None }
    }
}

impl LiveTable {
    /// What the store keeps of the table beside its log.
    pub fn kept_entry(&self) -> KeptEntry {
        let players = self.chairs.iter().map(|chair| chair.person().cloned()).collect();
        KeptEntry { entry: self.lobby_entry(), players }
    }

    /// What a player of the table finds there.
    pub fn own(&self, player: &PlayerId) -> RunningTable {
        let yours: Vec<Seat> = self.seats_of(player).collect();
        let waits = |seat: &Seat| {
            let viewer = Viewer::Seat(*seat);
            let settled = self.asked(viewer).is_some_and(|asked| asked.covered || asked.answer.is_some());
            self.waiting[index(viewer)].contains(*seat) && self.plays(*seat) && !settled
        };
        let own = yours.iter().copied().find(waits).filter(|_| self.phase == TablePhase::Running);
        let viewer = own.or(yours.first().copied()).map_or(Viewer::Public, Viewer::Seat);
        let acting: Vec<Seat> = self.waiting[index(viewer)].iter().collect();
        let timed = own.or(acting.first().copied()).or(yours.first().copied());
        let bit = 1 << index(viewer);
        let noticed = self.steps.iter().rev().find(|made| made.noticed & bit != 0);
        RunningTable {
            entry: self.lobby_entry(),
            to_act: own.is_some(),
            since: noticed.map_or(self.opened, |made| made.at),
            clock: timed.and_then(|seat| self.clock_faces(viewer).get(seat.index()).copied()),
            view: self.view(viewer),
            yours,
            acting,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const EARLIER: &str = r#"{"table":"k3x9qwm2c7vh5tna","game":"uptown","options":{},"phase":"finished","seats":[],
        "clock":"none","spectators":true,"opened":5}"#;

    #[test]
    fn an_entry_that_an_earlier_release_wrote_is_read() {
        let ann = PlayerId::new("ann".to_owned()).expect("an id");
        let own = serde_json::from_str::<KeptEntry>(EARLIER).expect("an entry").of(&ann);
        assert_eq!((own.entry.ended, own.entry.outcome.len(), own.yours), (None, 0, Vec::new()));
    }

    #[test]
    fn the_players_are_not_told() {
        let text = EARLIER.replace(r#""opened":5"#, r#""opened":5,"players":["bob",null,"ann"]"#);
        let kept: KeptEntry = serde_json::from_str(&text).expect("an entry");
        let own = kept.of(&PlayerId::new("ann".to_owned()).expect("an id"));
        assert_eq!(own.yours, [Seat(2)]);
        assert!(!serde_json::to_string(&own).expect("plain data").contains("bob"));
    }
}
