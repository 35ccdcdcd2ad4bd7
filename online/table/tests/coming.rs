//! Who comes and goes: always seen, seldom told.

mod common;

use common::{Sitting, person};
use tetrapolis_game::{Seat, Viewer};
use tetrapolis_protocol::{ClockRule, Command};

const MINUTE: u64 = 60_000;

const AWAY: &str = r#"{"away":{"seat":2}}"#;
const BACK: &str = r#"{"back":{"seat":2}}"#;
const NOTHING: &str = r#""noted""#;

/// Lets Bob come or go, and gives what everybody is told.
fn bob_is(sitting: &mut Sitting, here: bool) -> String {
    let events = sitting.table.presence(&person("bob").player, here, sitting.now);
    let [event] = &events[..] else { panic!("one event: {events:?}") };
    let told = sitting.table.fold(event).expect("it can happen");
    assert_eq!(sitting.table.info(None, Viewer::Public).seats[1].present, here, "it is always seen");
    let told_to = |viewer| serde_json::to_string(told.to(viewer).expect("a line")).expect("plain data");
    let ann = told_to(Viewer::Seat(Seat(0)));
    assert_eq!(told_to(Viewer::Public), ann, "everybody is told the same");
    ann
}

#[test]
fn a_phone_that_is_locked_again_and_again_leaves_two_lines() {
    let mut sitting = Sitting::begun("point-city", 2, ClockRule::None);
    assert_eq!(bob_is(&mut sitting, false), AWAY);
    assert_eq!(bob_is(&mut sitting, true), BACK);
    for _ in 0..9 {
        sitting.now = sitting.now.plus(MINUTE);
        assert_eq!(bob_is(&mut sitting, false), NOTHING);
        assert_eq!(bob_is(&mut sitting, true), NOTHING);
    }
    sitting.now = sitting.now.plus(MINUTE);
    assert_eq!(bob_is(&mut sitting, false), AWAY, "ten minutes later it is news again");
}

#[test]
fn whoever_takes_the_seat_back_from_a_bot_is_named() {
    let mut sitting = Sitting::begun("point-city", 2, ClockRule::None);
    bob_is(&mut sitting, false);
    bob_is(&mut sitting, true);
    assert_eq!(bob_is(&mut sitting, false), NOTHING);
    sitting.wait(MINUTE);
    assert!(sitting.table.info(None, Viewer::Public).seats[1].stand_in.is_some(), "a bot stands in");
    assert_eq!(bob_is(&mut sitting, true), BACK);
}

#[test]
fn whoever_has_resigned_comes_and_goes_quietly() {
    let mut sitting = Sitting::begun("point-city", 3, ClockRule::None);
    sitting.does("bob", Command::Resign);
    assert_eq!(bob_is(&mut sitting, false), AWAY);
    assert_eq!(bob_is(&mut sitting, true), BACK);
    sitting.now = sitting.now.plus(MINUTE);
    assert_eq!(bob_is(&mut sitting, false), NOTHING);
    assert_eq!(bob_is(&mut sitting, true), NOTHING, "no bot gives the seat back");
}

#[test]
fn the_log_says_nothing_where_nobody_is_kept_waiting() {
    let mut slow = Sitting::begun("point-city", 2, ClockRule::Days(1));
    assert_eq!(bob_is(&mut slow, false), NOTHING);
    assert_eq!(bob_is(&mut slow, true), NOTHING);
    let mut with_bots = Sitting::of("point-city", 2, ClockRule::None);
    with_bots.does("ann", Command::Bot { seat: Seat(0), kind: Some("random".into()) });
    with_bots.seat(Seat(1));
    with_bots.start();
    assert_eq!(bob_is(&mut with_bots, false), NOTHING);
    assert_eq!(bob_is(&mut with_bots, true), NOTHING);
}
