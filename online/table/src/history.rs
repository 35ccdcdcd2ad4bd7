//! What each viewer was told, from the log: one pass, up to any moment.

use std::sync::Arc;

use tetrapolis_game::{Seat, Viewer};
use tetrapolis_protocol::{Code, Line, PlayerId, TablePhase, TableState, Time, Version, What};

use crate::event::Event;
use crate::fold::Broken;
use crate::ledger::Ledger;
use crate::live::LiveTable;
use crate::played::Opener;
use crate::told::Told;
use crate::{Refused, refused::gate};

/// The log lines of what has just happened, for one viewer; the last line has this version.
pub fn lines(told: &[(Time, Told)], viewer: Viewer, version: Version) -> Vec<Line> {
    let noticed: Vec<(Time, Arc<What>)> =
        told.iter().filter_map(|(at, told)| Some((*at, told.to(viewer)?.clone()))).collect();
    let first = version.0 + 1 - noticed.len() as u64;
    let line = |((at, what), version)| Line { version: Version(version), at, what };
    noticed.into_iter().zip(first..).map(line).collect()
}

/// A table at some moment, and what a viewer was told up to then.
pub struct History {
    /// The table at that moment.
    pub table: LiveTable,
    /// Every line that the viewer was told.
    pub log: Vec<Line>,
    viewer: Viewer,
}

impl History {
    /// The history of a viewer up to a version, or up to the end of the log.
    ///
    /// # Errors
    /// The first event that cannot have happened.
    pub fn until(
        events: &[Event],
        viewer: Viewer,
        version: Option<Version>,
        opener: Opener<'_>,
    ) -> Result<History, Broken> {
        let (first, rest) = events.split_first().ok_or(Broken::Opening)?;
        let mut table = LiveTable::open(first, opener)?;
        let mut log = vec![Line { version: Version(1), at: first.at, what: What::Opened.into() }];
        for event in rest {
            if version.is_some_and(|version| table.version(viewer) >= version) {
                break;
            }
            let told = table.fold(event)?;
            if let Some(what) = told.to(viewer) {
                log.push(Line { version: table.version(viewer), at: event.at, what: Arc::clone(what) });
            }
        }
        Ok(History { table, log, viewer })
    }

    /// What the viewer saw at this moment, with the lines after a version.
    pub fn state(mut self, player: Option<&PlayerId>, from: Version) -> TableState {
        self.log.retain(|line| line.version > from);
        let info = self.table.info(player, self.viewer);
        let own = matches!(self.viewer, Viewer::Seat(seat) if info.yours.contains(&seat));
        let state = self.table.state(self.viewer, from, self.log, Some(info));
        if own { state } else { state.without_answers() }
    }

    /// From whose point of view it is told.
    pub fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// The version of the viewer at this moment.
    pub fn version(&self) -> Version {
        self.table.version(self.viewer)
    }
}

impl Ledger {
    /// From which point of view a player may look at the past of a table: from a seat of the player's own, and after
    /// the end from any (0 is a spectator's).
    ///
    /// # Errors
    /// That the player may not.
    pub fn eyes(&self, player: Option<&PlayerId>, eyes: Option<u8>) -> Result<Viewer, Refused> {
        gate(self.admits(player), Code::TableClosed)?;
        let own = |seat: &Seat| player.is_some_and(|player| self.seats_of(player).any(|own| own == *seat));
        let first = || player.and_then(|player| self.seats_of(player).next());
        let viewer = match eyes.map(|eyes| eyes.checked_sub(1).map(Seat)) {
            None => first().map_or(Viewer::Public, Viewer::Seat),
            Some(None) => Viewer::Public,
            Some(Some(seat)) => {
                gate(seat.0 < self.opening().seats, Code::TableNoSeat)?;
                gate(self.phase() == TablePhase::Finished || own(&seat), Code::TableNotSeated)?;
                Viewer::Seat(seat)
            }
        };
        Ok(viewer)
    }
}
