//! PC-1.

use std::collections::BTreeMap;

use tetrapolis_point_city::{Card, Edition, Front, Resource};
use tetrapolis_testkit::Scene;

use crate::table::{after_setup, cards, new_game, table};

#[test]
fn there_are_five_resources_and_ingenuity_is_a_sixth_symbol() {
    // PC-1.1
    let names: Vec<&str> = Resource::ALL.iter().map(|resource| resource.name()).collect();
    assert_eq!(names, ["energy", "industry", "economy", "community", "ecology"]);
    assert_eq!("ingenuity".parse(), Ok(Front::Ingenuity));
    assert!("ingenuity".parse::<Resource>().is_err());
    assert!("ingenuity*2".parse::<Front>().is_err());
}

#[test]
fn the_deck_has_65_50_and_45_cards_with_a_front_and_a_building_each() {
    // PC-1.2
    let edition = Edition::builtin();
    let count = |wanted: &dyn Fn(&Card) -> bool| edition.cards().iter().filter(|card| wanted(card)).count();
    assert_eq!(edition.cards().len(), 160);
    for (tier, size, buildings, fronts, points) in [
        (1, 65, [50, 5, 10], [65, 0, 0], 50),
        (2, 50, [30, 10, 10], [0, 30, 20], 75),
        (3, 45, [20, 15, 10], [0, 25, 20], 120),
    ] {
        let of_tier = |card: &Card| card.tier == tier;
        assert_eq!(count(&of_tier), size);
        assert_eq!(count(&|card| of_tier(card) && card.building.gives.is_some()), buildings[0]);
        assert_eq!(count(&|card| of_tier(card) && card.building.gives.is_none() && !card.building.civic), buildings[1]);
        assert_eq!(count(&|card| of_tier(card) && card.building.civic), buildings[2]);
        assert_eq!(count(&|card| of_tier(card) && matches!(card.front, Front::Single(_))), fronts[0]);
        assert_eq!(count(&|card| of_tier(card) && matches!(card.front, Front::Double(_))), fronts[1]);
        assert_eq!(count(&|card| of_tier(card) && card.front == Front::Ingenuity), fronts[2]);
        let printed = edition.cards().iter().filter(|card| of_tier(card)).map(|card| u32::from(card.building.points));
        assert_eq!(printed.sum::<u32>(), points);
    }
}

#[test]
fn the_deck_is_the_same_when_the_resources_change_places() {
    // PC-1.2: community -> energy -> ecology -> economy -> industry -> community
    let next = |resource: Resource| match resource {
        Resource::Community => Resource::Energy,
        Resource::Energy => Resource::Ecology,
        Resource::Ecology => Resource::Economy,
        Resource::Economy => Resource::Industry,
        Resource::Industry => Resource::Community,
    };
    let mut balance: BTreeMap<String, i32> = BTreeMap::new();
    for card in Edition::builtin().cards() {
        let front = match card.front {
            Front::Single(resource) => Front::Single(next(resource)),
            Front::Double(resource) => Front::Double(next(resource)),
            Front::Ingenuity => Front::Ingenuity,
        };
        let mut cost = [0; 5];
        for resource in Resource::ALL {
            cost[next(resource).index()] = card.cost[resource.index()];
        }
        let building = card.building;
        let key = |front, cost, gives| {
            format!("{} {front} {cost:?} {gives:?} {} {}", card.tier, building.points, building.civic)
        };
        *balance.entry(key(card.front, card.cost, building.gives)).or_default() += 1;
        *balance.entry(key(front, cost, building.gives.map(next))).or_default() -= 1;
    }
    assert!(balance.values().all(|count| *count == 0), "{balance:?}");
}

#[test]
fn everyone_has_a_starting_ingenuity_card_and_one_of_them_is_the_first_players() {
    // PC-1.3
    for seats in 1..=4 {
        let game = new_game(seats);
        for player in 1..=seats.into() {
            assert_eq!(game.hand(player), cards("ingenuity"));
        }
    }
}

#[test]
fn there_are_22_tokens_and_each_scores_by_its_own_rule() {
    // PC-1.4
    let edition = Edition::builtin();
    assert_eq!(edition.tokens().len(), 22);
    let worth = |id: &str, permanents: [u8; 5], ingenuity: u8| {
        edition.tokens().iter().find(|token| token.id == id).expect("a token").worth(permanents, ingenuity)
    };
    // Energy 4, industry 0, economy 2, community 3, ecology 1.
    let permanents = [4, 0, 2, 3, 1];
    assert_eq!(worth("flat-5", permanents, 0), 5);
    assert_eq!(worth("flat-7", [0; 5], 0), 7);
    assert_eq!(worth("each-energy", permanents, 0), 8);
    assert_eq!(worth("each-industry", permanents, 0), 0);
    assert_eq!(worth("pair-community-energy", permanents, 0), 9);
    assert_eq!(worth("pair-ecology-economy", permanents, 0), 3);
    assert_eq!(worth("types-2", permanents, 0), 6);
    assert_eq!(worth("types-3", permanents, 0), 6);
    assert_eq!(worth("missing", permanents, 0), 4);
    assert_eq!(worth("missing", [0; 5], 0), 20);
    assert_eq!(worth("full-set", permanents, 0), 0);
    assert_eq!(worth("full-set", [2, 3, 2, 5, 2], 0), 12);
    assert_eq!(worth("ingenuity", permanents, 3), 6);
}

#[test]
fn a_civic_building_has_a_cost_but_no_points_and_no_permanent_resource() {
    // PC-1.5
    let edition = Edition::builtin();
    for card in edition.cards().iter().filter(|card| card.building.civic) {
        assert_eq!((card.building.points, card.building.gives), (0, None), "{}", card.id);
        assert!(card.cost.iter().sum::<u8>() > 0, "{}", card.id);
    }
    let mut game = table("2 seats; hand 1: energy energy energy; market b2: fire-station");
    game.play("take b2 c2");
    assert_eq!(game.city(1), serde_json::json!(["fire-station"]));
    assert_eq!(game.score(1), 0);
    assert!(game.seen_by(0)["players"][0]["permanents"].as_object().expect("counts").values().all(|count| count == 0));
}

#[test]
fn the_game_remembers_what_was_taken_from_where() {
    // PC-1.6
    let mut game = after_setup(2);
    game.play("take b2 c2");
    assert_eq!((game.at("b2"), game.at("c2")), ("(building)".into(), "(building)".into()));
}
