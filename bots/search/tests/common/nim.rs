//! Nim with any heaps, for any number of seats: whoever takes the last stick wins. With two seats, whoever leaves an
//! exclusive sum of 0 wins.

use tetrapolis_game::{
    EditionId, Game, Insight, Message, NotationError, Options, Outcome, Refusal, Rng, Rule, ScoreLine, Seat, Seats,
    StepOf, Telling, Turn, Viewer,
};

use super::plain;

#[derive(Clone, Debug)]
pub struct Nim {
    pub heaps: [u8; 3],
    pub seats: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct State {
    pub heaps: [u8; 3],
    pub seat: Seat,
}

/// From which heap, and how many.
pub type Take = (u8, u8);

impl Nim {
    /// The moves that win with best play of two.
    pub fn winning(state: State) -> Vec<Take> {
        let sum = |heaps: [u8; 3]| heaps.iter().fold(0, |sum, heap| sum ^ heap);
        let mut found = Vec::new();
        for heap in 0..3_u8 {
            for count in 1..=state.heaps[usize::from(heap)] {
                let mut heaps = state.heaps;
                heaps[usize::from(heap)] -= count;
                if sum(heaps) == 0 {
                    found.push((heap, count));
                }
            }
        }
        found
    }
}

impl Game for Nim {
    type State = State;
    type Action = Take;
    type Chance = ();
    type View = State;
    plain!("nim");

    fn seats(&self) -> u8 {
        self.seats
    }

    fn bound(&self) -> usize {
        64
    }

    fn initial(&self) -> State {
        State { heaps: self.heaps, seat: Seat(0) }
    }

    fn turn(&self, state: &State) -> Turn {
        if state.heaps == [0; 3] { Turn::Over } else { Turn::Act(Seats::one(state.seat)) }
    }

    fn legal_actions(&self, state: &State, seat: Seat, actions: &mut Vec<Take>) {
        actions.clear();
        if seat == state.seat {
            for heap in 0..3_u8 {
                actions.extend((1..=state.heaps[usize::from(heap)]).map(|count| (heap, count)));
            }
        }
    }

    fn play_unchecked(&self, state: &mut State, seat: Seat, (heap, count): Take) {
        state.heaps[usize::from(heap)] -= count;
        state.seat = Seat((seat.0 + 1) % self.seats);
    }

    fn chances(&self, _state: &State, chances: &mut Vec<((), u32)>) {
        chances.clear();
    }

    fn sample<R: Rng + ?Sized>(&self, _state: &State, _rng: &mut R) {}

    fn apply_unchecked(&self, _state: &mut State, _chance: ()) {}

    fn view(&self, state: &State, _viewer: Viewer) -> State {
        *state
    }

    fn determinize<R: Rng + ?Sized>(&self, view: &State, _rng: &mut R) -> State {
        *view
    }

    fn tell(&self, _before: &State, step: &StepOf<Self>, _to: Viewer) -> Option<Telling> {
        let notation = format!("{step:?}");
        Some(Telling { notation, rule: Rule("T-1"), message: Message::new("none"), touches: Vec::new() })
    }

    fn outcome(&self, state: &State) -> Outcome {
        let last = (state.seat.0 + self.seats - 1) % self.seats;
        let scores: Vec<i32> = (0..self.seats).map(|seat| i32::from(seat == last && state.heaps == [0; 3])).collect();
        Outcome::rank(&scores, |_| 0)
    }
}

impl Insight for Nim {}
