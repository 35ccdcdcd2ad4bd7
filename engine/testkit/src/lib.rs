//! The laws that every game must obey, checked on random games.
//!
//! 1. Replay: the same setup and steps give the same state; positions and notation survive being written and read.
//! 2. Legality: `play` accepts exactly the legal actions; there is always at least one, and each is told in different
//!    words. The same holds for chance.
//! 3. Same look: a determinized state gives its viewer the same view and legal actions, and asks the viewer to act or
//!    not.
//! 4. No leak: a step that a viewer is not told of leaves that viewer's view unchanged. States that differ only in what
//!    a viewer cannot know look the same to that viewer, byte for byte. Two games in which a viewer is told the same
//!    look the same to that viewer to the end, whatever else happens in them.
//! 5. Conservation: everything is accounted for after every step; every game ends within the stated bound, and its
//!    score sheets add up.
//!
//! A game's test calls [`uphold`] in one line; `tetrapolis check` runs [`check`] at any size.

mod citations;
mod described;
mod disturb;
mod draft;
mod encoded;
mod explained;
mod flaws;
mod golden;
mod laws;
mod notation;
mod refusals;
mod scene;
mod touches;
mod twin;
mod walk;

use std::fmt;

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use tetrapolis_game::{Playable, Record};
use thiserror::Error;

pub use citations::{ToldStep, check_citations};
pub use described::{described, judged};
pub use disturb::disturb;
pub use draft::Draft;
pub use encoded::check_encoding;
pub use explained::explained;
pub use flaws::{changed, flaws};
pub use golden::golden_scores;
pub use notation::{check_notation, check_unreadable};
pub use refusals::check_refusals;
pub use scene::Scene;
pub use touches::check_touches;
pub use walk::{possible_steps, walk, wander};

/// One of the five laws.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Law {
    /// Steps, positions and notation can be reproduced.
    Replay,
    /// Exactly the legal actions are accepted.
    Legality,
    /// A world sampled from a view looks like that view.
    SameLook,
    /// A view shows nothing that is hidden.
    NoLeak,
    /// Nothing gets lost, and every game ends.
    Conservation,
}

impl fmt::Display for Law {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Law::Replay => "replay",
            Law::Legality => "legality",
            Law::SameLook => "same look",
            Law::NoLeak => "no leak",
            Law::Conservation => "conservation",
        })
    }
}

/// What was checked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// Games played to the end.
    pub games: u64,
    /// Steps of play and chance.
    pub steps: u64,
    /// Steps of play with at least two legal actions.
    pub decisions: u64,
    /// The most steps of one game.
    pub longest: u64,
}

/// A law that does not hold, and the game that shows it.
#[derive(Clone, Debug, Error)]
#[error("the law of {law} is broken in game {game} after {} steps: {reason}\n{record}", record.steps.len())]
pub struct Broken {
    /// The law.
    pub law: Law,
    /// The number of the game, counted from 0.
    pub game: u64,
    /// The steps up to the break.
    pub record: Box<Record>,
    /// What is wrong.
    pub reason: String,
}

/// Plays random games and checks the laws after every step; `progress` is called after every game.
///
/// Game `n` depends on the seed and `n` alone.
///
/// # Errors
/// The first law that does not hold.
pub fn check<G: Playable>(game: &G, games: u64, seed: u64, progress: &dyn Fn(u64)) -> Result<Report, Broken> {
    let mut report = Report::default();
    for number in 0..games {
        let rng = Xoshiro256PlusPlus::seed_from_u64(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15).wrapping_add(number));
        laws::Trial::new(game, rng).run(&mut report).map_err(|broken| {
            let (fault, record) = *broken;
            Broken { law: fault.law, game: number, record: Box::new(record), reason: fault.reason }
        })?;
        report.games += 1;
        progress(1);
    }
    Ok(report)
}

/// Checks the laws and panics with the record that breaks one.
///
/// # Examples
/// ```
/// # use tetrapolis_game::{
/// #     Game, Notation, NotationError, OpenInformation, Options, Outcome, Plain, Scoring, Seat, Seats, Setup, SetupError,
/// #     Source, Turn,
/// # };
/// # #[derive(Clone)]
/// # struct Ten;
/// # impl Game for Ten {
/// #     type State = (u8, Seat);
/// #     type Action = u8;
/// #     type Chance = ();
/// #     const NAME: &'static str = "ten";
/// #     const RULES: u32 = 1;
/// #     fn seats(&self) -> u8 {
/// #         2
/// #     }
/// #     fn bound(&self) -> usize {
/// #         10
/// #     }
/// #     fn initial(&self) -> (u8, Seat) {
/// #         (0, Seat(0))
/// #     }
/// #     fn turn(&self, (said, seat): &(u8, Seat)) -> Turn {
/// #         if *said == 10 { Turn::Over } else { Turn::Act(Seats::one(*seat)) }
/// #     }
/// #     fn legal_actions(&self, (said, seat): &(u8, Seat), asked: Seat, actions: &mut Vec<u8>) {
/// #         actions.clear();
/// #         if asked == *seat {
/// #             actions.extend(1..=2.min(10 - said));
/// #         }
/// #     }
/// #     fn play_unchecked(&self, state: &mut (u8, Seat), seat: Seat, count: u8) {
/// #         *state = (state.0 + count, seat.next(2));
/// #     }
/// # }
/// # impl Scoring for Ten {
/// #     fn outcome(&self, (said, seat): &(u8, Seat)) -> Outcome {
/// #         Outcome::rank(&[0, 1].map(|one| i32::from(*said == 10 && *seat != Seat(one))), |_| 0)
/// #     }
/// # }
/// # impl Notation for Ten {
/// #     fn write_action(&self, count: &u8) -> String {
/// #         count.to_string()
/// #     }
/// #     fn parse_action(&self, text: &str) -> Result<u8, NotationError> {
/// #         text.parse().map_err(|_| NotationError::action(text))
/// #     }
/// # }
/// # impl Setup for Ten {
/// #     const SEATS: std::ops::RangeInclusive<u8> = 2..=2;
/// #     fn with_choices(_: Source<'_>, _: u8, _: &Options) -> Result<Ten, SetupError> {
/// #         Ok(Ten)
/// #     }
/// # }
/// # impl OpenInformation for Ten {}
/// # impl Plain for Ten {}
/// use tetrapolis_testkit::uphold;
///
/// // `Ten` is the game that the documentation of `Game` shows.
/// let report = uphold(&Ten, 100);
/// assert_eq!(report.games, 100);
/// assert!(report.longest <= 10);
/// ```
///
/// # Panics
/// If a law does not hold.
pub fn uphold<G: Playable>(game: &G, games: u64) -> Report {
    match check(game, games, 1, &|_| {}) {
        Ok(report) => report,
        Err(broken) => panic!("{broken}"),
    }
}
