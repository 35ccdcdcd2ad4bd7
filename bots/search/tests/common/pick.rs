//! Two seats pick one of four numbers in secret, at the same time. The second wins if the picks are the same, otherwise
//! the first. Before that the second seat draws a hidden number, which is of no use.
//!
//! Nobody can do better than pick at random, so the second wins a quarter of the games. A bot that peeks wins all of
//! them.

use std::sync::{Arc, Mutex};

use tetrapolis_game::{
    Game, Insight, Notation, NotationError, Outcome, Rng, Scoring, Seat, Seats, Turn, Viewer, Views, below,
};

/// The game, possibly with a back door: a spy who is shown every position that somebody looks at.
#[derive(Clone, Debug, Default)]
pub struct Pick {
    pub spy: Option<Arc<Mutex<State>>>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct State {
    pub drawn: Option<u8>,
    pub picks: [Option<u8>; 2],
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct View {
    viewer: Viewer,
    is_drawn: bool,
    drawn: Option<u8>,
    pick: Option<u8>,
    /// Both picks when both are made.
    end: Option<[u8; 2]>,
}

const NUMBERS: u8 = 4;

impl Game for Pick {
    type State = State;
    type Action = u8;
    type Chance = u8;

    const NAME: &'static str = "pick";
    const RULES: u32 = 1;

    fn seats(&self) -> u8 {
        2
    }

    fn bound(&self) -> usize {
        3
    }

    fn initial(&self) -> State {
        State::default()
    }

    fn turn(&self, state: &State) -> Turn {
        let open = state.picks.map(|pick| u8::from(pick.is_none()));
        match (state.drawn, Seats::from_bits(open[0] | open[1] << 1)) {
            (None, _) => Turn::Chance,
            (Some(_), Seats::NONE) => Turn::Over,
            (Some(_), seats) => Turn::Act(seats),
        }
    }

    fn legal_actions(&self, state: &State, seat: Seat, actions: &mut Vec<u8>) {
        actions.clear();
        if state.drawn.is_some() && state.picks[seat.index()].is_none() {
            actions.extend(0..NUMBERS);
        }
    }

    fn play_unchecked(&self, state: &mut State, seat: Seat, action: u8) {
        state.picks[seat.index()] = Some(action);
    }

    fn chances(&self, _state: &State, chances: &mut Vec<(u8, u32)>) {
        chances.clear();
        chances.extend((0..NUMBERS).map(|number| (number, 1)));
    }

    fn apply_unchecked(&self, state: &mut State, chance: u8) {
        state.drawn = Some(chance);
    }
}

impl Views for Pick {
    type View = View;

    fn view(&self, state: &State, viewer: Viewer) -> View {
        if let Some(spy) = &self.spy {
            *spy.lock().expect("a spy") = *state;
        }
        let own = |seat: usize| viewer == Viewer::Seat(Seat(seat as u8));
        let end = if let [Some(one), Some(other)] = state.picks { Some([one, other]) } else { None };
        View {
            viewer,
            is_drawn: state.drawn.is_some(),
            drawn: state.drawn.filter(|_| own(1)),
            pick: (0..2).find(|seat| own(*seat)).and_then(|seat| state.picks[seat]),
            end,
        }
    }

    fn determinize<R: Rng + ?Sized>(&self, view: &View, rng: &mut R) -> State {
        let drawn = view.drawn.unwrap_or_else(|| self.sample(&State::default(), rng));
        let mut picks = view.end.map_or([None; 2], |end| end.map(Some));
        if let (None, Viewer::Seat(seat)) = (view.end, view.viewer) {
            picks[seat.index()] = view.pick;
            // It cannot be known whether the other has picked already; when both have, the game is over.
            if view.pick.is_none() && below(rng, 2) == 0 && view.is_drawn {
                picks[1 - seat.index()] = Some(below(rng, NUMBERS.into()) as u8);
            }
        }
        State { drawn: view.is_drawn.then_some(drawn), picks }
    }

    fn seen(&self, _before: &State, seat: Seat, action: u8, viewer: Viewer) -> Option<u8> {
        (viewer == Viewer::Seat(seat)).then_some(action)
    }
}

impl Notation for Pick {
    fn write_action(&self, action: &u8) -> String {
        action.to_string()
    }

    fn parse_action(&self, text: &str) -> Result<u8, NotationError> {
        text.parse().map_err(|_| NotationError::new("none", text))
    }
}

impl Scoring for Pick {
    fn outcome(&self, state: &State) -> Outcome {
        let same = state.picks[0] == state.picks[1];
        Outcome::rank(&[i32::from(!same), i32::from(same)], |_| 0)
    }
}

impl Insight for Pick {}
