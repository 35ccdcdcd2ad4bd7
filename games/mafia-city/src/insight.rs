use tetrapolis_game::Insight;

use crate::{MafiaCity, State};

impl Insight for MafiaCity {
    fn is_open(&self, _state: &State) -> bool {
        false
    }
}
