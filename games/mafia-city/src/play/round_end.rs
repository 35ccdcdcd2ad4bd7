//! Phase IV: the round ends and cards are drawn (MC-6).

use tetrapolis_game::{Game, Seat, Seats};

use crate::{MafiaCity, Open, Phase, State};

impl MafiaCity {
    /// Begins phase IV: the first-player token goes to the left (MC-6.1).
    pub(crate) fn begin_phase_4(&self, state: &mut State) {
        state.open.pending = Seats::NONE;
        state.open.first = state.open.first.next(self.seats());
        self.draw_for_round(state, 0);
    }

    /// Who draws the `n`th card of phase IV, if anybody does (MC-6.2 to MC-6.4).
    #[inline]
    pub(crate) fn round_drawer(&self, open: &Open, n: u8) -> Option<Seat> {
        match n {
            0 => self
                .alone_lowest(|seat| open.clan(seat).points())
                .filter(|fewest| self.alone_lowest(|seat| open.clan(seat).cards) == Some(*fewest)),
            1 => self.alone_lowest(|seat| open.clan(seat).points()),
            n => self.from(open.first).nth(usize::from(n) - 2),
        }
    }

    /// The only player who has the least of something, if there is just one.
    fn alone_lowest(&self, of: impl Fn(Seat) -> u8) -> Option<Seat> {
        let seats = || Seat::all(self.seats());
        let least = seats().map(&of).min()?;
        let mut lowest = seats().filter(|seat| of(*seat) == least);
        lowest.next().filter(|_| lowest.next().is_none())
    }

    /// Goes on with the draws of phase IV from the `n`th on, then with the next round.
    pub(crate) fn draw_for_round(&self, state: &mut State, n: u8) {
        for n in n..2 + self.seats() {
            if self.round_drawer(&state.open, n).is_some() && state.refill_pile() {
                state.open.phase = Phase::Draw(n);
                return;
            }
        }
        state.open.round += 1;
        self.begin_phase_1(state);
    }
}
