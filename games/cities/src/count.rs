mod sets;

use serde::{Deserialize, Serialize};

use self::sets::sets;
use crate::edition::MOST_WILD;
use crate::grid::Cells;
use crate::land::MOST_FLOORS;
use crate::{Background, Colour, Land};

/// What a scoring card or milestone counts in a district.
///
/// A card gives its points for every occurrence (CI-7.4); a milestone asks for a number of them (CI-5.1). *Adjacent* is
/// orthogonal, an *area* is connected, numbers are minimums (CI-5.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "count", rename_all = "kebab-case")]
pub enum Counted {
    /// Each building that fits.
    Buildings {
        /// Which buildings.
        #[serde(flatten)]
        of: Buildings,
    },
    /// Sets of four buildings; each building is in at most one set (CI-7.5, CI-7.8).
    Sets {
        /// Which buildings.
        #[serde(flatten)]
        of: Buildings,
        /// How the four differ.
        by: Difference,
    },
    /// Adjacent pairs of buildings; a building may be in several (CI-7.8).
    Pairs {
        /// Which buildings.
        #[serde(flatten)]
        of: Buildings,
        /// The colours of the two.
        colours: Likeness,
        /// The heights of the two.
        heights: Likeness,
    },
    /// Whole connected areas (CI-5.6).
    Areas {
        /// Of what.
        of: Area,
        /// The fewest cells.
        size: u8,
        /// The fewest different features in it.
        features: u8,
    },
    /// Connected areas of buildings that fit (CI-5.6).
    Blocks {
        /// Which buildings.
        #[serde(flatten)]
        of: Buildings,
        /// The fewest buildings.
        size: u8,
    },
    /// Areas of this many plots of one colour; a larger one counts as several (CI-5.5).
    Uniform {
        /// The plots of one area.
        size: u8,
    },
    /// Each plot.
    Plots {
        /// The colour; any if there is none.
        colour: Option<Colour>,
        /// Whether no building may stand on it.
        empty: bool,
    },
    /// Each feature.
    Features {
        /// Where it lies.
        on: FeaturePlace,
        /// Whether features of one kind count once.
        different: bool,
    },
}

/// Which buildings count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Buildings {
    /// The colour; any if there is none.
    pub colour: Option<Colour>,
    /// The fewest floors.
    pub least: u8,
    /// The most floors.
    pub most: u8,
    /// What they must be adjacent to, if anything.
    pub beside: Option<Beside>,
}

/// What a building can be adjacent to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Beside {
    /// A park.
    Park,
    /// Water.
    Water,
    /// A statue.
    Statue,
}

/// How the buildings of a set differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Difference {
    /// One of each colour.
    Colours,
    /// One of each height.
    Heights,
    /// One of each colour and one of each height.
    Both,
}

/// How two adjacent buildings compare.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Likeness {
    /// It does not matter.
    Any,
    /// Both the same.
    Same,
    /// Different.
    Different,
}

/// What an area consists of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Area {
    /// Park.
    Park,
    /// Water.
    Water,
    /// Plots of one colour, built on or not.
    Plots,
}

/// Where a feature lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum FeaturePlace {
    /// In parks.
    Park,
    /// In water.
    Water,
    /// In parks or water.
    ParkOrWater,
    /// On plots, not counting the wild plot.
    Statue,
}

/// What a turn can change in a district.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Change {
    /// A land tile is placed, which may have cells of park or water (CI-4.5).
    Tile { park: bool, water: bool },
    /// A feature is put on such a cell (CI-4.6).
    Feature(Background),
    /// A piece is built (CI-4.9).
    Piece,
}

impl Counted {
    /// Whether it can occur more or less often after such a change.
    #[inline]
    pub(crate) fn heeds(self, change: Change) -> bool {
        match self {
            Counted::Buildings { of }
            | Counted::Sets { of, .. }
            | Counted::Pairs { of, .. }
            | Counted::Blocks { of, .. } => of.heed(change),
            Counted::Areas { of: Area::Plots, .. } | Counted::Uniform { .. } | Counted::Plots { .. } => {
                !matches!(change, Change::Feature(Background::Park | Background::Water))
            }
            Counted::Areas { of: Area::Park, features, .. } => match change {
                Change::Tile { park, .. } => park,
                Change::Feature(on) => features > 0 && on == Background::Park,
                Change::Piece => false,
            },
            Counted::Areas { of: Area::Water, features, .. } => match change {
                Change::Tile { water, .. } => water,
                Change::Feature(on) => features > 0 && on == Background::Water,
                Change::Piece => false,
            },
            Counted::Features { on: place, .. } => match change {
                Change::Feature(Background::Park) => matches!(place, FeaturePlace::Park | FeaturePlace::ParkOrWater),
                Change::Feature(Background::Water) => matches!(place, FeaturePlace::Water | FeaturePlace::ParkOrWater),
                Change::Feature(Background::Plot) => place == FeaturePlace::Statue,
                Change::Tile { .. } | Change::Piece => false,
            },
        }
    }

    /// How often it occurs in a district.
    #[inline]
    pub fn occurrences(&self, land: &Land) -> u32 {
        match *self {
            Counted::Buildings { of } => of.cells(land).len(),
            Counted::Sets { of, by } => sets(land, of.cells(land), by),
            Counted::Pairs { of, colours, heights } => pairs(land, of.cells(land), colours, heights),
            Counted::Areas { of: Area::Park, size, features } => areas(land, land.park, size, features),
            Counted::Areas { of: Area::Water, size, features } => areas(land, land.water, size, features),
            Counted::Areas { of: Area::Plots, size, .. } => {
                best_colours(land, |of_colour| areas(land, of_colour, size, 0))
            }
            Counted::Blocks { of, size } => areas(land, of.cells(land), size, 0),
            Counted::Uniform { size } => {
                let parts = |plots: Cells| land.grid.areas(plots).map(|area| area.len() / u32::from(size)).sum::<u32>();
                best_colours(land, parts)
            }
            Counted::Plots { colour, empty } => {
                // Any wild plot can be of the colour asked for.
                let plots = colour.map_or_else(|| land.all_plots(), |colour| land.plots[colour.index()]);
                let built = if empty { land.floors[0] } else { Cells::NONE };
                ((plots & !built) | land.empty_wild()).len()
            }
            Counted::Features { on, different } => {
                let cells = match on {
                    FeaturePlace::Park => land.featured() & land.park,
                    FeaturePlace::Water => land.featured() & land.water,
                    FeaturePlace::ParkOrWater => land.featured() & (land.park | land.water),
                    FeaturePlace::Statue => land.statues(),
                };
                if different { land.different_features(cells) } else { cells.len() }
            }
        }
    }
}

impl Buildings {
    /// Any building.
    pub const ANY: Buildings = Buildings { colour: None, least: 1, most: MOST_FLOORS, beside: None };

    /// Whether others can fit after such a change.
    #[inline]
    fn heed(self, change: Change) -> bool {
        match change {
            Change::Tile { park, water } => {
                (park && self.beside == Some(Beside::Park)) || (water && self.beside == Some(Beside::Water))
            }
            Change::Feature(on) => on == Background::Plot && self.beside == Some(Beside::Statue),
            Change::Piece => true,
        }
    }

    /// The cells of the buildings that fit.
    #[inline]
    pub(crate) fn cells(self, land: &Land) -> Cells {
        let mut cells = land.floors[usize::from(self.least) - 1];
        if let Some(too_high) = land.floors.get(usize::from(self.most)) {
            cells &= !*too_high;
        }
        if let Some(colour) = self.colour {
            cells &= land.plots[colour.index()];
        }
        cells & self.surroundings(land)
    }

    /// The cells of the plots and buildings that do not fit, but will with one more floor.
    #[inline]
    pub(crate) fn nearly(self, land: &Land) -> Cells {
        let Some(height) = self.least.checked_sub(1).filter(|height| *height > 0) else {
            let plots = self.colour.map_or_else(|| land.all_plots(), |colour| land.plots[colour.index()]);
            return (plots | land.empty_wild()) & !land.floors[0] & self.surroundings(land);
        };
        Buildings { least: height, most: height, ..self }.cells(land)
    }

    /// The cells beside what the buildings must be adjacent to.
    #[inline]
    fn surroundings(self, land: &Land) -> Cells {
        match self.beside {
            None => Cells::ALL,
            Some(Beside::Park) => land.grid.neighbours(land.park),
            Some(Beside::Water) => land.grid.neighbours(land.water),
            Some(Beside::Statue) => land.grid.neighbours(land.statues()),
        }
    }
}

/// How many areas of these cells are large enough and have enough different features.
#[inline]
fn areas(land: &Land, cells: Cells, size: u8, features: u8) -> u32 {
    if cells.len() < size.into() {
        return 0;
    }
    let seeds = if features == 0 { cells } else { cells & land.featured() };
    let fits = |area: &Cells| {
        area.len() >= size.into() && (features == 0 || land.different_features(*area) >= features.into())
    };
    land.grid.areas_with(seeds, cells).filter(fits).count() as u32
}

/// How many adjacent pairs of buildings there are among these.
fn pairs(land: &Land, buildings: Cells, colours: Likeness, heights: Likeness) -> u32 {
    let by_height = [1, 2, 3, 4].map(|height| land.of_height(height));
    let directions: [&dyn Fn(Cells) -> Cells; 2] = [&|cells| land.grid.left_of(cells), &|cells| land.grid.above(cells)];
    let of_direction = |before: &dyn Fn(Cells) -> Cells| {
        // Each pair is one bit, that of its left or upper building.
        let alike =
            |classes: &[Cells; 4]| classes.iter().fold(Cells::NONE, |alike, class| alike | (*class & before(*class)));
        let kept = |pairs: Cells, likeness: Likeness, classes: &[Cells; 4]| match likeness {
            Likeness::Any => pairs,
            Likeness::Same => pairs & alike(classes),
            Likeness::Different => pairs & !alike(classes),
        };
        let pairs = buildings & before(buildings);
        kept(kept(pairs, colours, &land.plots), heights, &by_height).len()
    };
    directions.into_iter().map(of_direction).sum()
}

/// The most that can be counted, colour by colour, when every empty wild plot takes the colour that is best for its owner
/// (CI-4.8).
#[inline]
fn best_colours(land: &Land, count: impl Fn(Cells) -> u32) -> u32 {
    let wild = land.empty_wild();
    if wild.is_empty() {
        return land.plots.iter().map(|plots| count(*plots)).sum();
    }
    // The most that the colours so far can count, by which wild plots they take. Each colour is counted only once for
    // each choice.
    let mut best = [None; 1 << MOST_WILD];
    best[0] = Some(0);
    let every = 1 << wild.len();
    for plots in land.plots {
        let mut found = [None; 1 << MOST_WILD];
        for taken in 0..every {
            let mut cells = plots;
            for (n, index) in wild.iter().enumerate() {
                if taken >> n & 1 == 1 {
                    cells |= Cells::one(index);
                }
            }
            let counted = count(cells);
            for before in (0..every).filter(|before| before & taken == 0) {
                let all = best[before].map(|others: u32| others + counted);
                found[before | taken] = found[before | taken].max(all);
            }
        }
        best = found;
    }
    best[every - 1].expect("every wild plot takes a colour")
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// Tries every colour for every wild plot.
    fn by_trying(mut plots: [Cells; 4], wild: &[u8], count: &dyn Fn(Cells) -> u32) -> u32 {
        let Some((index, others)) = wild.split_first() else { return plots.map(count).iter().sum() };
        let mut most = 0;
        for colour in 0..4 {
            plots[colour] |= Cells::one(*index);
            most = most.max(by_trying(plots, others, count));
            plots[colour].remove(*index);
        }
        most
    }

    proptest! {
        #[test]
        fn wild_plots_take_the_best_colours(grounds in prop::collection::vec(0_u8..7, 24), size in 1_u8..5) {
            let mut land = Land::default();
            for (index, ground) in (0_u8..).zip(&grounds) {
                match ground {
                    0..4 => land.plots[usize::from(*ground)] |= Cells::one(index),
                    4 if land.wild.len() < MOST_WILD.into() => land.wild |= Cells::one(index),
                    _ => {}
                }
            }
            let wild: Vec<u8> = land.wild.iter().collect();
            let areas_of = |cells: Cells| areas(&land, cells, size, 0);
            prop_assert_eq!(best_colours(&land, areas_of), by_trying(land.plots, &wild, &areas_of));
            let parts = |cells: Cells| land.grid.areas(cells).map(|area| area.len() / u32::from(size)).sum::<u32>();
            prop_assert_eq!(best_colours(&land, parts), by_trying(land.plots, &wild, &parts));
        }
    }
}
