//! Where in the log the steps of a game are.

mod common;

use common::{NAMES, Sitting};
use tetrapolis_game::Viewer;
use tetrapolis_protocol::{Chat, ClockRule, Command, Phrase};
use tetrapolis_table::{Course, History, open_position};

/// Every step that counts is found where it was made, with whatever was said and taken back in between.
fn stands_where_it_was_made(sitting: &Sitting) {
    let course = Course::of(&sitting.log, &open_position).expect("it folds");
    let steps = course.table.all_steps();
    for (n, viewer) in Viewer::all(sitting.table.opening().seats).enumerate() {
        assert_eq!(course.versions[n].len(), steps.len() + 1);
        for (count, version) in course.versions[n].iter().enumerate() {
            let history = History::until(&sitting.log, viewer, *version, &open_position).expect("it folds");
            let made = history.table.all_steps();
            assert!(made.len() <= count && steps.starts_with(&made), "{viewer:?}, {count} steps");
            if viewer == Viewer::Public && sitting.table.position().is_open() {
                assert_eq!(made.len(), count);
            }
        }
    }
}

#[test]
fn a_course_skips_what_was_said_and_taken_back() {
    let mut sitting = Sitting::begun("point-city", 2, ClockRule::None);
    let mut taken_back = 0;
    for n in 0..30 {
        let length = sitting.log.len();
        let Some(seat) = sitting.play_any() else { break };
        sitting.does("ann", Command::Say(Chat::Phrase(Phrase::Thanks)));
        if sitting.log.len() == length + 2 && n % 2 == 0 {
            let version = sitting.table.version(Viewer::Seat(seat));
            sitting.does(NAMES[seat.index()], Command::Undo { version });
            taken_back += 1;
        }
    }
    assert!(taken_back > 0);
    stands_where_it_was_made(&sitting);
}

#[test]
fn a_course_has_every_viewers_own_versions() {
    let mut sitting = Sitting::begun("mafia-city", 3, ClockRule::None);
    for _ in 0..60 {
        if sitting.play_any().is_none() {
            break;
        }
    }
    stands_where_it_was_made(&sitting);
}
