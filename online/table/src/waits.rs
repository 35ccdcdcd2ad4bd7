//! What waits for persons who are not looking at the table. It depends only on what the person's own seat is told, so
//! neither what is sent nor when it is sent says more than the table itself.

use tetrapolis_game::{Seat, Viewer};
use tetrapolis_protocol::{NoticeKind, PlayerId, TablePhase, Time, Wished};

use crate::live::{LiveTable, index};

/// Time is short in the last quarter of a seat's time, but never more than this many milliseconds before its end.
const SHORT: u64 = 6 * 60 * 60 * 1_000;

/// Something that waits for a person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Waits {
    /// For whom.
    pub player: PlayerId,
    /// The person's seat; the first of several.
    pub seat: Seat,
    /// What.
    pub kind: NoticeKind,
    /// From when on, if not from now.
    pub from: Option<Time>,
    /// Whether everybody at the table knows of it.
    pub open: bool,
}

impl LiveTable {
    /// What waits for persons who are away.
    pub fn waits(&self) -> Vec<Waits> {
        let mut waits: Vec<Waits> = Vec::new();
        if !matches!(self.phase, TablePhase::Running | TablePhase::Paused) {
            return waits;
        }
        for seat in self.seats() {
            let chair = self.chair(seat);
            if chair.away.is_none() || chair.resigned {
                continue;
            }
            let Some(player) = chair.person() else { continue };
            let mut wait = |kind, from, open| {
                // One device is told once of all its seats.
                if !waits.iter().any(|known| known.player == *player && known.kind == kind) {
                    waits.push(Waits { player: player.clone(), seat, kind, from, open });
                }
            };
            if self.waits_for(seat) {
                let open = self.is_openly_waited_for(seat);
                wait(NoticeKind::YourTurn, None, open);
                if let Some(from) = self.short_of_time(seat) {
                    wait(NoticeKind::TimeShort, Some(from), open);
                }
            }
            if let Some(kind) = self.is_wished_of(seat) {
                wait(kind, None, true);
            }
        }
        waits
    }

    /// Persons who are away, or who are not here and have not given up, each with the first seat.
    pub fn absent(&self, is_here: impl Fn(&PlayerId) -> bool) -> impl Iterator<Item = (&PlayerId, Seat)> {
        let absent = move |seat: &Seat| {
            let chair = self.chair(*seat);
            chair.away.is_some() || !chair.resigned && chair.person().is_some_and(|player| !is_here(player))
        };
        let seated = self.seats().filter(absent).filter_map(|seat| Some((self.chair(seat).person()?, seat)));
        seated.filter(|(player, seat)| self.seat_of(player) == Some(*seat))
    }

    /// Persons whose share of chance is not known while everybody is asked for it.
    pub fn waits_for_shares(&self) -> Vec<(PlayerId, Seat)> {
        let waits = self.phase == TablePhase::Dealing;
        let seats = self.unrevealed().filter(|_| waits);
        seats.filter_map(|seat| Some((self.chair(seat).person()?.clone(), seat))).collect()
    }

    /// Whether a seat has to act, as far as it knows, and has not answered yet.
    fn waits_for(&self, seat: Seat) -> bool {
        let asked = self.waiting[index(Viewer::Seat(seat))].contains(seat);
        let covered = || self.question().is_some_and(|question| self.is_covered(seat, &question.about));
        asked && self.plays(seat) && !self.has_answered(seat) && !covered()
    }

    /// Whether everybody knows that a seat has to act. Nothing is said aloud about secret questions.
    fn is_openly_waited_for(&self, seat: Seat) -> bool {
        let secret = self.acting().len() > 1 || !self.window.is_empty() || self.question().is_some();
        !secret && self.waiting[index(Viewer::Public)].contains(seat)
    }

    /// When little time is left to a seat whose clock runs.
    fn short_of_time(&self, seat: Seat) -> Option<Time> {
        let chair = self.chair(seat);
        let since = chair.since.filter(|_| chair.late.is_none())?;
        let margin = (self.full_clock() / 4).min(SHORT);
        Some(Time(since.plus(chair.left).0.saturating_sub(margin)))
    }

    /// What a seat is asked to agree to, if anything.
    fn is_wished_of(&self, seat: Seat) -> Option<NoticeKind> {
        let ask = self.ask.as_ref()?;
        let asked = self.judges(ask.seat).any(|judge| judge == seat) && !ask.agreed.contains(&seat);
        asked.then(|| match ask.what.wished() {
            Wished::Undo => NoticeKind::UndoAsked,
            Wished::Return => NoticeKind::ReturnAsked,
            Wished::Pause => NoticeKind::PauseAsked,
            Wished::Help => NoticeKind::HelpAsked,
        })
    }
}
