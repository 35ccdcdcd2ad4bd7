//! A step cites every rule that it uses, and no other step does.

use tetrapolis_cities::{Action, Background, Cities, Edition, Feature, Picture, Place, State};
use tetrapolis_game::{Game, Pictures, Viewer, Views};
use tetrapolis_testkit::{ToldStep, check_citations};

fn picture(game: &Cities, state: &State) -> Picture {
    game.picture(&game.view(state, Viewer::Public))
}

fn rings(picture: &Picture) -> usize {
    let places = picture.metropolis.iter().flat_map(|metropolis| metropolis.places.iter().flatten());
    places.filter(|place| matches!(place, Place::Ring(_))).count()
}

fn workers(picture: &Picture) -> usize {
    picture.slots.iter().filter(|slot| slot.worker.is_some()).count()
}

/// Whether the step names a feature of the hand that fits the description.
fn names(before: &Picture, step: &ToldStep<'_, Cities>, is: impl Fn(&Feature) -> bool) -> bool {
    let named = |feature: &&Feature| step.told.touches.contains(&format!("feature:{}", feature.id));
    before.hand.features.iter().filter(named).any(is)
}

#[test]
fn milestones_and_the_end_of_a_round_are_cited_by_the_steps_that_bring_them() {
    let games = [2, 3].map(|seats| Cities::new(Edition::builtin(), seats));
    check_citations(&games, 6, |game, step| {
        let (before, after) = (picture(game, step.before), picture(game, &step.after));
        // A round that ends takes all workers off the display.
        let ends = workers(&after) < workers(&before);
        let builds_on_wild = matches!(step.action, Action::Build(_, cell) if {
            let mut cells = before.players[step.seat.index()].district.cells.iter().flatten().flatten();
            cells.any(|there| there.cell == cell && there.wild)
        });
        let puts = |wild| names(&before, step, |feature| feature.on == Background::Plot && feature.wild == wild);
        let puts_on_ground =
            matches!(step.action, Action::Put(..)) && names(&before, step, |feature| feature.on != Background::Plot);
        let cards = |picture: &Picture| picture.players[step.seat.index()].cards.len();
        [
            ("CI-4.7", puts(false)),
            ("CI-4.8", puts(true) || builds_on_wild),
            ("CI-5.1", rings(&after) > rings(&before)),
            ("CI-6.1", ends),
            ("CI-6.2", ends && game.seats() == 3),
            ("CI-7.3", puts_on_ground),
            ("CI-7.4", cards(&after) > cards(&before)),
        ]
    });
}
