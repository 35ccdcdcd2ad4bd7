use tetrapolis_game::{Deed, Game, Message, ScoreLine, Seat, Study, Thing};

use crate::game::TURNS_EACH;
use crate::words::{front_name, token_words};
use crate::{Action, CardIndex, Cell, Front, PointCity, State, rule};

/// The number of a front among all, as in [`Front::all`].
fn number(front: Front) -> usize {
    Front::all().position(|other| other == front).expect("one of all fronts")
}

impl PointCity {
    fn cell_thing(&self, state: &State, cell: Cell) -> Option<usize> {
        let face = state.face(cell);
        match face.as_building() {
            Some(card) => Some(card.index()),
            None => face.as_front().map(|class| self.front_thing(self.class(class).front)),
        }
    }

    fn token_thing(&self, token: usize) -> usize {
        self.edition.cards().len() + token
    }

    fn front_thing(&self, front: Front) -> usize {
        self.token_thing(self.edition.tokens().len()) + number(front)
    }
}

/// Buildings, then tokens, then fronts.
impl Study for PointCity {
    fn things(&self) -> Vec<Thing> {
        let buildings = (0..self.edition.cards().len() as u8).map(CardIndex).map(|card| Thing {
            sort: Message::new("pc-study-building"),
            id: self.card(card).id.to_string(),
            name: self.card_name(card),
            price: None,
            for_points: false,
        });
        let tokens = self.edition.tokens().iter().map(|token| Thing {
            sort: Message::new("pc-study-token"),
            id: token.id.to_string(),
            name: token_words(token).into(),
            price: None,
            for_points: true,
        });
        let fronts = Front::all().map(|front| Thing {
            sort: Message::new("pc-study-front"),
            id: front.to_string(),
            name: front_name(front).into(),
            price: None,
            for_points: false,
        });
        buildings.chain(tokens).chain(fronts).collect()
    }

    fn deeds(&self, state: &State, _seat: Seat, action: Action, found: &mut dyn FnMut(usize, Deed)) {
        match action {
            Action::Take(one, other) => {
                for cell in [one, other] {
                    let Some(thing) = self.cell_thing(state, cell) else { continue };
                    found(thing, Deed::Takes);
                    if state.face(cell).as_building().is_some() {
                        found(thing, Deed::Uses);
                    }
                }
            }
            Action::Token(token) => found(self.token_thing(token.index()), Deed::Takes),
            Action::Pay(payment) => {
                for front in Front::all().filter(|front| payment.of(*front) > 0) {
                    found(self.front_thing(front), Deed::Uses);
                }
            }
            Action::Flip(_) | Action::Deck | Action::Pass => {}
        }
    }

    fn holdings(&self, state: &State, party: usize, found: &mut dyn FnMut(usize, Option<i32>)) {
        let player = &state.players[party];
        for card in player.city.iter() {
            found(card.index(), Some(self.buildings[card.index()].points.into()));
        }
        for token in player.tokens.iter() {
            let points = self.token(token).worth(player.permanents.resources(), player.hand.of(Front::Ingenuity));
            found(self.token_thing(token.index()), Some(points));
        }
    }

    fn beginner(&self, state: &State) -> Seat {
        state.first
    }

    /// A round is a turn of everyone.
    fn round(&self, state: &State) -> Option<u32> {
        Some(u32::from((state.turns / self.parties() + 1).min(TURNS_EACH)))
    }

    fn category(&self, line: &ScoreLine) -> Message {
        Message::new(match line.rule {
            rule::BUILDING_POINTS => "pc-study-buildings",
            _ => "pc-study-tokens",
        })
    }
}
