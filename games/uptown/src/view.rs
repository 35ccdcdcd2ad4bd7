use tetrapolis_game::{Game, Seat, Viewer};

use crate::deck::Face;
use crate::score::site_on;
use crate::state::{Deck, Storey};
use crate::{DeckNow, Phase, Picture, PlayerNow, Plot, PlotNow, Site, State, StoreyNow, TakenNow, UpTown};

/// All that a viewer may know.
///
/// Nothing in UpTown is hidden from one player and open to another: what nobody has seen is not in the position (UT-2.4).
/// So every viewer sees all of it.
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

impl UpTown {
    /// A view in names.
    pub(crate) fn draw_picture(&self, view: &View) -> Picture {
        let state = &view.open;
        let set_up = matches!(state.phase, Phase::DealFirst | Phase::DealTops);
        let in_turn = !set_up && state.phase != Phase::Over;
        let rounds = state.turns / self.seats();
        Picture {
            viewer: match view.viewer {
                Viewer::Public => None,
                Viewer::Seat(seat) => Some(seat),
            },
            turns: state.turns,
            round: if state.phase == Phase::Over { rounds } else { rounds + 1 },
            first: (state.phase != Phase::DealFirst).then_some(state.first),
            seat: in_turn.then_some(state.seat),
            phase: state.phase,
            action: in_turn.then_some(1 + u8::from(state.second)),
            last_round: state.is_ending(self.seats()),
            pile: self.deck_now(state.pile),
            taken: state.taken.map(|card| TakenNow {
                card: self.card(card).clone(),
                from: state.origin.expect("a card was taken from somewhere"),
                chosen: state.chosen.map(Face::end),
            }),
            opening: self.opening(state),
            players: Seat::all(self.seats()).map(|seat| self.player_now(state, seat)).collect(),
        }
    }

    fn deck_now(&self, deck: Deck) -> DeckNow {
        DeckNow { left: deck.left, top: deck.top.map(|card| self.card(card).clone()) }
    }

    fn player_now(&self, state: &State, seat: Seat) -> PlayerNow {
        let player = &state.players[seat.index()];
        let street: Vec<PlotNow> = Plot::all().map(|plot| self.plot_now(state, seat, plot)).collect();
        PlayerNow {
            wallet: player.wallet,
            coins: player.coins,
            deck: self.deck_now(player.deck),
            income: self.income(state, seat).max(0),
            prestige: street.iter().map(|plot| plot.prestige).sum(),
            tallest: player.street.tallest(),
            standing: self.outcome(state).standings()[seat.index()],
            street,
        }
    }

    fn plot_now(&self, state: &State, seat: Seat, plot: Plot) -> PlotNow {
        let street = state.street(seat);
        let here = site_on(state, seat, plot);
        let mut storeys: Vec<StoreyNow> = state
            .storeys(seat, plot)
            .map(|Storey { face, below }| {
                let (card, project) = (self.card(face.card()), *self.project(face));
                let site = Site { below, ..here };
                StoreyNow {
                    id: card.id.clone(),
                    name: card.name.clone(),
                    end: face.end(),
                    project,
                    income: project.income.map_or(0, |income| income.at(&site)),
                    prestige: project.prestige.map_or(0, |prestige| prestige.at(&site)),
                }
            })
            .collect();
        storeys.reverse();
        PlotNow {
            closed: street.closed.contains(plot),
            no_gifts: street.no_gifts.contains(plot),
            income: self.income_of_plot(state, seat, plot),
            prestige: self.prestige_of_plot(state, seat, plot),
            storeys,
        }
    }
}
