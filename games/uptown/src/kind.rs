use std::fmt;
use std::str::FromStr;
use tetrapolis_game::NoSuch;

use serde::{Deserialize, Serialize};

/// The kind of a project (UT-1.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "Kind"))]
#[serde(rename_all = "kebab-case")]
pub enum ProjectKind {
    /// An office.
    Office,
    /// Services.
    Services,
    /// An apartment.
    Apartment,
    /// A cafe.
    Cafe,
    /// A shop.
    Shop,
    /// A hotel.
    Hotel,
}

impl ProjectKind {
    /// All kinds, in the order of the rulebook.
    pub const ALL: [ProjectKind; 6] = [
        ProjectKind::Office,
        ProjectKind::Services,
        ProjectKind::Apartment,
        ProjectKind::Cafe,
        ProjectKind::Shop,
        ProjectKind::Hotel,
    ];

    /// Its position in [`ProjectKind::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The name in editions.
    pub const fn name(self) -> &'static str {
        match self {
            ProjectKind::Office => "office",
            ProjectKind::Services => "services",
            ProjectKind::Apartment => "apartment",
            ProjectKind::Cafe => "cafe",
            ProjectKind::Shop => "shop",
            ProjectKind::Hotel => "hotel",
        }
    }

    /// Whether a project of this kind can count as two (UT-1.5).
    pub const fn has_duo(self) -> bool {
        !matches!(self, ProjectKind::Hotel)
    }
}

impl fmt::Display for ProjectKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for ProjectKind {
    type Err = NoSuch;

    fn from_str(text: &str) -> Result<ProjectKind, NoSuch> {
        ProjectKind::ALL.into_iter().find(|kind| kind.name() == text).ok_or_else(|| NoSuch::new("kind", text))
    }
}
