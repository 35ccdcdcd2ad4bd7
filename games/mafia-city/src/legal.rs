use tetrapolis_game::{Game, Seat};

use crate::{
    Action, CardIndex, CardKind, Cards, Location, Locations, MafiaCity, Open, Phase, Spot, State, Symbol, Target,
};

impl MafiaCity {
    /// Adds what a seat that has to act may do, sorted.
    #[inline]
    pub(crate) fn list_actions(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        let (open, hand) = (&state.open, state.hand(seat));
        match open.phase {
            Phase::Window => self.list_answers(open, hand, actions),
            Phase::Turn if open.passed.contains(seat) => {
                actions.push(Action::Decline);
                actions.extend(self.with_symbol(hand, Symbol::Bullet).iter().map(Action::Bullet));
            }
            Phase::Turn => {
                actions.push(Action::Pass);
                self.list_turn(open, seat, hand, actions);
            }
            Phase::BulletTurn => self.list_turn(open, seat, hand, actions),
            Phase::Bid => {
                actions.push(Action::Decline);
                let deals = self.with_text(hand, CardKind::SecretDeal).iter();
                actions.extend(deals.map(|card| Action::Play(card, Target::Nothing)));
                actions.extend(self.deals_among(hand).choices().map(Action::Deals));
            }
            Phase::Back => {
                let location = open.here.expect("a location is evaluated");
                actions.extend((0..=open.stack(location).count(seat)).map(Action::Back));
            }
            Phase::Effect => list_effects(open, actions),
            Phase::Recruit => actions.extend([Action::Decline, Action::Use]),
            Phase::HitmanCard => {
                actions.push(Action::Decline);
                for card in self.with_text(hand, CardKind::Hitman).iter() {
                    let spots =
                        (0..open.stack(open.hitman).height()).map(|height| Spot { location: open.hitman, height });
                    actions.extend(spots.map(|spot| Action::Play(card, Target::Spot(spot))));
                }
            }
            Phase::ExtraPoint => {
                actions.push(Action::Decline);
                actions.extend(self.with_symbol(hand, Symbol::PlusOne).iter().map(Action::PlusOne));
            }
            Phase::Complicity { causer, jailed } => {
                actions.push(Action::Decline);
                for card in self.with_text(hand, CardKind::Complicity).iter() {
                    let spots = open.third_spots(causer, jailed);
                    actions.extend(spots.map(|spot| Action::Play(card, Target::Spot(spot))));
                }
            }
            Phase::ShadyDiscard(_) => actions.extend(state.drawn.iter().map(Action::Discard)),
            Phase::BusinessDiscard => actions.extend(hand.iter().map(Action::Discard)),
            Phase::Pick => actions.extend((!open.cubes).iter().map(Action::Pick)),
            Phase::PickBack => actions.extend(open.cubes.iter().map(Action::Pick)),
            Phase::Ask => actions.extend(open.pending.iter().map(Action::Ask)),
            Phase::Mulligan => actions.extend([Action::Keep, Action::Redraw]),
            Phase::DealFirst
            | Phase::DealTile(_)
            | Phase::DealCard(_)
            | Phase::Redraw(_)
            | Phase::Steal(_)
            | Phase::Shady(_)
            | Phase::Look
            | Phase::Business(_)
            | Phase::Draw(_)
            | Phase::Over => {}
        }
    }

    /// The answers in a window: declining, a card that cancels the effect, two Fists (MC-8.2, MC-9.4, MC-9.5, MC-10.1).
    #[inline]
    fn list_answers(&self, open: &Open, hand: Cards, actions: &mut Vec<Action>) {
        actions.push(Action::Decline);
        if let Some(kind) = canceller(open) {
            let cards = self.with_text(hand, kind).iter();
            actions.extend(cards.map(|card| Action::Play(card, Target::Nothing)));
        }
        if can_be_beaten(open) {
            let fists = self.with_symbol(hand, Symbol::Fist);
            if !fists.is_empty() {
                actions.extend(fists.pairs().map(|(one, other)| Action::Fists(one, other)));
            }
        }
    }

    /// What may be done on a turn of phase I, apart from passing (MC-3.2 to MC-3.5, MC-3.11).
    fn list_turn(&self, open: &Open, seat: Seat, hand: Cards, actions: &mut Vec<Action>) {
        let clan = open.clan(seat);
        if clan.mafiosi > 0 {
            actions.extend(Location::ALL.map(Action::Place));
        }
        if hand.is_empty() {
            return;
        }
        actions.extend(hand.iter().map(Action::Wait));
        let hats = self.with_symbol(hand, Symbol::Hat);
        for card in hats.iter() {
            for location in Location::ALL {
                let heights = open.stack(location).heights(seat).iter();
                actions.extend(heights.map(|height| Action::Hat(card, Spot { location, height })));
            }
        }
        if clan.reserve > 0 {
            for (one, other) in hats.pairs() {
                actions.extend(Location::ALL.map(|location| Action::Hats(one, other, location)));
            }
        }
        for card in hand.iter() {
            self.list_text(open, seat, card, actions);
        }
    }

    /// The ways to play a card of type action for its text (MC-3.11).
    fn list_text(&self, open: &Open, seat: Seat, card: CardIndex, actions: &mut Vec<Action>) {
        let mut add = |target| actions.push(Action::Play(card, target));
        match self.kind(card) {
            CardKind::Informer => open.spots().for_each(|spot| add(Target::Spot(spot))),
            CardKind::Thief => {
                let others = Seat::all(self.seats()).filter(|other| *other != seat);
                others.filter(|other| open.clan(*other).cards > 0).for_each(|other| add(Target::Seat(other)));
            }
            CardKind::PoliceRaid => {
                let own = Location::ALL.into_iter().filter(|location| open.stack(*location).count(seat) >= 2);
                own.for_each(|location| add(Target::Place(location)));
            }
            CardKind::PullingStrings => {
                let inhabited = open.inhabited();
                for one in inhabited.iter() {
                    let others = inhabited.iter().filter(|other| *other > one);
                    others.for_each(|other| add(Target::Places(one, other)));
                }
            }
            CardKind::BigPlan => {
                for spot in open.spots() {
                    for to in Locations::ALL.without(spot.location).iter() {
                        add(Target::Shift(spot, to));
                    }
                }
            }
            CardKind::ShadyBusiness => {
                if open.can_draw() {
                    add(Target::Nothing);
                }
            }
            CardKind::Hitman | CardKind::PoliceChief | CardKind::Fbi | CardKind::Complicity | CardKind::SecretDeal => {}
        }
    }
}

/// What the controller of a location may do (MC-4.2).
fn list_effects(open: &Open, actions: &mut Vec<Action>) {
    actions.push(Action::Decline);
    match open.here.expect("a location is evaluated") {
        Location::Prison => actions.extend(open.spots().map(Action::Jail)),
        Location::Port => actions.extend(open.around_hitman().iter().map(Action::Move)),
        Location::FightersClub
        | Location::PoliceStation
        | Location::BusinessDistrict
        | Location::PrivateClub
        | Location::TownHall => actions.push(Action::Use),
    }
}

/// The card that cancels what was announced last, if there is one (MC-9.4, MC-9.5).
#[inline]
pub(crate) fn canceller(open: &Open) -> Option<CardKind> {
    if open.chain.depth() == 1 { open.effect.and_then(crate::Effect::cancelled_by) } else { None }
}

/// Whether Fists cancel what was announced last (MC-8.2).
#[inline]
pub(crate) fn can_be_beaten(open: &Open) -> bool {
    open.chain.depth() > 1 || open.effect.is_some_and(|effect| !effect.is_of_location())
}
