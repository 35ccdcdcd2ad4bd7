//! What an action touches is enough to choose it by pointing: it tells actions apart, and the picture has all of it.

use std::collections::{BTreeMap, BTreeSet};

use tetrapolis_game::{Game, Pictures, Seat, Step, Tell, Viewer, Views};
use tetrapolis_testkit::wander;
use tetrapolis_uptown::{Edition, Picture, State, UpTown};

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

fn check_touches(game: &UpTown, state: &State, seat: Seat) {
    let elements = elements(&game.picture(&game.view(state, Viewer::Seat(seat))), seat);
    let mut seen = BTreeMap::new();
    let mut actions = Vec::new();
    game.legal_actions(state, seat, &mut actions);
    for action in actions {
        let telling = game.tell(state, &Step::Play { seat, action }, Viewer::Seat(seat)).expect("an own action");
        let touches: BTreeSet<String> = telling.touches.iter().cloned().collect();
        assert_eq!(touches.len(), telling.touches.len(), "something is touched twice: {telling:?}");
        assert!(touches.is_subset(&elements), "{telling:?} is not in the picture");
        if !touches.is_empty() {
            let before = seen.insert(touches, telling.notation.clone());
            assert_eq!(before, None, "{} cannot be told apart", telling.notation);
        }
    }
}

#[test]
fn actions_can_be_chosen_by_what_they_touch() {
    for game in [2, 3, 4].map(|seats| UpTown::new(Edition::house(), seats)) {
        wander(&game, 20, 7, |state, seat, _| check_touches(&game, state, seat));
    }
}
