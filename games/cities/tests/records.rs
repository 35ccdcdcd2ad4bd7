//! Golden games: they replay to the same end forever, or `RULES` has to rise.

use tetrapolis_cities::{Cities, Edition, MetropolisIndex};
use tetrapolis_game::{Record, ReplayError, Source};
use tetrapolis_testkit::golden_scores;

fn in_lisbon(game: Cities) -> Cities {
    game.in_metropolis(MetropolisIndex::named("lisbon").expect("a metropolis"))
}

#[test]
fn the_game_for_two_ends_as_it_did() {
    let game = Cities::new(Edition::builtin(), 2);
    assert_eq!(golden_scores(&game, include_str!("../records/two-seats.record")), [(30, 1), (17, 2)]);
}

#[test]
fn the_game_for_three_ends_as_it_did() {
    let game = Cities::new(Edition::builtin(), 3);
    assert_eq!(golden_scores(&game, include_str!("../records/three-seats.record")), [(28, 3), (34, 2), (37, 1)]);
}

#[test]
fn the_game_for_four_in_lisbon_ends_as_it_did() {
    let game = in_lisbon(Cities::new(Edition::builtin(), 4));
    assert_eq!(
        golden_scores(&game, include_str!("../records/four-seats.record")),
        [(26, 2), (32, 1), (15, 4), (18, 3)]
    );
}

#[test]
fn the_long_game_ends_as_it_did() {
    let game = Cities::long(Edition::builtin());
    assert_eq!(golden_scores(&game, include_str!("../records/long.record")), [(68, 1), (59, 2)]);
}

#[test]
fn a_record_is_refused_by_another_edition_number_of_seats_length_or_metropolis() {
    let record: Record = include_str!("../records/two-seats.record").parse().expect("a record");
    let other = tetrapolis_cities::BUILTIN_EDITION.replacen("\"skyline-1\"", "\"horizon\"", 1);
    let other = Edition::read(Source { file: "other.toml", text: &other }).expect("an edition");
    let replay = |game: Cities| record.replay(&game, usize::MAX).expect_err("refused");
    assert!(matches!(replay(Cities::new(other, 2)), ReplayError::Edition { .. }));
    assert_eq!(replay(Cities::new(Edition::builtin(), 3)), ReplayError::Setup);
    assert_eq!(replay(Cities::long(Edition::builtin())), ReplayError::Setup);
    assert_eq!(replay(in_lisbon(Cities::new(Edition::builtin(), 2))), ReplayError::Setup);
}

#[test]
fn an_impossible_step_is_named() {
    let text = include_str!("../records/two-seats.record").replacen("2: put boat f6", "2: put boat e5", 1);
    let record: Record = text.parse().expect("a record");
    let game = Cities::new(Edition::builtin(), 2);
    assert!(
        matches!(record.replay(&game, usize::MAX), Err(ReplayError::Refused { refusal, .. }) if refusal.rule.0 == "CI-4.6")
    );
}
