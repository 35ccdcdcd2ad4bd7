//! Mafia City as numbers, for learners.

use tetrapolis_mafia_city::{Edition, Goal, MafiaCity};
use tetrapolis_testkit::check_encoding;

#[test]
fn every_action_has_a_place_and_worlds_that_look_alike_are_written_alike() {
    for seats in 3..=5 {
        assert_eq!(check_encoding(&MafiaCity::new(Edition::builtin(), seats, Goal::Advanced), 40, 1), 0);
    }
}
