use tetrapolis_game::Insight;

use crate::{State, UpTown};

impl Insight for UpTown {
    fn is_open(&self, _state: &State) -> bool {
        true
    }
}
