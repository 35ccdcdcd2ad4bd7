//! Any JSON is a position that can be played on, or is refused.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tetrapolis_catalog::{GAMES, Setup, open};
use tetrapolis_game::{Options, Turn, Viewer};

fuzz_target!(|text: &str| {
    let Ok(json) = serde_json::from_str::<serde_json::Value>(text) else { return };
    for entry in GAMES {
        for seats in entry.seats.clone() {
            let setup = Setup { game: entry.name.to_owned(), seats, options: Options::new(), edition: None };
            let mut table = open(&setup).expect("a game of the catalog");
            if table.restore(json.clone()).is_ok() {
                table.picture(Viewer::Public);
                if let Turn::Act(seats) = table.turn() {
                    assert!(seats.iter().all(|seat| !table.legal(seat).is_empty()));
                }
            }
        }
    }
});
