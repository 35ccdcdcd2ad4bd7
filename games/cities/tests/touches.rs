//! Pointing at what an action touches is enough to choose it: no two actions touch the same things, and the picture
//! shows all of them.

use std::collections::BTreeSet;

use tetrapolis_cities::{Cities, Edition, Picture};
use tetrapolis_game::{Pictures, Seat, Viewer, Views};
use tetrapolis_testkit::{check_touches, wander};

/// Everything that a picture offers to be pointed at; a tile goes to any cell around the district.
fn elements(picture: &Picture, seat: Seat) -> BTreeSet<String> {
    let mut elements: BTreeSet<String> = picture.starts.iter().map(|tile| format!("tile:{}", tile.id)).collect();
    elements.extend(picture.slots.iter().map(|slot| format!("slot:{}", slot.slot)));
    elements.extend(picture.hand.features.iter().map(|feature| format!("feature:{}", feature.id)));
    elements.extend(picture.hand.pieces.keys().map(|colour| format!("piece:{colour}")));
    elements.insert("discard".to_owned());
    elements.extend([0, 90, 180, 270].map(|rotation| format!("rotation:{rotation}")));
    let district = &picture.players[seat.index()].district;
    if let Some(first) = district.first {
        let columns = first.column().saturating_sub(2)..first.column() + district.columns + 2;
        let rows = first.row().saturating_sub(2)..first.row() + district.rows + 2;
        for (column, row) in columns.flat_map(|column| rows.clone().map(move |row| (column, row))) {
            let (column, row) = (char::from(b'a' + column), row + 1);
            elements.insert(format!("district:{seat}:{column}{row}"));
        }
    }
    elements
}

#[test]
fn actions_can_be_chosen_by_what_they_touch() {
    let editions = [2, 3, 4].map(|seats| Cities::new(Edition::builtin(), seats));
    for game in editions.into_iter().chain([Cities::long(Edition::builtin())]) {
        wander(&game, 20, 7, |state, seat, _| {
            let picture = game.picture(&game.view(state, Viewer::Seat(seat)));
            check_touches(&game, state, seat, &elements(&picture, seat));
        });
    }
}
