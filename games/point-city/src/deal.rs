use tetrapolis_game::{Game, Rng, Seat, below, nth_bit};

use crate::game::PointCity;
use crate::lanes::Lanes;
use crate::market::CELLS;
use crate::play::rival_cells;
use crate::state::Face;
use crate::{CardIndex, Cell, Chance, Class, Phase, State, TokenIndex};

/// The seat of the virtual opponent.
pub(crate) const RIVAL: Seat = Seat(1);

impl PointCity {
    /// Draws what chance decides next.
    #[inline]
    pub(crate) fn draw<R: Rng + ?Sized>(&self, state: &State, rng: &mut R) -> Chance {
        match state.phase {
            Phase::DealFronts | Phase::Draw | Phase::Open => {
                let tier = self.next_tier(state);
                let unseen = state.unseen[tier];
                let lane = unseen.find(below(rng, unseen.sum().into()) as u8);
                Chance::Front(Class::new(tier, lane))
            }
            Phase::Flip(_) | Phase::Refill(_) => {
                let class = self.class(state.turned_class());
                loop {
                    let card = CardIndex(class.start + below(rng, class.count.into()) as u8);
                    if state.hidden.contains(card) {
                        return Chance::Building(card);
                    }
                }
            }
            Phase::DealTokens => {
                let left = self.undealt_tokens(state);
                Chance::Token(TokenIndex(nth_bit(left, below(rng, left.count_ones())) as u8))
            }
            Phase::DealFirst => Chance::First(Seat(below(rng, self.seats().into()) as u8)),
            Phase::Rival => Chance::Rival,
            Phase::Choose | Phase::Pay | Phase::Token(_) | Phase::Over => panic!("nothing is left to chance"),
        }
    }

    /// Lists what chance can decide next, with weights.
    pub(crate) fn list_chances(&self, state: &State, chances: &mut Vec<(Chance, u32)>) {
        match state.phase {
            Phase::DealFronts | Phase::Draw | Phase::Open => {
                let tier = self.next_tier(state);
                let fronts = (0..Class::PER_TIER).map(|lane| (Class::new(tier, lane), state.unseen[tier].lane(lane)));
                let possible = fronts.filter(|(_, count)| *count > 0);
                chances.extend(possible.map(|(class, count)| (Chance::Front(class), count.into())));
            }
            Phase::Flip(_) | Phase::Refill(_) => {
                let class = self.class(state.turned_class());
                let cards = (class.start..class.start + class.count).map(CardIndex);
                let hidden = cards.filter(|card| state.hidden.contains(*card));
                chances.extend(hidden.map(|card| (Chance::Building(card), 1)));
            }
            Phase::DealTokens => {
                let left = self.undealt_tokens(state);
                let tokens = (0..u32::BITS).filter(|token| left >> token & 1 == 1);
                chances.extend(tokens.map(|token| (Chance::Token(TokenIndex(token as u8)), 1)));
            }
            Phase::DealFirst => chances.extend(Seat::all(self.seats()).map(|seat| (Chance::First(seat), 1))),
            Phase::Rival => chances.push((Chance::Rival, 1)),
            Phase::Choose | Phase::Pay | Phase::Token(_) | Phase::Over => {}
        }
    }

    /// The tier, counted from 0, of the next card of the deck that comes to light (PC-2.2).
    #[inline]
    fn next_tier(&self, state: &State) -> usize {
        self.tier_of_card[usize::from(self.cards_used() - state.deck)].into()
    }

    fn undealt_tokens(&self, state: &State) -> u32 {
        !state.pool.0 & ((1 << self.edition.tokens().len()) - 1)
    }

    /// A front comes to light: in the setup, as the second card drawn, or on top of the deck.
    #[inline]
    pub(crate) fn show_front(&self, state: &mut State, class: Class) {
        let unseen = &mut state.unseen[class.tier()];
        *unseen = unseen.minus(Lanes::one(class.lane(), 1));
        match state.phase {
            Phase::DealFronts => {
                let dealt = usize::from(self.cards_used() - state.deck);
                if dealt < CELLS {
                    state.lay(Cell::all().nth(dealt).expect("a place"), Face::front(class)); // PC-2.3
                    state.deck -= 1;
                } else {
                    state.top = Some(class); // PC-2.2
                    state.phase = Phase::DealTokens;
                }
            }
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

    /// Puts a resource card before the player whose turn it is (PC-3.3).
    #[inline]
    pub(crate) fn gain_front(&self, state: &mut State, class: Class) {
        let card = self.class(class).card;
        let hand = &mut state.player_mut().hand;
        hand.singles = hand.singles.plus(card.singles);
        hand.doubles = hand.doubles.plus(card.doubles);
    }

    /// Puts a token into the pool (PC-2.4).
    pub(crate) fn deal_token(&self, state: &mut State, token: TokenIndex) {
        state.pool.insert(token);
        state.row.push(token);
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
