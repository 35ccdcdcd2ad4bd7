//! What a log says without the rules of its game: who sits where, how far the table is, and the steps as text. It is enough
//! to show a table whose rules the program no longer has.

use tetrapolis_game::{Message, Record, Seat, Viewer};
use tetrapolis_protocol::{Phase, PlayerId};

use crate::event::{Event, Happening, Opening, Who};
use crate::fold::Broken;
use crate::snapshot::Snapshot;
use crate::view::holder;

/// A table as far as its log tells without rules.
#[derive(Clone, Debug)]
pub struct Ledger {
    opening: Box<Opening>,
    holders: Vec<Option<Who>>,
    phase: Phase,
    steps: Vec<String>,
}

impl Ledger {
    /// Reads a whole log.
    ///
    /// # Errors
    /// That it opens no table, or names a seat that is not there.
    pub fn of(events: &[Event]) -> Result<Ledger, Broken> {
        let Some(Happening::Opened(opening)) = events.first().map(|event| &event.what) else {
            return Err(Broken::Opening);
        };
        let holders = vec![None; usize::from(opening.seats)];
        let mut ledger =
            Ledger { opening: opening.clone(), holders, phase: Phase::Gathering, steps: opening.before.clone() };
        events[1..].iter().try_for_each(|event| ledger.note(&event.what))?;
        Ok(ledger)
    }

    fn note(&mut self, what: &Happening) -> Result<(), Broken> {
        match what {
            Happening::Sat { seat, who, .. } => *self.holder(*seat)? = Some(who.clone()),
            Happening::Rose { seat } => *self.holder(*seat)? = None,
            Happening::Redealt { without, .. } => {
                for seat in without {
                    *self.holder(*seat)? = None;
                }
                self.phase = Phase::Gathering;
            }
            Happening::Dealing => self.phase = Phase::Dealing,
            Happening::Started | Happening::Resumed { .. } => self.phase = Phase::Running,
            Happening::Paused { .. } => self.phase = Phase::Paused,
            Happening::Finished => self.phase = Phase::Finished,
            Happening::Played { step } | Happening::Drawn { step, .. } => self.steps.push(step.as_str().to_owned()),
            Happening::Undone { to, .. } => self.steps.truncate(self.opening.before.len() + to),
            Happening::Opened(_) => return Err(Broken::Opening),
            Happening::Committed { .. }
            | Happening::Revealed { .. }
            | Happening::UndoAsked { .. }
            | Happening::UndoAnswered { .. }
            | Happening::ReturnAsked { .. }
            | Happening::PauseAsked { .. }
            | Happening::Answered { .. }
            | Happening::Resigned { .. }
            | Happening::Away { .. }
            | Happening::Back { .. }
            | Happening::StoodIn { .. }
            | Happening::RanOut { .. }
            | Happening::Waited { .. }
            | Happening::Said { .. }
            | Happening::Muted { .. }
            | Happening::Rematch { .. } => {}
        }
        Ok(())
    }

    fn holder(&mut self, seat: Seat) -> Result<&mut Option<Who>, Broken> {
        self.holders.get_mut(seat.index()).ok_or(Broken::Seat(seat))
    }

    /// What was fixed when the table was opened.
    pub fn opening(&self) -> &Opening {
        &self.opening
    }

    /// How far the table is.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The seats of a player.
    pub fn seats_of(&self, player: &PlayerId) -> impl Iterator<Item = Seat> {
        let own = move |who: &Option<Who>| matches!(who, Some(Who::Person { player: holder, .. }) if holder == player);
        Seat::all(self.opening.seats).zip(&self.holders).filter(move |(_, who)| own(who)).map(|(seat, _)| seat)
    }

    /// Whether somebody may look at the table at all.
    pub fn admits(&self, player: Option<&PlayerId>) -> bool {
        let seated =
            player.is_some_and(|player| self.seats_of(player).next().is_some() || *player == self.opening.host);
        self.opening.spectators || seated || matches!(self.phase, Phase::Gathering | Phase::Dealing)
    }

    /// The game as a record. Its head comes from the last snapshot, for the edition has a name that only the rules know
    /// where the log does not give it.
    pub fn record(&self, snapshot: &Snapshot) -> Option<Record> {
        let mut record: Record = snapshot.record_head().parse().ok()?;
        for (seat, who) in Seat::all(self.opening.seats).zip(&self.holders) {
            match who {
                Some(Who::Person { name, .. }) => record.head.players.insert(seat.0, name.clone()),
                Some(Who::Bot { kind }) => record.head.players.insert(seat.0, kind.clone()),
                None => None,
            };
        }
        record.steps.clone_from(&self.steps);
        Some(record)
    }

    /// The last known state of a table that the program cannot continue, as a message on the wire.
    pub fn still(&self, snapshot: &Snapshot, player: Option<&PlayerId>, viewer: Viewer, why: &Message) -> String {
        let yours: Vec<Seat> = player.map(|player| self.seats_of(player).collect()).unwrap_or_default();
        let holders: Vec<_> = self.holders.iter().map(|who| holder(who.as_ref())).collect();
        snapshot.message(viewer, &holders, &yours, player == Some(&self.opening.host), why)
    }
}
