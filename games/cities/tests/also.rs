//! A step cites every rule that it uses, and no other step does.

use tetrapolis_cities::{Action, Background, Cities, Edition, Picture, Place, State};
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

/// Whether a feature is put on a plot, and a wild one or not.
fn puts(before: &Picture, step: &ToldStep<'_, Cities>, wild: bool) -> bool {
    let told = |id: &str| step.told.touches.contains(&format!("feature:{id}"));
    let on_plot = before.hand.features.iter().filter(|feature| feature.on == Background::Plot && feature.wild == wild);
    on_plot.into_iter().any(|feature| told(&feature.id))
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
        [
            ("CI-4.7", puts(&before, step, false)),
            ("CI-4.8", puts(&before, step, true) || builds_on_wild),
            ("CI-5.1", rings(&after) > rings(&before)),
            ("CI-6.1", ends),
            ("CI-6.2", ends && game.seats() == 3),
        ]
    });
}
