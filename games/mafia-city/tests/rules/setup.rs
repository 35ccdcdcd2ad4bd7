//! MC-2: setup.

use serde_json::json;
use tetrapolis_testkit::Scene;

use crate::table::{Table, new_game, table};

fn dealt(seats: u8, first: u8) -> Table {
    let mut game = new_game(seats);
    game.chance(&format!("first {first}"));
    game.run_to("mulligan");
    game
}

#[test]
fn anybody_may_be_first_and_it_goes_clockwise() {
    // MC-2.1
    let mut game = new_game(4);
    assert_eq!(game.chances(), ["first 1", "first 2", "first 3", "first 4"]);
    game.chance("first 3").run_to("turn");
    let mut order = Vec::new();
    for _ in 0..4 {
        order.push(game.actor());
        game.play("place 1");
    }
    assert_eq!(order, [3, 4, 1, 2]);
}

#[test]
fn mafiosi_in_hand_and_reserve_depend_on_the_number_of_players() {
    // MC-2.1
    for (seats, mafiosi) in [(3, 8), (4, 7), (5, 6)] {
        let game = new_game(seats);
        assert!((1..=seats).all(|seat| (game.of(seat, "mafiosi"), game.of(seat, "reserve")) == (mafiosi, 4)));
    }
}

#[test]
fn mafiosi_are_open_to_all() {
    // MC-2.1
    let game = table("stack 2: 1 2; cell 3: 1; reserve 1: 2");
    let seen = game.seen_by(2);
    assert_eq!(seen["players"][0]["reserve"], 2);
    assert_eq!(seen["players"][2]["cell"], 1);
    assert_eq!(seen["locations"][1]["stack"], json!([{"seat": 1}, {"seat": 2}]));
}

#[test]
fn the_locations_are_laid_at_random_one_in_the_middle_and_six_around() {
    // MC-2.2
    let mut game = new_game(3);
    game.chance("first 1");
    assert_eq!(game.chances().len(), 7);
    for tile in [4, 2, 7, 1, 3, 6, 5] {
        game.chance(&format!("tile {tile}"));
    }
    assert_eq!(
        game.position()["city"],
        json!(["police-station", "port", "town-hall", "prison", "fighters-club", "private-club", "business-district"])
    );
    // The Port lies on the ring: next to it the middle and its two neighbours.
    game.run_to("turn");
    game.play("place 2").run_to("effect");
    assert_eq!(game.legal_starting("move"), ["move 4", "move 5", "move 7"]);
}

#[test]
fn the_middle_is_next_to_all() {
    // MC-2.2
    let mut game = table("stack 2: 1; hitman 1");
    game.pass_all();
    assert_eq!(game.legal_starting("move"), ["move 2", "move 3", "move 4", "move 5", "move 6", "move 7"]);
}

#[test]
fn the_figures_stand_on_their_locations() {
    // MC-2.3
    let game = new_game(3);
    assert_eq!(game.figure("hitman"), "port");
    assert_eq!((game.figure("policeman"), game.figure("mayor")), (json!(null), json!(null)));
}

#[test]
fn the_target_depends_on_players_and_experience() {
    // MC-2.4
    let target = |text: &str| table(text).seen_by(1)["target"].as_u64().expect("a number");
    assert_eq!(["3 seats", "4 seats", "5 seats"].map(target), [15, 13, 11]);
    assert_eq!(["3 seats; beginners", "4 seats; beginners", "5 seats; beginners"].map(target), [10, 8, 7]);
}

#[test]
fn an_empty_draw_pile_is_refilled_from_the_discard_pile_in_the_middle_of_a_draw() {
    // MC-2.5
    let mut game = table("hand 1: shady-business; pile: thief");
    let discarded = game.discard().len();
    game.play("play shady-business");
    assert_eq!(game.chances(), ["draw thief"]);
    game.chance("draw thief");
    assert_eq!((game.pile(), game.discard().len()), (discarded, 0));
    assert!(game.chances().contains(&"draw hitman".to_owned()));
    game.chance("draw hitman").chance("draw hitman").play("discard thief");
    // The card that was played was not among them: it is discarded after its effect.
    assert_eq!(game.discard(), ["shady-business", "thief"]);
}

#[test]
fn whoever_can_draw_fewer_draws_what_there_is() {
    // MC-2.5
    let mut game = table("hand 1: shady-business; discard: thief; rest 3; mafiosi 2: 0; passed: 3");
    game.play("play shady-business").close().chance("draw thief");
    assert_eq!(game.legal(), ["discard thief"]);
    let game = table("hand 1: shady-business; discard: ; rest 3");
    assert!(!game.is_legal("play shady-business"));
}

#[test]
fn at_the_end_of_a_round_nobody_draws_when_both_piles_are_empty() {
    // MC-2.5
    let mut game = table("hand 1: fbi; discard: ; rest 3");
    game.pass_all();
    assert_eq!(game.position()["round"], 8);
    assert_eq!(game.hand(1), ["fbi"]);
}

#[test]
fn everybody_gets_two_cards_and_may_change_both_once() {
    // MC-2.6
    let mut game = dealt(3, 2);
    assert!((1..=3).all(|seat| game.hand(seat).len() == 2));
    assert_eq!(game.actor(), 2);
    assert_eq!(game.legal(), ["keep", "redraw"]);
    let before = game.hand(2);
    game.play("redraw");
    assert_eq!(game.discard(), before);
    game.chance("draw thief").chance("draw fbi");
    assert_eq!(game.hand(2), ["fbi", "thief"]);
    assert_eq!(game.discard(), before, "they are not shuffled back");
    assert_eq!(game.actor(), 3);
    game.play("keep").play("keep");
    assert_eq!((game.phase(), game.actor()), (json!("turn"), 2));
}

#[test]
fn numbers_of_cards_and_the_discard_pile_are_open_and_cards_are_not() {
    // MC-2.7
    let game = table("hand 1: thief fbi; hand 2: hitman; discard: informer");
    let seen = game.seen_by(2);
    assert_eq!((&seen["players"][0]["cards"], &seen["players"][0]["hand"]), (&json!(2), &json!([])));
    assert_eq!(seen["players"][1]["hand"][0]["id"], "hitman");
    assert_eq!(seen["discard"][0]["id"], "informer");
}

#[test]
fn a_hand_has_no_limit() {
    // MC-2.7
    let game = table("hand 1: fbi; rest 1; discard: ");
    assert_eq!(game.hand(1).len(), 49);
}

#[test]
fn those_above_a_mafioso_that_leaves_move_down() {
    // MC-2.8
    let mut game = table("hand 1: fbi; stack 4: 2 1 3 2");
    game.play("hat fbi 4.2");
    assert_eq!(game.stack(4), [2, 3, 2]);
}
