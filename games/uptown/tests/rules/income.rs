//! UT-5: income.

use tetrapolis_game::{Notation, Step, Tell, Viewer};

use crate::table::table;

#[test]
fn closing_a_plot_pays_the_income_of_the_whole_street() {
    let mut table = table(
        "card a 1: shop, income 2 / cafe\n card b 1: office, roof, income 1 / cafe\n card c 1: cafe, income 3 / shop
        card roof 1: office, roof, income 1 / cafe, rooftop only\n top 1 roof\n wallet 1 5
        street 1: a a | b a | - | - | c a", // UT-5.1
    );
    assert_eq!(table.picture().players[0].income, 6);
    table.play("keep").play("choose a").play("build 3");
    assert_eq!(table.wallet(1), 12);
    assert_eq!(table.wallet(2), 10);
}

#[test]
fn building_without_a_roof_pays_nothing() {
    let mut table = table(
        "card a 1: shop, income 2 / cafe\n card b 1: shop, income 3 / cafe, upper only\n top 1 b\n street 1: - | a a",
    ); // UT-5.1
    table.play("keep").play("choose a").play("build 1");
    assert_eq!(table.wallet(1), 10);
}

#[test]
fn a_sum_of_zero_or_less_pays_nothing_and_costs_nothing() {
    for (income, paid) in [(-9, 0), (-2, 0), (-1, 1), (3, 5)] {
        let mut table = table(&format!(
            "card a 1: shop, income {income} / cafe\n card roof 1: office, roof, income 2 / cafe, rooftop only\n top 1 roof
            wallet 1 7\n street 1: a a | - | - | - | -", // UT-5.2
        ));
        table.play("keep").play("build 3");
        assert_eq!(table.wallet(1), 7 + paid, "income {income}");
    }
}

#[test]
fn a_gift_that_closes_a_building_pays_the_owner_of_the_street() {
    let mut table = table(
        "card a 1: shop, income 2 / cafe\n card gift 1: gift, roof, prestige -1 / cafe, rooftop only\n top 1 gift\n wallet 1 1\n wallet 2 1
        street 2: a a | - | - | - | -", // UT-5.3
    );
    table.play("keep").play("give 2 1");
    assert!(table.is_closed(2, 1));
    assert_eq!((table.wallet(1), table.wallet(2)), (1, 3));
}

#[test]
fn the_worked_example_of_the_book_pays_six() {
    let mut table = table(
        "card shop 4: shop, income 2 / cafe
        card flat1 3: apartment, prestige 2 / office\n card flat2 3: apartment / office\n card flat3 3: apartment / office
        card night-shop 4: shop, income 1 per apartment on street / office
        card park 6: roof, ground only, income 1 / office, upper only
        top 2 park\n wallet 1 6\n phase buy
        street 1: shop a | flat1 a, flat2 a | flat3 a | night-shop a | -", // UT-5.4
    );
    table.play("buy 2").play("choose a");
    assert_eq!((table.wallet(1), table.coins(2)), (0, 6));
    assert_eq!(table.choices(), ["build 5"], "ground only leaves the last plot");
    let action = table.game.parse_action("build 5").expect("an action");
    let step = Step::Play { seat: tetrapolis_game::Seat(0), action };
    let telling = table.game.tell(&table.state, &step, Viewer::Public).expect("all see it");
    assert!(telling.message.to_string().ends_with("pays=1 income=6"), "{}", telling.message);
    let plots: Vec<i32> = table.picture().players[0].street.iter().map(|plot| plot.income).collect();
    assert_eq!(plots, [2, 0, 0, 3, 0]);
    table.play("build 5");
    let plots: Vec<i32> = table.picture().players[0].street.iter().map(|plot| plot.income).collect();
    assert_eq!(plots, [2, 0, 0, 3, 1]);
    assert_eq!(table.wallet(1), 6);
}

#[test]
fn negative_incomes_lower_the_sum_and_never_touch_the_wallet() {
    let mut table = table(
        "card a 1: shop, income 3 / cafe\n card b 1: gift, income -2 / cafe\n card c 1: gift, upper only, income -1 per storey below / cafe
        card roof 1: office, roof / cafe, rooftop only\n top 1 roof\n wallet 1 4
        street 1: a a | filler-9 a, b a | - | - | -", // UT-5.5
    );
    table.play("keep").play("build 5");
    assert_eq!(table.wallet(1), 5);
}

#[test]
fn on_the_ground_floor_means_the_first_card_of_its_plot() {
    let mut table = table(
        "card a 1: shop, income 1 if ground / cafe\n card b 1: shop, income 1 if ground / cafe
        card roof 1: office, roof, income 1 if ground / cafe, rooftop only\n top 1 roof\n wallet 1 0
        street 1: a a, b a | - | - | - | -", // UT-5.5
    );
    table.play("keep").play("build 1");
    assert_eq!(table.wallet(1), 1);
}
