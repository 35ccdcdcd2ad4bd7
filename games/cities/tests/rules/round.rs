//! CI-3 and CI-6.

use serde_json::json;
use tetrapolis_game::{Game, Notation, Turn};
use tetrapolis_testkit::Scene;

use crate::table::{begin, table};

const LAID: &str = "cards: skyline-1 skyline-2 day-out; tiles: t01 t02 t03; \
    features: boat tree statue wild-plot pier; pieces: rrbb gyr bgy";

#[test]
fn three_scoring_cards_lie_open_and_a_fourth_face_down() {
    // CI-3.1
    let mut table = begin(4);
    assert_eq!(table.rule_of("card skyline-1"), "CI-3.1");
    table.lay_out(LAID);
    let slots = table.seen_by(0)["slots"].clone();
    for (slot, id) in [(0, "skyline-1"), (1, "skyline-2"), (2, "day-out")] {
        assert_eq!(slots[slot]["holds"]["card"]["id"], id);
    }
    assert_eq!(slots[3]["holds"], "hidden");
}

#[test]
fn three_land_tiles_lie_open_and_a_fourth_face_down() {
    // CI-3.2
    let mut table = begin(4);
    table.chance("card skyline-1").chance("card skyline-2").chance("card day-out");
    assert_eq!(table.rule_of("tile t01"), "CI-3.2");
    table.lay_out(LAID);
    let slots = table.seen_by(0)["slots"].clone();
    for (slot, id) in [(4, "t01"), (5, "t02"), (6, "t03")] {
        assert_eq!(slots[slot]["holds"]["tile"]["id"], id);
    }
    assert_eq!(slots[7]["holds"], "hidden");
}

#[test]
fn five_features_lie_open_in_slots_of_two_one_one_and_one_with_a_hidden_one() {
    // CI-3.3
    let mut table = begin(4);
    table.lay_out(LAID);
    let slots = table.seen_by(0)["slots"].clone();
    let features = |slot: usize| {
        let open = slots[slot]["holds"]["features"]["open"].as_array().expect("features").clone();
        let ids: Vec<String> = open.iter().map(|feature| feature["id"].as_str().expect("an id").to_owned()).collect();
        (ids.join(" "), slots[slot]["holds"]["features"]["hidden"] == true)
    };
    let found = [8, 9, 10, 11].map(features);
    let wanted = [("boat tree", false), ("statue", false), ("wild-plot", false), ("pier", true)];
    assert_eq!(found, wanted.map(|(ids, hidden)| (ids.to_owned(), hidden)));
    table.play("take feature-4");
    assert_eq!(table.turn(), Turn::Chance, "a second feature is shown");
    table.chance("feature boat");
    assert_eq!(table.position()["hand"]["features"], json!(["boat", "pier"]));
}

#[test]
fn ten_pieces_lie_in_sets_of_four_three_and_three_and_nothing_under_the_question_marks() {
    // CI-3.4
    let mut table = begin(4);
    table.lay_out(LAID);
    let slots = table.seen_by(0)["slots"].clone();
    assert_eq!(slots[12]["holds"], json!({"pieces": {"red": 2, "blue": 2}}));
    assert_eq!(slots[13]["holds"], json!({"pieces": {"green": 1, "yellow": 1, "red": 1}}));
    assert_eq!(slots[14]["holds"], json!({"pieces": {"blue": 1, "green": 1, "yellow": 1}}));
    assert_eq!(slots[15]["holds"], "blind");
    let left: u64 =
        ["red", "blue", "green", "yellow"].iter().map(|c| table.seen_by(0)["bag"][c].as_u64().expect("n")).sum();
    assert_eq!(left, 90);
}

#[test]
fn what_lies_face_down_is_decided_when_it_is_taken_and_shown_to_all() {
    // CI-3.5
    let mut table = begin(4);
    table.lay_out(LAID);
    assert!(!table.position().to_string().contains("red-two"), "nothing hidden is in the position");
    table.play("take card-4");
    assert_eq!(table.chances().len(), 29, "any card that nobody has seen");
    assert_eq!(table.rule_of("card red-two"), "CI-3.5");
    table.chance("card red-two");
    assert_eq!(table.player(1)["cards"], json!(["red-two"]));
    table.play("take tile-4");
    assert_eq!(table.chances().len(), 29);
    assert_eq!(table.rule_of("tile t32"), "CI-3.5");
    table.chance("tile t32");
    assert_eq!(table.position()["hand"]["tile"], "t32");
}

#[test]
fn nobody_looks_before_taking() {
    // CI-3.5
    let mut table = begin(4);
    table.lay_out(LAID);
    let chance = table.game.parse_chance("card red-two").expect("an outcome");
    let refusal = table.game.permit_chance(&table.state, chance).expect_err("nothing is revealed now");
    assert_eq!(refusal.message.key, "ci-no-chance-now");
}

#[test]
fn pieces_fill_the_sets_from_the_left() {
    // CI-3.6
    let mut table = begin(4);
    while !table.chances()[0].starts_with("piece") {
        let chance = table.chances()[0].clone();
        table.chance(&chance);
    }
    let mut sizes = Vec::new();
    for _ in 0..10 {
        assert_eq!(table.rule_of("piece red"), "CI-3.4");
        table.chance("piece red");
        let pieces = table.position()["display"]["pieces"].clone();
        sizes.push([0, 1, 2].map(|set: usize| pieces[set]["red"].as_u64().unwrap_or(0)));
    }
    assert_eq!(sizes[3], [4, 0, 0]);
    assert_eq!(sizes[4], [4, 1, 0]);
    assert_eq!(sizes[6], [4, 3, 0]);
    assert_eq!(sizes[9], [4, 3, 3]);
}

#[test]
fn a_face_down_thing_left_over_leaves_unseen() {
    // CI-3.6: three players leave the last slot of each row
    let mut table = begin(3);
    table.lay_out(LAID);
    for slot in ["card-1", "card-2", "card-3", "tile-1", "tile-2", "tile-3"] {
        table.take(slot);
    }
    for slot in ["feature-1", "feature-2", "feature-3", "piece-1", "piece-2", "piece-3"] {
        table.take(slot);
    }
    assert_eq!(table.seen_by(0)["unseen"], json!({"cards": 29, "tiles": 29, "features": 43}));
    assert_eq!(table.chances().len(), 29, "the card that was left may come again, for all that is known");
    assert_eq!(table.position()["gone"]["cards"], json!([]));
}

#[test]
fn everything_of_a_slot_is_shown_before_the_first_is_placed() {
    // CI-3.7
    let mut table = begin(4);
    table.lay_out(LAID);
    table.play("take feature-4");
    assert_eq!(table.turn(), Turn::Chance);
    assert_eq!(table.rule_of("feature boat"), "CI-3.7");
    table.chance("feature boat").play("put boat f6").finish();
    table.play("take piece-4");
    table.chance("piece blue");
    assert_eq!(table.turn(), Turn::Chance, "the second piece is drawn before the first is built");
    table.chance("piece green");
    assert_eq!(table.legal(), ["build blue e5", "build green f5", "discard blue", "discard green"]);
}

#[test]
fn taking_is_final() {
    // CI-3.7
    let mut table = begin(4);
    table.lay_out(LAID);
    table.play("take tile-4");
    let refusal = table.refusal("1: take tile-1");
    assert_eq!((refusal.rule.0, refusal.message.key), ("CI-3.7", "ci-reveal-first"));
    table.chance("tile t09");
    assert_eq!(table.why_not("take tile-1"), ("CI-4.5", "ci-place-first"));
}

#[test]
fn the_round_ends_when_all_workers_are_placed() {
    // CI-6.1
    for (seats, turns) in [(2, 16), (3, 12), (4, 16)] {
        let mut table = begin(seats);
        table.lay_out("");
        for turn in 0..turns {
            assert!(table.is_choosing(), "turn {turn} of {seats} seats");
            let action = table.legal()[0].clone();
            table.play(&action).finish();
        }
        assert!(table.is_laying_out());
        assert_eq!(table.position()["workers"], json!({}));
    }
}

#[test]
fn the_rightmost_worker_in_row_4_takes_the_star_and_begins() {
    // CI-6.1
    let mut table = begin(2);
    table.lay_out("");
    for slot in ["piece-1", "piece-4", "piece-3", "piece-2"] {
        table.take(slot);
    }
    table.finish_round();
    assert_eq!(table.position()["star"], 2);
    assert_eq!(table.lay_out("").actor(), 2);
    for slot in ["piece-4", "piece-3", "piece-2", "piece-1"] {
        table.take(slot);
    }
    table.finish_round();
    assert_eq!(table.position()["star"], 2);
}

#[test]
fn with_three_players_the_star_goes_with_the_rightmost_even_if_the_last_slot_is_left() {
    // CI-6.1
    let mut table = begin(3);
    table.lay_out("").take("piece-1").take("piece-2").take("piece-3").finish_round();
    assert_eq!(table.position()["star"], 3);
}

#[test]
fn with_three_players_what_is_left_leaves_the_game() {
    // CI-6.2
    let mut table = begin(3);
    table.lay_out(LAID);
    for slot in ["card-4", "card-2", "card-3", "tile-4", "tile-2", "tile-3"] {
        table.take(slot);
    }
    for slot in ["feature-4", "feature-2", "feature-3", "piece-4", "piece-2", "piece-3"] {
        table.take(slot);
    }
    let gone = table.position()["gone"].clone();
    assert_eq!((&gone["cards"], &gone["tiles"]), (&json!(["skyline-1"]), &json!(["t01"])));
    assert_eq!((&gone["features"]["boat"], &gone["features"]["tree"]), (&json!(1), &json!(1)));
    assert!(gone["pieces"]["red"].as_u64() >= Some(2) && gone["pieces"]["blue"].as_u64() >= Some(2));
    assert!(!table.chances().contains(&"card skyline-1".to_owned()), "it was seen");
}

#[test]
fn with_two_or_four_players_nothing_is_left() {
    // CI-6.2
    for seats in [2, 4] {
        let mut table = begin(seats);
        table.lay_out(LAID).finish_round();
        assert_eq!(table.position()["gone"]["cards"], json!([]));
        assert_eq!(table.position()["gone"]["tiles"], json!([]));
    }
}

#[test]
fn a_new_round_is_laid_out_as_the_first() {
    // CI-3.1, CI-6.1
    let mut table = table("4 seats; rounds 3");
    table.finish_round();
    assert!(table.is_laying_out());
    table.lay_out("");
    assert_eq!(table.legal().len(), 16);
    assert_eq!(table.seen_by(0)["round"], 5);
}
