//! What a log says without the rules of its game: who sits where, how far the table is, and the steps as text. It is enough
//! to show a table whose rules the program no longer has.

use std::collections::BTreeMap;

use tetrapolis_game::{EditionId, Head, Message, Record, Seat, Viewer};
use tetrapolis_protocol::{Dealing, Holder, Lines, PlayerId, Seating, TableInfo, TablePhase, TableState, Version};

use crate::event::{Event, Happening, Opening, Who};
use crate::fair::commitment;
use crate::fold::Broken;
use crate::snapshot::Snapshot;
use crate::view::holder;

/// What a log tells about a table without the rules.
#[derive(Clone, Debug)]
pub struct Ledger {
    opening: Box<Opening>,
    holders: Vec<Option<Who>>,
    phase: TablePhase,
    steps: Vec<String>,
}

impl Ledger {
    /// Reads a whole log.
    ///
    /// # Errors
    /// If it opens no table, or names a seat that does not exist.
    pub fn of(events: &[Event]) -> Result<Ledger, Broken> {
        let Some(Happening::Opened(opening)) = events.first().map(|event| &event.what) else {
            return Err(Broken::Opening);
        };
        let holders = vec![None; usize::from(opening.seats)];
        let mut ledger =
            Ledger { opening: opening.clone(), holders, phase: TablePhase::Gathering, steps: opening.before.clone() };
        events[1..].iter().try_for_each(|event| ledger.note(&event.what))?;
        Ok(ledger)
    }

    fn note(&mut self, what: &Happening) -> Result<(), Broken> {
        match what {
            Happening::Sat { seat, who, .. } => *self.holder(*seat)? = Some(who.clone()),
            Happening::Named { seat, name: new, .. } => {
                if let Some(Who::Person { name, .. }) = self.holder(*seat)? {
                    name.clone_from(new);
                }
            }
            Happening::Rose { seat } => *self.holder(*seat)? = None,
            Happening::Redealt { without, .. } => {
                for seat in without {
                    *self.holder(*seat)? = None;
                }
                self.phase = TablePhase::Gathering;
            }
            Happening::Dealing => self.phase = TablePhase::Dealing,
            Happening::Started | Happening::Resumed { .. } => self.phase = TablePhase::Running,
            Happening::Paused { .. } => self.phase = TablePhase::Paused,
            Happening::Finished => self.phase = TablePhase::Finished,
            Happening::Played { step } | Happening::Drawn { step, .. } => self.steps.push(step.as_str().to_owned()),
            Happening::Undone { to, .. } => self.steps.truncate(self.opening.before.len() + to),
            Happening::Opened(_) => return Err(Broken::Opening),
            Happening::Committed { .. }
            | Happening::Revealed { .. }
            | Happening::UndoAsked { .. }
            | Happening::UndoAnswered { .. }
            | Happening::ReturnAsked { .. }
            | Happening::PauseAsked { .. }
            | Happening::HelpAsked { .. }
            | Happening::Helped { .. }
            | Happening::Hinted { .. }
            | Happening::Answered { .. }
            | Happening::Resigned { .. }
            | Happening::Away { .. }
            | Happening::Back { .. }
            | Happening::StoodIn { .. }
            | Happening::RanOut { .. }
            | Happening::Waited { .. }
            | Happening::Held { .. }
            | Happening::MoreTime { .. }
            | Happening::AskedAgain
            | Happening::Stands { .. }
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
    pub fn phase(&self) -> TablePhase {
        self.phase
    }

    /// Who sits where.
    pub(crate) fn holders(&self) -> Vec<Holder> {
        self.holders.iter().map(|who| holder(who.as_ref())).collect()
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
        self.opening.spectators || seated || matches!(self.phase, TablePhase::Gathering | TablePhase::Dealing)
    }

    /// Whose view of the table a player gets: that of the named seat if it is the player's, otherwise that of their first seat.
    pub fn viewer(&self, player: Option<&PlayerId>, named: Option<Seat>) -> Viewer {
        let own = || player.into_iter().flat_map(|player| self.seats_of(player));
        own().find(|seat| Some(*seat) == named).or_else(|| own().next()).map_or(Viewer::Public, Viewer::Seat)
    }

    /// The game as a record. Its head comes from the last snapshot if there is one: the first format did not give the
    /// edition's name.
    pub fn record(&self, snapshot: Option<&Snapshot>) -> Record {
        let head = snapshot.and_then(|snapshot| snapshot.record_head().parse::<Record>().ok());
        let mut record = head.unwrap_or_else(|| Record { head: self.head(), steps: Vec::new() });
        for (seat, who) in Seat::all(self.opening.seats).zip(&self.holders) {
            match who {
                Some(Who::Person { name, .. }) => record.head.players.insert(seat.0, name.clone()),
                Some(Who::Bot { kind }) => record.head.players.insert(seat.0, kind.clone()),
                None => None,
            };
        }
        record.steps.clone_from(&self.steps);
        record
    }

    fn head(&self) -> Head {
        let opening = &self.opening;
        let named = opening.played.as_ref().map(|played| played.edition.clone());
        let unnamed =
            || EditionId { name: opening.game.clone(), hash: opening.edition_hash().unwrap_or_default().to_owned() };
        Head {
            game: opening.game.clone(),
            rules: opening.rules(),
            edition: named.unwrap_or_else(unnamed),
            seats: opening.seats,
            options: opening.options.clone(),
            players: BTreeMap::new(),
        }
    }

    /// The version of a viewer at a table that the program cannot continue.
    pub fn still_version(&self, snapshot: Option<&Snapshot>, viewer: Viewer) -> Version {
        snapshot.map_or(Version(1), |snapshot| snapshot.version(viewer))
    }

    /// The last known state of a table that the program cannot continue, as JSON. Without a snapshot it has no view.
    pub fn still(
        &self,
        snapshot: Option<&Snapshot>,
        player: Option<&PlayerId>,
        viewer: Viewer,
        why: &Message,
    ) -> String {
        let yours: Vec<Seat> = player.map(|player| self.seats_of(player).collect()).unwrap_or_default();
        let holders = self.holders();
        let host = player == Some(&self.opening.host);
        if let Some(snapshot) = snapshot {
            return snapshot.state(viewer, &holders, &yours, host, why);
        }
        let seating = |(seat, holder)| Seating {
            seat,
            present: holder != Holder::Nobody,
            holder,
            stand_in: None,
            out_of_time: false,
            resigned: false,
            colour: None,
        };
        let opening = &self.opening;
        let table = TableInfo {
            table: opening.table.clone(),
            game: opening.game.clone(),
            options: opening.options.clone(),
            edition: self.head().edition.to_string(),
            seats: Seat::all(opening.seats).zip(holders).map(seating).collect(),
            you: match viewer {
                Viewer::Seat(seat) => Some(seat),
                Viewer::Public => None,
            },
            yours,
            host,
            clock: opening.clock,
            answers: opening.answers,
            topics: Vec::new(),
            helped: Vec::new(),
            wish: None,
            dealing: Dealing {
                commitment: commitment(&opening.seed),
                seed: None,
                shares: vec![None; self.holders.len()],
                revealed: Vec::new(),
                entropy: vec![None; self.holders.len()],
            },
            rematch: None,
        };
        let state = TableState {
            from: Version(0),
            version: self.still_version(None, viewer),
            changes: None,
            log: Lines::Listed(Vec::new()),
            table: Some(table),
            phase: self.phase,
            to_act: Vec::new(),
            asked: None,
            standing: None,
            clocks: Vec::new(),
            view: None,
            legal: Vec::new(),
            moves: Vec::new(),
            outcome: Vec::new(),
            sheets: Vec::new(),
            still: Some(why.clone()),
        };
        serde_json::to_string(&state).expect("it is plain data")
    }
}
