//! Any text is a request that writes as it was read, or is refused.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tetrapolis_protocol::{Credentials, Guest, NewTable, Request};

fuzz_target!(|text: &str| {
    let _ = serde_json::from_str::<Guest>(text);
    let _ = serde_json::from_str::<Credentials>(text);
    let _ = serde_json::from_str::<NewTable>(text);
    let Ok(request) = serde_json::from_str::<Request>(text) else { return };
    let written = serde_json::to_string(&request).expect("plain data");
    let again: Request = serde_json::from_str(&written).expect("what was written is read");
    assert_eq!(serde_json::to_string(&again).expect("plain data"), written);
});
