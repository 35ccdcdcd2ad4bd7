//! MC-6: phase IV, and MC-7: the end of the game.

use serde_json::json;
use tetrapolis_game::{Scoring, Turn};
use tetrapolis_testkit::Scene;

use crate::table::{Table, table};

/// Who draws in phase IV, in order.
fn drawers(game: &mut Table) -> Vec<u8> {
    let mut order = Vec::new();
    game.run_to("draw");
    while game.turn() == Turn::Chance {
        let seat = game.seen_by(0)["seat"].as_u64().expect("who draws") as u8;
        order.push(seat);
        let chance = game.chances()[0].clone();
        game.chance(&chance);
    }
    order
}

#[test]
fn the_first_player_token_goes_to_the_left() {
    // MC-6.1
    let mut game = table("4 seats; first 4");
    game.pass_all();
    assert_eq!(game.position()["first"], 1);
    game.run_to("turn");
    assert_eq!((game.actor(), game.position()["round"].clone()), (1, json!(8)));
}

#[test]
fn whoever_alone_has_the_fewest_points_and_the_fewest_cards_draws_three() {
    // MC-6.2, MC-6.3, MC-6.4
    let mut game = table("points 1: 3; points 2: 1; points 3: 2; hand 1: fbi; hand 3: fbi; mafiosi 2: 0");
    assert_eq!(drawers(&mut game), [2, 2, 2, 3, 1]);
}

#[test]
fn ties_in_points_or_cards_give_nothing_extra() {
    // MC-6.2: the book's examples.
    let mut game = table("points 1: 1; points 2: 1; points 3: 2; hand 3: fbi");
    assert_eq!(drawers(&mut game), [2, 3, 1], "two share the fewest points");
    let mut game = table("points 1: 3; points 2: 1; points 3: 2; hand 1: fbi; hand 2: fbi; hand 3: fbi");
    assert_eq!(drawers(&mut game), [2, 2, 3, 1], "alone in points, not in cards");
    let mut game =
        table("points 1: 3; points 2: 1; points 3: 2; hand 1: fbi; hand 2: thief thief; hand 3: thief thief");
    assert_eq!(drawers(&mut game), [2, 2, 3, 1], "another has the fewest cards");
    let mut game = table("points 1: 2; points 2: 2; points 3: 2; hand 3: fbi");
    assert_eq!(drawers(&mut game), [2, 3, 1], "all have the same points");
    let mut game = table("points 1: 3; points 2: 1; points 3: 3; hand 1: fbi; hand 3: fbi");
    assert_eq!(drawers(&mut game), [2, 2, 2, 3, 1], "ties of others do not matter");
}

#[test]
fn whoever_alone_has_the_fewest_points_draws_also_after_the_first_draw() {
    // MC-6.3: after the first draw the cards are even; it does not matter.
    let mut game = table("points 1: 3; points 2: 1; points 3: 2; hand 1: fbi; hand 3: fbi");
    assert_eq!(drawers(&mut game)[..2], [2, 2]);
}

#[test]
fn everybody_draws_from_the_new_first_player_on() {
    // MC-6.4
    let mut game = table("5 seats; first 3");
    assert_eq!(drawers(&mut game), [4, 5, 1, 2, 3]);
    assert!((1..=5).all(|seat| game.hand(seat).len() == 1));
}

#[test]
fn most_points_win_among_those_who_reached_the_target() {
    // MC-7.1
    let mut game = table("points 1: 14; points 2: 14; points 3: 13; stack 2: 1; stack 4: 2; stack 5: 2; stack 6: 3");
    game.pass_all();
    while game.turn() != Turn::Over {
        game.play("decline");
    }
    assert_eq!((game.points(), game.winner()), (vec![15, 16, 14], 2));
}

#[test]
fn nobody_wins_below_the_target() {
    // MC-7.1
    let mut game = table("points 1: 13; stack 6: 1");
    game.pass_all();
    assert_ne!(game.turn(), Turn::Over);
    let mut game = table("4 seats; beginners; points 1: 7; stack 6: 1");
    game.pass_all();
    assert_eq!(game.winner(), 1);
}

/// Seats 1 and 2 both reach the target, after some more of the text.
fn tied(text: &str) -> Table {
    let mut game = table(&format!("points 1: 14; points 2: 14; stack 5: 1; stack 6: 2; {text}"));
    game.run_to("effect");
    while game.turn() != Turn::Over {
        game.play("decline");
    }
    assert_eq!(game.points()[..2], [15, 15]);
    game
}

#[test]
fn a_tie_goes_to_the_smaller_reserve() {
    // MC-7.2
    let game = tied("first 1; reserve 1: 3; reserve 2: 2");
    assert_eq!(game.winner(), 2);
    assert_eq!(game.ties()[0], "2 before 1 by MC-7.2: mc-tie-reserve count=2, mc-tie-reserve count=3");
}

#[test]
fn then_to_more_cards() {
    // MC-7.2
    assert_eq!(tied("first 1; hand 1: fbi; hand 2: fbi fbi").winner(), 2);
}

/// The same with a Mayor who is held and stays where he is: seat 3 controls Town Hall and does not take him.
fn tied_with_mayor(holder: u8, text: &str) -> Table {
    let stacks = "stack 5: 1; stack 6: 2; stack 7: 1 2 3 3 3";
    let mut game = table(&format!("points 1: 14; points 2: 14; points 3: 3; {stacks}; mayor {holder}; {text}"));
    game.run_to("pick");
    while game.turn() != Turn::Over {
        let action = game.legal()[0].clone();
        game.play(&action);
    }
    assert_eq!((game.points(), game.figure("mayor")), (vec![15, 15, 4], json!(holder)));
    game
}

#[test]
fn then_to_the_mayor() {
    // MC-7.2
    let game = tied_with_mayor(2, "first 1");
    assert_eq!(game.winner(), 2, "although seat 1 is nearer to the first player");
    assert_eq!(game.ties()[0], "2 before 1 by MC-7.2: mc-tie-mayor, mc-tie-no-mayor");
}

#[test]
fn each_tie_break_goes_before_all_that_come_after_it() {
    // MC-7.2
    let winner = tied_with_mayor(1, "first 1; reserve 1: 3; reserve 2: 2; hand 1: fbi").winner();
    assert_eq!(winner, 2, "the smaller reserve, against more cards, the Mayor and the first player");
    let winner = tied_with_mayor(1, "first 1; hand 2: fbi").winner();
    assert_eq!(winner, 2, "more cards, against the Mayor and the first player");
}

#[test]
fn three_who_tie_are_told_apart_in_the_same_way() {
    // MC-7.2
    let winner = |text: &str| {
        let points = "points 1: 14; points 2: 14; points 3: 14; stack 4: 3; stack 5: 1; stack 6: 2";
        let mut game = table(&format!("{points}; {text}"));
        game.run_to("effect");
        while game.turn() != Turn::Over {
            game.play("decline");
        }
        assert_eq!(game.points(), [15, 15, 15]);
        assert_eq!(game.outcome().winners(), 1, "nobody shares the victory");
        game.winner()
    };
    assert_eq!(winner("first 2"), 2);
    assert_eq!(winner("first 2; hand 1: fbi; hand 3: fbi"), 3, "seats 1 and 3 have more cards, and 3 is nearer");
    assert_eq!(winner("first 2; reserve 1: 3; reserve 2: 3; reserve 3: 4; hand 1: fbi; hand 3: fbi fbi"), 1);
}

#[test]
fn then_to_who_is_nearer_to_the_first_player() {
    // MC-7.2
    assert_eq!(tied("first 1").winner(), 1);
    let game = tied("first 2");
    assert_eq!(game.winner(), 2);
    assert!(game.ties()[0].starts_with("2 before 1 by MC-7.2: mc-tie-distance count=0"), "{:?}", game.ties());
    assert_eq!(tied("first 3").winner(), 1, "clockwise from seat 3 comes seat 1");
}

#[test]
fn round_30_is_the_last() {
    // MC-7.3
    let mut game = table("round 30; points 1: 3; points 2: 4");
    game.pass_all();
    assert_eq!(game.winner(), 2);
    let mut game = table("round 29; points 1: 3; points 2: 4");
    game.pass_all();
    assert_ne!(game.turn(), Turn::Over);
    game.run_to("turn");
    assert_eq!(game.position()["round"], 30);
}

#[test]
fn the_score_sheet_tells_control_from_extra_points() {
    // MC-4.2, MC-4.16
    let game = table("points 1: 5; extra 1: 1; round 3");
    let sheet = game.game.sheet(&game.state, 0);
    let lines: Vec<(&str, i32)> = sheet.iter().map(|line| (line.rule.0, line.points)).collect();
    assert_eq!(lines, [("MC-4.2", 5), ("MC-4.16", 1)]);
}
