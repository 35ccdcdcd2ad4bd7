//! Golden games: they replay to the same end forever, or `RULES` has to rise.

use tetrapolis_game::{Record, ReplayError, Source};
use tetrapolis_testkit::golden_scores;
use tetrapolis_uptown::{BUILTIN_EDITION, Edition, UpTown};

#[test]
fn the_game_for_two_ends_as_it_did() {
    assert_eq!(
        golden_scores(&UpTown::new(Edition::builtin(), 2), include_str!("../records/two-seats.record")),
        [(23, 1), (11, 2)]
    );
}

#[test]
fn the_game_for_three_ends_as_it_did() {
    assert_eq!(
        golden_scores(&UpTown::new(Edition::builtin(), 3), include_str!("../records/three-seats.record")),
        [(42, 1), (31, 2), (22, 3)]
    );
}

#[test]
fn the_game_for_four_ends_as_it_did() {
    assert_eq!(
        golden_scores(&UpTown::new(Edition::builtin(), 4), include_str!("../records/four-seats.record")),
        [(18, 3), (23, 1), (18, 2), (15, 4)]
    );
}

#[test]
fn a_record_is_refused_by_another_edition_or_number_of_seats() {
    let record: Record = include_str!("../records/two-seats.record").parse().expect("a record");
    let other = BUILTIN_EDITION.replacen("\"linden-house\"", "\"lime-house\"", 1);
    let other = Edition::read(Source { file: "other.toml", text: &other }).expect("an edition");
    let replay = |game: UpTown| record.replay(&game, usize::MAX).expect_err("refused");
    assert!(matches!(replay(UpTown::new(other, 2)), ReplayError::Edition { .. }));
    assert_eq!(replay(UpTown::new(Edition::builtin(), 3)), ReplayError::Setup);
}

#[test]
fn an_impossible_step_is_named() {
    let text = include_str!("../records/two-seats.record").replacen("1: build", "1: give 2 1\n1: build", 1);
    let record: Record = text.parse().expect("a record");
    let game = UpTown::new(Edition::builtin(), 2);
    let refused = record.replay(&game, usize::MAX);
    assert!(matches!(refused, Err(ReplayError::Refused { refusal, .. }) if refusal.rule.0 == "UT-4.2"));
}
