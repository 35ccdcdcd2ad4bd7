use tetrapolis_catalog::{Playthrough, PlaythroughOf};
use tetrapolis_game::{Playable, Seat, Step, Study, Viewer};
use tetrapolis_review::{Means, advise};

use crate::figures::Told;

/// A move of a seat that has to act. In some games a move consists of several actions.
pub(crate) struct Way<G: Playable> {
    seat: Seat,
    /// The position after the actions.
    pub(crate) live: PlaythroughOf<G>,
    pub(crate) actions: Vec<Told>,
    /// What the seat may do next.
    pub(crate) legal: Vec<G::Action>,
}

impl<G: Playable + Study> Way<G> {
    /// The beginning of a move.
    pub(crate) fn new(live: PlaythroughOf<G>, seat: Seat) -> Way<G> {
        let mut way = Way { seat, live, actions: Vec::new(), legal: Vec::new() };
        way.live.legal_actions(seat, &mut way.legal);
        way
    }

    /// Takes a legal action.
    pub(crate) fn go(&mut self, action: G::Action) {
        let step = self.live.game().write_step(&Step::Play { seat: self.seat, action });
        let telling = self.live.tell(&step, Viewer::Seat(self.seat)).expect("it was written just now");
        let telling = telling.expect("a seat sees its own actions");
        self.actions.push(Told { notation: telling.notation, message: telling.message });
        self.live.apply(&step).expect("it is legal");
        self.live.legal_actions(self.seat, &mut self.legal);
    }

    /// Goes on with what is best until the move is whole.
    pub(crate) fn complete(&mut self, means: &Means<'_>) -> Told {
        while self.live.is_mid_move() {
            let action = match self.legal[..] {
                [only] => only,
                _ => advise(&self.live.sight(self.seat), &self.legal, means).best[0].action,
            };
            self.go(action);
        }
        self.told()
    }

    /// The move: the notations of all actions, and the words of the last.
    pub(crate) fn told(&self) -> Told {
        let notation: Vec<&str> = self.actions.iter().map(|told| told.notation.as_str()).collect();
        let message = self.actions.last().expect("at least one action").message.clone();
        Told { notation: notation.join("; "), message }
    }
}
