//! Golden games: they replay to the same end forever, or `RULES` has to rise.

use tetrapolis_game::{Record, ReplayError};
use tetrapolis_point_city::{Edition, Level, PointCity};
use tetrapolis_testkit::golden_scores;

#[test]
fn the_game_for_two_ends_as_it_did() {
    let game = PointCity::new(Edition::builtin(), 2);
    assert_eq!(golden_scores(&game, include_str!("../records/two-seats.record")), [(28, 1), (25, 2)]);
}

#[test]
fn the_game_for_three_ends_as_it_did() {
    let game = PointCity::new(Edition::builtin(), 3);
    assert_eq!(golden_scores(&game, include_str!("../records/three-seats.record")), [(25, 2), (25, 1), (21, 3)]);
}

#[test]
fn the_game_for_four_ends_as_it_did() {
    let game = PointCity::new(Edition::builtin(), 4);
    assert_eq!(golden_scores(&game, include_str!("../records/four-seats.record")), [(8, 4), (24, 2), (30, 1), (14, 3)]);
}

#[test]
fn the_solo_game_ends_as_it_did() {
    let game = PointCity::solo(Edition::builtin(), Level::Hard);
    assert_eq!(golden_scores(&game, include_str!("../records/solo-hard.record")), [(8, 2), (61, 1)]);
}

#[test]
fn a_record_is_refused_by_another_edition_number_of_seats_or_level() {
    let record: Record = include_str!("../records/two-seats.record").parse().expect("a record");
    let other = tetrapolis_point_city::BUILTIN_EDITION.replacen("\"wind-farm\"", "\"windmill\"", 1);
    let other = Edition::read(tetrapolis_game::Source { file: "other.toml", text: &other }).expect("an edition");
    let replay = |game: PointCity| record.replay(&game, usize::MAX).expect_err("refused");
    assert!(matches!(replay(PointCity::new(other, 2)), ReplayError::Edition { .. }));
    assert_eq!(replay(PointCity::new(Edition::builtin(), 3)), ReplayError::Setup);
    assert_eq!(replay(PointCity::solo(Edition::builtin(), Level::Easy)), ReplayError::Setup);
}

#[test]
fn an_impossible_step_is_named() {
    let text = include_str!("../records/two-seats.record").replacen("1: take", "1: take a1 d4\n1: take", 1);
    let record: Record = text.parse().expect("a record");
    let game = PointCity::new(Edition::builtin(), 2);
    assert!(
        matches!(record.replay(&game, usize::MAX), Err(ReplayError::Refused { refusal, .. }) if refusal.rule.0 == "PC-3.2")
    );
}
