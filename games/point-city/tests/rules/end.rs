//! PC-5 and PC-6.

use serde_json::json;
use tetrapolis_game::{Notation, Turn};
use tetrapolis_testkit::Scene;

use crate::table::{after_setup, table};

#[test]
fn everyone_has_seventeen_turns_and_fourteen_cards_are_left() {
    // PC-5.1
    for seats in 2..=4_u8 {
        let mut game = after_setup(seats);
        let mut turns = vec![0; seats.into()];
        loop {
            turns[usize::from(game.actor()) - 1] += 1;
            let pair = game.legal_starting("take").pop().expect("a pair");
            game.play(if game.is_legal("deck") { "deck" } else { &pair });
            game.settle();
            if game.turn() == Turn::Over {
                break;
            }
        }
        assert_eq!(turns, vec![17; seats.into()]);
        let market = game.seen_by(0)["market"].to_string();
        assert_eq!(market.matches("\"shows\":\"empty\"").count(), 2);
        assert_eq!(game.deck(), 0);
    }
}

#[test]
fn the_deck_runs_out_exactly_before_the_last_turn() {
    // PC-5.1
    let mut game = table("2 seats; turn 32");
    assert_eq!((game.deck(), game.actor()), (2, 1));
    game.play("deck").settle();
    assert_eq!((game.deck(), game.actor()), (0, 2));
}

#[test]
fn after_the_end_nobody_acts() {
    // PC-5.1
    use tetrapolis_game::{Game, Seat};
    let mut game = table("2 seats; last turn");
    game.play("take a1 b1");
    assert_eq!(game.turn(), Turn::Over);
    let deck = game.game.parse_action("deck").expect("an action");
    assert_eq!(game.game.permit(&game.state, Seat(1), deck).expect_err("over").rule.0, "PC-5.1");
}

#[test]
fn on_the_last_turn_the_deck_cannot_be_taken() {
    // PC-5.2
    let game = table("2 seats; last turn");
    assert_eq!(game.actor(), 2);
    assert!(!game.is_legal("deck"));
    let refusal = game.refusal("deck");
    assert_eq!((refusal.rule.0, refusal.message.key), ("PC-5.2", "pc-deck-empty"));
    assert!(!game.legal_starting("flip").is_empty());
}

/// A market of buildings but for column d, of which player 2 can pay none together with another card.
const DEAR: &str = "2 seats; last turn; \
    market a1: city-hall; market b1: parliament; market c1: treasury; market d1: cathedral; \
    market a2: patent-office; market b2: high-court; market c2: ministry; market d2: cloud-tower; \
    market a3: great-library; market b3: history-museum; market c3: constitutional-court; market d3: hilltop-castle; \
    market a4: mayoral-residence; market b4: baroque-palace; market c4: marble-colossus; market d4: stock-exchange";

#[test]
fn whoever_has_no_legal_pair_on_the_last_turn_passes_and_sixteen_cards_remain() {
    // PC-5.2
    let mut game = table(DEAR);
    assert_eq!(game.legal(), ["pass"]);
    assert_eq!(game.rule_of("pass"), "PC-5.2");
    game.play("pass");
    assert_eq!(game.turn(), Turn::Over);
    assert!(!game.seen_by(0)["market"].to_string().contains("\"shows\":\"empty\""));
}

#[test]
fn whoever_has_a_legal_pair_on_the_last_turn_must_take_one() {
    // PC-5.2
    let game = table(&DEAR.replace("cloud-tower", "1:energy").replace("cathedral", "1:energy"));
    assert_eq!(game.legal(), ["take d1 d2"]);
    let refusal = game.refusal("pass");
    assert_eq!((refusal.rule.0, refusal.message.key), ("PC-5.2", "pc-must-take-pair"));
}

#[test]
fn a_flip_on_the_last_turn_may_make_the_pass_illegal() {
    // PC-5.2: column d shows resources, which are a pair already; so only flips and takes
    let text = DEAR.replace("cathedral", "1:energy").replace("cloud-tower", "1:energy");
    let text = text.replace("hilltop-castle", "1:energy").replace("stock-exchange", "1:ecology");
    let mut game = table(&text);
    assert_eq!(game.legal_starting("flip"), ["flip d1", "flip d2", "flip d3", "flip d4"]);
    game.play("flip d2").settle();
    assert!(!game.is_legal("pass") && game.is_legal("take d3 d4"));
}

#[test]
fn points_are_those_on_buildings_and_those_of_tokens() {
    // PC-6.1
    let game = table("2 seats; city 1: bakery clock-tower fire-station police-post; tokens 1: flat-7 each-economy");
    assert_eq!(game.sheet(1), [("PC-6.1", 6), ("PC-6.2", 7), ("PC-6.2", 2)]);
    assert_eq!(game.score(1), 15);
}

#[test]
fn tokens_count_permanent_resources_and_never_unspent_cards() {
    // PC-6.2
    let game = table(
        "2 seats; city 1: energy fire-station police-post; tokens 1: each-energy ingenuity; \
                      hand 1: energy energy energy*2 ingenuity ingenuity ingenuity",
    );
    assert_eq!(game.sheet(1), [("PC-6.1", 0), ("PC-6.2", 2), ("PC-6.2", 6)]);
}

#[test]
fn most_points_win() {
    // PC-6.3
    let game = table("3 seats; city 1: bakery; city 2: clock-tower; hand 1: energy energy energy");
    assert_eq!(game.places(), [2, 1, 3]);
}

#[test]
fn a_tie_is_broken_by_unspent_cards_and_not_by_symbols() {
    // PC-6.3
    let game = table(
        "2 seats; city 1: bakery; city 2: coffee-house; hand 1: energy*2 energy*2; hand 2: energy ecology ingenuity",
    );
    assert_eq!(game.score(1), game.score(2));
    assert_eq!(game.places(), [2, 1], "three cards against two, though four symbols against three");
    assert_eq!(game.ties(), ["2 before 1 by PC-6.3: pc-tie-cards count=3, pc-tie-cards count=2"]);
}

#[test]
fn whoever_is_still_tied_shares_the_victory() {
    // PC-6.3
    let game = table(
        "3 seats; city 1: bakery; city 2: coffee-house; hand 1: energy*2; hand 2: ingenuity; hand 3: energy energy",
    );
    assert_eq!(game.places(), [1, 1, 3]);
    assert_eq!(game.ties(), ["1 shares with 2"]);
}

#[test]
fn the_books_example_adds_up_to_48() {
    // PC-6.4: buildings 24; 4 permanent economy, 2 community, 2 energy, 3 ecology; two unused ingenuity cards
    let game = table(
        "2 seats; \
         city 1: economy economy economy economy community community energy energy ecology ecology ecology \
                 opera-house baroque-palace cathedral television-tower \
                 fire-station corner-library registry-office police-post; \
         tokens 1: each-economy pair-community-energy types-3 ingenuity; hand 1: ingenuity ingenuity",
    );
    let sheet = game.sheet(1);
    let mut tokens: Vec<i32> = sheet[1..].iter().map(|line| line.1).collect();
    tokens.sort_unstable();
    assert_eq!(sheet[0], ("PC-6.1", 24));
    assert_eq!(tokens, [4, 6, 6, 8]);
    assert_eq!(game.score(1), 48);
    assert_eq!(game.city(1).as_array().map(Vec::len), Some(19));
    assert_eq!(game.city(2), json!([]));
}
