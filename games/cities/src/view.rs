use tetrapolis_game::Viewer;

use crate::State;

/// All that a viewer may know.
///
/// Nothing in Cities is hidden from one player and open to another: what nobody has seen is not in the position
/// (CI-3.5). So every viewer sees all of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct View {
    pub(crate) viewer: Viewer,
    pub(crate) open: State,
}

impl View {
    pub(crate) fn of(state: &State, viewer: Viewer) -> View {
        View { viewer, open: *state }
    }

    pub(crate) fn determinize(&self) -> State {
        self.open
    }
}
