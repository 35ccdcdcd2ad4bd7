//! Phase III: mafiosi are taken back (MC-5).

use tetrapolis_game::Seat;

use crate::{Location, Locations, MafiaCity, Phase, State};

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

    /// Takes this many of the player's topmost mafiosi back into the hand (MC-5.1).
    pub(crate) fn take_back(&self, state: &mut State, count: u8) {
        let seat = state.open.seat;
        let location = state.open.here.expect("a location is evaluated");
        for _ in 0..count {
            state.open.stack_mut(location).remove_topmost(seat);
        }
        state.open.clan_mut(seat).mafiosi += count;
        self.next_back(state);
    }
}

/// Lets a player decide.
pub(crate) fn ask_for_back(state: &mut State, seat: Seat) {
    state.open.seat = seat;
    state.open.pending = state.open.pending.without(seat);
    state.open.phase = Phase::Back;
}
