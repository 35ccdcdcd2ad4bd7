//! MC-4.1 to MC-4.9 and MC-4.18: phase II.

use serde_json::json;
use tetrapolis_game::Turn;
use tetrapolis_testkit::Scene;

use crate::table::table;

#[test]
fn without_a_mayor_the_lowest_number_comes_first() {
    // MC-4.1
    let mut game = table("stack 5: 1; stack 2: 2; stack 4: 3");
    game.pass_all();
    assert_eq!(game.here(), "port");
    game.play("decline");
    assert_eq!(game.here(), "police-station");
    game.play("decline");
    assert_eq!(game.here(), "business-district");
}

#[test]
fn the_mayors_holder_picks_any_location_that_is_left() {
    // MC-4.1
    let mut game = table("stack 5: 1; stack 2: 2; mayor 3");
    game.pass_all();
    assert_eq!((game.actor(), game.legal().len()), (3, 7));
    game.play("pick 5");
    assert_eq!((game.here(), game.actor()), (json!("business-district"), 1));
    game.play("decline");
    assert_eq!(game.actor(), 3);
    assert_eq!(game.refused("pick 5"), "MC-4.1");
    assert_eq!(game.legal().len(), 6);
}

#[test]
fn a_mayor_taken_in_the_middle_of_the_phase_counts_from_the_next_cycle_on() {
    // MC-4.1
    let mut game = table("stack 5: 1; stack 6: 1; stack 7: 2; mayor 3");
    game.pass_all().play("pick 7");
    assert_eq!(game.actor(), 2);
    game.play("use");
    assert_eq!((game.figure("mayor"), game.actor()), (json!(2), 2));
    game.play("pick 6").play("pick 5");
    assert_eq!(game.here(), "business-district");
}

#[test]
fn a_mayor_returned_in_the_middle_of_the_phase_leaves_the_lowest_number_first() {
    // MC-4.1
    let mut game = table("stack 5: 1; stack 2: 1; mayor 3");
    game.pass_all().play("pick 7");
    assert_eq!((game.figure("mayor"), game.here()), (json!(null), json!("port")));
}

#[test]
fn the_last_location_needs_no_pick() {
    // MC-4.1
    let mut game = table("stack 5: 1; mayor 3");
    game.pass_all();
    for location in [1, 2, 3, 4, 6, 7] {
        assert_eq!(game.phase(), "pick");
        game.play(&format!("pick {location}"));
        if location == 7 {
            assert_eq!(game.figure("mayor"), json!(null), "nobody controls Town Hall");
        }
    }
    assert_eq!(game.here(), "business-district");
}

#[test]
fn the_controller_gets_a_point_then_the_effect_then_the_cube() {
    // MC-4.2
    let mut game = table("stack 4: 2");
    game.pass_all();
    assert_eq!(game.points(), [0, 1, 0]);
    assert_eq!(game.legal(), ["decline", "use"]);
    assert_eq!(game.position()["cubes"], json!(["prison", "port", "fighters-club"]));
}

#[test]
fn a_figure_that_is_not_taken_stays_where_it_is() {
    // MC-4.2
    let mut game = table("stack 4: 2; stack 7: 2; policeman 3; mayor 1");
    game.pass_all().play("pick 4").play("decline").play("pick 7").play("decline");
    assert_eq!((game.figure("policeman"), game.figure("mayor")), (json!(3), json!(1)));
}

#[test]
fn most_mafiosi_control() {
    // MC-4.3
    let mut game = table("stack 4: 1 2 2");
    game.pass_all();
    assert_eq!(game.points(), [0, 1, 0]);
}

#[test]
fn a_tie_goes_to_who_is_lowest() {
    // MC-4.3: the lowest mafioso of each tied player is compared; seat 3 is lower still and not tied.
    let mut game = table("4 seats; stack 4: 3 2 1 1 2");
    game.pass_all();
    assert_eq!(game.points(), [0, 1, 0, 0]);
}

#[test]
fn a_tie_of_all_goes_to_who_is_lowest() {
    // MC-4.3: the turn order does not matter, nor who is on top.
    for first in 1..=3 {
        let mut game = table(&format!("first {first}; stack 4: 2 3 1 1 3 2"));
        game.pass_all();
        assert_eq!(game.points(), [0, 1, 0]);
    }
}

#[test]
fn fighters_club_and_town_hall_need_the_most_alone() {
    // MC-4.4
    let mut game = table("stack 3: 2 1; stack 7: 2 1; reserve 1: 0; reserve 2: 0");
    game.pass_all();
    assert_eq!(game.points(), [0, 0, 0]);
    let mut game = table("stack 3: 2 1 1; stack 7: 1 2 2; reserve 1: 0; reserve 2: 0");
    game.pass_all();
    assert_eq!(game.points(), [1, 1, 0]);
}

#[test]
fn only_a_tie_for_most_leaves_them_without_control() {
    // MC-4.4: the others may tie.
    let mut game = table("4 seats; stack 3: 2 3 1 1; stack 7: 1 3 4 2 2; reserve 1: 0");
    game.pass_all();
    assert_eq!(game.points(), [1, 1, 0, 0]);
    let mut game = table("4 seats; stack 7: 1 2 2 3 3 4; mayor 4");
    game.pass_all().play("pick 7");
    assert_eq!((game.points(), game.figure("mayor")), (vec![0, 0, 0, 0], json!(null)), "the figure goes back");
}

#[test]
fn an_empty_location_brings_nothing() {
    // MC-4.5
    let mut game = table("");
    game.pass_all();
    assert_eq!(game.points(), [0, 0, 0]);
    assert_eq!(game.position()["round"], 7);
    assert_eq!(game.turn(), Turn::Chance, "all seven were passed over, and phase IV draws");
}

#[test]
fn secret_deals_are_bid_clockwise_from_the_first_player() {
    // MC-4.6
    let mut game = table("first 2; stack 4: 1 2; hand 1: secret-deal; hand 2: secret-deal; hand 3: fbi");
    game.pass_all();
    assert_eq!(game.actor(), 2);
    assert_eq!(game.legal(), ["decline", "play secret-deal"]);
    game.play("decline");
    assert_eq!((game.actor(), game.legal()), (3, vec!["decline".to_owned()]));
    game.play("decline").play("play secret-deal");
    // A card laid begins the row again; a player without cards has declined.
    assert_eq!(game.actor(), 2);
    game.play("play secret-deal").play("decline");
    assert_eq!(game.points(), [1, 0, 0], "2 against 2, and seat 1 is lower");
}

#[test]
fn every_location_begins_its_bidding_with_the_first_player() {
    // MC-4.6
    let mut game = table("first 2; stack 4: 1; stack 5: 1; hand 1: fbi; hand 2: fbi; hand 3: fbi");
    game.pass_all().no_deals().play("decline");
    assert_eq!((game.here(), game.phase(), game.actor()), (json!("business-district"), json!("bid"), 2));
}

#[test]
fn bidding_ends_when_all_have_declined_in_a_row() {
    // MC-4.6
    let mut game = table("stack 4: 1 2; hand 1: fbi; hand 2: secret-deal secret-deal; hand 3: fbi");
    game.pass_all().play("decline").play("play secret-deal").play("decline").play("decline");
    assert_eq!((game.phase(), game.actor()), (json!("bid"), 2), "who laid last is asked again too");
    game.play("decline");
    assert_eq!(game.points(), [0, 1, 0]);
}

#[test]
fn each_secret_deal_is_vetoed_alone_and_its_player_may_go_on() {
    // MC-4.6
    let mut game = table("stack 4: 1 2; hand 1: informer informer; hand 2: secret-deal secret-deal fbi; hand 3: fbi");
    game.pass_all().play("decline").play("play secret-deal");
    game.play("1: fists informer informer").chance("close").close();
    assert_eq!((game.phase(), game.actor()), (json!("bid"), 2), "it is not yet the turn of seat 3");
    assert_eq!(game.legal(), ["decline", "play secret-deal"]);
    game.play("play secret-deal");
    assert_eq!((game.phase(), game.actor()), (json!("bid"), 3), "then it goes on clockwise");
    game.play("decline").play("decline");
    assert_eq!(game.points(), [0, 1, 0], "the second counted");
}

#[test]
fn several_secret_deals_may_be_laid_at_once() {
    // MC-4.6
    let mut game = table("stack 4: 1 1 2; hand 2: secret-deal secret-deal secret-deal");
    game.pass_all();
    assert_eq!(game.legal(), ["decline", "play secret-deal", "play secret-deal 2", "play secret-deal 3"]);
    game.play("play secret-deal 2");
    assert_eq!((game.hand(2).len(), game.discard().len()), (1, 2));
    game.play("decline");
    assert_eq!(game.points(), [0, 1, 0], "3 against 2");
}

#[test]
fn secret_deals_laid_at_once_are_answered_one_after_another_before_the_next_turn() {
    // MC-4.6
    let mut game = table(
        "stack 4: 1 1 2; hand 1: informer informer fbi; hand 2: secret-deal secret-deal; hand 3: fbi fbi; discard: ",
    );
    game.pass_all().play("decline").play("play secret-deal 2");
    assert!(game.hand(2).is_empty(), "both are on the table");
    assert_eq!(game.position()["window"]["further"], json!({"secret-deal": 1}));
    assert_eq!(game.seen_by(1)["window"]["further"][0]["count"], 1);
    game.play("3: decline").play("1: fists informer informer").chance("close").close();
    // The first is cancelled and discarded with its veto; the second is asked about at once.
    assert_eq!((game.phase(), game.discard().len()), (json!("window"), 3));
    assert_eq!(game.position()["laid"], json!({"secret-deal": 1}));
    assert_eq!(game.position()["window"].get("further"), None);
    assert_eq!(game.asked(), [3], "seat 1 has one card left");
    game.close();
    assert_eq!((game.phase(), game.actor(), game.of(2, "deals")), (json!("bid"), 3, 1));
}

#[test]
fn if_the_last_of_several_secret_deals_is_vetoed_its_player_may_go_on() {
    // MC-4.6
    let mut game =
        table("stack 4: 1 2; hand 1: informer informer; hand 2: secret-deal secret-deal secret-deal; hand 3: fbi");
    game.pass_all().play("decline").play("play secret-deal 2");
    game.close();
    game.play("1: fists informer informer").chance("close");
    assert_eq!((game.phase(), game.actor(), game.of(2, "deals")), (json!("bid"), 2, 1));
    assert_eq!(game.legal(), ["decline", "play secret-deal"]);
}

#[test]
fn a_player_without_cards_is_not_asked_about_secret_deals_laid_at_once() {
    // MC-4.6, MC-10.6: nobody can answer, so all three count at once.
    let mut game = table("stack 4: 1 1 1 2; hand 2: secret-deal secret-deal secret-deal");
    game.pass_all().play("play secret-deal 3");
    assert_eq!(game.points(), [0, 1, 0]);
}

#[test]
fn secret_deals_laid_at_once_are_all_in_the_hand() {
    // MC-8.1, MC-4.6, MC-8.6
    let mut game = table("stack 4: 1 2; hand 1: secret-deal");
    assert_eq!(game.refused("play secret-deal 2"), "MC-8.6");
    game.pass_all();
    assert_eq!(game.refused("play secret-deal 2"), "MC-8.1");
}

#[test]
fn there_is_no_bidding_at_an_empty_stack() {
    // MC-4.6
    let mut game = table("hand 1: secret-deal");
    game.pass_all();
    assert_ne!(game.phase(), "bid");
}

#[test]
fn a_secret_deal_may_be_laid_without_a_mafioso_there() {
    // MC-4.7
    let mut game = table("stack 4: 1; hand 3: secret-deal secret-deal");
    game.pass_all().play("play secret-deal").play("play secret-deal");
    assert_eq!(game.points(), [0, 0, 1]);
}

#[test]
fn in_a_tie_a_mafioso_beats_none() {
    // MC-4.7
    let mut game = table("stack 4: 1; hand 3: secret-deal");
    game.pass_all().play("play secret-deal");
    assert_eq!(game.points(), [1, 0, 0]);
}

#[test]
fn between_two_without_a_mafioso_the_earlier_in_turn_order_counts() {
    // MC-4.7
    let mut game = table("first 3; stack 4: 1; hand 2: secret-deal secret-deal; hand 3: secret-deal secret-deal");
    game.pass_all();
    for seat in [3, 2, 3, 2] {
        assert_eq!(game.actor(), seat);
        game.play("play secret-deal");
        if game.phase() == "window" {
            game.close();
        }
    }
    assert_eq!(game.points(), [0, 0, 1]);
}

#[test]
fn at_the_fighters_club_secret_deals_count_also_for_tied() {
    // MC-4.7
    let mut game = table("stack 3: 1; hand 3: secret-deal");
    game.pass_all().play("play secret-deal");
    assert_eq!(game.points(), [0, 0, 0], "a tie there stays a tie");
    assert_eq!((game.phase(), game.actor()), (json!("recruit"), 1));
    game.play("decline");
    assert_eq!((game.phase(), game.actor()), (json!("recruit"), 3));
}

#[test]
fn nothing_prevents_the_point_for_control() {
    // MC-4.8
    let mut game = table("stack 1: 1; hand 2: police-chief");
    game.pass_all().no_deals().play("jail 1.1").play("2: play police-chief").chance("close");
    assert_eq!(game.points(), [1, 0, 0]);
}

#[test]
fn the_game_may_end_at_the_end_of_the_phase() {
    // MC-4.9
    let mut game = table("points 1: 14; stack 2: 1; stack 5: 2; reserve 2: 0");
    game.pass_all().play("decline");
    assert_ne!(game.turn(), Turn::Over, "not before all locations are evaluated");
    game.play("decline");
    assert_eq!(game.turn(), Turn::Over);
}

#[test]
fn the_effects_of_locations_3_to_7_are_not_asked_about() {
    // MC-4.18
    for location in [3, 4, 5, 7] {
        let mut game = table(&format!("stack {location}: 1; hand 2: police-chief fbi informer informer"));
        game.pass_all().no_deals().play("use");
        assert_ne!(game.phase(), "window", "location {location}");
    }
}

#[test]
fn prison_and_port_are_announced_with_their_target() {
    // MC-4.18
    let mut game = table("stack 1: 1; hand 2: fbi");
    game.pass_all().no_deals().play("jail 1.1");
    assert_eq!(game.position()["window"]["effect"], json!({"prison": "1.1"}));
    let mut game = table("stack 2: 1; hand 2: fbi");
    game.pass_all().no_deals().play("move 1");
    assert_eq!(game.position()["window"]["effect"], json!({"port": "prison"}));
}
