//! A table as it was: every moment, with the eyes that may see it.

use tetrapolis_game::{Seat, Viewer};
use tetrapolis_protocol::{Code, Line, Phase, PlayerId, State, Version, What};
use tetrapolis_table::{Event, LiveTable, Refused};

use crate::node::Node;

/// The past of a table with somebody's eyes.
pub(crate) struct Past<'a> {
    node: &'a Node,
    events: &'a [Event],
    player: Option<&'a PlayerId>,
    viewer: Viewer,
    now: Version,
}

impl<'a> Past<'a> {
    /// The past that a player may see: with the own eyes, and after the end with those of any seat (0 is a spectator).
    pub(crate) fn of(
        node: &'a Node,
        events: &'a [Event],
        player: Option<&'a PlayerId>,
        eyes: Option<u8>,
    ) -> Result<Past<'a>, Refused> {
        let table = LiveTable::replay(events, &|setup| node.shared.open(setup));
        let table = table.map_err(|_| Refused::from(Code::ServerStore))?;
        if !table.admits(player) {
            return Err(Code::TableClosed.into());
        }
        let viewer = match eyes.map(|eyes| eyes.checked_sub(1).map(Seat)) {
            None => table.viewer(player, None),
            Some(None) => Viewer::Public,
            Some(Some(seat)) if seat.0 >= table.opening().seats => return Err(Code::TableNoSeat.into()),
            Some(Some(seat)) => Viewer::Seat(seat),
        };
        let own = |seat| player.is_some_and(|player| table.seats_of(player).any(|own| own == seat));
        match viewer {
            Viewer::Seat(seat) if table.phase() != Phase::Finished && !own(seat) => Err(Code::TableNotSeated.into()),
            Viewer::Seat(_) | Viewer::Public => Ok(Past { node, events, player, viewer, now: table.version(viewer) }),
        }
    }

    /// The table at a version.
    pub(crate) fn at(&self, version: Version) -> Result<LiveTable, Refused> {
        self.until(version).map(|(table, _)| table)
    }

    /// What the viewer saw at a version; at the newest one with the whole log, otherwise with the last line.
    pub(crate) fn state(&self, version: Option<Version>) -> Result<State, Refused> {
        let (table, mut log) = self.until(version.unwrap_or(self.now))?;
        let from = match version {
            Some(_) => Version(table.version(self.viewer).0 - 1),
            None => Version(0),
        };
        log.retain(|line| line.version > from);
        let info = table.info(self.player, self.viewer);
        Ok(table.state(self.viewer, from, log, Some(info)))
    }

    fn until(&self, version: Version) -> Result<(LiveTable, Vec<Line>), Refused> {
        let broken = |_| Refused::from(Code::ServerStore);
        let (first, rest) = self.events.split_first().ok_or(Code::TableUnknown)?;
        let mut table = LiveTable::open(first, &|setup| self.node.shared.open(setup)).map_err(broken)?;
        let mut log = vec![Line { version: Version(1), at: first.at, what: What::Opened }];
        for event in rest {
            if table.version(self.viewer) >= version {
                break;
            }
            let told = table.fold(event).map_err(broken)?;
            let index = match self.viewer {
                Viewer::Public => 0,
                Viewer::Seat(seat) => seat.index() + 1,
            };
            if let Some(what) = told.into_iter().nth(index).flatten() {
                log.push(Line { version: table.version(self.viewer), at: event.at, what });
            }
        }
        Ok((table, log))
    }
}
