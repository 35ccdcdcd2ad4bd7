//! Cities as numbers, for learners.

use tetrapolis_cities::{Cities, Edition};
use tetrapolis_testkit::check_encoding;

#[test]
fn every_action_has_a_place_and_worlds_that_look_alike_are_written_alike() {
    for seats in 2..=4 {
        assert_eq!(check_encoding(&Cities::new(Edition::builtin(), seats), 100, 1), 0);
    }
    assert_eq!(check_encoding(&Cities::long(Edition::builtin()), 100, 1), 0);
}
