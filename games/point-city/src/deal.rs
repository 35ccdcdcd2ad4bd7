use tetrapolis_game::Seat;

use crate::game::PointCity;
use crate::lanes::Lanes;
use crate::market::CELLS;
use crate::play::rival_cells;
use crate::state::Face;
use crate::{CardIndex, Cell, Class, Phase, State, TokenIndex};

/// The seat of the virtual opponent.
pub(crate) const RIVAL: Seat = Seat(1);

impl PointCity {
    /// The tier, counted from 0, of the next card of the deck to be revealed (PC-2.2).
    #[inline]
    pub(crate) fn next_tier(&self, state: &State) -> usize {
        self.tier_of_card[usize::from(self.cards_used() - state.deck)].into()
    }

    /// A front is revealed: in the setup, as the second card drawn, or on top of the deck.
    #[inline]
    pub(crate) fn show_front(&self, state: &mut State, class: Class) {
        let unseen = &mut state.unseen[class.tier()];
        *unseen = unseen.minus(Lanes::one(class.lane(), 1));
        match state.phase {
            Phase::DealFronts => self.deal_front(state, class),
            Phase::Draw => {
                self.gain_front(state, class);
                state.deck -= 1;
                if state.deck > 0 {
                    state.phase = Phase::Open;
                } else {
                    self.end_turn(state);
                }
            }
            _ => {
                state.top = Some(class); // PC-4.4
                self.refill(state);
            }
        }
    }

    /// Lays a front in the market, or on top of the deck when the market is full (PC-2.2, PC-2.3).
    #[inline(never)]
    fn deal_front(&self, state: &mut State, class: Class) {
        let dealt = usize::from(self.cards_used() - state.deck);
        if dealt < CELLS {
            state.lay(Cell::all().nth(dealt).expect("a place"), Face::front(class));
            state.deck -= 1;
        } else {
            state.top = Some(class);
            state.phase = Phase::DealTokens;
        }
    }

    /// Puts a resource card before the player whose turn it is (PC-3.3).
    #[inline]
    pub(crate) fn gain_front(&self, state: &mut State, class: Class) {
        state.player_mut().hand.gain(self.class(class).card);
    }

    /// Puts a token into the pool (PC-2.4).
    pub(crate) fn deal_token(&self, state: &mut State, token: TokenIndex) {
        state.lay_token(token);
        if state.pool.len() == u32::from(self.tokens) {
            state.phase = if self.is_solo() { Phase::Choose } else { Phase::DealFirst };
        }
    }

    /// A card shows its building side, flipped in the market or laid there from the deck.
    #[inline]
    pub(crate) fn turn_over(&self, state: &mut State, card: CardIndex) {
        state.hidden.remove(card);
        match state.phase {
            Phase::Flip(cell) => {
                state.fronts.remove(cell);
                state.lay(cell, Face::building(card));
                state.flipped = true;
                state.phase = Phase::Choose;
            }
            Phase::Refill(cell) => {
                state.lay(cell, Face::building(card));
                state.top = None;
                state.deck -= 1;
                if state.deck > 0 {
                    state.phase = Phase::Open;
                } else {
                    self.refill(state);
                }
            }
            _ => panic!("no card is turned over"),
        }
    }

    /// The virtual opponent takes two cards, pays nothing and gets the leftmost token for a civic building (PC-7.4,
    /// PC-7.6, PC-7.7).
    pub(crate) fn rival_takes(&self, state: &mut State) {
        let (one, other) = rival_cells(state.turns);
        for cell in [one, other] {
            let face = state.lift(cell);
            if let Some(class) = face.as_front() {
                state.players[RIVAL.index()].hand.add(self.class(class).front, 1);
            } else if let Some(card) = face.as_building()
                && self.build(state, RIVAL, card)
                && let Some(token) = state.row.leftmost()
            {
                state.give_token(RIVAL, token);
            }
        }
        self.refill(state);
    }
}
