use tetrapolis_game::{Seat, Turn};
use tetrapolis_protocol::{Phase, Time};

use crate::Refused;
use crate::event::Event;
use crate::live::LiveTable;

impl LiveTable {
    /// The seats where a bot has to act, each with the kind of the bot. Where there are persons, bots wait while none
    /// of them is here.
    pub fn bots_to_act(&self) -> Vec<(Seat, &str)> {
        if self.phase != Phase::Running || !self.is_watched() {
            return Vec::new();
        }
        let Turn::Act(seats) = self.position.turn() else { return Vec::new() };
        seats.iter().filter_map(|seat| Some((seat, self.chair(seat).bot()?))).collect()
    }

    /// Whether a person is here, even one for whom a bot plays; a table of bots alone needs none.
    pub(crate) fn is_watched(&self) -> bool {
        let mut persons = self.chairs.iter().filter(|chair| chair.person().is_some() && !chair.resigned).peekable();
        persons.peek().is_none() || persons.any(|chair| chair.away.is_none())
    }

    /// Lets a bot play.
    ///
    /// # Errors
    /// That its step is not possible.
    pub fn play_for_bot(&self, seat: Seat, step: &str, now: Time) -> Result<Vec<Event>, Refused> {
        debug_assert!(self.chair(seat).bot().is_some(), "a bot plays the seat");
        self.played(seat, step, now)
    }
}
