//! Announcements and vetoes (MC-10).

use tetrapolis_game::{Game, Seat, Seats};

use crate::effect::Announcement;
use crate::game::MOST_SEATS;
use crate::legal::{can_be_beaten, canceller};
use crate::{Action, Chain, Effect, Laid, MafiaCity, Open, Phase, State};

impl MafiaCity {
    /// Announces an effect and asks all others for a veto (MC-10.3).
    #[inline]
    pub(crate) fn announce(&self, state: &mut State, seat: Seat, effect: Effect, laid: Laid) {
        state.open.effect = Some(effect);
        lay(state, seat, laid);
        self.open_window(state);
    }

    /// Asks about what was announced last. Only public information can leave somebody out (MC-10.6).
    #[inline]
    pub(crate) fn open_window(&self, state: &mut State) {
        let asked = self.asked(&state.open);
        if asked.is_empty() {
            return self.top_stands(state);
        }
        state.open.phase = Phase::Window;
        state.open.asked = asked;
        state.waiting = asked;
    }

    /// Who is asked about what was announced last (MC-10.5, MC-10.6).
    #[inline]
    pub(crate) fn asked(&self, open: &Open) -> Seats {
        let enough = if canceller(open).is_some() { 1 } else { 2 };
        debug_assert!(enough == 1 || can_be_beaten(open));
        let announcer = open.chain.top().seat;
        let others = Seat::all(self.seats()).filter(|seat| *seat != announcer);
        others.filter(|seat| open.clan(*seat).cards >= enough).fold(Seats::NONE, Seats::with)
    }

    /// The veto that counts: that of the player nearest clockwise to the announcer (MC-10.3).
    #[inline]
    pub(crate) fn first_veto(&self, state: &State) -> Option<Announcement> {
        let announcer = state.open.chain.top().seat;
        let mut others = self
            .from(announcer.next(self.seats()))
            .map(|seat| Announcement { seat, laid: state.answers[seat.index()] });
        others.find(|announcement| !announcement.laid.is_empty())
    }

    /// Looks at the answers: either a veto is announced next, or what was announced last stands (MC-10.3).
    #[inline]
    pub(crate) fn close_window(&self, state: &mut State) {
        let veto = self.first_veto(state);
        state.open.asked = Seats::NONE;
        state.answers = [Laid::NONE; MOST_SEATS];
        match veto {
            Some(Announcement { seat, laid }) => {
                lay(state, seat, laid);
                self.open_window(state);
            }
            None => self.top_stands(state),
        }
    }

    /// What was announced last has escaped all vetoes (MC-10.1).
    fn top_stands(&self, state: &mut State) {
        let effect = state.open.effect.expect("an effect is announced");
        let announcer = state.open.chain.announcer();
        state.open.chain.pop();
        if state.open.chain.depth() == 0 {
            state.open.effect = None;
            return self.carry_out(state, announcer, effect);
        }
        // It was a veto: what is under it is cancelled.
        state.open.chain.pop();
        if state.open.chain.depth() == 0 {
            state.open.effect = None;
            self.cancel(state, announcer, effect);
        } else {
            self.open_window(state);
        }
        debug_assert!(state.open.chain.depth() > 0 || state.open.chain == Chain::EMPTY);
    }

    /// An effect has been cancelled: its cards are discarded (MC-3.7, MC-10.2).
    fn cancel(&self, state: &mut State, announcer: Seat, effect: Effect) {
        state.clear_laid();
        match effect {
            Effect::Bullet
            | Effect::Hat(_)
            | Effect::Hats(_)
            | Effect::Informer(_)
            | Effect::Thief(_)
            | Effect::PoliceRaid(_)
            | Effect::PullingStrings(_, _)
            | Effect::BigPlan(_, _)
            | Effect::ShadyBusiness => self.end_turn(state),
            Effect::SecretDeal => self.after_deal(state, announcer, false),
            Effect::PlusOne => self.ask_for_plus_one(state),
            Effect::Complicity(_, causer) => self.ask_for_complicity(state, causer, announcer),
            Effect::Prison(_) => self.end_cycle(state),
            Effect::Hitman(_) | Effect::Port(_) => self.ask_for_hitman(state),
        }
    }
}

/// Lays cards for an announcement.
#[inline]
fn lay(state: &mut State, seat: Seat, laid: Laid) {
    for card in laid.iter() {
        state.show(seat, card);
        state.open.laid.add(card);
    }
    state.open.chain.push(Announcement { seat, laid });
}

/// Somebody answers in secret (MC-10.3).
#[inline]
pub(crate) fn answer(state: &mut State, seat: Seat, action: Action) {
    state.waiting = state.waiting.without(seat);
    state.answers[seat.index()] = match action {
        Action::Play(card, _) => Laid::one(card),
        Action::Fists(one, other) => Laid::two(one, other),
        _ => Laid::NONE,
    };
}
