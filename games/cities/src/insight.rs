use tetrapolis_game::{Game, Insight, Rng, Seat, below};

use crate::card::PLACES;
use crate::{Action, Cities, Milestone, Phase, Row, Slot, State};

/// How many slots a round has.
const SLOTS: usize = 16;
/// How many decisions a rollout makes: about a round.
const HORIZON: u32 = 16;
/// How much a rollout leaves to luck, in points.
const LUCK: f32 = 1.0;
/// How much more often an action is tried that brings a point more, as the exponent of e.
const SHARPNESS: f32 = 0.6;
/// What a tile, a feature and a piece bring when they are well placed.
const TILE: f32 = 2.5;
const FEATURE: f32 = 1.3;
const PIECE: f32 = 1.2;
/// How much of a milestone's points is reckoned with when it is almost reached.
const HOPE: f32 = 0.6;
/// What something brings that nobody has seen.
const HIDDEN: f32 = 2.0;

impl Cities {
    /// How much of the game is left, from 1 to 0.
    fn rest(&self, state: &State) -> f32 {
        let round = state.taken().len() as f32 / f32::from(self.turns_a_round());
        1.0 - (f32::from(state.rounds) + round) / f32::from(self.rounds())
    }

    /// What the milestones can be expected to bring that a player has not reached.
    fn hopes(&self, state: &State, party: usize, rest: f32) -> f32 {
        let Some(metropolis) = state.metropolis else { return 0.0 };
        let land = &state.players[party].district.land;
        let milestones = &self.edition.metropolises()[metropolis.index()].milestones;
        let hope = |(milestone, rings): (&Milestone, &[Option<Seat>; PLACES])| {
            if rings.contains(&Some(Seat(party as u8))) {
                return 0.0;
            }
            let free = self.open_places().iter().find(|place| rings[**place].is_none());
            let points = free.map_or(0, |place| milestone.places[*place]);
            let progress = if points > 0 { milestone.counts.progress(land, milestone.at_least) } else { 0.0 };
            HOPE * f32::from(points) * progress * progress
        };
        rest.sqrt() * milestones.iter().zip(&state.rings).map(hope).sum::<f32>()
    }

    /// What can be expected after an action.
    fn after(&self, state: &State, seat: Seat, action: Action) -> f32 {
        let mut after = *state;
        self.play_unchecked(&mut after, seat, action);
        let to_come = match after.phase {
            Phase::Place => TILE,
            Phase::Put => FEATURE * after.hand.features.iter().flatten().count() as f32,
            Phase::Build => PIECE * f32::from(after.hand.pieces.total()),
            Phase::Reveal(_) => HIDDEN,
            _ => 0.0,
        };
        self.worth(&after, seat.index()) + to_come
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
                let value = self.after(state, seat, *action);
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
        match action {
            Action::Start(_) => 0.0,
            Action::Take(slot) => slots[usize::from(slot.0)],
            Action::Place(..) | Action::Put(..) | Action::Build(..) | Action::Discard(_) => {
                self.after(state, seat, action)
            }
        }
    }
}

impl Insight for Cities {
    fn worth(&self, state: &State, party: usize) -> f32 {
        let rest = self.rest(state).max(0.0);
        let player = &state.players[party];
        let land = &player.district.land;
        let cards: f32 = player
            .cards
            .iter()
            .map(|card| {
                let card = &self.edition.cards()[usize::from(card)];
                rest * (1.2 + 0.7 * card.worth(land) as f32)
            })
            .sum();
        let floors: u32 = land.floors.iter().map(|floor| floor.len()).sum();
        let free = (land.park | land.water).len() as f32 - land.featured().len() as f32;
        let plots = land.all_plots().len() as f32;
        let hopes = self.hopes(state, party, rest);
        self.score(state, party) as f32
            + cards
            + hopes
            + rest * (0.5 * floors as f32 + 0.3 * free.max(0.0) + 0.25 * plots)
    }

    fn doubt(&self, state: &State) -> f32 {
        1.5 + 7.0 * self.rest(state).max(0.0).sqrt()
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
