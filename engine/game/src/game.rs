use std::fmt::Debug;
use std::hash::Hash;

use crate::{Message, Refusal, Rng, Rule, Seat, Step, Turn, below, refuse};

/// A step of the game `G`.
pub type StepOf<G> = Step<<G as Game>::Action, <G as Game>::Chance>;

/// The rules of a game, for a checked edition, chosen options and a number of seats.
///
/// A value of this type never changes and is shared by all positions. A position holds nothing of the future: what is
/// hidden from everyone is decided by a chance step when it is revealed, so a sequence of steps replays without any
/// generator.
///
/// What else a game can do is a trait of its own: [`Scoring`](crate::Scoring), [`Views`](crate::Views),
/// [`Pictures`](crate::Pictures), [`Notation`](crate::Notation), [`Tell`](crate::Tell),
/// [`Positions`](crate::Positions), [`Setup`](crate::Setup), [`Insight`](crate::Insight) and [`Study`](crate::Study).
///
/// # Examples
/// ```
/// use tetrapolis_game::{Game, Seat, Seats, Turn};
///
/// /// Two players count to ten, one or two numbers at a time; whoever says ten wins.
/// #[derive(Clone)]
/// struct Ten;
///
/// impl Game for Ten {
///     type State = (u8, Seat); // the last number said, and whose turn it is
///     type Action = u8; // how many numbers to say
///     type Chance = ();
///     const NAME: &'static str = "ten";
///     const RULES: u32 = 1;
///
///     fn seats(&self) -> u8 {
///         2
///     }
///     fn bound(&self) -> usize {
///         10
///     }
///     fn initial(&self) -> (u8, Seat) {
///         (0, Seat(0))
///     }
///     fn turn(&self, (said, seat): &(u8, Seat)) -> Turn {
///         if *said == 10 { Turn::Over } else { Turn::Act(Seats::one(*seat)) }
///     }
///     fn legal_actions(&self, (said, seat): &(u8, Seat), asked: Seat, actions: &mut Vec<u8>) {
///         actions.clear();
///         if asked == *seat {
///             actions.extend(1..=2.min(10 - said));
///         }
///     }
///     fn play_unchecked(&self, state: &mut (u8, Seat), seat: Seat, count: u8) {
///         *state = (state.0 + count, seat.next(2));
///     }
/// }
///
/// let mut state = Ten.initial();
/// Ten.play(&mut state, Seat(0), 2).expect("it may say two numbers");
/// assert!(Ten.play(&mut state, Seat(0), 1).is_err(), "it is the other player's turn");
/// assert_eq!(Ten.turn(&state), Turn::Act(Seats::one(Seat(1))));
/// ```
pub trait Game: Clone + Send + Sync + 'static {
    /// One position: flat, cheap to copy, without pointers to the edition.
    type State: Clone + Eq + Debug + Send + Sync + 'static;
    /// What a seat can do in one step.
    type Action: Copy + Ord + Hash + Debug + Send + Sync + 'static;
    /// What chance can decide in one step; `()` in a game without chance.
    type Chance: Copy + Ord + Hash + Debug + Send + Sync + 'static;

    /// The name of the game in commands and records.
    const NAME: &'static str;
    /// Rises when the same record could end differently.
    const RULES: u32;

    /// How many seats act.
    fn seats(&self) -> u8;
    /// How many parties are ranked at the end: the seats, and a virtual rival if there is one.
    fn parties(&self) -> u8 {
        self.seats()
    }
    /// The largest number of steps that a whole game can take, counting those of chance.
    fn bound(&self) -> usize;

    /// The position before the first step of the setup.
    fn initial(&self) -> Self::State;
    /// Who must act.
    fn turn(&self, state: &Self::State) -> Turn;

    /// Replaces the contents of `actions` with what the seat may do, sorted and without duplicates; with nothing if the
    /// seat does not have to act.
    fn legal_actions(&self, state: &Self::State, seat: Seat, actions: &mut Vec<Self::Action>);

    /// Says whether the seat may do this now; by default, whether it is one of the
    /// [`legal_actions`](Game::legal_actions). A game that implements this can name the rule that forbids it, and is
    /// faster. It must accept exactly the legal actions. [`rules!`](crate::rules) names the rules, and
    /// [`refuse`](crate::refuse) cites one: `refuse(rule::TURN, Message::new("dice-not-your-turn"))`.
    ///
    /// # Errors
    /// The rule that forbids it, and why.
    fn permit(&self, state: &Self::State, seat: Seat, action: Self::Action) -> Result<(), Refusal> {
        if self.is_legal(state, seat, action) {
            return Ok(());
        }
        refuse(Rule(Self::NAME), Message::new("game-not-legal"))
    }

    /// Whether this is one of the [`legal_actions`](Game::legal_actions).
    fn is_legal(&self, state: &Self::State, seat: Seat, action: Self::Action) -> bool {
        let mut actions = Vec::new();
        self.legal_actions(state, seat, &mut actions);
        actions.binary_search(&action).is_ok()
    }

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

    /// Replaces the contents of `chances` with what chance can decide now: sorted, each with a weight above 0. By
    /// default there is nothing, which is right for a game without chance.
    fn chances(&self, _state: &Self::State, chances: &mut Vec<(Self::Chance, u32)>) {
        chances.clear();
    }

    /// Draws one of the [`chances`](Game::chances) by weight. The turn must be [`Turn::Chance`].
    fn sample<R: Rng + ?Sized>(&self, state: &Self::State, rng: &mut R) -> Self::Chance {
        let mut chances = Vec::new();
        self.chances(state, &mut chances);
        let mut left = below(rng, chances.iter().map(|(_, weight)| weight).sum());
        let drawn = chances.iter().find(|(_, weight)| match left.checked_sub(*weight) {
            Some(rest) => {
                left = rest;
                false
            }
            None => true,
        });
        drawn.expect("a number below the sum of the weights").0
    }

    /// Says whether chance can decide this now; by default, whether it is one of the [`chances`](Game::chances).
    ///
    /// # Errors
    /// The rule that makes it impossible, and why.
    fn permit_chance(&self, state: &Self::State, chance: Self::Chance) -> Result<(), Refusal> {
        if self.is_possible(state, chance) {
            return Ok(());
        }
        refuse(Rule(Self::NAME), Message::new("game-no-chance"))
    }

    /// Whether this is one of the [`chances`](Game::chances).
    fn is_possible(&self, state: &Self::State, chance: Self::Chance) -> bool {
        let mut chances = Vec::new();
        if self.turn(state) == Turn::Chance {
            self.chances(state, &mut chances);
        }
        chances.binary_search_by_key(&chance, |(outcome, _)| *outcome).is_ok()
    }

    /// Carries out a possible outcome of chance; see [`play_unchecked`](Game::play_unchecked).
    ///
    /// # Panics
    /// By default always: a game without chance has no outcome to carry out.
    fn apply_unchecked(&self, _state: &mut Self::State, _chance: Self::Chance) {
        unreachable!("nothing is left to chance");
    }

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
}
