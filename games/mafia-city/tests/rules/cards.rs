//! MC-9: cards.

use serde_json::json;
use tetrapolis_game::{Code, Encoding, Game, Part, Seat, Viewer, Views};
use tetrapolis_testkit::Scene;

use crate::table::table;

#[test]
fn the_hitman_removes_a_mafioso_where_it_stands() {
    // MC-9.1
    let mut game = table("stack 2: 1; stack 1: 2 3; hitman 1; cell 3: 1; hand 1: hitman; mayor 1");
    game.pass_all().play("pick 2").no_deals().play("decline");
    assert_eq!(game.legal(), ["decline", "play hitman 1.1", "play hitman 1.2"], "not in the Cell, not elsewhere");
    game.play("play hitman 1.2");
    assert_eq!((game.stack(1), game.of(3, "reserve")), (vec![2], 5));
}

#[test]
fn a_cancelled_hitman_card_may_be_followed_by_another_and_one_works() {
    // MC-9.1
    let mut game = table("stack 2: 1 1 2 2; hand 1: hitman hitman; hand 2: fbi");
    game.run_to("effect");
    game.play("decline").play("play hitman 2.4").play("2: play fbi").chance("close");
    assert_eq!(game.phase(), "hitman-card");
    game.play("play hitman 2.3");
    assert_eq!(game.stack(2), [1, 1, 2]);
    assert_ne!(game.phase(), "hitman-card");
}

#[test]
fn where_the_hitman_finds_nobody_there_is_no_card_to_play() {
    // MC-9.1
    let mut game = table("stack 2: 1; hitman 1; hand 1: hitman");
    game.run_to("effect");
    game.play("decline");
    assert_ne!(game.phase(), "hitman-card");
}

#[test]
fn the_informer_sends_any_mafioso_to_the_cell() {
    // MC-9.2
    let mut game = table("hand 1: informer; stack 3: 2 1; stack 7: 3");
    assert_eq!(
        game.legal_starting("play"),
        ["play informer 3.1", "play informer 3.2", "play informer 7.1"],
        "own ones too"
    );
    game.play("play informer 3.1");
    assert_eq!((game.stack(3), game.of(2, "cell")), (vec![1], 1));
}

#[test]
fn the_thief_takes_a_random_card() {
    // MC-9.3
    let mut game = table("hand 1: thief; hand 2: fbi fbi hitman; discard: ");
    game.play("play thief 2").close();
    let mut chances = Vec::new();
    tetrapolis_game::Game::chances(&game.game, &game.state, &mut chances);
    assert_eq!(game.chances(), ["steal hitman", "steal fbi"]);
    assert_eq!(chances.iter().map(|(_, weight)| *weight).collect::<Vec<_>>(), [1, 2]);
    game.chance("steal fbi");
    assert_eq!((game.hand(1), game.hand(2)), (vec!["fbi".to_owned()], vec!["fbi".to_owned(), "hitman".to_owned()]));
    assert_eq!(game.discard(), ["thief"]);
}

#[test]
fn a_hand_that_vetoes_have_emptied_has_nothing_to_take() {
    // MC-9.3
    let mut game = table("hand 1: thief big-plan big-plan; hand 2: informer informer; discard: ");
    game.play("play thief 2").play("2: fists informer informer").chance("close");
    game.play("1: fists big-plan big-plan").chance("close");
    assert_eq!((game.phase(), game.actor()), (json!("turn"), 2));
    assert_eq!(game.discard().len(), 5);
}

#[test]
fn only_thief_victim_and_policeman_learn_the_stolen_card() {
    // MC-9.3
    let mut game = table("5 seats; hand 1: thief; hand 2: fbi hitman; policeman 4");
    game.play("play thief 2").close();
    let told = |seat| game.told("steal fbi", seat).expect("told").notation;
    assert_eq!([1, 2, 4].map(told), ["steal fbi"; 3]);
    assert_eq!([0, 3, 5].map(told), ["steal"; 3]);
    game.chance("steal fbi");
    assert_eq!(game.seen_by(2)["players"][0]["hand"][0]["id"], "fbi", "the victim knows where the card is");
    assert_eq!(game.seen_by(3)["players"][0]["hand"], json!([]));
}

#[test]
fn the_police_chief_cancels_informer_thief_raid_and_prison() {
    // MC-9.4
    let position = "hand 1: informer thief police-raid; hand 2: police-chief; stack 4: 1 1 2";
    for action in ["play informer 4.3", "play thief 2", "play police-raid 4"] {
        let mut game = table(position);
        game.play(action);
        assert_eq!(game.legal_of(2), ["decline", "play police-chief"], "{action}");
        game.play("2: play police-chief").chance("close");
        assert_eq!(game.stack(4), [1, 1, 2]);
        assert_eq!(game.hand(1).len(), 2, "only the card played is gone");
    }
    let mut game = table("hand 2: police-chief fbi; stack 1: 1");
    game.pass_all().no_deals().play("jail 1.1");
    assert_eq!(game.legal_of(2), ["decline", "play police-chief"]);
}

#[test]
fn the_police_chief_cancels_nothing_else() {
    // MC-9.4
    let mut game = table("hand 1: big-plan; hand 2: police-chief; stack 4: 1");
    game.play("play big-plan 4.1 5");
    assert_eq!(game.legal_of(2), ["decline"]);
    assert_eq!(game.refused("2: play police-chief"), "MC-9.4");
}

#[test]
fn the_fbi_cancels_hitman_shady_business_big_plan_and_port() {
    // MC-9.5
    for action in ["play shady-business", "play big-plan 4.1 5"] {
        let mut game = table("hand 1: shady-business big-plan; hand 2: fbi police-chief; stack 4: 1");
        game.play(action);
        assert_eq!(game.legal_of(2), ["decline", "play fbi"], "{action}");
        game.play("2: play fbi").chance("close");
        assert_eq!((game.stack(4), game.hand(1).len()), (vec![1], 1));
    }
    let mut game = table("hand 1: hitman; hand 2: fbi fbi; stack 2: 1 1");
    game.pass_all().no_deals().play("move 1");
    assert_eq!(game.legal_of(2), ["decline", "play fbi"]);
    game.play("2: play fbi").chance("close").play("play hitman 2.1");
    assert_eq!(game.legal_of(2), ["decline", "play fbi"]);
}

#[test]
fn the_fbi_cancels_nothing_else() {
    // MC-9.5
    let mut game = table("hand 1: informer; hand 2: fbi; stack 4: 1");
    game.play("play informer 4.1");
    assert_eq!(game.legal_of(2), ["decline"]);
    assert_eq!(game.refused("2: play fbi"), "MC-9.5");
}

#[test]
fn a_police_raid_sends_the_whole_stack_home() {
    // MC-9.6
    let mut game = table("hand 1: police-raid; stack 1: 2 1 3 1 2; cell 2: 1");
    assert_eq!(game.legal_starting("play"), ["play police-raid 1"]);
    let before = [1, 2, 3].map(|seat| game.of(seat, "mafiosi"));
    game.play("play police-raid 1");
    assert!(game.stack(1).is_empty());
    assert_eq!([1, 2, 3].map(|seat| game.of(seat, "mafiosi")), [before[0] + 2, before[1] + 2, before[2] + 1]);
    assert_eq!(game.of(2, "cell"), 1, "the Cell is untouched");
}

#[test]
fn a_police_raid_needs_two_own_mafiosi() {
    // MC-9.6
    let game = table("hand 1: police-raid; stack 1: 2 2 1");
    assert!(game.legal_starting("play").is_empty());
}

#[test]
fn pulling_strings_swaps_two_bottom_mafiosi() {
    // MC-9.7
    let mut game = table("hand 1: pulling-strings; stack 3: 2 1; stack 6: 3 3 2");
    game.play("play pulling-strings 6 3");
    assert_eq!((game.stack(3), game.stack(6)), (vec![3, 1], vec![2, 3, 2]));
}

#[test]
fn a_big_plan_moves_any_mafioso_to_the_top_elsewhere() {
    // MC-9.8
    let mut game = table("hand 1: big-plan; stack 3: 2 1 3; stack 6: 3; cell 2: 1");
    assert_eq!(game.legal_starting("play").len(), 4 * 6, "not out of the Cell, not to the same stack");
    assert_eq!(game.refused("play big-plan 3.1 3"), "MC-9.8");
    game.play("play big-plan 3.1 6");
    assert_eq!((game.stack(3), game.stack(6)), (vec![1, 3], vec![3, 2]));
}

#[test]
fn complicity_is_for_the_jailed_player_against_a_third() {
    // MC-9.9
    let mut game = table("4 seats; hand 1: informer; hand 2: complicity; hand 4: complicity; stack 3: 2 1 3 4 2");
    game.play("play informer 3.1").close();
    assert_eq!((game.phase(), game.stack(3)), (json!({"complicity": {"causer": 1, "jailed": 2}}), vec![1, 3, 4, 2]));
    // Neither the causer's nor the player's own.
    assert_eq!(game.legal(), ["decline", "play complicity 3.2", "play complicity 3.3"]);
    assert_eq!(game.refused("play complicity 3.1"), "MC-9.9");
    assert_eq!(game.refused("4: play complicity 3.2"), "MC-9.9");
    game.play("play complicity 3.2");
    assert_eq!((game.stack(3), game.of(3, "cell"), game.of(2, "cell")), (vec![1, 4, 2], 1, 1));
    assert_eq!(game.actor(), 2, "it cancels nothing, and the next turn comes");
}

#[test]
fn a_complicity_is_a_new_case_that_may_be_answered() {
    // MC-9.9
    let mut game = table("hand 1: informer; hand 2: complicity; hand 3: complicity; stack 3: 2 1 3");
    game.play("play informer 3.1").close().play("play complicity 3.2").play("play complicity 3.1");
    assert!(game.stack(3).is_empty());
    assert_eq!([1, 2, 3].map(|seat| game.of(seat, "cell")), [1, 1, 1]);
}

#[test]
fn one_complicity_works_for_each_jailed_mafioso_and_fists_allow_another() {
    // MC-9.9
    let position =
        "4 seats; hand 1: informer; hand 2: complicity complicity; hand 4: big-plan big-plan; stack 3: 2 3 3";
    let mut game = table(position);
    game.play("play informer 3.1").close().play("play complicity 3.1");
    assert_eq!(game.legal_of(4), ["decline", "fists big-plan big-plan"]);
    let mut works = game.clone();
    works.close();
    assert_eq!(works.hand(2), ["complicity"], "no second one");
    assert_eq!(works.actor(), 2);
    game.play("4: fists big-plan big-plan").chance("close");
    assert_eq!(game.legal(), ["decline", "play complicity 3.1", "play complicity 3.2"]);
}

#[test]
fn there_is_no_complicity_against_a_move_one_caused_oneself() {
    // MC-9.9
    let mut game = table("hand 1: informer complicity; stack 3: 1 2 3");
    game.play("play informer 3.1");
    assert_eq!(game.actor(), 2);
    assert_eq!(game.hand(1), ["complicity"]);
}

#[test]
fn the_prisons_effect_may_be_answered_with_complicity() {
    // MC-9.9
    let mut game = table("stack 1: 1; stack 5: 2 3; hand 2: complicity");
    game.pass_all().no_deals().play("jail 5.1").close().play("play complicity 5.1");
    assert_eq!([2, 3].map(|seat| game.of(seat, "cell")), [1, 1]);
    assert!(game.stack(5).is_empty());
}

#[test]
fn a_shady_business_discards_one_of_the_three_drawn() {
    // MC-9.10
    let mut game = table("hand 1: shady-business fbi");
    game.play("play shady-business").chance("draw thief").chance("draw hitman").chance("draw thief");
    assert_eq!(game.legal(), ["discard hitman", "discard thief"]);
    assert_eq!(game.refused("discard fbi"), "MC-9.10");
    game.play("discard thief");
    assert_eq!(game.hand(1), ["fbi", "hitman", "thief"]);
    assert_eq!(game.actor(), 2);
}

#[test]
fn with_fewer_drawn_one_of_those_is_discarded() {
    // MC-9.10
    let mut game = table("hand 1: shady-business fbi; pile: thief; discard: ; rest 3");
    game.play("play shady-business").close().chance("draw thief");
    assert_eq!(game.legal(), ["discard thief"]);
}

#[test]
fn a_secret_deal_counts_one_more() {
    // MC-9.11
    let mut game = table("stack 4: 1 2; hand 2: secret-deal secret-deal");
    game.pass_all().play("play secret-deal");
    assert_eq!(game.seen_by(1)["locations"][3]["controller"], 2);
    game.play("decline");
    assert_eq!(game.points(), [0, 1, 0]);
    assert_eq!(game.hand(2), ["secret-deal"]);
}

#[test]
fn every_mafioso_of_the_highest_stack_has_a_number_for_learners() {
    let stack = "1 2 3 ".repeat(12);
    let empty = [1, 2, 3].map(|seat| format!("; mafiosi {seat}: 0; reserve {seat}: 0")).concat();
    let game = table(&format!("hand 1: informer big-plan fbi; stack 3: {stack}{empty}"));
    let code = game.game.code();
    let (mut legal, mut indices) = (Vec::new(), Vec::new());
    game.game.legal_actions(&game.state, Seat(0), &mut legal);
    code.index(&game.game.view(&game.state, Viewer::Seat(Seat(0))), &legal, &mut indices);
    assert!(legal.len() > 36 + 36 * 6 + 12, "an Informer, a Big Plan and a Hat for each mafioso: {}", legal.len());
    indices.sort_unstable();
    indices.dedup();
    assert_eq!(indices.len(), legal.len());
    assert!(usize::from(indices[legal.len() - 1]) < Part::total(code.action_parts()));
}
