//! Pointing at what an action touches is enough to choose it: no two actions touch the same things, and the picture
//! shows all of them.

use std::collections::BTreeSet;

use tetrapolis_game::{Pictures, Seat, Viewer, Views};
use tetrapolis_point_city::{Edition, Level, Picture, PointCity};
use tetrapolis_testkit::{check_touches, wander};

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

#[test]
fn actions_can_be_chosen_by_what_they_touch() {
    let tables = [2, 3, 4].map(|seats| PointCity::new(Edition::builtin(), seats));
    for game in tables.into_iter().chain([PointCity::solo(Edition::builtin(), Level::Medium)]) {
        wander(&game, 20, 7, |state, seat, _| {
            let picture = game.picture(&game.view(state, Viewer::Seat(seat)));
            check_touches(&game, state, seat, &elements(&picture, seat));
        });
    }
}
