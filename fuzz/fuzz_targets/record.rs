//! Any text is a record that prints as it was read, or is refused.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tetrapolis_catalog::{GAMES, Setup, open};
use tetrapolis_game::{Options, Record};

fuzz_target!(|text: &str| {
    let Ok(record) = text.parse::<Record>() else { return };
    assert_eq!(record.to_string().parse().as_ref(), Ok(&record));
    for entry in GAMES {
        let setup =
            Setup { game: entry.name.to_owned(), seats: *entry.seats.end(), options: Options::new(), edition: None };
        let _ = open(&setup).expect("a game of the catalog").replay(&record, usize::MAX);
    }
});
