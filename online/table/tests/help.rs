//! Hints and the tutor: who may have them, and what others learn of it.

#[path = "common/city.rs"]
mod city;
mod common;

use city::{OPEN, asked, empty, several};
use common::{NAMES, Sitting, given, person, sit};
use tetrapolis_game::{Seat, Viewer};
use tetrapolis_protocol::{ClockRule, Code, Command, TablePhase, Version, Wished};
use tetrapolis_table::{Caller, Happening, LiveTable, Played, lines, open_position};

const NONE: ClockRule = ClockRule::None;
const HELP: Command = Command::Help { on: true };

/// Ann against bots.
fn alone(game: &str, seats: u8) -> Sitting {
    let mut sitting = Sitting::of(game, seats, NONE);
    sitting.seat(Seat(0));
    for seat in Seat::all(seats).skip(1) {
        sitting.does("ann", Command::Bot { seat, kind: Some("random".into()) });
    }
    sitting.start();
    sitting
}

fn advisable(sitting: &Sitting, name: &str) -> Result<Seat, Code> {
    let seat = sitting.table.seat_of(&person(name).player);
    let version = sitting.table.version(seat.map_or(Viewer::Public, Viewer::Seat));
    sitting.table.advisable(Some(&person(name)), version, None).map_err(|refused| refused.code)
}

fn helped(sitting: &Sitting) -> Vec<Seat> {
    sitting.table.info(None, Viewer::Public).helped
}

/// Lets the others play until somebody has to act.
fn until(sitting: &mut Sitting, seat: Seat) {
    while let Some((next, action)) = sitting.next()
        && next != seat
    {
        if sitting.table.bots_to_act().iter().any(|(bot, _)| *bot == next) {
            let events = sitting.table.play_for_bot(next, &format!("{next}: {action}"), sitting.now);
            sitting.happen(events.expect("it is legal"));
        } else {
            sitting.play(next, action);
        }
    }
}

#[test]
fn against_bots_help_is_there_at_once_and_gone_at_once() {
    let mut sitting = alone("point-city", 3);
    until(&mut sitting, Seat(0));
    assert_eq!(advisable(&sitting, "ann"), Err(Code::HelpOff));
    sitting.does("ann", HELP);
    assert_eq!((helped(&sitting), advisable(&sitting, "ann")), (vec![Seat(0)], Ok(Seat(0))));
    let length = sitting.log.len();
    sitting.does("ann", HELP);
    assert_eq!(sitting.log.len(), length, "it is on already");
    sitting.does("ann", Command::Help { on: false });
    assert_eq!((helped(&sitting), advisable(&sitting, "ann")), (Vec::new(), Err(Code::HelpOff)));
}

#[test]
fn other_people_have_to_agree_all_of_them() {
    let mut sitting = Sitting::begun("point-city", 3, NONE);
    until(&mut sitting, Seat(1));
    sitting.does("bob", HELP);
    let wish = sitting.table.wish().expect("it is asked");
    assert_eq!((wish.seat, wish.what), (Seat(1), Wished::Help));
    assert_eq!(sitting.refused("cy", HELP), Code::UndoPending);
    assert_eq!(sitting.refused("bob", Command::Agree { yes: true }), Code::UndoNotAsked);
    sitting.does("ann", Command::Agree { yes: true });
    assert_eq!(advisable(&sitting, "bob"), Err(Code::HelpOff));
    sitting.does("cy", Command::Agree { yes: true });
    assert_eq!((helped(&sitting), advisable(&sitting, "bob")), (vec![Seat(1)], Ok(Seat(1))));
    sitting.does("cy", HELP);
    assert_eq!(sitting.table.wish().map(|wish| wish.seat), Some(Seat(2)));
    sitting.does("cy", Command::Help { on: false });
    assert_eq!((helped(&sitting), sitting.table.wish()), (vec![Seat(1)], None), "it was taken back");
    sitting.does("cy", HELP);
    sitting.does("ann", Command::Agree { yes: false });
    assert_eq!((helped(&sitting), sitting.table.wish()), (vec![Seat(1)], None));
    sitting.does("bob", Command::Help { on: false });
    assert_eq!(helped(&sitting), Vec::new(), "nobody is asked about less help");
}

#[test]
fn help_that_is_not_wanted_any_more_is_not_asked_for() {
    let mut sitting = Sitting::begun("point-city", 2, NONE);
    sitting.does("bob", HELP);
    sitting.does("ann", Command::Resign);
    assert_eq!(sitting.table.phase(), TablePhase::Finished);
    assert_eq!(sitting.refused("bob", HELP), Code::TableFinished);
}

#[test]
fn all_gates_in_their_order() {
    let gathering = Sitting::of("point-city", 2, NONE);
    assert_eq!(advisable(&gathering, "ann"), Err(Code::TableNotSeated));
    let mut sitting = alone("point-city", 2);
    until(&mut sitting, Seat(0));
    let version = sitting.table.version(Viewer::Seat(Seat(0)));
    let ask = |sitting: &Sitting, by: Option<&Caller>, version| {
        sitting.table.advisable(by, version, None).map_err(|refused| refused.code)
    };
    assert_eq!(ask(&sitting, None, version), Err(Code::SessionNone));
    assert_eq!(advisable(&sitting, "zoe"), Err(Code::TableNotSeated));
    sitting.does("ann", HELP);
    assert_eq!(ask(&sitting, Some(&person("ann")), version), Err(Code::TableStale));
    let version = sitting.table.version(Viewer::Seat(Seat(0)));
    let about = |action| sitting.table.advisable(Some(&person("ann")), version, Some(action)).map_err(|no| no.code);
    assert_eq!(about("fly to the moon"), Err(Code::PlayUnreadable));
    assert_eq!(about("take a1 d4"), Err(Code::PlayIllegal));
    assert_eq!(about(&sitting.next().expect("ann acts").1), Ok(Seat(0)));
    let (seat, action) = sitting.next().expect("ann acts");
    sitting.play(seat, action);
    while sitting.next().is_some_and(|(next, _)| next == Seat(0)) {
        sitting.play_any();
    }
    assert_eq!(advisable(&sitting, "ann"), Err(Code::PlayNotToAct));
    until(&mut sitting, Seat(0));
    sitting.does("ann", Command::Pause);
    assert_eq!(advisable(&sitting, "ann"), Err(Code::TablePaused));
    sitting.does("ann", Command::Resume);
    sitting.does("ann", Command::Leave);
    assert_eq!(advisable(&sitting, "ann"), Err(Code::PlayStoodIn));
}

#[test]
fn one_who_plays_with_another_has_no_help_of_hers() {
    let mut sitting = Sitting::begun("uptown", 2, NONE);
    sitting.does("ann", HELP);
    sitting.does("bob", Command::Agree { yes: true });
    until(&mut sitting, Seat(1));
    assert_eq!(advisable(&sitting, "bob"), Err(Code::HelpOff));
    assert_eq!(advisable(&sitting, "ann"), Err(Code::PlayNotToAct));
}

#[test]
fn a_table_of_an_earlier_release_has_no_help() {
    let opening = Sitting::of("point-city", 1, NONE).table.opening().clone();
    let played = opening.played.clone().expect("it is named");
    let opening = tetrapolis_table::Opening { played: Some(Played { format: 3, ..played }), ..opening };
    let mut sitting = Sitting::opened(opening);
    sitting.seat(Seat(0));
    sitting.start();
    assert_eq!(sitting.refused("ann", HELP), Code::HelpOld);
}

#[test]
fn nobody_is_helped_while_other_people_are_asked_in_secret() {
    let mut sitting = empty(3, NONE);
    Seat::all(3).for_each(|seat| sitting.seat(seat));
    sitting.start();
    for seat in Seat::all(3) {
        sitting.does(NAMES[seat.index()], HELP);
        Seat::all(3).filter(|other| *other != seat).for_each(|other| {
            sitting.does(NAMES[other.index()], Command::Agree { yes: true });
        });
    }
    for _ in 0..3 {
        city::until(&mut sitting, several);
        // Whoever is asked, with a choice and without one.
        for seat in asked(&sitting).iter() {
            assert_eq!(advisable(&sitting, NAMES[seat.index()]), Err(Code::HelpSecret));
        }
        sitting.wait(OPEN);
    }
}

#[test]
fn several_seats_of_one_device_are_helped_each_by_itself() {
    let mut opening = Sitting::of("uptown", 2, NONE).table.opening().clone();
    opening.one_device = true;
    let mut sitting = Sitting::opened(opening);
    Seat::all(2).for_each(|seat| sitting.does("ann", sit(seat)));
    sitting.start();
    let as_seat = |seat| Caller { seat: Some(seat), ..person("ann") };
    let events = sitting.table.decide(Some(&as_seat(Seat(1))), &HELP, &given(sitting.now)).expect("nobody to ask");
    sitting.happen(events);
    assert_eq!(helped(&sitting), [Seat(1)]);
}

/// A fork of a table in which a hint was asked for, and what others receive there.
#[test]
fn a_hint_changes_nothing_that_others_can_see_but_the_note() {
    let mut sitting = Sitting::begun("mafia-city", 3, NONE);
    sitting.does("ann", HELP);
    for name in ["bob", "cy"] {
        sitting.does(name, Command::Agree { yes: true });
    }
    for _ in 0..5 {
        until(&mut sitting, Seat(0));
        let seat = advisable(&sitting, "ann").expect("it is Ann's turn");
        let mut table = LiveTable::replay(&sitting.log, &open_position).expect("a good log");
        let events = table.note_hint(seat, sitting.now);
        assert_eq!(events.iter().map(|event| &event.what).collect::<Vec<_>>(), [&Happening::Hinted { seat }]);
        let told: Vec<_> = events.iter().map(|event| (event.at, table.fold(event).expect("it can happen"))).collect();
        assert!(table.note_hint(seat, sitting.now).is_empty(), "once in each position");
        for viewer in Viewer::all(3) {
            let version = table.version(viewer);
            assert_eq!(version.0, sitting.table.version(viewer).0 + 1);
            let noted = serde_json::to_value(lines(&told, viewer, version)).expect("plain");
            assert_eq!(noted[0]["what"], serde_json::json!({ "hinted": { "seat": 1 } }));
            let state = |table: &LiveTable| {
                let state = table.state(viewer, Version(0), Vec::new(), Some(table.info(None, viewer)));
                serde_json::to_value(tetrapolis_protocol::TableState { version: Version(0), ..state }).expect("plain")
            };
            assert_eq!(state(&table), state(&sitting.table), "{viewer:?}");
        }
        assert_eq!(table.record().to_string(), sitting.table.record().to_string());
        sitting.play_any();
    }
}
