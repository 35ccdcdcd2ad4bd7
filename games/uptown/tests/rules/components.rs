//! UT-1: the cards and what they say.

use tetrapolis_testkit::Scene;
use tetrapolis_uptown::Edition;

use crate::table::{Table, table};

/// What the projects of street 1 would earn and are worth, at a table with these cards, laid as `street` says.
fn worth(cards: &str, street: &str) -> (i32, i32) {
    let table = table(&format!("{cards}\nstreet 1: {street}"));
    (table.income(1), table.prestige(1))
}

const VENUES: &str = "card flat 1: apartment / office
    card flats 1: apartment duo / office
    card flower 1: apartment, gift / office
    card cafe 1: cafe / office
    card hotel 1: hotel / office
    card park 1: roof / office";

#[test]
fn every_street_has_five_plots() {
    let table = table("seats 4"); // UT-1.1
    assert!(table.picture().players.iter().all(|player| player.street.len() == 5));
}

#[test]
fn a_project_card_offers_the_two_projects_of_its_front() {
    assert_eq!(Edition::builtin().cards().iter().filter(|card| card.price.is_some()).count(), 84); // UT-1.2
    let mut table = table("top 1 house\n card house 3: shop / cafe");
    table.play("keep");
    assert_eq!(table.choices(), ["choose a", "choose b"]);
    assert_eq!(table.refused("choose c"), "UT-1.2");
}

#[test]
fn a_municipal_card_offers_four_projects_for_free() {
    assert_eq!(Edition::builtin().cards().iter().filter(|card| card.price.is_none()).count(), 28); // UT-1.3
    let mut table = table("municipal hall: shop / cafe / office / services\n pile hall\n phase buy\n wallet 1 0");
    table.play("municipal");
    assert_eq!(table.choices(), ["choose a", "choose b", "choose c", "choose d"]);
    table.play("choose d").play("build 2");
    assert_eq!((table.plot(1, 2), table.wallet(1)), (vec!["hall d".to_owned()], 0));
}

#[test]
fn a_project_without_a_kind_counts_as_no_venue_but_as_a_storey() {
    let cards = format!(
        "{VENUES}\n card a 1: prestige 1 per apartment on street / office\n card b 1: income 1 per storey below / office"
    );
    assert_eq!(worth(&cards, "park a | flat a, a a | - | - | -"), (0, 1)); // UT-1.4
    assert_eq!(
        worth("card tree 1: prestige 1 / shop\n card b 1: income 1 per storey below / office", "tree a, b a"),
        (1, 1)
    );
}

#[test]
fn a_duo_counts_as_two_of_its_kind() {
    for kind in ["office", "apartment", "shop", "cafe", "services"] {
        let cards = format!("card two 1: {kind} duo / hotel\n card count 1: prestige 1 per {kind} on street / hotel");
        assert_eq!(worth(&cards, "two a | count a").1, 2, "{kind}"); // UT-1.5
        let cards = format!("card one 1: {kind} / hotel\n card count 1: prestige 1 per {kind} on street / hotel");
        assert_eq!(worth(&cards, "one a | count a").1, 1, "{kind}");
    }
}

#[test]
fn ground_only_is_the_first_card_of_its_plot() {
    let mut table = table(
        "card g 1: shop, ground only / hotel, rooftop only\n top 1 g\n street 1: filler-9 a | - | - | - | filler-8 a",
    );
    table.play("keep"); // UT-1.6
    assert_eq!(table.choices(), ["build 2", "build 3", "build 4"]);
    assert_eq!(table.refused("build 1"), "UT-1.6");
}

#[test]
fn upper_only_is_never_the_first_card() {
    let mut table = table(
        "card u 1: shop, upper only / hotel, rooftop only\n top 1 u\n street 1: filler-9 a | - | - | - | filler-8 a",
    );
    table.play("keep"); // UT-1.6
    assert_eq!(table.choices(), ["build 1", "build 5"]);
    assert_eq!(table.refused("build 2"), "UT-1.6");
}

#[test]
fn rooftop_only_stands_on_a_closed_building() {
    let mut table = table(
        "card r 1: cafe, rooftop only / hotel, rooftop only\n card roof 1: office, roof / shop\n top 1 r
        street 1: filler-9 a | roof a | - | - | -",
    );
    table.play("keep").play("choose b"); // UT-1.6
    assert_eq!(table.choices(), ["build 2"]);
    assert_eq!(table.refused("build 1"), "UT-1.6");
    assert_eq!(table.refused("build 3"), "UT-1.6");
}

#[test]
fn a_building_with_no_gifts_accepts_no_gift() {
    let mut table = table(
        "card proud 1: hotel, no gifts / shop\n card gift 1: shop, gift / cafe, rooftop only\n top 1 gift
        street 2: proud a | filler-9 a | - | - | -",
    );
    table.play("keep"); // UT-1.6
    assert_eq!(table.choices(), ["give 2 2", "give 2 3", "give 2 4", "give 2 5"]);
    assert_eq!(table.refused("give 2 1"), "UT-1.6");
}

#[test]
fn a_fixed_income_is_earned_or_lost() {
    assert_eq!(worth("card a 1: shop, income 2 / office", "a a"), (2, 0)); // UT-1.7 a
    assert_eq!(worth("card a 1: shop, income -2 / office", "a a"), (-2, 0));
}

#[test]
fn an_income_for_each_storey_below_can_be_a_loss() {
    assert_eq!(
        worth("card a 1: income 1 per storey below / office", "filler-9 a, filler-8 a, a a, filler-7 a"),
        (2, 0)
    ); // UT-1.7 b
    assert_eq!(worth("card a 1: income -1 per storey below / office", "filler-9 a, filler-8 a, a a"), (-2, 0));
    assert_eq!(worth("card a 1: income 1 per storey below / office", "a a, filler-9 a"), (0, 0));
}

#[test]
fn an_income_for_each_venue_on_the_plot_leaves_the_other_plots_out() {
    let cards = format!("{VENUES}\n card a 1: income 1 per apartment on plot / office");
    assert_eq!(worth(&cards, "flat a, a a | flats a"), (1, 0)); // UT-1.7 c
    assert_eq!(worth(&cards, "flats a, a a, flat a | cafe a"), (3, 0));
    assert_eq!(worth(&cards, "flower a, a a | flat a"), (1, 0), "a gift counts by its kind");
    assert_eq!(worth(&cards, "cafe a, a a | flat a"), (0, 0));
}

#[test]
fn an_income_for_each_venue_on_the_street_counts_all_plots() {
    let cards = format!(
        "{VENUES}\n card a 1: income 1 per apartment on street / office\n card b 1: income 3 per apartment on street / office"
    );
    assert_eq!(worth(&cards, "flat a, a a | hotel b | cafe a"), (1, 0)); // UT-1.7 d
    assert_eq!(worth(&cards, "flat a, a a | flats a | flower a"), (4, 0));
    assert_eq!(worth(&cards, "flat a, b a | flats a | flower a"), (12, 0));
}

#[test]
fn an_income_if_on_the_ground_floor_is_nothing_above() {
    let cards = "card a 1: shop, income 1 if ground / office";
    assert_eq!(worth(cards, "a a, filler-9 a"), (1, 0)); // UT-1.7 e
    assert_eq!(worth(cards, "filler-9 a, a a"), (0, 0));
}

#[test]
fn a_fixed_prestige_is_won_or_lost() {
    assert_eq!(worth("card a 1: shop, prestige 6 / office", "a a"), (0, 6)); // UT-1.8 a
    assert_eq!(worth("card a 1: shop, prestige -4 / office", "a a"), (0, -4));
}

#[test]
fn prestige_for_each_venue_on_the_plot_leaves_the_other_plots_out() {
    let cards = |each: i32| format!("{VENUES}\n card a 1: prestige {each} per apartment on plot / office");
    assert_eq!(worth(&cards(2), "flat a, a a | flats a"), (0, 2)); // UT-1.8 b
    assert_eq!(worth(&cards(2), "flats a, a a, flower a | flat a"), (0, 6));
    assert_eq!(worth(&cards(-1), "flats a, a a, flower a | flat a"), (0, -3));
}

#[test]
fn prestige_for_each_venue_on_the_street_counts_all_plots() {
    let cards = format!("{VENUES}\n card a 1: prestige 2 per apartment on street / office");
    assert_eq!(worth(&cards, "a a | flat a | - | - | hotel b"), (0, 2)); // UT-1.8 c
    assert_eq!(worth(&cards, "a a | flats a | flower a | flat a | -"), (0, 8));
}

#[test]
fn prestige_for_each_gift_counts_the_gifts_of_the_street() {
    let cards = "card a 1: prestige 2 per gift on street / office
        card one 1: shop, gift / office\n card two 1: cafe duo, gift / office\n card other 1: shop, gift / office";
    assert_eq!(worth(cards, "a a | one a | two a | other b"), (0, 4)); // UT-1.8 c, UT-1.11
}

#[test]
fn prestige_for_each_storey_below_counts_cards() {
    assert_eq!(
        worth("card a 1: prestige 1 per storey below / office", "filler-9 a, filler-8 a, a a, filler-7 a"),
        (0, 2)
    ); // UT-1.8 d
}

#[test]
fn prestige_if_on_the_ground_floor_is_nothing_above() {
    let cards = "card a 1: shop, prestige 2 if ground / office\n card b 1: shop, prestige 1 if ground / office";
    assert_eq!(worth(cards, "a a | b a"), (0, 3)); // UT-1.8 e
    assert_eq!(worth(cards, "filler-9 a, a a | filler-8 a, b a"), (0, 0));
}

#[test]
fn the_bank_never_runs_out() {
    let mut table = table(
        "card rich 1: shop, income 9 / office\n card rich2 1: shop, income 9 / office\n card rich3 1: shop, income 9 / office
        card roof 1: office, roof, income 9 / cafe, rooftop only\n top 1 roof\n wallet 1 500\n wallet 2 500
        street 1: rich a, rich2 a, rich3 a | - | - | - | -",
    );
    table.play("keep").play("build 2"); // UT-1.9
    assert_eq!(table.wallet(1), 536);
}

#[test]
fn below_a_card_the_ground_floor_and_rooftop_cards_count_too() {
    let cards = "card roof 1: office, roof / shop\n card top 1: cafe, rooftop only / shop
        card high 1: rooftop only, prestige 1 per storey below / shop";
    assert_eq!(worth(cards, "filler-9 a, roof a, top a, high a"), (0, 3)); // UT-1.10
}

#[test]
fn a_duo_is_one_storey() {
    assert_eq!(
        worth("card two 1: cafe duo / shop\n card a 1: prestige 1 per storey below / office", "two a, a a"),
        (0, 1)
    ); // UT-1.10
}

#[test]
fn a_project_counts_itself_if_it_is_of_the_counted_kind() {
    assert_eq!(worth("card a 1: cafe, prestige 1 per cafe on plot / office", "a a"), (0, 1)); // UT-1.11
    assert_eq!(worth("card a 1: cafe duo, prestige 1 per cafe on plot / office", "a a"), (0, 2));
    assert_eq!(worth("card a 1: cafe duo, income 1 per cafe on street / office", "a a"), (2, 0));
    assert_eq!(worth("card a 1: gift, prestige 2 per gift on street / office", "a a"), (0, 2));
}

#[test]
fn no_gifts_keeps_the_gifts_that_are_there() {
    let mut table = table(
        "card proud 1: hotel, no gifts / cafe, rooftop only\n card gift 1: shop, gift, prestige -2 / cafe
        top 1 proud\n street 1: gift a | - | - | - | -",
    );
    table.play("keep").play("build 1"); // UT-1.12
    assert_eq!(table.plot(1, 1), ["gift a", "proud a"]);
    assert_eq!(table.prestige(1), -2);
}

#[test]
fn no_gifts_stops_rooftop_gifts_too() {
    let mut table = table(
        "card proud 1: hotel, no gifts / cafe\n card roof 1: office, roof / shop\n card open 1: office, roof / shop
        card bird 1: gift, rooftop only, prestige -1 / cafe, rooftop only
        top 1 bird\n street 2: proud a, roof a | open a | - | - | -",
    );
    table.play("keep"); // UT-1.12
    assert_eq!(table.choices(), ["give 2 2"]);
    assert_eq!(table.refused("give 2 1"), "UT-1.6");
}

#[test]
fn the_house_edition_opens_a_table() {
    let mut table = Table::new(Edition::builtin(), 2); // UT-1.2, UT-1.3
    assert!(table.settle().choices().contains(&"discard".to_owned()));
}
