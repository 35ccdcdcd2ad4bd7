//! What is new: ids, tokens, seeds, and the time.

use std::sync::LazyLock;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use sha2::{Digest, Sha256};
use tetrapolis_protocol::{PlayerId, TableId, Time};
use tetrapolis_table::Seed;

const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

/// Random bytes of the operating system.
pub(crate) fn bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system gives random numbers");
    bytes
}

fn text<const N: usize>() -> String {
    bytes::<N>().iter().map(|byte| char::from(LETTERS[usize::from(byte & 31)])).collect()
}

pub(crate) fn table() -> TableId {
    TableId::new(text::<16>()).expect("letters and digits")
}

pub(crate) fn player() -> PlayerId {
    PlayerId::new(text::<20>()).expect("letters and digits")
}

pub(crate) fn seed() -> Seed {
    Seed(bytes())
}

/// The secret of a session.
pub(crate) fn token() -> String {
    text::<32>()
}

/// A code that somebody types within minutes.
pub(crate) fn code() -> String {
    text::<8>()
}

/// A code that somebody writes down.
pub(crate) fn long_code() -> String {
    text::<20>()
}

/// Four digits that two devices show.
pub(crate) fn digits() -> String {
    format!("{:04}", u32::from_le_bytes(bytes()) % 10_000)
}

/// What is kept of a secret, such as that of a session.
pub(crate) fn token_hash(token: &str) -> String {
    hash(token.as_bytes())
}

/// The SHA-256 of some bytes.
pub(crate) fn hash(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().fold(String::new(), |hex, byte| hex + &format!("{byte:02x}"))
}

/// The time. It is read from the system once; from then on it runs monotonically, so that no clock at a table jumps when
/// somebody sets the system's.
pub(crate) fn now() -> Time {
    static START: LazyLock<(Duration, Instant)> = LazyLock::new(|| {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        (since, Instant::now())
    });
    let (since, start) = *START;
    Time((since + start.elapsed()).as_millis() as u64)
}
