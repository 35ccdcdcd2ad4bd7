//! A tiny game with hidden hands, which can be made to break each law.
//!
//! Six chips, numbered 1 to 6, are drawn blind. On a turn a seat draws a chip or passes; after six turns the larger sum
//! wins. A seat sees its own chips, and how many the other has.

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};
use tetrapolis_game::{
    Changes, Explain, Game, Message, Notation, NotationError, Options, Outcome, Pictures, Positions, Refusal, Rng,
    Rule, ScoreLine, Scoring, Seat, Seats, Set, Setup, SetupError, Source, Step, StepOf, Tell, Telling, Turn, Viewer,
    Views,
};

/// What is wrong with the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    Nothing,
    NotationForgetsTheChip,
    PositionForgetsTheTurn,
    ListsAnIllegalAction,
    AcceptsAnyAction,
    ActsOutOfTurn,
    NoWeight,
    TellsActionsAlike,
    JoinsItsMoves,
    SamplesOtherHands,
    ShowsTheOtherHand,
    SamplesWhatItShows,
    TellsTheChip,
    TellsTheBagBeforeADraw,
    HidesAPass,
    SeesNothing,
    LosesAChip,
    NeverEnds,
    SheetDoesNotAddUp,
}

#[derive(Clone, Debug)]
pub struct Chips(pub Fault);

const TURNS: u8 = 6;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    turns: u8,
    drawing: bool,
    /// Chips 1 to 6 as bits 1 to 6.
    bag: u32,
    hands: [u32; 2],
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    Draw,
    Pass,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    viewer: Option<u8>,
    turns: u8,
    drawing: bool,
    own: u32,
    counts: [u32; 2],
    leak: u32,
}

impl Chips {
    fn seat(state: &State) -> Seat {
        Seat(state.turns % 2)
    }

    fn end(state: &mut State) {
        state.turns += 1;
        state.drawing = false;
    }
}

impl Game for Chips {
    type State = State;
    type Action = Action;
    type Chance = u8;

    const NAME: &'static str = "chips";
    const RULES: u32 = 1;

    fn seats(&self) -> u8 {
        2
    }

    fn bound(&self) -> usize {
        2 * usize::from(TURNS)
    }

    fn initial(&self) -> State {
        State { turns: 0, drawing: false, bag: 0b111_1110, hands: [0; 2] }
    }

    fn turn(&self, state: &State) -> Turn {
        if state.drawing {
            Turn::Chance
        } else if state.turns >= TURNS && self.0 != Fault::NeverEnds {
            Turn::Over
        } else {
            Turn::Act(Seats::one(Chips::seat(state)))
        }
    }

    fn legal_actions(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        actions.clear();
        if self.turn(state) == Turn::Act(Seats::one(seat)) {
            if state.bag != 0 && state.turns < TURNS || self.0 == Fault::ListsAnIllegalAction {
                actions.push(Action::Draw);
            }
            actions.push(Action::Pass);
        }
    }

    fn permit(&self, state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
        let mut legal = Vec::new();
        let mover = if self.0 == Fault::ActsOutOfTurn { Chips::seat(state) } else { seat };
        self.legal_actions(state, mover, &mut legal);
        let strict = self.0 != Fault::ListsAnIllegalAction || state.turns != 3 || action != Action::Draw;
        if (legal.contains(&action) && strict) || self.0 == Fault::AcceptsAnyAction {
            return Ok(());
        }
        Err(Refusal::new(Rule("CH-1.1"), Message::new("no")))
    }

    fn play_unchecked(&self, state: &mut State, _seat: Seat, action: Action) {
        match action {
            Action::Draw => state.drawing = true,
            Action::Pass => Chips::end(state),
        }
    }

    fn chances(&self, state: &State, chances: &mut Vec<(u8, u32)>) {
        chances.clear();
        let weight = u32::from(self.0 != Fault::NoWeight);
        chances.extend((1..7).filter(|chip| state.bag >> chip & 1 == 1).map(|chip| (chip, weight)));
    }

    fn sample<R: Rng + ?Sized>(&self, state: &State, rng: &mut R) -> u8 {
        Set::from_bits(state.bag.into()).draw(rng)
    }

    fn permit_chance(&self, state: &State, chance: u8) -> Result<(), Refusal> {
        if state.drawing && state.bag >> chance & 1 == 1 {
            return Ok(());
        }
        Err(Refusal::new(Rule("CH-1.2"), Message::new("no")))
    }

    fn apply_unchecked(&self, state: &mut State, chance: u8) {
        state.bag &= !(1 << chance);
        if self.0 != Fault::LosesAChip || chance != 5 {
            state.hands[Chips::seat(state).index()] |= 1 << chance;
        }
        Chips::end(state);
    }
}

impl Views for Chips {
    type View = View;

    fn view(&self, state: &State, viewer: Viewer) -> View {
        let own = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public => None,
        };
        View {
            viewer: own.map(|seat| seat.0),
            turns: state.turns,
            drawing: state.drawing,
            own: own.map_or(0, |seat| state.hands[seat.index()]),
            counts: state.hands.map(u32::count_ones),
            leak: if matches!(self.0, Fault::ShowsTheOtherHand | Fault::SamplesWhatItShows) {
                state.hands[1]
            } else {
                0
            },
        }
    }

    fn determinize<R: Rng + ?Sized>(&self, view: &View, rng: &mut R) -> State {
        let mut hands = [0; 2];
        let mut bag: u32 = 0b111_1110 & !view.own & !view.leak;
        for (seat, hand) in hands.iter_mut().enumerate() {
            if seat == 1 && self.0 == Fault::SamplesWhatItShows {
                *hand = view.leak;
                continue;
            }
            if view.viewer == Some(seat as u8) && self.0 != Fault::SamplesOtherHands {
                *hand = view.own;
                continue;
            }
            for _ in 0..view.counts[seat] {
                let chip: u8 = Set::from_bits(bag.into()).draw(rng);
                bag &= !(1 << chip);
                *hand |= 1 << chip;
            }
        }
        State { turns: view.turns, drawing: view.drawing, bag, hands }
    }

    fn seen(&self, _before: &State, seat: Seat, action: Action, viewer: Viewer) -> Option<Action> {
        let hidden = self.0 == Fault::HidesAPass && action == Action::Pass && viewer != Viewer::Seat(seat);
        (!hidden && self.0 != Fault::SeesNothing).then_some(action)
    }
}

impl Changes for View {}

impl Pictures for Chips {
    type Picture = View;

    fn picture(&self, view: &View) -> View {
        view.clone()
    }
}

impl Notation for Chips {
    fn write_action(&self, action: &Action) -> String {
        match action {
            Action::Draw => "draw".to_owned(),
            Action::Pass => "pass".to_owned(),
        }
    }

    fn parse_action(&self, text: &str) -> Result<Action, NotationError> {
        match text {
            "draw" => Ok(Action::Draw),
            "pass" => Ok(Action::Pass),
            _ => Err(NotationError(Message::new("no-action"))),
        }
    }

    fn write_chance(&self, chance: &u8) -> String {
        if self.0 == Fault::NotationForgetsTheChip { "chip 1".to_owned() } else { format!("chip {chance}") }
    }

    fn parse_chance(&self, text: &str) -> Result<u8, NotationError> {
        let chip = text.strip_prefix("chip ").and_then(|chip| chip.parse().ok());
        chip.filter(|chip| (1..7).contains(chip)).ok_or_else(|| NotationError(Message::new("no-chip")))
    }
}

impl Explain for Chips {}

impl Tell for Chips {
    fn tell(&self, before: &State, step: &StepOf<Self>, to: Viewer) -> Option<Telling> {
        let own = to == Viewer::Seat(Chips::seat(before));
        let notation = match step {
            Step::Play { action: Action::Pass, .. } if self.0 == Fault::HidesAPass && !own => return None,
            Step::Play { action: Action::Draw, .. } if self.0 == Fault::TellsTheBagBeforeADraw && own => {
                format!("draw one of {}", before.bag)
            }
            Step::Play { action, .. } => self.write_action(action),
            Step::Chance(chip) if own || self.0 == Fault::TellsTheChip => self.write_chance(chip),
            Step::Chance(_) => "chip ?".to_owned(),
        };
        let told = if self.0 == Fault::TellsActionsAlike { "something" } else { &notation };
        let message = Message::new("told").with("what", told);
        Some(Telling { rule: Rule("CH-1.1"), also: Vec::new(), message, touches: Vec::new(), notation })
    }

    fn is_mid_move(&self, state: &State) -> bool {
        self.0 == Fault::JoinsItsMoves && state.turns % 2 == 1
    }
}

impl Scoring for Chips {
    fn outcome(&self, state: &State) -> Outcome {
        let sum = |hand: u32| (1..7).filter(|chip| hand >> chip & 1 == 1).sum::<i32>();
        Outcome::rank(&state.hands.map(sum), |_| 0)
    }

    fn sheet(&self, state: &State, party: usize) -> Vec<ScoreLine> {
        let points = self.outcome(state).standings()[party].score + i32::from(self.0 == Fault::SheetDoesNotAddUp);
        vec![ScoreLine { rule: Rule("CH-2.1"), what: Message::new("chips"), points, counts: Vec::new() }]
    }
}

impl Positions for Chips {
    type Position = State;

    fn position(&self, state: &State) -> State {
        let turns = if self.0 == Fault::PositionForgetsTheTurn { state.turns / 2 * 2 } else { state.turns };
        State { turns, ..*state }
    }

    fn restore(&self, position: &State) -> Result<State, Message> {
        self.audit(position).map(|()| *position)
    }

    fn audit(&self, state: &State) -> Result<(), Message> {
        let all = [state.bag, state.hands[0], state.hands[1]];
        let sum: u32 = all.iter().map(|chips| chips.count_ones()).sum();
        if sum == 6 && all.iter().fold(0, |any, chips| any | chips) == 0b111_1110 {
            return Ok(());
        }
        Err(Message::new("a-chip-is-lost"))
    }
}

impl Setup for Chips {
    const SEATS: RangeInclusive<u8> = 2..=2;

    fn with_choices(_edition: Source<'_>, _seats: u8, _options: &Options) -> Result<Chips, SetupError> {
        Ok(Chips(Fault::Nothing))
    }
}
