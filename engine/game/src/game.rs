use std::collections::BTreeMap;
use std::fmt::Debug;
use std::hash::Hash;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{
    EditionId, Message, NotationError, Outcome, Refusal, Rng, ScoreLine, Seat, Step, StepTextError, Telling, Turn,
    Viewer,
};

/// The chosen options of a game, by name.
pub type Options = BTreeMap<String, String>;

/// A step of the game `G`.
pub type StepOf<G> = Step<<G as Game>::Action, <G as Game>::Chance>;

/// The rules of a game together with a checked edition, the options and the number of seats.
///
/// A value of this type never changes and is shared by all positions. A position holds nothing of the future: what is
/// hidden from everyone is decided by a chance step when it is revealed, so a sequence of steps replays without any
/// generator.
pub trait Game: Clone + Send + Sync + 'static {
    /// One position: flat, cheap to copy, without pointers to the edition.
    type State: Clone + Eq + Debug + Send + Sync + 'static;
    /// What a seat can do in one step.
    type Action: Copy + Ord + Hash + Debug + Send + Sync + 'static;
    /// What chance can decide in one step.
    type Chance: Copy + Ord + Hash + Debug + Send + Sync + 'static;
    /// All that one viewer may know of a position, and nothing else; what a bot gets.
    type View: Clone + Eq + Debug + Send + Sync + 'static;
    /// A view in names instead of numbers; what a client gets.
    type Picture: Serialize;
    /// A position in names instead of numbers, complete, for files that people read and edit.
    type Position: Serialize + DeserializeOwned;

    /// The name of the game in commands and records.
    const NAME: &'static str;
    /// Rises when the same record could end differently.
    const RULES: u32;

    /// Which edition is played.
    fn edition(&self) -> EditionId;
    /// The options that differ from the default.
    fn options(&self) -> Options;
    /// How many seats act.
    fn seats(&self) -> u8;
    /// How many parties are ranked at the end: the seats, and a virtual rival if there is one.
    fn parties(&self) -> u8 {
        self.seats()
    }
    /// The most steps that a whole game can take.
    fn bound(&self) -> usize;

    /// The position before the first step of the setup.
    fn initial(&self) -> Self::State;
    /// Who must act.
    fn turn(&self, state: &Self::State) -> Turn;

    /// Replaces the contents of `actions` with what the seat may do, sorted and without duplicates; with nothing if the
    /// seat does not have to act.
    fn legal_actions(&self, state: &Self::State, seat: Seat, actions: &mut Vec<Self::Action>);

    /// Says whether the seat may do this now.
    ///
    /// # Errors
    /// The rule that forbids it, and why.
    fn permit(&self, state: &Self::State, seat: Seat, action: Self::Action) -> Result<(), Refusal>;

    /// Carries out a legal action. The result of an illegal one is unspecified and may be a panic, but never undefined
    /// behaviour.
    fn play_unchecked(&self, state: &mut Self::State, seat: Seat, action: Self::Action);

    /// Carries out an action if it is legal.
    ///
    /// # Errors
    /// The rule that forbids it; the state is then unchanged.
    fn play(&self, state: &mut Self::State, seat: Seat, action: Self::Action) -> Result<(), Refusal> {
        self.permit(state, seat, action)?;
        self.play_unchecked(state, seat, action);
        Ok(())
    }

    /// Replaces the contents of `chances` with what chance can decide now, sorted, each with its weight above 0.
    fn chances(&self, state: &Self::State, chances: &mut Vec<(Self::Chance, u32)>);

    /// Draws one of the [`chances`](Game::chances) by weight. The turn must be [`Turn::Chance`].
    fn sample<R: Rng + ?Sized>(&self, state: &Self::State, rng: &mut R) -> Self::Chance;

    /// Says whether chance can decide this now.
    ///
    /// # Errors
    /// The rule that makes it impossible, and why.
    fn permit_chance(&self, state: &Self::State, chance: Self::Chance) -> Result<(), Refusal>;

    /// Carries out a possible outcome of chance; see [`play_unchecked`](Game::play_unchecked).
    fn apply_unchecked(&self, state: &mut Self::State, chance: Self::Chance);

    /// Carries out an outcome of chance if it is possible.
    ///
    /// # Errors
    /// The rule that makes it impossible; the state is then unchanged.
    fn apply(&self, state: &mut Self::State, chance: Self::Chance) -> Result<(), Refusal> {
        self.permit_chance(state, chance)?;
        self.apply_unchecked(state, chance);
        Ok(())
    }

    /// Carries out a step if it is possible.
    ///
    /// # Errors
    /// The rule that forbids it; the state is then unchanged.
    fn step(&self, state: &mut Self::State, step: StepOf<Self>) -> Result<(), Refusal> {
        match step {
            Step::Play { seat, action } => self.play(state, seat, action),
            Step::Chance(chance) => self.apply(state, chance),
        }
    }

    /// What a viewer sees.
    fn view(&self, state: &Self::State, viewer: Viewer) -> Self::View;
    /// Draws a position that fits the view, with the probability that follows from what the viewer knows.
    fn determinize<R: Rng + ?Sized>(&self, view: &Self::View, rng: &mut R) -> Self::State;
    /// A view in names, for clients.
    fn picture(&self, view: &Self::View) -> Self::Picture;

    /// What a viewer is told of a step made in the position `before`; nothing if the viewer does not notice it.
    fn tell(&self, before: &Self::State, step: &StepOf<Self>, to: Viewer) -> Option<Telling>;

    /// Scores and places, as if the game ended now.
    fn outcome(&self, state: &Self::State) -> Outcome;
    /// The score sheet of a party, as if the game ended now; its points add up to the party's score.
    fn sheet(&self, state: &Self::State, party: usize) -> Vec<ScoreLine>;

    /// A position in names.
    fn position(&self, state: &Self::State) -> Self::Position;
    /// The state of a position in names.
    ///
    /// # Errors
    /// What is wrong: a name that the edition does not know, or a position that cannot arise.
    fn restore(&self, position: Self::Position) -> Result<Self::State, Message>;
    /// Accounts for every card, tile, piece and coin.
    ///
    /// # Errors
    /// What is missing or too many.
    fn audit(&self, state: &Self::State) -> Result<(), Message>;

    /// Writes an action in notation.
    fn write_action(&self, action: &Self::Action) -> String;
    /// Reads an action in notation.
    ///
    /// # Errors
    /// What cannot be read.
    fn parse_action(&self, text: &str) -> Result<Self::Action, NotationError>;
    /// Writes an outcome of chance in notation.
    fn write_chance(&self, chance: &Self::Chance) -> String;
    /// Reads an outcome of chance in notation.
    ///
    /// # Errors
    /// What cannot be read.
    fn parse_chance(&self, text: &str) -> Result<Self::Chance, NotationError>;

    /// Writes a step as a line of a record: `1: take b2 c2` or `* front energy`.
    fn write_step(&self, step: &StepOf<Self>) -> String {
        match step {
            Step::Play { seat, action } => format!("{seat}: {}", self.write_action(action)),
            Step::Chance(chance) => format!("* {}", self.write_chance(chance)),
        }
    }

    /// Reads a line of a record.
    ///
    /// # Errors
    /// What cannot be read.
    fn parse_step(&self, text: &str) -> Result<StepOf<Self>, StepTextError> {
        let text = text.trim();
        if let Some(chance) = text.strip_prefix('*') {
            return Ok(Step::Chance(self.parse_chance(chance.trim())?));
        }
        let (seat, action) = text.split_once(':').ok_or_else(|| StepTextError::Form(text.to_owned()))?;
        let seat = Seat::parse(seat.trim(), self.seats()).ok_or_else(|| StepTextError::Seat(seat.trim().to_owned()))?;
        Ok(Step::Play { seat, action: self.parse_action(action.trim())? })
    }
}
