use tetrapolis_game::{Game, Message, Refusal, Rule, Seat, Turn};

use crate::legal::{can_be_beaten, canceller};
use crate::tell::{location_name, spot_words};
use crate::{
    Action, CardIndex, Cards, Chance, Kind, Location, MafiaCity, Open, Phase, Spot, State, Symbol, Target, Use, rule,
};

impl MafiaCity {
    /// Says whether the seat may do this, or which rule forbids it.
    pub(crate) fn permit_action(&self, state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
        match self.turn(state) {
            Turn::Over => return refuse(rule::END, Message::new("mc-over")),
            _ if state.open.phase == Phase::Window && !state.waiting.contains(seat) => {
                return refuse(rule::ASKED, Message::new("mc-not-asked"));
            }
            Turn::Chance => return refuse(rule::TURN, Message::new("mc-chance-first")),
            Turn::Act(seats) if !seats.contains(seat) => {
                return refuse(rule::TURN, Message::new("mc-not-to-act").with("seat", state.open.actor()));
            }
            Turn::Act(_) => {}
        }
        let mut legal = Vec::new();
        self.list_actions(state, seat, &mut legal);
        if legal.binary_search(&action).is_ok() {
            return Ok(());
        }
        Err(self.reason(state, seat, action))
    }

    /// Why an action is not legal for a seat that has to act.
    fn reason(&self, state: &State, seat: Seat, action: Action) -> Refusal {
        let open = &state.open;
        if !belongs(open, seat, action) {
            return Refusal::new(rule_of_phase(open), wanted(open));
        }
        let source = if matches!(open.phase, Phase::ShadyDiscard(_)) { state.drawn } else { state.hand(seat) };
        if let Some(refusal) = self.missing_card(source, action) {
            return refusal;
        }
        match action {
            Action::Place(_) => Refusal::new(rule::PLACE, Message::new("mc-no-mafioso-in-hand")),
            Action::Hat(card, spot) => self.symbol_reason(card, Symbol::Hat).unwrap_or_else(|| no_own(spot)),
            Action::Hats(one, other, _) => self
                .symbol_reason(one, Symbol::Hat)
                .or_else(|| self.symbol_reason(other, Symbol::Hat))
                .unwrap_or_else(|| Refusal::new(rule::HAT, Message::new("mc-no-reserve"))),
            Action::Fists(one, other) => self
                .symbol_reason(one, Symbol::Fist)
                .or_else(|| self.symbol_reason(other, Symbol::Fist))
                .unwrap_or_else(|| Refusal::new(rule::FISTS, Message::new("mc-fists-never-location"))),
            Action::Bullet(card) => self.symbol_reason(card, Symbol::Bullet).expect("another symbol"),
            Action::PlusOne(card) => self.symbol_reason(card, Symbol::PlusOne).expect("another symbol"),
            Action::Play(card, target) => self.text_reason(open, card, target),
            Action::Jail(spot) => no_mafioso(rule::PRISON, spot),
            Action::Move(location) => {
                let message = Message::new("mc-not-adjacent").with("from", location_name(open.hitman));
                Refusal::new(rule::PORT, message.with("to", location_name(location)))
            }
            Action::Pick(location) => {
                Refusal::new(rule::PICK, Message::new("mc-picked").with("location", location_name(location)))
            }
            Action::Ask(other) => Refusal::new(rule::PICK_BACK, Message::new("mc-decided").with("seat", other)),
            Action::Back(count) => Refusal::new(rule::BACK, Message::new("mc-too-many-back").with("count", count)),
            Action::Decline
            | Action::Pass
            | Action::Wait(_)
            | Action::Use
            | Action::Discard(_)
            | Action::Keep
            | Action::Redraw => Refusal::new(rule_of_phase(open), wanted(open)),
        }
    }

    /// The cards that the action needs, if they are not there.
    fn missing_card(&self, hand: Cards, action: Action) -> Option<Refusal> {
        let needed: Cards = match action {
            Action::Wait(card)
            | Action::Hat(card, _)
            | Action::Bullet(card)
            | Action::Play(card, _)
            | Action::PlusOne(card)
            | Action::Discard(card) => Cards::one(card),
            Action::Hats(one, other, _) | Action::Fists(one, other) => Cards::one(one).plus(Cards::one(other)),
            _ => Cards::NONE,
        };
        let missing = needed.iter().find(|card| hand.count(*card) < needed.count(*card))?;
        let message = Message::new("mc-not-in-hand").with("card", self.card_name(missing));
        Some(Refusal::new(rule::ONE_USE, message))
    }

    fn symbol_reason(&self, card: CardIndex, wanted: Symbol) -> Option<Refusal> {
        let symbol = self.card(card).symbol;
        let rule = match wanted {
            Symbol::Fist => rule::FISTS,
            Symbol::Hat => rule::HAT,
            Symbol::Bullet => rule::BULLET,
            Symbol::PlusOne => rule::PLUS_ONE,
        };
        let message = Message::new("mc-other-symbol").with("card", self.card_name(card));
        (symbol != wanted).then(|| Refusal::new(rule, message))
    }

    fn text_reason(&self, open: &Open, card: CardIndex, target: Target) -> Refusal {
        let kind = self.kind(card);
        let name = |key| Message::new(key).with("card", self.card_name(card));
        match open.phase {
            Phase::Window if canceller(open) != Some(kind) => {
                let key = if can_be_beaten(open) { "mc-does-not-cancel" } else { "mc-does-not-cancel-location" };
                return Refusal::new(rule_of_kind(kind), name(key));
            }
            Phase::Turn | Phase::BulletTurn if kind.usage() != Use::Action => {
                return Refusal::new(rule::TYPES, name("mc-no-action-text"));
            }
            Phase::Bid if kind != Kind::SecretDeal => return Refusal::new(rule::BID, wanted(open)),
            Phase::HitmanCard if kind != Kind::Hitman => return Refusal::new(rule::HITMAN, wanted(open)),
            Phase::Complicity { .. } if kind != Kind::Complicity => {
                return Refusal::new(rule::COMPLICITY, wanted(open));
            }
            _ => {}
        }
        match target {
            Target::Spot(spot) | Target::Shift(spot, _) if open.owner(spot).is_none() => {
                no_mafioso(rule_of_kind(kind), spot)
            }
            _ => Refusal::new(rule::TARGETS, name("mc-bad-target")),
        }
    }

    /// Says whether chance can decide this, or which rule makes it impossible.
    pub(crate) fn permit_outcome(&self, state: &State, chance: Chance) -> Result<(), Refusal> {
        let mut chances = Vec::new();
        self.list_chances(state, &mut chances);
        if chances.iter().any(|(possible, _)| *possible == chance) {
            return Ok(());
        }
        let message = if chances.is_empty() { Message::new("mc-no-chance-now") } else { Message::new("mc-impossible") };
        refuse(rule_of_phase(&state.open), message.with("chance", self.notate_chance(chance)))
    }
}

/// Whether actions of this form are possible in the phase at all.
fn belongs(open: &Open, seat: Seat, action: Action) -> bool {
    let passed = open.passed.contains(seat);
    let turn = matches!(
        action,
        Action::Place(_) | Action::Wait(_) | Action::Hat(_, _) | Action::Hats(_, _, _) | Action::Play(_, _)
    );
    match open.phase {
        Phase::Mulligan => matches!(action, Action::Keep | Action::Redraw),
        Phase::Turn if passed => matches!(action, Action::Decline | Action::Bullet(_)),
        Phase::Turn => turn || action == Action::Pass,
        Phase::BulletTurn => turn,
        Phase::Window => matches!(action, Action::Decline | Action::Play(_, _) | Action::Fists(_, _)),
        Phase::ShadyDiscard(_) | Phase::BusinessDiscard => matches!(action, Action::Discard(_)),
        Phase::Complicity { .. } | Phase::Bid | Phase::HitmanCard => {
            matches!(action, Action::Decline | Action::Play(_, _))
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
fn wanted(open: &Open) -> Message {
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
pub(crate) fn rule_of_kind(kind: Kind) -> Rule {
    match kind {
        Kind::Hitman => rule::HITMAN,
        Kind::Informer => rule::INFORMER,
        Kind::Thief => rule::THIEF,
        Kind::PoliceChief => rule::POLICE_CHIEF,
        Kind::Fbi => rule::FBI,
        Kind::PoliceRaid => rule::POLICE_RAID,
        Kind::PullingStrings => rule::PULLING_STRINGS,
        Kind::BigPlan => rule::BIG_PLAN,
        Kind::Complicity => rule::COMPLICITY,
        Kind::ShadyBusiness => rule::SHADY_BUSINESS,
        Kind::SecretDeal => rule::SECRET_DEAL,
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

fn no_own(spot: Spot) -> Refusal {
    Refusal::new(rule::HAT, Message::new("mc-no-own-mafioso").with("spot", spot_words(spot)))
}

fn no_mafioso(rule: Rule, spot: Spot) -> Refusal {
    Refusal::new(rule, Message::new("mc-no-mafioso").with("spot", spot_words(spot)))
}

fn refuse(rule: Rule, message: Message) -> Result<(), Refusal> {
    Err(Refusal::new(rule, message))
}
