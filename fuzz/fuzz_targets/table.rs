//! Any text is the file of a table that is written as it was read, or is refused; its events are folded or refused.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tetrapolis_catalog::open;
use tetrapolis_table::{LiveTable, read_file, verify, write_file};

/// The sum of a file that was changed is never right, so the fuzzer gets it for nothing.
fn with_sum(text: &str) -> Option<String> {
    let events: Result<Vec<_>, _> = text.lines().skip(1).map(serde_json::from_str).collect();
    Some(write_file(&events.ok()?))
}

fuzz_target!(|text: &str| {
    let _ = read_file(text);
    let Some(text) = with_sum(text) else { return };
    let events = read_file(&text).expect("what was written is read");
    assert_eq!(write_file(&events), text);
    let folded = LiveTable::replay(&events, &open);
    assert!(folded.is_ok() || verify(&events, None, &open).is_err(), "what cannot be folded is not verified");
});
