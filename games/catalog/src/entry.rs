use std::ops::RangeInclusive;

use tetrapolis_cities::Cities;
use tetrapolis_game::{Choice, Playable, Study};
use tetrapolis_mafia_city::MafiaCity;
use tetrapolis_point_city::PointCity;
use tetrapolis_uptown::UpTown;

use crate::Visit;
use crate::selection::{Selection, SelectionError, set_up};

/// What is known of a game before it is set up.
#[derive(Debug)]
pub struct Entry {
    /// The name in commands and records.
    pub name: &'static str,
    /// The name as people write it.
    pub title: &'static str,
    /// How many can play.
    pub seats: RangeInclusive<u8>,
    /// The options.
    pub options: &'static [Choice],
    /// Whether players have something to hide from each other.
    pub secrets: bool,
    /// The numbered rules, in Markdown.
    pub rulebook: &'static str,
    /// The built-in edition.
    pub edition: &'static str,
}

impl Entry {
    const fn of<G: Playable + Study>() -> Entry {
        Entry {
            name: G::NAME,
            title: G::TITLE,
            seats: G::SEATS,
            options: G::OPTIONS,
            secrets: G::HAS_SECRETS,
            rulebook: G::RULEBOOK,
            edition: G::BUILTIN,
        }
    }

    /// The ids of the numbered rules, such as `PC-1.1`, in the order of the rulebook.
    pub fn rules(&self) -> impl Iterator<Item = &'static str> {
        self.rulebook.split("**").skip(1).step_by(2).filter(|bold| is_rule(bold))
    }

    /// Whether the rulebook has a rule with this id.
    pub fn has_rule(&self, id: &str) -> bool {
        self.rules().any(|rule| rule == id)
    }
}

/// Whether a text is the id of a rule: two capitals, a hyphen, and two numbers with a point.
pub fn is_rule(text: &str) -> bool {
    let is_number = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let parts = text.split_once('-').and_then(|(game, rest)| Some((game, rest.split_once('.')?)));
    parts.is_some_and(|(game, (chapter, rule))| {
        game.len() == 2 && game.bytes().all(|byte| byte.is_ascii_uppercase()) && is_number(chapter) && is_number(rule)
    })
}

macro_rules! games {
    ($($game:ty),*) => {
        /// All games.
        pub const GAMES: &[Entry] = &[$(Entry::of::<$game>()),*];

        /// Sets a game up and lets a visitor work with it.
        ///
        /// # Errors
        /// What is wrong with the selection.
        pub fn visit<V: Visit>(selection: &Selection, visitor: V) -> Result<V::Output, SelectionError> {
            $(if selection.game == <$game as tetrapolis_game::Game>::NAME {
                return Ok(visitor.visit(set_up::<$game>(selection)?));
            })*
            Err(SelectionError::Game(selection.game.clone()))
        }
    };
}

games!(PointCity, Cities, UpTown, MafiaCity);

/// The game of that name.
pub fn entry(name: &str) -> Option<&'static Entry> {
    GAMES.iter().find(|entry| entry.name == name)
}
