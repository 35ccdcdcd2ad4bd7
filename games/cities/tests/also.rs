//! A step cites every rule that it uses, and no other step does.

use tetrapolis_cities::{Action, Cities, Edition, Picture, Place, State};
use tetrapolis_game::{Game, Pictures, Rule, Step, Tell, Viewer, Views};
use tetrapolis_testkit::wander;

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

#[test]
fn milestones_and_the_end_of_a_round_are_cited_by_the_steps_that_bring_them() {
    let mut cited = [0; 7];
    for game in [2, 3].map(|seats| Cities::new(Edition::builtin(), seats)) {
        wander(&game, 6, 5, |state, seat, actions| {
            let before = picture(&game, state);
            for action in actions {
                let told =
                    game.tell(state, &Step::Play { seat, action: *action }, Viewer::Public).expect("open to all");
                let mut now = *state;
                game.play(&mut now, seat, *action).expect("a legal action");
                let after = picture(&game, &now);
                // A round that ends takes all workers off the display.
                let ends = workers(&after) < workers(&before);
                let features = &before.hand.features;
                let puts = |wild: bool| {
                    let told = |id: &String| told.touches.contains(&format!("feature:{id}"));
                    let on_plot = |feature: &&tetrapolis_cities::Feature| {
                        feature.on == tetrapolis_cities::Background::Plot && feature.wild == wild
                    };
                    features.iter().filter(on_plot).any(|feature| told(&feature.id))
                };
                let on_ground = features.iter().any(|feature| {
                    let named = told.touches.contains(&format!("feature:{}", feature.id));
                    feature.on != tetrapolis_cities::Background::Plot && named && matches!(action, Action::Put(..))
                });
                let cards = |picture: &Picture| picture.players[seat.index()].cards.len();
                let on_wild = matches!(action, Action::Build(_, cell) if {
                    let cells = before.players[seat.index()].district.cells.iter().flatten().flatten();
                    cells.into_iter().any(|there| there.cell == *cell && there.wild)
                });
                let expected = [
                    ("CI-4.7", puts(false)),
                    ("CI-4.8", puts(true) || on_wild),
                    ("CI-5.1", rings(&after) > rings(&before)),
                    ("CI-6.1", ends),
                    ("CI-6.2", ends && game.seats() == 3),
                    ("CI-7.3", on_ground),
                    ("CI-7.4", cards(&after) > cards(&before)),
                ];
                for (count, (rule, used)) in cited.iter_mut().zip(expected) {
                    assert_eq!(told.also.contains(&Rule(rule)), used, "{rule} by {}", told.notation);
                    *count += usize::from(used);
                }
            }
        });
    }
    assert!(cited.iter().all(|count| *count > 0), "{cited:?}");
}
