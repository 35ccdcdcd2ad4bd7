use tetrapolis_game::Insight;

use crate::{PointCity, State};

impl Insight for PointCity {
    fn is_open(&self, _state: &State) -> bool {
        true
    }
}
