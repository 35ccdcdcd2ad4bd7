//! Pointing at what an action touches is enough to choose it: no two actions touch the same things, and the picture
//! shows all of them.

use std::collections::BTreeSet;

use tetrapolis_game::{Pictures, Seat, Viewer, Views};
use tetrapolis_testkit::{check_touches, wander};
use tetrapolis_uptown::{Edition, Picture, UpTown};

/// Everything that a picture offers to be pointed at.
fn elements(picture: &Picture, seat: Seat) -> BTreeSet<String> {
    let seats = 1..=picture.players.len();
    let mut elements: BTreeSet<String> = seats.clone().map(|seat| format!("deck:{seat}")).collect();
    elements.extend(seats.flat_map(|seat| (1..=5).map(move |plot| format!("plot:{seat}.{plot}"))));
    elements.insert("pile".to_owned());
    if picture.players[seat.index()].deck.top.is_some() {
        elements.insert("discard".to_owned());
    }
    let projects = picture.taken.as_ref().map_or(0, |taken| taken.card.projects.len());
    elements.extend(["a", "b", "c", "d"].into_iter().take(projects).map(|end| format!("end:{end}")));
    elements
}

#[test]
fn actions_can_be_chosen_by_what_they_touch() {
    for game in [2, 3, 4].map(|seats| UpTown::new(Edition::builtin(), seats)) {
        wander(&game, 20, 7, |state, seat, _| {
            let picture = game.picture(&game.view(state, Viewer::Seat(seat)));
            check_touches(&game, state, seat, &elements(&picture, seat));
        });
    }
}
