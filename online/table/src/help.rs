//! Help during a game: hints, and a tutor who objects to poor moves. A seat that plays only against bots may have it;
//! with other people, all of them have to agree. Everybody sees who has it, and the log notes in which positions
//! somebody asked for a hint. What the hint said, and what the tutor said about a move, is in no log.

use tetrapolis_game::Seat;
use tetrapolis_protocol::{Code, Time, Version};

use crate::Refused;
use crate::decide::Caller;
use crate::event::{Event, Happening};
use crate::live::LiveTable;
use crate::refused::gate;
use crate::wish::AskFor;

/// The first format of logs that knew of help. A table that was opened earlier keeps to what its log can say.
const FIRST: u32 = 4;

impl LiveTable {
    /// Switches the help of a seat on or off. If other people play, they are asked first.
    pub(crate) fn help(&self, seat: Seat, on: bool, now: Time) -> Result<Vec<Event>, Refused> {
        gate(self.opening.format() >= FIRST, Code::HelpOld)?;
        gate(!self.chair(seat).resigned, Code::PlayStoodIn)?;
        let asks = self.ask.as_ref().is_some_and(|ask| ask.seat == seat && ask.what == AskFor::Help);
        if self.chair(seat).helped == on && (on || !asks) {
            return Ok(Vec::new());
        }
        let what = if on && self.judges(seat).next().is_some() {
            self.nothing_asked()?;
            Happening::HelpAsked { seat }
        } else {
            Happening::Helped { seat, on }
        };
        Ok(vec![Event { at: now, what }])
    }

    /// Whether somebody may be helped with the move that has to be made now, or be told about an action that is legal;
    /// says which seat it is about.
    ///
    /// # Errors
    /// The first gate that is closed. Where other people are asked in secret at the same time nobody is helped,
    /// whatever they hold: what they ask, and how long they take, could tell who has a choice.
    pub fn advisable(&self, by: Option<&Caller>, version: Version, action: Option<&str>) -> Result<Seat, Refused> {
        let seat = self.playing(by.ok_or(Code::SessionNone)?)?;
        self.current(seat, version)?;
        self.to_act(seat)?;
        gate(self.chair(seat).helped, Code::HelpOff)?;
        let secret = self.question().is_some() || self.acting().len() > 1 || !self.window.is_empty();
        gate(!secret || !(self.is_company() || self.opening.one_device), Code::HelpSecret)?;
        action.map(|action| self.made_together(seat, action)).transpose()?;
        Ok(seat)
    }

    /// Notes that a seat asks for a hint: once in each position, whether the seat has a choice or not.
    pub fn note_hint(&self, seat: Seat, now: Time) -> Vec<Event> {
        let noted = self.chair(seat).hinted == self.turned;
        if noted { Vec::new() } else { vec![Event { at: now, what: Happening::Hinted { seat } }] }
    }

    pub(crate) fn help_now(&mut self, seat: Seat, on: bool) {
        self.chairs[seat.index()].helped = on;
        self.forget_ask(|ask| ask.seat == seat && ask.what == AskFor::Help);
    }

    /// The seats that have help.
    pub(crate) fn helped(&self) -> Vec<Seat> {
        self.seats().filter(|seat| self.chair(*seat).helped).collect()
    }
}
