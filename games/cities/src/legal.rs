use crate::slot::{Slots, rows_below};
use crate::{Action, Cities, Colour, Phase, Rotation, State};

impl Cities {
    /// Adds what the player whose turn it is may do, sorted.
    #[inline]
    pub(crate) fn list_actions(&self, state: &State, actions: &mut Vec<Action>) {
        match state.phase {
            Phase::Start => actions.extend(state.starts_left().iter().map(Action::Start)),
            Phase::Choose => actions.extend(self.free_slots(state).iter().map(Action::Take)),
            Phase::Place => self.list_places(state, actions),
            Phase::Put => self.list_puts(state, actions),
            Phase::Build => list_builds(state, actions),
            Phase::DealMetropolis | Phase::DealStar | Phase::Lay(_) | Phase::Reveal(_) | Phase::Over => {}
        }
    }

    /// The slots that the player may still take: free, and in a row where a worker is left (CI-4.2, CI-4.3).
    #[inline]
    pub(crate) fn free_slots(&self, state: &State) -> Slots {
        rows_below(state.player().workers, self.workers_a_row()).minus(state.taken())
    }

    fn list_places(&self, state: &State, actions: &mut Vec<Action>) {
        let tile = self.tile(state.hand.tile.expect("a tile was taken"));
        let rotations = &Rotation::ALL[..usize::from(tile.rotations)];
        for cell in state.player().district.spots(self.limits) {
            actions.extend(rotations.iter().map(|rotation| Action::Place(cell, *rotation)));
        }
    }

    fn list_puts(&self, state: &State, actions: &mut Vec<Action>) {
        let district = &state.player().district;
        let [one, other] = state.hand.features;
        let other = other.filter(|other| Some(*other) != one);
        for kind in [one, other].into_iter().flatten() {
            let places = district.land.places_for(self.kind(kind).on);
            actions.extend(places.iter().map(|index| Action::Put(kind, district.cell(index))));
        }
    }
}

fn list_builds(state: &State, actions: &mut Vec<Action>) {
    let district = &state.player().district;
    let in_hand = |colour: &Colour| state.hand.pieces.count(*colour) > 0;
    for colour in Colour::ALL.into_iter().filter(in_hand) {
        let sites = district.land.sites_for(colour);
        actions.extend(sites.iter().map(|index| Action::Build(colour, district.cell(index))));
    }
    actions.extend(Colour::ALL.into_iter().filter(in_hand).map(Action::Discard));
}
