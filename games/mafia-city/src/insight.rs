use tetrapolis_game::{Game, Insight, Rng, Seat, below};

use crate::{Action, Location, MafiaCity, Open, Phase, State};

/// How many decisions a rollout makes.
const HORIZON: u32 = 12;

impl MafiaCity {
    /// What a location is worth to who controls it now: the point and the effect, as far as they are still to come.
    fn control_value(open: &Open, location: Location) -> f32 {
        match open.phase {
            Phase::Pick
            | Phase::Bid
            | Phase::Effect
            | Phase::Recruit
            | Phase::HitmanCard
            | Phase::ExtraPoint
            | Phase::Business(_)
            | Phase::BusinessDiscard => {
                if open.cubes.contains(location) {
                    0.4
                } else {
                    1.1
                }
            }
            Phase::PickBack | Phase::Ask | Phase::Back | Phase::Draw(_) => 0.4,
            _ => 0.8,
        }
    }

    /// How promising an action looks.
    fn appeal(&self, state: &State, seat: Seat, action: Action) -> f32 {
        let open = &state.open;
        match action {
            Action::Place(location) => {
                let (_, now) = self.control(open, location);
                let mut after = *open;
                after.stack_mut(location).push(seat);
                let (_, then) = self.control(&after, location);
                match (now == Some(seat), then == Some(seat)) {
                    (false, true) => 3.0,
                    (true, true) if open.stack(location).count(seat) < 2 => 0.6,
                    (true, _) => 0.2,
                    (false, false) => 0.5,
                }
            }
            Action::Decline if open.phase == Phase::Window => 3.0,
            Action::Decline | Action::Redraw => 0.4,
            Action::Pass => 0.3,
            Action::Wait(_) => 0.05,
            Action::Hat(..) => 0.3,
            Action::Hats(..) | Action::Fists(..) => 0.6,
            Action::PlusOne(_) => 4.0,
            Action::Use => 3.0,
            Action::Back(count) => {
                let here = open.here.map_or(0, |location| open.stack(location).count(seat));
                if count == 0 || count < here { 1.0 } else { 0.6 }
            }
            Action::Bullet(_)
            | Action::Play(..)
            | Action::Jail(_)
            | Action::Move(_)
            | Action::Discard(_)
            | Action::Pick(_)
            | Action::Ask(_)
            | Action::Keep => 1.0,
        }
    }
}

impl Insight for MafiaCity {
    fn worth(&self, state: &State, party: usize) -> f32 {
        let seat = Seat(party as u8);
        let open = &state.open;
        let clan = open.clan(seat);
        let mut worth = f32::from(clan.points());
        for location in Location::ALL {
            let stack = open.stack(location);
            if stack.is_empty() {
                continue;
            }
            let (leaders, controller) = self.control(open, location);
            if controller == Some(seat) {
                worth += Self::control_value(open, location);
            } else if leaders.contains(seat) {
                worth += 0.1;
            }
            worth += 0.12 * f32::from(stack.count(seat));
        }
        worth += 0.16 * f32::from(clan.mafiosi) + 0.06 * f32::from(clan.cell) + 0.04 * f32::from(clan.reserve);
        worth += 0.25 * f32::from(clan.cards);
        worth += if open.mayor == Some(seat) { 0.3 } else { 0.0 };
        worth + if open.policeman == Some(seat) { 0.3 } else { 0.0 }
    }

    fn doubt(&self, _state: &State) -> f32 {
        1.6
    }

    fn is_quiet(&self, state: &State) -> bool {
        !matches!(
            state.open.phase,
            Phase::Window
                | Phase::BulletTurn
                | Phase::ShadyDiscard(_)
                | Phase::BusinessDiscard
                | Phase::Complicity { .. }
        )
    }

    fn horizon(&self) -> u32 {
        HORIZON
    }

    fn rollout<R: Rng + ?Sized>(&self, state: &State, seat: Seat, actions: &mut Vec<Action>, rng: &mut R) -> Action {
        self.legal_actions(state, seat, actions);
        if let [only] = actions[..] {
            return only;
        }
        // By weight: each action replaces the one chosen so far with its part of all weights up to it.
        let (mut sum, mut chosen) = (0.0, actions[0]);
        for action in actions.iter() {
            let weight = self.appeal(state, seat, *action);
            sum += weight;
            if (below(rng, 1 << 16) as f32) * sum < weight * 65536.0 {
                chosen = *action;
            }
        }
        chosen
    }

    fn prior(&self, state: &State, seat: Seat, actions: &[Action], weights: &mut Vec<f32>) {
        weights.clear();
        weights.extend(actions.iter().map(|action| self.appeal(state, seat, *action)));
    }

    fn is_open(&self, state: &State) -> bool {
        !matches!(
            state.open.phase,
            Phase::Window
                | Phase::ShadyDiscard(_)
                | Phase::BusinessDiscard
                | Phase::Mulligan
                | Phase::Complicity { .. }
        )
    }
}
