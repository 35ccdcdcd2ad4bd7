use tetrapolis_game::{Game, Insight, Rng, Seat, below};

use crate::score::land_points;
use crate::{Action, Cities, Land, Phase, Row, Slot, State};

/// How many slots a round has.
const SLOTS: usize = 16;
/// How many decisions a rollout makes.
const HORIZON: u32 = 40;
/// How much a rollout leaves to luck, in points.
const LUCK: f32 = 1.0;
/// How much more often an action is tried that brings a point more, as the exponent of e.
const SHARPNESS: f32 = 0.6;
/// What a tile, a feature and a piece bring when they are well placed.
const TILE: f32 = 2.5;
const FEATURE: f32 = 1.3;
const PIECE: f32 = 1.2;
/// What something brings that nobody has seen.
const HIDDEN: f32 = 2.0;

impl Cities {
    /// How much of the game is left, from 1 to 0.
    fn rest(&self, state: &State) -> f32 {
        let round = state.taken().len() as f32 / f32::from(self.turns_a_round());
        (1.0 - (f32::from(state.rounds) + round) / f32::from(self.rounds())).max(0.0)
    }

    /// What a card is worth in the end with a district like this.
    fn card_value(&self, card: usize, land: &Land, rest: f32) -> f32 {
        let worth = self.edition.cards()[card].worth(land) as f32;
        worth + rest * (1.2 + 0.7 * worth)
    }

    /// The points that a party can expect with its district like this, be it only for this turn.
    fn prospect(&self, state: &State, party: usize, land: &Land) -> f32 {
        let rest = self.rest(state);
        let cards: f32 = state.players[party].cards.iter().map(|card| self.card_value(card.into(), land, rest)).sum();
        let floors: u32 = land.floors.iter().map(|floor| floor.len()).sum();
        let free = (land.park | land.water).len() as f32 - land.featured().len() as f32;
        let plots = land.all_plots().len() as f32;
        (self.milestones(state, party, land) + land_points(land)) as f32
            + cards
            + rest * (0.5 * floors as f32 + 0.3 * free.max(0.0) + 0.25 * plots)
    }

    /// The points of the milestones that a party has taken, or will have taken when its turn ends like this (CI-5.1).
    fn milestones(&self, state: &State, party: usize, land: &Land) -> i32 {
        let Some(metropolis) = state.metropolis else { return 0 };
        let milestones = &self.edition.metropolises()[metropolis.index()].milestones;
        let points = milestones.iter().zip(&state.rings).filter_map(|(milestone, rings)| {
            let taken = rings.iter().position(|ring| ring.is_some_and(|seat| seat.index() == party));
            let place = taken.or_else(|| {
                let free = self.open_places().iter().copied().find(|place| rings[*place].is_none());
                free.filter(|_| milestone.is_met(land))
            });
            Some(i32::from(milestone.places[place?]))
        });
        points.sum()
    }

    /// What a slot brings, about.
    fn slot_value(&self, state: &State, seat: Seat, slot: Slot) -> f32 {
        let column = slot.column();
        match slot.row() {
            Row::Card => match state.display.cards.get(column).copied().flatten() {
                Some(card) => {
                    let land = &state.players[seat.index()].district.land;
                    self.card_value(card.index(), land, self.rest(state))
                }
                None => HIDDEN,
            },
            Row::Tile if column < state.display.tiles.len() => TILE,
            Row::Feature if column < 3 => {
                if column == 0 {
                    2.0 * FEATURE
                } else {
                    FEATURE
                }
            }
            Row::Piece if column < state.display.pieces.len() => {
                PIECE * f32::from(state.display.pieces[column].total())
            }
            Row::Tile | Row::Feature | Row::Piece => HIDDEN,
        }
    }

    /// How much more each slot brings than the others of its row, for one of each row will be taken anyway (CI-4.3).
    fn slot_values(&self, state: &State, seat: Seat, actions: &[Action]) -> [f32; SLOTS] {
        let mut values = [0.0; SLOTS];
        if state.phase != Phase::Choose {
            return values;
        }
        let mut rows = [(0.0, 0.0); Row::ALL.len()];
        for action in actions {
            if let Action::Take(slot) = *action {
                let value = self.slot_value(state, seat, slot);
                let (sum, count) = &mut rows[slot.row() as usize];
                (*sum, *count) = (*sum + value, *count + 1.0);
                values[usize::from(slot.0)] = value;
            }
        }
        for slot in Slot::all() {
            let (sum, count) = rows[slot.row() as usize];
            values[usize::from(slot.0)] -= if count > 0.0 { sum / count } else { 0.0 };
        }
        values
    }

    /// What an action brings, about, in points.
    fn action_value(&self, state: &State, seat: Seat, action: Action, slots: &[f32; SLOTS]) -> f32 {
        let mut district = state.players[seat.index()].district;
        match action {
            Action::Start(_) => return 0.0,
            Action::Take(slot) => return slots[usize::from(slot.0)],
            Action::Place(cell, rotation) => {
                let tile = state.hand.tile.expect("a tile was taken");
                district.place(cell, tile, rotation, self.tile(tile).turned[usize::from(rotation.quarters())]);
            }
            Action::Put(kind, cell) => {
                let facts = self.kind(kind);
                let index = district.index(cell).expect("a cell of the district");
                district.land.put(index, kind, facts.on, facts.wild);
            }
            Action::Build(colour, cell) => {
                let index = district.index(cell).expect("a cell of the district");
                district.land.build(index, colour);
            }
            Action::Discard(_) => {}
        }
        self.prospect(state, seat.index(), &district.land)
    }
}

impl Insight for Cities {
    fn worth(&self, state: &State, party: usize) -> f32 {
        self.prospect(state, party, &state.players[party].district.land)
    }

    fn doubt(&self, state: &State) -> f32 {
        1.5 + 7.0 * self.rest(state).sqrt()
    }

    fn is_quiet(&self, state: &State) -> bool {
        !matches!(state.phase, Phase::Place | Phase::Put | Phase::Build)
    }

    fn horizon(&self) -> u32 {
        HORIZON
    }

    fn rollout<R: Rng + ?Sized>(&self, state: &State, seat: Seat, actions: &mut Vec<Action>, rng: &mut R) -> Action {
        self.legal_actions(state, seat, actions);
        if let [only] = actions[..] {
            return only;
        }
        let slots = self.slot_values(state, seat, actions);
        let (mut best, mut chosen) = (f32::NEG_INFINITY, actions[0]);
        for action in actions.iter() {
            let luck = below(rng, 256) as f32 / 256.0;
            let value = self.action_value(state, seat, *action, &slots) + LUCK * luck;
            if value > best {
                (best, chosen) = (value, *action);
            }
        }
        chosen
    }

    fn prior(&self, state: &State, seat: Seat, actions: &[Action], weights: &mut Vec<f32>) {
        let slots = self.slot_values(state, seat, actions);
        weights.clear();
        weights.extend(actions.iter().map(|action| self.action_value(state, seat, *action, &slots)));
        let best = weights.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        for weight in weights.iter_mut() {
            *weight = (SHARPNESS * (*weight - best)).exp() + 0.01;
        }
    }

    fn is_open(&self, _state: &State) -> bool {
        true
    }
}
