//! Clocks, and bots that stand in.

mod common;

use common::{NAMES, Sitting, person};
use tetrapolis_game::{Seat, Viewer};
use tetrapolis_protocol::{ClockRule, Code, Command, Phase, Version};

const BANK: ClockRule = ClockRule::Bank { seconds: 10, increment: 2 };

fn left(sitting: &Sitting, seat: Seat) -> u64 {
    sitting.table.state(Viewer::Public, Version(0), Vec::new(), None).clocks[seat.index()].left
}

#[test]
fn time_runs_for_who_has_to_act_and_a_turn_gives_some_back() {
    let mut sitting = Sitting::begun("point-city", 2, BANK);
    let (seat, _) = sitting.next().expect("somebody acts");
    sitting.wait(4_000);
    while sitting.next().expect("somebody acts").0 == seat {
        sitting.play_any();
    }
    assert_eq!(left(&sitting, seat), 8_000);
    assert_eq!(left(&sitting, Seat(1 - seat.0)), 10_000);
}

#[test]
fn a_pause_stops_the_clock_and_gives_nothing_back() {
    let mut sitting = Sitting::begun("point-city", 2, BANK);
    let (seat, _) = sitting.next().expect("somebody acts");
    sitting.wait(1_000);
    sitting.does("ann", Command::Pause);
    sitting.wait(100_000);
    assert_eq!(left(&sitting, seat), 9_000);
    assert_eq!(sitting.table.due(), None);
    sitting.does("ann", Command::Resume);
    assert_eq!(sitting.table.due(), Some(sitting.now.plus(9_000)));
}

#[test]
fn who_runs_out_of_time_loses_nothing_and_the_others_choose() {
    let mut sitting = Sitting::begun("point-city", 2, BANK);
    let (seat, _) = sitting.next().expect("somebody acts");
    let (late, other) = (NAMES[seat.index()], NAMES[1 - seat.index()]);
    let choose = |stand_in| Command::RanOut { seat, stand_in };
    sitting.wait(9_999);
    assert_eq!(sitting.refused(other, choose(true)), Code::ClockNotOut);
    sitting.wait(1);
    assert_eq!(sitting.table.phase(), Phase::Running);
    assert!(sitting.table.info(None, Viewer::Public).seats[seat.index()].out_of_time);
    assert_eq!(sitting.refused(late, choose(true)), Code::ClockNotOut);
    assert_eq!(sitting.table.due(), None, "it is told once");
    sitting.does(other, choose(false));
    sitting.does(other, choose(true));
    assert_eq!(sitting.table.bots_to_act(), [(seat, "random")]);
    let version = sitting.table.version(Viewer::Seat(seat));
    assert_eq!(sitting.refused(late, Command::Play { version, action: "deck".into() }), Code::PlayStoodIn);
    sitting.does(late, Command::Return);
    assert!(sitting.table.bots_to_act().is_empty());
    sitting.play_any();
}

#[test]
fn days_are_counted_anew_for_each_turn() {
    const DAY: u64 = 86_400_000;
    let mut sitting = Sitting::begun("point-city", 2, ClockRule::Days(2));
    let (seat, _) = sitting.next().expect("somebody acts");
    sitting.wait(DAY);
    while sitting.next().expect("somebody acts").0 == seat {
        sitting.play_any();
    }
    assert_eq!(left(&sitting, seat), 2 * DAY);
    assert_eq!(sitting.table.due(), Some(sitting.now.plus(2 * DAY)));
}

#[test]
fn a_bot_stands_in_after_the_grace_and_gives_the_seat_back() {
    let mut sitting = Sitting::begun("point-city", 2, ClockRule::None);
    let bob = person("bob").player;
    let away = sitting.table.presence(&bob, false, sitting.now);
    sitting.happen(away);
    assert!(sitting.table.presence(&bob, false, sitting.now).is_empty(), "it is told once");
    sitting.wait(59_999);
    assert_eq!(sitting.table.info(None, Viewer::Public).seats[1].stand_in, None);
    sitting.wait(1);
    assert_eq!(sitting.table.info(None, Viewer::Public).seats[1].stand_in.as_deref(), Some("random"));
    assert_eq!(sitting.table.due(), None);
    let back = sitting.table.presence(&bob, true, sitting.now);
    sitting.happen(back);
    let seating = &sitting.table.info(None, Viewer::Public).seats[1];
    assert!(seating.present && seating.stand_in.is_none());
}

#[test]
fn who_comes_back_within_the_grace_keeps_the_seat() {
    let mut sitting = Sitting::begun("point-city", 2, ClockRule::None);
    let bob = person("bob").player;
    let away = sitting.table.presence(&bob, false, sitting.now);
    sitting.happen(away);
    sitting.wait(30_000);
    let back = sitting.table.presence(&bob, true, sitting.now);
    sitting.happen(back);
    sitting.wait(60_000);
    assert_eq!(sitting.table.info(None, Viewer::Public).seats[1].stand_in, None);
}

#[test]
fn bots_wait_while_nobody_is_there() {
    let mut sitting = Sitting::begun("point-city", 2, ClockRule::None);
    let (seat, _) = sitting.next().expect("somebody acts");
    sitting.does(NAMES[seat.index()], Command::Leave);
    for name in [NAMES[seat.index()], NAMES[1 - seat.index()]] {
        assert_eq!(sitting.table.bots_to_act().len(), 1);
        let away = sitting.table.presence(&person(name).player, false, sitting.now);
        sitting.happen(away);
    }
    assert!(sitting.table.bots_to_act().is_empty());
}

#[test]
fn a_bot_plays_for_the_only_person_who_asks_and_watches() {
    let mut sitting = Sitting::begun("point-city", 2, ClockRule::None);
    let away = sitting.table.presence(&person("bob").player, false, sitting.now);
    sitting.happen(away);
    while sitting.next().expect("somebody acts").0 != Seat(0) {
        sitting.play_any();
    }
    sitting.does("ann", Command::Leave);
    assert_eq!(sitting.table.bots_to_act(), [(Seat(0), "random")]);
}

#[test]
fn no_bot_stands_in_at_a_table_that_everybody_has_left() {
    let mut sitting = Sitting::begun("point-city", 2, ClockRule::None);
    for name in ["ann", "bob"] {
        let away = sitting.table.presence(&person(name).player, false, sitting.now);
        sitting.happen(away);
    }
    assert_eq!(sitting.table.due(), None);
    sitting.wait(3_600_000);
    assert!(sitting.table.info(None, Viewer::Public).seats.iter().all(|seating| seating.stand_in.is_none()));
    let back = sitting.table.presence(&person("ann").player, true, sitting.now);
    sitting.happen(back);
    sitting.wait(0);
    assert_eq!(sitting.table.info(None, Viewer::Public).seats[1].stand_in.as_deref(), Some("random"));
}

#[test]
fn the_picture_of_a_table_without_clocks_has_none() {
    let sitting = Sitting::begun("point-city", 2, ClockRule::None);
    assert!(sitting.table.state(Viewer::Public, Version(0), Vec::new(), None).clocks.is_empty());
}
