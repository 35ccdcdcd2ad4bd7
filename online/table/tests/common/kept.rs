//! What a kept log must still say: the game that was played, how far it is, and what each viewer counts.

use std::path::PathBuf;

use serde::{Deserialize, Serialize};
use tetrapolis_game::{Seat, Viewer};
use tetrapolis_protocol::{ClockFace, Colour, TablePhase, Version};
use tetrapolis_table::LiveTable;

/// The folder of the logs of one format.
pub fn folder(format: u32) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/logs").join(format.to_string())
}

/// What is known of a table when its log was written.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Kept {
    pub phase: TablePhase,
    pub to_act: Vec<Seat>,
    /// How many events each viewer has noticed: the public, then the seats.
    pub versions: Vec<u64>,
    /// The clocks: what is left, and since when each runs.
    pub clocks: Vec<(u64, Option<u64>)>,
    /// Score and place of each party, as if the game ended now.
    pub standings: Vec<(i64, u8)>,
    /// The score sheets: rule and points of each line.
    pub sheets: Vec<Vec<(String, i64)>>,
    /// The colours of the seats, since tables know them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub colours: Vec<Colour>,
    /// The record, line by line.
    pub record: Vec<String>,
}

impl Kept {
    pub fn of(table: &LiveTable) -> Kept {
        let seats = table.opening().seats;
        let state = table.state(Viewer::Public, Version(0), Vec::new(), None);
        let face = |face: &ClockFace| (face.left, face.since.map(|since| since.0));
        let position = table.position();
        let outcome = position.outcome();
        let standings = outcome.standings().iter().map(|standing| (i64::from(standing.score), standing.place));
        let sheet = |party| {
            let lines = position.sheet(usize::from(party)).into_iter();
            lines.map(|line| (line.rule.0.to_owned(), i64::from(line.points))).collect()
        };
        let colours = table.lobby_entry().seats.into_iter().filter_map(|seating| seating.colour);
        Kept {
            colours: if table.opening().format() < 5 { Vec::new() } else { colours.collect() },
            phase: table.phase(),
            to_act: state.to_act,
            versions: Viewer::all(seats).map(|viewer| table.version(viewer).0).collect(),
            clocks: state.clocks.iter().map(face).collect(),
            standings: standings.collect(),
            sheets: (0..position.parties()).map(sheet).collect(),
            record: table.record().to_string().lines().map(str::to_owned).collect(),
        }
    }
}
