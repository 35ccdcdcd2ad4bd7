//! One player with several seats, who passes the device around.

mod common;

use common::{Sitting, person, sit};
use tetrapolis_game::{Seat, Viewer};
use tetrapolis_protocol::{ClockRule, Code, Command, TableId};
use tetrapolis_table::{Caller, Event, Given, Happening};

fn given(sitting: &Sitting) -> Given {
    Given { now: sitting.now, fresh: || TableId::new("t2").expect("an id") }
}

/// Ann at all seats of a table for one device.
fn alone(game: &str, seats: u8) -> Sitting {
    let mut opening = Sitting::of(game, seats, ClockRule::None).table.opening().clone();
    opening.one_device = true;
    let mut sitting = Sitting::opened(opening);
    for seat in Seat::all(seats) {
        sitting.does("ann", sit(seat));
    }
    sitting.start();
    sitting
}

#[test]
fn whoever_opened_the_table_takes_all_seats_and_others_one_each() {
    let mut sitting = Sitting::of("point-city", 3, ClockRule::None);
    sitting.does("ann", sit(Seat(0)));
    assert_eq!(sitting.refused("ann", sit(Seat(1))), Code::TableSeated);

    let sitting = alone("point-city", 3);
    let ann = person("ann").player;
    assert_eq!(sitting.table.seats_of(&ann).collect::<Vec<_>>(), [Seat(0), Seat(1), Seat(2)]);
    assert_eq!(sitting.table.info(Some(&ann), Viewer::Seat(Seat(1))).yours.len(), 3);
    assert_eq!(sitting.table.info(Some(&ann), Viewer::Seat(Seat(1))).you, Some(Seat(1)));
}

#[test]
fn a_stranger_is_told_that_all_play_on_one_device() {
    let mut opening = Sitting::of("point-city", 2, ClockRule::None).table.opening().clone();
    opening.one_device = true;
    let mut sitting = Sitting::opened(opening);
    assert_eq!(sitting.refused("bob", sit(Seat(0))), Code::TableOneDevice);
    assert_eq!(alone("point-city", 2).refused("bob", sit(Seat(0))), Code::TableOneDevice);
}

#[test]
fn a_whole_game_is_played_with_the_seat_that_is_named() {
    let mut sitting = alone("mafia-city", 3);
    let mut steps = 0;
    while let Some((seat, action)) = sitting.next() {
        let version = sitting.table.version(Viewer::Seat(seat));
        let other = Seat((seat.0 + 1) % 3);
        let play = Command::Play { version, action };
        let as_seat = |seat| Caller { seat: Some(seat), ..person("ann") };
        if steps == 0 {
            let refused =
                sitting.table.decide(Some(&as_seat(other)), &play, &given(&sitting)).expect_err("not its turn");
            assert!(matches!(refused.code, Code::PlayNotToAct | Code::TableStale), "{refused}");
        }
        let events = sitting.table.decide(Some(&as_seat(seat)), &play, &given(&sitting)).expect("it is legal");
        sitting.happen(events);
        steps += 1;
    }
    assert!(steps > 20);
}

#[test]
fn nobody_else_has_to_agree_when_something_is_taken_back() {
    let mut sitting = alone("point-city", 2);
    let (seat, action) = sitting.next().expect("somebody acts");
    let caller = Caller { seat: Some(seat), ..person("ann") };
    let version = sitting.table.version(Viewer::Seat(seat));
    let events = sitting.table.decide(Some(&caller), &Command::Play { version, action }, &given(&sitting));
    sitting.happen(events.expect("it is legal"));
    let version = sitting.table.version(Viewer::Seat(seat));
    let undo = sitting.table.decide(Some(&caller), &Command::Undo { version }, &given(&sitting)).expect("it is free");
    assert!(matches!(undo[..], [Event { what: Happening::Undone { .. }, .. }]), "{undo:?}");
}

#[test]
fn a_seat_of_somebody_else_is_not_played_by_naming_it() {
    let mut sitting = Sitting::begun("point-city", 2, ClockRule::None);
    let (seat, action) = sitting.next().expect("somebody acts");
    let other = if seat == Seat(0) { "bob" } else { "ann" };
    let caller = Caller { seat: Some(seat), ..person(other) };
    let version = sitting.table.version(Viewer::Seat(seat));
    let refused =
        sitting.table.decide(Some(&caller), &Command::Play { version, action: action.clone() }, &given(&sitting));
    assert_eq!(refused.expect_err("it is refused").code, Code::PlayNotToAct);
    sitting.play(seat, action);
}
