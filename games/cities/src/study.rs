use tetrapolis_game::{Deed, Message, ScoreLine, Seat, Study, Thing};

use crate::card::{CARDS, MILESTONES};
use crate::state::Display;
use crate::words::{card_name, colour_name, feature_name, milestone_name};
use crate::{Action, Cities, Colour, FeatureKind, Row, Slot, State, TileIndex, rule};

impl Cities {
    fn tile_thing(tile: TileIndex) -> usize {
        CARDS + tile.index()
    }

    fn feature_thing(&self, kind: FeatureKind) -> usize {
        CARDS + self.tiles.len() + kind.index()
    }

    fn milestone_thing(&self, metropolis: usize, milestone: usize) -> usize {
        CARDS + self.tiles.len() + self.edition.features().len() + metropolis * MILESTONES + milestone
    }

    fn colour_thing(&self, colour: Colour) -> usize {
        self.milestone_thing(self.edition.metropolises().len(), 0) + colour.index()
    }

    /// What is open in a slot.
    fn open_things(&self, state: &State, slot: Slot, found: &mut dyn FnMut(usize, Deed)) {
        let display = &state.display;
        let column = slot.column();
        match slot.row() {
            Row::Card => {
                if let Some(card) = display.cards.get(column).copied().flatten() {
                    found(card.index(), Deed::Takes);
                }
            }
            Row::Tile => {
                if let Some(tile) = display.tiles.get(column).copied().flatten() {
                    found(Self::tile_thing(tile), Deed::Takes);
                }
            }
            Row::Feature => {
                for kind in display.features[Display::features_of(column)].iter().flatten() {
                    found(self.feature_thing(*kind), Deed::Takes);
                }
            }
            Row::Piece => {
                for (colour, _) in display.pieces.get(column).copied().unwrap_or_default().iter() {
                    found(self.colour_thing(colour), Deed::Takes);
                }
            }
        }
    }
}

/// Scoring cards, tiles, features, milestones and the colours of the pieces.
impl Study for Cities {
    fn things(&self) -> Vec<Thing> {
        let thing = |sort: &Message, id: &str, name| {
            let for_points = matches!(sort.key, "ci-study-card" | "ci-study-milestone");
            Thing { sort: sort.clone(), id: id.to_owned(), name, price: None, for_points }
        };
        let [card, tile, feature, milestone, colour] =
            ["ci-study-card", "ci-study-tile", "ci-study-feature", "ci-study-milestone", "ci-study-colour"]
                .map(Message::new);
        let edition = &self.edition;
        let cards = edition.cards().iter().map(|one| thing(&card, &one.id, card_name(one)));
        let tiles = edition.tiles().iter().map(|one| thing(&tile, &one.id, one.id.as_str().into()));
        let features = edition.features().iter().map(|one| thing(&feature, &one.id, feature_name(one)));
        let milestones = edition.metropolises().iter().flat_map(|metropolis| &metropolis.milestones);
        let milestones = milestones.map(|one| thing(&milestone, &one.id, milestone_name(one)));
        let colours = Colour::ALL.into_iter().map(|one| thing(&colour, &one.to_string(), colour_name(one).into()));
        cards.chain(tiles).chain(features).chain(milestones).chain(colours).collect()
    }

    fn deeds(&self, state: &State, _seat: Seat, action: Action, found: &mut dyn FnMut(usize, Deed)) {
        match action {
            Action::Start(tile) => found(Self::tile_thing(tile), Deed::Takes),
            Action::Take(slot) => self.open_things(state, slot, found),
            Action::Place(..) => {
                if let Some(tile) = state.hand.tile {
                    found(Self::tile_thing(tile), Deed::Uses);
                }
            }
            Action::Put(kind, _) => found(self.feature_thing(kind), Deed::Uses),
            Action::Build(colour, _) => found(self.colour_thing(colour), Deed::Uses),
            Action::Discard(colour) => found(self.colour_thing(colour), Deed::Approaches),
        }
    }

    fn holdings(&self, state: &State, party: usize, found: &mut dyn FnMut(usize, Option<i32>)) {
        let player = &state.players[party];
        for card in player.cards.iter() {
            found(card.index(), Some(self.card(card).worth(&player.district.land)));
        }
        let Some(metropolis) = state.metropolis else { return };
        let milestones = &self.edition.metropolises()[metropolis.index()].milestones;
        for (n, (milestone, rings)) in milestones.iter().zip(&state.rings).enumerate() {
            let place = rings.iter().position(|ring| ring.is_some_and(|seat| seat.index() == party));
            let points = place.map(|place| i32::from(milestone.places[place]));
            found(self.milestone_thing(metropolis.index(), n), points);
        }
    }

    fn beginner(&self, state: &State) -> Seat {
        state.star
    }

    fn rounds(&self, state: &State) -> Option<u32> {
        Some(u32::from((state.rounds + 1).min(self.rounds())))
    }

    fn category(&self, line: &ScoreLine) -> Message {
        Message::new(match (line.rule, line.what.key) {
            (rule::MILESTONE_POINTS, _) => "ci-study-milestones",
            (rule::STATUE_POINTS, _) => "ci-study-statues",
            (rule::AREA_POINTS, "ci-sheet-water") => "ci-study-water",
            (rule::AREA_POINTS, _) => "ci-study-parks",
            (_, _) => "ci-study-cards",
        })
    }
}
