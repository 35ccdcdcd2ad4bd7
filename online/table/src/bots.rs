use tetrapolis_game::{Seat, Turn};
use tetrapolis_protocol::{Code, TablePhase, Time};

use crate::Refused;
use crate::decide::unreadable;
use crate::event::Event;
use crate::live::LiveTable;
use crate::refused::gate;

impl LiveTable {
    /// The seats where a bot has to act, each with the kind of the bot. At a table with people, bots wait while none of
    /// them is here.
    pub fn bots_to_act(&self) -> Vec<(Seat, &str)> {
        if self.phase != TablePhase::Running || !self.is_watched() {
            return Vec::new();
        }
        let Turn::Act(seats) = self.position.turn() else { return Vec::new() };
        let open = seats.iter().filter(|seat| !self.has_answered(*seat));
        open.filter_map(|seat| Some((seat, self.chair(seat).bot()?))).collect()
    }

    /// Whether a person is here, even one for whom a bot plays. A table of bots alone needs nobody.
    pub(crate) fn is_watched(&self) -> bool {
        let mut persons = self.chairs.iter().filter(|chair| chair.person().is_some() && !chair.resigned).peekable();
        persons.peek().is_none() || persons.any(|chair| chair.away.is_none())
    }

    /// Lets a bot make a step, which it writes in full notation.
    ///
    /// # Errors
    /// That no bot has to act there, or that the step is not possible.
    pub fn play_for_bot(&self, seat: Seat, step: &str, now: Time) -> Result<Vec<Event>, Refused> {
        gate(self.bots_to_act().iter().any(|(bot, _)| *bot == seat), Code::PlayNotToAct)?;
        let step = self.position.read_step(step).map_err(unreadable)?;
        gate(step.seat() == Some(seat), Code::PlayNotToAct)?;
        self.answered(seat, std::slice::from_ref(&step), now).map_or_else(|| self.made(step, now), Ok)
    }
}
