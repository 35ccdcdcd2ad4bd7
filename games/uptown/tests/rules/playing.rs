//! UT-4: playing a card.

use tetrapolis_game::{Notation, Positions};

use crate::table::table;

#[test]
fn a_building_grows_by_one_storey_on_its_last_card() {
    let mut table = table("card new 1: shop / cafe\n top 1 new\n street 1: filler-9 a, filler-8 b | - | - | - | -"); // UT-4.1
    table.play("keep").play("choose b").play("build 1");
    assert_eq!(table.plot(1, 1), ["filler-9 a", "filler-8 b", "new b"]);
}

#[test]
fn the_project_that_is_covered_has_no_effect() {
    let mut table = table("card new 1: shop, income 3, prestige 5 / cafe\n top 1 new"); // UT-4.1
    table.play("keep").play("choose b").play("build 1");
    assert_eq!((table.income(1), table.prestige(1)), (0, 0));
}

#[test]
fn a_project_goes_on_the_street_itself_or_on_a_building() {
    let mut table = table("card new 1: shop / cafe\n top 1 new\n street 1: filler-9 a | - | - | - | -"); // UT-4.1
    table.play("keep").play("choose a");
    assert_eq!(table.choices(), ["build 1", "build 2", "build 3", "build 4", "build 5"]);
}

#[test]
fn where_only_one_project_fits_it_is_chosen() {
    let mut table = table("card new 1: shop / cafe, upper only\n top 1 new"); // UT-4.1
    table.play("keep");
    assert_eq!(table.choices().first().map(String::as_str), Some("build 1"));
    table.play("build 1");
    assert_eq!(table.plot(1, 1), ["new a"]);
}

#[test]
fn a_project_that_fits_nowhere_is_not_chosen() {
    let mut table =
        table("municipal hall: shop / cafe / shop, upper only / cafe, rooftop only\n pile hall\n phase buy"); // UT-4.1
    table.play("municipal");
    assert_eq!(table.choices(), ["choose a", "choose b"]);
    assert_eq!(table.refused("choose c"), "UT-1.6");
}

#[test]
fn a_project_without_the_gift_mark_goes_to_the_own_street() {
    let mut table = table("card new 1: shop / cafe, upper only\n top 1 new"); // UT-4.2
    table.play("keep");
    assert_eq!(table.refused("give 2 1"), "UT-4.2");
    assert_eq!(table.refused("give 1 1"), "UT-4.2");
}

#[test]
fn a_gift_goes_to_another_street_on_a_bare_plot_or_on_a_building() {
    let mut table = table(
        "seats 3\n seat 2\n card gift 1: shop, gift / cafe, upper only\n top 2 gift\n street 1: filler-9 a | - | - | - | -",
    ); // UT-4.2
    table.play("keep");
    let places: Vec<String> =
        [1, 3].iter().flat_map(|seat| (1..=5).map(move |plot| format!("give {seat} {plot}"))).collect();
    assert_eq!(table.choices(), places);
    assert_eq!(table.refused("give 2 1"), "UT-4.2");
    assert_eq!(table.refused("build 1"), "UT-4.2");
    table.play("give 1 1");
    assert_eq!(table.plot(1, 1), ["filler-9 a", "gift a"]);
}

#[test]
fn requirements_hold_for_gifts() {
    let text = |stands: &str| {
        format!(
            "card gift 1: shop, gift, {stands} / cafe, gift, {stands}\n card roof 1: office, roof / shop
        top 1 gift\n street 2: filler-9 a | roof a | - | - | -"
        )
    };
    for (stands, plots) in [("ground only", vec![3, 4, 5]), ("upper only", vec![1]), ("rooftop only", vec![2])] {
        let mut table = table(&text(stands)); // UT-4.3
        table.play("keep").play("choose a");
        let wanted: Vec<String> = plots.iter().map(|plot| format!("give 2 {plot}")).collect();
        assert_eq!(table.choices(), wanted, "{stands}");
    }
}

#[test]
fn a_gift_is_played_by_action_one_and_by_action_two() {
    let text = "card gift 1: shop, gift / cafe, upper only\n card gift2 2: shop, gift / cafe, upper only\n top 1 gift\n top 2 gift2"; // UT-4.3
    let mut table = table(text);
    table.play("keep").play("give 2 3").play("buy 2").play("give 2 3");
    assert_eq!(table.plot(2, 3), ["gift a", "gift2 a"]);
    assert_eq!((table.wallet(1), table.coins(2)), (8, 2));
}

#[test]
fn a_roof_closes_its_plot() {
    let mut table = table(
        "card roof 1: office, roof / cafe, upper only\n card new 1: shop / cafe\n top 1 roof\n top 2 new\n phase keep", // UT-4.4
    );
    table.play("keep").play("build 3");
    assert!(table.is_closed(1, 3));
    table.play("buy 2").play("choose a");
    assert_eq!(table.choices(), ["build 1", "build 2", "build 4", "build 5"]);
    assert_eq!(table.refused("build 3"), "UT-4.4");
}

#[test]
fn a_closed_plot_accepts_no_plain_gift() {
    let mut table = table(
        "card roof 1: office, roof / cafe\n card gift 1: shop, gift / cafe, upper only\n top 1 gift\n street 2: roof a | - | - | - | -", // UT-4.4
    );
    table.play("keep");
    assert_eq!(table.refused("give 2 1"), "UT-4.4");
}

#[test]
fn a_rooftop_project_leaves_the_plot_closed_and_pays_nothing() {
    let mut table = table(
        "card roof 1: office, roof, income 3 / cafe\n card top 1: cafe, rooftop only, roof, income 2 / shop, upper only
        card more 1: cafe, rooftop only / shop, upper only\n top 1 top\n top 2 more\n wallet 1 10\n street 1: roof a | - | - | - | -", // UT-4.5
    );
    table.play("keep").play("build 1");
    assert_eq!(table.wallet(1), 10);
    assert!(table.is_closed(1, 1));
    table.play("buy 2").play("build 1");
    assert_eq!(table.plot(1, 1), ["roof a", "top a", "more a"]);
}

#[test]
fn a_rooftop_project_earns_when_another_plot_is_closed() {
    let mut table = table(
        "card roof 1: office, roof / cafe\n card top 1: cafe, rooftop only, income 2 / shop\n card roof2 1: office, roof / cafe, upper only
        top 1 roof2\n wallet 1 0\n street 1: roof a, top a | - | - | - | -", // UT-4.5, UT-5.1
    );
    table.play("keep").play("build 2");
    assert_eq!(table.wallet(1), 2);
}

#[test]
fn a_discarded_card_leaves_the_game() {
    let mut table = table("card gone 3: shop / cafe\n top 1 gone"); // UT-4.6
    table.play("discard");
    let position = table.game.position(&table.state);
    assert!(position.discarded.contains(&"gone".to_owned()));
    assert!(!table.outcomes().iter().any(|(chance, _)| table.game.write_chance(chance) == "top gone"));
}
