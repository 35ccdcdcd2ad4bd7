//! Who comes and goes. Everybody sees at once who is connected. The log says it once in a while, and only where somebody waits
//! for it: a phone that is locked again and again leaves no lines.

use tetrapolis_game::Seat;
use tetrapolis_protocol::{ClockRule, PlayerId, TablePhase, Time, What};

use crate::event::{Event, Happening};
use crate::live::LiveTable;

/// How long an absence that was told keeps the next ones out of the log, in milliseconds.
const TOLD: u64 = 10 * 60 * 1_000;

impl LiveTable {
    /// What happens when a player connects, or the last connection of the player ends.
    pub fn presence(&self, player: &PlayerId, here: bool, now: Time) -> Vec<Event> {
        let change = |seat: Seat| {
            let chair = self.chair(seat);
            let stood_in = chair.stand_in.is_some() && !chair.resigned && self.may_return(seat);
            match (here, chair.away.is_some(), self.phase) {
                (_, _, TablePhase::Finished) => None,
                (true, away, _) if away || stood_in => Some(Happening::Back { seat }),
                (false, false, _) => Some(Happening::Away { seat }),
                (true, _, _) | (false, true, _) => None,
            }
        };
        self.seats_of(player).filter_map(change).map(|what| Event { at: now, what }).collect()
    }

    pub(crate) fn away_now(&mut self, seat: Seat, at: Time) {
        let told = self.is_worth_telling(seat, at);
        let chair = &mut self.chairs[seat.index()];
        chair.away = Some(at);
        if told {
            chair.missed = Some(at);
        }
    }

    pub(crate) fn back_now(&mut self, seat: Seat, at: Time) {
        let returns = self.may_return(seat);
        let chair = &mut self.chairs[seat.index()];
        chair.away = None;
        if !chair.resigned && returns {
            chair.stand_in = None;
        }
        if returns {
            self.charge_absence(seat, at);
        }
        if self.closes().is_some_and(|closes| closes <= at) {
            self.ask_again(at);
        }
        self.set_clocks(at, None);
    }

    pub(crate) fn tell_away(&self, seat: Seat, at: Time) -> What {
        if self.is_worth_telling(seat, at) { What::Away { seat } } else { What::Noted }
    }

    /// A return is told if the absence was, or if a bot gives the seat back.
    pub(crate) fn tell_back(&self, seat: Seat) -> What {
        let chair = self.chair(seat);
        let takes_back = chair.stand_in.is_some() && !chair.resigned && self.may_return(seat);
        let missed = chair.away.is_some() && chair.away == chair.missed;
        if takes_back || missed { What::Back { seat } } else { What::Noted }
    }

    /// Whether an absence that begins now concerns anybody: nobody has to be here where turns take days, and alone with bots
    /// nobody else is kept waiting.
    fn is_worth_telling(&self, seat: Seat, at: Time) -> bool {
        let waits = !matches!(self.opening.clock, ClockRule::Days(_)) && self.is_company();
        waits && self.chair(seat).missed.is_none_or(|told| at >= told.plus(TOLD))
    }
}
