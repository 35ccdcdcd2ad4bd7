//! The kit passes a sound game and catches each law being broken.

mod chips;

use chips::{Chips, Fault};
use tetrapolis_testkit::{Law, check};

fn broken(fault: Fault) -> Law {
    let broken = check(&Chips(fault), 200, 1, &|_| {}).expect_err("a law is broken");
    assert!(broken.to_string().contains("tetrapolis record 1"), "the game that shows it is given");
    broken.law
}

#[test]
fn a_sound_game_passes() {
    let report = check(&Chips(Fault::Nothing), 200, 1, &|_| {}).expect("all laws hold");
    assert_eq!(report.games, 200);
    assert!(report.longest <= 12 && report.decisions > 500);
}

#[test]
fn the_same_seed_checks_the_same_games() {
    let report = |seed| check(&Chips(Fault::Nothing), 50, seed, &|_| {}).expect("all laws hold");
    assert_eq!(report(1), report(1));
    assert_ne!(report(1), report(2));
}

#[test]
fn what_is_not_read_as_it_was_written_breaks_replay() {
    assert_eq!(broken(Fault::NotationForgetsTheChip), Law::Replay);
    assert_eq!(broken(Fault::PositionForgetsTheTurn), Law::Replay);
}

#[test]
fn a_list_that_differs_from_what_is_accepted_breaks_legality() {
    assert_eq!(broken(Fault::ListsAnIllegalAction), Law::Legality);
    assert_eq!(broken(Fault::AcceptsAnyAction), Law::Legality);
    assert_eq!(broken(Fault::ActsOutOfTurn), Law::Legality);
    assert_eq!(broken(Fault::NoWeight), Law::Legality);
    assert_eq!(broken(Fault::TellsActionsAlike), Law::Legality);
    assert_eq!(broken(Fault::JoinsItsMoves), Law::Legality);
}

#[test]
fn a_sample_that_does_not_fit_its_view_breaks_same_look() {
    assert_eq!(broken(Fault::SamplesOtherHands), Law::SameLook);
    assert_eq!(broken(Fault::ShowsTheOtherHand), Law::SameLook);
}

#[test]
fn a_change_that_nobody_was_told_of_breaks_no_leak() {
    assert_eq!(broken(Fault::HidesAPass), Law::NoLeak);
}

#[test]
fn seeing_less_than_one_is_told_breaks_no_leak() {
    assert_eq!(broken(Fault::SeesNothing), Law::NoLeak);
}

#[test]
fn a_hand_that_shows_breaks_no_leak_even_where_samples_fit_it() {
    assert_eq!(broken(Fault::SamplesWhatItShows), Law::NoLeak);
}

#[test]
fn being_told_what_is_not_seen_breaks_no_leak() {
    assert_eq!(broken(Fault::TellsTheChip), Law::NoLeak);
    assert_eq!(broken(Fault::TellsTheBagBeforeADraw), Law::NoLeak);
}

#[test]
fn a_lost_chip_an_endless_game_and_a_wrong_sheet_break_conservation() {
    assert_eq!(broken(Fault::LosesAChip), Law::Conservation);
    assert_eq!(broken(Fault::NeverEnds), Law::Conservation);
    assert_eq!(broken(Fault::SheetDoesNotAddUp), Law::Conservation);
}
