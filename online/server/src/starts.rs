//! Positions before the first step, and the texts of editions that people typed.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard};

use tetrapolis_catalog::{EditionFile, Playthrough, Selection, SelectionError, open};
use tetrapolis_protocol::Code;
use tetrapolis_table::{OpenError, Opening, Played, Refused};

use crate::node::Shared;
use crate::{error, fresh};

/// How many positions are kept ready.
const MOST: usize = 64;

/// What distinguishes positions before the first step.
#[derive(PartialEq, Eq)]
struct Key {
    cards: Cards,
    seats: u8,
    options: BTreeMap<String, String>,
}

#[derive(PartialEq, Eq)]
enum Cards {
    /// Those of the edition that a game has built in.
    BuiltIn(String),
    /// Those of an edition by its hash. A text that was typed has a hash of its own: it may have other names for the same cards.
    Named { edition: String, text: Option<String> },
}

/// The one used last is at the end.
type Positions = Vec<(Key, Box<dyn Playthrough>)>;

/// A position that is ready.
fn known(ready: &mut Positions, key: &Key) -> Option<Box<dyn Playthrough>> {
    let at = ready.iter().position(|(known, _)| known == key)?;
    ready[at..].rotate_left(1);
    ready.last().map(|(_, position)| position.fork())
}

/// Positions before the first step: those that were used lately are ready.
#[derive(Default)]
pub(crate) struct Starts(Mutex<Positions>);

impl Starts {
    /// A position before the first step; positions of the same edition, seats and options share their game.
    pub(crate) fn open(&self, opening: &Opening, text: Option<&str>) -> Result<Box<dyn Playthrough>, OpenError> {
        let fresh = || Ok(open(&opening.setup(text)?)?);
        let (Some(edition), None) = (opening.edition_hash(), &opening.edition) else { return fresh() };
        let cards = Cards::Named { edition: edition.to_owned(), text: opening.kept_edition().map(str::to_owned) };
        self.open_once(Key { cards, seats: opening.seats, options: opening.options.clone() }, fresh)
    }

    /// The position of what somebody wants to play with the built-in edition.
    fn open_built_in(&self, setup: &Selection) -> Result<Box<dyn Playthrough>, SelectionError> {
        let cards = Cards::BuiltIn(setup.game.clone());
        self.open_once(Key { cards, seats: setup.seats, options: setup.options.clone() }, || open(setup))
    }

    /// Opens a position that is not ready. Reading an edition takes much longer than a move, so it is done once, and no other
    /// table waits for it: where two want the same at the same moment, both read it.
    fn open_once<E>(
        &self,
        key: Key,
        fresh: impl FnOnce() -> Result<Box<dyn Playthrough>, E>,
    ) -> Result<Box<dyn Playthrough>, E> {
        if let Some(position) = known(&mut self.lock(), &key) {
            return Ok(position);
        }
        let position = fresh()?;
        let mut ready = self.lock();
        if let Some(position) = known(&mut ready, &key) {
            return Ok(position);
        }
        if ready.len() >= MOST {
            ready.remove(0);
        }
        ready.push((key, position.fork()));
        Ok(position)
    }

    fn lock(&self) -> MutexGuard<'_, Positions> {
        self.0.lock().expect("no panic holds it")
    }
}

impl Shared {
    /// The text of a table's edition, where it is kept beside the log.
    pub(crate) async fn edition(&self, opening: &Opening) -> Result<Option<Arc<str>>, Refused> {
        let Some(hash) = opening.kept_edition() else { return Ok(None) };
        let text = self.store.edition(hash).await.map_err(|error| error::store(&error))?;
        Ok(text.map(Arc::from))
    }

    /// Lets the opening of a new table name what is played. A text that somebody typed leaves the opening and is kept
    /// under its hash; it is returned.
    pub(crate) async fn name_edition(&self, opening: &mut Opening) -> Result<Option<Arc<str>>, Refused> {
        if opening.played.is_none() || opening.edition.is_some() {
            let typed = opening.edition.take().map(|edition| EditionFile { file: edition.file, text: edition.text });
            let setup = Selection { edition: typed.clone(), ..opening.bare_setup() };
            let position = if typed.is_some() { open(&setup) } else { self.starts.open_built_in(&setup) };
            let position = position.map_err(|error| Refused::because(Code::TableSetup, error.message()))?;
            let head = position.head();
            opening.played =
                Some(typed.as_ref().map_or_else(|| Played::now(&head), |typed| Played::with_text(&head, &typed.text)));
            if let (Some(typed), Some(hash)) = (typed, opening.kept_edition()) {
                self.keep_edition(hash, &typed.text).await?;
                return Ok(Some(typed.text.into()));
            }
            return Ok(None);
        }
        let text = self.edition(opening).await?;
        if let (Some(text), Some(hash)) = (&text, opening.kept_edition()) {
            // The table that it was typed for may be removed at any moment.
            self.keep_edition(hash, text).await?;
        }
        Ok(text)
    }

    async fn keep_edition(&self, hash: &str, text: &str) -> Result<(), Refused> {
        self.store.put_edition(hash, text, fresh::now()).await.map_err(|error| error::store(&error))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(seats: u8) -> Key {
        Key { cards: Cards::BuiltIn("uptown".into()), seats, options: BTreeMap::new() }
    }

    fn uptown(seats: u8) -> Result<Box<dyn Playthrough>, SelectionError> {
        let setup = Selection { game: "uptown".into(), seats, options: BTreeMap::new(), edition: None };
        open(&setup)
    }

    #[test]
    fn an_edition_is_read_once_and_nobody_waits_for_it() {
        let starts = Starts::default();
        let slow = starts.open_once(key(2), || {
            // Other editions can be opened while this one is being read.
            starts.open_once(key(3), || uptown(3)).map(drop)?;
            uptown(2)
        });
        assert_eq!(slow.expect("it opens").head().seats, 2);
        for seats in [2, 3] {
            let again = starts.open_once(key(seats), || -> Result<_, SelectionError> { unreachable!("it is ready") });
            assert_eq!(again.expect("it is ready").head().seats, seats);
        }
    }

    #[test]
    fn what_two_have_read_at_once_is_kept_once() {
        let starts = Starts::default();
        let both = starts.open_once(key(2), || {
            starts.open_once(key(2), || uptown(2)).map(drop)?;
            uptown(2)
        });
        assert_eq!(both.expect("it opens").head().seats, 2);
        assert_eq!(starts.lock().len(), 1);
    }
}
