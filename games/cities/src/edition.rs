mod frame;
mod line;

use std::collections::HashSet;

use serde::Deserialize;
use tetrapolis_game::{EditionError, EditionId, Message, Source, Spanned, fingerprint};

use self::line::RawLine;
use crate::card::{CARDS, MILESTONES};
use crate::feature::{FEATURES, MOST_KINDS};
use crate::tile::{LAND_TILES, STARTING_TILES};
use crate::{Background, Card, Feature, Ground, METROPOLISES, Metropolis, Tile};

/// The edition of this project. It stands in for what is printed on the cards and tiles of the box; see
/// `editions/cities/`.
pub const BUILTIN_EDITION: &str = include_str!("../edition.toml");

/// The most copies of the wild plot. Each may be of any colour, so each makes counting take four times as long.
pub(crate) const MOST_WILD: u8 = 5;
/// The fewest kinds of features in parks, and in water (CI-1.2).
const FEWEST_KINDS: usize = 4;

/// The cards, tiles, features and metropolises, checked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Edition {
    id: EditionId,
    cards: Vec<Card>,
    tiles: Vec<Tile>,
    features: Vec<Feature>,
    metropolises: Vec<Metropolis>,
}

impl Edition {
    /// Reads and checks an edition. One with `house = true` is also checked against the frame of the house edition.
    ///
    /// # Errors
    /// The line that is wrong, and why. Nothing is loaded then.
    pub fn read(source: Source<'_>) -> Result<Edition, EditionError> {
        let raw: Raw = source.parse()?;
        source.check_header("cities", &raw.game, &raw.name)?;
        let mut ids = HashSet::new();
        let cards =
            raw.cards.get_ref().iter().map(|line| line.card(source, &mut ids)).collect::<Result<Vec<_>, _>>()?;
        source.check_count(&raw.cards, cards.len(), CARDS, wrong_number("cards"))?;
        let mut tiles = read_tiles(source, raw.tiles.get_ref(), &mut ids)?;
        source.check_count(&raw.tiles, tiles.len(), LAND_TILES, wrong_number("tiles"))?;
        let starts = read_tiles(source, raw.starts.get_ref(), &mut ids)?;
        source.check_count(&raw.starts, starts.len(), STARTING_TILES, wrong_number("starts"))?;
        tiles.extend(starts);
        let features = read_features(source, &raw.features, &mut ids)?;
        let metropolises = read_metropolises(source, &raw.metropolises, &mut ids)?;
        let facts = (&raw_facts(&cards), &tiles, &features_facts(&features), &metropolis_facts(&metropolises));
        let id = EditionId { name: raw.name.get_ref().clone(), hash: fingerprint(&facts) };
        let edition = Edition { id, cards, tiles, features, metropolises };
        if raw.house {
            frame::check(source, &raw, &edition)?;
        }
        Ok(edition)
    }

    /// The built-in edition.
    pub fn builtin() -> Edition {
        let source = Source { file: "editions/cities/house.toml", text: BUILTIN_EDITION };
        Edition::read(source).expect("the built-in edition is checked by a test")
    }

    /// The name and hash.
    pub fn id(&self) -> &EditionId {
        &self.id
    }

    /// The 32 scoring cards.
    pub fn cards(&self) -> &[Card] {
        &self.cards
    }

    /// The 32 land tiles, then the 4 starting tiles.
    pub fn tiles(&self) -> &[Tile] {
        &self.tiles
    }

    /// The kinds of features.
    pub fn features(&self) -> &[Feature] {
        &self.features
    }

    /// The 8 metropolises, in the order of [`METROPOLISES`].
    pub fn metropolises(&self) -> &[Metropolis] {
        &self.metropolises
    }
}

/// What matters for play about the cards; names do not.
fn raw_facts(cards: &[Card]) -> Vec<(&str, u8, crate::Counted)> {
    cards.iter().map(|card| (card.id.as_str(), card.points, card.counts)).collect()
}

fn features_facts(features: &[Feature]) -> Vec<(&str, Background, bool, u8)> {
    features.iter().map(|feature| (feature.id.as_str(), feature.on, feature.wild, feature.count)).collect()
}

fn metropolis_facts(metropolises: &[Metropolis]) -> Vec<[(crate::Counted, u8, [u8; 3]); MILESTONES]> {
    let facts = |metropolis: &Metropolis| {
        metropolis.milestones.each_ref().map(|milestone| (milestone.counts, milestone.at_least, milestone.places))
    };
    metropolises.iter().map(facts).collect()
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Raw {
    game: Spanned<String>,
    name: Spanned<String>,
    /// Whether the file must keep to the frame of the house edition.
    #[serde(default)]
    house: bool,
    cards: Spanned<Vec<RawLine>>,
    tiles: Spanned<Vec<RawTile>>,
    starts: Spanned<Vec<RawTile>>,
    features: Spanned<Vec<RawFeature>>,
    metropolises: Spanned<Vec<RawMetropolis>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawTile {
    id: Spanned<String>,
    cells: Spanned<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawFeature {
    id: Spanned<String>,
    name: Spanned<String>,
    on: Spanned<Background>,
    #[serde(default)]
    wild: bool,
    count: Spanned<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawMetropolis {
    id: Spanned<String>,
    name: Spanned<String>,
    milestones: Spanned<Vec<RawLine>>,
}

fn read_tiles(source: Source<'_>, raw: &[RawTile], ids: &mut HashSet<String>) -> Result<Vec<Tile>, EditionError> {
    let read = |raw: &RawTile| {
        let id = source.read_id(&raw.id, ids)?;
        let mut cells = Vec::new();
        for word in raw.cells.get_ref().split_whitespace().filter(|word| *word != "/") {
            let ground = word.parse::<Ground>();
            let message = || Message::new("ci-edition-ground").with("word", word);
            cells.push(ground.map_err(|_| source.error_at(&raw.cells, message()))?);
        }
        let found = cells.len();
        let cells = cells
            .try_into()
            .map_err(|_| source.error_at(&raw.cells, Message::new("ci-edition-cells").with("found", found)))?;
        Ok(Tile { id: id.into(), cells })
    };
    raw.iter().map(read).collect()
}

fn read_features(
    source: Source<'_>,
    raw: &Spanned<Vec<RawFeature>>,
    ids: &mut HashSet<String>,
) -> Result<Vec<Feature>, EditionError> {
    let mut features = Vec::new();
    for raw in raw.get_ref() {
        let id = source.read_id(&raw.id, ids)?;
        let name = source.read_name(&raw.name)?;
        let on = *raw.on.get_ref();
        if raw.wild && on != Background::Plot {
            return Err(source.error_at(&raw.on, Message::new("ci-edition-wild")));
        }
        let most = if raw.wild { MOST_WILD } else { FEATURES as u8 };
        let count = source.read_number(&raw.count, "count", 1..=most)?;
        features.push(Feature { id: id.into(), name: name.into(), on, wild: raw.wild, count });
    }
    let count = features.iter().map(|feature| usize::from(feature.count)).sum();
    source.check_count(raw, count, FEATURES, wrong_number("features"))?;
    if features.len() > MOST_KINDS {
        let message = Message::new("ci-edition-kinds").with("found", features.len()).with("most", MOST_KINDS);
        return Err(source.error_at(raw, message));
    }
    if features.iter().filter(|feature| feature.wild).count() > 1 {
        return Err(source.error_at(raw, Message::new("ci-edition-wilds")));
    }
    for (on, name) in [(Background::Park, "park"), (Background::Water, "water")] {
        let kinds = features.iter().filter(|feature| feature.on == on).count();
        if kinds < FEWEST_KINDS {
            let message = Message::new("ci-edition-few-kinds").with("on", name).with("found", kinds);
            return Err(source.error_at(raw, message.with("least", FEWEST_KINDS)));
        }
    }
    Ok(features)
}

fn read_metropolises(
    source: Source<'_>,
    raw: &Spanned<Vec<RawMetropolis>>,
    ids: &mut HashSet<String>,
) -> Result<Vec<Metropolis>, EditionError> {
    let mut metropolises = Vec::new();
    for raw in raw.get_ref() {
        let id = source.read_id(&raw.id, ids)?;
        if !METROPOLISES.contains(&id.as_str()) {
            return Err(source.error_at(&raw.id, Message::new("ci-edition-metropolis").with("id", id)));
        }
        let name = source.read_name(&raw.name)?;
        let lines = raw.milestones.get_ref().iter();
        let milestones = lines.map(|line| line.milestone(source, ids)).collect::<Result<Vec<_>, _>>()?;
        source.check_count(&raw.milestones, milestones.len(), MILESTONES, wrong_number("milestones"))?;
        let milestones = milestones.try_into().expect("three milestones were counted");
        metropolises.push(Metropolis { id: id.into(), name: name.into(), milestones });
    }
    source.check_count(raw, metropolises.len(), METROPOLISES.len(), wrong_number("metropolises"))?;
    metropolises.sort_by_key(|metropolis| METROPOLISES.iter().position(|id| *id == metropolis.id));
    Ok(metropolises)
}

/// There are too few or too many of something (CI-1).
fn wrong_number(what: &'static str) -> Message {
    Message::new("ci-edition-count").with("what", what)
}
