//! Pointing at what an action touches is enough to choose it: no two actions touch the same things, and the picture
//! shows all of them.

use std::collections::BTreeSet;

use tetrapolis_game::{Pictures, Seat, Viewer, Views};
use tetrapolis_mafia_city::{Edition, Goal, MafiaCity, Picture};
use tetrapolis_testkit::{check_touches, wander};

/// Everything that a picture offers to be pointed at.
fn elements(picture: &Picture, seat: Seat) -> BTreeSet<String> {
    let mut elements = BTreeSet::new();
    for place in &picture.locations {
        elements.insert(format!("location:{}", place.number));
        elements.extend((1..=place.stack.len()).map(|height| format!("mafioso:{}.{height}", place.number)));
        let own = place.stack.iter().filter(|mafioso| mafioso.seat == seat).count();
        elements.extend((0..=own).map(|count| format!("count:{count}")));
    }
    for card in &picture.players[seat.index()].hand {
        elements.insert(format!("hand:{}", card.id));
        elements.extend(["text", "symbol", "wait"].map(|purpose| format!("use:{}:{purpose}", card.id)));
        elements.extend((1..=card.count).map(|count| format!("count:{count}")));
    }
    elements.extend(picture.drawn.iter().map(|card| format!("drawn:{}", card.id)));
    elements.extend(Seat::all(picture.players.len() as u8).map(|seat| format!("player:{seat}")));
    elements
}

#[test]
fn actions_can_be_chosen_by_what_they_touch() {
    for seats in [3, 4, 5] {
        let game = MafiaCity::new(Edition::builtin(), seats, Goal::Advanced);
        wander(&game, 40, 7, |state, seat, _| {
            let picture = game.picture(&game.view(state, Viewer::Seat(seat)));
            check_touches(&game, state, seat, &elements(&picture, seat));
        });
    }
}
