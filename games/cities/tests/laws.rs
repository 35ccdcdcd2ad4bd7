//! The laws of the test kit, on random games for every number of seats and the long variant.

use tetrapolis_cities::{Cities, Edition};
use tetrapolis_testkit::uphold;

#[test]
fn the_laws_hold_for_two_seats() {
    uphold(&Cities::new(Edition::builtin(), 2), 2_000);
}

#[test]
fn the_laws_hold_for_three_seats() {
    uphold(&Cities::new(Edition::builtin(), 3), 2_000);
}

#[test]
fn the_laws_hold_for_four_seats() {
    uphold(&Cities::new(Edition::builtin(), 4), 2_000);
}

#[test]
fn the_laws_hold_for_the_long_variant() {
    uphold(&Cities::long(Edition::builtin()), 2_000);
}
