use tetrapolis_game::{Flaws, Game, Message, Seat, Seats};

use super::{Chapter, chapter, player};
use crate::game::TURNS;
use crate::{CardKind, Effect, Locations, MafiaCity, Open, Phase, State};

impl MafiaCity {
    /// Checks that whatever belongs to only one phase is there only in that phase.
    pub(crate) fn account_for_leftovers(&self, state: &State, flaws: &mut Flaws) {
        let open = &state.open;
        self.account_for_turns(open, flaws);
        account_for_cubes(open, flaws);
        let evaluated = match open.phase {
            Phase::Window | Phase::Complicity { .. } => open.here.is_some(),
            Phase::Pick | Phase::PickBack => false,
            _ => matches!(chapter(open), Chapter::Locations | Chapter::Strategy),
        };
        flaws.demand(!evaluated || open.here.is_some(), "here", needed);
        flaws.demand(evaluated || open.here.is_none(), "here", not_now);
        self.account_for_pending(open, flaws);
        self.account_for_deals(state, flaws);
        let shady = matches!(open.phase, Phase::Shady(_) | Phase::ShadyDiscard(_));
        flaws.demand(shady || state.drawn.is_empty(), "drawn", not_now);
        if chapter(open) == Chapter::Setup {
            flaws.demand(open.policeman.is_none(), "figures.policeman", not_now);
            flaws.demand(open.mayor.is_none(), "figures.mayor", not_now);
        }
    }

    /// Checks the turns of phase I: a player who has had all of them is out of it (MC-3.13).
    pub(crate) fn account_for_turns(&self, open: &Open, flaws: &mut Flaws) {
        let phase_1 = chapter(open) == Chapter::Actions;
        for seat in Seat::all(self.seats()) {
            let (clan, passed, out) = (open.clan(seat), open.passed.contains(seat), open.out.contains(seat));
            if !phase_1 {
                let fields = [(passed, "passed"), (out, "out"), (clan.turns > 0, "turns")];
                for (_, field) in fields.into_iter().filter(|(is_set, _)| *is_set) {
                    flaws.add(player(seat, field), not_now());
                }
                continue;
            }
            if clan.turns > TURNS {
                flaws.add(player(seat, "turns"), at_most(clan.turns, TURNS));
            }
            let counted = out == (clan.turns == TURNS) || seat == open.seat;
            if out && !passed || !counted {
                flaws.add(player(seat, "out"), Message::new("mc-audit-out").with("most", TURNS));
            }
        }
    }

    /// Checks that everybody who still has to decide has something to decide about (MC-4.13, MC-5.1).
    pub(crate) fn account_for_pending(&self, open: &Open, flaws: &mut Flaws) {
        let possible = match open.phase {
            Phase::Recruit => self.all_seats(),
            Phase::Ask | Phase::Back => open.here.map_or(Seats::NONE, |location| open.stack(location).owners()),
            _ => return flaws.demand(open.pending.is_empty(), "pending", not_now),
        };
        for seat in open.pending.minus(possible).iter() {
            flaws.add("pending", Message::new("mc-audit-no-mafioso").with("seat", seat.to_string()));
        }
    }

    /// Checks that Secret Deals count only while control is determined, and that they are then in the discard pile
    /// (MC-4.6).
    pub(crate) fn account_for_deals(&self, state: &State, flaws: &mut Flaws) {
        let open = &state.open;
        let bidding = open.phase == Phase::Bid || open.effect == Some(Effect::SecretDeal);
        flaws.demand(bidding || open.declined == 0, "declined", not_now);
        flaws.demand(open.declined <= self.seats(), "declined", || at_most(open.declined, self.seats()));
        let laid: u32 = open.clans.iter().map(|clan| u32::from(clan.deals)).sum();
        if bidding {
            let most = self.with_text(open.discard, CardKind::SecretDeal).len();
            flaws.demand(laid <= u32::from(most), "players[*].deals", || at_most(laid, most));
            return;
        }
        for seat in Seat::all(self.seats()).filter(|seat| open.clan(*seat).deals > 0) {
            flaws.add(player(seat, "deals"), not_now());
        }
    }
}

/// Checks that the marker cubes are on the locations that have been evaluated, or in phase III on those that are still
/// to come (MC-4.2, MC-5.2).
pub(crate) fn account_for_cubes(open: &Open, flaws: &mut Flaws) {
    let wrong = |key, location| Message::new(key).with("location", crate::location_name(location));
    match chapter(open) {
        Chapter::Locations => {
            if let Some(here) = open.here.filter(|here| open.cubes.contains(*here)) {
                flaws.add("cubes", wrong("mc-audit-cube-too-early", here));
            }
        }
        Chapter::Strategy => {
            let empty = |location: &_| open.here != Some(*location) && open.stack(*location).is_empty();
            for location in open.cubes.iter().filter(empty) {
                flaws.add("cubes", wrong("mc-audit-cube-at-empty", location));
            }
            if let Some(here) = open.here.filter(|here| !open.cubes.contains(*here)) {
                flaws.add("cubes", wrong("mc-audit-cube-missing", here));
            }
        }
        Chapter::Setup | Chapter::Actions | Chapter::End => flaws.demand(open.cubes.is_empty(), "cubes", not_now),
        Chapter::Over => {
            for location in Locations::ALL.iter().filter(|location| !open.cubes.contains(*location)) {
                flaws.add("cubes", wrong("mc-audit-cube-missing", location));
            }
        }
    }
}

/// Something is there that belongs to another phase.
pub(super) fn not_now() -> Message {
    Message::new("mc-audit-not-now")
}

/// Something is missing that belongs to the phase.
pub(super) fn needed() -> Message {
    Message::new("mc-audit-needed")
}

/// There is more of something than there can be.
pub(super) fn at_most(found: impl Into<u32>, most: impl Into<u32>) -> Message {
    Message::new("mc-audit-at-most").with("found", found.into()).with("most", most.into())
}
