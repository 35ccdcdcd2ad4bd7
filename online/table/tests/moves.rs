//! Moves of several actions, which people make in one gesture.

mod common;

use common::{NAMES, Sitting};
use tetrapolis_game::{Seat, Turn, Viewer};
use tetrapolis_protocol::{ClockRule, Code, Command, Version};
use tetrapolis_table::Happening;

fn state(sitting: &Sitting, seat: Seat) -> tetrapolis_protocol::TableState {
    sitting.table.state(Viewer::Seat(seat), Version(0), Vec::new(), None)
}

/// The moves of whoever has to act; where each action is one, the actions.
fn moves(sitting: &Sitting) -> (Seat, Vec<String>) {
    let Turn::Act(seats) = sitting.table.position().turn() else { panic!("somebody has to act") };
    let seat = seats.first().expect("somebody");
    let state = state(sitting, seat);
    let told = if state.moves.is_empty() { state.legal } else { state.moves };
    (seat, told.into_iter().map(|told| told.notation).collect())
}

fn taken_back(sitting: &Sitting, seat: Seat) -> Command {
    Command::Undo { version: sitting.table.version(Viewer::Seat(seat)) }
}

/// A table of UpTown at which each moment is a new one.
fn begun() -> Sitting {
    let mut sitting = Sitting::begun("uptown", 2, ClockRule::None);
    sitting.wait(1_000);
    sitting
}

#[test]
fn every_move_that_is_offered_can_be_played() {
    let mut sitting = begun();
    let mut longest = 0;
    for turn in 0..60 {
        sitting.wait(1_000);
        if sitting.table.position().turn() == Turn::Over {
            break;
        }
        let (seat, offered) = moves(&sitting);
        assert!(!offered.is_empty(), "there is something to do");
        let chosen = offered[turn % offered.len()].clone();
        let actions = chosen.split("; ").count();
        longest = longest.max(actions);
        let before = sitting.log.len();
        sitting.play(seat, chosen);
        let played = sitting.log[before..].iter().filter(|event| matches!(event.what, Happening::Played { .. }));
        assert_eq!(played.count(), actions);
        assert!(!sitting.table.position().is_mid_move(), "a move is whole");
    }
    assert_eq!(longest, 3, "take, choose, build");
}

#[test]
fn moves_say_what_all_their_actions_touch() {
    let sitting = begun();
    let (seat, _) = moves(&sitting);
    let told = state(&sitting, seat).moves;
    let built = told.iter().find(|told| told.notation.starts_with("keep; choose a; build 1")).expect("a card to build");
    assert_eq!(built.touches, [format!("deck:{seat}"), format!("plot:{seat}.1"), "end:a".to_owned()]);
    assert_eq!(built.message.key, "ut-build");
    let other = Seat(1 - seat.0);
    assert!(state(&sitting, other).moves.is_empty(), "whoever does not have to act can do nothing");
}

#[test]
fn a_move_is_all_or_nothing() {
    let mut sitting = begun();
    let (seat, _) = moves(&sitting);
    let version = sitting.table.version(Viewer::Seat(seat));
    let play = |action: &str| Command::Play { version, action: action.to_owned() };
    let before = sitting.log.len();
    assert_eq!(sitting.refused(NAMES[seat.index()], play("keep; build 1; build 1")), Code::PlayIllegal);
    assert_eq!(sitting.refused(NAMES[seat.index()], play("keep; choose a; build 1; municipal")), Code::PlayNotToAct);
    assert_eq!(sitting.refused(NAMES[seat.index()], play("keep;; build 1")), Code::PlayUnreadable);
    assert_eq!(sitting.log.len(), before);
}

#[test]
fn why_looks_to_the_end_of_a_move() {
    let mut sitting = begun();
    let (seat, _) = moves(&sitting);
    let name = NAMES[seat.index()];
    let before = sitting.log.len();
    sitting.does(name, Command::Why { action: "keep; choose a; build 1".into() });
    assert_eq!(sitting.refused(name, Command::Why { action: "keep; choose a; build 9".into() }), Code::PlayUnreadable);
    assert_eq!(sitting.log.len(), before, "nothing is played");
}

#[test]
fn a_move_is_taken_back_as_one() {
    let mut sitting = Sitting::of("uptown", 2, ClockRule::None);
    sitting.seat(Seat(0));
    sitting.does("ann", Command::Bot { seat: Seat(1), kind: Some("random".into()) });
    sitting.start();
    let is_long = |told: &String| told.matches("; ").count() == 2;
    let (seat, long) = loop {
        sitting.wait(1_000);
        match moves(&sitting) {
            (Seat(0), offered) => match offered.into_iter().find(is_long) {
                Some(long) => break (Seat(0), long),
                None => drop(sitting.play_any()),
            },
            (seat, offered) => {
                let action = offered[0].split("; ").next().expect("an action");
                let step = sitting.table.position().read_action(seat, action).expect("an action");
                let events = sitting.table.play_for_bot(seat, step.text(), sitting.now).expect("the bot plays");
                sitting.happen(events);
            }
        }
    };
    let before = sitting.table.position().position();
    sitting.wait(1_000);
    sitting.play(seat, long);
    assert_ne!(sitting.table.position().position(), before);
    sitting.does("ann", taken_back(&sitting, seat));
    assert_eq!(sitting.table.position().position(), before, "against a bot the card that was opened is no obstacle");
}

#[test]
fn actions_one_by_one_are_taken_back_one_by_one() {
    let mut sitting = begun();
    let (seat, _) = moves(&sitting);
    let name = NAMES[seat.index()];
    sitting.play(seat, "keep".into());
    let kept = sitting.table.position().position();
    sitting.wait(1_000);
    sitting.play(seat, "choose a".into());
    let command = taken_back(&sitting, seat);
    sitting.does(name, command);
    assert_eq!(sitting.table.position().position(), kept);
}

#[test]
fn other_games_have_no_long_moves() {
    for (game, seats) in [("point-city", 2), ("cities", 2), ("mafia-city", 3)] {
        let mut sitting = Sitting::begun(game, seats, ClockRule::None);
        let (seat, offered) = moves(&sitting);
        assert!(state(&sitting, seat).moves.is_empty(), "{game}");
        let action = &offered[0];
        let version = sitting.table.version(Viewer::Seat(seat));
        let twice = Command::Play { version, action: format!("{action}; {action}") };
        assert_eq!(sitting.refused(NAMES[seat.index()], twice), Code::PlayNotToAct, "{game}");
    }
}
