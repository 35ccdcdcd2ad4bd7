use tetrapolis_game::{Flaws, Message};

use crate::market::full_lines;
use crate::permit::permit_flip;
use crate::play::rival_cells;
use crate::state::Face;
use crate::{Cell, Cells, Pair, Pairs, Phase, PointCity, State};

impl PointCity {
    /// Checks that whoever must act can act, and that nothing is left over from another phase.
    pub(crate) fn account_for_phase(&self, state: &State, flaws: &mut Flaws) {
        let pending = state.pending.iter().filter(|face| face.as_building().is_some()).count();
        let wanted = if state.phase == Phase::Pay { state.wants_front.len() as usize } else { 0 };
        let in_order = state.pending[0] != Face::EMPTY || state.pending[1] == Face::EMPTY;
        flaws.demand(pending == wanted && in_order, "pending", || {
            Message::new("pc-audit-pending").with("found", pending).with("wanted", wanted)
        });
        self.account_for_holes(state, flaws);
        match state.phase {
            Phase::Flip(cell) => {
                flaws.keep("phase.flip", permit_flip(state, cell).map_err(|refusal| refusal.message));
            }
            Phase::Pay => {
                let bill = self.bill(state);
                let fronts = state.wants_building.len();
                flaws.demand(
                    u32::from(state.player().hand.cards()) >= fronts,
                    format!("players[{}].hand", state.seat.0),
                    || Message::new("pc-audit-taken"),
                );
                flaws.demand(bill.is_payable(), "pending", || Message::new("pc-audit-unpayable"));
                flaws.demand(!bill.is_payable() || bill.only_payment().is_none(), "phase", || {
                    Message::new("pc-audit-one-way")
                });
            }
            Phase::Token(count) => {
                let most = state.pool.len().min(state.wants_front.len());
                flaws.expect_in("phase.token", count.into(), 1..=most);
            }
            Phase::Refill(cell) => {
                let next = state.holes().first() == Some(cell) && state.wants_building.contains(cell);
                flaws.demand(next, "phase.refill", || Message::new("pc-audit-refill").with("cell", cell.to_string()));
            }
            Phase::Over if state.holes().is_empty() => {
                let could_take = self.is_solo() || !self.affordable_pairs(state).is_empty();
                flaws.demand(!could_take, "market", || Message::new("pc-audit-passed"));
            }
            Phase::DealFronts
            | Phase::DealTokens
            | Phase::DealFirst
            | Phase::Choose
            | Phase::Draw
            | Phase::Open
            | Phase::Rival
            | Phase::Over => {}
        }
    }

    /// The empty places are those of two adjacent cards that were taken together, refilled in order (PC-3.2, PC-4.1); the
    /// rival has taken the cards at its markers (PC-7.4).
    pub(crate) fn account_for_holes(&self, state: &State, flaws: &mut Flaws) {
        let holes = state.holes();
        let refills = matches!(state.phase, Phase::Refill(_) | Phase::Open);
        flaws.demand(holes.is_empty() || state.deck > 0 || !refills, "phase", || Message::new("pc-deck-empty"));
        let rivals = match state.phase {
            Phase::Refill(_) | Phase::Open => self.is_solo() && state.turns % 2 == 1,
            Phase::Over => self.is_solo(),
            _ => false,
        };
        if rivals {
            let turns = if state.phase == Phase::Over { state.turns - 1 } else { state.turns };
            let (one, other) = rival_cells(turns);
            flaws.demand(holes.iter().all(|cell| cell == one || cell == other), "market", || {
                Message::new("pc-audit-rival-took").with("one", one.to_string()).with("other", other.to_string())
            });
            return;
        }
        let mut cells = holes.iter();
        match (cells.next(), cells.next()) {
            (Some(one), Some(other)) => flaws.demand(Pair::of(one, other).is_some(), "market", || {
                Message::new("pc-audit-apart").with("one", one.to_string()).with("other", other.to_string())
            }),
            (Some(one), None) => flaws.demand(!boards_before(state).is_empty(), "market", || {
                Message::new("pc-audit-refilled").with("cell", one.to_string())
            }),
            (None, _) => {}
        }
    }

    /// A card flipped this turn is a building in a row or column that showed nothing but resource sides before (PC-3.1);
    /// the rival never flips one (PC-7.6).
    pub(crate) fn account_for_flip(&self, state: &State, flaws: &mut Flaws) {
        if !state.flipped {
            return;
        }
        let fits = match state.phase {
            Phase::Choose | Phase::Draw | Phase::Pay | Phase::Token(_) | Phase::Refill(_) | Phase::Open => true,
            Phase::DealFronts | Phase::DealTokens | Phase::DealFirst | Phase::Flip(_) | Phase::Rival | Phase::Over => {
                false
            }
        };
        let rivals = self.is_solo() && state.turns % 2 == 1;
        if !fits || rivals {
            return flaws.add("flipped", Message::new("pc-audit-no-flip"));
        }
        let was_flipped = |fronts: Cells| {
            let mut buildings = Cell::all().filter(|cell| !fronts.contains(*cell));
            buildings.any(|cell| full_lines(fronts.with(cell)).contains(cell))
        };
        let flipped = boards_before(state).into_iter().any(was_flipped);
        flaws.demand(flipped, "flipped", || Message::new("pc-audit-flipped"));
    }
}

/// Where the market may have shown resource sides when the player took cards this turn; nothing if no legal pair leaves
/// the market like this.
fn boards_before(state: &State) -> Vec<Cells> {
    let fronts = state.fronts | state.wants_building;
    let holes = state.holes();
    let toggle = |fronts: Cells, cell: Cell| {
        if fronts.contains(cell) { fronts.without(cell) } else { fronts.with(cell) }
    };
    match (state.phase, holes.first()) {
        (Phase::Refill(_) | Phase::Open, Some(hole)) if holes.len() == 1 => {
            // The place before it has been refilled with the opposite of what lay there (PC-4.2).
            let earlier = Cell::all().filter(|cell| Pair::of(*cell, hole).is_some());
            earlier.map(|cell| toggle(fronts, cell)).collect()
        }
        (Phase::Open, None) => {
            let taken = Pairs::ALL.iter().map(Pair::cells).map(|(one, other)| toggle(toggle(fronts, one), other));
            taken.chain([fronts]).collect()
        }
        (_, _) => vec![fronts],
    }
}
