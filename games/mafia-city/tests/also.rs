//! A step cites every rule that it uses, and no other step does.

use tetrapolis_game::{Game, Pictures, Rule, Seat, Step, Tell, Viewer, Views};
use tetrapolis_mafia_city::{Action, Edition, Goal, Location, MafiaCity, Phase, Picture, State};
use tetrapolis_testkit::wander;

fn picture(game: &MafiaCity, state: &State) -> Picture {
    game.picture(&game.view(state, Viewer::Public))
}

/// Who would have the most at a location, ties included.
fn leaders(picture: &Picture, location: Location) -> usize {
    let strength = |seat: Seat| {
        let stack = &picture.locations[location.index()].stack;
        stack.iter().filter(|mafioso| mafioso.seat == seat).count() + usize::from(picture.players[seat.index()].deals)
    };
    let strengths = Seat::all(picture.players.len() as u8).map(strength).collect::<Vec<_>>();
    let most = strengths.iter().max().copied().unwrap_or(0);
    strengths.iter().filter(|strength| **strength == most && most > 0).count()
}

#[test]
fn control_is_cited_by_the_step_that_decides_it() {
    let game = MafiaCity::new(Edition::builtin(), 3, Goal::Beginners);
    let (mut most, mut alone) = (0, 0);
    wander(&game, 40, 3, |state, seat, actions| {
        let before = picture(&game, state);
        for action in actions {
            let viewer = Viewer::Seat(seat);
            let told = game.tell(state, &Step::Play { seat, action: *action }, viewer).expect("it is the own step");
            let cites = |rule| told.also.contains(&Rule(rule));
            let mut now = *state;
            game.play(&mut now, seat, *action).expect("a legal action");
            let after = picture(&game, &now);
            let here = before.locations.iter().find(|place| place.here).map(|place| place.location);
            let still_bidding = matches!(after.phase, Phase::Bid | Phase::Window);
            match here {
                // The last one to decline a Secret Deal lets control be decided (MC-4.6).
                Some(location) if before.phase == Phase::Bid && *action == Action::Decline && !still_bidding => {
                    let rule = if location.needs_most_alone() { "MC-4.4" } else { "MC-4.3" };
                    assert!(cites(rule), "{location} by {}: {:?}", told.notation, told.also);
                    most += usize::from(rule == "MC-4.3");
                    alone += usize::from(rule == "MC-4.4" && leaders(&before, location) > 1);
                }
                _ => {}
            }
            let points = |picture: &Picture| picture.players.iter().map(|player| player.points).sum::<u8>();
            let plus_one = matches!(action, Action::PlusOne(_));
            if points(&after) > points(&before) && !plus_one {
                assert!(cites("MC-4.3") || cites("MC-4.4"), "a point by {}", told.notation);
            }
            if matches!(action, Action::Place(_) | Action::Wait(_)) && after.phase == Phase::Turn {
                assert!(!cites("MC-4.3") && !cites("MC-4.4"), "{}", told.notation);
            }
        }
    });
    assert!(most > 0 && alone > 0, "{most} by most, {alone} ties");
}

#[test]
fn a_veto_on_a_veto_is_cited_and_a_veto_on_an_effect_is_not() {
    let game = MafiaCity::new(Edition::builtin(), 3, Goal::Beginners);
    let (mut vetoes, mut effects) = (0, 0);
    wander(&game, 120, 9, |state, seat, actions| {
        let chain = picture(&game, state).window.map_or(0, |window| window.chain.len());
        for action in actions {
            let told = game.tell(state, &Step::Play { seat, action: *action }, Viewer::Seat(seat)).expect("own step");
            let against_veto = matches!(action, Action::Fists(..)) && chain > 1;
            assert_eq!(told.also.contains(&Rule("MC-10.1")), against_veto, "{}", told.notation);
            vetoes += usize::from(against_veto);
            effects += usize::from(matches!(action, Action::Fists(..)) && chain == 1);
        }
    });
    assert!(vetoes > 0 && effects > 0, "{vetoes} against vetoes, {effects} against effects");
}
