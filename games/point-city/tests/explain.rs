//! What things are, what they bring and why they cannot be used.

use tetrapolis_game::{Explain, Game, Message, Scoring, Seat, Study, Viewer};
use tetrapolis_point_city::{Action, Cell, Edition, Level, PointCity, State};
use tetrapolis_testkit::{explained, wander};

#[test]
fn everything_that_can_be_touched_is_explained() {
    for seats in 2..=4 {
        explained(&PointCity::new(Edition::builtin(), seats), 3);
    }
    explained(&PointCity::solo(Edition::builtin(), Level::Medium), 3);
}

#[test]
fn what_cannot_be_used_says_why() {
    let game = PointCity::new(Edition::builtin(), 2);
    let mut refused = 0;
    wander(&game, 3, 5, |state, seat, actions| {
        let other = Seat(1 - seat.0);
        let uses = game.uses(state, other, "deck");
        let refusal = uses[0].refusal.as_ref().expect("it is not the other's turn");
        assert_eq!(refusal.message, Message::new("pc-not-to-act").with("seat", seat));
        // Without a building to pay for, a resource card cannot be spent (PC-3.4).
        if actions.iter().all(|action| !matches!(action, tetrapolis_point_city::Action::Pay(_))) {
            let uses = game.uses(state, seat, "hand:ingenuity.1");
            assert!(uses[0].offers.is_empty() && uses[0].refusal.is_some());
            refused += 1;
        }
    });
    assert!(refused > 0);
}

#[test]
fn a_token_says_what_it_brings_now_and_what_it_could() {
    let game = PointCity::new(Edition::builtin(), 2);
    let mut grown = 0;
    wander(&game, 3, 9, |state, seat, _| {
        for token in Edition::builtin().tokens().iter().map(|token| &token.id) {
            let about = game.about(state, &format!("token:{token}"), Viewer::Seat(seat)).expect("a token");
            let [now, could] = about.worth.as_slice() else { panic!("two values") };
            assert!(could.points >= now.points, "{token}");
            grown += usize::from(could.points > now.points);
        }
    });
    assert!(grown > 0);
}

#[test]
fn a_resource_side_says_of_which_tier_it_is() {
    let game = PointCity::new(Edition::builtin(), 2);
    let tier =
        |about: &tetrapolis_game::About| about.marks.iter().filter(|mark| mark.icon.starts_with("tier-")).count();
    let mut resources = 0;
    wander(&game, 2, 7, |state, _, _| {
        for cell in tetrapolis_point_city::Cell::all() {
            let Some(about) = game.about(state, &format!("market:{cell}"), Viewer::Public) else { continue };
            let is_resource = about.kind == Message::new("pc-about-resource-card");
            assert_eq!(tier(&about), usize::from(is_resource), "{cell}");
            resources += tier(&about);
        }
        // Cards in a hand pay alike, whatever their tier (PC-3.16).
        let held = game.about(state, "hand:ingenuity.1", Viewer::Public).expect("a card of the hand");
        assert_eq!(tier(&held), 0);
    });
    assert!(resources > 0);
}

#[test]
fn a_player_says_what_the_score_is() {
    let solo = PointCity::solo(Edition::builtin(), Level::Hard);
    wander(&solo, 1, 3, |state, _, _| {
        for (party, standing) in solo.outcome(state).standings().iter().enumerate() {
            let thing = format!("player:{}", party + 1);
            let about = solo.about(state, &thing, Viewer::Public).unwrap_or_else(|| panic!("{thing} is not explained"));
            assert_eq!(about.worth[0].points, standing.score, "{thing}");
        }
    });
}

#[test]
fn what_is_not_there_is_not_explained() {
    let game = PointCity::new(Edition::builtin(), 2);
    let state = game.initial();
    for thing in ["", "market:e9", "token:nothing", "hand:energy", "moon"] {
        assert_eq!(game.about(&state, thing, Viewer::Public), None, "{thing}");
        assert!(game.uses(&state, Seat(0), thing).is_empty(), "{thing}");
    }
}

#[test]
fn a_building_is_refused_for_what_it_costs_not_for_a_second_building() {
    // PC-3.4
    let game = PointCity::new(Edition::builtin(), 2);
    let is_resource = |state: &State, cell: Cell| {
        let about = game.about(state, &format!("market:{cell}"), Viewer::Public);
        about.is_some_and(|about| about.kind == Message::new("pc-about-resource-card"))
    };
    let mut mixed = 0;
    wander(&game, 3, 5, |state, seat, _| {
        for cell in Cell::all().filter(|cell| !is_resource(state, *cell)) {
            let ways = game.ways(state, seat, &format!("market:{cell}"));
            let beside = ways[0].actions.iter().filter_map(|action| match action {
                Action::Take(one, other) => Some(if *one == cell { *other } else { *one }),
                _ => None,
            });
            let beside: Vec<bool> = beside.map(|beside| is_resource(state, beside)).collect();
            assert!(beside.is_sorted_by(|one, other| one >= other), "{cell}");
            mixed += usize::from(beside.contains(&false) && beside.contains(&true));
        }
    });
    assert!(mixed > 0);
}

#[test]
fn a_round_is_a_turn_of_everyone() {
    let game = PointCity::new(Edition::builtin(), 3);
    let mut rounds = Vec::new();
    wander(&game, 1, 5, |state, _, _| rounds.push(game.round(state).expect("a round")));
    assert!(rounds.is_sorted());
    rounds.dedup();
    assert_eq!(rounds, (1..=17).collect::<Vec<_>>());
}
