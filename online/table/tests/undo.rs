//! Taking back.

mod common;

use common::{NAMES, Sitting, person};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use tetrapolis_game::{Seat, Turn, Viewer, below};
use tetrapolis_protocol::{ClockRule, Code, Command, Wish, Wished};
use tetrapolis_table::{LiveTable, Promised, open_position, verify};

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
    assert_eq!(sitting.table.info(None, Viewer::Public).wish, Some(Wish { seat, what: Wished::Undo }));
    let others: Vec<Seat> = Seat::all(3).filter(|other| *other != seat).collect();
    assert_eq!(sitting.refused(NAMES[seat.index()], Command::Agree { yes: true }), Code::UndoNotAsked);
    sitting.does(NAMES[others[0].index()], Command::Agree { yes: true });
    assert_eq!(sitting.table.position().position(), after, "one is missing");
    assert_eq!(sitting.refused(NAMES[others[0].index()], Command::Agree { yes: true }), Code::UndoNotAsked);
    sitting.does(NAMES[others[1].index()], Command::Agree { yes: true });
    assert_ne!(sitting.table.position().position(), after);
    assert_eq!(sitting.table.info(None, Viewer::Public).wish, None);
    while sitting.play_any().is_some() {}
    let verified = verify(&sitting.log, Promised::default(), &open_position);
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

#[test]
fn whoever_is_away_is_asked_too_and_can_answer_on_coming_back() {
    let mut sitting = Sitting::begun("point-city", 3, ClockRule::None);
    let seat = until_revealed(&mut sitting);
    let others: Vec<&str> = (0..3).filter(|other| *other != seat.0).map(|other| NAMES[usize::from(other)]).collect();
    let away = sitting.table.presence(&person(others[0]).player, false, sitting.now);
    sitting.happen(away);
    sitting.wait(60_000);
    let after = sitting.table.position().position();
    let command = undo(&sitting, seat);
    sitting.does(NAMES[seat.index()], command);
    sitting.does(others[1], Command::Agree { yes: true });
    assert_eq!(sitting.table.position().position(), after, "a bot stands in, but its person has not agreed");
    let back = sitting.table.presence(&person(others[0]).player, true, sitting.now);
    sitting.happen(back);
    sitting.does(others[0], Command::Agree { yes: true });
    assert_ne!(sitting.table.position().position(), after);
}

#[test]
fn nothing_is_taken_back_past_a_step_of_somebody_absent_or_of_the_bot_in_that_seat() {
    let mut sitting = Sitting::begun("point-city", 2, ClockRule::None);
    let seat = sitting.play_any().expect("somebody acts");
    while sitting.next().expect("somebody acts").0 == seat {
        sitting.play_any();
    }
    let other = Seat(1 - seat.0);
    sitting.does(NAMES[other.index()], Command::Leave);
    let (bot, action) = sitting.next().expect("somebody acts");
    assert_eq!(bot, other);
    let events = sitting.table.play_for_bot(bot, &format!("{bot}: {action}"), sitting.now).expect("it is legal");
    sitting.happen(events);
    let command = undo(&sitting, seat);
    assert_eq!(sitting.refused(NAMES[seat.index()], command), Code::UndoAbsent);
    sitting.does(NAMES[other.index()], Command::Return);
    let command = undo(&sitting, seat);
    sitting.does(NAMES[seat.index()], command);
    assert_eq!(sitting.table.info(None, Viewer::Public).wish.map(|wish| wish.seat), Some(seat));
}

#[test]
fn whoever_has_resigned_is_not_asked() {
    let mut sitting = Sitting::begun("point-city", 3, ClockRule::None);
    let seat = until_revealed(&mut sitting);
    let others: Vec<&str> = (0..3).filter(|other| *other != seat.0).map(|other| NAMES[usize::from(other)]).collect();
    sitting.does(others[0], Command::Resign);
    let after = sitting.table.position().position();
    let command = undo(&sitting, seat);
    sitting.does(NAMES[seat.index()], command);
    assert_eq!(sitting.refused(others[0], Command::Agree { yes: true }), Code::UndoNotAsked);
    sitting.does(others[1], Command::Agree { yes: true });
    assert_ne!(sitting.table.position().position(), after);
}

/// In a round of secret answers the refusal does not depend on who has answered.
#[test]
fn an_undo_does_not_tell_whether_somebody_has_answered_in_secret() {
    let mut sitting = Sitting::begun("mafia-city", 4, ClockRule::None);
    let asked = |sitting: &Sitting| match sitting.table.position().turn() {
        Turn::Act(seats) => seats.iter().collect::<Vec<_>>(),
        Turn::Chance | Turn::Over => Vec::new(),
    };
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(3);
    let mut rounds = 0;
    while sitting.next().is_some() {
        let window = asked(&sitting);
        if window.len() > 2 {
            rounds += 1;
            let seats: Vec<Seat> = Seat::all(4).filter(|seat| *seat != window[0]).collect();
            let refusals = |sitting: &mut Sitting| {
                let tell = |seat: &Seat| {
                    let command = undo(sitting, *seat);
                    sitting.tries(NAMES[seat.index()], &command).expect_err("it is refused")
                };
                seats.iter().map(tell).collect::<Vec<_>>()
            };
            let before = refusals(&mut sitting);
            let mut later = Sitting {
                table: LiveTable::replay(&sitting.log, &open_position).expect("a good log"),
                log: sitting.log.clone(),
                now: sitting.now,
            };
            assert_eq!(later.play_any(), Some(window[0]));
            assert_eq!(refusals(&mut later), before);
            assert!(before.iter().all(|refused| refused.code == Code::UndoSecret));
        }
        let Turn::Act(seats) = sitting.table.position().turn() else { break };
        let seats: Vec<Seat> = seats.iter().collect();
        let seat = seats[below(&mut rng, seats.len() as u32) as usize];
        let legal = sitting.table.position().legal(seat);
        let action = legal[below(&mut rng, legal.len() as u32) as usize].notation.clone();
        sitting.play(seat, action);
    }
    assert!(rounds > 3, "{rounds} rounds");
}
