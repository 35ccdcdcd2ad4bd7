//! What is asked of everybody, whatever they hold (MC-10.6): vetoes, Bullets, Secret Deals and the like.

use std::collections::BTreeSet;

use tetrapolis_game::{Message, Seat, Topic};

use crate::tell::place;
use crate::words::location_name;
use crate::{Effect, Location, Open, Phase, Spot};

const VETO: &str = "question:veto";
const BULLET: &str = "question:bullet";
const DEAL: &str = "question:secret-deal";
const COMPLICITY: &str = "question:complicity";
const HITMAN: &str = "question:hitman";
const PLUS_ONE: &str = "question:plus-one";

/// What the current question is about: its kind, the players whom it concerns, and the locations.
pub(crate) fn asked_about(open: &Open) -> Option<Vec<String>> {
    let own = BTreeSet::from([open.actor()]);
    let (kind, concerned, locations) = match open.phase {
        Phase::Window => {
            (VETO, concerned_by_announcement(open), open.effect.map_or_else(Vec::new, |effect| locations(open, effect)))
        }
        Phase::Turn if open.passed.contains(open.actor()) => (BULLET, own, vec![]),
        Phase::Bid => {
            let here = open.here.expect("a location is evaluated");
            (DEAL, open.stack(here).owners().iter().collect(), vec![here])
        }
        Phase::Complicity { .. } => (COMPLICITY, own, vec![]),
        Phase::HitmanCard => (HITMAN, own, vec![open.hitman]),
        Phase::ExtraPoint => (PLUS_ONE, own, vec![Location::PrivateClub]),
        _ => return None,
    };
    let players = concerned.into_iter().map(player);
    Some([kind.to_owned()].into_iter().chain(players).chain(locations.into_iter().map(place)).collect())
}

/// What a player can ask to be asked about.
pub(crate) fn topics(seat: Seat) -> Vec<Topic> {
    let kinds = [
        (VETO, "mc-topic-veto"),
        (DEAL, "mc-topic-secret-deal"),
        (BULLET, "mc-topic-bullet"),
        (COMPLICITY, "mc-topic-complicity"),
        (HITMAN, "mc-topic-hitman"),
        (PLUS_ONE, "mc-topic-plus-one"),
    ];
    let own = Topic { thing: player(seat), words: Message::new("mc-topic-own") };
    let kinds = kinds.map(|(thing, key)| Topic { thing: thing.to_owned(), words: Message::new(key) });
    let places = Location::ALL.map(|location| Topic { thing: place(location), words: location_name(location) });
    [own].into_iter().chain(kinds).chain(places).collect()
}

/// The part of the game: setup, and phases I to III of each round.
pub(crate) fn part(open: &Open) -> u32 {
    let phase = match open.phase {
        Phase::DealFirst
        | Phase::DealTile(_)
        | Phase::DealCard(_)
        | Phase::Mulligan
        | Phase::Redraw(_)
        | Phase::Draw(_)
        | Phase::Over => 0,
        Phase::PickBack | Phase::Ask | Phase::Back => 3,
        Phase::Pick => 2,
        _ if open.here.is_some() => 2,
        _ => 1,
    };
    u32::from(open.round) * 4 + phase
}

/// Whom it concerns if what was announced last is carried out: the players that it is done to.
fn concerned_by_announcement(open: &Open) -> BTreeSet<Seat> {
    let vetoed = match open.chain.announcements() {
        [.., below, _] => Some(below.seat),
        [_] | [] => None,
    };
    let owners = |location| open.stack(location).owners().iter().collect::<Vec<_>>();
    let done_to = match open.effect {
        Some(
            Effect::Hat(spot)
            | Effect::Informer(spot)
            | Effect::Hitman(spot)
            | Effect::Prison(spot)
            | Effect::Complicity(spot, _),
        ) => open.owner(spot).into_iter().collect(),
        Some(Effect::BigPlan(spot, to)) => open.owner(spot).into_iter().chain(owners(to)).collect(),
        Some(Effect::Thief(victim)) => vec![victim],
        Some(Effect::PoliceRaid(location) | Effect::Hats(location)) => owners(location),
        Some(Effect::PullingStrings(one, other)) => owners(one).into_iter().chain(owners(other)).collect(),
        Some(Effect::SecretDeal) => open.here.map_or_else(Vec::new, owners),
        Some(Effect::Bullet | Effect::ShadyBusiness | Effect::PlusOne | Effect::Port(_)) | None => vec![],
    };
    vetoed.into_iter().chain(done_to).collect()
}

/// The locations that an effect is about.
fn locations(open: &Open, effect: Effect) -> Vec<Location> {
    match effect {
        Effect::Hat(spot) | Effect::Informer(spot) | Effect::Hitman(spot) | Effect::Complicity(spot, _) => {
            vec![spot.location]
        }
        Effect::Prison(Spot { location: Location::Prison, .. }) => vec![Location::Prison],
        Effect::Prison(spot) => vec![Location::Prison, spot.location],
        Effect::Hats(location) | Effect::PoliceRaid(location) => vec![location],
        Effect::PullingStrings(one, other) => vec![one, other],
        Effect::BigPlan(spot, to) => vec![spot.location, to],
        Effect::Port(Location::Port) => vec![Location::Port],
        Effect::Port(to) => vec![Location::Port, to],
        Effect::SecretDeal | Effect::PlusOne => open.here.into_iter().collect(),
        Effect::Bullet | Effect::Thief(_) | Effect::ShadyBusiness => vec![],
    }
}

fn player(seat: Seat) -> String {
    format!("player:{seat}")
}
