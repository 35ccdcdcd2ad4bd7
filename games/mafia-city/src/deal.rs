use tetrapolis_game::{Game, Seat};

use crate::{CardIndex, Location, Locations, MafiaCity, Phase, State};

impl MafiaCity {
    /// A card goes from the draw pile to a hand.
    #[inline]
    pub(crate) fn draw_card(&self, state: &mut State, card: CardIndex) {
        let seat = self.drawer(&state.open);
        state.draw(seat, card);
        match state.open.phase {
            Phase::DealCard(n) if n + 1 == 2 * self.seats() => {
                state.open.phase = Phase::Mulligan;
            }
            Phase::DealCard(n) => state.open.phase = Phase::DealCard(n + 1),
            Phase::Redraw(0) => state.open.phase = Phase::Redraw(1),
            Phase::Redraw(_) => self.next_mulligan(state),
            Phase::Shady(drawn) => {
                state.drawn.add(card);
                self.draw_shady(state, drawn + 1);
            }
            Phase::Business(drawn) => self.draw_business(state, drawn + 1),
            Phase::Draw(n) => self.draw_for_round(state, n + 1),
            _ => panic!("no card is drawn"),
        }
    }

    /// Asks the next player about the first two cards, or begins the first round (MC-2.6).
    pub(crate) fn next_mulligan(&self, state: &mut State) {
        state.open.seat = state.open.seat.next(self.seats());
        if state.open.seat == state.open.first {
            self.begin_phase_1(state);
        } else {
            state.open.phase = Phase::Mulligan;
        }
    }
}

/// Somebody is the first player (MC-2.1).
pub(crate) fn deal_first(state: &mut State, seat: Seat) {
    (state.open.first, state.open.seat) = (seat, seat);
    state.open.phase = Phase::DealTile(0);
}

/// A location is laid at the next place (MC-2.2).
pub(crate) fn deal_tile(state: &mut State, location: Location) {
    let Phase::DealTile(place) = state.open.phase else { panic!("the city is laid") };
    state.open.tiles[usize::from(place)] = Some(location);
    let dealt = usize::from(place) + 1 == Location::COUNT;
    state.open.phase = if dealt { Phase::DealCard(0) } else { Phase::DealTile(place + 1) };
}

/// Discards both cards for two new ones (MC-2.6).
pub(crate) fn redraw(state: &mut State) {
    let seat = state.open.seat;
    while !state.hand(seat).is_empty() {
        state.discard(seat, state.hand(seat).nth(0));
    }
    state.open.phase = Phase::Redraw(0);
}

/// The locations that are not yet laid.
pub(crate) fn undealt(state: &State) -> Locations {
    !state.open.tiles.iter().flatten().copied().collect::<Locations>()
}
