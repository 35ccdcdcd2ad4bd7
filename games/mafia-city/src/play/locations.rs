//! Phase II: the locations are evaluated (MC-4).

use tetrapolis_game::{Game, Seat, Seats};

use super::effects::DRAWN;
use crate::game::ROUNDS;
use crate::{CardIndex, Location, Locations, MafiaCity, Open, Phase, Stack, State};

impl MafiaCity {
    /// Begins phase II (MC-4.1).
    pub(crate) fn begin_phase_2(&self, state: &mut State) {
        let open = &mut state.open;
        (open.passed, open.out) = (Seats::NONE, Seats::NONE);
        open.clans.iter_mut().for_each(|clan| clan.turns = 0);
        open.cubes = Locations::NONE;
        self.next_cycle(state);
    }

    /// Goes on to the next location: the lowest, or the one that the Mayor's holder picks (MC-4.1).
    fn next_cycle(&self, state: &mut State) {
        let left = !state.open.cubes;
        match left.first() {
            None => self.end_phase_2(state),
            Some(lowest) if state.open.mayor.is_none() || left.len() == 1 => self.evaluate(state, lowest),
            Some(_) => state.open.phase = Phase::Pick,
        }
    }

    /// Evaluates a location (MC-4.2).
    pub(crate) fn evaluate(&self, state: &mut State, location: Location) {
        state.open.here = Some(location);
        if state.open.stack(location).is_empty() {
            return self.leave_uncontrolled(state, location); // MC-4.5
        }
        state.open.declined = 0;
        state.open.seat = state.open.first;
        self.ask_for_deal(state);
    }

    /// Asks for Secret Deals until everybody has declined in a row (MC-4.6). A player without cards is not asked
    /// (MC-10.6).
    #[inline]
    pub(crate) fn ask_for_deal(&self, state: &mut State) {
        let open = &mut state.open;
        while open.declined < self.seats() {
            if open.clan(open.seat).cards > 0 {
                open.phase = Phase::Bid;
                return;
            }
            open.declined += 1;
            open.seat = open.seat.next(self.seats());
        }
        open.declined = 0;
        self.take_control(state);
    }

    /// Determines control; the controller gets a point, and the effect follows (MC-4.2, MC-4.8).
    fn take_control(&self, state: &mut State) {
        let location = state.open.here.expect("a location is evaluated");
        let (leaders, controller) = self.control(&state.open, location);
        state.open.clans.iter_mut().for_each(|clan| clan.deals = 0);
        if location == Location::FightersClub {
            if let Some(controller) = controller {
                state.open.clan_mut(controller).control += 1;
            }
            state.open.pending = leaders;
            return self.next_recruit(state);
        }
        let Some(controller) = controller else {
            return self.leave_uncontrolled(state, location);
        };
        state.open.clan_mut(controller).control += 1;
        state.open.seat = controller;
        self.offer_effect(state, location);
    }

    /// The players with the most at a location, and the one in control (MC-4.3, MC-4.4, MC-4.7).
    #[inline]
    pub(crate) fn control(&self, open: &Open, location: Location) -> (Seats, Option<Seat>) {
        self.control_of(open, location, open.stack(location))
    }

    /// The same, if the stack of the location were this one.
    #[inline]
    pub(crate) fn control_of(&self, open: &Open, location: Location, stack: &Stack) -> (Seats, Option<Seat>) {
        let (mut leaders, mut most) = (Seats::NONE, 1);
        let mut controller = None;
        let mut lowest = u8::MAX;
        for seat in self.from(open.first) {
            let strength = stack.count(seat) + open.clan(seat).deals;
            if strength < most {
                continue;
            }
            if strength > most {
                (leaders, most, lowest) = (Seats::NONE, strength, u8::MAX);
            }
            leaders = leaders.with(seat);
            if stack.lowest(seat) < lowest {
                (lowest, controller) = (stack.lowest(seat), Some(seat));
            }
        }
        if location.needs_most_alone() && leaders.len() > 1 {
            controller = None;
        }
        (leaders, controller)
    }

    /// Offers the controller the effect of a location (MC-4.10 to MC-4.17).
    fn offer_effect(&self, state: &mut State, location: Location) {
        let open = &mut state.open;
        let controller = open.seat;
        let offered = match location {
            Location::Prison => {
                release(open);
                true
            }
            Location::Port => true,
            Location::PoliceStation => open.policeman != Some(controller),
            Location::TownHall => open.mayor != Some(controller),
            Location::BusinessDistrict => open.can_draw() || open.clan(controller).cards > 0,
            Location::PrivateClub => return self.ask_for_plus_one(state),
            Location::FightersClub => unreachable!("the Fighters' Club asks all who lead"),
        };
        if offered {
            open.phase = Phase::Effect;
        } else {
            self.end_cycle(state);
        }
    }

    /// What happens at a location that nobody controls (MC-4.5, MC-4.10, MC-4.14, MC-4.17).
    fn leave_uncontrolled(&self, state: &mut State, location: Location) {
        match location {
            Location::Prison => release(&mut state.open),
            Location::PoliceStation => state.move_policeman(None),
            Location::TownHall => state.open.mayor = None,
            Location::Port | Location::FightersClub | Location::BusinessDistrict | Location::PrivateClub => {}
        }
        self.end_cycle(state);
    }

    /// Carries out an effect where there is nothing to choose.
    pub(crate) fn use_location(&self, state: &mut State) {
        let seat = state.open.seat;
        match state.open.here.expect("a location is evaluated") {
            Location::FightersClub => {
                let clan = state.open.clan_mut(seat);
                clan.reserve -= 1;
                clan.mafiosi += 1;
                self.next_recruit(state);
            }
            Location::PoliceStation => state.open.phase = Phase::Look,
            Location::BusinessDistrict => self.draw_business(state, 0),
            Location::TownHall => {
                state.open.mayor = Some(seat);
                self.end_cycle(state);
            }
            Location::Prison | Location::Port | Location::PrivateClub => panic!("this effect has a target"),
        }
    }

    /// The controller takes the Policeman and sees every hand from now on (MC-4.14).
    pub(crate) fn look_at_hands(&self, state: &mut State) {
        state.move_policeman(Some(state.open.seat));
        self.end_cycle(state);
    }

    /// Asks the next of those who lead at the Fighters' Club and have a reserve (MC-4.13).
    pub(crate) fn next_recruit(&self, state: &mut State) {
        let open = &mut state.open;
        let pending = open.pending;
        for seat in self.from(open.first).filter(|seat| pending.contains(*seat)) {
            open.pending = open.pending.without(seat);
            if open.clan(seat).reserve > 0 {
                open.seat = seat;
                open.phase = Phase::Recruit;
                return;
            }
        }
        self.end_cycle(state);
    }

    /// Asks the Port's controller for a Hitman card (MC-4.12, MC-9.1).
    pub(crate) fn ask_for_hitman(&self, state: &mut State) {
        let open = &mut state.open;
        if open.clan(open.seat).cards > 0 && !open.stack(open.hitman).is_empty() {
            open.phase = Phase::HitmanCard;
        } else {
            self.end_cycle(state);
        }
    }

    /// Asks the Private Club's controller for a +1 (MC-4.16).
    pub(crate) fn ask_for_plus_one(&self, state: &mut State) {
        if state.open.clan(state.open.seat).cards > 0 {
            state.open.phase = Phase::ExtraPoint;
        } else {
            self.end_cycle(state);
        }
    }

    /// Draws on, or lets a card be discarded (MC-4.15).
    pub(crate) fn draw_business(&self, state: &mut State, drawn: u8) {
        if drawn < DRAWN && state.refill_pile() {
            state.open.phase = Phase::Business(drawn);
        } else if state.open.clan(state.open.seat).cards > 0 {
            state.open.phase = Phase::BusinessDiscard;
        } else {
            self.end_cycle(state);
        }
    }

    /// Discards any card of the hand (MC-4.15).
    pub(crate) fn discard_business(&self, state: &mut State, card: CardIndex) {
        state.discard(state.open.seat, card);
        self.end_cycle(state);
    }

    /// Puts the marker cube on the location (MC-4.2).
    pub(crate) fn end_cycle(&self, state: &mut State) {
        let location = state.open.here.take().expect("a location is evaluated");
        state.open.cubes = state.open.cubes.with(location);
        self.next_cycle(state);
    }

    /// Ends the game when somebody has enough points, or after the last round (MC-4.9, MC-7.1, MC-7.3).
    fn end_phase_2(&self, state: &mut State) {
        let open = &mut state.open;
        if open.round == ROUNDS || open.clans.iter().any(|clan| clan.points() >= self.target()) {
            open.phase = Phase::Over;
        } else {
            self.begin_phase_3(state);
        }
    }
}

/// Everyone takes their mafiosi out of the Cell (MC-4.10).
fn release(open: &mut Open) {
    for clan in &mut open.clans {
        clan.mafiosi += std::mem::take(&mut clan.cell);
    }
}
