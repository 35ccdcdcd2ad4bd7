use std::collections::BTreeMap;

use tetrapolis_game::{Game, Viewer};

use crate::deal::RIVAL;
use crate::play::rival_cells;
use crate::state::Holding;
use crate::{Cell, Deck, Front, Hand, Phase, Picture, Place, Player, PointCity, Resource, Side, State, TokenNow};

/// All that a viewer may know.
///
/// Nothing in Point City is hidden from one player and open to another: what nobody has seen is not in the position
/// (PC-2.6). So every viewer sees all of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct View {
    viewer: Viewer,
    open: State,
}

impl View {
    pub(crate) fn of(state: &State, viewer: Viewer) -> View {
        View { viewer, open: *state }
    }

    pub(crate) fn determinize(&self) -> State {
        self.open
    }
}

impl PointCity {
    /// A view in names.
    pub(crate) fn draw_picture(&self, view: &View) -> Picture {
        let state = &view.open;
        let set_up = matches!(state.phase, Phase::DealFronts | Phase::DealTokens | Phase::DealFirst);
        let outcome = self.outcome(state);
        Picture {
            viewer: match view.viewer {
                Viewer::Public => None,
                Viewer::Seat(seat) => Some(seat),
            },
            turns: state.turns,
            turns_in_all: self.turns_in_all(),
            first: (!set_up).then_some(state.first),
            seat: (!set_up && state.phase != Phase::Over && state.phase != Phase::Rival).then_some(state.seat),
            phase: state.phase,
            flipped: state.flipped,
            market: std::array::from_fn(|row| {
                std::array::from_fn(|column| self.place(state, Cell::at(column as u8, row as u8)))
            }),
            deck: Deck {
                left: state.deck,
                tier: state.top.map(|class| class.tier() as u8 + 1),
                top: state.top.map(|class| self.class(class).front),
            },
            pool: state.row.iter().map(|token| self.edition.tokens()[token.index()].clone()).collect(),
            discard: hand_by_front(state.discard),
            pending: state.pending.iter().filter_map(|face| Some(self.card(face.as_building()?).clone())).collect(),
            players: (0..usize::from(self.parties()))
                .map(|party| Player {
                    rival: self.is_solo() && party == RIVAL.index(),
                    standing: outcome.standings()[party],
                    ..self.player(&state.players[party])
                })
                .collect(),
            markers: (self.is_solo() && !set_up && state.phase != Phase::Over).then(|| rival_cells(state.turns).0),
        }
    }

    fn place(&self, state: &State, cell: Cell) -> Place {
        let face = state.face(cell);
        if let Some(class) = face.as_front() {
            return Place::Front { tier: class.tier() as u8 + 1, front: self.class(class).front };
        }
        match face.as_building() {
            Some(card) => Place::Building(self.card(card).clone()),
            None if state.wants_front.contains(cell) => Place::Empty { wants: Some(Side::Resource) },
            None if state.wants_building.contains(cell) => Place::Empty { wants: Some(Side::Building) },
            None => Place::Empty { wants: None },
        }
    }

    fn player(&self, holding: &Holding) -> Player {
        let permanents = holding.permanents.resources();
        let ingenuity = holding.hand.of(Front::Ingenuity);
        let tokens = holding.tokens.iter().map(|token| self.edition.tokens()[token.index()].clone());
        Player {
            rival: false,
            hand: hand_by_front(holding.hand),
            permanents: Resource::ALL.into_iter().map(|resource| (resource, permanents[resource.index()])).collect(),
            city: holding.city.iter().map(|card| self.card(card).clone()).collect(),
            points: holding.points,
            tokens: tokens.map(|token| TokenNow { worth: token.worth(permanents, ingenuity), token }).collect(),
            standing: tetrapolis_game::Standing::default(),
        }
    }
}

/// The cards of a hand by what they show, those that are there.
pub(crate) fn hand_by_front(hand: Hand) -> BTreeMap<Front, u8> {
    Front::all().map(|front| (front, hand.of(front))).filter(|(_, count)| *count > 0).collect()
}
