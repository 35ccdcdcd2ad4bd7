use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{Explain, Game, Message, Notation, OpenInformation, OpenView, Pictures, Positions, Scoring, Tell, Whole};

/// A game that needs no other form than its state and its notation. The engine gives it its [`Positions`],
/// [`Pictures`], [`Tell`] and [`Explain`].
///
/// The state is also the position and the picture, steps are told in notation, and nothing is explained. This is the
/// shortest way to a game that can be played; a game that outgrows it implements the four traits instead.
pub trait Plain: Game<State: Serialize + DeserializeOwned> + OpenInformation + Notation + Scoring {
    /// Says whether a position can arise; by default every position can.
    ///
    /// # Errors
    /// What is wrong with it.
    fn can_arise(&self, _state: &Self::State) -> Result<(), Message> {
        Ok(())
    }
}

impl<G: Plain> Positions for G {
    type Position = G::State;

    fn position(&self, state: &G::State) -> G::State {
        state.clone()
    }

    fn restore(&self, position: &G::State) -> Result<G::State, Message> {
        self.can_arise(position).map(|()| position.clone())
    }

    fn audit(&self, state: &G::State) -> Result<(), Message> {
        self.can_arise(state)
    }
}

impl<G: Plain> Pictures for G {
    type Picture = Whole<G::State>;

    fn picture(&self, view: &OpenView<G::State>) -> Whole<G::State> {
        Whole(G::State::clone(view))
    }
}

impl<G: Plain> Tell for G {}

impl<G: Plain> Explain for G {}
