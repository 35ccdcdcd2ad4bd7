use std::collections::{BTreeMap, BTreeSet};

use tetrapolis_game::{Seat, Step, Tell, Viewer};

/// Checks that pointing at things is enough to choose an action: what each legal action touches is among the `elements`
/// that the picture offers, names nothing twice, and tells the action apart from all others.
///
/// # Panics
/// If an action cannot be chosen by pointing.
pub fn check_touches<G: Tell>(game: &G, state: &G::State, seat: Seat, elements: &BTreeSet<String>) {
    let mut seen = BTreeMap::new();
    let mut actions = Vec::new();
    game.legal_actions(state, seat, &mut actions);
    for action in actions {
        let telling = game.tell(state, &Step::Play { seat, action }, Viewer::Seat(seat)).expect("an own action");
        let touches: BTreeSet<String> = telling.touches.iter().cloned().collect();
        assert_eq!(touches.len(), telling.touches.len(), "something is touched twice: {telling:?}");
        assert!(touches.is_subset(elements), "{telling:?} is not in the picture");
        if !touches.is_empty() {
            let before = seen.insert(touches, telling.notation.clone());
            assert_eq!(before, None, "{} cannot be told apart", telling.notation);
        }
    }
}
