//! A game with chance: roll a die as often as you dare, up to five times a turn; a 1 loses what the turn has brought.
//!
//! `cargo run --release --example dice`

use serde::{Deserialize, Serialize};
use tetrapolis_arena::{Contest, contest};
use tetrapolis_game::{
    Game, Insight, Message, Notation, NotationError, OpenInformation, Options, Outcome, Plain, Refusal, Scoring, Seat,
    Seats, Setup, SetupError, Source, Turn, refuse,
};
use tetrapolis_search::BotKind;

/// Five turns each; the higher score wins.
#[derive(Clone)]
struct Dice;

const TURNS: u8 = 10;
const ROLLS: u8 = 5;

mod rule {
    tetrapolis_game::rules! {
        TURN = "DI-1";
        ROLLS = "DI-2";
    }
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
struct State {
    scores: [u8; 2],
    turns: u8,
    rolls: u8,
    pot: u8,
    is_rolling: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
enum Action {
    Roll,
    Stop,
}

impl State {
    fn seat(&self) -> Seat {
        Seat(self.turns % 2)
    }

    fn end_turn(&mut self) {
        self.scores[self.seat().index()] += self.pot;
        *self = State { scores: self.scores, turns: self.turns + 1, ..State::default() };
    }
}

impl Game for Dice {
    type State = State;
    type Action = Action;
    type Chance = u8;
    const NAME: &'static str = "dice";
    const RULES: u32 = 1;

    fn seats(&self) -> u8 {
        2
    }

    fn bound(&self) -> usize {
        usize::from(TURNS * (2 * ROLLS + 1))
    }

    fn initial(&self) -> State {
        State::default()
    }

    fn turn(&self, state: &State) -> Turn {
        if state.turns == TURNS {
            Turn::Over
        } else if state.is_rolling {
            Turn::Chance
        } else {
            Turn::Act(Seats::one(state.seat()))
        }
    }

    fn legal_actions(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        actions.clear();
        if self.turn(state) == Turn::Act(Seats::one(seat)) {
            actions.extend((state.rolls < ROLLS).then_some(Action::Roll));
            actions.push(Action::Stop);
        }
    }

    fn permit(&self, state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
        if self.turn(state) != Turn::Act(Seats::one(seat)) {
            return refuse(rule::TURN, Message::new("dice-not-your-turn"));
        }
        if action == Action::Roll && state.rolls == ROLLS {
            return refuse(rule::ROLLS, Message::new("dice-no-roll-left").with("rolls", ROLLS));
        }
        Ok(())
    }

    fn play_unchecked(&self, state: &mut State, _seat: Seat, action: Action) {
        match action {
            Action::Roll => state.is_rolling = true,
            Action::Stop => state.end_turn(),
        }
    }

    fn chances(&self, _state: &State, chances: &mut Vec<(u8, u32)>) {
        chances.clear();
        chances.extend((1..=6).map(|face| (face, 1)));
    }

    fn apply_unchecked(&self, state: &mut State, face: u8) {
        state.is_rolling = false;
        state.rolls += 1;
        if face == 1 {
            state.pot = 0;
            state.end_turn();
        } else {
            state.pot += face;
        }
    }
}

impl Scoring for Dice {
    fn outcome(&self, state: &State) -> Outcome {
        Outcome::rank(&state.scores.map(i32::from), |_| 0)
    }
}

impl Notation for Dice {
    fn write_action(&self, action: &Action) -> String {
        match action {
            Action::Roll => "roll".to_owned(),
            Action::Stop => "stop".to_owned(),
        }
    }

    fn parse_action(&self, text: &str) -> Result<Action, NotationError> {
        match text {
            "roll" => Ok(Action::Roll),
            "stop" => Ok(Action::Stop),
            _ => Err(NotationError::action(text)),
        }
    }

    fn write_chance(&self, face: &u8) -> String {
        format!("rolled {face}")
    }

    fn parse_chance(&self, text: &str) -> Result<u8, NotationError> {
        let face = text.strip_prefix("rolled ").and_then(|face| face.parse().ok());
        face.ok_or_else(|| NotationError::outcome(text))
    }
}

impl Setup for Dice {
    const SEATS: std::ops::RangeInclusive<u8> = 2..=2;

    fn with_choices(_: Source<'_>, _: u8, _: &Options) -> Result<Dice, SetupError> {
        Ok(Dice)
    }
}

impl OpenInformation for Dice {}
impl Plain for Dice {}
impl Insight for Dice {}

fn main() {
    let players = vec![BotKind::Search(None).into(), BotKind::Random.into()];
    for merit in contest(&Dice, &Contest::new(players), &|_| {}) {
        println!("{} wins {} of {} games", merit.name, merit.wins, merit.games);
    }
}

#[cfg(test)]
mod tests {
    use tetrapolis_testkit::{Scene, scene};

    use super::*;

    struct Table {
        game: Dice,
        state: State,
    }
    scene!(Table of Dice);

    #[test]
    fn a_turn_has_five_rolls() {
        let mut table = Table { game: Dice, state: Dice.initial() };
        for _ in 0..5 {
            table.play("roll").chance("rolled 6");
        }
        assert_eq!(table.why_not("roll"), ("DI-2", "dice-no-roll-left"));
    }

    #[test]
    fn the_laws_hold() {
        tetrapolis_testkit::uphold(&Dice, 500);
    }

    #[test]
    fn it_runs() {
        main();
    }
}
