//! Recomputes a whole table: every step by the rules, every draw from the seed and everybody's entropy.

use tetrapolis_game::{Message, Turn};
use tetrapolis_protocol::{Entropy, TablePhase};
use thiserror::Error;

use crate::event::{Event, Happening};
use crate::fair::commitment;
use crate::fold::Broken;
use crate::live::LiveTable;
use crate::played::Opener;

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
    /// The log ends the game before it is over.
    #[error("event {number}: the game is not over")]
    Early {
        /// Which event, counted from 1.
        number: usize,
    },
    /// Nobody's share of chance is the one that a player kept.
    #[error("no seat revealed the share {0}")]
    Share(String),
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
            Flaw::Share(share) => Message::new("verify-share").with("share", share.as_str()),
            Flaw::Early { number } => Message::new("verify-early").with("number", *number),
            Flaw::Commitment { found, wanted } => {
                Message::new("verify-commitment").with("found", found.as_str()).with("wanted", wanted.as_str())
            }
        }
    }
}

/// What a player knows from the time before the game began.
#[derive(Clone, Copy, Debug, Default)]
pub struct Promised<'a> {
    /// The commitment that the player was told.
    pub commitment: Option<&'a str>,
    /// The share of chance that the player added.
    pub share: Option<&'a Entropy>,
}

/// Checks a table from its first event to its last, and what a player was promised.
///
/// # Errors
/// The first flaw.
pub fn verify(events: &[Event], promised: Promised<'_>, opener: Opener<'_>) -> Result<Verified, Flaw> {
    let broken = |number| move |broken| Flaw::Event { number, broken };
    let first = events.first().ok_or(Flaw::Event { number: 1, broken: Broken::Opening })?;
    let mut table = LiveTable::open(first, opener).map_err(broken(1))?;
    let (mut played, mut drawn) = (0, 0);
    for (n, event) in events.iter().enumerate().skip(1) {
        let number = n + 1;
        if event.what == Happening::Started {
            keeps_promise(&table, promised)?;
        }
        if matches!(event.what, Happening::Played { .. }) {
            played += 1;
        }
        if let Happening::Drawn { n, step } = &event.what {
            drawn += 1;
            check_draw(&table, number, *n, step.as_str())?;
        }
        if event.what == Happening::Finished {
            let given_up = table.chairs.iter().filter(|chair| !chair.resigned).count() <= 1;
            if table.position.turn() != Turn::Over && !given_up {
                return Err(Flaw::Early { number });
            }
        }
        table.fold(event).map_err(broken(number))?;
    }
    if table.deal.is_none() {
        keeps_promise(&table, promised)?;
    }
    Ok(Verified {
        game: table.opening().game.clone(),
        events: events.len(),
        played,
        drawn,
        persons: table.players().count(),
        commitment: commitment(&table.seed),
        finished: table.phase() == TablePhase::Finished,
    })
}

fn keeps_promise(table: &LiveTable, promised: Promised<'_>) -> Result<(), Flaw> {
    let wanted = commitment(&table.seed);
    if let Some(found) = promised.commitment.filter(|told| *told != wanted) {
        return Err(Flaw::Commitment { found: found.to_owned(), wanted });
    }
    let is_mixed = |share: &Entropy| table.chairs.iter().any(|chair| chair.entropy.as_ref() == Some(share));
    match promised.share.filter(|share| !is_mixed(share)) {
        Some(share) => Err(Flaw::Share(share.as_str().to_owned())),
        None => Ok(()),
    }
}

fn check_draw(table: &LiveTable, number: usize, n: u64, found: &str) -> Result<(), Flaw> {
    let deal = table.deal.filter(|_| table.position.turn() == Turn::Chance);
    let deal = deal.ok_or(Flaw::Event { number, broken: Broken::Draw(n) })?;
    let wanted = table.position.draw(&mut deal.draw(n));
    if wanted.text() == found {
        return Ok(());
    }
    Err(Flaw::Draw { number, found: found.to_owned(), wanted: wanted.text().to_owned() })
}
