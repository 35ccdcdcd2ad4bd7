use tetrapolis_game::{Game, Rule, Seat};

use crate::{Action, Chance, Effect, Location, MafiaCity, Open, Phase, State, rule};

impl MafiaCity {
    /// The further rules that a legal action uses. About an answer in a window it says only what everybody may know:
    /// whether it is aimed at a veto (MC-10.3).
    pub(crate) fn also_of_action(&self, before: &State, seat: Seat, action: Action) -> Vec<Rule> {
        let open = &before.open;
        if open.phase == Phase::Window {
            let against_veto = matches!(action, Action::Fists(..)) && open.chain.depth() > 1;
            return if against_veto { vec![rule::REACTION] } else { Vec::new() };
        }
        // While others hold cards, what a player does on a turn waits for their answers.
        let waits = self.from(seat).any(|other| other != seat && open.clan(other).cards > 0);
        let on_turn = matches!(open.phase, Phase::Turn | Phase::BulletTurn);
        if on_turn && waits && action != Action::Pass {
            return Vec::new();
        }
        let mut after = *before;
        match self.play(&mut after, seat, action) {
            Ok(()) => followed(open, &after.open),
            Err(_) => Vec::new(),
        }
    }

    /// The further rules that an outcome of chance uses.
    pub(crate) fn also_of_chance(&self, before: &State, chance: Chance) -> Vec<Rule> {
        let mut after = *before;
        if self.apply(&mut after, chance).is_err() {
            return Vec::new();
        }
        let mut also = followed(&before.open, &after.open);
        let vetoes = before.open.chain.depth() > 1 || after.open.chain.depth() > 1;
        if chance == Chance::Close && vetoes {
            also.insert(0, rule::REACTION);
        }
        also
    }
}

/// The rules of what has happened automatically between two positions.
fn followed(before: &Open, after: &Open) -> Vec<Rule> {
    let mut also = Vec::new();
    for location in Location::ALL {
        if !is_decided(before, location) && is_decided(after, location) {
            also.push(if after.stack(location).is_empty() {
                rule::NOBODY_THERE
            } else if location.needs_most_alone() {
                rule::MOST_ALONE
            } else {
                rule::MOST
            });
        }
    }
    let of_all = |count: fn(&crate::Clan) -> u8, open: &Open| -> u8 { open.clans.iter().map(count).sum() };
    let happened = [
        (
            before.passed.iter().any(|seat| !after.passed.contains(seat)) && after.phase == Phase::Turn,
            rule::ACTIVE_AGAIN,
        ),
        (of_all(|clan| clan.cell, after) < of_all(|clan| clan.cell, before), rule::PRISON),
        (before.policeman.is_some() && after.policeman.is_none(), rule::POLICE_STATION),
        (before.mayor.is_some() && after.mayor.is_none(), rule::TOWN_HALL),
        (before.phase != Phase::DealFirst && before.first != after.first, rule::FIRST_PASSES),
        (after.phase == Phase::Over, rule::END),
    ];
    also.extend(happened.into_iter().filter(|(has, _)| *has).map(|(_, rule)| rule));
    also.sort_unstable();
    also.dedup();
    also
}

/// Whether control of a location has been decided in this round (MC-4.2).
fn is_decided(open: &Open, location: Location) -> bool {
    let bidding = open.phase == Phase::Bid || open.effect == Some(Effect::SecretDeal);
    match open.phase {
        Phase::PickBack | Phase::Ask | Phase::Back | Phase::Draw(_) | Phase::Over => true,
        _ => open.cubes.contains(location) || open.here == Some(location) && !bidding,
    }
}
