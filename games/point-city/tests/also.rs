//! A step cites every rule that it uses, and no other step does.

use tetrapolis_game::{Explain, Rule, Step, Tell, Viewer};
use tetrapolis_point_city::{Action, Edition, PointCity};
use tetrapolis_testkit::wander;

#[test]
fn permanent_resources_and_doubles_are_cited_by_the_steps_that_bring_or_spend_them() {
    let game = PointCity::new(Edition::builtin(), 3);
    let (mut permanents, mut doubles) = (0, 0);
    wander(&game, 12, 4, |state, seat, actions| {
        for action in actions {
            let told = game.tell(state, &Step::Play { seat, action: *action }, Viewer::Public).expect("open to all");
            let cites = |rule| told.also.contains(&Rule(rule));
            assert_eq!(cites("PC-6.2"), matches!(action, Action::Token(_)), "{}", told.notation);
            let gain = game.gain(state, seat, *action);
            let permanent = gain.holdings.iter().any(|holding| holding.what.key == "pc-holding-permanent");
            assert_eq!(cites("PC-3.9"), permanent && !matches!(action, Action::Token(_)), "{}", told.notation);
            permanents += usize::from(permanent);
            let is_double = |what: &tetrapolis_game::Message| what.to_string().contains("pc-double");
            let spent = gain.holdings.iter().any(|holding| is_double(&holding.what) && holding.amount < 0);
            assert!(cites("PC-3.5") || !spent, "{} spends a double", told.notation);
            doubles += usize::from(spent);
            // What is neither in the hand nor taken cannot be spent.
            let held = Explain::holdings(&game, state, seat);
            let has_double = held.iter().any(|holding| is_double(&holding.what) && holding.amount > 0);
            let takes_double = told.message.to_string().contains("pc-double");
            assert!(!cites("PC-3.5") || has_double || takes_double, "{} has no double", told.notation);
        }
    });
    assert!(permanents > 0 && doubles > 0, "{permanents} permanent resources, {doubles} doubles");
}
