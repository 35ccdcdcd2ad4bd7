//! Why something is refused that a seat tries when it has to act.

use tetrapolis_game::{Message, Refusal, Rule, Seat};

use super::{rule_of_kind, rule_of_phase, wanted};
use crate::legal::{can_be_beaten, canceller};
use crate::words::{location_name, spot_words};
use crate::{Action, CardIndex, CardKind, Effect, Location, MafiaCity, Open, Phase, Spot, Target, Use, rule};

impl MafiaCity {
    /// Why the text of a card cannot be used here, whatever it is aimed at (MC-8.6).
    pub(crate) fn wrong_text(&self, open: &Open, card: CardIndex) -> Option<Refusal> {
        let kind = self.kind(card);
        let refused = |rule, key| Some(Refusal::new(rule, Message::new(key).with("card", self.card_name(card))));
        match open.phase {
            Phase::Window if canceller(open) == Some(kind) => None,
            Phase::Window if kind.usage() != Use::Reaction => refused(rule::TYPES, "mc-no-reaction-text"),
            Phase::Window if kind == CardKind::Complicity => refused(rule::COMPLICITY, "mc-does-not-cancel"),
            Phase::Window if open.chain.depth() > 1 => refused(rule::REACTION, "mc-only-fists-cancel-veto"),
            Phase::Window if open.effect == Some(Effect::Bullet) => {
                refused(rule::BULLET, "mc-only-fists-cancel-bullet")
            }
            Phase::Window if can_be_beaten(open) => refused(rule_of_kind(kind), "mc-does-not-cancel"),
            Phase::Window => refused(rule_of_kind(kind), "mc-does-not-cancel-location"),
            Phase::Turn | Phase::BulletTurn if kind.usage() != Use::Action => refused(rule::TYPES, "mc-no-action-text"),
            Phase::Bid if kind != CardKind::SecretDeal => Some(Refusal::new(rule::BID, wanted(open))),
            Phase::HitmanCard if kind != CardKind::Hitman => Some(Refusal::new(rule::HITMAN, wanted(open))),
            Phase::Complicity { .. } if kind != CardKind::Complicity => {
                Some(Refusal::new(rule::COMPLICITY, wanted(open)))
            }
            _ => None,
        }
    }

    /// Why a text that could be used here cannot be aimed like this (MC-3.11).
    pub(crate) fn wrong_target(&self, open: &Open, seat: Seat, card: CardIndex, target: Target) -> Refusal {
        let kind = self.kind(card);
        if let Some(nothing) = self.nothing_to_aim_at(open, seat, kind) {
            return Refusal::new(rule::TARGETS, nothing);
        }
        let refused = |key| Refusal::new(rule_of_kind(kind), Message::new(key));
        match (kind, target) {
            (_, Target::Spot(spot) | Target::Shift(spot, _)) if open.owner(spot).is_none() => {
                no_mafioso(rule_of_kind(kind), spot)
            }
            (CardKind::Hitman, Target::Spot(_)) => {
                let message = Message::new("mc-hitman-elsewhere").with("location", location_name(open.hitman));
                Refusal::new(rule::HITMAN, message)
            }
            (CardKind::Complicity, Target::Spot(_)) => refused("mc-no-third-player"),
            (CardKind::BigPlan, Target::Shift(_, _)) => refused("mc-same-location"),
            (CardKind::Thief, Target::Seat(victim)) if victim == seat => refused("mc-own-cards"),
            (CardKind::Thief, Target::Seat(victim)) => {
                Refusal::new(rule::TARGETS, Message::new("mc-no-card-to-steal").with("seat", victim))
            }
            (CardKind::PoliceRaid, Target::Place(location)) => {
                let message = Message::new("mc-fewer-than-two").with("location", location_name(location));
                Refusal::new(rule::POLICE_RAID, message)
            }
            (CardKind::PullingStrings, Target::Places(one, other)) if one == other => refused("mc-two-locations"),
            (CardKind::PullingStrings, Target::Places(one, other)) => {
                let empty = if open.stack(one).is_empty() { one } else { other };
                let message = Message::new("mc-empty-stack").with("location", location_name(empty));
                Refusal::new(rule::TARGETS, message)
            }
            (CardKind::ShadyBusiness, Target::Nothing) => {
                Refusal::new(rule::TARGETS, Message::new("mc-nothing-to-draw"))
            }
            (_, _) => {
                let message = Message::new("mc-bad-target").with("card", self.card_name(card));
                Refusal::new(rule_of_kind(kind), message)
            }
        }
    }

    /// What a text would need before it could be aimed at anything (MC-3.11).
    fn nothing_to_aim_at(&self, open: &Open, seat: Seat, kind: CardKind) -> Option<Message> {
        let mut others = self.all_seats().iter().filter(|other| *other != seat);
        match kind {
            CardKind::Thief if others.all(|other| open.clan(other).cards == 0) => {
                Some(Message::new("mc-nobody-to-rob"))
            }
            CardKind::Informer | CardKind::BigPlan if open.inhabited().is_empty() => {
                Some(Message::new("mc-nobody-anywhere"))
            }
            CardKind::PoliceRaid if Location::ALL.into_iter().all(|place| open.stack(place).count(seat) < 2) => {
                Some(Message::new("mc-two-of-yours-needed"))
            }
            CardKind::PullingStrings if open.inhabited().len() < 2 => Some(Message::new("mc-two-stacks-needed")),
            _ => None,
        }
    }
}

/// Why a seat is not asked in an open window. What others have answered makes no difference (MC-10.6).
pub(crate) fn unasked(open: &Open, seat: Seat) -> Refusal {
    if open.asked.contains(seat) {
        Refusal::new(rule::VETO, Message::new("mc-answered"))
    } else if open.chain.top().seat == seat {
        Refusal::new(rule::OWN_EFFECT, Message::new("mc-own-effect"))
    } else {
        Refusal::new(rule::ASKED, Message::new("mc-not-asked"))
    }
}

/// Why an action does not belong here: what it is for, or else what is asked for instead.
pub(crate) fn misplaced(open: &Open, action: Action) -> Refusal {
    let on_turn = matches!(open.phase, Phase::Turn | Phase::BulletTurn);
    match action {
        Action::Bullet(_) if open.phase == Phase::Turn => {
            Refusal::new(rule::BULLET_TURN, Message::new("mc-bullet-when-passed"))
        }
        Action::Fists(_, _) => Refusal::new(rule::FISTS, Message::new("mc-nothing-to-cancel")),
        Action::PlusOne(_) if on_turn => Refusal::new(rule::PLUS_ONE, Message::new("mc-plus-one-in-club")),
        _ => Refusal::new(rule_of_phase(open), wanted(open)),
    }
}

/// Why the Hitman cannot move there (MC-4.12).
pub(crate) fn far_from_hitman(open: &Open, location: Location) -> Refusal {
    if location == open.hitman {
        let message = Message::new("mc-hitman-here").with("location", location_name(location));
        return Refusal::new(rule::PORT, message);
    }
    let message = Message::new("mc-not-adjacent").with("from", location_name(open.hitman));
    Refusal::new(rule::PORT, message.with("to", location_name(location)))
}

/// Why the Mayor's holder cannot pick a location (MC-4.1, MC-5.2, MC-5.5).
pub(crate) fn unpickable(open: &Open, location: Location) -> Refusal {
    let (rule, key) = match open.phase {
        Phase::PickBack if open.stack(location).is_empty() => (rule::PASSED_OVER, "mc-nobody-there"),
        Phase::PickBack => (rule::PICK_BACK, "mc-picked"),
        _ => (rule::PICK, "mc-picked"),
    };
    Refusal::new(rule, Message::new(key).with("location", location_name(location)))
}

/// Why a player cannot be asked to decide (MC-5.2).
pub(crate) fn cannot_be_asked(open: &Open, seat: Seat) -> Refusal {
    let here = open.here.is_some_and(|location| open.stack(location).count(seat) > 0);
    let key = if here { "mc-decided" } else { "mc-nothing-to-decide" };
    Refusal::new(rule::PICK_BACK, Message::new(key).with("seat", seat))
}

/// Why a Hat does not take this mafioso back (MC-8.3).
pub(crate) fn no_own(open: &Open, seat: Seat, spot: Spot) -> Refusal {
    if open.spots().all(|spot| open.owner(spot) != Some(seat)) {
        return Refusal::new(rule::HAT, Message::new("mc-nothing-to-take-back"));
    }
    match open.owner(spot) {
        None => no_mafioso(rule::HAT, spot),
        Some(_) => Refusal::new(rule::HAT, Message::new("mc-no-own-mafioso").with("spot", spot_words(spot))),
    }
}

pub(crate) fn no_mafioso(rule: Rule, spot: Spot) -> Refusal {
    Refusal::new(rule, Message::new("mc-no-mafioso").with("spot", spot_words(spot)))
}
