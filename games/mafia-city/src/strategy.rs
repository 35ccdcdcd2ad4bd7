use tetrapolis_game::{Seat, Seats};

use crate::{Location, Locations, MafiaCity, Open, Phase, State};

impl MafiaCity {
    /// Begins phase III; all locations have their cubes (MC-5.1).
    pub(crate) fn begin_phase_3(&self, state: &mut State) {
        debug_assert_eq!(state.open.cubes, Locations::ALL);
        self.next_back_cycle(state);
    }

    /// Goes on to the next location with mafiosi: the lowest, or the one that the Mayor's holder picks (MC-5.2, MC-5.3,
    /// MC-5.5).
    fn next_back_cycle(&self, state: &mut State) {
        let open = &mut state.open;
        open.cubes = open.cubes.iter().filter(|location| !open.stack(*location).is_empty()).collect();
        match open.cubes.first() {
            None => self.begin_phase_4(state),
            Some(lowest) if open.mayor.is_none() || open.cubes.len() == 1 => self.take_back_at(state, lowest),
            Some(_) => open.phase = Phase::PickBack,
        }
    }

    /// Lets all who have mafiosi there decide.
    pub(crate) fn take_back_at(&self, state: &mut State, location: Location) {
        state.open.here = Some(location);
        state.open.pending = state.open.stack(location).owners();
        self.next_back(state);
    }

    /// Finds who decides next: clockwise, or as the Mayor's holder picks (MC-5.2, MC-5.3).
    fn next_back(&self, state: &mut State) {
        let open = &mut state.open;
        let pending = open.pending;
        let next = self.from(open.first).find(|seat| pending.contains(*seat));
        match next {
            None => {
                let location = open.here.take().expect("a location is evaluated");
                open.cubes = open.cubes.without(location);
                self.next_back_cycle(state);
            }
            Some(seat) if open.mayor.is_none() || pending.len() == 1 => ask_for_back(state, seat),
            Some(_) => open.phase = Phase::Ask,
        }
    }

    /// Takes the topmost own mafiosi back into the hand (MC-5.1).
    pub(crate) fn take_back(&self, state: &mut State, count: u8) {
        let seat = state.open.seat;
        let location = state.open.here.expect("a location is evaluated");
        for _ in 0..count {
            state.open.stack_mut(location).remove_topmost(seat);
        }
        state.open.clan_mut(seat).mafiosi += count;
        self.next_back(state);
    }

    /// Begins phase IV: the first-player token goes to the left (MC-6.1).
    fn begin_phase_4(&self, state: &mut State) {
        state.open.pending = Seats::NONE;
        state.open.first = self.next(state.open.first);
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

    /// The player who alone has the least of something.
    fn alone_lowest(&self, of: impl Fn(Seat) -> u8) -> Option<Seat> {
        let seats = || Seat::all(self.all_seats().len() as u8);
        let least = seats().map(&of).min()?;
        let mut lowest = seats().filter(|seat| of(*seat) == least);
        lowest.next().filter(|_| lowest.next().is_none())
    }

    /// Goes on with the draws of phase IV from the `n`th on, then with the next round.
    pub(crate) fn draw_for_round(&self, state: &mut State, n: u8) {
        for n in n..2 + self.all_seats().len() as u8 {
            if self.round_drawer(&state.open, n).is_some() && state.refill_pile() {
                state.open.phase = Phase::Draw(n);
                return;
            }
        }
        state.open.round += 1;
        self.begin_phase_1(state);
    }
}

/// Lets a player decide.
pub(crate) fn ask_for_back(state: &mut State, seat: Seat) {
    state.open.seat = seat;
    state.open.pending = state.open.pending.without(seat);
    state.open.phase = Phase::Back;
}
