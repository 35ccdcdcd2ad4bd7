//! UT-7: scoring.

use tetrapolis_game::Scoring;
use tetrapolis_testkit::Scene;

use crate::table::{Table, table};

fn sheet(table: &Table, seat: usize) -> Vec<(&'static str, i32)> {
    table.game.sheet(&table.state, seat - 1).iter().map(|line| (line.rule.0, line.points)).collect()
}

#[test]
fn the_projects_of_the_own_street_score_gifts_included() {
    let table = table(
        "card a 1: shop, prestige 3 / cafe\n card b 1: gift, prestige -4 / cafe\n card c 1: cafe, prestige 5 / shop\n card d 1: hotel, prestige 6 / shop
        wallet 1 0\n wallet 2 0\n street 1: a a, b a | - | c a | - | -\n street 2: d a | - | - | - | -", // UT-7.1
    );
    assert_eq!(sheet(&table, 1)[..5], [("UT-7.1", -1), ("UT-7.1", 0), ("UT-7.1", 5), ("UT-7.1", 0), ("UT-7.1", 0)]);
    assert_eq!(table.standings(), [(4, 2), (6, 1)]);
}

#[test]
fn every_full_three_upcoins_in_the_wallet_are_a_point() {
    for (wallet, points) in [(0, 0), (2, 0), (3, 1), (8, 2), (9, 3)] {
        let table = table(&format!("wallet 1 {wallet}")); // UT-7.2
        assert_eq!(sheet(&table, 1)[5], ("UT-7.2", points), "{wallet} upcoins");
    }
}

#[test]
fn upcoins_on_the_deck_do_not_count() {
    let table = table("wallet 1 2\n coins 1 7"); // UT-7.2
    assert_eq!(sheet(&table, 1)[5].1, 0);
}

#[test]
fn most_prestige_wins() {
    let table = table(
        "seats 3\n card a 1: shop, prestige 5 / cafe\n wallet 1 0\n wallet 2 0\n wallet 3 9\n street 2: a a | - | - | - | -",
    ); // UT-7.3
    assert_eq!(table.standings(), [(0, 3), (5, 1), (3, 2)]);
}

#[test]
fn the_tallest_building_breaks_a_tie_by_cards_of_any_sort() {
    let table = table(
        "seats 3\n card duo 1: shop duo / cafe\n card gift 1: gift / cafe\n card roof 1: office, roof / cafe\n card top 1: rooftop only / cafe
        street 1: duo a | filler-9 a | - | - | -\n street 2: gift a, roof a, top a | - | - | - | -\n street 3: filler-8 a, filler-7 a", // UT-7.3
    );
    assert_eq!(table.standings(), [(3, 3), (3, 1), (3, 2)]);
    assert_eq!(table.picture().players[1].tallest, 3);
    let by = |one, other| format!("by UT-7.3: ut-tie-tallest count={one}, ut-tie-tallest count={other}");
    assert_eq!(table.ties(), [format!("2 before 3 {}", by(3, 2)), format!("3 before 1 {}", by(2, 1))]);
}

#[test]
fn only_those_tied_compare_their_buildings() {
    let table = table("seats 3\n wallet 1 0\n street 1: filler-9 a, filler-8 a | - | - | - | -\n street 2: filler-7 a"); // UT-7.3
    assert_eq!(table.standings(), [(0, 3), (3, 1), (3, 2)]);
}

#[test]
fn with_equal_buildings_the_victory_is_shared() {
    let table = table("street 1: filler-9 a | - | - | - | -\n street 2: - | - | filler-8 b | - | -"); // UT-7.3
    assert_eq!(table.standings(), [(3, 1), (3, 1)]);
}

#[test]
fn the_sheet_has_five_plots_and_the_upcoins_and_adds_up_to_the_total() {
    let table = table(
        "card a 1: shop, prestige 3 / cafe\n card b 1: office, prestige 2 / cafe\n wallet 1 11\n street 1: - | a a | - | - | b a", // UT-7.4
    );
    let sheet = sheet(&table, 1);
    assert_eq!(sheet.len(), 6);
    assert_eq!(sheet.iter().map(|(_, points)| points).sum::<i32>(), 8);
    assert_eq!(table.standings()[0].0, 8);
    let keys: Vec<_> = table.game.sheet(&table.state, 0).iter().map(|line| line.what.to_string()).collect();
    assert_eq!(keys[..2], ["ut-sheet-plot plot=1", "ut-sheet-plot plot=2"]);
    assert_eq!(keys[5], "ut-sheet-coins coins=11");
}

#[test]
fn prestige_may_be_negative() {
    let table = table("card b 1: gift, prestige -4 / cafe\n wallet 1 0\n street 1: - | b a"); // UT-7.5
    assert_eq!(sheet(&table, 1)[1], ("UT-7.1", -4));
    assert_eq!(table.standings()[0].0, -4);
}
