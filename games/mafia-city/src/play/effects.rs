//! What an effect does once nobody vetoes it (MC-8, MC-9).

use tetrapolis_game::{Seat, Seats};

use crate::{CardIndex, Effect, MafiaCity, Phase, State};

/// How many cards a Shady Business and the Business District draw (MC-4.15, MC-9.10).
pub(crate) const DRAWN: u8 = 3;

impl MafiaCity {
    /// Carries out an effect that has escaped all vetoes.
    #[inline]
    pub(crate) fn carry_out(&self, state: &mut State, seat: Seat, effect: Effect) {
        if !matches!(effect, Effect::Thief(_) | Effect::ShadyBusiness) {
            state.clear_laid();
        }
        let before = state.open;
        state.open.shift(seat, effect);
        match effect {
            Effect::Bullet => self.begin_bullet_turn(state),
            Effect::Hat(_) | Effect::Hats(_) | Effect::PullingStrings(_, _) | Effect::BigPlan(_, _) => {
                self.end_turn(state);
            }
            Effect::Thief(victim) => self.rob(state, victim),
            Effect::PoliceRaid(location) => self.after_raid(state, before.stack(location).owners()),
            Effect::ShadyBusiness => self.draw_shady(state, 0),
            Effect::SecretDeal => self.after_deal(state, seat, true),
            Effect::Hitman(_) => self.end_cycle(state),
            Effect::PlusOne => {
                state.open.clan_mut(seat).extra += 1;
                self.end_cycle(state);
            }
            // Its owner may answer with a Complicity (MC-4.11, MC-9.2, MC-9.9).
            Effect::Informer(spot) | Effect::Complicity(spot, _) | Effect::Prison(spot) => {
                let jailed = before.owner(spot).expect("a mafioso there");
                self.ask_for_complicity(state, seat, jailed);
            }
            Effect::Port(location) => {
                state.open.hitman = location;
                self.ask_for_hitman(state);
            }
        }
    }

    /// Asks the player whose mafioso was jailed, unless it is public that there can be no Complicity (MC-10.4, MC-10.6).
    pub(crate) fn ask_for_complicity(&self, state: &mut State, causer: Seat, jailed: Seat) {
        if state.open.may_have_complicity(causer, jailed) {
            state.open.phase = Phase::Complicity { causer, jailed };
        } else {
            self.after_jail(state);
        }
    }

    /// Goes on when no Complicity is played, or no further one.
    pub(crate) fn after_jail(&self, state: &mut State) {
        if state.open.here.is_some() {
            self.end_cycle(state);
        } else {
            self.end_turn(state);
        }
    }

    /// Takes a random card, if the vetoes have left one (MC-9.3).
    fn rob(&self, state: &mut State, victim: Seat) {
        if state.open.clan(victim).cards > 0 {
            state.open.phase = Phase::Steal(victim);
        } else {
            state.clear_laid();
            self.end_turn(state);
        }
    }

    /// A Thief takes this card (MC-9.3).
    pub(crate) fn steal_card(&self, state: &mut State, card: CardIndex) {
        let Phase::Steal(victim) = state.open.phase else { panic!("nobody steals") };
        state.steal(state.open.seat, victim, card);
        state.clear_laid();
        self.end_turn(state);
    }

    /// A stack has gone back to its owners' hands; those who had passed are active again (MC-3.9, MC-9.6).
    fn after_raid(&self, state: &mut State, owners: Seats) {
        let open = &mut state.open;
        for owner in owners.iter() {
            if !open.out.contains(owner) {
                open.passed = open.passed.without(owner);
            }
        }
        self.end_turn(state);
    }

    /// Draws on, or lets one of the cards drawn be discarded (MC-9.10).
    pub(crate) fn draw_shady(&self, state: &mut State, drawn: u8) {
        if drawn < DRAWN && state.refill_pile() {
            state.open.phase = Phase::Shady(drawn);
        } else if drawn > 0 {
            state.open.phase = Phase::ShadyDiscard(drawn);
        } else {
            state.clear_laid();
            self.end_turn(state);
        }
    }

    /// Discards one of the cards drawn (MC-9.10).
    pub(crate) fn discard_shady(&self, state: &mut State, card: CardIndex) {
        state.drawn = crate::Cards::NONE;
        state.discard(state.open.seat, card);
        state.clear_laid();
        self.end_turn(state);
    }
}
