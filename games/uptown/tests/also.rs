//! A step cites every rule that it uses, and no other step does.

use tetrapolis_game::{Game, Pictures, Rule, Seat, Step, Tell, Viewer, Views};
use tetrapolis_testkit::wander;
use tetrapolis_uptown::{Action, Edition, Income, Phase, Picture, Project, State, UpTown};

fn picture(game: &UpTown, state: &State) -> Picture {
    game.picture(&game.view(state, Viewer::Public))
}

fn roofs(picture: &Picture, seat: Seat) -> usize {
    picture.players[seat.index()].street.iter().filter(|plot| plot.closed).count()
}

#[test]
fn roofs_paydays_and_the_end_are_cited_by_the_steps_that_bring_them() {
    let mut cited = [0; 8];
    for game in [2, 3, 4].map(|seats| UpTown::new(Edition::builtin(), seats)) {
        wander(&game, 12, 5, |state, seat, actions| {
            let before = picture(&game, state);
            for action in actions {
                let told =
                    game.tell(state, &Step::Play { seat, action: *action }, Viewer::Public).expect("open to all");
                let mut now = *state;
                game.play(&mut now, seat, *action).expect("a legal action");
                let after = picture(&game, &now);
                let street = if let Action::Give(street, _) = *action { street } else { seat };
                let closes = roofs(&after, street) > roofs(&before, street);
                let pays = closes && after.players[street.index()].wallet > before.players[street.index()].wallet;
                let storeys = |picture: &Picture| -> Vec<_> {
                    picture.players[street.index()].street.iter().map(|plot| plot.storeys.clone()).collect()
                };
                let built = storeys(&after).into_iter().zip(storeys(&before));
                let built = built.filter(|(now, then)| now.len() > then.len()).find_map(|(now, _)| now.last().cloned());
                let project = |is: fn(&Project) -> bool| built.as_ref().is_some_and(|one| is(&one.project));
                let by_place = |project: &Project| !matches!(project.income, None | Some(Income::Flat { .. }));
                let expected = [
                    ("UT-1.5", project(|project| project.duo)),
                    ("UT-1.7", project(by_place)),
                    ("UT-4.4", closes),
                    ("UT-5.1", pays),
                    ("UT-5.2", closes && !pays),
                    ("UT-5.3", closes && street != seat),
                    ("UT-6.1", !before.last_round && after.last_round),
                    ("UT-6.2", now.phase() == Phase::Over),
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
