//! Any text is a record that prints as it was read, or is refused.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tetrapolis_fuzz::tables;
use tetrapolis_game::Record;

fuzz_target!(|text: &str| {
    let Ok(record) = text.parse::<Record>() else { return };
    assert_eq!(record.to_string().parse().as_ref(), Ok(&record));
    for mut table in tables() {
        let _ = table.replay(&record, usize::MAX);
    }
});
