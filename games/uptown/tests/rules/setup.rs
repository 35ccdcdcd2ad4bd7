//! UT-2: the setup.

use tetrapolis_game::{Game, Notation, Pictures, Seat, Viewer, Views};
use tetrapolis_testkit::Scene;
use tetrapolis_uptown::{Chance, Edition, Phase, UpTown};

use crate::table::{Table, table};

#[test]
fn two_to_four_play() {
    for seats in 0..8 {
        let made = std::panic::catch_unwind(|| UpTown::new(Edition::builtin(), seats)); // UT-2.1
        assert_eq!(made.is_ok(), (2..=4).contains(&seats), "{seats} seats");
    }
}

#[test]
fn the_municipal_cards_are_one_shuffled_pile() {
    let mut table = Table::new(Edition::builtin(), 2); // UT-2.2
    assert_eq!(table.picture().pile.left, 28);
    while table.picture().opening.is_none_or(|origin| origin.to_string() != "pile") {
        let chance = table.outcomes()[0].0;
        table.game.apply(&mut table.state, chance).expect("possible");
    }
    let chances = table.outcomes();
    assert_eq!(chances.len(), 28);
    assert!(
        chances
            .iter()
            .all(|(chance, weight)| *weight == 1 && matches!(chance, Chance::Top(card) if card.is_municipal()))
    );
}

#[test]
fn the_project_cards_are_dealt_equally() {
    for (seats, cards) in [(2, 42), (3, 28), (4, 21)] {
        let mut table = Table::new(Edition::builtin(), seats); // UT-2.3
        table.settle();
        assert!((1..=usize::from(seats)).all(|seat| table.deck(seat) == cards));
    }
}

#[test]
fn every_project_card_can_lie_on_top_of_every_deck() {
    let mut table = Table::new(Edition::builtin(), 3); // UT-2.3
    let first = table.outcomes()[0].0;
    table.game.apply(&mut table.state, first).expect("possible");
    for left in [84, 83, 82] {
        let chances = table.outcomes();
        assert_eq!(chances.len(), left);
        assert!(chances.iter().all(|(_, weight)| *weight == 1));
        table.game.apply(&mut table.state, chances[left / 2].0).expect("possible");
    }
}

#[test]
fn the_top_cards_are_open_to_all() {
    let mut table = Table::new(Edition::builtin(), 2); // UT-2.4
    table.settle();
    for viewer in Viewer::all(2) {
        let picture = table.game.picture(&table.game.view(&table.state, viewer));
        assert!(picture.players.iter().all(|player| player.deck.top.is_some()));
        assert_eq!(picture.pile.top.expect("an open card").projects.len(), 4);
    }
}

#[test]
fn the_next_card_is_turned_up_when_the_card_is_played_and_income_is_paid() {
    let mut table = table("card roof 1: office, roof, income 2 / cafe, rooftop only\n top 1 roof\n wallet 1 0"); // UT-2.4
    table.play("keep");
    assert_eq!(table.picture().players[0].deck.top, None);
    table.play("build 1");
    assert_eq!((table.wallet(1), table.state.phase()), (2, Phase::Open));
    table.open("filler-20");
    assert_eq!(table.picture().players[0].deck.top.as_ref().expect("an open card").id, "filler-20");
}

#[test]
fn the_last_card_of_a_deck_is_turned_up_too() {
    let mut table = table("left 1 2"); // UT-2.4
    table.play("discard");
    assert_eq!(table.state.phase(), Phase::Open);
    table.settle();
    assert_eq!(table.deck(1), 1);
    assert!(table.picture().players[0].deck.top.is_some());
}

#[test]
fn a_card_that_was_seen_does_not_come_to_light_again() {
    let mut table = table("top 1 filler-9"); // UT-2.4
    table.play("discard");
    let gone = table.game.parse_chance("top filler-9").expect("a card");
    assert_eq!(table.game.permit_chance(&table.state, gone).expect_err("it is gone").rule.0, "UT-2.4");
}

#[test]
fn anybody_can_get_the_marked_board() {
    let table = Table::new(Edition::builtin(), 3); // UT-2.5
    assert_eq!(table.outcomes(), [0, 1, 2].map(|seat| (Chance::First(Seat(seat)), 1)));
}

#[test]
fn whoever_has_the_marked_board_begins_and_turns_pass_to_the_left() {
    let mut table = Table::new(Edition::builtin(), 3); // UT-2.5
    table.game.apply(&mut table.state, Chance::First(Seat(1))).expect("possible");
    table.settle();
    let mut order = vec![table.seat()];
    while order.len() < 4 {
        let action = table.choices().pop().expect("an action");
        table.play(&action).settle();
        if table.seat() != order[order.len() - 1] {
            order.push(table.seat());
        }
    }
    assert_eq!(order, [2, 3, 1, 2]);
}

#[test]
fn nobody_acts_out_of_turn() {
    let table = table("seats 3\n seat 2"); // UT-2.5
    let discard = table.game.parse_action("discard").expect("an action");
    assert_eq!(table.game.permit(&table.state, Seat(0), discard).expect_err("not the turn").rule.0, "UT-2.5");
}

#[test]
fn everybody_begins_with_ten_upcoins_in_an_open_wallet() {
    let mut table = Table::new(Edition::builtin(), 4); // UT-2.6
    table.settle();
    for viewer in Viewer::all(4) {
        let picture = table.game.picture(&table.game.view(&table.state, viewer));
        assert!(picture.players.iter().all(|player| player.wallet == 10 && player.coins == 0));
    }
}
