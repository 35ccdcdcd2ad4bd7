//! Golden games: they replay to the same end forever, or `RULES` has to rise.

use tetrapolis_game::{Record, ReplayError};
use tetrapolis_mafia_city::{Edition, Goal, MafiaCity};
use tetrapolis_testkit::golden_scores;

fn game(seats: u8, goal: Goal) -> MafiaCity {
    MafiaCity::new(Edition::builtin(), seats, goal)
}

#[test]
fn the_game_for_three_ends_as_it_did() {
    let text = include_str!("../records/three-seats.record");
    assert_eq!(golden_scores(&game(3, Goal::Advanced), text), [(10, 3), (15, 1), (11, 2)]);
}

#[test]
fn the_game_for_four_ends_as_it_did() {
    let text = include_str!("../records/four-seats.record");
    assert_eq!(golden_scores(&game(4, Goal::Advanced), text), [(8, 4), (11, 2), (13, 1), (10, 3)]);
}

#[test]
fn the_game_for_five_ends_as_it_did() {
    let text = include_str!("../records/five-seats.record");
    assert_eq!(golden_scores(&game(5, Goal::Advanced), text), [(9, 4), (9, 3), (10, 2), (8, 5), (11, 1)]);
}

#[test]
fn the_game_of_beginners_ends_as_it_did() {
    let text = include_str!("../records/beginners.record");
    assert_eq!(golden_scores(&game(4, Goal::Beginners), text), [(8, 1), (6, 4), (7, 2), (7, 3)]);
}

#[test]
fn a_record_is_refused_by_another_edition_number_of_seats_or_target() {
    let record: Record = include_str!("../records/four-seats.record").parse().expect("a record");
    let other = tetrapolis_mafia_city::BUILTIN_EDITION.replacen("id = \"hitman\"", "id = \"killer\"", 1);
    let other = Edition::read(tetrapolis_game::Source { file: "other.toml", text: &other }).expect("an edition");
    let replay = |game: MafiaCity| record.replay(&game, usize::MAX).expect_err("refused");
    assert!(matches!(replay(MafiaCity::new(other, 4, Goal::Advanced)), ReplayError::Edition { .. }));
    assert_eq!(replay(game(3, Goal::Advanced)), ReplayError::Setup);
    assert_eq!(replay(game(4, Goal::Beginners)), ReplayError::Setup);
}

#[test]
fn an_impossible_step_is_named() {
    let text = include_str!("../records/three-seats.record").replacen("* close", "* draw thief\n* close", 1);
    let record: Record = text.parse().expect("a record");
    let replayed = record.replay(&game(3, Goal::Advanced), usize::MAX);
    assert!(matches!(replayed, Err(ReplayError::Refused { refusal, .. }) if refusal.rule.0 == "MC-10.3"));
}
