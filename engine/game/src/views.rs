use std::fmt::Debug;
use std::ops::Deref;

use crate::{Changes, Game, Rng, Seat, Viewer};

/// What each viewer may know of a position.
pub trait Views: Game {
    /// Whether everybody sees everything, so that all viewers are told and shown the same.
    const OPEN: bool = false;

    /// All that one viewer may know of a position, and nothing else; what a bot gets.
    type View: Clone + Eq + Debug + Send + Sync + 'static;

    /// What a viewer sees.
    fn view(&self, state: &Self::State, viewer: Viewer) -> Self::View;

    /// Draws a position that fits the view, with the probabilities that follow from what the viewer knows.
    fn determinize<R: Rng + ?Sized>(&self, view: &Self::View, rng: &mut R) -> Self::State;

    /// What a viewer sees of an action that a seat takes in the position `before`: the action, or one that stands for
    /// all actions that look the same to this viewer, or nothing if the viewer does not notice it. By default everybody
    /// sees every action.
    #[inline]
    fn seen(&self, _before: &Self::State, _seat: Seat, action: Self::Action, _viewer: Viewer) -> Option<Self::Action> {
        Some(action)
    }
}

/// A game in which all players see the same. The engine gives it its [`Views`], and all viewers are told and shown the
/// same.
pub trait OpenInformation: Game {}

/// The view of a game with [`OpenInformation`]: the whole position and its viewer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OpenView<S> {
    viewer: Viewer,
    state: S,
}

impl<S> OpenView<S> {
    /// The viewer.
    pub fn viewer(&self) -> Viewer {
        self.viewer
    }
}

/// All of the position is open, so a view has all methods of a position.
impl<S> Deref for OpenView<S> {
    type Target = S;

    fn deref(&self) -> &S {
        &self.state
    }
}

impl<G: OpenInformation> Views for G {
    const OPEN: bool = true;

    type View = OpenView<G::State>;

    #[inline]
    fn view(&self, state: &G::State, viewer: Viewer) -> OpenView<G::State> {
        OpenView { viewer, state: state.clone() }
    }

    #[inline]
    fn determinize<R: Rng + ?Sized>(&self, view: &OpenView<G::State>, _rng: &mut R) -> G::State {
        view.state.clone()
    }
}

/// What clients draw.
pub trait Pictures: Views {
    /// A view in names instead of numbers.
    type Picture: Changes + Send + Sync + 'static;

    /// A view in names, for clients.
    fn picture(&self, view: &Self::View) -> Self::Picture;
}
