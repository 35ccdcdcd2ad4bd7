//! Point City as numbers, for learners.

use tetrapolis_point_city::{Edition, Level, PointCity};
use tetrapolis_testkit::check_encoding;

#[test]
fn every_action_has_a_place_and_worlds_that_look_alike_are_written_alike() {
    for seats in 2..=4 {
        assert_eq!(check_encoding(&PointCity::new(Edition::builtin(), seats), 300, 1), 0);
    }
    assert_eq!(check_encoding(&PointCity::solo(Edition::builtin(), Level::Hard), 300, 1), 0);
}
