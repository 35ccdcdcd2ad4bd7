//! Positions in files: what is written is read, and what cannot arise is refused with everything that is wrong.

use serde_json::{Value, json};
use tetrapolis_game::{Game, Notation, Positions, Record};
use tetrapolis_point_city::{Edition, Level, PointCity};
use tetrapolis_testkit::{changed, flaws};

fn two() -> (PointCity, &'static str) {
    (PointCity::new(Edition::builtin(), 2), include_str!("../records/two-seats.record"))
}

fn solo() -> (PointCity, &'static str) {
    (PointCity::solo(Edition::builtin(), Level::Hard), include_str!("../records/solo-hard.record"))
}

/// The positions of a golden game.
fn positions((game, record): &(PointCity, &str)) -> Vec<Value> {
    let record: Record = record.parse().expect("a record");
    let mut state = game.initial();
    let mut all = vec![serde_json::to_value(game.position(&state)).expect("plain data")];
    for step in &record.steps {
        game.step(&mut state, game.parse_step(step).expect("a step")).expect("a possible step");
        all.push(serde_json::to_value(game.position(&state)).expect("plain data"));
    }
    all
}

/// What is wrong with a position of a game, plainly; nothing if it can arise.
fn said(game: &PointCity, position: &Value) -> String {
    let plain = |(field, what)| format!("{field}: {what}");
    flaws(game, position).into_iter().map(plain).collect::<Vec<_>>().join("; ")
}

/// What is wrong with a position after some changes, which is good without them.
fn wrong(game: &PointCity, good: &Value, changes: &[(&str, Value)]) -> String {
    assert_eq!(said(game, good), "");
    said(game, &changed(good, changes))
}

/// The first position in the second half of a game whose phase has this name.
fn with_phase(positions: &[Value], phase: &str, fits: impl Fn(&Value) -> bool) -> Value {
    let is_it =
        |position: &&Value| (position["phase"] == phase || !position["phase"][phase].is_null()) && fits(position);
    positions.iter().find(is_it).unwrap_or_else(|| panic!("{phase}")).clone()
}

#[test]
fn every_position_of_a_game_is_read_as_it_was_written() {
    for game in [two(), solo()] {
        for (steps, position) in positions(&game).iter().enumerate() {
            assert_eq!(said(&game.0, position), "", "after {steps} steps");
        }
    }
}

#[test]
fn a_position_that_cannot_arise_is_refused_with_field_and_reason() {
    let game = two();
    let good = with_phase(&positions(&game)[90..], "choose", |_| true);
    let wrong = |path: &str, value: Value| wrong(&game.0, &good, &[(path, value)]);
    let turns = good["turns"].as_u64().expect("a number");
    for (path, value, says) in [
        ("/players/0/hand", json!({"energy": 9}), "discard.energy: pc-audit-fronts"),
        ("/players/0/hand", json!({"energy": 99}), "players[0].hand.energy: position-range found=99 least=0 most=60"),
        ("/players/0/hand", json!({"gold": 1}), ": position-form"),
        ("/players/0/city", json!(["castle-in-the-air"]), "players[0].city[0]: pc-no-card"),
        ("/players/0/city", json!(["wind-farm", "wind-farm"]), "players[0].city[1]: pc-position-twice id=wind-farm"),
        ("/players/0/tokens", json!(["flat-9"]), "players[0].tokens[0]: pc-no-token"),
        ("/players", json!([]), "players: position-value found=0 wanted=2"),
        ("/pool", json!([]), "pool: pc-audit-tokens"),
        ("/deck/left", json!(3), "deck.left: pc-audit-deck found=3"),
        ("/deck/left", json!(255), "deck.left: pc-audit-deck found=255"),
        ("/deck/top", json!(null), "deck.top: pc-audit-top-open"),
        ("/turns", json!(200), "turns: position-range found=200 least=0 most=34"),
        ("/first", json!(3), "first: position-range found=3 least=1 most=2"),
        ("/first", json!(0), ": position-form"),
        ("/phase", json!("rival"), "phase: pc-audit-no-rival"),
        ("/phase", json!("over"), &format!("turns: position-range found={turns} least=34 most=34")),
        ("/phase", json!({"refill": "e5"}), ": position-form"),
        ("/market/0/0", json!("-"), "market: pc-audit-empty found=1 wanted=0"),
        ("/market/0/1", json!("1:energy*2"), "market[0][1]: pc-no-class"),
        ("/market/3/1", json!("moon"), "market[3][1]: pc-no-card"),
        ("/unseen", json!({}), "unseen: pc-audit-tier"),
        ("/unseen/1:energy", json!(60), "unseen.1:energy: position-range found=60"),
    ] {
        let said = wrong(path, value);
        assert!(said.split("; ").any(|flaw| flaw.starts_with(says)), "{path}: {said}");
    }
}

#[test]
fn all_that_is_wrong_is_reported_at_once() {
    let game = two();
    let good = with_phase(&positions(&game)[90..], "choose", |_| true);
    let said = wrong(
        &game.0,
        &good,
        &[("/market/0/0", json!("moon")), ("/players/0/tokens", json!(["flat-9"])), ("/pool/1", json!("sun"))],
    );
    assert_eq!(
        said,
        "market[0][0]: pc-no-card text=moon; pool[1]: pc-no-token text=sun; players[0].tokens[0]: pc-no-token text=flat-9"
    );
    let said = wrong(&game.0, &good, &[("/deck/left", json!(3)), ("/deck/top", json!(null)), ("/pool", json!([]))]);
    let fields: Vec<&str> = said.split("; ").map(|flaw| flaw.split(": ").next().expect("a field")).collect();
    assert_eq!(fields, ["deck.left", "deck.top", "pool"]);
}

#[test]
fn a_flip_leaves_a_building_in_a_line_of_resources() {
    // PC-3.1
    let game = two();
    let all = positions(&game);
    let setup = with_phase(&all, "choose", |_| true);
    assert_eq!(wrong(&game.0, &setup, &[("/flipped", json!(true))]), "flipped: pc-audit-flipped");
    let flipped = with_phase(&all, "choose", |position| position["flipped"] == true);
    assert_eq!(said(&game.0, &flipped), "");
    let flip = with_phase(&all, "flip", |_| true);
    let said = wrong(&game.0, &flip, &[("/flipped", json!(true))]);
    assert!(said.starts_with("phase.flip: pc-flip-once") && said.ends_with("; flipped: pc-audit-no-flip"), "{said}");
}

#[test]
fn cards_taken_together_were_adjacent() {
    // PC-3.2
    let game = two();
    let all = positions(&game);
    let place = |n: usize| format!("/market/{}/{}", n / 4, n % 4);
    let holes = |position: &Value| -> Vec<usize> {
        let text = |n: usize| position.pointer(&place(n)).expect("a place").as_str().expect("a text");
        (0..16).filter(|n| text(*n).starts_with('(')).collect()
    };
    for phase in ["pay", "token", "over"] {
        let good = with_phase(&all, phase, |position| holes(position).len() == 2);
        let [one, other] = holes(&good)[..] else { panic!("two places") };
        let is_far = |n: &usize| (n % 4).abs_diff(other % 4) + (n / 4).abs_diff(other / 4) > 1 && *n != one;
        let (hole, far) = (place(one), place((0..16).find(is_far).expect("a place")));
        let at = |place: &str| good.pointer(place).expect("a place").clone();
        let said = wrong(&game.0, &good, &[(&hole, at(&far)), (&far, at(&hole))]);
        assert!(said.contains("market: pc-audit-apart"), "{phase}: {said}");
    }
}

#[test]
fn the_rival_takes_at_its_markers_and_never_flips() {
    // PC-7.4, PC-7.6
    let game = solo();
    let all = positions(&game);
    let rival = with_phase(&all, "rival", |_| true);
    assert_eq!(wrong(&game.0, &rival, &[("/flipped", json!(true))]), "flipped: pc-audit-no-flip");
    assert_eq!(wrong(&game.0, &rival, &[("/phase", json!("choose"))]), "phase: pc-audit-rivals-turn turns=1");
    let over = with_phase(&all, "over", |_| true);
    let row = over["market"].as_array().expect("rows").iter().position(|row| row.to_string().contains('('));
    let row = row.expect("an empty place");
    let mut moved = over.clone();
    moved["market"]
        .as_array_mut()
        .expect("rows")
        .iter_mut()
        .for_each(|row| row.as_array_mut().expect("places").reverse());
    assert_ne!(moved["market"][row], over["market"][row]);
    assert!(said(&game.0, &moved).starts_with("market: pc-audit-rival-took"), "{}", said(&game.0, &moved));
}

#[test]
fn a_disturbed_position_is_refused_or_can_be_played_to_the_end() {
    for (game, _) in [two(), solo()] {
        assert!(tetrapolis_testkit::disturb(&game, 2_000) > 0);
    }
}

#[test]
fn an_unknown_field_is_refused() {
    let game = two();
    let mut position = positions(&game)[90].clone();
    position["colour"] = json!("red");
    assert!(said(&game.0, &position).starts_with(": position-form"));
}
