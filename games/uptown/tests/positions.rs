//! Positions in names: what is refused, and that whatever is accepted can be played on.

use proptest::prelude::*;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use serde_json::{Value, json};
use tetrapolis_game::{Game, Pictures, Positions, Turn, Viewer, Views, below};
use tetrapolis_uptown::{Edition, State, UpTown};

/// A state after some steps of random play.
fn random_state(game: &UpTown, seed: u64, steps: usize) -> State {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut state = game.initial();
    let mut legal = Vec::new();
    for _ in 0..steps {
        match game.turn(&state) {
            Turn::Over => break,
            Turn::Chance => {
                let chance = game.sample(&state, &mut rng);
                game.apply(&mut state, chance).expect("what is drawn is possible");
            }
            Turn::Act(seats) => {
                let seat = seats.first().expect("somebody has to act");
                game.legal_actions(&state, seat, &mut legal);
                let action = legal[below(&mut rng, legal.len() as u32) as usize];
                game.play(&mut state, seat, action).expect("what is legal is accepted");
            }
        }
    }
    state
}

fn position(seed: u64, steps: usize) -> (UpTown, Value) {
    let game = UpTown::new(Edition::builtin(), 2 + (seed % 3) as u8);
    let state = random_state(&game, seed, steps);
    let json = serde_json::to_value(game.position(&state)).expect("plain data");
    (game, json)
}

fn restore(game: &UpTown, json: &Value) -> Result<State, String> {
    let position = serde_json::from_value(json.clone()).map_err(|error| error.to_string())?;
    game.restore(&position).map_err(|message| message.to_string())
}

#[track_caller]
fn refused(change: impl Fn(&mut Value), reason: &str) {
    let (game, mut json) = position(3, 40);
    restore(&game, &json).expect("the position is good before it is changed");
    change(&mut json);
    let error = restore(&game, &json).expect_err("the position is bad");
    assert!(error.contains(reason), "{error}");
}

#[test]
fn a_position_has_no_other_fields() {
    refused(|json| json["weather"] = json!("rain"), "unknown field");
    refused(|json| json["players"][0]["lucky"] = json!(true), "unknown field");
}

#[test]
fn every_card_lies_in_one_place() {
    let twice = |json: &mut Value| json["discarded"] = json!([json["pile"]["top"].clone()]);
    refused(twice, "ut-position-twice");
    refused(|json| json["pile"]["top"] = json!("atlantis"), "ut-no-card");
    refused(|json| json["players"][0]["deck"]["left"] = json!(1), "ut-audit-");
    refused(|json| json["pile"]["left"] = json!(29), "ut-audit-deck-size");
    refused(|json| json["pile"]["left"] = json!(0), "ut-audit-");
}

#[test]
fn an_open_card_is_one_of_its_deck() {
    let (game, mut json) = position(3, 3);
    assert_eq!(json["phase"], json!("deal-tops"));
    json["players"][0]["deck"]["left"] = json!(0);
    assert!(restore(&game, &json).expect_err("no deck under the card").contains("ut-audit-deck-open"));
}

#[test]
fn a_project_card_does_not_lie_on_the_pile() {
    refused(
        |json| {
            let top = json["players"][0]["deck"]["top"].take();
            json["players"][0]["deck"]["top"] = json["pile"]["top"].take();
            json["pile"]["top"] = top;
        },
        "ut-audit-deck-kind",
    );
}

#[test]
fn a_street_obeys_the_requirements() {
    // UT-1.6, UT-4.4
    for street in [
        json!([["night-owl-passage b"], [], [], [], []]),
        json!([["garden-square b"], [], [], [], []]),
        json!([["linden-house a", "garden-square a"], [], [], [], []]),
        json!([["garden-square a", "linden-house a"], [], [], [], []]),
    ] {
        let change = |json: &mut Value| {
            for player in json["players"].as_array_mut().expect("players") {
                player["street"] = json!([[], [], [], [], []]);
            }
            for deck in 0..2 {
                json["players"][deck]["deck"]["top"] = Value::Null;
            }
            json["discarded"] = json!([]);
            json["players"][0]["street"] = street.clone();
        };
        refused(change, "ut-position-plot");
    }
    refused(|json| json["players"][0]["street"] = json!([["linden-house c"], [], [], [], []]), "ut-");
}

#[test]
fn turns_and_seats_fit_the_table() {
    refused(|json| json["turns"] = json!(200), "ut-position-turns");
    refused(|json| json["first"] = json!(9), "ut-position-first");
    refused(|json| json["first"] = json!(0), "counted from 1");
    refused(|json| json["turns"] = json!(0), "ut-audit-");
    refused(|json| json["players"].as_array_mut().expect("players").truncate(1), "ut-position-players");
    refused(|json| json["phase"] = json!("over"), "ut-audit-");
    refused(|json| json["players"][0]["wallet"] = json!(4_000_000_000_u32), "ut-audit-wallet");
    refused(|json| json["players"][1]["coins"] = json!(20), "ut-audit-coins");
}

/// Puts another value in the place of some value inside.
fn disturb(json: &mut Value, rng: &mut Xoshiro256PlusPlus, ids: &[String]) {
    match json {
        Value::Object(fields) => {
            let place = below(rng, fields.len() as u32) as usize;
            disturb(fields.values_mut().nth(place).expect("a field"), rng, ids);
        }
        Value::Array(items) if !items.is_empty() => {
            let place = below(rng, items.len() as u32) as usize;
            match below(rng, 4) {
                0 => drop(items.remove(place)),
                1 => items.push(items[place].clone()),
                _ => disturb(&mut items[place], rng, ids),
            }
        }
        Value::Number(number) => {
            let old = number.as_u64().unwrap_or(0);
            *json = match below(rng, 4) {
                0 => json!(old + 1),
                1 => json!(old.saturating_sub(1)),
                2 => json!(0),
                _ => json!(below(rng, 256)),
            };
        }
        Value::Bool(value) => *json = json!(!*value),
        Value::String(_) | Value::Null | Value::Array(_) => {
            let id = &ids[below(rng, ids.len() as u32) as usize];
            let phases = ["keep", "buy", "collect", "choose", "place", "open", "over", "deal-tops", "deal-first"];
            *json = match below(rng, 6) {
                0 => json!(id),
                1 => json!(format!("{id} {}", ["a", "b", "c", "d"][below(rng, 4) as usize])),
                2 => json!(phases[below(rng, phases.len() as u32) as usize]),
                3 => json!(format!("deck:{}", below(rng, 6))),
                4 => json!(["a", "b", "c", "d", "pile"][below(rng, 5) as usize]),
                _ => Value::Null,
            };
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2_000))]

    #[test]
    fn a_disturbed_position_is_refused_or_can_be_played_to_the_end(seed in 0_u64..1_000, steps in 0_usize..200, times in 1_u8..4) {
        let (game, mut json) = position(seed, steps);
        let ids: Vec<String> = Edition::builtin().cards().iter().map(|card| card.id.clone()).collect();
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed ^ steps as u64);
        for _ in 0..times {
            disturb(&mut json, &mut rng, &ids);
        }
        if let Ok(mut state) = restore(&game, &json) {
            let mut legal = Vec::new();
            for _ in 0..=game.bound() {
                prop_assert_eq!(game.audit(&state), Ok(()));
                let _ = game.picture(&game.view(&state, Viewer::Public));
                match game.turn(&state) {
                    Turn::Over => break,
                    Turn::Chance => {
                        let chance = game.sample(&state, &mut rng);
                        game.apply(&mut state, chance).expect("what is drawn is possible");
                    }
                    Turn::Act(seats) => {
                        let seat = seats.first().expect("somebody has to act");
                        game.legal_actions(&state, seat, &mut legal);
                        prop_assert!(!legal.is_empty());
                        let action = legal[below(&mut rng, legal.len() as u32) as usize];
                        game.play(&mut state, seat, action).expect("what is legal is accepted");
                    }
                }
            }
            prop_assert_eq!(game.turn(&state), Turn::Over);
        }
    }
}
