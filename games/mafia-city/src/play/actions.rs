//! Phase I: players act in turn (MC-3).

use tetrapolis_game::{Game, Seat, Seats};

use crate::game::TURNS;
use crate::{CardIndex, CardKind, Effect, Laid, Location, MafiaCity, Phase, State, Target};

impl MafiaCity {
    /// Plays a card for its text (MC-9).
    pub(crate) fn play_text(&self, state: &mut State, seat: Seat, card: CardIndex, target: Target) {
        let laid = Laid::one(card);
        let effect = match (self.kind(card), target) {
            (CardKind::Informer, Target::Spot(spot)) => Effect::Informer(spot),
            (CardKind::Thief, Target::Seat(victim)) => Effect::Thief(victim),
            (CardKind::PoliceRaid, Target::Place(location)) => Effect::PoliceRaid(location),
            (CardKind::PullingStrings, Target::Places(one, other)) => Effect::PullingStrings(one, other),
            (CardKind::BigPlan, Target::Shift(spot, to)) => Effect::BigPlan(spot, to),
            (CardKind::ShadyBusiness, Target::Nothing) => Effect::ShadyBusiness,
            (CardKind::SecretDeal, Target::Nothing) => {
                state.open.declined = 0;
                return self.announce(state, seat, Effect::SecretDeal, laid);
            }
            (CardKind::Hitman, Target::Spot(spot)) => return self.announce(state, seat, Effect::Hitman(spot), laid),
            (CardKind::Complicity, Target::Spot(spot)) => {
                let Phase::Complicity { causer, .. } = state.open.phase else { panic!("nobody was jailed") };
                return self.announce(state, seat, Effect::Complicity(spot, causer), laid);
            }
            (_, _) => panic!("no text has such a target"),
        };
        self.announce_action(state, effect, laid);
    }

    /// Announces the effect of the turn of phase I.
    #[inline]
    pub(crate) fn announce_action(&self, state: &mut State, effect: Effect, laid: Laid) {
        count_turn(state);
        self.announce(state, state.open.seat, effect, laid);
    }

    /// Somebody declines what could be done.
    #[inline]
    pub(crate) fn decline(&self, state: &mut State) {
        match state.open.phase {
            Phase::Turn => self.next_turn(state),
            Phase::Complicity { .. } => self.after_jail(state),
            Phase::Bid => {
                state.open.declined += 1;
                state.open.seat = state.open.seat.next(self.seats());
                self.ask_for_deal(state);
            }
            Phase::Recruit => self.next_recruit(state),
            Phase::Effect if state.open.here == Some(Location::Port) => self.ask_for_hitman(state), // MC-4.12
            Phase::Effect | Phase::HitmanCard | Phase::ExtraPoint => self.end_cycle(state),
            _ => panic!("nothing can be declined"),
        }
    }

    /// Begins phase I of a round (MC-3.1).
    pub(crate) fn begin_phase_1(&self, state: &mut State) {
        let open = &mut state.open;
        (open.passed, open.out) = (Seats::NONE, Seats::NONE);
        open.clans.iter_mut().for_each(|clan| clan.turns = 0);
        open.seat = open.first;
        self.find_turn(state);
    }

    /// Puts a mafioso on top of a stack (MC-3.2).
    #[inline]
    pub(crate) fn place(&self, state: &mut State, location: Location) {
        count_turn(state);
        let seat = state.open.seat;
        state.open.clan_mut(seat).mafiosi -= 1;
        state.open.stack_mut(location).push(seat);
        self.end_turn(state);
    }

    /// Discards a card without effect (MC-3.5).
    pub(crate) fn wait(&self, state: &mut State, card: CardIndex) {
        count_turn(state);
        state.discard(state.open.seat, card);
        self.end_turn(state);
    }

    /// Lays a Bullet; with it the turn is counted (MC-3.8, MC-3.13).
    pub(crate) fn lay_bullet(&self, state: &mut State, card: CardIndex) {
        let seat = state.open.seat;
        state.open.clan_mut(seat).turns += 1;
        self.announce(state, seat, Effect::Bullet, Laid::one(card));
    }

    /// Leaves phase I (MC-3.6).
    #[inline]
    pub(crate) fn pass(&self, state: &mut State) {
        state.open.passed = state.open.passed.with(state.open.seat);
        self.next_turn(state);
    }

    /// Lets the player act, if anything is possible (MC-3.8).
    pub(crate) fn begin_bullet_turn(&self, state: &mut State) {
        let clan = state.open.clan(state.open.seat);
        if clan.mafiosi > 0 || clan.cards > 0 {
            state.open.phase = Phase::BulletTurn;
        } else {
            self.end_turn(state);
        }
    }

    /// Ends the turn of a player who did something.
    #[inline]
    pub(crate) fn end_turn(&self, state: &mut State) {
        let open = &mut state.open;
        if open.clan(open.seat).turns >= TURNS {
            open.passed = open.passed.with(open.seat); // MC-3.13
            open.out = open.out.with(open.seat);
        }
        self.next_turn(state);
    }

    #[inline]
    fn next_turn(&self, state: &mut State) {
        state.open.seat = state.open.seat.next(self.seats());
        self.find_turn(state);
    }

    /// Finds who is next, from this seat on, or ends the phase if nobody is active (MC-3.6, MC-3.8, MC-3.10).
    #[inline]
    fn find_turn(&self, state: &mut State) {
        let open = &mut state.open;
        while open.passed != self.all_seats() {
            let seat = open.seat;
            let clan = open.clan(seat);
            if !open.passed.contains(seat) {
                if clan.mafiosi > 0 || clan.cards > 0 {
                    open.phase = Phase::Turn;
                    return;
                }
                open.passed = open.passed.with(seat);
            } else if open.may_have_bullet(seat) && !open.out.contains(seat) {
                open.phase = Phase::Turn;
                return;
            } else {
                open.seat = seat.next(self.seats());
            }
        }
        self.begin_phase_2(state);
    }
}

/// Counts the turn, unless its Bullet has been counted (MC-3.13).
#[inline]
fn count_turn(state: &mut State) {
    if state.open.phase == Phase::Turn {
        state.open.clan_mut(state.open.seat).turns += 1;
    }
}
