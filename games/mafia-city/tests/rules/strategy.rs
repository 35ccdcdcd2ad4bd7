//! MC-5: phase III.

use serde_json::json;
use tetrapolis_testkit::Scene;

use crate::table::table;

#[test]
fn everybody_with_mafiosi_decides_how_many_to_take_back() {
    // MC-5.1
    let mut game = table("stack 6: 1 2 1 1");
    game.pass_all();
    assert_eq!((game.phase(), game.actor()), (json!("back"), 1));
    assert_eq!(game.legal(), ["back 0", "back 1", "back 2", "back 3"]);
    let before = game.of(1, "mafiosi");
    game.play("back 2");
    assert_eq!(game.stack(6), [1, 2], "the topmost are taken, the others keep their order");
    assert_eq!(game.of(1, "mafiosi"), before + 2);
    assert_eq!(game.actor(), 2);
    assert_eq!(game.refused("back 2"), "MC-5.1");
    game.play("back 0");
    assert_ne!(game.phase(), "back", "each decides once");
}

#[test]
fn the_mayors_holder_picks_the_locations_and_who_decides() {
    // MC-5.2
    let mut game = table("stack 6: 1 2; stack 5: 3; stack 7: 3; mayor 3");
    game.run_to("pick-back");
    assert_eq!((game.actor(), game.legal()), (3, vec!["pick 5".into(), "pick 6".into(), "pick 7".into()]));
    game.play("pick 6");
    assert_eq!((game.phase(), game.legal()), (json!("ask"), vec!["ask 1".into(), "ask 2".into()]));
    assert_eq!(game.refused("ask 3"), "MC-5.2");
    game.play("ask 2").play("back 1");
    assert_eq!(game.actor(), 1, "the last one needs no asking");
    game.play("back 1");
    assert_eq!(game.position()["cubes"], json!(["business-district", "town-hall"]));
}

#[test]
fn without_a_mayor_the_numbers_and_the_turn_order_decide() {
    // MC-5.3
    let mut game = table("first 2; stack 6: 1 2 3; stack 5: 1");
    game.run_to("back");
    assert_eq!((game.here(), game.actor()), (json!("business-district"), 1));
    game.play("back 0");
    assert_eq!(game.here(), "private-club");
    let mut order = Vec::new();
    while game.phase() == "back" {
        order.push(game.actor());
        game.play("back 0");
    }
    assert_eq!(order, [2, 3, 1]);
}

#[test]
fn mafiosi_in_the_cell_stay() {
    // MC-5.4
    let mut game = table("stack 1: 1; stack 6: 2");
    game.run_to("effect");
    game.play("jail 6.1").run_to("back");
    game.play("back 1");
    assert_eq!((game.of(2, "cell"), game.of(2, "mafiosi")), (1, 7));
}

#[test]
fn locations_without_mafiosi_are_passed_over() {
    // MC-5.5
    let mut game = table("stack 6: 1; mayor 2; stack 7: 2; stack 4: 2");
    game.run_to("pick-back");
    assert_eq!(game.legal(), ["pick 4", "pick 6", "pick 7"]);
    game.play("pick 4");
    assert_eq!(game.phase(), "back");
}

#[test]
fn decisions_are_open_and_made_one_by_one() {
    // MC-5.5
    let mut game = table("stack 6: 1 2 1");
    game.run_to("back");
    game.play("back 1");
    assert_eq!(game.seen_by(2)["locations"][5]["stack"], json!([{"seat": 1}, {"seat": 2}]));
    assert_eq!(game.actor(), 2);
}
