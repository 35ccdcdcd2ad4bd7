//! A step cites every rule that it uses, and no other step does.

use tetrapolis_game::{Pictures, Seat, Viewer, Views};
use tetrapolis_testkit::check_citations;
use tetrapolis_uptown::{Action, Edition, Income, Phase, Picture, Project, State, UpTown};

fn picture(game: &UpTown, state: &State) -> Picture {
    game.picture(&game.view(state, Viewer::Public))
}

fn roofs(picture: &Picture, seat: Seat) -> usize {
    picture.players[seat.index()].street.iter().filter(|plot| plot.closed).count()
}

#[test]
fn roofs_paydays_and_the_end_are_cited_by_the_steps_that_bring_them() {
    let games = [2, 3, 4].map(|seats| UpTown::new(Edition::builtin(), seats));
    check_citations(&games, 12, |game, step| {
        let (before, after) = (picture(game, step.before), picture(game, &step.after));
        let street = if let Action::Give(street, _) = step.action { street } else { step.seat };
        let closes = roofs(&after, street) > roofs(&before, street);
        let pays = closes && after.players[street.index()].wallet > before.players[street.index()].wallet;
        let built = after.players[street.index()].street.iter().zip(&before.players[street.index()].street);
        let mut built = built.filter(|(now, then)| now.storeys.len() > then.storeys.len());
        let built = built.find_map(|(now, _)| now.storeys.last()).map(|storey| &storey.project);
        let by_place = |project: &Project| !matches!(project.income, None | Some(Income::Flat { .. }));
        [
            ("UT-1.5", built.is_some_and(|project| project.duo)),
            ("UT-1.7", built.is_some_and(by_place)),
            ("UT-4.4", closes),
            ("UT-5.1", pays),
            ("UT-5.2", closes && !pays),
            ("UT-5.3", closes && street != step.seat),
            ("UT-6.1", !before.last_round && after.last_round),
            ("UT-6.2", step.after.phase() == Phase::Over),
        ]
    });
}
