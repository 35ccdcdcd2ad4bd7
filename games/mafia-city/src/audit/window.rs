use tetrapolis_game::{Flaws, Game, Message, Seat, Seats};

use super::leftovers::{needed, not_now};
use crate::game::MOST_SEATS;
use crate::{CardIndex, CardKind, Cards, Effect, Laid, Location, MafiaCity, Open, Phase, Spot, State, Symbol};

impl MafiaCity {
    /// Checks that what is announced fits the cards laid, and that the answers fit the hands (MC-10.3).
    pub(crate) fn account_for_window(&self, state: &State, flaws: &mut Flaws) {
        let open = &state.open;
        if open.phase != Phase::Window {
            let closed = open.effect.is_none()
                && open.chain.depth() == 0
                && (open.asked, state.waiting) == (Seats::NONE, Seats::NONE)
                && state.answers == [Laid::NONE; MOST_SEATS];
            flaws.demand(closed, "window", not_now);
            let lasting = matches!(open.phase, Phase::Steal(_) | Phase::Shady(_) | Phase::ShadyDiscard(_));
            return flaws.demand(lasting || open.laid.is_empty(), "laid", not_now);
        }
        let Some(effect) = open.effect.filter(|_| open.chain.depth() > 0) else {
            return flaws.add("window", needed());
        };
        flaws.within("window", |flaws| self.account_for_chain(open, effect, flaws));
        let deals_only = self.with_text(open.further, CardKind::SecretDeal) == open.further;
        let further = open.further.is_empty() || effect == Effect::SecretDeal && deals_only;
        flaws.demand(further, "window.further", || Message::new("mc-audit-further"));
        let mut laid = open.further;
        let mut fits = true;
        for card in open.chain.announcements().iter().flat_map(|announcement| announcement.laid.iter()) {
            fits &= laid.count(card) < Cards::MOST;
            if fits {
                laid.add(card);
            }
        }
        flaws.demand(fits && laid.are_among(open.laid), "laid", || Message::new("mc-audit-laid"));
        let asked = !open.asked.is_empty() && open.asked == self.asked(open);
        flaws.demand(asked, "window", || Message::new("mc-audit-nobody-asked"));
        for (index, answer) in state.answers.iter().enumerate().filter(|(_, answer)| !answer.is_empty()) {
            let fits = open.asked.minus(state.waiting).contains(Seat(index as u8))
                && self.vetoes(effect, open.chain.depth() == 1, *answer)
                && answer.cards().are_among(state.hands[index]);
            if !fits {
                flaws.add(format!("window.answers.{}", index + 1), Message::new("mc-audit-answer"));
            }
        }
    }

    /// Checks that the effect can be announced here with these cards, and that each veto cancels what is below it
    /// (MC-10.1).
    pub(crate) fn account_for_chain(&self, open: &Open, effect: Effect, flaws: &mut Flaws) {
        let announcements = open.chain.announcements();
        let base = announcements[0];
        flaws.demand(self.is_announced(open, effect, base.seat), "effect", || {
            Message::new("mc-audit-effect").with("seat", base.seat.to_string())
        });
        flaws.demand(self.lays(effect, base.laid), "chain[0].cards", || Message::new("mc-audit-effect-cards"));
        for (below, pair) in announcements.windows(2).enumerate() {
            let (under, veto) = (pair[0], pair[1]);
            if veto.seat == under.seat {
                flaws.add(format!("chain[{}].seat", below + 1), Message::new("mc-audit-own-veto"));
            }
            if !self.vetoes(effect, below == 0, veto.laid) {
                flaws.add(format!("chain[{}].cards", below + 1), Message::new("mc-audit-veto"));
            }
        }
    }

    /// Whether a player can be about to carry out this effect here and now.
    fn is_announced(&self, open: &Open, effect: Effect, seat: Seat) -> bool {
        let exists = |spot: Spot| open.owner(spot).is_some();
        let inhabited = |location: Location| !open.stack(location).is_empty();
        let at = |location| open.here == Some(location);
        let turn = open.here.is_none() && open.seat == seat && open.clan(seat).turns > 0;
        let control = open.seat == seat;
        match effect {
            Effect::Bullet => turn && open.passed.contains(seat),
            Effect::Hat(spot) => turn && open.owner(spot) == Some(seat),
            Effect::Hats(_) => turn && open.clan(seat).reserve > 0,
            Effect::Informer(spot) => turn && exists(spot),
            Effect::Thief(victim) => turn && victim != seat && victim.0 < self.seats(),
            Effect::PoliceRaid(location) => turn && open.stack(location).count(seat) >= 2,
            Effect::PullingStrings(one, other) => turn && one < other && inhabited(one) && inhabited(other),
            Effect::BigPlan(spot, to) => turn && exists(spot) && spot.location != to,
            Effect::ShadyBusiness => turn && open.can_draw(),
            Effect::SecretDeal => control && open.here.is_some_and(inhabited),
            Effect::Hitman(spot) => control && at(Location::Port) && spot.location == open.hitman && exists(spot),
            Effect::PlusOne => control && at(Location::PrivateClub),
            Effect::Complicity(spot, causer) => {
                let third = open.owner(spot).is_some_and(|owner| owner != seat && owner != causer);
                let jailed = open.clan(seat).cell > 0 && causer != seat && causer.0 < self.seats();
                third && jailed && (open.here.is_none() || at(Location::Prison))
            }
            Effect::Prison(spot) => control && at(Location::Prison) && exists(spot),
            Effect::Port(location) => control && at(Location::Port) && open.around_hitman().contains(location),
        }
    }

    /// Whether these cards are laid for the effect.
    fn lays(&self, effect: Effect, laid: Laid) -> bool {
        let mut cards = laid.iter();
        let (one, other) = (cards.next(), cards.next());
        let text = |kind| one.is_some_and(|card| self.kind(card) == kind) && other.is_none();
        let symbol = |card: Option<CardIndex>, symbol| card.is_some_and(|card| self.card(card).symbol == symbol);
        match effect {
            Effect::Bullet => symbol(one, Symbol::Bullet) && other.is_none(),
            Effect::Hat(_) => symbol(one, Symbol::Hat) && other.is_none(),
            Effect::Hats(_) => symbol(one, Symbol::Hat) && symbol(other, Symbol::Hat),
            Effect::Informer(_) => text(CardKind::Informer),
            Effect::Thief(_) => text(CardKind::Thief),
            Effect::PoliceRaid(_) => text(CardKind::PoliceRaid),
            Effect::PullingStrings(_, _) => text(CardKind::PullingStrings),
            Effect::BigPlan(_, _) => text(CardKind::BigPlan),
            Effect::ShadyBusiness => text(CardKind::ShadyBusiness),
            Effect::SecretDeal => text(CardKind::SecretDeal),
            Effect::Hitman(_) => text(CardKind::Hitman),
            Effect::PlusOne => symbol(one, Symbol::PlusOne) && other.is_none(),
            Effect::Complicity(_, _) => text(CardKind::Complicity),
            Effect::Prison(_) | Effect::Port(_) => one.is_none(),
        }
    }

    /// Whether these cards cancel the effect, or the last veto on it.
    fn vetoes(&self, effect: Effect, first: bool, laid: Laid) -> bool {
        let mut cards = laid.iter();
        match (cards.next(), cards.next()) {
            (Some(card), None) => first && effect.cancelled_by() == Some(self.kind(card)),
            (Some(one), Some(other)) => {
                let fists = [one, other].iter().all(|card| self.card(*card).symbol == Symbol::Fist);
                fists && !(first && effect.is_of_location())
            }
            (None, _) => false,
        }
    }
}
