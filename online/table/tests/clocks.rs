//! Clocks, and bots that stand in.

mod common;

use common::{NAMES, Sitting, person};
use tetrapolis_game::{Seat, Viewer};
use tetrapolis_protocol::{ClockRule, Code, Command, TablePhase, Version, Wish, Wished};

const BANK: ClockRule = ClockRule::Bank { seconds: 10, increment: 2 };

fn left(sitting: &Sitting, seat: Seat) -> u64 {
    sitting.table.state(Viewer::Public, Version(0), Vec::new(), None).clocks[seat.index()].left
}

#[test]
fn time_runs_for_the_seat_that_has_to_act_and_a_turn_gives_some_back() {
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

/// A table where somebody has just run out of time: that seat, and the names of it and of another.
fn late() -> (Sitting, Seat, &'static str, &'static str) {
    let mut sitting = Sitting::begun("point-city", 2, BANK);
    let (seat, _) = sitting.next().expect("somebody acts");
    sitting.wait(10_000);
    (sitting, seat, NAMES[seat.index()], NAMES[1 - seat.index()])
}

fn play(sitting: &Sitting, seat: Seat) -> Command {
    let (_, action) = sitting.next().expect("somebody acts");
    Command::Play { version: sitting.table.version(Viewer::Seat(seat)), action }
}

#[test]
fn running_out_of_time_is_told_once_and_ends_nothing() {
    let mut sitting = Sitting::begun("point-city", 2, BANK);
    let (seat, _) = sitting.next().expect("somebody acts");
    let other = NAMES[1 - seat.index()];
    sitting.wait(9_999);
    assert_eq!(sitting.refused(other, Command::RanOut { seat, stand_in: true }), Code::ClockNotOut);
    sitting.wait(1);
    assert_eq!(sitting.table.phase(), TablePhase::Running);
    assert!(sitting.table.info(None, Viewer::Public).seats[seat.index()].out_of_time);
    let length = sitting.log.len();
    sitting.wait(1);
    assert_eq!(sitting.log.len(), length);
}

#[test]
fn whoever_is_out_of_time_does_not_play_on_before_all_others_agree() {
    let (mut sitting, seat, name, other) = late();
    assert_eq!(sitting.refused(name, play(&sitting, seat)), Code::ClockOut);
    assert_eq!(sitting.refused(name, Command::RanOut { seat, stand_in: false }), Code::ClockNotOut);
    assert!(sitting.table.state(Viewer::Seat(seat), Version(0), Vec::new(), None).legal.is_empty());
    let wish = sitting.table.info(None, Viewer::Public).wish;
    assert_eq!(wish, Some(Wish { seat, what: Wished::Return }));
    sitting.does(other, Command::RanOut { seat, stand_in: false });
    let command = play(&sitting, seat);
    sitting.does(name, command);
    assert!(!sitting.table.info(None, Viewer::Public).seats[seat.index()].out_of_time);
}

#[test]
fn a_bot_stands_in_for_whoever_is_out_of_time_and_the_seat_comes_back_only_by_consent() {
    let (mut sitting, seat, name, other) = late();
    sitting.does(other, Command::RanOut { seat, stand_in: true });
    assert_eq!(sitting.table.bots_to_act(), [(seat, "random")]);
    let player = person(name).player;
    let gone = sitting.table.presence(&player, false, sitting.now);
    sitting.happen(gone);
    let back = sitting.table.presence(&player, true, sitting.now);
    sitting.happen(back);
    assert_eq!(sitting.table.bots_to_act(), [(seat, "random")], "connecting again is not enough");
    sitting.does(name, Command::Return);
    assert_eq!(sitting.refused(name, Command::Return), Code::UndoPending);
    sitting.does(other, Command::Agree { yes: false });
    assert_eq!(sitting.table.bots_to_act(), [(seat, "random")]);
    sitting.does(name, Command::Return);
    sitting.does(other, Command::Agree { yes: true });
    assert!(sitting.table.bots_to_act().is_empty());
    sitting.play_any();
}

#[test]
fn a_bot_stands_in_where_nobody_decides_about_the_late_one() {
    let (mut sitting, seat, ..) = late();
    assert_eq!(sitting.table.due(), Some(sitting.now.plus(60_000)));
    sitting.wait(60_000);
    assert_eq!(sitting.table.bots_to_act(), [(seat, "random")]);
}

#[test]
fn against_bots_alone_nobody_minds() {
    let mut sitting = Sitting::of("point-city", 2, BANK);
    sitting.seat(Seat(0));
    sitting.does("ann", Command::Bot { seat: Seat(1), kind: Some("random".into()) });
    sitting.start();
    while let Some((seat, _)) = sitting.table.bots_to_act().first().copied() {
        let (_, action) = sitting.next().expect("the bot acts");
        let events = sitting.table.play_for_bot(seat, &format!("{seat}: {action}"), sitting.now).expect("it is legal");
        sitting.happen(events);
    }
    sitting.wait(20_000);
    sitting.play_any();
}

#[test]
fn leaving_and_returning_brings_no_time() {
    let mut sitting = Sitting::begun("point-city", 2, BANK);
    let (seat, _) = sitting.next().expect("somebody acts");
    sitting.wait(4_000);
    for _ in 0..20 {
        sitting.does(NAMES[seat.index()], Command::Leave);
        sitting.does(NAMES[seat.index()], Command::Return);
    }
    assert_eq!(left(&sitting, seat), 6_000);
}

#[test]
fn taking_a_turn_back_and_playing_it_again_brings_time_once() {
    for clock in [BANK, ClockRule::Days(2)] {
        let mut sitting = Sitting::begun("point-city", 2, clock);
        let (seat, _) = sitting.next().expect("somebody acts");
        let (name, other) = (NAMES[seat.index()], NAMES[1 - seat.index()]);
        let full = left(&sitting, seat);
        let turn = |sitting: &mut Sitting| {
            while sitting.next().expect("somebody acts").0 == seat {
                sitting.play_any();
            }
        };
        sitting.wait(5_000);
        turn(&mut sitting);
        let once = left(&sitting, seat);
        for _ in 0..5 {
            while sitting.next().expect("somebody acts").0 != seat {
                let version = sitting.table.version(Viewer::Seat(seat));
                let before = sitting.log.len();
                sitting.does(name, Command::Undo { version });
                if sitting.table.info(None, Viewer::Public).wish.is_some() {
                    sitting.does(other, Command::Agree { yes: true });
                }
                assert!(sitting.log.len() > before);
            }
            assert_eq!(left(&sitting, seat), full - 5_000, "what the turn brought is gone with it");
            turn(&mut sitting);
        }
        assert_eq!(left(&sitting, seat), once);
    }
}

#[test]
fn two_pauses_are_free_and_more_need_consent() {
    let mut sitting = Sitting::begun("point-city", 3, BANK);
    for _ in 0..2 {
        sitting.does("ann", Command::Pause);
        sitting.does("bob", Command::Resume);
    }
    sitting.does("ann", Command::Pause);
    assert_eq!(sitting.table.phase(), TablePhase::Running, "it is only asked");
    sitting.does("bob", Command::Agree { yes: true });
    assert_eq!(sitting.table.phase(), TablePhase::Running, "one is missing");
    sitting.does("cy", Command::Agree { yes: true });
    assert_eq!(sitting.table.phase(), TablePhase::Paused);
    sitting.does("cy", Command::Resume);
    sitting.does("bob", Command::Pause);
    assert_eq!(sitting.table.phase(), TablePhase::Paused, "each has pauses of its own");
}

#[test]
fn days_are_counted_again_for_each_turn() {
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
fn nobody_has_to_be_here_where_turns_take_days() {
    let mut sitting = Sitting::begun("point-city", 2, ClockRule::Days(1));
    let away = sitting.table.presence(&person("bob").player, false, sitting.now);
    sitting.happen(away);
    sitting.wait(23 * 60 * 60 * 1_000);
    assert_eq!(sitting.table.info(None, Viewer::Public).seats[1].stand_in, None);
}

#[test]
fn whoever_comes_back_within_the_grace_keeps_the_seat() {
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

#[test]
fn coming_back_before_the_bot_has_moved_saves_no_time() {
    let mut sitting = Sitting::begun("point-city", 2, BANK);
    let (seat, _) = sitting.next().expect("somebody acts");
    let (name, other) = (NAMES[seat.index()], Seat(1 - seat.0));
    sitting.wait(1_000);
    for _ in 0..3 {
        sitting.does(name, Command::Leave);
        sitting.wait(1_500);
        sitting.does(name, Command::Return);
    }
    assert_eq!(left(&sitting, seat), 4_500);
    // A pause is free for those who are away, too.
    sitting.does(name, Command::Leave);
    sitting.wait(500);
    sitting.does(name, Command::Pause);
    sitting.wait(100_000);
    sitting.does(name, Command::Resume);
    sitting.does(name, Command::Return);
    assert_eq!(left(&sitting, seat), 4_000);
    // A player who does not have to move loses nothing, and neither does anybody for whom the bot has moved.
    sitting.does(NAMES[other.index()], Command::Leave);
    sitting.does(name, Command::Leave);
    sitting.wait(1_000);
    let (mover, action) = sitting.next().expect("somebody acts");
    assert_eq!(mover, seat);
    let events = sitting.table.play_for_bot(seat, &format!("{seat}: {action}"), sitting.now);
    sitting.happen(events.expect("it is legal"));
    sitting.does(name, Command::Return);
    sitting.does(NAMES[other.index()], Command::Return);
    assert_eq!((left(&sitting, seat), left(&sitting, other)), (4_000, 10_000));
    // Long ago, with nobody there for whom a bot would have moved.
    let (seat, _) = sitting.next().expect("somebody acts");
    let before = left(&sitting, seat);
    sitting.does(NAMES[seat.index()], Command::Leave);
    sitting.now = sitting.now.plus(24 * 60 * 60 * 1_000);
    sitting.does(NAMES[seat.index()], Command::Return);
    assert_eq!(left(&sitting, seat), before.saturating_sub(60_000));
}
