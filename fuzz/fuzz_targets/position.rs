//! Any JSON is a position that can be played on, or is refused.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tetrapolis_fuzz::tables;
use tetrapolis_game::{Turn, Viewer};

fuzz_target!(|text: &str| {
    for mut table in tables() {
        if table.restore(text).is_ok() {
            table.picture(Viewer::Public);
            if let Turn::Act(seats) = table.turn() {
                assert!(seats.iter().all(|seat| !table.legal(seat).is_empty()));
            }
        }
    }
});
