use serde_json::Value;
use tetrapolis_game::{
    Game, Notation, Outcome, Pictures, Playable, Positions, Refusal, Scoring, Seat, Step, StepOf, Tell, Telling, Tie,
    Turn, Viewer, Views,
};

/// A game and one of its positions, as the tests of its rules see them: everything is text, and seats are counted from
/// 1.
///
/// A test arranges a scene, plays in it and looks at it. A mistake in the test itself is a panic.
/// [`scene!`](crate::scene) turns a struct into a scene.
pub trait Scene {
    /// The game.
    type Game: Playable;

    /// The game that is played.
    fn game(&self) -> &Self::Game;
    /// The position.
    fn state(&self) -> &<Self::Game as Game>::State;
    /// Puts another position in its place.
    fn set(&mut self, state: <Self::Game as Game>::State);

    /// Plays an action such as `2: pass`. If it names no seat, it is that of the only seat that has to act.
    #[track_caller]
    fn play(&mut self, text: &str) -> &mut Self {
        let (seat, action) = self.read(text);
        let mut state = self.state().clone();
        self.game().play(&mut state, seat, action).unwrap_or_else(|refusal| panic!("{text}: {refusal}"));
        self.game().audit(&state).unwrap_or_else(|message| panic!("{text}: {message}"));
        self.set(state);
        self
    }

    /// Lets chance decide as said.
    #[track_caller]
    fn chance(&mut self, text: &str) -> &mut Self {
        let chance = self.game().parse_chance(text).unwrap_or_else(|error| panic!("{error}"));
        let mut state = self.state().clone();
        self.game().apply(&mut state, chance).unwrap_or_else(|refusal| panic!("{text}: {refusal}"));
        self.game().audit(&state).unwrap_or_else(|message| panic!("{text}: {message}"));
        self.set(state);
        self
    }

    /// Lets chance decide somehow until somebody has to act or the game is over.
    #[track_caller]
    fn settle(&mut self) -> &mut Self {
        while self.turn() == Turn::Chance {
            let chance = self.chances().swap_remove(0);
            self.chance(&chance);
        }
        self
    }

    /// The seat and the action of a text.
    #[track_caller]
    fn read(&self, text: &str) -> (Seat, <Self::Game as Game>::Action) {
        let (seat, action) = match text.split_once(": ") {
            Some((seat, action)) => (Seat::parse(seat, self.game().seats()).expect("a seat"), action),
            None => (self.turn().actor().unwrap_or_else(|| panic!("{text}: nobody alone has to act")), text),
        };
        (seat, self.game().parse_action(action).unwrap_or_else(|error| panic!("{error}")))
    }

    /// Why an action is refused.
    #[track_caller]
    fn refusal(&self, text: &str) -> Refusal {
        let (seat, action) = self.read(text);
        let mut state = self.state().clone();
        let refusal = self.game().play(&mut state, seat, action).expect_err("the action is refused");
        assert_eq!(state, *self.state(), "a refusal changes nothing");
        refusal
    }

    /// Why an action is refused: the rule, and the key of the message.
    #[track_caller]
    fn why_not(&self, text: &str) -> (&'static str, &'static str) {
        let refusal = self.refusal(text);
        (refusal.rule.0, refusal.message.key)
    }

    /// Why chance cannot decide this: the rule, and the key of the message.
    #[track_caller]
    fn impossible(&self, text: &str) -> (&'static str, &'static str) {
        let chance = self.game().parse_chance(text).unwrap_or_else(|error| panic!("{error}"));
        let refusal = self.game().permit_chance(self.state(), chance).expect_err("the outcome is impossible");
        (refusal.rule.0, refusal.message.key)
    }

    /// Who has to act.
    fn turn(&self) -> Turn {
        self.game().turn(self.state())
    }

    /// Who has to act, counted from 1.
    fn asked(&self) -> Vec<u8> {
        match self.turn() {
            Turn::Act(seats) => seats.iter().map(|seat| seat.0 + 1).collect(),
            Turn::Chance | Turn::Over => Vec::new(),
        }
    }

    /// The only seat that has to act, counted from 1.
    #[track_caller]
    fn actor(&self) -> u8 {
        self.turn().actor().expect("somebody alone has to act").0 + 1
    }

    /// What the first of those who have to act may do.
    #[track_caller]
    fn legal(&self) -> Vec<String> {
        self.legal_of(*self.asked().first().expect("somebody has to act"))
    }

    /// What a seat may do.
    fn legal_of(&self, seat: u8) -> Vec<String> {
        let mut actions = Vec::new();
        self.game().legal_actions(self.state(), Seat(seat - 1), &mut actions);
        actions.iter().map(|action| self.game().write_action(action)).collect()
    }

    /// Whether an action is legal.
    fn is_legal(&self, action: &str) -> bool {
        self.legal().iter().any(|legal| legal == action)
    }

    /// The legal actions that begin like this.
    fn legal_starting(&self, beginning: &str) -> Vec<String> {
        self.legal().into_iter().filter(|action| action.starts_with(beginning)).collect()
    }

    /// What chance can decide.
    fn chances(&self) -> Vec<String> {
        let mut chances = Vec::new();
        self.game().chances(self.state(), &mut chances);
        chances.iter().map(|(chance, _)| self.game().write_chance(chance)).collect()
    }

    /// What a seat is told of a step; seat 0 is a spectator. The step is `2: pass`, an action of whoever has to act, or
    /// an outcome of chance.
    #[track_caller]
    fn told(&self, text: &str, to: u8) -> Option<Telling> {
        let step: StepOf<Self::Game> = if text.contains(": ") || self.turn() != Turn::Chance {
            let (seat, action) = self.read(text);
            Step::Play { seat, action }
        } else {
            Step::Chance(self.game().parse_chance(text).unwrap_or_else(|error| panic!("{error}")))
        };
        self.game().tell(self.state(), &step, viewer(to))
    }

    /// The rule that a step names.
    #[track_caller]
    fn rule_of(&self, text: &str) -> &'static str {
        self.told(text, 0).expect("everybody notices it").rule.0
    }

    /// The position as JSON.
    fn position(&self) -> Value {
        serde_json::to_value(self.game().position(self.state())).expect("plain data")
    }

    /// What a seat sees, as JSON; 0 is a spectator.
    fn seen_by(&self, seat: u8) -> Value {
        let view = self.game().view(self.state(), viewer(seat));
        serde_json::to_value(self.game().picture(&view)).expect("plain data")
    }

    /// Scores and places, as if the game ended now.
    fn outcome(&self) -> Outcome {
        self.game().outcome(self.state())
    }

    /// The scores of the parties.
    fn scores(&self) -> Vec<i32> {
        self.outcome().standings().iter().map(|standing| standing.score).collect()
    }

    /// What decided between parties with equal scores: `2 before 1 by PC-6.3: pc-tie-cards count=3, pc-tie-cards count=2`.
    fn ties(&self) -> Vec<String> {
        let said = |tie: Tie| {
            let [one, other] = tie.parties.map(|party| party + 1);
            match tie.decided {
                Some([ahead, behind]) => {
                    format!("{one} before {other} by {}: {}, {}", ahead.rule, ahead.what, behind.what)
                }
                None => format!("{one} shares with {other}"),
            }
        };
        self.game().ties(self.state()).into_iter().map(said).collect()
    }

    /// The places of the parties.
    fn places(&self) -> Vec<u8> {
        self.outcome().standings().iter().map(|standing| standing.place).collect()
    }
}

const fn viewer(seat: u8) -> Viewer {
    match seat {
        0 => Viewer::Public,
        seat => Viewer::Seat(Seat(seat - 1)),
    }
}

/// Makes `struct Table { game: PointCity, state: State }` a [`Scene`] of its game: `scene!(Table of PointCity);`.
/// `examples/dice.rs` has a test that plays in one.
#[macro_export]
macro_rules! scene {
    ($table:ident of $game:ident) => {
        impl $crate::Scene for $table {
            type Game = $game;

            fn game(&self) -> &$game {
                &self.game
            }

            fn state(&self) -> &<$game as ::tetrapolis_game::Game>::State {
                &self.state
            }

            fn set(&mut self, state: <$game as ::tetrapolis_game::Game>::State) {
                self.state = state;
            }
        }
    };
}
