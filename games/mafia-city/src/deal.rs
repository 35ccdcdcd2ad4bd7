use tetrapolis_game::{Rng, Seat, below};

use crate::{CardIndex, Cards, Chance, Location, Locations, MafiaCity, Phase, State};

impl MafiaCity {
    /// Draws what chance decides next.
    #[inline]
    pub(crate) fn sample_chance<R: Rng + ?Sized>(&self, state: &State, rng: &mut R) -> Chance {
        match state.open.phase {
            Phase::Window => Chance::Close,
            Phase::Look => Chance::Look,
            Phase::DealFirst => Chance::First(Seat(below(rng, self.all_seats().len()) as u8)),
            Phase::DealTile(_) => {
                let left = undealt(state);
                let nth = below(rng, left.len()) as usize;
                Chance::Tile(left.iter().nth(nth).expect("a location that is not dealt"))
            }
            Phase::Steal(victim) => {
                let hand = state.hand(victim);
                Chance::Steal(hand.nth(below(rng, hand.len().into()) as u8))
            }
            Phase::DealCard(_) | Phase::Redraw(_) | Phase::Shady(_) | Phase::Business(_) | Phase::Draw(_) => {
                Chance::Draw(state.pile.nth(below(rng, state.open.pile.into()) as u8))
            }
            _ => panic!("nothing is left to chance"),
        }
    }

    /// Lists what chance can decide next, with weights.
    pub(crate) fn list_chances(&self, state: &State, chances: &mut Vec<(Chance, u32)>) {
        let weighed = |cards: Cards| cards.iter().map(move |card| (card, u32::from(cards.count(card))));
        match state.open.phase {
            Phase::Window if state.waiting.is_empty() => chances.push((Chance::Close, 1)),
            Phase::Look => chances.push((Chance::Look, 1)),
            Phase::DealFirst => {
                chances.extend(Seat::all(self.all_seats().len() as u8).map(|seat| (Chance::First(seat), 1)));
            }
            Phase::DealTile(_) => chances.extend(undealt(state).iter().map(|location| (Chance::Tile(location), 1))),
            Phase::Steal(victim) => {
                chances.extend(weighed(state.hand(victim)).map(|(card, weight)| (Chance::Steal(card), weight)));
            }
            Phase::DealCard(_) | Phase::Redraw(_) | Phase::Shady(_) | Phase::Business(_) | Phase::Draw(_) => {
                chances.extend(weighed(state.pile).map(|(card, weight)| (Chance::Draw(card), weight)));
            }
            Phase::Window
            | Phase::Mulligan
            | Phase::Turn
            | Phase::BulletTurn
            | Phase::ShadyDiscard(_)
            | Phase::Complicity { .. }
            | Phase::Pick
            | Phase::Bid
            | Phase::Effect
            | Phase::Recruit
            | Phase::HitmanCard
            | Phase::ExtraPoint
            | Phase::BusinessDiscard
            | Phase::PickBack
            | Phase::Ask
            | Phase::Back
            | Phase::Over => {}
        }
    }

    /// A card goes from the draw pile to a hand.
    #[inline]
    pub(crate) fn draw_card(&self, state: &mut State, card: CardIndex) {
        let seat = self.drawer(&state.open);
        state.draw(seat, card);
        match state.open.phase {
            Phase::DealCard(n) if u32::from(n) + 1 == 2 * self.all_seats().len() => {
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
        state.open.seat = self.next(state.open.seat);
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
fn undealt(state: &State) -> Locations {
    state.open.tiles.iter().flatten().copied().collect::<Locations>().others()
}
