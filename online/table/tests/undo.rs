//! Taking back.

mod common;

use common::{NAMES, Sitting};
use tetrapolis_game::{Seat, Viewer};
use tetrapolis_protocol::{ClockRule, Code, Command};

/// Plays until a step of a seat is the last one, so that nothing was revealed after it.
fn until_free(sitting: &mut Sitting) -> Seat {
    loop {
        let before = sitting.log.len();
        let seat = sitting.play_any().expect("such a step comes");
        if sitting.log.len() == before + 1 {
            return seat;
        }
    }
}

/// Plays until a step of a seat is followed by a reveal.
fn until_revealed(sitting: &mut Sitting) -> Seat {
    loop {
        let before = sitting.log.len();
        let seat = sitting.play_any().expect("such a step comes");
        if sitting.log.len() > before + 1 {
            return seat;
        }
    }
}

fn undo(sitting: &Sitting, seat: Seat) -> Command {
    Command::Undo { version: sitting.table.version(Viewer::Seat(seat)) }
}

#[test]
fn what_revealed_nothing_is_taken_back_freely() {
    let mut sitting = Sitting::begun("point-city", 2, ClockRule::None);
    let positions = |sitting: &Sitting| sitting.table.position().position();
    loop {
        let (before, length) = (positions(&sitting), sitting.log.len());
        let seat = sitting.play_any().expect("such a step comes");
        if sitting.log.len() == length + 1 {
            let command = undo(&sitting, seat);
            sitting.does(NAMES[seat.index()], command);
            assert_eq!(positions(&sitting), before);
            return;
        }
    }
}

#[test]
fn the_step_of_another_is_not_taken_back_freely() {
    let mut sitting = Sitting::begun("point-city", 2, ClockRule::None);
    let seat = until_free(&mut sitting);
    let other = Seat(1 - seat.0);
    let command = undo(&sitting, other);
    let before = sitting.table.position().position();
    match sitting.tries(NAMES[other.index()], &command) {
        Ok(()) => assert_eq!(sitting.table.position().position(), before, "it is only asked"),
        Err(refused) => assert_eq!(refused.code, Code::UndoNothing),
    }
}

#[test]
fn a_reveal_is_taken_back_when_all_agree() {
    let mut sitting = Sitting::begun("point-city", 3, ClockRule::None);
    let seat = until_revealed(&mut sitting);
    let after = sitting.table.position().position();
    let command = undo(&sitting, seat);
    sitting.does(NAMES[seat.index()], command);
    assert_eq!(sitting.table.position().position(), after, "it is only asked");
    assert_eq!(sitting.table.info(None, Viewer::Public).undo, Some(seat));
    let others: Vec<Seat> = Seat::all(3).filter(|other| *other != seat).collect();
    assert_eq!(sitting.refused(NAMES[seat.index()], Command::Agree { yes: true }), Code::UndoNotAsked);
    sitting.does(NAMES[others[0].index()], Command::Agree { yes: true });
    assert_eq!(sitting.table.position().position(), after, "one is missing");
    assert_eq!(sitting.refused(NAMES[others[0].index()], Command::Agree { yes: true }), Code::UndoNotAsked);
    sitting.does(NAMES[others[1].index()], Command::Agree { yes: true });
    assert_ne!(sitting.table.position().position(), after);
    assert_eq!(sitting.table.info(None, Viewer::Public).undo, None);
    while sitting.play_any().is_some() {}
    let verified = tetrapolis_table::verify(&sitting.log, None, &tetrapolis_catalog::open);
    assert!(verified.expect("draws are never used twice").finished);
}

#[test]
fn one_who_disagrees_ends_the_question() {
    let mut sitting = Sitting::begun("point-city", 2, ClockRule::None);
    let seat = until_revealed(&mut sitting);
    let other = NAMES[1 - seat.index()];
    let command = undo(&sitting, seat);
    sitting.does(NAMES[seat.index()], command);
    let command = undo(&sitting, seat);
    assert_eq!(sitting.refused(NAMES[seat.index()], command), Code::UndoPending);
    sitting.does(other, Command::Agree { yes: false });
    assert_eq!(sitting.refused(other, Command::Agree { yes: true }), Code::UndoNotAsked);
}

#[test]
fn before_the_first_step_there_is_nothing_to_take_back() {
    let mut sitting = Sitting::begun("point-city", 2, ClockRule::None);
    for seat in Seat::all(2) {
        let command = undo(&sitting, seat);
        assert_eq!(sitting.refused(NAMES[seat.index()], command), Code::UndoNothing);
    }
}
