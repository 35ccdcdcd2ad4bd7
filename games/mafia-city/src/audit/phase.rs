use tetrapolis_game::{Flaws, Game, Message, Seat};

use super::leftovers::{at_most, needed, not_now};
use super::player;
use crate::game::ROUNDS;
use crate::play::DRAWN;
use crate::{CardKind, Location, MafiaCity, Open, Phase, State};

impl MafiaCity {
    /// Checks that whoever must act can act.
    pub(crate) fn account_for_phase(&self, state: &State, flaws: &mut Flaws) {
        let open = &state.open;
        let clan = open.clan(open.seat);
        match open.phase {
            Phase::DealFirst => {
                flaws.demand(*state == self.initial(), "phase", || Message::new("mc-audit-deal-first"));
            }
            Phase::DealTile(_) | Phase::DealCard(_) | Phase::Mulligan | Phase::Redraw(_) => {
                self.account_for_setup(open, flaws);
            }
            Phase::Turn | Phase::BulletTurn => self.account_for_turn(open, flaws),
            Phase::Window => {}
            Phase::Steal(victim) => {
                let known = victim.0 < self.seats() && victim != open.seat;
                let robbed = known && open.clan(victim).cards > 0;
                flaws.demand(robbed, "phase", || of_seat("mc-audit-not-robbed", victim));
                self.demand_laid(open, CardKind::Thief, flaws);
            }
            Phase::Shady(drawn) => {
                flaws.demand(drawn < DRAWN, "phase", || at_most(drawn, DRAWN - 1));
                demand_pile(open, flaws);
                self.account_for_shady(state, drawn, flaws);
            }
            Phase::ShadyDiscard(drawn) => {
                flaws.demand((1..=DRAWN).contains(&drawn), "phase", || at_most(drawn, DRAWN));
                self.account_for_shady(state, drawn, flaws);
            }
            Phase::Complicity { causer, jailed } => self.account_for_complicity(open, causer, jailed, flaws),
            Phase::Pick => {
                flaws.demand(open.mayor.is_some(), "figures.mayor", needed);
                flaws.demand((!open.cubes).len() > 1, "cubes", || Message::new("mc-audit-no-choice"));
            }
            Phase::Bid => {
                demand_inhabited(open, flaws);
                flaws.demand(clan.cards > 0, "seat", || passed_over(open.seat));
                let most = self.seats() - 1;
                flaws.demand(open.declined <= most, "declined", || at_most(open.declined, most));
            }
            Phase::Effect => account_for_effect(open, flaws),
            Phase::Look => {
                demand_here(open, Location::PoliceStation, flaws);
                let held = open.policeman == Some(open.seat);
                flaws.demand(!held, "figures.policeman", || of_seat("mc-audit-held", open.seat));
            }
            Phase::Recruit => {
                demand_here(open, Location::FightersClub, flaws);
                flaws.demand(clan.reserve > 0, "seat", || passed_over(open.seat));
                demand_not_pending(open, flaws);
            }
            Phase::HitmanCard => {
                demand_here(open, Location::Port, flaws);
                flaws.demand(clan.cards > 0, "seat", || passed_over(open.seat));
                let empty = open.stack(open.hitman).is_empty();
                flaws.demand(!empty, "figures.hitman", || Message::new("mc-audit-empty"));
            }
            Phase::ExtraPoint => {
                demand_here(open, Location::PrivateClub, flaws);
                flaws.demand(clan.cards > 0, "seat", || passed_over(open.seat));
            }
            Phase::Business(drawn) => {
                demand_here(open, Location::BusinessDistrict, flaws);
                flaws.demand(drawn < DRAWN, "phase", || at_most(drawn, DRAWN - 1));
                demand_pile(open, flaws);
            }
            Phase::BusinessDiscard => {
                demand_here(open, Location::BusinessDistrict, flaws);
                flaws.demand(clan.cards > 0, "seat", || passed_over(open.seat));
            }
            Phase::PickBack => {
                flaws.demand(open.mayor.is_some(), "figures.mayor", needed);
                flaws.demand(open.cubes.len() > 1, "cubes", || Message::new("mc-audit-no-choice"));
            }
            Phase::Ask => {
                flaws.demand(open.mayor.is_some(), "figures.mayor", needed);
                flaws.demand(open.pending.len() > 1, "pending", || Message::new("mc-audit-no-choice"));
            }
            Phase::Back => {
                let own = open.here.is_some_and(|location| open.stack(location).count(open.seat) > 0);
                flaws.demand(own, "seat", || of_seat("mc-audit-no-mafioso", open.seat));
                demand_not_pending(open, flaws);
            }
            Phase::Draw(n) => {
                let draws = n < 2 + self.seats() && self.round_drawer(open, n).is_some();
                flaws.demand(draws, "phase", || Message::new("mc-audit-nobody-draws"));
                demand_pile(open, flaws);
            }
            Phase::Over => {
                let over = open.round == ROUNDS || open.clans.iter().any(|clan| clan.points() >= self.target());
                flaws.demand(over, "phase", || Message::new("mc-audit-not-over").with("target", self.target()));
            }
        }
    }

    /// Checks that the player can do something on a turn, or may lay a Bullet (MC-3.6, MC-3.8, MC-3.10).
    pub(crate) fn account_for_turn(&self, open: &Open, flaws: &mut Flaws) {
        let (seat, clan, passed) = (open.seat, open.clan(open.seat), open.passed.contains(open.seat));
        let mut may_act = clan.mafiosi > 0 || clan.cards > 0;
        if open.phase == Phase::BulletTurn {
            flaws.demand(passed, "seat", || of_seat("mc-audit-not-passed", seat));
        } else if passed {
            flaws.demand(open.passed != self.all_seats(), "phase", || Message::new("mc-audit-all-passed"));
            may_act = open.may_have_bullet(seat) && !open.out.contains(seat);
        }
        flaws.demand(may_act, "seat", || passed_over(seat));
    }

    /// Checks that the player who may answer has a mafioso in the Cell (MC-9.9).
    pub(crate) fn account_for_complicity(&self, open: &Open, causer: Seat, jailed: Seat, flaws: &mut Flaws) {
        let at_prison = open.here.is_none_or(|here| here == Location::Prison);
        flaws.demand(at_prison, "here", || at(Location::Prison));
        let known = causer.0 < self.seats() && jailed.0 < self.seats();
        let asked = known && open.clan(jailed).cell > 0 && open.may_have_complicity(causer, jailed);
        flaws.demand(asked, "phase", || of_seat("mc-audit-complicity", jailed));
    }

    /// Checks that in the setup everybody has the cards that have been dealt, and that the city is empty (MC-2.6).
    pub(crate) fn account_for_setup(&self, open: &Open, flaws: &mut Flaws) {
        flaws.demand(open.round == 1, "round", || at_most(open.round, 1_u8));
        flaws.demand(open.inhabited().is_empty(), "stacks", not_now);
        let dealt = |seat: Seat| match open.phase {
            Phase::DealCard(n) => {
                let place = (seat.0 + self.seats() - open.first.0) % self.seats();
                n.saturating_sub(2 * place).min(2)
            }
            Phase::Redraw(n) if seat == open.seat => n,
            Phase::Mulligan | Phase::Redraw(_) => 2,
            _ => 0,
        };
        for seat in Seat::all(self.seats()) {
            let (found, wanted) = (open.clan(seat).cards, dealt(seat));
            if found != wanted {
                let message = Message::new("mc-audit-hand").with("found", found).with("wanted", wanted);
                flaws.add(player(seat, "hand"), message);
            }
        }
        let place = match open.phase {
            Phase::DealCard(n) => n < 2 * self.seats(),
            Phase::Redraw(n) => n < 2,
            _ => true,
        };
        flaws.demand(place, "phase", || Message::new("mc-audit-dealt"));
    }

    pub(crate) fn account_for_shady(&self, state: &State, drawn: u8, flaws: &mut Flaws) {
        let found = state.drawn.len();
        flaws.demand(found == drawn, "drawn", || {
            Message::new("mc-audit-hand").with("found", found).with("wanted", drawn)
        });
        let held = state.drawn.are_among(state.hand(state.open.seat));
        flaws.demand(held, "drawn", || of_seat("mc-audit-drawn", state.open.seat));
        self.demand_laid(&state.open, CardKind::ShadyBusiness, flaws);
    }

    /// Checks that the card whose effect is not over is still laid (MC-2.5).
    fn demand_laid(&self, open: &Open, kind: CardKind, flaws: &mut Flaws) {
        let laid = !self.with_text(open.laid, kind).is_empty();
        flaws.demand(laid, "laid", || Message::new("mc-audit-not-laid").with("card", kind.word()));
    }
}

/// Checks that the location offers its controller a choice (MC-4.10 to MC-4.17).
pub(crate) fn account_for_effect(open: &Open, flaws: &mut Flaws) {
    let clan = open.clan(open.seat);
    let held = |figure: Option<Seat>, field, flaws: &mut Flaws| {
        flaws.demand(figure != Some(open.seat), field, || of_seat("mc-audit-held", open.seat));
    };
    match open.here {
        Some(Location::Prison) => {
            flaws.demand(!open.inhabited().is_empty(), "stacks", || Message::new("mc-audit-empty"));
        }
        Some(Location::PoliceStation) => held(open.policeman, "figures.policeman", flaws),
        Some(Location::TownHall) => held(open.mayor, "figures.mayor", flaws),
        Some(Location::BusinessDistrict) => {
            flaws.demand(open.can_draw() || clan.cards > 0, "seat", || passed_over(open.seat));
        }
        Some(Location::FightersClub | Location::PrivateClub) => flaws.add("here", Message::new("mc-audit-no-effect")),
        Some(Location::Port) | None => {}
    }
}

/// A player who can do nothing is skipped.
fn passed_over(seat: Seat) -> Message {
    of_seat("mc-audit-passed-over", seat)
}

fn of_seat(key: &'static str, seat: Seat) -> Message {
    Message::new(key).with("seat", u32::from(seat.0) + 1)
}

fn at(location: Location) -> Message {
    Message::new("mc-audit-here").with("location", crate::location_name(location))
}

fn demand_here(open: &Open, location: Location, flaws: &mut Flaws) {
    flaws.demand(open.here == Some(location), "here", || at(location));
}

fn demand_inhabited(open: &Open, flaws: &mut Flaws) {
    let empty = open.here.is_some_and(|location| open.stack(location).is_empty());
    flaws.demand(!empty, "here", || Message::new("mc-audit-empty"));
}

fn demand_pile(open: &Open, flaws: &mut Flaws) {
    flaws.demand(open.pile > 0, "pile", || Message::new("mc-audit-no-pile"));
}

fn demand_not_pending(open: &Open, flaws: &mut Flaws) {
    flaws.demand(!open.pending.contains(open.seat), "pending", || of_seat("mc-audit-deciding", open.seat));
}
