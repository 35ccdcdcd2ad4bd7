use tetrapolis_game::{Game, Seat};

use crate::game::PointCity;
use crate::payment::only_payment;
use crate::state::Face;
use crate::{CardIndex, Cell, Hand, Phase, State, TokenIndex};

impl PointCity {
    /// Takes two adjacent cards of the market (PC-3.2); pays at once where there is only one way.
    #[inline]
    pub(crate) fn take(&self, state: &mut State, one: Cell, other: Cell) {
        // Nobody can predict which cards are buildings, so the code avoids branches.
        let mut buildings = 0;
        for cell in [one, other] {
            let face = state.lift(cell);
            let is_building = face.as_building().is_some();
            state.pending[buildings] = if is_building { face } else { Face::EMPTY };
            buildings += usize::from(is_building);
            state.player_mut().hand.gain(self.gain(face));
        }
        if buildings == 0 {
            return self.refill(state);
        }
        let player = state.player();
        match only_payment(self.costs(state), player.hand, player.permanents) {
            Some(spent) => self.pay(state, spent),
            None => state.phase = Phase::Pay,
        }
    }

    /// Takes the open card of the deck; the second follows when it is known (PC-3.2).
    pub(crate) fn take_from_deck(&self, state: &mut State) {
        let class = state.top.take().expect("the top card of the deck is open");
        state.deck -= 1;
        self.gain_front(state, class);
        state.phase = Phase::Draw;
    }

    /// Discards resource cards and builds (PC-3.4).
    #[inline]
    pub(crate) fn pay(&self, state: &mut State, spent: Hand) {
        state.players[state.seat.index()].hand.pay(spent, &mut state.discard);
        let mut civic = 0;
        for n in 0..2 {
            if let Some(card) = state.pending[n].as_building() {
                state.pending[n] = Face::EMPTY;
                civic += u32::from(self.build(state, state.seat, card));
            }
        }
        match civic.min(state.pool.len()) {
            0 => self.refill(state),
            tokens => state.phase = Phase::Token(tokens as u8), // PC-3.12
        }
    }

    /// Adds a building to a city, and says whether it is civic.
    #[inline]
    pub(crate) fn build(&self, state: &mut State, seat: Seat, card: CardIndex) -> bool {
        let facts = self.buildings[card.index()];
        let player = &mut state.players[seat.index()];
        player.city.insert(card);
        player.permanents = player.permanents.plus(facts.gives);
        player.points += facts.points;
        facts.civic
    }

    /// Takes a token from the pool (PC-3.12).
    pub(crate) fn take_token(&self, state: &mut State, token: TokenIndex) {
        let Phase::Token(tokens) = state.phase else { panic!("there is no token to take") };
        state.give_token(state.seat, token);
        if tokens > 1 {
            state.phase = Phase::Token(tokens - 1);
        } else {
            self.refill(state);
        }
    }

    /// Refills the market, each place with the opposite of what was taken from it (PC-4.1, PC-4.2).
    #[inline]
    pub(crate) fn refill(&self, state: &mut State) {
        while state.deck > 0 {
            let Some(cell) = state.holes().first() else { break };
            if state.wants_building.contains(cell) {
                state.phase = Phase::Refill(cell);
                return;
            }
            let class = state.top.take().expect("the top card of the deck is open");
            state.lay(cell, Face::front(class));
            state.deck -= 1;
            if state.deck > 0 {
                state.phase = Phase::Open;
                return;
            }
        }
        self.end_turn(state);
    }

    /// Passes the turn on clockwise, or ends the game (PC-2.5, PC-5.1).
    #[inline]
    pub(crate) fn end_turn(&self, state: &mut State) {
        state.turns += 1;
        state.flipped = false;
        if state.turns == self.turns_in_all() {
            state.phase = Phase::Over;
        } else if self.is_solo() && state.turns % 2 == 1 {
            state.phase = Phase::Rival;
        } else {
            let next = state.seat.0 + 1;
            state.seat = Seat(if next == self.seats() { 0 } else { next });
            state.phase = Phase::Choose;
        }
    }
}

/// Where the rival takes its cards after this many turns of both (PC-7.3, PC-7.4, PC-7.5).
pub(crate) fn rival_cells(turns: u8) -> (Cell, Cell) {
    let place = turns / 2 % 12;
    let (column, row) = (place % 4, 1 + place / 4);
    (Cell::at(column, row), Cell::at(column, (row + 1) % 4))
}
