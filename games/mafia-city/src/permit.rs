mod reason;

use tetrapolis_game::{Game, Message, Notation, Refusal, Rule, Seat, Turn, refuse};

use self::reason::{cannot_be_asked, far_from_hitman, misplaced, no_mafioso, no_own, unasked, unpickable};
use crate::legal::can_be_beaten;
use crate::words::symbol_name;
use crate::{Action, CardIndex, CardKind, Cards, Chance, Location, MafiaCity, Open, Phase, State, Symbol, rule};

impl MafiaCity {
    /// Says whether the seat has to act, or which rule keeps it from acting.
    pub(crate) fn permit_seat(&self, state: &State, seat: Seat) -> Result<(), Refusal> {
        let open = &state.open;
        match self.turn(state) {
            Turn::Over => refuse(rule::END, Message::new("mc-over")),
            _ if open.phase == Phase::Window && !state.waiting.contains(seat) => Err(unasked(open, seat)),
            Turn::Chance => refuse(rule_of_phase(open), Message::new("mc-chance-first")),
            Turn::Act(seats) if !seats.contains(seat) => {
                let (rule, key) = match open.phase {
                    Phase::Turn | Phase::BulletTurn => (rule::TURN, "mc-not-to-act"),
                    _ => (rule_of_phase(open), "mc-not-to-decide"),
                };
                refuse(rule, Message::new(key).with("seat", open.actor()))
            }
            Turn::Act(_) => Ok(()),
        }
    }

    /// Why an action is not legal for a seat that has to act: not here, not with this card, not in this way.
    pub(crate) fn reason(&self, state: &State, seat: Seat, action: Action) -> Refusal {
        let open = &state.open;
        if !belongs(open, seat, action) {
            return misplaced(open, action);
        }
        let wrong_card = self.wrong_use(open, action).or_else(|| self.missing_card(state, seat, action));
        wrong_card.unwrap_or_else(|| match action {
            Action::Place(_) => Refusal::new(rule::PLACE, Message::new("mc-no-mafioso-in-hand")),
            Action::Hat(_, spot) => no_own(open, seat, spot),
            Action::Hats(_, _, _) => Refusal::new(rule::HAT, Message::new("mc-no-reserve")),
            Action::Play(card, target) => self.wrong_target(open, seat, card, target),
            Action::Jail(spot) => no_mafioso(rule::PRISON, spot),
            Action::Move(location) => far_from_hitman(open, location),
            Action::Pick(location) => unpickable(open, location),
            Action::Ask(other) => cannot_be_asked(open, other),
            Action::Back(count) => Refusal::new(rule::BACK, Message::new("mc-too-many-back").with("count", count)),
            Action::Decline
            | Action::Pass
            | Action::Wait(_)
            | Action::Bullet(_)
            | Action::Deals(_)
            | Action::Fists(_, _)
            | Action::PlusOne(_)
            | Action::Use
            | Action::Discard(_)
            | Action::Keep
            | Action::Redraw => Refusal::new(rule_of_phase(open), wanted(open)),
        })
    }

    /// Why the cards cannot be used like this, whoever holds them.
    fn wrong_use(&self, open: &Open, action: Action) -> Option<Refusal> {
        match action {
            Action::Hat(card, _) => self.other_symbol(card, Symbol::Hat),
            Action::Hats(one, other, _) => {
                self.other_symbol(one, Symbol::Hat).or_else(|| self.other_symbol(other, Symbol::Hat))
            }
            Action::Fists(_, _) if !can_be_beaten(open) => {
                Some(Refusal::new(rule::FISTS, Message::new("mc-fists-never-location")))
            }
            Action::Fists(one, other) => {
                self.other_symbol(one, Symbol::Fist).or_else(|| self.other_symbol(other, Symbol::Fist))
            }
            Action::Bullet(card) => self.other_symbol(card, Symbol::Bullet),
            Action::PlusOne(card) => self.other_symbol(card, Symbol::PlusOne),
            Action::Play(card, _) => self.wrong_text(open, card),
            Action::Deals(deals) => self.wrong_text(open, self.cards_of_deals(deals).nth(0)),
            Action::Decline
            | Action::Pass
            | Action::Place(_)
            | Action::Wait(_)
            | Action::Jail(_)
            | Action::Move(_)
            | Action::Use
            | Action::Discard(_)
            | Action::Pick(_)
            | Action::Ask(_)
            | Action::Back(_)
            | Action::Keep
            | Action::Redraw => None,
        }
    }

    /// The cards that the action needs, if they are not there.
    fn missing_card(&self, state: &State, seat: Seat, action: Action) -> Option<Refusal> {
        let needed = match action {
            Action::Wait(card)
            | Action::Hat(card, _)
            | Action::Bullet(card)
            | Action::Play(card, _)
            | Action::PlusOne(card)
            | Action::Discard(card) => Cards::one(card),
            Action::Hats(one, other, _) | Action::Fists(one, other) => Cards::one(one).plus(Cards::one(other)),
            Action::Deals(deals) => self.cards_of_deals(deals),
            Action::Decline
            | Action::Pass
            | Action::Place(_)
            | Action::Jail(_)
            | Action::Move(_)
            | Action::Use
            | Action::Pick(_)
            | Action::Ask(_)
            | Action::Back(_)
            | Action::Keep
            | Action::Redraw => return None,
        };
        let (rule, source, key) = match state.open.phase {
            Phase::ShadyDiscard(_) => (rule::SHADY_BUSINESS, state.drawn, "mc-not-drawn"),
            Phase::BusinessDiscard => (rule::BUSINESS_DISTRICT, state.hand(seat), "mc-not-in-hand"),
            _ => (rule::ONE_USE, state.hand(seat), "mc-not-in-hand"),
        };
        let missing = needed.iter().find(|card| source.count(*card) < needed.count(*card))?;
        let key = if source.contains(missing) { "mc-not-twice-in-hand" } else { key };
        Some(Refusal::new(rule, Message::new(key).with("card", self.card_name(missing))))
    }

    fn other_symbol(&self, card: CardIndex, wanted: Symbol) -> Option<Refusal> {
        let symbol = self.card(card).symbol;
        let message = Message::new("mc-other-symbol").with("card", self.card_name(card));
        let message = message.with("symbol", symbol_name(symbol)).with("wanted", symbol_name(wanted));
        (symbol != wanted).then(|| Refusal::new(rule_of_symbol(wanted), message))
    }

    /// Why chance cannot decide this.
    pub(crate) fn impossible(&self, state: &State, chance: Chance) -> Refusal {
        let key = if self.turn(state) == Turn::Chance { "mc-impossible" } else { "mc-no-chance-now" };
        Refusal::new(rule_of_phase(&state.open), Message::new(key).with("chance", self.write_chance(&chance)))
    }
}

/// Whether actions of this form are possible in the phase at all.
fn belongs(open: &Open, seat: Seat, action: Action) -> bool {
    let passed = open.passed.contains(seat);
    let turn = matches!(
        action,
        Action::Place(_)
            | Action::Wait(_)
            | Action::Hat(_, _)
            | Action::Hats(_, _, _)
            | Action::Play(_, _)
            | Action::Deals(_)
    );
    match open.phase {
        Phase::Mulligan => matches!(action, Action::Keep | Action::Redraw),
        Phase::Turn if passed => matches!(action, Action::Decline | Action::Bullet(_)),
        Phase::Turn => turn || action == Action::Pass,
        Phase::BulletTurn => turn,
        Phase::Window => {
            matches!(action, Action::Decline | Action::Play(_, _) | Action::Deals(_) | Action::Fists(_, _))
        }
        Phase::ShadyDiscard(_) | Phase::BusinessDiscard => matches!(action, Action::Discard(_)),
        Phase::Complicity { .. } | Phase::Bid | Phase::HitmanCard => {
            matches!(action, Action::Decline | Action::Play(_, _) | Action::Deals(_))
        }
        Phase::Effect => match open.here {
            Some(Location::Prison) => matches!(action, Action::Decline | Action::Jail(_)),
            Some(Location::Port) => matches!(action, Action::Decline | Action::Move(_)),
            _ => matches!(action, Action::Decline | Action::Use),
        },
        Phase::Recruit => matches!(action, Action::Decline | Action::Use),
        Phase::ExtraPoint => matches!(action, Action::Decline | Action::PlusOne(_)),
        Phase::Pick | Phase::PickBack => matches!(action, Action::Pick(_)),
        Phase::Ask => matches!(action, Action::Ask(_)),
        Phase::Back => matches!(action, Action::Back(_)),
        Phase::DealFirst
        | Phase::DealTile(_)
        | Phase::DealCard(_)
        | Phase::Redraw(_)
        | Phase::Steal(_)
        | Phase::Shady(_)
        | Phase::Look
        | Phase::Business(_)
        | Phase::Draw(_)
        | Phase::Over => false,
    }
}

/// The rule of the phase.
pub(crate) fn rule_of_phase(open: &Open) -> Rule {
    match open.phase {
        Phase::DealFirst => rule::FIRST,
        Phase::DealTile(_) => rule::CITY,
        Phase::DealCard(_) | Phase::Mulligan | Phase::Redraw(_) => rule::MULLIGAN,
        Phase::Turn if open.passed.contains(open.seat) => rule::BULLET_TURN,
        Phase::Turn => rule::TURN,
        Phase::BulletTurn => rule::BULLET_TURN,
        Phase::Window => rule::VETO,
        Phase::Steal(_) => rule::THIEF,
        Phase::Shady(_) | Phase::ShadyDiscard(_) => rule::SHADY_BUSINESS,
        Phase::Complicity { .. } => rule::COMPLICITY,
        Phase::Pick => rule::PICK,
        Phase::Bid => rule::BID,
        Phase::Effect | Phase::Look | Phase::Recruit | Phase::Business(_) | Phase::BusinessDiscard => {
            rule_of(open.here)
        }
        Phase::HitmanCard => rule::HITMAN,
        Phase::ExtraPoint => rule::PRIVATE_CLUB,
        Phase::PickBack | Phase::Ask => rule::PICK_BACK,
        Phase::Back => rule::BACK,
        Phase::Draw(0) => rule::DRAW_FEWEST_BOTH,
        Phase::Draw(1) => rule::DRAW_FEWEST,
        Phase::Draw(_) => rule::DRAW_ALL,
        Phase::Over => rule::END,
    }
}

/// What is asked for instead.
pub(crate) fn wanted(open: &Open) -> Message {
    Message::new(match open.phase {
        Phase::Mulligan => "mc-wanted-mulligan",
        Phase::Turn if open.passed.contains(open.seat) => "mc-wanted-bullet",
        Phase::Turn => "mc-wanted-turn",
        Phase::BulletTurn => "mc-wanted-action",
        Phase::Window => "mc-wanted-answer",
        Phase::ShadyDiscard(_) | Phase::BusinessDiscard => "mc-wanted-discard",
        Phase::Complicity { .. } => "mc-wanted-complicity",
        Phase::Bid => "mc-wanted-deal",
        Phase::Effect if open.here == Some(Location::Prison) => "mc-wanted-jail",
        Phase::Effect if open.here == Some(Location::Port) => "mc-wanted-move",
        Phase::Effect | Phase::Recruit => "mc-wanted-use",
        Phase::HitmanCard => "mc-wanted-hitman",
        Phase::ExtraPoint => "mc-wanted-plus-one",
        Phase::Pick | Phase::PickBack => "mc-wanted-pick",
        Phase::Ask => "mc-wanted-ask",
        Phase::Back => "mc-wanted-back",
        Phase::DealFirst
        | Phase::DealTile(_)
        | Phase::DealCard(_)
        | Phase::Redraw(_)
        | Phase::Steal(_)
        | Phase::Shady(_)
        | Phase::Look
        | Phase::Business(_)
        | Phase::Draw(_) => "mc-chance-first",
        Phase::Over => "mc-over",
    })
}

/// The rule of a card's text.
pub(crate) fn rule_of_kind(kind: CardKind) -> Rule {
    match kind {
        CardKind::Hitman => rule::HITMAN,
        CardKind::Informer => rule::INFORMER,
        CardKind::Thief => rule::THIEF,
        CardKind::PoliceChief => rule::POLICE_CHIEF,
        CardKind::Fbi => rule::FBI,
        CardKind::PoliceRaid => rule::POLICE_RAID,
        CardKind::PullingStrings => rule::PULLING_STRINGS,
        CardKind::BigPlan => rule::BIG_PLAN,
        CardKind::Complicity => rule::COMPLICITY,
        CardKind::ShadyBusiness => rule::SHADY_BUSINESS,
        CardKind::SecretDeal => rule::SECRET_DEAL,
    }
}

/// The rule of a location's effect.
fn rule_of(location: Option<Location>) -> Rule {
    match location {
        Some(Location::Prison) => rule::PRISON,
        Some(Location::Port) => rule::PORT,
        Some(Location::FightersClub) => rule::FIGHTERS_CLUB,
        Some(Location::PoliceStation) => rule::POLICE_STATION,
        Some(Location::BusinessDistrict) => rule::BUSINESS_DISTRICT,
        Some(Location::PrivateClub) => rule::PRIVATE_CLUB,
        Some(Location::TownHall) => rule::TOWN_HALL,
        None => rule::CONTROL,
    }
}

/// The rule of a symbol.
const fn rule_of_symbol(symbol: Symbol) -> Rule {
    match symbol {
        Symbol::Fist => rule::FISTS,
        Symbol::Hat => rule::HAT,
        Symbol::Bullet => rule::BULLET,
        Symbol::PlusOne => rule::PLUS_ONE,
    }
}
