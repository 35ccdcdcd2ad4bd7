//! UpTown at the terminal.

mod common;

use common::{LANGUAGES, file, folder, path, run, run_with};

const RECORD: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../games/uptown/records/three-seats.record");

/// A position of the golden game for three, after some steps.
fn position(steps: &str) -> String {
    run(&["position", RECORD, "--to", steps]).good()
}

#[test]
fn the_street_stands_in_towers() {
    let out = run_with(&["show", "-"], &position("200")).good();
    for line in [
        "Round 11, Player 1, second action",
        "Common pile  14 cards  Sports Hall            free   a Ap▁ ★1   b Se↑ ★1",
        "Deck 1       13 cards  Dovecote               3$   a OfOf $1   b Ca ★1",
        "► Player 1: 16 points   wallet 9$   a roof pays 7$",
        "  Sh    ★1       ▲▲▲▲▲▲▲▲▲▲▲▲▲▲ Sh    $1       Se◆   ★-3      Se    ★1",
        "  ──1⊘─ ★12      ──2── $1 ★1    ──3── $2       ──4── $1 ★-1   ──5── $3 ★1",
    ] {
        assert!(out.lines().any(|drawn| drawn == line), "no line '{line}' in\n{out}");
    }
}

#[test]
fn every_position_fits_in_eighty_columns_in_every_language() {
    for language in LANGUAGES {
        for steps in (0..361).step_by(31) {
            let out = run_with(&["show", "-", "--lang", language], &position(&steps.to_string())).good();
            for line in out.lines() {
                assert!(line.chars().count() <= 80, "{language}, step {steps}: {line}");
                assert_eq!(line.trim_end(), line, "{language}, step {steps}");
            }
        }
    }
}

#[test]
fn a_game_is_played_to_its_end() {
    let folder = folder("uptown-play");
    let record = path(&folder, "game.record");
    let args = ["play", "uptown", "--seats", "4", "--bots", "random,random,random", "--seed", "5", "--record", &record];
    let out = run_with(&args, &"1\n".repeat(400)).good();
    assert!(out.contains("Winner: ") || out.contains("First place is shared by "), "{out}");
    assert!(out.contains("UT-7.1   prestige of plot 5"), "{out}");
    assert!(run(&["replay", &record]).good().contains("The game is over after"));
}

#[test]
fn a_refusal_names_its_rule() {
    let kept = position("200");
    let refused = run_with(&["apply", "-", "buy 2"], &kept).refused();
    assert_eq!(refused, "step 1 'buy 2': UT-3.6: 2 upcoins lie on player 2’s deck, so nothing can be bought from it");
    let refused = run_with(&["apply", "-", "pass", "--lang", "pl"], &kept).refused();
    assert!(refused.contains("UT-3.9: dopóki na wspólnym stosie jest karta"), "{refused}");
}

#[test]
fn steps_are_applied_to_a_position() {
    let bought = run_with(&["apply", "-", "buy 1", "choose b", "build 2"], &position("200")).refused();
    assert!(bought.contains("UT-4.4: plot 2 is closed by a roof"), "{bought}");
    let bought = run_with(&["apply", "-", "buy 1", "choose b", "build 3"], &position("200")).good();
    let shown = run_with(&["score", "-", "--lang", "cs"], &bought).good();
    assert!(shown.contains("UT-7.2   6 upcoinů v\u{a0}peněžence, 3 za bod"), "{shown}");
}

#[test]
fn a_bad_edition_is_refused_with_its_line() {
    let folder = folder("uptown-edition");
    let house = tetrapolis_uptown::BUILTIN_EDITION;
    let good = file(&folder, "good.toml", house);
    assert!(run(&["edition", "check", &good]).good().contains("UpTown, edition house, hash "));
    let bad = file(&folder, "bad.toml", &house.replacen("office, income 1", "office, income 12", 1));
    let line = house.lines().position(|line| line.contains("office, income 1\"")).expect("a line") + 1;
    let refused = run(&["edition", "check", &bad]).refused();
    assert_eq!(refused, format!("{bad}:{line}: income is 12; it must be -9 to 9"));
}
