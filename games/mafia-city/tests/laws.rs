//! The laws of the test kit, on random games for every number of seats.

use tetrapolis_mafia_city::{Edition, Goal, MafiaCity};
use tetrapolis_testkit::uphold;

#[test]
fn the_laws_hold_for_three_seats() {
    uphold(&MafiaCity::new(Edition::builtin(), 3, Goal::Advanced), 1_000);
}

#[test]
fn the_laws_hold_for_four_seats() {
    uphold(&MafiaCity::new(Edition::builtin(), 4, Goal::Advanced), 1_000);
}

#[test]
fn the_laws_hold_for_five_seats() {
    uphold(&MafiaCity::new(Edition::builtin(), 5, Goal::Advanced), 1_000);
}

#[test]
fn the_laws_hold_for_beginners() {
    for seats in 3..=5 {
        uphold(&MafiaCity::new(Edition::builtin(), seats, Goal::Beginners), 300);
    }
}
