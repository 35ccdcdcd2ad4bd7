//! What an action touches is enough to choose it by pointing: it tells actions apart, and the picture has all of it.

use std::collections::{BTreeMap, BTreeSet};

use tetrapolis_game::{Game, Pictures, Seat, Step, Tell, Viewer, Views};
use tetrapolis_mafia_city::{Edition, Goal, MafiaCity, Picture, State};
use tetrapolis_testkit::wander;

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

fn check_touches(game: &MafiaCity, state: &State, seat: Seat) {
    let picture = game.picture(&game.view(state, Viewer::Seat(seat)));
    let elements = elements(&picture, seat);
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
    for seats in [3, 4, 5] {
        let game = MafiaCity::new(Edition::house(), seats, Goal::Advanced);
        wander(&game, 40, 7, |state, seat, _| check_touches(&game, state, seat));
    }
}
