//! Taking back. Free up to the last thing that was revealed or that another player did; beyond that all persons have to
//! agree. What was answered in secret stays.

use tetrapolis_game::Seat;
use tetrapolis_protocol::{Code, Time};

use crate::Refused;
use crate::event::{Event, Happening};
use crate::live::LiveTable;
use crate::refused::gate;

impl LiveTable {
    pub(crate) fn ask_undo(&self, seat: Seat, now: Time) -> Result<Vec<Event>, Refused> {
        gate(self.chair(seat).stand_in.is_none(), Code::PlayStoodIn)?;
        gate(self.undo.is_none(), Code::UndoPending)?;
        let own = self.steps.iter().rposition(|made| made.seat == Some(seat));
        let to = own.ok_or(Code::UndoNothing)?;
        gate(!self.steps[to..].iter().any(|made| made.secret), Code::UndoSecret)?;
        let is_free = to + 1 == self.steps.len();
        let what = if is_free || self.judges(seat).next().is_none() {
            Happening::Undone { seat, to }
        } else {
            Happening::UndoAsked { seat, to }
        };
        Ok(vec![Event { at: now, what }])
    }

    pub(crate) fn answer_undo(&self, seat: Seat, yes: bool, now: Time) -> Result<Vec<Event>, Refused> {
        let ask = self.undo.as_ref().ok_or(Code::UndoNotAsked)?;
        gate(ask.seat != seat && !ask.agreed.contains(&seat), Code::UndoNotAsked)?;
        let mut events = vec![Event { at: now, what: Happening::UndoAnswered { seat, yes } }];
        if yes && self.judges(ask.seat).all(|judge| judge == seat || ask.agreed.contains(&judge)) {
            events.push(Event { at: now, what: Happening::Undone { seat: ask.seat, to: ask.to } });
        }
        Ok(events)
    }

    /// The seats of the other persons who play.
    fn judges(&self, seat: Seat) -> impl Iterator<Item = Seat> {
        let own = self.chair(seat).person();
        self.seats().filter(move |other| self.chair(*other).is_played() && self.chair(*other).person() != own)
    }
}
