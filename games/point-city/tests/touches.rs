//! What an action touches is enough to choose it by pointing: it tells actions apart, and the picture has all of it.

use std::collections::{BTreeMap, BTreeSet};

use tetrapolis_game::{Game, Pictures, Seat, Step, Tell, Viewer, Views};
use tetrapolis_point_city::{Edition, Level, Picture, PointCity, State};
use tetrapolis_testkit::wander;

/// Everything that a picture offers to be pointed at.
fn elements(picture: &Picture, seat: Seat) -> BTreeSet<String> {
    let cells = (1..=4).flat_map(|row| ["a", "b", "c", "d"].map(|column| format!("market:{column}{row}")));
    let hand = picture.players[seat.index()].hand.iter();
    cells
        .chain(["flip", "deck"].map(str::to_owned))
        .chain(picture.pool.iter().map(|token| format!("token:{}", token.id)))
        .chain(hand.flat_map(|(front, count)| (1..=*count).map(move |card| format!("hand:{front}.{card}"))))
        .collect()
}

fn check_touches(game: &PointCity, state: &State, seat: Seat) {
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
    let tables = [2, 3, 4].map(|seats| PointCity::new(Edition::standard(), seats));
    for game in tables.into_iter().chain([PointCity::solo(Edition::standard(), Level::Medium)]) {
        wander(&game, 20, 7, |state, seat, _| check_touches(&game, state, seat));
    }
}
