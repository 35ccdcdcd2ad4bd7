mod leftovers;
mod phase;
mod window;

use tetrapolis_game::{Flaws, Game, Message, Seat};

use crate::game::ROUNDS;
use crate::state::Clan;
use crate::{CardIndex, Effect, Location, Locations, MafiaCity, Open, Phase, State};

impl MafiaCity {
    /// Checks that all 49 cards are there, and counted correctly (MC-1.3, MC-2.7).
    pub(crate) fn account_for_cards(&self, state: &State, flaws: &mut Flaws) {
        let open = &state.open;
        for (n, card) in self.edition.cards().iter().enumerate() {
            let index = CardIndex(n as u8);
            let piles = [state.pile, open.discard, open.laid];
            let found: u32 = piles.iter().chain(&state.hands).map(|cards| u32::from(cards.count(index))).sum();
            flaws.demand(found == u32::from(card.copies), "pile", || {
                let message = Message::new("mc-audit-cards").with("card", card.id.as_str());
                message.with("found", found).with("wanted", card.copies)
            });
        }
        let counted = open.clans.iter().zip(&state.hands).all(|(clan, hand)| clan.cards == hand.len());
        flaws.demand(counted && open.pile == state.pile.len(), "pile", || Message::new("mc-audit-counts"));
    }

    /// Checks that nobody has lost or gained a mafioso (MC-2.1).
    pub(crate) fn account_for_mafiosi(&self, open: &Open, flaws: &mut Flaws) {
        for (index, clan) in open.clans.iter().enumerate() {
            let seat = Seat(index as u8);
            let stacked: u32 = open.stacks.iter().map(|stack| u32::from(stack.count(seat))).sum();
            let found = stacked + u32::from(clan.mafiosi) + u32::from(clan.reserve) + u32::from(clan.cell);
            let wanted = if seat.0 < self.seats() { self.mafiosi_in_all() } else { 0 };
            if found != u32::from(wanted) {
                let message = Message::new("mc-audit-mafiosi").with("seat", seat.to_string());
                flaws.add(player(seat, "mafiosi"), message.with("found", found).with("wanted", wanted));
            }
        }
    }

    /// Checks that nobody has more points than the rounds could bring, and that only a finished game has a winner or
    /// has passed its last round.
    pub(crate) fn account_for_points(&self, open: &Open, flaws: &mut Flaws) {
        if !(1..=ROUNDS).contains(&open.round) {
            flaws.add("round", Message::new("mc-audit-round").with("found", open.round).with("most", ROUNDS));
            return;
        }
        let chapter = chapter(open);
        // MC-7.3
        let over = open.round == ROUNDS && matches!(chapter, Chapter::Strategy | Chapter::End);
        flaws.demand(!over, "round", || Message::new("mc-audit-last-round").with("most", ROUNDS));
        let before = u32::from(open.round) - 1;
        let bidding = open.phase == Phase::Bid || open.effect == Some(Effect::SecretDeal);
        let (evaluated, clubs) = match chapter {
            Chapter::Setup | Chapter::Actions => (0, 0),
            Chapter::Locations => {
                let here = open.here.is_some() && !bidding;
                (open.cubes.len() + u32::from(here), u32::from(open.cubes.contains(Location::PrivateClub)))
            }
            Chapter::Strategy | Chapter::End | Chapter::Over => (7, 1),
        };
        let sum = |of: fn(&Clan) -> u8| open.clans.iter().map(|clan| u32::from(of(clan))).sum::<u32>();
        let few = |found: u32, most: u32, field, flaws: &mut Flaws| {
            let message = || Message::new("mc-audit-points").with("found", found).with("most", most);
            flaws.demand(found <= most, field, message);
        };
        few(sum(|clan| clan.control), 7 * before + evaluated, "players[*].control", flaws);
        few(sum(|clan| clan.extra), before + clubs, "players[*].extra", flaws);
        // Points come only in phase II, and if somebody wins, the game is over at its end.
        let may_have_won = chapter == Chapter::Locations || open.phase == Phase::Over;
        for seat in Seat::all(self.seats()) {
            if !may_have_won && open.clan(seat).points() >= self.target() {
                let message = Message::new("mc-audit-won").with("found", open.clan(seat).points());
                flaws.add(player(seat, "control"), message.with("wanted", self.target()));
            }
        }
    }

    /// Checks that the cards that a player knows in another hand are there (MC-4.14, MC-9.3).
    pub(crate) fn account_for_knowledge(&self, state: &State, flaws: &mut Flaws) {
        for (one, known) in state.known.iter().enumerate() {
            let holder = state.open.policeman == Some(Seat(one as u8));
            for (other, cards) in known.iter().enumerate() {
                let right = cards.is_empty() || !holder && one != other && cards.are_among(state.hands[other]);
                if !right || one >= usize::from(self.seats()) && !cards.is_empty() {
                    let key = if holder { "mc-audit-knows-all" } else { "mc-audit-knowledge" };
                    let message = Message::new(key).with("seat", one + 1);
                    flaws.add(player(Seat(one as u8), &format!("knows.{}", other + 1)), message);
                }
            }
        }
    }
}

/// Checks that the city is laid in the setup and never again (MC-2.2).
pub(crate) fn account_for_city(open: &Open, flaws: &mut Flaws) {
    let laid = open.tiles.iter().flatten().count();
    let different = open.tiles.iter().flatten().copied().collect::<Locations>().len() as usize;
    let in_order = open.tiles[..laid].iter().all(Option::is_some);
    let wanted = match open.phase {
        Phase::DealFirst => 0,
        Phase::DealTile(place) => usize::from(place).min(Location::COUNT - 1),
        _ => Location::COUNT,
    };
    flaws.demand(laid == wanted && different == laid && in_order, "city", || {
        Message::new("mc-audit-city").with("found", different).with("wanted", wanted)
    });
}

/// A field of a player in the words of a position.
fn player(seat: Seat, field: &str) -> String {
    format!("players[{}].{field}", seat.0)
}

/// Setup, the four phases of a round, and the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Chapter {
    Setup,
    Actions,
    Locations,
    Strategy,
    End,
    Over,
}

/// Which part of the game a position belongs to.
pub(crate) fn chapter(open: &Open) -> Chapter {
    match open.phase {
        Phase::DealFirst | Phase::DealTile(_) | Phase::DealCard(_) | Phase::Mulligan | Phase::Redraw(_) => {
            Chapter::Setup
        }
        Phase::Turn | Phase::BulletTurn | Phase::Steal(_) | Phase::Shady(_) | Phase::ShadyDiscard(_) => {
            Chapter::Actions
        }
        Phase::Window | Phase::Complicity { .. } if open.here.is_none() => Chapter::Actions,
        Phase::Window
        | Phase::Complicity { .. }
        | Phase::Pick
        | Phase::Bid
        | Phase::Effect
        | Phase::Look
        | Phase::Recruit
        | Phase::HitmanCard
        | Phase::ExtraPoint
        | Phase::Business(_)
        | Phase::BusinessDiscard => Chapter::Locations,
        Phase::PickBack | Phase::Ask | Phase::Back => Chapter::Strategy,
        Phase::Draw(_) => Chapter::End,
        Phase::Over => Chapter::Over,
    }
}
