use rand_xoshiro::Xoshiro256PlusPlus;
use tetrapolis_game::{Playable, Seat, Step, StepOf, Telling, Turn, Viewer, below};

use crate::Law;
use crate::laws::{Fault, fault};

/// How many steps that its viewer does not notice a twin makes to catch up.
const CATCH_UP: usize = 64;

/// A second game that one viewer cannot tell from the first.
///
/// It begins like the first and goes its own way wherever its viewer cannot see the difference: it makes steps of its
/// own that are told alike. As long as the viewer is told the same in both, the viewer must see the same in both. When
/// something is revealed that the twin cannot match, a new twin is drawn that fits what is known now.
pub(crate) struct Twin<'a, G: Playable> {
    game: &'a G,
    viewer: Viewer,
    rng: Xoshiro256PlusPlus,
    state: G::State,
    legal: Vec<G::Action>,
    chances: Vec<(G::Chance, u32)>,
}

impl<'a, G: Playable> Twin<'a, G> {
    /// A twin for a viewer chosen at random.
    pub(crate) fn new(game: &'a G, mut rng: Xoshiro256PlusPlus) -> Twin<'a, G> {
        let nth = below(&mut rng, u32::from(game.seats()) + 1) as usize;
        let viewer = Viewer::all(game.seats()).nth(nth).expect("that many viewers");
        Twin { game, viewer, rng, state: game.initial(), legal: Vec::new(), chances: Vec::new() }
    }

    /// Law 4: makes a step that its viewer cannot tell from the step that led from `before` to `after`.
    pub(crate) fn follow(&mut self, before: &G::State, step: &StepOf<G>, after: &G::State) -> Result<(), Fault> {
        self.hear_no_more_than_seen(before, step, after)?;
        let told = self.game.tell(before, step, self.viewer);
        if self.makes_one_told_so(before, step, told.as_ref()) || told.is_none() {
            return self.compare(after, Law::NoLeak);
        }
        self.state = self.game.determinize(&self.game.view(after, self.viewer), &mut self.rng);
        self.compare(after, Law::SameLook)
    }

    /// Makes a step that is told like this one. If it has to catch up, it first makes steps that its viewer does not
    /// notice.
    fn makes_one_told_so(&mut self, before: &G::State, step: &StepOf<G>, told: Option<&Telling>) -> bool {
        for _ in 0..CATCH_UP {
            if let Some(own) = self.own_step(before, step, told) {
                self.make(&own);
                return true;
            }
            match self.silent_step() {
                Some(silent) if told.is_some() => self.make(&silent),
                Some(_) | None => return false,
            }
        }
        false
    }

    /// If the viewer does not see what chance decides, the viewer is not told it either.
    fn hear_no_more_than_seen(&mut self, before: &G::State, step: &StepOf<G>, after: &G::State) -> Result<(), Fault> {
        let Step::Chance(chance) = step else { return Ok(()) };
        self.game.chances(before, &mut self.chances);
        let (other, _) = self.chances[below(&mut self.rng, self.chances.len() as u32) as usize];
        if other == *chance {
            return Ok(());
        }
        let mut otherwise = before.clone();
        self.game.apply_unchecked(&mut otherwise, other);
        let seen = [after, &otherwise].map(|state| self.game.view(state, self.viewer));
        if seen[0] != seen[1] {
            return Ok(());
        }
        let told = [step, &Step::Chance(other)].map(|step| self.game.tell(before, step, self.viewer));
        if told[0] != told[1] {
            fault(Law::NoLeak, format!("{} is told what it does not see", self.viewer))?;
        }
        Ok(())
    }

    /// A step of the twin that is told like this one, by the same seat or by chance.
    fn own_step(&mut self, before: &G::State, step: &StepOf<G>, told: Option<&Telling>) -> Option<StepOf<G>> {
        let is_seen_whole = told.is_some_and(|told| self.game.write_step(step).ends_with(&told.notation));
        match (step, self.game.turn(&self.state)) {
            (Step::Play { seat, action }, Turn::Act(seats)) if seats.contains(*seat) => {
                let same = self.game.permit(&self.state, *seat, *action).is_ok();
                if same && self.hears_alike(before, step, told) {
                    return Some(*step);
                }
                if is_seen_whole || self.viewer == Viewer::Seat(*seat) {
                    return None;
                }
                self.game.legal_actions(&self.state, *seat, &mut self.legal);
                let steps: Vec<StepOf<G>> =
                    self.legal.iter().map(|action| Step::Play { seat: *seat, action: *action }).collect();
                self.any_told_so(steps, told)
            }
            (Step::Chance(chance), Turn::Chance) if is_seen_whole => {
                let same = self.game.permit_chance(&self.state, *chance).is_ok();
                (same && self.hears_alike(before, step, told)).then_some(*step)
            }
            (Step::Chance(_), Turn::Chance) => {
                self.game.chances(&self.state, &mut self.chances);
                let steps = self.chances.iter().map(|(chance, _)| Step::Chance(*chance)).collect();
                self.any_told_so(steps, told)
            }
            (Step::Play { .. } | Step::Chance(_), _) => None,
        }
    }

    /// A step that the viewer does not notice, by another seat.
    fn silent_step(&mut self) -> Option<StepOf<G>> {
        let Turn::Act(seats) = self.game.turn(&self.state) else { return None };
        let others: Vec<Seat> = seats.iter().filter(|seat| self.viewer != Viewer::Seat(*seat)).collect();
        for seat in others {
            self.game.legal_actions(&self.state, seat, &mut self.legal);
            let steps = self.legal.iter().map(|action| Step::Play { seat, action: *action }).collect();
            if let Some(step) = self.any_told_so(steps, None) {
                return Some(step);
            }
        }
        None
    }

    fn any_told_so(&mut self, steps: Vec<StepOf<G>>, told: Option<&Telling>) -> Option<StepOf<G>> {
        let alike: Vec<StepOf<G>> = steps.into_iter().filter(|step| self.hears(step).as_ref() == told).collect();
        let count = alike.len() as u32;
        (count > 0).then(|| alike[below(&mut self.rng, count) as usize])
    }

    /// Whether the viewer is told the same of a step here as after `before`.
    fn hears_alike(&self, before: &G::State, step: &StepOf<G>, told: Option<&Telling>) -> bool {
        self.state == *before || self.hears(step).as_ref() == told
    }

    fn hears(&self, step: &StepOf<G>) -> Option<Telling> {
        self.game.tell(&self.state, step, self.viewer)
    }

    fn make(&mut self, step: &StepOf<G>) {
        match step {
            Step::Play { seat, action } => self.game.play_unchecked(&mut self.state, *seat, *action),
            Step::Chance(chance) => self.game.apply_unchecked(&mut self.state, *chance),
        }
    }

    /// Whether the twin is sound and the viewer sees the same in both games.
    fn compare(&mut self, other: &G::State, law: Law) -> Result<(), Fault> {
        let (game, viewer) = (self.game, self.viewer);
        if self.state == *other {
            return Ok(());
        }
        if let Err(message) = game.audit(&self.state) {
            fault(Law::Conservation, format!("in a game that looks the same to {viewer}: {message}"))?;
        }
        if game.view(&self.state, viewer) != game.view(other, viewer) {
            fault(law, format!("{viewer} has been told the same in two games and sees a difference"))?;
        }
        if turn_as_seen(game.turn(&self.state), viewer) != turn_as_seen(game.turn(other), viewer) {
            fault(law, format!("{viewer} has to act in one of two games that look the same"))?;
        }
        if game.question(&self.state) != game.question(other) || game.part(&self.state) != game.part(other) {
            fault(law, format!("{viewer} is asked different questions in two games that look the same"))?;
        }
        if let Viewer::Seat(seat) = viewer {
            game.legal_actions(&self.state, seat, &mut self.legal);
            let mut there = Vec::new();
            game.legal_actions(other, seat, &mut there);
            if self.legal != there {
                fault(law, format!("seat {seat} may do different things in two games that look the same"))?;
            }
            for action in &self.legal {
                let step = Step::Play { seat, action: *action };
                if game.tell(&self.state, &step, viewer) != game.tell(other, &step, viewer) {
                    let text = game.write_action(action);
                    fault(law, format!("seat {seat} is told of '{text}' before it is done what does not show"))?;
                }
            }
        }
        Ok(())
    }
}

/// What a viewer may know of the turn: whether the game is over, and whether the viewer has to act. Nobody may know
/// which of the others still have to answer in secret.
pub(crate) fn turn_as_seen(turn: Turn, viewer: Viewer) -> (bool, bool) {
    let to_act = |seats: tetrapolis_game::Seats| matches!(viewer, Viewer::Seat(seat) if seats.contains(seat));
    (turn == Turn::Over, matches!(turn, Turn::Act(seats) if to_act(seats)))
}
