//! Nim with any heaps, for any number of seats: whoever takes the last stick wins. With two seats, whoever leaves an
//! exclusive sum of 0 wins.

use tetrapolis_game::{Game, Insight, OpenInformation, Outcome, Scoring, Seat, Seats, Turn};

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

    const NAME: &'static str = "nim";
    const RULES: u32 = 1;

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
}

impl OpenInformation for Nim {}

impl Scoring for Nim {
    fn outcome(&self, state: &State) -> Outcome {
        let last = (state.seat.0 + self.seats - 1) % self.seats;
        let scores: Vec<i32> = (0..self.seats).map(|seat| i32::from(seat == last && state.heaps == [0; 3])).collect();
        Outcome::rank(&scores, |_| 0)
    }
}

impl Insight for Nim {}
