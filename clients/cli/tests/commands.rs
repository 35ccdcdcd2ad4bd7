//! The commands that only read and count.

mod common;

use common::{LANGUAGES, dealt, file, folder, no_game, path, run, run_with, text, wind_farm};
use serde_json::Value;

#[test]
fn the_games_are_listed_with_seats_and_options() {
    let out = run(&["games"]).good();
    assert!(out.starts_with("point-city: Point City, 1 to 4 seats\n  option solo: easy, medium and hard\n"), "{out}");
    assert!(out.contains("\nmafia-city: Mafia City, 3 to 5 seats\n  option target: advanced and beginners\n"), "{out}");
    assert!(out.contains("\nuptown: UpTown, 2 to 4 seats\n"), "{out}");
    assert!(out.contains("\ncities: Cities, 2 to 4 seats\n  option length: standard and long\n"), "{out}");
    assert!(run(&["games", "--lang", "cs"]).good().contains("volba solo: easy, medium a hard"));
}

#[test]
fn rules_are_shown_one_by_one_by_group_and_all_together() {
    assert_eq!(
        run(&["rules", "point-city", "pc-3.6"]).good(),
        "PC-3.6   An ingenuity card pays for one of any resource.\n"
    );
    let group = run(&["rules", "point-city", "PC-5"]).good();
    assert!(group.starts_with("PC-5 End of the game\nPC-5.1   ") && group.contains("\nPC-5.2   "));
    let all = run(&["rules", "point-city"]).good();
    assert!(all.contains("PC-1.1 ") && all.contains("PC-7.10 "));
    assert!(all.lines().all(|line| line.chars().count() <= 80) && !all.contains("**"));
    assert_eq!(run(&["rules", "point-city", "PC-9.9"]).refused(), "Point City has no rule 'PC-9.9'");
}

#[test]
fn rules_are_shown_in_the_chosen_language() {
    assert_eq!(
        run(&["rules", "point-city", "PC-3.6", "--lang", "ro"]).good(),
        "PC-3.6   O carte de iscusință ține locul unei resurse de orice fel.\n"
    );
    for language in LANGUAGES {
        let all = run(&["rules", "mafia-city", "--lang", language]).good();
        assert!(all.contains("MC-1.1 ") && all.contains("MC-10.6 "), "{language}: {all}");
        assert!(all.lines().all(|line| line.chars().count() <= 80), "{language}: {all}");
    }
}

#[test]
fn help_and_version_are_no_errors() {
    let out = run(&["--help"]).good();
    assert!(out.contains("Usage: tetrapolis"));
    assert!(run(&["play", "-h"]).good().contains("--record FILE"));
    assert!(run(&["edition", "check", "--help"]).good().contains("PATH"));
    assert!(run(&["--lang", "cs", "sim", "--help"]).good().contains("Použití:"));
    assert!(run(&["--version"]).good().starts_with("tetrapolis "));
}

#[test]
fn a_good_edition_is_named_and_a_bad_one_refused_with_its_line() {
    let folder = folder("edition");
    let standard = tetrapolis_point_city::BUILTIN_EDITION;
    let good = file(&folder, "good.toml", &standard.replace("\"Wind Farm\"", "\"Windmill\""));
    let hash = common::standard_edition().replace("standard ", "");
    let said = run(&["edition", "check", &good]).good();
    assert_eq!(said, format!("{good}: Point City, edition standard, hash {hash}\n"), "names do not count for the hash");

    let line = 1 + standard.lines().position(|line| line.contains("\"wind-farm\"")).expect("a line");
    let bad = file(&folder, "bad.toml", &standard.replacen("economy ecology", "gold ecology", 1));
    assert_eq!(run(&["edition", "check", &bad]).refused(), format!("{bad}:{line}: 'gold' is not a resource"));
    assert_eq!(
        run(&["play", "point-city", "--edition", &bad]).refused(),
        format!("{bad}:{line}: 'gold' is not a resource")
    );

    let other = file(&folder, "other.toml", "game = \"chess\"\n");
    assert_eq!(run(&["edition", "check", &other]).refused(), format!("{other}: {}", no_game("chess")));
}

#[test]
fn a_game_of_another_edition_needs_that_edition() {
    let folder = folder("own-edition");
    let standard = tetrapolis_point_city::BUILTIN_EDITION;
    let edition = file(&folder, "mine.toml", &standard.replace("name = \"standard\"", "name = \"mine\""));
    let record = path(&folder, "game.record");
    let out = run_with(&["play", "point-city", "--edition", &edition, "--record", &record], "q\n").good();
    assert!(out.contains(&format!("--edition {edition}")), "the way to go on names the edition");
    assert!(run(&["replay", &record]).refused().contains("this game was played with edition mine "));
    run(&["replay", &record, "--edition", &edition]).good();
}

#[test]
fn a_simulation_is_the_same_for_any_number_of_threads() {
    let figures = |threads: &str| -> Value {
        let args =
            ["sim", "point-city", "--seats", "2", "--games", "300", "--seed", "7", "--threads", threads, "--json"];
        serde_json::from_str(&run(&args).good()).expect("JSON")
    };
    let (mut one, mut two) = (figures("1"), figures("2"));
    let keys: Vec<String> = one.as_object().expect("an object").keys().cloned().collect();
    assert_eq!(
        keys,
        [
            "game",
            "seats",
            "games",
            "steps",
            "decisions",
            "seconds",
            "decisions_per_second",
            "games_per_second",
            "mean_score",
            "win_share",
            "mean_decisions"
        ]
    );
    assert_eq!((&one["game"], &one["seats"], &one["games"]), (&"point-city".into(), &2.into(), &300.into()));
    let shares = one["win_share"].as_array().expect("a list");
    assert_eq!((shares.len(), shares.iter().filter_map(Value::as_f64).sum::<f64>()), (2, 1.0));
    for figures in [&mut one, &mut two] {
        for timing in ["seconds", "decisions_per_second", "games_per_second"] {
            assert!(figures[timing].as_f64().is_some_and(|value| value > 0.0));
            figures[timing] = Value::Null;
        }
    }
    assert_eq!(one, two);
}

#[test]
fn a_simulation_alone_counts_the_rival_last() {
    let args = ["sim", "point-city", "--seats", "1", "--option", "solo=hard", "--games", "20", "--json"];
    let figures: Value = serde_json::from_str(&run(&args).good()).expect("JSON");
    assert_eq!(figures["mean_score"].as_array().map(Vec::len), Some(2));
    let said = run(&["sim", "point-city", "--seats", "1", "--games", "20", "--lang", "cs"]).good();
    assert!(
        said.starts_with("20 her s 1 místem za 0,") && said.contains("\nVirtuální soupeř: průměrné skóre "),
        "{said}"
    );
}

#[test]
fn the_laws_are_checked_for_every_setup() {
    let out = run(&["check", "point-city", "--games", "2"]).good();
    let setups: Vec<&str> = out
        .lines()
        .filter_map(|line| line.split_once(": all five laws hold in 2 games"))
        .map(|(setup, _)| setup)
        .collect();
    assert_eq!(
        setups,
        [
            "Point City, 1 seat",
            "Point City, 1 seat, solo=medium",
            "Point City, 1 seat, solo=hard",
            "Point City, 2 seats",
            "Point City, 3 seats",
            "Point City, 4 seats"
        ]
    );
    assert_eq!(run(&["check", "point-city", "--games", "2", "--seats", "3"]).good().lines().count(), 1);
}

#[test]
fn a_replay_tells_every_step_and_shows_the_board() {
    let record = file(&folder("replay"), "game.record", &wind_farm());
    let out = run(&["replay", &record]).good();
    assert!(out.starts_with(" 1    a1: economy\n"));
    assert!(out.contains("\n29  Player 1: take economy (a1) and ecology (b1)\n30    a1: Wind Farm\n"), "{out}");
    assert!(out.contains("\nTurn 3 of 34: Player 1   Deck: 62 cards, on top • Em economy\n"));
    let out = run(&["replay", &record, "--to", "28"]).good();
    assert!(
        out.contains("\n28    player 1 begins\n\nTurn 1 of 34: Player 1   Deck: 66 cards, on top • En energy\n"),
        "{out}"
    );
    assert_eq!(
        run(&["replay", &record, "--to", "37"]).refused(),
        format!("{record}: there is no step 37; the record has 36 steps")
    );
}

#[test]
fn a_record_that_cannot_have_happened_is_refused_with_its_step() {
    let folder = folder("bad-record");
    let cases = [
        (dealt() + "1: take a1 c1\n", "step 29 '1: take a1 c1': PC-3.2: a1 and c1 are not adjacent"),
        (dealt() + "2: deck\n", "step 29 '2: deck': PC-2.5: it is player 1’s turn"),
        (dealt() + "1: dance\n", "step 29 '1: dance': 'dance' is not an action"),
        (dealt() + "3: deck\n", "step 29 '3: deck': there is no seat 3"),
        (dealt().replace("rules 1", "rules 99"), "this game was played by rules 99; these are rules 1"),
        (dealt().replace("rules 1\n", ""), "the header of the record has no line 'rules'"),
        (dealt().replace("seats 2", "seats two"), "line 5 cannot be read: 'seats two'"),
        ("hello\n".to_owned(), "not a record: the first line must be 'tetrapolis record 1'"),
        (String::new(), "not a record: the first line must be 'tetrapolis record 1'"),
    ];
    for (record, reason) in cases {
        let record = file(&folder, "game.record", &record);
        assert_eq!(run(&["replay", &record]).refused(), format!("{record}: {reason}"));
    }
}

#[test]
fn a_record_of_another_edition_stays_untouched() {
    let record = wind_farm().replace("edition standard", "edition other");
    let name = file(&folder("untouched"), "game.record", &record);
    run(&["play", "--record", &name]).refused();
    assert_eq!(text(&name), record);
}
