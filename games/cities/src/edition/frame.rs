//! The frame of the house edition: what is true of its cards and tiles as a whole.

use tetrapolis_game::{EditionError, Message, Source};

use super::{Edition, Raw};
use crate::land::MOST_FLOORS;
use crate::tile::{LAND_TILES, Rotation};
use crate::{Area, Background, Beside, Buildings, Colour, Counted, Difference, Feature, Ground, Likeness};

/// A template of cards: its name in messages, how many cards there are of it, and which.
type Template = (&'static str, usize, fn(Counted) -> bool);

const CARDS: [Template; 14] = [
    ("balanced", 2, |counted| is_set(counted, Difference::Colours)),
    ("colour-2", 4, |counted| is_coloured(counted, (2, 2), None)),
    ("colour-high", 4, |counted| is_coloured(counted, (3, MOST_FLOORS), None)),
    ("colour-water", 4, |counted| is_coloured(counted, (1, MOST_FLOORS), Some(Beside::Water))),
    ("colour-park", 4, |counted| is_coloured(counted, (1, MOST_FLOORS), Some(Beside::Park))),
    ("height-1", 1, |counted| is_height(counted, 1)),
    ("height-2", 1, |counted| is_height(counted, 2)),
    ("height-3", 1, |counted| is_height(counted, 3)),
    ("height-4", 1, |counted| is_height(counted, 4)),
    ("heights", 2, |counted| is_set(counted, Difference::Heights)),
    ("pair", 2, |counted| {
        let (colours, heights) = (Likeness::Different, Likeness::Same);
        counted == Counted::Pairs { of: Buildings::ANY, colours, heights }
    }),
    ("park-area", 2, |counted| counted == Counted::Areas { of: Area::Park, size: 4, features: 0 }),
    ("water-area", 2, |counted| counted == Counted::Areas { of: Area::Water, size: 4, features: 0 }),
    ("features", 2, |counted| matches!(counted, Counted::Features { .. })),
];

/// The points of the first, second and third place of a milestone, around 7, 4 and 2.
const PLACES: [std::ops::RangeInclusive<u8>; 3] = [6..=8, 3..=5, 1..=3];

fn is_set(counted: Counted, wanted: Difference) -> bool {
    counted == Counted::Sets { of: Buildings::ANY, by: wanted }
}

/// Buildings of a height, of any colour; it may matter where they stand.
fn is_height(counted: Counted, height: u8) -> bool {
    match counted {
        Counted::Buildings { of } => {
            of == Buildings { least: height, most: height, beside: of.beside, ..Buildings::ANY }
        }
        _ => false,
    }
}

fn is_coloured(counted: Counted, (least, most): (u8, u8), beside: Option<Beside>) -> bool {
    match counted {
        Counted::Buildings { of } => of.colour.is_some() && of == Buildings { colour: of.colour, least, most, beside },
        _ => false,
    }
}

/// Checks an edition against the frame.
pub(super) fn check(source: Source<'_>, raw: &Raw, edition: &Edition) -> Result<(), EditionError> {
    check_cards(source, raw, edition)?;
    check_tiles(source, raw, edition)?;
    check_features(source, raw, edition)?;
    for (metropolis, raw) in edition.metropolises.iter().zip(in_order(raw)) {
        for (milestone, line) in metropolis.milestones.iter().zip(raw.milestones.get_ref()) {
            if !milestone.places.iter().zip(&PLACES).all(|(points, range)| range.contains(points)) {
                let message = Message::new("ci-frame-places").with("id", milestone.id.as_str());
                return Err(source.error_at(&line.id, message));
            }
        }
    }
    Ok(())
}

/// The metropolises as the text has them, in the order in which they were sorted.
fn in_order(raw: &Raw) -> Vec<&super::RawMetropolis> {
    let mut metropolises: Vec<_> = raw.metropolises.get_ref().iter().collect();
    metropolises.sort_by_key(|raw| crate::METROPOLISES.iter().position(|id| id == raw.id.get_ref()));
    metropolises
}

fn check_cards(source: Source<'_>, raw: &Raw, edition: &Edition) -> Result<(), EditionError> {
    for (template, wanted, fits) in CARDS {
        let found = edition.cards.iter().filter(|card| fits(card.counts)).count();
        source.check_count(&raw.cards, found, wanted, Message::new("ci-frame-cards").with("what", template))?;
    }
    // Red -> blue -> green -> yellow -> red maps the cards onto themselves.
    let copies =
        |wanted: (u8, Counted)| edition.cards.iter().filter(|card| (card.points, card.counts) == wanted).count();
    for (card, line) in edition.cards.iter().zip(raw.cards.get_ref()) {
        let (found, wanted) = (copies((card.points, image(card.counts))), copies((card.points, card.counts)));
        let message = Message::new("ci-frame-symmetry").with("id", card.id.as_str());
        source.check_count(&line.id, found, wanted, message)?;
    }
    Ok(())
}

fn next(colour: Colour) -> Colour {
    Colour::ALL[(colour.index() + 1) % 4]
}

fn image(counted: Counted) -> Counted {
    match counted {
        Counted::Buildings { of } => Counted::Buildings { of: Buildings { colour: of.colour.map(next), ..of } },
        other => other,
    }
}

fn check_tiles(source: Source<'_>, raw: &Raw, edition: &Edition) -> Result<(), EditionError> {
    let (land, starting) = edition.tiles.split_at(LAND_TILES);
    let cells = |wanted: Ground| land.iter().flat_map(|tile| tile.cells).filter(|ground| *ground == wanted).count();
    for colour in Colour::ALL {
        source.check_count(
            &raw.tiles,
            cells(Ground::Plot(colour)),
            16,
            Message::new("ci-frame-tiles").with("what", colour.name()),
        )?;
    }
    source.check_count(&raw.tiles, cells(Ground::Park), 32, Message::new("ci-frame-tiles").with("what", "park"))?;
    source.check_count(&raw.tiles, cells(Ground::Water), 32, Message::new("ci-frame-tiles").with("what", "water"))?;
    for (tile, line) in land.iter().zip(raw.tiles.get_ref()) {
        if tile.cells.iter().all(|ground| *ground == tile.cells[0]) {
            return Err(source.error_at(&line.id, Message::new("ci-frame-tile-plain").with("id", tile.id.as_str())));
        }
    }
    // As with the cards, exchanging the colours makes no difference.
    let copies = |wanted: [Ground; 4]| land.iter().filter(|tile| same_tile(tile.cells, wanted)).count();
    for (tile, line) in land.iter().zip(raw.tiles.get_ref()) {
        let image = tile.cells.map(|ground| match ground {
            Ground::Plot(colour) => Ground::Plot(next(colour)),
            Ground::Park | Ground::Water => ground,
        });
        let (found, wanted) = (copies(image), copies(tile.cells));
        let message = Message::new("ci-frame-symmetry").with("id", tile.id.as_str());
        source.check_count(&line.id, found, wanted, message)?;
    }
    let colours_of = |cells: [Ground; 4]| Colour::ALL.map(|colour| cells.contains(&Ground::Plot(colour)));
    for (tile, line) in starting.iter().zip(raw.starts.get_ref()) {
        let count = |wanted: Ground| tile.cells.iter().filter(|ground| **ground == wanted).count();
        let plots = colours_of(tile.cells).into_iter().filter(|has| *has).count();
        if (count(Ground::Park), count(Ground::Water), plots) != (1, 1, 2) {
            return Err(source.error_at(&line.id, Message::new("ci-frame-start").with("id", tile.id.as_str())));
        }
    }
    for colour in Colour::ALL {
        let found = starting.iter().filter(|tile| tile.cells.contains(&Ground::Plot(colour))).count();
        source.check_count(&raw.starts, found, 2, Message::new("ci-frame-starts").with("what", colour.name()))?;
    }
    Ok(())
}

fn same_tile(one: [Ground; 4], other: [Ground; 4]) -> bool {
    Rotation::ALL.into_iter().any(|rotation| rotation.turn(one) == other)
}

fn check_features(source: Source<'_>, raw: &Raw, edition: &Edition) -> Result<(), EditionError> {
    let all = |wanted: &dyn Fn(&Feature) -> bool| {
        let tiles = edition.features.iter().filter(|feature| wanted(feature)).map(|feature| usize::from(feature.count));
        tiles.sum::<usize>()
    };
    let found_and_wanted = [
        ("park", all(&|feature| feature.on == Background::Park), 20),
        ("water", all(&|feature| feature.on == Background::Water), 20),
        ("statue", all(&|feature| feature.on == Background::Plot && !feature.wild), 4),
        ("wild", all(&|feature| feature.wild), 4),
        ("five", edition.features.iter().filter(|feature| feature.count == 5).count(), 8),
    ];
    for (what, found, wanted) in found_and_wanted {
        source.check_count(&raw.features, found, wanted, Message::new("ci-frame-features").with("what", what))?;
    }
    Ok(())
}
