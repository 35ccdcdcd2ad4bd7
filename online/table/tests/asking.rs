//! Questions that close automatically: nobody learns who has answered, or could have.

#[path = "common/city.rs"]
mod city;
mod common;

use city::{OPEN, asked, city, decline, empty, question, several, state, until, veto};
use common::{NAMES, Sitting, person};
use tetrapolis_game::{Seat, Turn, Viewer};
use tetrapolis_protocol::{ClockRule, Code, Command, StandingAnswer};
use tetrapolis_table::{Event, Happening, LiveTable, open_position};

#[test]
fn a_question_closes_after_its_time_and_whoever_said_nothing_has_declined() {
    // MC-10.6
    let mut sitting = city(ClockRule::None);
    until(&mut sitting, several);
    let before = sitting.table.head();
    sitting.wait(OPEN - 1);
    assert_eq!(sitting.table.head(), before);
    sitting.wait(1);
    let closing = &sitting.log[usize::try_from(before).expect("small")..];
    let declined = closing
        .iter()
        .filter(|event| matches!(&event.what, Happening::Played { step } if step.as_str().ends_with("decline")));
    assert_eq!(declined.count(), usize::from(asked_before(&sitting, before)));
}

/// How many were asked when the log had this many events.
fn asked_before(sitting: &Sitting, head: u64) -> u8 {
    let log = &sitting.log[..usize::try_from(head).expect("small")];
    let table = LiveTable::replay(log, &open_position).expect("a good log");
    let Turn::Act(seats) = table.position().turn() else { return 0 };
    seats.len() as u8
}

#[test]
fn no_answer_closes_a_question_early() {
    let mut sitting = city(ClockRule::None);
    until(&mut sitting, several);
    let turned = sitting.table.turned();
    for seat in asked(&sitting).iter() {
        decline(seat, &mut sitting);
    }
    sitting.wait(OPEN - 1);
    assert_eq!(sitting.table.turned(), turned);
    sitting.wait(1);
    assert_ne!(sitting.table.turned(), turned);
}

#[test]
fn a_veto_is_kept_back_and_counts_when_the_question_closes() {
    // MC-10.3
    let mut sitting = city(ClockRule::None);
    until(&mut sitting, |sitting| veto(sitting).is_some());
    let (seat, action) = veto(&sitting).expect("somebody could veto");
    sitting.play(seat, action.clone());
    assert_eq!(question(&sitting, seat).expect("it is open").answer, Some(action.clone()));
    let before = sitting.log.len();
    sitting.wait(OPEN);
    let played = |event: &Event| matches!(&event.what, Happening::Played { step } if step.as_str() == format!("{seat}: {action}"));
    assert!(sitting.log[before..].iter().any(played));
}

#[test]
fn an_answer_can_be_changed_until_the_question_closes() {
    let mut sitting = city(ClockRule::None);
    until(&mut sitting, |sitting| veto(sitting).is_some());
    let (seat, action) = veto(&sitting).expect("somebody could veto");
    sitting.play(seat, action.clone());
    decline(seat, &mut sitting);
    let before = sitting.log.len();
    sitting.wait(OPEN);
    let played = |event: &Event| matches!(&event.what, Happening::Played { step } if step.as_str() == format!("{seat}: {action}"));
    assert!(!sitting.log[before..].iter().any(played));
}

#[test]
fn an_answer_that_no_rule_allows_is_refused() {
    let mut sitting = city(ClockRule::None);
    until(&mut sitting, several);
    let seat = asked(&sitting).first().expect("somebody");
    let version = sitting.table.version(Viewer::Seat(seat));
    let play = Command::Play { version, action: "pass".into() };
    assert_eq!(sitting.refused(NAMES[seat.index()], play), Code::PlayIllegal);
}

#[test]
fn somebody_asked_alone_has_half_the_time_and_acts_at_once() {
    let mut sitting = city(ClockRule::None);
    let acts = |sitting: &Sitting| {
        let seat = asked(sitting).first().filter(|_| !several(sitting))?;
        Some((seat, sitting.table.position().legal(seat).get(1)?.notation.clone()))
    };
    until(&mut sitting, |sitting| acts(sitting).is_some());
    let (seat, action) = acts(&sitting).expect("somebody could act");
    assert_eq!(question(&sitting, seat).and_then(|asked| asked.closes), Some(sitting.now.plus(OPEN / 2)));
    let turned = sitting.table.turned();
    decline(seat, &mut sitting);
    assert_eq!(sitting.table.turned(), turned, "declining at once would tell that there was a choice");
    sitting.play(seat, action);
    assert_ne!(sitting.table.turned(), turned);
}

#[test]
fn more_time_is_asked_for_openly_and_any_number_of_times() {
    let mut sitting = city(ClockRule::None);
    until(&mut sitting, several);
    let seats: Vec<Seat> = asked(&sitting).iter().collect();
    let (one, other) = (seats[0], seats[1]);
    sitting.wait(5_000);
    sitting.does(NAMES[one.index()], Command::MoreTime);
    let seen = question(&sitting, other).expect("it is open");
    assert_eq!((seen.closes, seen.more), (Some(sitting.now.plus(30_000)), vec![one]));
    sitting.wait(20_000);
    sitting.does(NAMES[one.index()], Command::MoreTime);
    let turned = sitting.table.turned();
    sitting.wait(29_999);
    assert_eq!(sitting.table.turned(), turned);
    sitting.wait(1);
    assert_ne!(sitting.table.turned(), turned);
}

#[test]
fn more_time_is_only_for_those_who_are_asked() {
    let mut sitting = city(ClockRule::None);
    assert_eq!(sitting.refused("ann", Command::MoreTime), Code::AnswerClosed);
    until(&mut sitting, several);
    let other = Seat::all(4).find(|seat| !asked(&sitting).contains(*seat)).expect("the announcer");
    assert_eq!(sitting.refused(NAMES[other.index()], Command::MoreTime), Code::PlayNotToAct);
}

#[test]
fn a_question_costs_no_time_but_more_time_does() {
    let mut sitting = city(ClockRule::Bank { seconds: 600, increment: 5 });
    until(&mut sitting, several);
    let seats: Vec<Seat> = asked(&sitting).iter().collect();
    let left = |sitting: &Sitting, seat: Seat| state(sitting, seat).clocks[seat.index()].left;
    let before: Vec<u64> = seats.iter().map(|seat| left(&sitting, *seat)).collect();
    sitting.wait(4_000);
    sitting.does(NAMES[seats[0].index()], Command::MoreTime);
    sitting.wait(30_000);
    assert_eq!(left(&sitting, seats[0]), before[0] - 30_000);
    assert_eq!(left(&sitting, seats[1]), before[1]);
}

#[test]
fn a_clock_that_runs_out_in_a_question_stays_out_when_it_closes() {
    let mut sitting = city(ClockRule::Bank { seconds: 20, increment: 0 });
    until(&mut sitting, several);
    let seat = asked(&sitting).first().expect("somebody");
    sitting.does(NAMES[seat.index()], Command::MoreTime);
    sitting.wait(20_000);
    let out = |sitting: &Sitting| sitting.table.info(None, Viewer::Public).seats[seat.index()].out_of_time;
    assert!(out(&sitting));
    sitting.wait(10_000);
    assert!(!sitting.table.keeps_answers_back() || asked(&sitting).first() != Some(seat));
    assert!(out(&sitting), "the question answered for the seat, the player did not");
}

#[test]
fn a_pause_gives_a_question_its_whole_time_again() {
    let mut sitting = city(ClockRule::None);
    until(&mut sitting, several);
    let seat = asked(&sitting).first().expect("somebody");
    sitting.wait(6_000);
    sitting.does("ann", Command::Pause);
    assert_eq!(question(&sitting, seat).and_then(|asked| asked.closes), None);
    sitting.wait(100_000);
    assert!(sitting.table.keeps_answers_back());
    sitting.does("ann", Command::Resume);
    assert_eq!(question(&sitting, seat).and_then(|asked| asked.closes), Some(sitting.now.plus(OPEN)));
}

#[test]
fn a_question_waits_while_nobody_is_here() {
    let mut sitting = city(ClockRule::None);
    until(&mut sitting, several);
    let turned = sitting.table.turned();
    for name in &NAMES[..4] {
        let events = sitting.table.presence(&person(name).player, false, sitting.now);
        sitting.happen(events);
    }
    sitting.wait(3 * OPEN);
    assert_eq!(sitting.table.turned(), turned);
    let events = sitting.table.presence(&person("bob").player, true, sitting.now);
    sitting.happen(events);
    sitting.wait(OPEN - 1);
    assert_eq!(sitting.table.turned(), turned);
    sitting.wait(1);
    assert_ne!(sitting.table.turned(), turned);
}

#[test]
fn a_question_that_should_have_closed_without_the_server_is_asked_again() {
    let mut sitting = city(ClockRule::None);
    until(&mut sitting, several);
    assert!(sitting.table.reopen(sitting.now).is_empty());
    sitting.now = sitting.now.plus(10 * OPEN);
    let seat = asked(&sitting).first().expect("somebody");
    let events = sitting.table.reopen(sitting.now);
    sitting.happen(events);
    assert_eq!(question(&sitting, seat).and_then(|asked| asked.closes), Some(sitting.now.plus(OPEN)));
}

#[test]
fn taking_back_is_refused_while_several_answer_whether_or_not_they_have() {
    let mut sitting = city(ClockRule::None);
    until(&mut sitting, several);
    let announcer = Seat::all(4).find(|seat| !asked(&sitting).contains(*seat)).expect("somebody announced it");
    let undo = |sitting: &Sitting| Command::Undo { version: sitting.table.version(Viewer::Seat(announcer)) };
    let command = undo(&sitting);
    assert_eq!(sitting.refused(NAMES[announcer.index()], command), Code::UndoSecret);
    for seat in asked(&sitting).iter() {
        decline(seat, &mut sitting);
    }
    let command = undo(&sitting);
    assert_eq!(sitting.refused(NAMES[announcer.index()], command), Code::UndoSecret);
}

#[test]
fn where_one_person_plays_against_bots_nothing_closes_by_itself() {
    let mut sitting = empty(3, ClockRule::None);
    sitting.seat(Seat(0));
    for seat in [Seat(1), Seat(2)] {
        sitting.does("ann", Command::Bot { seat, kind: Some("random".into()) });
    }
    sitting.start();
    for turn in 0..300_usize {
        let Some(seat) = asked(&sitting).first() else { break };
        let legal = sitting.table.position().legal(seat);
        let action = legal[turn % legal.len()].notation.clone();
        if seat == Seat(0) {
            assert!(question(&sitting, seat).is_none_or(|asked| asked.closes.is_none()));
            sitting.play(seat, action);
        } else {
            let events = sitting.table.play_for_bot(seat, &format!("{seat}: {action}"), sitting.now);
            sitting.happen(events.expect("a bot may"));
        }
    }
}

#[test]
fn a_bot_answers_once_and_its_answer_is_kept_back() {
    let mut sitting = city(ClockRule::None);
    until(&mut sitting, |sitting| several(sitting) && asked(sitting).contains(Seat(1)));
    sitting.does("bob", Command::Leave);
    assert_eq!(sitting.table.bots_to_act().len(), 1);
    let turned = sitting.table.turned();
    let decline = question(&sitting, Seat(1)).expect("it is open").decline;
    let events = sitting.table.play_for_bot(Seat(1), &format!("2: {decline}"), sitting.now).expect("it may");
    sitting.happen(events);
    assert!(sitting.table.bots_to_act().is_empty());
    assert_eq!(sitting.table.turned(), turned);
}

#[test]
fn the_game_is_the_same_without_the_events_that_concern_one_player_alone() {
    let mut sitting = city(ClockRule::None);
    let stand = Command::Stand { answer: Some(StandingAnswer { except: Vec::new(), part: false }) };
    sitting.does("bob", stand);
    until(&mut sitting, |sitting| veto(sitting).is_some());
    let (seat, action) = veto(&sitting).expect("somebody could veto");
    sitting.play(seat, action);
    sitting.wait(OPEN);
    let copy: Vec<Event> = sitting.log.iter().filter(|event| !event.is_private()).cloned().collect();
    assert_eq!(copy.len() + 2, sitting.log.len());
    let replayed = LiveTable::replay(&copy, &open_position).expect("a good log");
    assert_eq!(replayed.position().position(), sitting.table.position().position());
    let whole = LiveTable::replay(&sitting.log, &open_position).expect("a good log");
    assert_eq!(whole.version(Viewer::Seat(seat)), sitting.table.version(Viewer::Seat(seat)));
}
