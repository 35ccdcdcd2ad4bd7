//! Recomputes a whole table: every step by the rules, every draw from the seed and everybody's entropy.

use tetrapolis_game::{Message, Turn};
use tetrapolis_protocol::Phase;
use thiserror::Error;

use crate::event::{Event, Happening};
use crate::fair::commitment;
use crate::fold::Broken;
use crate::live::{LiveTable, Opener};

/// What was checked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verified {
    /// The game.
    pub game: String,
    /// All events.
    pub events: usize,
    /// Steps of seats, each legal.
    pub played: usize,
    /// Draws, each as the seed says.
    pub drawn: usize,
    /// Persons whose entropy is mixed in.
    pub persons: usize,
    /// The commitment that the seed fits.
    pub commitment: String,
    /// Whether the game is over.
    pub finished: bool,
}

/// What is wrong with a table.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Flaw {
    /// An event cannot have happened.
    #[error("event {number}: {broken}")]
    Event {
        /// Which, counted from 1.
        number: usize,
        /// Why.
        broken: Broken,
    },
    /// A draw is not the one of the seed.
    #[error("event {number}: the draw is '{found}', the seed says '{wanted}'")]
    Draw {
        /// Which event, counted from 1.
        number: usize,
        /// What is there.
        found: String,
        /// What must be there.
        wanted: String,
    },
    /// The game ended by itself before its end.
    #[error("event {number}: the game is not over")]
    Early {
        /// Which event, counted from 1.
        number: usize,
    },
    /// The seed is not the one that was committed to.
    #[error("the seed fits the commitment {wanted}, not {found}")]
    Commitment {
        /// The commitment that was told.
        found: String,
        /// The commitment of the seed.
        wanted: String,
    },
}

impl Flaw {
    /// The flaw in words.
    pub fn message(&self) -> Message {
        match self {
            Flaw::Event { number, broken } => {
                Message::new("verify-event").with("number", *number).with("reason", broken.to_string())
            }
            Flaw::Draw { number, found, wanted } => Message::new("verify-draw")
                .with("number", *number)
                .with("found", found.as_str())
                .with("wanted", wanted.as_str()),
            Flaw::Early { number } => Message::new("verify-early").with("number", *number),
            Flaw::Commitment { found, wanted } => {
                Message::new("verify-commitment").with("found", found.as_str()).with("wanted", wanted.as_str())
            }
        }
    }
}

/// Checks a table from its first event to its last; with the commitment that players were told, that too.
///
/// # Errors
/// The first flaw.
pub fn verify(events: &[Event], told: Option<&str>, opener: Opener<'_>) -> Result<Verified, Flaw> {
    let broken = |number| move |broken| Flaw::Event { number, broken };
    let first = events.first().ok_or(Flaw::Event { number: 1, broken: Broken::Opening })?;
    let mut table = LiveTable::open(first, opener).map_err(broken(1))?;
    let wanted = commitment(&table.opening().seed);
    if let Some(found) = told.filter(|told| *told != wanted) {
        return Err(Flaw::Commitment { found: found.to_owned(), wanted });
    }
    let (mut played, mut drawn) = (0, 0);
    for (n, event) in events.iter().enumerate().skip(1) {
        let number = n + 1;
        if matches!(event.what, Happening::Played { .. }) {
            played += 1;
        }
        if let Happening::Drawn { n, step } = &event.what {
            drawn += 1;
            let deal = table.deal.filter(|_| table.position.turn() == Turn::Chance);
            let deal = deal.ok_or(Flaw::Event { number, broken: Broken::Draw(*n) })?;
            let wanted = table.position.sample(&mut deal.draw(*n));
            if wanted != *step {
                return Err(Flaw::Draw { number, found: step.clone(), wanted });
            }
        }
        if event.what == Happening::Finished {
            let given_up = table.chairs.iter().filter(|chair| !chair.resigned).count() <= 1;
            if table.position.turn() != Turn::Over && !given_up {
                return Err(Flaw::Early { number });
            }
        }
        table.fold(event).map_err(broken(number))?;
    }
    Ok(Verified {
        game: table.opening().game.clone(),
        events: events.len(),
        played,
        drawn,
        persons: table.players().count(),
        commitment: wanted,
        finished: table.phase() == Phase::Finished,
    })
}
