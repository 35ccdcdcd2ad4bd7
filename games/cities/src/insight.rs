use tetrapolis_game::{Game, Insight, Rng, Seat, below};

use crate::{Action, Cities, Phase, State};

/// How many decisions a rollout makes.
const HORIZON: u32 = 8;
/// How many actions a rollout compares.
const COMPARED: usize = 4;

impl Cities {
    /// How much of the game is left, from 1 to 0.
    fn rest(&self, state: &State) -> f32 {
        let round = state.taken().len() as f32 / f32::from(self.turns_a_round());
        1.0 - (f32::from(state.rounds) + round) / f32::from(self.rounds())
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
        self.score(state, party) as f32 + cards + rest * (0.5 * floors as f32 + 0.3 * free.max(0.0) + 0.25 * plots)
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
        let any = |rng: &mut R| actions[below(rng, actions.len() as u32) as usize];
        if self.is_quiet(state) || actions.len() == 1 {
            return any(rng);
        }
        let (mut best, mut chosen) = (f32::NEG_INFINITY, actions[0]);
        for _ in 0..COMPARED {
            let action = any(rng);
            let mut after = *state;
            self.play_unchecked(&mut after, seat, action);
            let value = self.worth(&after, seat.index());
            if value > best {
                (best, chosen) = (value, action);
            }
        }
        chosen
    }

    fn prior(&self, state: &State, seat: Seat, actions: &[Action], weights: &mut Vec<f32>) {
        weights.clear();
        if state.phase == Phase::Start {
            weights.resize(actions.len(), 1.0);
            return;
        }
        let value = |action: &Action| {
            let mut after = *state;
            self.play_unchecked(&mut after, seat, *action);
            let bonus = match after.phase {
                Phase::Place | Phase::Put | Phase::Reveal(_) => 1.5,
                Phase::Build => 0.9 * f32::from(after.hand.pieces.total()),
                _ => 0.0,
            };
            self.worth(&after, seat.index()) + if state.phase == Phase::Choose { bonus } else { 0.0 }
        };
        weights.extend(actions.iter().map(value));
        let best = weights.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        for weight in weights.iter_mut() {
            *weight = (0.6 * (*weight - best)).exp() + 0.01;
        }
    }

    fn is_open(&self, _state: &State) -> bool {
        true
    }
}
