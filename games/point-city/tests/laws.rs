//! The laws of the test kit, on random games for every number of seats.

use tetrapolis_point_city::{Edition, Level, PointCity};
use tetrapolis_testkit::uphold;

#[test]
fn the_laws_hold_for_two_seats() {
    uphold(&PointCity::new(Edition::builtin(), 2), 2_000);
}

#[test]
fn the_laws_hold_for_three_seats() {
    uphold(&PointCity::new(Edition::builtin(), 3), 2_000);
}

#[test]
fn the_laws_hold_for_four_seats() {
    uphold(&PointCity::new(Edition::builtin(), 4), 2_000);
}

#[test]
fn the_laws_hold_for_the_solo_game() {
    for level in [Level::Easy, Level::Medium, Level::Hard] {
        uphold(&PointCity::solo(Edition::builtin(), level), 2_000);
    }
}
