use std::sync::Arc;

use serde_json::value::RawValue;
use tetrapolis_game::{Seat, Telling, Turn, Viewer};
use tetrapolis_protocol::{
    Dealing, Holder, Line, Lines, LobbyEntry, PlayerId, Seating, Seen, TableInfo, TablePhase, TableState, Version, Wish,
};

use crate::event::Who;
use crate::fair::commitment;
use crate::live::{LiveTable, index};

pub(crate) fn holder(who: Option<&Who>) -> Holder {
    match who {
        None => Holder::Nobody,
        Some(Who::Person { name, account, .. }) => Holder::Person { name: name.clone(), account: *account },
        Some(Who::Bot { kind }) => Holder::Bot { kind: kind.clone() },
    }
}

impl LiveTable {
    /// The position as a viewer sees it, as JSON; none before the start.
    pub fn view(&self, viewer: Viewer) -> Option<Arc<RawValue>> {
        self.has_begun().then(|| self.position.picture(viewer).into())
    }

    /// The table as a viewer sees it, with the log after version `from`.
    pub fn state(&self, viewer: Viewer, from: Version, log: Vec<Line>, table: Option<TableInfo>) -> TableState {
        self.state_of(viewer, from, Lines::Listed(log), table, Seen::Whole(self.view(viewer)))
    }

    /// The same, with a log and a view, or its changes, that are written already.
    pub fn state_of(
        &self,
        viewer: Viewer,
        from: Version,
        log: Lines,
        table: Option<TableInfo>,
        seen: Seen,
    ) -> TableState {
        let (view, changes) = match seen {
            Seen::Whole(view) => (view, None),
            Seen::Changes(changes) => (None, Some(changes)),
        };
        let over = self.phase == TablePhase::Finished;
        let parties = if over { self.position.parties() } else { 0 };
        TableState {
            from,
            version: self.version(viewer),
            log,
            table,
            phase: self.phase,
            to_act: self.waiting[index(viewer)].iter().collect(),
            asked: self.asked(viewer),
            standing: self.stands(viewer),
            clocks: self.clock_faces(viewer),
            view,
            changes,
            legal: self.legal(viewer, |seat| self.position.legal(seat)),
            moves: self.legal(viewer, |seat| self.position.moves(seat)),
            outcome: if over { self.position.outcome().standings().to_vec() } else { Vec::new() },
            sheets: (0..usize::from(parties)).map(|party| self.position.sheet(party)).collect(),
            still: None,
        }
    }

    /// What a viewer who has to act may do.
    fn legal(&self, viewer: Viewer, list: impl Fn(Seat) -> Vec<Telling>) -> Vec<Telling> {
        match (viewer, self.position.turn()) {
            (Viewer::Seat(seat), Turn::Act(seats)) if seats.contains(seat) && self.plays(seat) => list(seat),
            (Viewer::Public | Viewer::Seat(_), _) => Vec::new(),
        }
    }

    /// What seldom changes, for a player or for anybody.
    pub fn info(&self, player: Option<&PlayerId>, viewer: Viewer) -> TableInfo {
        let opening = &self.opening;
        TableInfo {
            table: opening.table.clone(),
            game: opening.game.clone(),
            options: opening.options.clone(),
            edition: self.start.head().edition.to_string(),
            seats: self.seatings(),
            you: match viewer {
                Viewer::Seat(seat) => Some(seat),
                Viewer::Public => None,
            },
            yours: player.map(|player| self.seats_of(player).collect()).unwrap_or_default(),
            host: player == Some(&opening.host),
            clock: opening.clock,
            answers: opening.answers,
            topics: self.topics(viewer),
            helped: self.helped(),
            wish: self.wish(),
            dealing: self.dealing(),
            rematch: self.rematch.clone(),
        }
    }

    /// What somebody asks of the others now.
    pub fn wish(&self) -> Option<Wish> {
        self.ask.as_ref().map(|ask| Wish { seat: ask.seat, what: ask.what.wished() })
    }

    /// The table as the lobby shows it.
    pub fn lobby_entry(&self) -> LobbyEntry {
        LobbyEntry {
            table: self.opening.table.clone(),
            game: self.opening.game.clone(),
            options: self.opening.options.clone(),
            phase: self.phase,
            seats: self.seatings(),
            clock: self.opening.clock,
            spectators: self.opening.spectators,
            opened: self.opened,
            ended: self.ended,
            outcome: if self.ended.is_some() { self.position.outcome().standings().to_vec() } else { Vec::new() },
        }
    }

    fn dealing(&self) -> Dealing {
        let over = self.phase == TablePhase::Finished;
        let entropy = |seat: Seat| self.chair(seat).entropy.as_ref().map(|entropy| entropy.as_str().to_owned());
        Dealing {
            commitment: commitment(&self.seed),
            seed: over.then(|| self.seed.reveal()),
            shares: self.seats().map(|seat| self.chair(seat).share.clone()).collect(),
            revealed: self.seats().filter(|seat| self.chair(*seat).entropy.is_some()).collect(),
            // Told only when nobody can choose an answer to it any more.
            entropy: self.seats().map(|seat| if self.deal.is_some() { entropy(seat) } else { None }).collect(),
        }
    }

    fn seatings(&self) -> Vec<Seating> {
        let colours = self.colours();
        let seating = |seat: Seat| {
            let chair = self.chair(seat);
            Seating {
                seat,
                holder: holder(chair.who.as_ref()),
                present: chair.who.is_some() && chair.away.is_none(),
                stand_in: chair.stand_in.clone(),
                out_of_time: chair.late.is_some(),
                resigned: chair.resigned,
                colour: colours.get(seat.index()).copied(),
            }
        };
        self.seats().map(seating).collect()
    }
}
