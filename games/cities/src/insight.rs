use tetrapolis_game::{Insight, Rng, Seat, below, sharpen};
use tetrapolis_net::judge;

use crate::count::Change;
use crate::district::District;
use crate::outlook::{Outlook, Promise};
use crate::state::Display;
use crate::{Action, Cell, Cities, FeatureKind, Land, Phase, Rotation, Row, Slot, State, TileIndex};

/// How many slots a round has.
const SLOTS: usize = 16;
/// How many decisions a rollout makes.
const HORIZON: u32 = 40;
/// How many it makes before the network judges: the numbers of a position say little about where things are.
const LEARNED_HORIZON: u32 = 16;
/// Little, because many small choices add up.
const LENIENCY: f32 = 0.5;
/// How much a rollout leaves to luck, in points.
const LUCK: f32 = 1.0;
/// How much more often an action is tried if it brings one point more, as an exponent of e.
const SHARPNESS: f32 = 0.65;
/// What a card, a tile, a feature and a set of pieces bring if nobody has seen them.
const HIDDEN: [f32; Row::ALL.len()] = [2.0, 1.8, 1.9, 3.3];

impl Cities {
    /// The land with a tile placed.
    fn placed(&self, district: &District, tile: TileIndex, cell: Cell, rotation: Rotation) -> Land {
        let mut after = *district;
        after.place(cell, tile, rotation, self.tile(tile).turned[usize::from(rotation.quarters())]);
        after.land
    }

    /// The land with a feature on a cell.
    fn featured(&self, land: &Land, kind: FeatureKind, index: u8) -> Land {
        let (facts, mut after) = (self.kind(kind), *land);
        after.put(index, kind, facts.on, facts.wild);
        after
    }

    /// What a slot brings when its contents are used at once, each thing as well as possible.
    fn slot_value(&self, state: &State, slot: Slot, district: &District, outlook: &Outlook<'_>, now: f32) -> f32 {
        let (row, column) = (slot.row(), slot.column());
        let hidden = HIDDEN[row as usize];
        match row {
            Row::Card => {
                let Some(card) = state.display.cards.get(column).copied().flatten() else { return hidden };
                outlook.card(card, &district.land)
            }
            Row::Tile => {
                let Some(tile) = state.display.tiles.get(column).copied().flatten() else { return hidden };
                let rotations = &Rotation::ALL[..usize::from(self.tile(tile).rotations)];
                let lands = district.spots(self.limits).flat_map(|cell| {
                    rotations.iter().map(move |rotation| self.placed(district, tile, cell, *rotation))
                });
                outlook.best(&district.land, self.tile(tile).change(), lands).map_or(0.0, |(value, _)| value - now)
            }
            Row::Feature => {
                let (mut best, mut land) = (now, district.land);
                for kind in Display::features_of(column).filter_map(|place| state.display.features[place]) {
                    let on = self.kind(kind).on;
                    let lands = land.places_for(on).iter().map(|index| self.featured(&land, kind, index));
                    if let Some(put) = outlook.best(&land, Change::Feature(on), lands) {
                        (best, land) = put;
                    }
                }
                let unseen = if column == 3 { hidden } else { 0.0 }; // CI-3.7
                best - now + unseen
            }
            Row::Piece => {
                let Some(pieces) = state.display.pieces.get(column) else { return hidden };
                let (mut best, mut land) = (now, district.land);
                for (colour, count) in pieces.iter() {
                    for _ in 0..count {
                        let lands = land.sites_for(colour).iter().map(|index| land.built(index, colour));
                        // A piece need not be built (CI-4.9).
                        if let Some(built) = outlook.best(&land, Change::Piece, lands)
                            && built.0 > best
                        {
                            (best, land) = built;
                        }
                    }
                }
                best - now
            }
        }
    }

    /// Says about how many points each action brings.
    fn appraise(&self, state: &State, seat: Seat, actions: &[Action], mut tell: impl FnMut(Action, f32)) {
        match state.phase {
            Phase::Choose => self.appraise_slots(state, seat, actions, tell),
            Phase::Place | Phase::Put | Phase::Build => self.appraise_uses(state, seat, actions, tell),
            _ => actions.iter().for_each(|action| tell(*action, 0.0)),
        }
    }

    /// How much more each slot brings than the others of its row, for one of each row will be taken anyway (CI-4.3).
    fn appraise_slots(&self, state: &State, seat: Seat, actions: &[Action], mut tell: impl FnMut(Action, f32)) {
        let district = &state.players[seat.index()].district;
        let outlook = self.outlook(state, seat.index(), &Promise::POLICY);
        let now = outlook.value(&district.land);
        let (mut values, mut rows) = ([0.0; SLOTS], [(0.0, 0.0); Row::ALL.len()]);
        let slots =
            || actions.iter().filter_map(|action| if let Action::Take(slot) = action { Some(*slot) } else { None });
        for slot in slots() {
            let value = self.slot_value(state, slot, district, &outlook, now);
            let (sum, count) = &mut rows[slot.row() as usize];
            (*sum, *count) = (*sum + value, *count + 1.0);
            values[usize::from(slot.0)] = value;
        }
        for slot in slots() {
            let (sum, count) = rows[slot.row() as usize];
            tell(Action::Take(slot), values[usize::from(slot.0)] - sum / count);
        }
    }

    /// What the district promises after each way to place, put, build or discard what was taken.
    fn appraise_uses(&self, state: &State, seat: Seat, actions: &[Action], mut tell: impl FnMut(Action, f32)) {
        let district = &state.players[seat.index()].district;
        let land = &district.land;
        let index = |cell| district.index(cell).expect("a cell of the district");
        let outlook = self.outlook(state, seat.index(), &Promise::POLICY);
        let mut last = None;
        for action in actions {
            let (change, after) = match *action {
                Action::Place(cell, rotation) => {
                    let tile = state.hand.tile.expect("a tile was taken");
                    (self.tile(tile).change(), self.placed(district, tile, cell, rotation))
                }
                Action::Put(kind, cell) => {
                    (Change::Feature(self.kind(kind).on), self.featured(land, kind, index(cell)))
                }
                Action::Build(colour, cell) => (Change::Piece, land.built(index(cell), colour)),
                Action::Discard(_) | Action::Start(_) | Action::Take(_) => (Change::Piece, *land),
            };
            let settled = match last {
                Some((known, settled)) if known == change => settled,
                _ => outlook.settled(land, change),
            };
            last = Some((change, settled));
            tell(*action, settled.value(&after));
        }
    }
}

impl Insight for Cities {
    fn worth(&self, state: &State, party: usize) -> f32 {
        self.expect(state, party, &Promise::WORTH)
    }

    fn prospect(&self, state: &State, party: usize) -> f32 {
        self.expect(state, party, &Promise::PROSPECT)
    }

    fn judge(&self, state: &State, shares: &mut [f32]) -> bool {
        judge(self, state, shares)
    }

    fn doubt(&self, state: &State) -> f32 {
        (8.0 * self.rest(state).sqrt() - 0.3).max(0.5)
    }

    fn is_quiet(&self, state: &State) -> bool {
        !matches!(state.phase, Phase::Place | Phase::Put | Phase::Build)
    }

    fn horizon(&self) -> u32 {
        HORIZON
    }

    fn leniency(&self) -> f32 {
        LENIENCY
    }

    fn learned_horizon(&self) -> u32 {
        LEARNED_HORIZON
    }

    fn rollout<R: Rng + ?Sized>(&self, state: &State, seat: Seat, actions: &[Action], rng: &mut R) -> Action {
        let (mut best, mut chosen) = (f32::NEG_INFINITY, actions[0]);
        self.appraise(state, seat, actions, |action, value| {
            let value = value + LUCK * below(rng, 256) as f32 / 256.0;
            if value > best {
                (best, chosen) = (value, action);
            }
        });
        chosen
    }

    fn prior(&self, state: &State, seat: Seat, actions: &[Action], weights: &mut Vec<f32>) {
        weights.clear();
        self.appraise(state, seat, actions, |_, value| weights.push(value));
        sharpen(weights, SHARPNESS, 0.01);
    }
}

#[cfg(test)]
mod tests {
    use tetrapolis_game::{Game, Set};
    use tetrapolis_testkit::wander;

    use super::*;
    use crate::Edition;

    #[test]
    fn what_is_counted_once_is_the_same_in_all_districts_that_are_compared() {
        for game in [Cities::new(Edition::builtin(), 3), Cities::long(Edition::builtin())] {
            wander(&game, 10, 3, |state, seat, actions| {
                // Every card, so that whatever counts is counted.
                let mut rich = *state;
                rich.players[seat.index()].cards = Set::ALL;
                check_uses(&game, &rich, seat, actions);
            });
        }
    }

    fn check_uses(game: &Cities, state: &State, seat: Seat, actions: &[Action]) {
        if !matches!(state.phase, Phase::Place | Phase::Put | Phase::Build) {
            return;
        }
        let outlook = game.outlook(state, seat.index(), &Promise::POLICY);
        game.appraise(state, seat, actions, |action, value| {
            let mut after = *state;
            game.play_unchecked(&mut after, seat, action);
            let counted = outlook.value(&after.players[seat.index()].district.land);
            assert!((value - counted).abs() < 0.01, "{action:?} is worth {counted}, not {value}, in {state:?}");
        });
    }
}
