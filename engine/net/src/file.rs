//! The file of a network: a head that says which game it judges, the numbers, and a checksum.

use sha2::{Digest, Sha256};
use tetrapolis_game::Message;
use thiserror::Error;

use crate::{FIRST, LAST, Layers, Net, SECOND};

/// The format of the file.
pub const FORMAT: u16 = 1;
const MAGIC: &[u8; 8] = b"city-net";
/// The length of the checksum: the first bytes of a hash of everything before it.
const SUM: usize = 16;

/// The game that a network was trained for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Subject {
    /// The name of the game.
    pub game: String,
    /// The hash of its edition.
    pub edition: String,
    /// The version of the numbers that describe a position.
    pub features: u32,
    /// How many numbers describe one seat.
    pub inputs: u16,
}

/// Why a file cannot be used as a network.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum NetError {
    /// It is not a network.
    #[error("this file is no network")]
    NoNet,
    /// It was written by another version of the program.
    #[error("this network has format {found}; this program reads format {FORMAT}")]
    Format {
        /// The format of the file.
        found: u16,
    },
    /// Something is missing or was changed.
    #[error("this network is damaged")]
    Damaged,
    /// Its layers have other sizes than those of this program.
    #[error("this network has {found} neurons; this program has {FIRST}+{SECOND}+{LAST}")]
    Size {
        /// The sizes of its layers.
        found: String,
    },
    /// It was trained for another game or edition.
    #[error("this network was trained for {found}, not for {wanted}")]
    Subject {
        /// For what.
        found: String,
        /// For what it should have been.
        wanted: String,
    },
}

impl NetError {
    /// The error in words.
    pub fn message(&self) -> Message {
        match self {
            NetError::NoNet => Message::new("net-none"),
            NetError::Format { found } => Message::new("net-format").with("found", *found).with("known", FORMAT),
            NetError::Damaged => Message::new("net-damaged"),
            NetError::Size { found } => Message::new("net-size").with("found", found.as_str()),
            NetError::Subject { found, wanted } => {
                Message::new("net-subject").with("found", found.as_str()).with("wanted", wanted.as_str())
            }
        }
    }
}

impl std::fmt::Display for Subject {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Subject { game, edition, features, inputs } = self;
        write!(f, "{game} with the edition {edition} and features {features} ({inputs} numbers)")
    }
}

/// Reads from the front.
struct Reader<'a>(&'a [u8]);

impl<'a> Reader<'a> {
    fn take(&mut self, bytes: usize) -> Result<&'a [u8], NetError> {
        let (taken, rest) = self.0.split_at_checked(bytes).ok_or(NetError::Damaged)?;
        self.0 = rest;
        Ok(taken)
    }

    fn number<const N: usize>(&mut self) -> Result<[u8; N], NetError> {
        Ok(self.take(N)?.try_into().expect("as many bytes as were taken"))
    }

    fn text(&mut self) -> Result<String, NetError> {
        let [length] = self.number()?;
        let text = self.take(length.into())?;
        String::from_utf8(text.to_vec()).map_err(|_| NetError::Damaged)
    }
}

impl Net {
    /// Reads a file.
    ///
    /// # Errors
    /// Why it is not used.
    pub fn read(file: &[u8]) -> Result<Net, NetError> {
        let rest = file.strip_prefix(MAGIC).ok_or(NetError::NoNet)?;
        let mut reader = Reader(rest);
        let found = u16::from_le_bytes(reader.number()?);
        if found != FORMAT {
            return Err(NetError::Format { found });
        }
        let (content, sum) = file.split_last_chunk::<SUM>().ok_or(NetError::Damaged)?;
        if Sha256::digest(content)[..SUM] != sum[..] {
            return Err(NetError::Damaged);
        }
        let (game, edition) = (reader.text()?, reader.text()?);
        let features = u32::from_le_bytes(reader.number()?);
        let inputs = u16::from_le_bytes(reader.number()?);
        let sizes: [u16; 3] = [reader.number()?, reader.number()?, reader.number()?].map(u16::from_le_bytes);
        if sizes.map(usize::from) != [FIRST, SECOND, LAST] {
            return Err(NetError::Size { found: sizes.map(|size| size.to_string()).join("+") });
        }
        let mut layers = Layers::zero(inputs.into());
        for number in layers.parts_mut().into_iter().flatten() {
            *number = f32::from_le_bytes(reader.number()?);
            if !number.is_finite() {
                return Err(NetError::Damaged);
            }
        }
        if reader.0.len() != SUM {
            return Err(NetError::Damaged);
        }
        Ok(Net { subject: Subject { game, edition, features, inputs }, layers })
    }

    /// Reads a file that must have been trained for this game.
    ///
    /// # Errors
    /// Why it is not used.
    pub fn read_for(file: &[u8], wanted: &Subject) -> Result<Net, NetError> {
        let net = Net::read(file)?;
        if net.subject == *wanted {
            return Ok(net);
        }
        Err(NetError::Subject { found: net.subject.to_string(), wanted: wanted.to_string() })
    }

    /// Writes it as a file.
    ///
    /// # Panics
    /// If a name is longer than 255 bytes.
    pub fn write(&self) -> Vec<u8> {
        let Subject { game, edition, features, inputs } = &self.subject;
        let mut file = MAGIC.to_vec();
        file.extend(FORMAT.to_le_bytes());
        for text in [game, edition] {
            file.push(u8::try_from(text.len()).expect("a short name"));
            file.extend(text.as_bytes());
        }
        file.extend(features.to_le_bytes());
        for size in [*inputs, FIRST as u16, SECOND as u16, LAST as u16] {
            file.extend(size.to_le_bytes());
        }
        for number in self.layers.parts().into_iter().flatten() {
            file.extend(number.to_le_bytes());
        }
        let sum = Sha256::digest(&file);
        file.extend(&sum[..SUM]);
        file
    }
}
