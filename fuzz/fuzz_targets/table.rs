//! Any text is the file of a table that is written as it was read, or is refused; its events are folded or refused.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tetrapolis_table::{LiveTable, Promised, TableFile, read_file, verify, with_edition, write_file};

/// The sum of a file that was changed is never right, so the fuzzer gets it for nothing.
fn with_sum(text: &str) -> Option<String> {
    let events: Result<Vec<_>, _> = text.lines().skip(1).map(serde_json::from_str).collect();
    Some(write_file(&events.ok()?, None))
}

fuzz_target!(|text: &str| {
    let _ = read_file(text);
    let Some(text) = with_sum(text) else { return };
    // A format that this program does not know is written and not read.
    let Ok(TableFile { events, edition }) = read_file(&text) else { return };
    assert_eq!(write_file(&events, edition.as_deref()), text);
    let opener = with_edition(edition.as_deref());
    let folded = LiveTable::replay(&events, &opener);
    let verified = verify(&events, Promised::default(), &opener);
    assert!(folded.is_ok() || verified.is_err(), "what cannot be folded is not verified");
});
