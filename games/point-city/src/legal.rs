use tetrapolis_game::{Game, Turn};

use crate::lanes::{INGENUITY, Lanes};
use crate::market::{CELLS, full_lines, pairs, pairs_within};
use crate::payment::Bill;
use crate::state::Face;
use crate::{Action, Cells, Pair, Pairs, Phase, PointCity, State};

/// The most actions to choose from: 16 flips, 24 pairs and the deck.
const MOST_CHOICES: usize = 41;

impl PointCity {
    /// Adds what the player whose turn it is may do, sorted.
    #[inline]
    pub(crate) fn list_actions(&self, state: &State, actions: &mut Vec<Action>) {
        match state.phase {
            Phase::Choose => self.list_choices(state, actions),
            Phase::Pay => self.bill(state).each_payment(&mut |payment| actions.push(Action::Pay(payment))),
            Phase::Token(_) => actions.extend(state.pool.iter().map(Action::Token)),
            _ => debug_assert!(!matches!(self.turn(state), Turn::Act(_))),
        }
    }

    fn list_choices(&self, state: &State, actions: &mut Vec<Action>) {
        let pairs = self.affordable_pairs(state);
        actions.reserve(MOST_CHOICES);
        for cell in flippable(state).iter() {
            actions.push(Action::Flip(cell));
        }
        for (one, other) in pairs.iter().map(Pair::cells) {
            actions.push(Action::Take(one, other));
        }
        if state.deck > 0 {
            actions.push(Action::Deck);
        } else if pairs.is_empty() {
            actions.push(Action::Pass); // PC-5.2
        }
    }

    /// The pairs that the player may take (PC-3.2, PC-3.4).
    ///
    /// One test serves resources, buildings and mixed pairs: what the player has, and what both cards give (PC-3.7), less
    /// what both cards cost; ingenuity makes up for what is short (PC-3.6).
    #[inline]
    pub(crate) fn affordable_pairs(&self, state: &State) -> Pairs {
        let player = state.player();
        let supply = player.hand.supply(player.permanents).raised();
        let change = state.market.map(|face| self.facts(face).change);
        let affordable = |one: usize, other: usize| {
            let balance = supply.plus(change[one]).plus(change[other]);
            u16::from(balance.short() + 128 <= balance.lane(INGENUITY)) << one
        };
        let (mut right, mut below) = (0, 0);
        for cell in 0..CELLS - 1 {
            right |= affordable(cell, cell + 1);
        }
        for cell in 0..CELLS - 4 {
            below |= affordable(cell, cell + 4);
        }
        let affordable = pairs(right, below);
        if player.hand.doubles == Lanes::ZERO { affordable } else { self.without_split_doubles(state, affordable) }
    }

    /// Leaves out two buildings that could only be paid by splitting a double between them (PC-3.10). That can only be
    /// where both cost an odd number of its resource.
    fn without_split_doubles(&self, state: &State, mut pairs: Pairs) -> Pairs {
        let player = state.player();
        let doubles = player.hand.doubles.some();
        for pair in (pairs & pairs_within(state.buildings)).iter() {
            let (one, other) = pair.cells();
            let costs = [one, other].map(|cell| self.facts(state.face(cell)).cost);
            let suspect = costs[0].odd().and(costs[1].odd()).and(doubles) != Lanes::ZERO;
            if suspect && !Bill::new(costs, player.hand, player.permanents).is_payable() {
                pairs.remove(pair);
            }
        }
        pairs
    }

    /// The bill for the buildings taken and not yet paid for.
    #[inline]
    pub(crate) fn bill(&self, state: &State) -> Bill {
        let cost = |face: Face| if face == Face::EMPTY { Lanes::ZERO } else { self.facts(face).cost };
        Bill::new(state.pending.map(cost), state.player().hand, state.player().permanents)
    }
}

/// The cards that may be flipped (PC-3.1).
#[inline]
pub(crate) fn flippable(state: &State) -> Cells {
    if state.flipped { Cells::NONE } else { full_lines(state.fronts) }
}
