use tetrapolis_game::{Seat, Seats};

use crate::deal::redraw;
use crate::game::TURNS;
use crate::strategy::ask_for_back;
use crate::window::answer;
use crate::{Action, CardIndex, Effect, Kind, Laid, Location, MafiaCity, Phase, State, Target};

impl MafiaCity {
    /// Carries out an action in the phase that asks for it.
    #[inline]
    pub(crate) fn act(&self, state: &mut State, seat: Seat, action: Action) {
        if state.open.phase == Phase::Window {
            return answer(state, seat, action);
        }
        match action {
            Action::Decline => self.decline(state),
            Action::Pass => self.pass(state),
            Action::Place(location) => self.place(state, location),
            Action::Wait(card) => {
                count_turn(state);
                state.discard(seat, card);
                self.end_turn(state);
            }
            Action::Hat(card, spot) => self.announce_action(state, Effect::Hat(spot), Laid::one(card)),
            Action::Hats(one, other, location) => {
                self.announce_action(state, Effect::Hats(location), Laid::two(one, other));
            }
            Action::Bullet(card) => {
                state.open.clan_mut(seat).turns += 1;
                self.announce(state, seat, Effect::Bullet, Laid::one(card));
            }
            Action::Play(card, target) => self.play_text(state, seat, card, target),
            Action::Deals(deals) => self.lay_deals(state, seat, deals),
            Action::PlusOne(card) => self.announce(state, seat, Effect::PlusOne, Laid::one(card)),
            Action::Jail(spot) => self.announce(state, seat, Effect::Prison(spot), Laid::NONE),
            Action::Move(location) => self.announce(state, seat, Effect::Port(location), Laid::NONE),
            Action::Use => self.use_location(state),
            Action::Discard(card) => match state.open.phase {
                Phase::ShadyDiscard(_) => self.discard_shady(state, card),
                _ => self.discard_business(state, card),
            },
            Action::Pick(location) => match state.open.phase {
                Phase::Pick => self.evaluate(state, location),
                _ => self.take_back_at(state, location),
            },
            Action::Ask(other) => ask_for_back(state, other),
            Action::Back(count) => self.take_back(state, count),
            Action::Keep => self.next_mulligan(state),
            Action::Redraw => redraw(state),
            Action::Fists(_, _) => panic!("nothing is to be vetoed"),
        }
    }

    fn play_text(&self, state: &mut State, seat: Seat, card: CardIndex, target: Target) {
        let laid = Laid::one(card);
        let effect = match (self.kind(card), target) {
            (Kind::Informer, Target::Spot(spot)) => Effect::Informer(spot),
            (Kind::Thief, Target::Seat(victim)) => Effect::Thief(victim),
            (Kind::PoliceRaid, Target::Place(location)) => Effect::PoliceRaid(location),
            (Kind::PullingStrings, Target::Places(one, other)) => Effect::PullingStrings(one, other),
            (Kind::BigPlan, Target::Shift(spot, to)) => Effect::BigPlan(spot, to),
            (Kind::ShadyBusiness, Target::Nothing) => Effect::ShadyBusiness,
            (Kind::SecretDeal, Target::Nothing) => {
                state.open.declined = 0;
                return self.announce(state, seat, Effect::SecretDeal, laid);
            }
            (Kind::Hitman, Target::Spot(spot)) => return self.announce(state, seat, Effect::Hitman(spot), laid),
            (Kind::Complicity, Target::Spot(spot)) => {
                let Phase::Complicity { causer, .. } = state.open.phase else { panic!("nobody was jailed") };
                return self.announce(state, seat, Effect::Complicity(spot, causer), laid);
            }
            (_, _) => panic!("no text has such a target"),
        };
        self.announce_action(state, effect, laid);
    }

    /// Announces the effect of the turn of phase I.
    #[inline]
    fn announce_action(&self, state: &mut State, effect: Effect, laid: Laid) {
        count_turn(state);
        self.announce(state, state.open.seat, effect, laid);
    }

    /// Somebody does not do what might be done.
    #[inline]
    fn decline(&self, state: &mut State) {
        match state.open.phase {
            Phase::Turn => self.next_turn(state),
            Phase::Complicity { .. } => self.after_jail(state),
            Phase::Bid => {
                state.open.declined += 1;
                state.open.seat = self.next(state.open.seat);
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
    fn place(&self, state: &mut State, location: Location) {
        count_turn(state);
        let seat = state.open.seat;
        state.open.clan_mut(seat).mafiosi -= 1;
        state.open.stack_mut(location).push(seat);
        self.end_turn(state);
    }

    /// Leaves phase I (MC-3.6).
    #[inline]
    fn pass(&self, state: &mut State) {
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
        state.open.seat = self.next(state.open.seat);
        self.find_turn(state);
    }

    /// Finds who is next, from this seat on; ends the phase when nobody is active (MC-3.6, MC-3.8, MC-3.10).
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
                open.seat = self.next(seat);
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
