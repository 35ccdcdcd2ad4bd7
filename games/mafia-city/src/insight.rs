use tetrapolis_game::{Game, Insight, Rng, Seat, Seats, below, highest, sharpen};
use tetrapolis_net::judge;

use crate::game::MOST_SEATS;
use crate::{Action, CardIndex, CardKind, Effect, Location, MafiaCity, Open, Phase, Stack, State, Symbol, Target};

/// How many decisions a rollout makes: to the next evaluation of the city and a little on.
const HORIZON: u32 = 80;
/// Little, because many small choices add up.
const LENIENCY: f32 = 0.55;
/// What a card in the hand is worth.
const CARD: f32 = 0.3;
/// What it costs to lay a card: its worth, and a price for haste.
const LAID: f32 = 0.45;
/// What a mafioso in the hand is worth.
const MAFIOSO: f32 = 0.12;
/// What a mafioso in a stack is worth, apart from control.
const STANDING: f32 = 0.1;
/// What it costs to put a mafioso down, and what taking one back gains, apart from control.
const PLACED: f32 = 0.15;
const BACK: f32 = 0.07;
/// How much less it costs to put one down for each that is still in the hand.
const PLENTY: f32 = 0.05;
/// How much of what putting one down gains may be undone by each mafioso in the hands of the others.
const THREAT: f32 = 0.02;
/// What control is worth before it is evaluated: the point, if it lasts.
const CONTROL: f32 = 0.8;
/// What control is worth after it has been evaluated.
const KEPT: f32 = 0.4;
/// How much it hurts when the best of the others has something.
const ENVY: f32 = 0.6;
/// How much a rollout leaves to luck, in points.
const LUCK: f32 = 0.4;
/// How much more often an action is chosen if it brings one point more, as an exponent of e.
const SHARPNESS: f32 = 5.0;

/// A seat's interest in who controls what.
struct Interest {
    seat: Seat,
    /// What control of each location is worth.
    values: [f32; Location::COUNT],
    /// How much it hurts when another has something.
    envy: [f32; MOST_SEATS],
    /// The interest in each location as it is.
    now: [f32; Location::COUNT],
}

impl MafiaCity {
    /// What control of a location is worth: the point and the effect, as far as they are still to come.
    fn control_value(open: &Open, location: Location) -> f32 {
        let effect = match location {
            Location::Prison => 0.15,
            Location::Port => 0.1,
            Location::FightersClub | Location::PrivateClub => 0.25,
            Location::PoliceStation | Location::TownHall => 0.2,
            Location::BusinessDistrict => 0.45,
        };
        match open.phase {
            Phase::PickBack | Phase::Ask | Phase::Back | Phase::Draw(_) => KEPT,
            _ if open.cubes.contains(location) => KEPT,
            _ => CONTROL + effect,
        }
    }

    pub(crate) fn others(&self, seat: Seat) -> impl Iterator<Item = Seat> {
        Seat::all(self.seats()).filter(move |other| *other != seat)
    }

    fn interest(&self, open: &Open, seat: Seat) -> Interest {
        let mut interest = Interest {
            seat,
            values: Location::ALL.map(|location| Self::control_value(open, location)),
            envy: [0.0; MOST_SEATS],
            now: [0.0; Location::COUNT],
        };
        let most = self.others(seat).map(|other| open.clan(other).points()).max().unwrap_or(0);
        for other in self.others(seat) {
            let behind = f32::from(most - open.clan(other).points());
            interest.envy[other.index()] = ENVY / (1.0 + behind);
        }
        for location in Location::ALL {
            interest.now[location.index()] = self.stake(open, location, *open.stack(location), &interest);
        }
        interest
    }

    /// What a stack like this at a location is worth to a seat.
    fn stake(&self, open: &Open, location: Location, stack: Stack, interest: &Interest) -> f32 {
        let value = interest.values[location.index()];
        let controller = if stack.is_empty() { None } else { self.control_of(open, location, &stack).1 };
        match controller {
            Some(seat) if seat == interest.seat => value,
            Some(other) => -value * interest.envy[other.index()],
            None => 0.0,
        }
    }

    /// What a seat gains when the stack of a location becomes like this.
    fn change(&self, open: &Open, location: Location, stack: Stack, interest: &Interest) -> f32 {
        self.stake(open, location, stack, interest) - interest.now[location.index()]
    }

    /// How many more mafiosi a seat has in a stack than any other seat.
    fn lead(&self, stack: &Stack, seat: Seat) -> i32 {
        let most = self.others(seat).map(|other| stack.count(other)).max().unwrap_or(0);
        i32::from(stack.count(seat)) - i32::from(most)
    }

    /// What putting a mafioso down brings.
    fn place_value(&self, open: &Open, seat: Seat, location: Location, interest: &Interest) -> f32 {
        let mut stack = *open.stack(location);
        stack.push(seat);
        let lead = self.lead(&stack, seat);
        let controls = self.control_of(open, location, &stack).1 == Some(seat);
        // How much the place in the stack will help later, as a share of what control is worth.
        let place = match lead {
            0 if controls => 0.05,
            0 | 1 => 0.2,
            2 => 0.25,
            -1 => 0.08,
            _ => 0.0,
        };
        let threat: u8 = self.others(seat).map(|other| open.clan(other).mafiosi).sum();
        let change = self.change(open, location, stack, interest);
        change * (1.0 - THREAT * f32::from(threat)) + interest.values[location.index()] * place - PLACED
            + PLENTY * f32::from(open.clan(seat).mafiosi)
    }

    /// What taking this many mafiosi back from a location brings.
    fn back_value(&self, open: &Open, seat: Seat, here: Location, count: u8, interest: &Interest) -> f32 {
        let mut stack = *open.stack(here);
        (0..count).for_each(|_| stack.remove_topmost(seat));
        // How much those who stay will help later, as a share of what control is worth.
        let stay = match self.lead(&stack, seat) {
            _ if stack.count(seat) == 0 => 0.0,
            2.. => 0.55,
            1 => 0.25,
            0 | -1 => 0.15,
            _ => -0.15,
        };
        self.change(open, here, stack, interest) + interest.values[here.index()] * stay + BACK * f32::from(count)
    }

    /// What a seat gains by an effect, apart from the cards for it.
    fn effect_value(&self, open: &Open, actor: Seat, effect: Effect, interest: &Interest) -> f32 {
        let own = |seat: Seat| if seat == interest.seat { 1.0 } else { -interest.envy[seat.index()] };
        let without = |spot: crate::Spot| {
            let mut stack = *open.stack(spot.location);
            let owner = stack.remove(spot.height);
            (self.change(open, spot.location, stack, interest), owner)
        };
        let with = |location: Location, seat: Seat| {
            let mut stack = *open.stack(location);
            stack.push(seat);
            self.change(open, location, stack, interest)
        };
        match effect {
            Effect::Bullet => 0.3 * own(actor),
            Effect::Hat(spot) => without(spot).0 + (MAFIOSO - STANDING) * own(actor),
            Effect::Hats(location) => with(location, actor) + 0.1 * own(actor),
            Effect::Informer(spot) | Effect::Complicity(spot, _) | Effect::Prison(spot) => {
                let (change, owner) = without(spot);
                change - 0.05 * own(owner)
            }
            Effect::Hitman(spot) => {
                let (change, owner) = without(spot);
                change - 0.15 * own(owner)
            }
            Effect::Thief(victim) => CARD * (own(actor) - own(victim)),
            Effect::PoliceRaid(location) => {
                let back = Seat::all(self.seats())
                    .map(|seat| f32::from(open.stack(location).count(seat)) * own(seat))
                    .sum::<f32>();
                self.change(open, location, Stack::default(), interest) + (MAFIOSO - STANDING) * back
            }
            Effect::PullingStrings(one, other) => {
                let stacks = [one, other].map(|location| *open.stack(location));
                let [Some(first), Some(second)] = stacks.map(|stack| stack.owner(0)) else { return 0.0 };
                let [mut this, mut that] = stacks;
                this.replace(0, first, second);
                that.replace(0, second, first);
                self.change(open, one, this, interest) + self.change(open, other, that, interest)
            }
            Effect::BigPlan(spot, to) => {
                let (change, owner) = without(spot);
                change + with(to, owner)
            }
            Effect::ShadyBusiness => 2.0 * CARD * own(actor),
            Effect::SecretDeal => self.deals_value(open, actor, 1, interest),
            Effect::PlusOne => own(actor),
            Effect::Port(_) => 0.1 * own(actor),
        }
    }

    /// What a seat gains when this many more Secret Deals of a player count.
    fn deals_value(&self, open: &Open, actor: Seat, count: u8, interest: &Interest) -> f32 {
        let Some(here) = open.here else { return 0.0 };
        let with = |deals: u8| {
            let mut after = *open;
            after.clan_mut(actor).deals += deals;
            self.stake(&after, here, *open.stack(here), interest)
        };
        let further = open.further.len();
        with(further + count) - with(further)
    }

    /// What a text does when it is played like this.
    fn text_effect(&self, card: CardIndex, target: Target, causer: Seat) -> Option<Effect> {
        match (self.kind(card), target) {
            (CardKind::Informer, Target::Spot(spot)) => Some(Effect::Informer(spot)),
            (CardKind::Thief, Target::Seat(victim)) => Some(Effect::Thief(victim)),
            (CardKind::PoliceRaid, Target::Place(location)) => Some(Effect::PoliceRaid(location)),
            (CardKind::PullingStrings, Target::Places(one, other)) => Some(Effect::PullingStrings(one, other)),
            (CardKind::BigPlan, Target::Shift(spot, to)) => Some(Effect::BigPlan(spot, to)),
            (CardKind::ShadyBusiness, Target::Nothing) => Some(Effect::ShadyBusiness),
            (CardKind::SecretDeal, Target::Nothing) => Some(Effect::SecretDeal),
            (CardKind::Hitman, Target::Spot(spot)) => Some(Effect::Hitman(spot)),
            (CardKind::Complicity, Target::Spot(spot)) => Some(Effect::Complicity(spot, causer)),
            (_, _) => None,
        }
    }

    /// About how many points an action brings.
    fn action_value(&self, state: &State, seat: Seat, action: Action, interest: &Interest) -> f32 {
        let open = &state.open;
        let effect = |effect: Effect| self.effect_value(open, seat, effect, interest);
        if open.phase == Phase::Window {
            // A veto reverses what was announced last.
            let Some(announced) = open.effect else { return 0.0 };
            let harm = -self.effect_value(open, open.chain.announcer(), announced, interest);
            let harm = if open.chain.depth() % 2 == 1 { harm } else { -harm };
            return match action {
                Action::Play(..) => harm - LAID,
                Action::Fists(..) => harm - 1.8 * LAID,
                _ => 0.0,
            };
        }
        match action {
            Action::Decline | Action::Pass | Action::Keep => 0.0,
            Action::Place(location) => self.place_value(open, seat, location, interest),
            Action::Wait(_) | Action::Fists(..) => -LAID,
            Action::Redraw => -0.1,
            Action::Hat(_, spot) => effect(Effect::Hat(spot)) - LAID,
            Action::Hats(_, _, location) => effect(Effect::Hats(location)) - 1.5 * LAID,
            Action::Bullet(_) => effect(Effect::Bullet) - LAID,
            Action::PlusOne(_) => 0.7,
            Action::Use => 0.8,
            Action::Play(card, target) => {
                let causer = if let Phase::Complicity { causer, .. } = open.phase { causer } else { seat };
                self.text_effect(card, target, causer).map_or(-LAID, effect) - LAID
            }
            Action::Deals(deals) => {
                let cost = LAID * f32::from(deals.len());
                self.deals_value(open, seat, deals.len(), interest) - cost
            }
            Action::Jail(spot) => effect(Effect::Prison(spot)),
            Action::Move(location) => {
                let stack = open.stack(location);
                0.1 + 0.05 * (f32::from(stack.height()) - 2.0 * f32::from(stack.count(seat)))
            }
            Action::Discard(card) => match self.card(card).symbol {
                Symbol::PlusOne => -0.3,
                Symbol::Fist | Symbol::Hat | Symbol::Bullet => 0.0,
            },
            Action::Pick(location) => 0.2 * interest.now[location.index()],
            Action::Ask(other) => {
                if other == seat {
                    0.0
                } else {
                    0.2
                }
            }
            Action::Back(count) => open.here.map_or(0.0, |here| self.back_value(open, seat, here, count, interest)),
        }
    }

    /// What a seat can count on, with the leaders and controllers of all locations.
    pub(crate) fn worth_with(open: &Open, seat: Seat, controls: &[(Seats, Option<Seat>); Location::COUNT]) -> f32 {
        let clan = open.clan(seat);
        let mut worth = f32::from(clan.points());
        for (location, (leaders, controller)) in Location::ALL.into_iter().zip(controls) {
            let stack = open.stack(location);
            if stack.is_empty() {
                continue;
            }
            if *controller == Some(seat) {
                worth += Self::control_value(open, location);
            } else if leaders.contains(seat) {
                worth += 0.1;
            }
            worth += STANDING * f32::from(stack.count(seat));
        }
        worth += MAFIOSO * f32::from(clan.mafiosi) + 0.06 * f32::from(clan.cell) + 0.03 * f32::from(clan.reserve);
        worth += CARD * f32::from(clan.cards);
        worth += if open.mayor == Some(seat) { 0.3 } else { 0.0 };
        worth + if open.policeman == Some(seat) { 0.3 } else { 0.0 }
    }
}

impl Insight for MafiaCity {
    fn worth(&self, state: &State, party: usize) -> f32 {
        let controls = Location::ALL.map(|location| self.control(&state.open, location));
        MafiaCity::worth_with(&state.open, Seat(party as u8), &controls)
    }

    fn judge(&self, state: &State, shares: &mut [f32]) -> bool {
        judge(self, state, shares)
    }

    fn doubt(&self, _state: &State) -> f32 {
        1.6
    }

    fn is_quiet(&self, state: &State) -> bool {
        !matches!(
            state.open.phase,
            Phase::Window
                | Phase::BulletTurn
                | Phase::ShadyDiscard(_)
                | Phase::BusinessDiscard
                | Phase::Complicity { .. }
        )
    }

    fn horizon(&self) -> u32 {
        HORIZON
    }

    fn leniency(&self) -> f32 {
        LENIENCY
    }

    fn rollout<R: Rng + ?Sized>(&self, state: &State, seat: Seat, actions: &[Action], rng: &mut R) -> Action {
        let interest = self.interest(&state.open, seat);
        highest(actions.iter().map(|action| {
            let luck = below(rng, 1 << 16) as f32 / 65536.0;
            (*action, self.action_value(state, seat, *action, &interest) + LUCK * luck)
        }))
    }

    fn prior(&self, state: &State, seat: Seat, actions: &[Action], weights: &mut Vec<f32>) {
        let interest = self.interest(&state.open, seat);
        weights.clear();
        weights.extend(actions.iter().map(|action| self.action_value(state, seat, *action, &interest)));
        sharpen(weights, SHARPNESS, 0.002);
    }
}
