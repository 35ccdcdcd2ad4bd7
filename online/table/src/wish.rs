//! What needs the consent of others: taking steps back, playing on after running out of time, pausing often, and being
//! helped. All other people who have not resigned are asked, whether they are here or not.
//!
//! Taking back is free up to the last thing that was revealed or that another player did. Secret answers stay. So does
//! what somebody did who is absent now, or what a bot did in that person's place.

use tetrapolis_game::Seat;
use tetrapolis_protocol::{Code, Time, Wished};

use crate::Refused;
use crate::event::{Event, Happening};
use crate::live::LiveTable;
use crate::refused::gate;

/// How often a seat may pause without asking.
const FREE_PAUSES: u8 = 2;

/// A request that waits for consent.
#[derive(Clone, Debug)]
pub(crate) struct Ask {
    pub seat: Seat,
    pub what: AskFor,
    pub agreed: Vec<Seat>,
}

/// What a request is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum AskFor {
    /// To take steps back, so that this many remain.
    Undo(usize),
    Return,
    Pause,
    Help,
}

impl AskFor {
    pub(crate) fn wished(self) -> Wished {
        match self {
            AskFor::Undo(_) => Wished::Undo,
            AskFor::Return => Wished::Return,
            AskFor::Pause => Wished::Pause,
            AskFor::Help => Wished::Help,
        }
    }
}

impl LiveTable {
    pub(crate) fn ask_undo(&self, seat: Seat, now: Time) -> Result<Vec<Event>, Refused> {
        gate(self.chair(seat).stand_in.is_none(), Code::PlayStoodIn)?;
        self.nothing_asked()?;
        // The same whether or not somebody has answered already.
        gate(self.acting().len() <= 1 && self.window.is_empty(), Code::UndoSecret)?;
        let own = self.steps.iter().rposition(|made| made.seat == Some(seat));
        let last = own.ok_or(Code::UndoNothing)?;
        let to = self.steps[..=last].iter().rposition(|made| !made.joined).unwrap_or(last);
        let undone = &self.steps[to..];
        gate(!undone.iter().any(|made| made.secret), Code::UndoSecret)?;
        let absent = |seat: Seat| self.chair(seat).is_absent();
        gate(!undone.iter().filter_map(|made| made.seat).any(absent), Code::UndoAbsent)?;
        let is_free = last + 1 == self.steps.len() || self.judges(seat).next().is_none();
        let what = if is_free { Happening::Undone { seat, to } } else { Happening::UndoAsked { seat, to } };
        Ok(vec![Event { at: now, what }])
    }

    pub(crate) fn pause(&self, seat: Seat, now: Time) -> Result<Vec<Event>, Refused> {
        let spent = self.is_strict() && self.chair(seat).pauses >= FREE_PAUSES;
        let what = if spent && self.judges(seat).next().is_some() {
            self.nothing_asked()?;
            Happening::PauseAsked { seat }
        } else {
            Happening::Paused { seat }
        };
        Ok(vec![Event { at: now, what }])
    }

    /// Takes a seat back from the bot that stands in.
    pub(crate) fn come_back(&self, seat: Seat, now: Time) -> Result<Vec<Event>, Refused> {
        let what = if self.may_return(seat) {
            Happening::Back { seat }
        } else {
            self.running()?;
            self.nothing_asked()?;
            Happening::ReturnAsked { seat }
        };
        Ok(vec![Event { at: now, what }])
    }

    /// Whether a seat has time left, or may play on without.
    pub(crate) fn may_return(&self, seat: Seat) -> bool {
        let chair = self.chair(seat);
        !self.is_strict() || chair.late.is_none() || chair.forgiven
    }

    /// Chooses what happens to another seat whose time has run out.
    pub(crate) fn judge(&self, by: Seat, late: Seat, stand_in: bool, now: Time) -> Result<Vec<Event>, Refused> {
        gate(self.chair(late).late.is_some() && by != late, Code::ClockNotOut)?;
        let kind = self.opening.stand_in.clone();
        let one = |what| Ok(vec![Event { at: now, what }]);
        match (self.is_strict(), stand_in) {
            (false, false) => one(Happening::Waited { seat: late }),
            (_, true) => {
                gate(self.chair(late).stand_in.is_none(), Code::ClockNotOut)?;
                one(Happening::StoodIn { seat: late, kind })
            }
            (true, false) => {
                let asks = |ask: &Ask| ask.seat == late && ask.what == AskFor::Return;
                gate(self.ask.as_ref().is_some_and(asks), Code::UndoNotAsked)?;
                self.answer(by, true, now)
            }
        }
    }

    pub(crate) fn answer(&self, seat: Seat, yes: bool, now: Time) -> Result<Vec<Event>, Refused> {
        let ask = self.ask.as_ref().ok_or(Code::UndoNotAsked)?;
        let asked = self.judges(ask.seat).any(|judge| judge == seat);
        gate(asked && !ask.agreed.contains(&seat), Code::UndoNotAsked)?;
        let answer = match ask.what {
            AskFor::Undo(_) => Happening::UndoAnswered { seat, yes },
            AskFor::Return | AskFor::Pause | AskFor::Help => Happening::Answered { seat, yes },
        };
        let all = self.judges(ask.seat).all(|judge| judge == seat || ask.agreed.contains(&judge));
        let follows = match (yes, all) {
            (true, true) => self.granted(ask),
            (false, _) if ask.what == AskFor::Return => self.denied(ask.seat),
            (true, false) | (false, _) => Vec::new(),
        };
        Ok([answer].into_iter().chain(follows).map(|what| Event { at: now, what }).collect())
    }

    fn granted(&self, ask: &Ask) -> Vec<Happening> {
        let seat = ask.seat;
        match ask.what {
            AskFor::Undo(to) => vec![Happening::Undone { seat, to }],
            AskFor::Pause => vec![Happening::Paused { seat }],
            AskFor::Help => vec![Happening::Helped { seat, on: true }],
            AskFor::Return if self.chair(seat).stand_in.is_some() => {
                vec![Happening::Waited { seat }, Happening::Back { seat }]
            }
            AskFor::Return => vec![Happening::Waited { seat }],
        }
    }

    /// A bot plays on for a seat whose time has run out, if none does yet.
    fn denied(&self, seat: Seat) -> Vec<Happening> {
        let stands_in = self.chair(seat).stand_in.is_some();
        let kind = self.opening.stand_in.clone();
        if stands_in { Vec::new() } else { vec![Happening::StoodIn { seat, kind }] }
    }

    /// One request at a time, unless nobody is left to answer it.
    pub(crate) fn nothing_asked(&self) -> Result<(), Refused> {
        let waits = |ask: &Ask| self.judges(ask.seat).any(|judge| !ask.agreed.contains(&judge));
        gate(!self.ask.as_ref().is_some_and(waits), Code::UndoPending)
    }

    /// The seats of the other people who have not resigned.
    pub(crate) fn judges(&self, seat: Seat) -> impl Iterator<Item = Seat> {
        let own = self.chair(seat).person();
        let is_judge = move |other: &Seat| {
            let chair = self.chair(*other);
            chair.person().is_some() && !chair.resigned && chair.person() != own
        };
        self.seats().filter(is_judge)
    }
}
