use smol_str::format_smolstr;
use tetrapolis_game::{Arg, Message};

use crate::land::MOST_FLOORS;
use crate::{
    Area, Beside, Buildings, Card, Cities, Colour, Counted, Difference, Feature, FeatureKind, FeaturePlace, Ground,
    Likeness, Metropolis, Milestone, Pieces, Slot, TileIndex,
};

impl Cities {
    pub(crate) fn kind_name(&self, kind: FeatureKind) -> Arg {
        feature_name(&self.edition.features()[kind.index()])
    }

    /// A tile in words: its cells, row by row.
    pub(crate) fn tile_words(&self, tile: TileIndex) -> Message {
        let tile = &self.edition.tiles()[tile.index()];
        let cells = tile.cells.map(|ground| Arg::Message(ground_name(ground)));
        let [a, b, c, d] = cells;
        Message::new("ci-tile").with("a", a).with("b", b).with("c", c).with("d", d)
    }
}

/// Pieces in words.
pub(crate) fn pieces_words(pieces: Pieces) -> Vec<Arg> {
    let of_colour = |(colour, count)| {
        Arg::Message(Message::new("ci-pieces").with("count", count).with("colour", colour_name(colour)))
    };
    pieces.iter().map(of_colour).collect()
}

/// A colour in words.
pub(crate) fn colour_name(colour: Colour) -> Message {
    Message::new(match colour {
        Colour::Red => "ci-red",
        Colour::Blue => "ci-blue",
        Colour::Green => "ci-green",
        Colour::Yellow => "ci-yellow",
    })
}

pub(crate) fn ground_name(ground: Ground) -> Message {
    match ground {
        Ground::Plot(colour) => colour_name(colour),
        Ground::Park => Message::new("ci-park"),
        Ground::Water => Message::new("ci-water"),
    }
}

/// A slot of the display in words.
pub(crate) fn slot_words(slot: Slot) -> Message {
    Message::new("ci-slot").with("row", slot.row().name()).with("number", slot.column() + 1)
}

/// The name of a feature.
pub(crate) fn feature_name(feature: &Feature) -> Arg {
    Arg::Name { name: format_smolstr!("ci-feature-{}", feature.id), text: feature.name.clone() }
}

/// The name of a milestone.
pub(crate) fn milestone_name(milestone: &Milestone) -> Arg {
    Arg::Name { name: format_smolstr!("ci-milestone-{}", milestone.id), text: milestone.name.clone() }
}

pub(crate) fn metropolis_name(metropolis: &Metropolis) -> Arg {
    Arg::Name { name: format_smolstr!("ci-metropolis-{}", metropolis.id), text: metropolis.name.clone() }
}

/// The name of a scoring card.
pub(crate) fn card_name(card: &Card) -> Arg {
    Arg::Name { name: format_smolstr!("ci-card-{}", card.id), text: card.name.clone() }
}

/// A scoring card in words: its name, and what it gives points for.
pub fn card_words(card: &Card) -> Message {
    let message = Message::new("ci-card").with("name", card_name(card)).with("points", card.points);
    message.with("what", counted_words(card.counts, 0))
}

/// What a scoring card gives points for.
pub(crate) fn card_counts(card: &Card) -> Message {
    let message = Message::new("ci-about-card-counts").with("points", card.points);
    message.with("what", counted_words(card.counts, 0))
}

/// A milestone in words: its name, and what it asks for.
pub fn milestone_words(milestone: &Milestone) -> Message {
    let message = Message::new("ci-milestone").with("name", milestone_name(milestone));
    message.with("what", counted_words(milestone.counts, milestone.at_least))
}

/// What is counted, in words: this many of it, or each one if the number is 0.
pub(crate) fn counted_words(counted: Counted, number: u8) -> Message {
    let message = |key| Message::new(key).with("number", number);
    match counted {
        Counted::Buildings { of } => {
            let buildings = message(match of.colour {
                None => "ci-count-buildings",
                Some(Colour::Red) => "ci-count-buildings-red",
                Some(Colour::Blue) => "ci-count-buildings-blue",
                Some(Colour::Green) => "ci-count-buildings-green",
                Some(Colour::Yellow) => "ci-count-buildings-yellow",
            });
            narrowed(buildings, Buildings { colour: None, ..of })
        }
        Counted::Sets { of, by } => {
            let sets = message(match by {
                Difference::Colours => "ci-count-sets-colours",
                Difference::Heights => "ci-count-sets-heights",
                Difference::Both => "ci-count-sets-both",
            });
            narrowed(sets, of)
        }
        Counted::Pairs { of, colours, heights } => {
            let colours = match colours {
                Likeness::Any => None,
                Likeness::Same => Some(Message::new("ci-same-colours")),
                Likeness::Different => Some(Message::new("ci-different-colours")),
            };
            let heights = match heights {
                Likeness::Any => None,
                Likeness::Same => Some(Message::new("ci-same-heights")),
                Likeness::Different => Some(Message::new("ci-different-heights")),
            };
            let likeness = match (colours, heights) {
                (Some(colours), Some(heights)) => {
                    Some(Message::new("ci-both").with("first", colours).with("second", heights))
                }
                (colours, heights) => colours.or(heights),
            };
            with_limits(message("ci-count-pairs"), likeness.map(Arg::from).into_iter().chain(limits(of)).collect())
        }
        Counted::Areas { of, size, features } => {
            let areas = message(match of {
                Area::Park => "ci-count-areas-park",
                Area::Water => "ci-count-areas-water",
                Area::Plots => "ci-count-areas-plots",
            });
            let enough = Message::new("ci-with-features").with("count", features);
            with_limits(areas.with("size", size), (features > 0).then_some(enough.into()).into_iter().collect())
        }
        Counted::Blocks { of, size } => narrowed(message("ci-count-blocks").with("size", size), of),
        Counted::Uniform { size } => message("ci-count-uniform").with("size", size),
        Counted::Plots { colour, empty } => {
            let mut of_plot: Vec<Arg> = colour.map(|colour| of_colour(colour).into()).into_iter().collect();
            if empty {
                of_plot.push(Message::new("ci-without-building").into());
            }
            with_limits(message("ci-count-plots"), of_plot)
        }
        Counted::Features { on, different } => {
            let features = message(match on {
                FeaturePlace::Park => "ci-count-features-park",
                FeaturePlace::Water => "ci-count-features-water",
                FeaturePlace::ParkOrWater => "ci-count-features",
                FeaturePlace::Statue => "ci-count-statues",
            });
            let kinds = different.then(|| message("ci-different-kinds").into());
            with_limits(features, kinds.into_iter().collect())
        }
    }
}

fn narrowed(what: Message, of: Buildings) -> Message {
    with_limits(what, limits(of))
}

fn with_limits(what: Message, limits: Vec<Arg>) -> Message {
    let one_by_one = |first, second| Message::new("ci-limits").with("first", first).with("second", second).into();
    match limits.into_iter().reduce(one_by_one) {
        Some(limits) => Message::new("ci-count-only").with("what", what).with("limits", limits),
        None => what,
    }
}

fn of_colour(colour: Colour) -> Message {
    Message::new("ci-of-colour").with("colour", colour_name(colour))
}

/// The conditions that the buildings must meet.
fn limits(of: Buildings) -> Vec<Arg> {
    let mut limits: Vec<Arg> = of.colour.map(|colour| of_colour(colour).into()).into_iter().collect();
    if of.least == of.most {
        limits.push(Message::new("ci-height-exactly").with("floors", of.least).into());
    } else if of.least > 1 && of.most == MOST_FLOORS {
        limits.push(Message::new("ci-height-least").with("floors", of.least).into());
    } else if of.most < MOST_FLOORS {
        limits.push(Message::new("ci-height-between").with("least", of.least).with("most", of.most).into());
    }
    if let Some(beside) = of.beside {
        let key = match beside {
            Beside::Park => "ci-beside-park",
            Beside::Water => "ci-beside-water",
            Beside::Statue => "ci-beside-statue",
        };
        limits.push(Message::new(key).into());
    }
    limits
}
