use tetrapolis_game::{Game, Seat, Set, Turn, member};

use crate::card::Face;
use crate::street::Plots;
use crate::{Action, CardIndex, End, Phase, Project, Stands, State, UpTown};

/// All that decides which plots a project may take: where it may stand, and whether it is a gift.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Class(u8);

member!(Class: u8 = u8::MAX);

/// A set of classes.
pub(crate) type Classes = Set<Class>;

const GIFT: usize = Stands::ALL.len();

impl Class {
    pub(crate) const fn of(project: &Project) -> Class {
        Class((project.stands.index() + if project.gift { GIFT } else { 0 }) as u8)
    }
}

impl UpTown {
    /// Adds what the player whose turn it is may do, sorted.
    #[inline]
    pub(crate) fn list_actions(&self, state: &State, actions: &mut Vec<Action>) {
        match state.phase {
            Phase::Collect => actions.push(Action::Collect),
            Phase::Keep => {
                let top = state.player().deck.top.expect("the deck has a card");
                if self.fits_somewhere(state, top) {
                    actions.push(Action::Keep);
                }
                actions.push(Action::Discard);
            }
            Phase::Buy => {
                self.each_offer(state, |owner| actions.push(Action::Buy(owner)));
                actions.push(if state.pile.left > 0 { Action::Municipal } else { Action::Pass }); // UT-3.9
            }
            Phase::Choose => {
                let card = state.taken.expect("a card is being played");
                let reach = self.reach(state);
                let ends = self.cards[card.index()].ends;
                for end in End::ALL {
                    if ends[end.index()].is_some_and(|class| reach.contains(class)) {
                        actions.push(Action::Choose(end));
                    }
                }
            }
            Phase::Place => {
                let face = state.chosen.expect("a project is chosen");
                self.list_places(state, face, actions);
            }
            Phase::DealFirst | Phase::DealTops | Phase::Open | Phase::Over => {
                debug_assert!(!matches!(self.turn(state), Turn::Act(_)));
            }
        }
    }

    fn list_places(&self, state: &State, face: Face, actions: &mut Vec<Action>) {
        let project = self.project(face);
        if project.gift {
            for seat in Seat::all(self.seats()) {
                actions.extend(places(state, seat, project).iter().map(|plot| Action::Give(seat, plot)));
            }
        } else {
            actions.extend(places(state, state.seat, project).iter().map(Action::Build));
        }
    }

    /// Calls `offer` for every deck that sells its top card to the player whose turn it is (UT-3.6, UT-3.7).
    #[inline]
    pub(crate) fn each_offer(&self, state: &State, mut offer: impl FnMut(Seat)) {
        let reach = self.reach(state);
        for seat in Seat::all(self.seats()) {
            let owner = &state.players[seat.index()];
            if let Some(card) = owner.deck.top
                && owner.coins == 0
                && u32::from(self.cards[card.index()].price) <= state.player().wallet
                && self.cards[card.index()].classes.meets(reach)
            {
                offer(seat);
            }
        }
    }

    /// Whether some project of the card has a plot.
    #[inline]
    pub(crate) fn fits_somewhere(&self, state: &State, card: CardIndex) -> bool {
        self.cards[card.index()].classes.meets(self.reach(state))
    }

    /// The classes of projects for which the player whose turn it is has a plot.
    #[inline]
    pub(crate) fn reach(&self, state: &State) -> Classes {
        let mut reach = 0;
        for seat in Seat::all(self.seats()) {
            let street = state.street(seat);
            let own = seat == state.seat;
            let barred = if own { Plots::NONE } else { street.no_gifts };
            for stands in Stands::ALL {
                let free = !street.accepting(stands).minus(barred).is_empty();
                reach |= u8::from(free) << (stands.index() + if own { 0 } else { GIFT });
            }
        }
        Classes::from_bits(reach)
    }
}

/// The plots of a street that accept a project of the player whose turn it is (UT-1.6, UT-4.2, UT-4.4).
#[inline]
pub(crate) fn places(state: &State, seat: Seat, project: &Project) -> Plots {
    let street = state.street(seat);
    let plots = street.accepting(project.stands);
    match (project.gift, seat == state.seat) {
        (false, true) => plots,
        (true, false) => plots.minus(street.no_gifts),
        (false, false) | (true, true) => Plots::NONE,
    }
}
