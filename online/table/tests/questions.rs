//! Questions about a table: what a thing is, and how everybody stands.

mod common;

use common::Sitting;
use tetrapolis_game::{Seat, Viewer};
use tetrapolis_protocol::{ClockRule, Code, Command, TablePhase, Version};

const NONE: ClockRule = ClockRule::None;

fn explain(thing: &str) -> Command {
    Command::Explain { thing: thing.into() }
}

/// The seat that has to act, and a place of the market that it may take.
fn mover(sitting: &Sitting) -> (Seat, String) {
    let (seat, _) = sitting.next().expect("somebody acts");
    let legal = sitting.table.position().legal(seat);
    let touched = legal.iter().flat_map(|telling| &telling.touches).find(|thing| thing.starts_with("market:"));
    (seat, touched.expect("something can be taken").clone())
}

#[test]
fn questions_are_for_everybody_who_may_look_and_change_nothing() {
    let mut sitting = Sitting::begun("point-city", 2, NONE);
    let (length, position) = (sitting.log.len(), sitting.table.position().position());
    for name in ["ann", "bob", "zoe"] {
        sitting.does(name, explain("deck"));
        sitting.does(name, explain("no such thing"));
        sitting.does(name, Command::Scores);
    }
    assert_eq!((sitting.log.len(), sitting.table.position().position()), (length, position));

    let mut gathering = Sitting::of("point-city", 2, NONE);
    assert_eq!(gathering.refused("ann", explain("deck")), Code::TableNotRunning);
    assert_eq!(gathering.refused("ann", Command::Scores), Code::TableNotRunning);
}

#[test]
fn a_table_without_spectators_answers_its_players_alone() {
    let mut opening = Sitting::of("point-city", 2, NONE).table.opening().clone();
    opening.spectators = false;
    let mut sitting = Sitting::opened(opening);
    Seat::all(2).for_each(|seat| sitting.seat(seat));
    sitting.start();
    sitting.does("bob", explain("deck"));
    assert_eq!(sitting.refused("zoe", explain("deck")), Code::TableClosed);
    assert_eq!(sitting.refused("zoe", Command::Scores), Code::TableClosed);
}

#[test]
fn spectators_hear_what_a_thing_is_and_players_what_to_do_with_it() {
    let sitting = Sitting::begun("point-city", 2, NONE);
    let (seat, thing) = mover(&sitting);
    let player = sitting.table.explain(&thing, Viewer::Seat(seat)).expect("it is there");
    let spectator = sitting.table.explain(&thing, Viewer::Public).expect("it is there");
    assert!(player.uses.iter().any(|way| !way.offers.is_empty()), "{player:?}");
    assert!(spectator.uses.is_empty());
    assert_eq!(player.about.name, spectator.about.name);
    assert_eq!(sitting.table.explain("market:z9", Viewer::Public), None);
}

#[test]
fn a_seat_that_does_not_play_is_offered_nothing() {
    let mut sitting = Sitting::begun("point-city", 2, NONE);
    let (seat, thing) = mover(&sitting);
    let name = if seat == Seat(0) { "ann" } else { "bob" };
    let offers = |sitting: &Sitting| sitting.table.explain(&thing, Viewer::Seat(seat)).expect("it is there").uses.len();
    assert_ne!(offers(&sitting), 0);
    sitting.does(name, Command::Pause);
    assert_eq!(offers(&sitting), 0, "the game is paused");
    sitting.does(name, Command::Resume);
    sitting.does(name, Command::Leave);
    assert_eq!(offers(&sitting), 0, "a bot stands in");
    sitting.does(name, Command::Resign);
    assert_eq!(sitting.table.phase(), TablePhase::Finished);
    assert_eq!(offers(&sitting), 0, "the game is over");
}

#[test]
fn scores_are_those_of_the_end_if_it_were_now() {
    let mut sitting = Sitting::begun("uptown", 3, NONE);
    for _ in 0..30 {
        sitting.play_any().expect("the game goes on");
    }
    let scores = sitting.table.scores();
    assert_eq!((scores.outcome.len(), scores.sheets.len()), (3, 3));
    for (standing, sheet) in scores.outcome.iter().zip(&scores.sheets) {
        assert_eq!(sheet.iter().map(|line| line.points).sum::<i32>(), standing.score);
    }
    while sitting.play_any().is_some() {}
    let state = sitting.table.state(Viewer::Public, Version::default(), Vec::new(), None);
    let scores = sitting.table.scores();
    assert_eq!((state.outcome, state.sheets), (scores.outcome, scores.sheets));
}

#[test]
fn scores_say_what_decides_between_equals() {
    let sitting = Sitting::begun("cities", 3, NONE);
    let scores = sitting.table.scores();
    assert!(scores.outcome.iter().all(|standing| standing.score == 0), "nobody has anything yet");
    assert_eq!(scores.ties.iter().map(|tie| tie.parties).collect::<Vec<_>>(), [[0, 1], [1, 2]]);
    assert!(scores.ties.iter().all(|tie| tie.decided.is_none()), "they share the place");
    let mut sitting = Sitting::begun("mafia-city", 3, NONE);
    sitting.play_any().expect("the game goes on");
    let decided = sitting.table.scores().ties.iter().filter(|tie| tie.decided.is_some()).count();
    assert_eq!(decided, 2, "no two clans are equal (MC-7.2)");
}
