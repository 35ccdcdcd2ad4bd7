//! The laws of the test kit, on random games for every number of seats.

use tetrapolis_testkit::uphold;
use tetrapolis_uptown::{Edition, UpTown};

#[test]
fn the_laws_hold_for_two_seats() {
    uphold(&UpTown::new(Edition::builtin(), 2), 2_000);
}

#[test]
fn the_laws_hold_for_three_seats() {
    uphold(&UpTown::new(Edition::builtin(), 3), 2_000);
}

#[test]
fn the_laws_hold_for_four_seats() {
    uphold(&UpTown::new(Edition::builtin(), 4), 2_000);
}
