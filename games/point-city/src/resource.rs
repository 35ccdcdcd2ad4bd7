use std::fmt;
use std::str::FromStr;
use tetrapolis_game::{NoSuch, as_text};

use serde::{Deserialize, Serialize};

/// One of the five resources (PC-1.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Resource {
    /// Energy.
    Energy,
    /// Industry.
    Industry,
    /// Economy.
    Economy,
    /// Community.
    Community,
    /// Ecology.
    Ecology,
}

impl Resource {
    /// All resources, in the order of the edition.
    pub const ALL: [Resource; 5] =
        [Resource::Energy, Resource::Industry, Resource::Economy, Resource::Community, Resource::Ecology];

    /// Its position in [`Resource::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The name in notation and editions.
    pub const fn name(self) -> &'static str {
        match self {
            Resource::Energy => "energy",
            Resource::Industry => "industry",
            Resource::Economy => "economy",
            Resource::Community => "community",
            Resource::Ecology => "ecology",
        }
    }
}

impl fmt::Display for Resource {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Resource {
    type Err = NoSuch;

    fn from_str(text: &str) -> Result<Resource, NoSuch> {
        let known = Resource::ALL.into_iter().find(|resource| resource.name() == text);
        known.ok_or_else(|| NoSuch::new("resource", text))
    }
}

/// The resource side of a card (PC-1.2). It is all that is known of a card that shows this side, besides its tier
/// (PC-2.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = r#"Resource | `${Resource}*2` | "ingenuity""#))]
pub enum Front {
    /// One symbol.
    Single(Resource),
    /// Two symbols of the same resource.
    Double(Resource),
    /// The wild.
    Ingenuity,
}

impl Front {
    /// All fronts, singles and doubles by resource, as in a payment.
    pub fn all() -> impl Iterator<Item = Front> {
        let pairs = Resource::ALL.into_iter().flat_map(|resource| [Front::Single(resource), Front::Double(resource)]);
        pairs.chain([Front::Ingenuity])
    }
}

impl fmt::Display for Front {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Front::Single(resource) => write!(f, "{resource}"),
            Front::Double(resource) => write!(f, "{resource}*2"),
            Front::Ingenuity => f.write_str("ingenuity"),
        }
    }
}

impl FromStr for Front {
    type Err = NoSuch;

    fn from_str(text: &str) -> Result<Front, NoSuch> {
        match text.strip_suffix("*2") {
            Some(resource) => Ok(Front::Double(resource.parse()?)),
            None if text == "ingenuity" => Ok(Front::Ingenuity),
            None => Ok(Front::Single(text.parse()?)),
        }
    }
}

as_text!(Front);
