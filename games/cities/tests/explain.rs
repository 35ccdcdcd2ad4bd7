//! What things are, what they bring and why they cannot be used.

use tetrapolis_cities::{Action, Cities, Edition, Phase, Slot};
use tetrapolis_game::{Explain, Game, Message, Pictures, Seat, Step, Tell, Viewer, Views};
use tetrapolis_testkit::{explained, wander};

fn game(seats: u8) -> Cities {
    Cities::new(Edition::builtin(), seats)
}

#[test]
fn everything_that_can_be_touched_is_explained() {
    for seats in 2..=3 {
        explained(&game(seats), 1);
    }
    explained(&Cities::long(Edition::builtin()), 1);
}

#[test]
fn a_scoring_card_says_what_it_is_worth_and_which_cells_count() {
    let game = game(2);
    let mut counting = 0;
    wander(&game, 2, 3, |state, seat, _| {
        let picture = game.picture(&game.view(state, Viewer::Seat(seat)));
        for card in &picture.players[seat.index()].cards {
            let about = game.about(state, &format!("card:{}", card.card.id), Viewer::Seat(seat)).expect("a card");
            assert_eq!(about.worth[0].points, card.worth);
            assert!(about.worth[0].counts.is_empty() <= (card.worth == 0), "{}", card.card.id);
            for cell in &about.worth[0].counts {
                let about = game.about(state, cell, Viewer::Public).expect("a cell");
                let told = about.text.iter().any(|text| text.key == "ci-about-counted-by");
                assert!(told, "{cell} counts for {}", card.card.id);
                counting += 1;
            }
        }
    });
    assert!(counting > 0);
}

#[test]
fn a_slot_says_what_it_would_bring_in_the_best_places() {
    let game = game(3);
    let mut brought = 0;
    wander(&game, 2, 6, |state, seat, actions| {
        for action in actions {
            let Action::Take(slot) = *action else { continue };
            let about = game.about(state, &format!("slot:{slot}"), Viewer::Seat(seat)).expect("a slot");
            assert!(!about.text.is_empty());
            let best = about.worth.iter().find(|worth| worth.when == Message::new("ci-worth-best"));
            let mut after = *state;
            game.play(&mut after, seat, *action).expect("a legal action");
            if after.phase() == Phase::Place {
                // A tile is one step, so nothing can bring more than the best of them.
                let mut places = Vec::new();
                game.legal_actions(&after, seat, &mut places);
                let most = places.into_iter().map(|place| game.gain(&after, seat, place).score()).max();
                assert_eq!(best.map(|best| best.points), most, "{slot}");
                brought += most.unwrap_or(0);
            }
            assert_eq!(
                best.is_none(),
                matches!(after.phase(), Phase::Reveal(_)) || slot < Slot::new(tetrapolis_cities::Row::Tile, 0)
            );
        }
    });
    assert!(brought > 0);
}

#[test]
fn a_thing_in_the_hand_lights_every_cell_that_it_can_go_to() {
    let game = game(2);
    let mut lit = 0;
    wander(&game, 2, 8, |state, seat, actions| {
        let things: &[(&str, Phase)] =
            &[("land", Phase::Place), ("piece:red", Phase::Build), ("piece:blue", Phase::Build)];
        for (thing, phase) in things {
            if state.phase() != *phase {
                continue;
            }
            let uses = game.uses(state, seat, thing);
            let offered = uses.iter().filter(|way| way.at.is_some()).map(|way| way.offers.len()).sum::<usize>();
            let legal = actions.iter().filter(|action| match action {
                Action::Place(..) => *thing == "land",
                Action::Build(colour, _) => *thing == format!("piece:{colour}"),
                _ => false,
            });
            assert_eq!(offered, legal.count(), "{thing}");
            lit += offered;
        }
    });
    assert!(lit > 0);
}

#[test]
fn a_cell_where_nothing_can_be_built_says_why() {
    let game = game(2);
    let mut refused = 0;
    wander(&game, 2, 4, |state, seat, _| {
        if state.phase() != Phase::Build {
            return;
        }
        let picture = game.picture(&game.view(state, Viewer::Seat(seat)));
        for cell in picture.players[seat.index()].district.cells.iter().flatten().flatten() {
            for way in game.uses(state, seat, &format!("district:{seat}:{}", cell.cell)) {
                assert_eq!(way.offers.is_empty(), way.refusal.is_some());
                refused += usize::from(way.refusal.is_some());
            }
        }
    });
    assert!(refused > 0);
}

#[test]
fn the_star_and_the_metropolis_are_explained_to_everybody() {
    let game = game(2);
    wander(&game, 1, 2, |state, _, _| {
        for thing in ["star", "metropolis", "player:1", "player:2"] {
            let about = game.about(state, thing, Viewer::Public).unwrap_or_else(|| panic!("{thing} is not explained"));
            assert!(!about.text.is_empty(), "{thing}");
        }
    });
}

#[test]
fn milestones_say_how_far_a_player_is() {
    let game = game(3);
    let mut reached = 0;
    wander(&game, 2, 9, |state, seat, _| {
        let picture = game.picture(&game.view(state, Viewer::Seat(seat)));
        let Some(metropolis) = picture.metropolis else { return };
        let mut points = 0;
        for milestone in &metropolis.metropolis.milestones {
            let thing = format!("milestone:{}", milestone.id);
            let about = game.about(state, &thing, Viewer::Seat(seat)).expect("a milestone");
            if about.worth[0].when == Message::new("ci-worth-reached") {
                points += about.worth[0].points;
            }
        }
        assert_eq!(points, picture.players[seat.index()].milestone_points);
        reached += points;
    });
    assert!(reached > 0);
}

#[test]
fn with_two_players_a_milestone_says_which_place_is_blocked() {
    // CI-2.2
    for (seats, blocked) in [(2, 1), (3, 0)] {
        let game = game(seats);
        wander(&game, 1, 2, |state, seat, _| {
            let Some(metropolis) = game.picture(&game.view(state, Viewer::Seat(seat))).metropolis else { return };
            for milestone in &metropolis.metropolis.milestones {
                let about = game.about(state, &format!("milestone:{}", milestone.id), Viewer::Public);
                let text = about.expect("a milestone").text;
                assert_eq!(text.iter().filter(|line| line.key == "ci-about-place-blocked").count(), blocked);
            }
        });
    }
}

#[test]
fn what_is_not_there_is_not_explained() {
    let game = game(2);
    let state = game.initial();
    for thing in ["", "slot:card-5", "card:moon", "land", "tile:moon", "district:3:a1", "rotation:45", "milestone:x"] {
        assert_eq!(game.about(&state, thing, Viewer::Public), None, "{thing}");
        assert!(game.uses(&state, Seat(0), thing).is_empty(), "{thing}");
    }
}

#[test]
fn a_slot_says_beforehand_what_has_no_place() {
    // CI-4.9
    let game = game(3);
    let mut lost = 0;
    wander(&game, 2, 6, |state, seat, actions| {
        for action in actions {
            let Action::Take(slot) = *action else { continue };
            let about = game.about(state, &format!("slot:{slot}"), Viewer::Seat(seat)).expect("a slot");
            let said = about.text.iter().any(|text| text.key == "ci-about-lost");
            let step = Step::Play { seat, action: *action };
            let told = format!("{:?}", game.tell(state, &step, Viewer::Seat(seat)).expect("told").message);
            assert_eq!(said, told.contains("ci-lost-"), "{slot}: {told}");
            lost += usize::from(said);
        }
    });
    assert!(lost > 0);
}
