use std::fmt;

use serde::{Deserialize, Serialize};

use crate::{Counts, ProjectKind};

/// What a project earns each time that a plot of its street is closed (UT-1.7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "for", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Income {
    /// A fixed number (a).
    Flat {
        /// The upcoins.
        coins: i8,
    },
    /// For each storey below the card (b).
    StoreyBelow {
        /// The upcoins for each.
        coins: i8,
    },
    /// For each venue of a kind on the plot (c).
    OnPlot {
        /// The upcoins for each.
        coins: i8,
        /// The kind.
        of: ProjectKind,
    },
    /// For each venue of a kind on the whole street (d).
    OnStreet {
        /// The upcoins for each.
        coins: i8,
        /// The kind.
        of: ProjectKind,
    },
    /// If the project is on the ground floor (e).
    IfGround {
        /// The upcoins.
        coins: i8,
    },
}

/// What a project is worth at the end (UT-1.8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "for", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Prestige {
    /// A fixed number (a).
    Flat {
        /// The points.
        points: i8,
    },
    /// For each venue of a kind on the plot (b).
    OnPlot {
        /// The points for each.
        points: i8,
        /// The kind.
        of: ProjectKind,
    },
    /// For each venue of a kind, or each gift, on the whole street (c).
    OnStreet {
        /// The points for each.
        points: i8,
        /// What counts.
        of: Counted,
    },
    /// For each storey below the card (d).
    StoreyBelow {
        /// The points for each.
        points: i8,
    },
    /// If the project is on the ground floor (e).
    IfGround {
        /// The points.
        points: i8,
    },
}

/// What prestige can count on a street (UT-1.8 c).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Counted {
    /// Gifts.
    Gift,
    /// Venues of a kind.
    #[serde(untagged)]
    Kind(ProjectKind),
}

/// Where a project stands: all that its worth depends on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Site {
    /// The cards under it on its plot (UT-1.10).
    pub below: u8,
    /// What stands on its plot, itself included (UT-1.11).
    pub plot: Counts,
    /// What stands on its street, itself included.
    pub street: Counts,
}

impl Site {
    fn is_ground(&self) -> bool {
        self.below == 0
    }
}

impl Income {
    /// The upcoins that the project earns there (UT-1.7).
    #[inline]
    pub fn at(self, site: &Site) -> i32 {
        let (coins, times) = match self {
            Income::Flat { coins } => (coins, 1),
            Income::StoreyBelow { coins } => (coins, site.below),
            Income::OnPlot { coins, of } => (coins, site.plot.venues(of)),
            Income::OnStreet { coins, of } => (coins, site.street.venues(of)),
            Income::IfGround { coins } => (coins, site.is_ground().into()),
        };
        i32::from(coins) * i32::from(times)
    }
}

impl Prestige {
    /// The points that the project is worth there (UT-1.8).
    #[inline]
    pub fn at(self, site: &Site) -> i32 {
        let (points, times) = match self {
            Prestige::Flat { points } => (points, 1),
            Prestige::OnPlot { points, of } => (points, site.plot.venues(of)),
            Prestige::OnStreet { points, of: Counted::Kind(kind) } => (points, site.street.venues(kind)),
            Prestige::OnStreet { points, of: Counted::Gift } => (points, site.street.gifts()),
            Prestige::StoreyBelow { points } => (points, site.below),
            Prestige::IfGround { points } => (points, site.is_ground().into()),
        };
        i32::from(points) * i32::from(times)
    }
}

impl fmt::Display for Counted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Counted::Kind(kind) => write!(f, "{kind}"),
            Counted::Gift => f.write_str("gift"),
        }
    }
}

impl fmt::Display for Income {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Income::Flat { coins } => write!(f, "income {coins}"),
            Income::StoreyBelow { coins } => write!(f, "income {coins} per storey below"),
            Income::OnPlot { coins, of } => write!(f, "income {coins} per {of} on plot"),
            Income::OnStreet { coins, of } => write!(f, "income {coins} per {of} on street"),
            Income::IfGround { coins } => write!(f, "income {coins} if ground"),
        }
    }
}

impl fmt::Display for Prestige {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Prestige::Flat { points } => write!(f, "prestige {points}"),
            Prestige::OnPlot { points, of } => write!(f, "prestige {points} per {of} on plot"),
            Prestige::OnStreet { points, of } => write!(f, "prestige {points} per {of} on street"),
            Prestige::StoreyBelow { points } => write!(f, "prestige {points} per storey below"),
            Prestige::IfGround { points } => write!(f, "prestige {points} if ground"),
        }
    }
}
