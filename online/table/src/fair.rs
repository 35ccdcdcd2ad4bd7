//! Fair dealing. The server commits to its seed by a hash when the table is opened. Every person commits to a share
//! when sitting down and reveals it before the first deal. All of these together key a `ChaCha` stream for each draw.
//! After the game the seed is told, and everybody can compute every draw again.

use std::fmt;

use rand_chacha::ChaCha20Rng;
use rand_core::SeedableRng;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use tetrapolis_game::Seat;
use tetrapolis_protocol::Entropy;

const COMMIT: &[u8] = b"tetrapolis commitment 1\n";
const DEAL: &[u8] = b"tetrapolis deal 1\n";
const BOT: &[u8] = b"tetrapolis bot 1\n";

/// The server's share of chance.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seed(pub [u8; 32]);

/// Never shown by accident.
impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(..)")
    }
}

impl Seed {
    /// The seed in hexadecimal digits.
    pub fn reveal(&self) -> String {
        hex(&self.0)
    }
}

impl Serialize for Seed {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.reveal())
    }
}

impl<'de> Deserialize<'de> for Seed {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        unhex(&text).map(Seed).ok_or_else(|| serde::de::Error::custom("a seed is 64 hexadecimal digits"))
    }
}

/// The hash that commits to a seed and reveals nothing about it.
pub fn commitment(seed: &Seed) -> String {
    hex(&Sha256::new().chain_update(COMMIT).chain_update(seed.0).finalize())
}

/// The key of all draws of a table.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Deal([u8; 32]);

impl Deal {
    /// Mixes the seed with what each person added, in the order of the seats.
    pub(crate) fn new<'a>(seed: &Seed, entropy: impl Iterator<Item = (Seat, &'a Entropy)>) -> Deal {
        let mut hash = Sha256::new().chain_update(DEAL).chain_update(seed.0);
        for (seat, entropy) in entropy {
            hash.update(format!("{seat} {}\n", entropy.as_str()));
        }
        Deal(hash.finalize().into())
    }

    /// The randomness of draw `n`.
    pub(crate) fn draw(&self, n: u64) -> ChaCha20Rng {
        let mut rng = ChaCha20Rng::from_seed(self.0);
        rng.set_stream(n);
        rng
    }

    /// The seed of a bot that begins at a seat after this many steps. It reveals nothing about the draws.
    pub(crate) fn bot(&self, seat: Seat, steps: usize) -> u64 {
        let hash = Sha256::new().chain_update(BOT).chain_update(self.0).chain_update(format!("{seat} {steps}"));
        u64::from_le_bytes(hash.finalize()[..8].try_into().expect("eight bytes"))
    }
}

pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::with_capacity(bytes.len() * 2), |hex, byte| hex + &format!("{byte:02x}"))
}

fn unhex(text: &str) -> Option<[u8; 32]> {
    let mut bytes = [0; 32];
    if text.len() != 64 || !text.bytes().all(|byte| byte.is_ascii_hexdigit()) {
        return None;
    }
    for (n, byte) in bytes.iter_mut().enumerate() {
        *byte = u8::from_str_radix(&text[2 * n..2 * n + 2], 16).ok()?;
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use rand_core::Rng;

    use super::*;

    fn entropy(digit: char) -> Entropy {
        Entropy::new(digit.to_string().repeat(32)).expect("hexadecimal")
    }

    #[test]
    fn draws_depend_on_the_seed_on_every_person_and_on_their_number() {
        let (one, two) = (entropy('1'), entropy('2'));
        let deal =
            |seed: u8, a: &Entropy, b: &Entropy| Deal::new(&Seed([seed; 32]), [(Seat(0), a), (Seat(1), b)].into_iter());
        let first = |deal: Deal, n: u64| deal.draw(n).next_u64();
        assert_eq!(first(deal(1, &one, &two), 5), first(deal(1, &one, &two), 5));
        assert_ne!(first(deal(1, &one, &two), 5), first(deal(1, &one, &two), 6));
        assert_ne!(first(deal(1, &one, &two), 5), first(deal(2, &one, &two), 5));
        assert_ne!(first(deal(1, &one, &two), 5), first(deal(1, &one, &one), 5));
        assert_ne!(first(deal(1, &one, &two), 5), first(deal(1, &two, &one), 5));
    }

    #[test]
    fn a_seed_is_read_as_it_was_written_and_never_shown() {
        let seed = Seed([0xab; 32]);
        let json = serde_json::to_string(&seed).expect("plain");
        assert_eq!(serde_json::from_str::<Seed>(&json).expect("a seed"), seed);
        assert!(serde_json::from_str::<Seed>("\"ab\"").is_err());
        assert!(!format!("{seed:?}").contains("ab"));
        assert_ne!(commitment(&seed), commitment(&Seed([0xac; 32])));
        // The page has the same pair in a test.
        assert_eq!(commitment(&seed), "61308c57d02a7677f25327fa6dafeb684a879939d2333ad521c26ad1b8f0a164");
    }
}
