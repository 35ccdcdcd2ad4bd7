//! UpTown as numbers, for learners.

use tetrapolis_game::{Code, Encoding, Scoring, Viewer, Views};
use tetrapolis_testkit::{check_encoding, wander};
use tetrapolis_uptown::{Edition, UpTown};

#[test]
fn every_action_has_a_place_and_worlds_that_look_alike_are_written_alike() {
    for seats in 2..=4 {
        assert_eq!(check_encoding(&UpTown::new(Edition::builtin(), seats), 300, 1), 0);
    }
}

/// The sums of a street are those of its score sheet and of its income.
#[test]
fn a_street_is_written_with_what_it_is_worth_and_earns() {
    let game = UpTown::new(Edition::builtin(), 3);
    let code = game.code();
    let mut first = 0;
    let mut place = None;
    for part in code.observation_parts() {
        if part.name == "seat +0: prestige and income, above and below 0" {
            place = Some(first);
        }
        first += part.len;
    }
    let place = place.expect("a part of this name");
    let mut numbers = vec![0; first];
    wander(&game, 50, 1, |state, seat, _| {
        code.observe(&game.view(state, Viewer::Seat(seat)), &mut numbers);
        let signed = |at: usize| i32::from(numbers[place + at]) - i32::from(numbers[place + at + 1]);
        let sheet = game.sheet(state, seat.index());
        let street: i32 = sheet.iter().map(|line| line.points).sum::<i32>() - sheet.last().expect("coins").points;
        assert_eq!((signed(0), signed(2)), (street, game.income(state, seat)));
    });
}
