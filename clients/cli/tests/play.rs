//! Games at the terminal, through a pipe.

mod common;

use std::io::{BufRead, BufReader, Write};
use std::process::Stdio;

use common::{dealt, file, finish, folder, path, run, run_with, tetrapolis, text, wind_farm};

/// Enough to play any game to its end with the first action of each list.
fn first_actions() -> String {
    "1\n".repeat(400)
}

fn steps(record: &str) -> Vec<String> {
    text(record).lines().skip_while(|line| !line.is_empty()).skip(1).map(str::to_owned).collect()
}

#[test]
fn a_whole_game_is_played_through_a_pipe() {
    let record = path(&folder("whole-game"), "game.record");
    let out = run_with(&["play", "point-city", "--seed", "3", "--record", &record], &first_actions()).good();
    assert!(out.contains("The game is over after 34 turns"));
    assert!(out.contains("  PC-6.1   points on "));
    assert!(out.contains(", place 1\n") && out.contains(", place 2\n"));
    assert!(out.contains("\nWinner: Player "));
    assert!(out.ends_with(&format!("The record of the game is in {record}\n")));
    assert!(out.lines().all(|line| line.chars().count() <= 80 || line.contains(&record)), "at most 80 columns");
    assert!(!out.contains('\u{1b}'), "no colours in a pipe");
    run(&["replay", &record]).good();
}

#[test]
fn a_game_alone_ends_with_the_rival_s_sheet() {
    let record = path(&folder("solo"), "game.record");
    let out = run_with(&["play", "point-city", "--solo", "hard", "--seed", "5", "--record", &record], &first_actions());
    let out = out.good();
    assert!(out.contains("the rival takes"));
    assert!(out.contains("\nRival: "));
    assert!(out.contains("  PC-7.8   "));
    assert!(text(&record).contains("\nseats 1\noption solo hard\nplayer 1 human\n"));
}

#[test]
fn a_hint_says_more_when_it_is_asked_for_again() {
    let record = path(&folder("hint"), "game.record");
    let input = "1\n1\n1\nhint\nhint\nquit\n";
    let out = run_with(&["play", "point-city", "--seed", "3", "--record", &record], input).good();
    let (matters, action) = (out.find("This separates good moves from poor ones: "), out.find("A good move: "));
    assert!(matters.is_some_and(|matters| action.is_some_and(|action| matters < action)), "{out}");
    assert!(
        out.contains("Compared with a poor one, expect:\n") && out.contains(" (PC-6."),
        "the reason names its rule: {out}"
    );
}

#[test]
fn a_hint_without_a_reason_says_so() {
    let record = path(&folder("hint-even"), "game.record");
    let out = run_with(&["play", "point-city", "--seed", "3", "--record", &record], "hint\nhint\nquit\n").good();
    let (even, action) = (out.find("Good and poor moves hardly differ in points here."), out.find("A good move: "));
    assert!(even.is_some_and(|even| action.is_some_and(|action| even < action)), "{out}");
    assert!(!out.contains("expect:"), "{out}");
    assert!(steps(&record).iter().all(|step| step.starts_with('*')), "nothing is played");
}

#[test]
fn a_hint_is_about_this_position_and_not_about_one_that_was_taken_back() {
    // The same number of steps: first the free card of the pile is taken, then Willow Bank is bought instead.
    let record = path(&folder("hint-undo"), "game.record");
    let input = "1\n2\nhint\nundo\n1\nhint\nquit\n";
    let out = run_with(&["play", "uptown", "--seats", "2", "--seed", "3", "--record", &record], input).good();
    let out = out.split_whitespace().collect::<Vec<_>>().join(" ");
    assert_eq!(out.matches("Type 'hint' again for the move.").count(), 2, "{out}");
    assert!(out.contains(": buy Willow Bank ") && !out.contains("A good move: "), "{out}");
}

#[test]
fn a_tutor_warns_once_of_a_costly_move_and_has_a_better_one() {
    let play = |name: &str, tutor: &[&str], input: &str| {
        let record = path(&folder(name), "game.record");
        let args = [&["play", "point-city", "--seats", "2", "--seed", "3", "--record", &record], tutor].concat();
        run_with(&args, input).good()
    };
    let (warning, made) = ("Are you sure? This move lowers your chance to win by about ", "\nPlayer 1: take ");
    let out = play("tutor", &["--tutor", "all"], "1\n2\n2\nquit\n");
    let (warned, taken) = (out.find(warning), out.find(made));
    assert!(warned.is_some_and(|warned| taken.is_some_and(|taken| warned < taken)), "{out}");
    assert!(out.contains("To resume: ") && out.contains(" --tutor all\n"), "{out}");
    let out = play("tutor-hint", &["--tutor", "all"], "1\n2\nhint\nquit\n");
    assert!(out.contains("A good move: ") && !out.contains(made), "{out}");
    assert!(!play("tutor-off", &[], "1\n2\nquit\n").contains(warning));
    assert_eq!(
        run(&["play", "point-city", "--tutor", "loud"]).refused(),
        "--tutor <WHEN> does not take 'loud', see '--help'"
    );
}

#[test]
fn people_can_share_the_terminal() {
    let record = path(&folder("people"), "game.record");
    let out = run_with(&["play", "point-city", "--seats", "3", "--seed", "5", "--record", &record], &first_actions());
    let out = out.good();
    assert!((1..=3).all(|seat| out.contains(&format!("Player {seat} [1-"))));
}

#[test]
fn bots_can_play_among_themselves() {
    let record = path(&folder("bots"), "game.record");
    let args = ["play", "point-city", "--seats", "2", "--bots", "random,random", "--seed", "5", "--record", &record];
    assert!(run(&args).good().contains("The record of the game is in"));
}

#[test]
fn the_same_seed_gives_the_same_game() {
    let folder = folder("same-seed");
    let records = ["one.record", "two.record"].map(|name| path(&folder, name));
    for record in &records {
        run_with(&["play", "point-city", "--seed", "9", "--record", record], &first_actions()).good();
    }
    assert_eq!(text(&records[0]), text(&records[1]));
}

#[test]
fn a_game_goes_on_where_it_was_left() {
    let record = path(&folder("resume"), "game.record");
    let out = run_with(&["play", "point-city", "--seed", "3", "--record", &record], "take a1 b1\nq\n").good();
    assert!(out.contains(&format!("The game is saved in {record}\nTo resume: ")));
    assert!(out.contains(&format!("play --record {record}\n")));
    let before = steps(&record);
    let out = run_with(&["play", "--record", &record], &first_actions()).good();
    assert!(out.starts_with(&format!("Resuming {record} after {} steps.\n", before.len())));
    let after = steps(&record);
    assert!(after.len() > before.len() && after.starts_with(&before));
    let out = run(&["play", "--record", &record]).good();
    assert!(out.contains("Winner: "), "a game that is over shows its end: {out}");
}

#[test]
fn the_end_of_the_input_saves_the_game() {
    let record = path(&folder("end-of-input"), "game.record");
    let out = run_with(&["play", "point-city", "--seed", "3", "--record", &record], "take a1 b1").good();
    assert!(out.contains("The game is saved in"));
    assert!(steps(&record).contains(&"1: take a1 b1".to_owned()));
}

#[test]
fn a_game_that_is_killed_has_lost_nothing() {
    let record = path(&folder("killed"), "game.record");
    let mut command = tetrapolis(&["play", "point-city", "--seed", "3", "--record", &record]);
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("the program starts");
    child.stdin.as_mut().expect("a pipe").write_all(b"take a1 b1\n").expect("it reads");
    let lines = BufReader::new(child.stdout.take().expect("a pipe")).lines();
    let told = lines.map_while(Result::ok).find(|line| line.starts_with("Player 1 (you): take "));
    assert!(told.is_some(), "the action is told");
    child.kill().expect("it still runs");
    child.wait().expect("it ends");
    assert!(steps(&record).contains(&"1: take a1 b1".to_owned()), "what is told is on disk");
    run_with(&["play", "--record", &record], "q\n").good();
}

#[test]
fn a_torn_last_line_is_left_out() {
    let record = file(&folder("torn"), "game.record", &(wind_farm() + "1: take a1 a"));
    let out = run_with(&["play", "--record", &record], "q\n").good();
    assert!(out.contains("was incomplete and has been ignored: '1: take a1 a'"));
    assert_eq!(text(&record), wind_farm());
}

#[test]
fn a_torn_last_line_is_left_out_of_a_replay_and_of_a_position() {
    let folder = folder("torn-replay");
    let whole = file(&folder, "whole.record", &wind_farm());
    let torn = file(&folder, "torn.record", &(wind_farm() + "1: take a1 a"));
    for command in ["replay", "position"] {
        let (good, run) = (run(&[command, &whole]).good(), run(&[command, &torn]));
        assert_eq!((run.code, run.out), (Some(0), good), "{command}");
        assert_eq!(run.err, "The last line of the record was incomplete and has been ignored: '1: take a1 a'\n");
    }
    assert!(text(&torn).ends_with("1: take a1 a"), "who only looks changes nothing");
    for long in [wind_farm() + &"x".repeat(99_999), wind_farm() + "1: " + &"x".repeat(99_999) + "\n"] {
        let said = run(&["replay", &file(&folder, "long.record", &long)]);
        assert!(said.out.len() + said.err.len() < 9_999, "a damaged record does not flood the terminal");
    }
}

#[test]
fn a_record_is_played_by_one_program_at_a_time() {
    let record = file(&folder("in-use"), "game.record", &wind_farm());
    let mut first = tetrapolis(&["play", "--record", &record]);
    let mut first = first.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("the program starts");
    let mut lines = BufReader::new(first.stdout.take().expect("a pipe")).lines();
    lines.next().expect("it has begun").expect("text");
    let refused = run(&["play", "--record", &record]).refused();
    assert_eq!(refused, format!("{record}: another program is playing this game"));
    run(&["replay", &record]).good();
    let mut stdin = first.stdin.take().expect("a pipe");
    stdin.write_all(b"take a1 a2\nundo\n").expect("it reads");
    let undone = lines.by_ref().map_while(Result::ok).find(|line| line.starts_with("Taken back: "));
    assert!(undone.is_some(), "the action is taken back");
    run(&["play", "--record", &record]).refused();
    stdin.write_all(b"q\n").expect("it reads");
    lines.for_each(drop);
    assert!(first.wait().expect("it ends").success());
    run_with(&["play", "--record", &record], "q\n").good();
    assert_eq!(text(&record), wind_farm());
}

#[test]
fn actions_of_one_kind_are_all_told_in_the_same_form() {
    let record = path(&folder("one-form"), "game.record");
    let out = run_with(
        &["play", "cities", "--seats", "2", "--seed", "5", "--option", "metropolis=lisbon", "--record", &record],
        "start s1\nstart s2\ntake tile-1\nq\n",
    )
    .good();
    for spot in ["e3", "c5", "g5", "e7"] {
        assert!(out.contains(&format!(" place the tile at {spot}, not rotated")), "{out}");
        assert!(out.contains(&format!(" place the tile at {spot}, rotated by 270°")), "{out}");
        assert!(!out.contains(&format!(" place {spot} ")), "{out}");
    }
}

#[test]
fn a_record_without_a_file_name_goes_to_the_state_folder() {
    let state = folder("state");
    let mut command = tetrapolis(&["play", "point-city", "--seed", "3"]);
    let out = finish(command.env("XDG_STATE_HOME", &state), "q\n").good();
    let files: Vec<_> = std::fs::read_dir(state.join("tetrapolis")).expect("a folder").collect();
    assert_eq!(files.len(), 1);
    let name = files[0].as_ref().expect("a file").path();
    assert!(out.contains(name.to_str().expect("UTF-8")));
    assert!(name.file_name().and_then(|name| name.to_str()).is_some_and(|name| name.starts_with("point-city-2")));
}

#[test]
fn an_action_is_taken_back_before_anything_is_revealed() {
    let record = file(&folder("undo"), "game.record", &(wind_farm()));
    let out = run_with(&["play", "--record", &record], "take a1 a2\nundo\nq\n").good();
    assert!(out.contains("3 pay economy and ecology"), "three ways to pay: {out}");
    assert!(out.contains("Taken back: Player 1: take Wind Farm (a1) and industry (a2)"));
    assert_eq!(text(&record), wind_farm());
}

#[test]
fn comments_in_a_record_survive_an_undo() {
    let start = wind_farm().replace("* first 1\n", "# who begins\n* first 1\n");
    let record = file(&folder("undo-comment"), "game.record", &start);
    run_with(&["play", "--record", &record], "take a1 a2\nundo\nq\n").good();
    assert_eq!(text(&record), start);
}

#[test]
fn nothing_is_taken_back_after_a_reveal_or_before_the_first_action() {
    let folder = folder("undo-refused");
    let record = file(&folder, "game.record", &wind_farm());
    let out = run_with(&["play", "--record", &record], "undo\nq\n").good();
    assert!(out.contains("You cannot take it back: something was revealed"));
    let record = file(&folder, "fresh.record", &dealt());
    let out = run_with(&["play", "--record", &record], "u\nq\n").good();
    assert!(out.contains("There is nothing to take back."));
}

#[test]
fn a_refused_action_names_its_rule_and_changes_nothing() {
    let record = file(&folder("refused"), "game.record", &wind_farm());
    let out = run_with(&["play", "--record", &record], "take b1 b2\ntake a1 c1\nwhy\nq\n").good();
    assert!(out.contains("\nPC-3.4: you need 3 ecology (you have 1); 1 ingenuity card is not enough\n"), "{out}");
    assert!(out.contains("\nPC-3.2: a1 and c1 are not adjacent\n"));
    assert!(out.contains("PC-3.2   Take (mandatory)."), "why shows the rule");
    assert_eq!(text(&record), wind_farm());
}

#[test]
fn whatever_else_is_typed_gets_a_sentence() {
    let record = file(&folder("typed"), "game.record", &wind_farm());
    let typed = "hello\n99\n0\n\n* front 1:energy\n2: deck\nrule PC-99\nwhy\nrule pc-3.6\nhelp\nscore\nlog\nb\nq\n";
    let out = run_with(&["play", "--record", &record], typed).good();
    for said in [
        "'hello' is not an action (h = help)",
        "Choose an action from 1 to ",
        "You can only play actions for your own seat.",
        "Point City has no rule 'PC-99'",
        "Nothing has been refused.",
        "PC-3.6   An ingenuity card pays for one of any resource.",
        "Type one of these:",
        "Player 1: 0 points, place 1",
        "Player 1: take economy (a1) and ecology (b1)",
    ] {
        assert!(out.contains(said), "missing: {said}\n{out}");
    }
    assert_eq!(text(&record), wind_farm());
}

#[test]
fn options_that_contradict_the_record_are_refused() {
    let record = file(&folder("contradiction"), "game.record", &wind_farm());
    let cases: &[(&[&str], &str)] = &[
        (&["--seats", "3"], "--seats 3 contradicts the record, which says 2"),
        (&["--solo", "easy"], "--seats 1 contradicts the record, which says 2"),
        (&["--bots", "random"], "--bots random contradicts the record, which says -"),
        (&["--option", "solo=hard"], "point-city with 2 seats has no option 'solo'"),
        (&["chess"], "GAME chess contradicts the record, which says point-city"),
    ];
    for (args, reason) in cases {
        let args = [&["play", "--record", &record], *args].concat();
        assert_eq!(run(&args).refused(), *reason);
    }
    run_with(&["play", "point-city", "--seats", "2", "--record", &record], "q\n").good();
    assert_eq!(text(&record), wind_farm());
}

#[test]
fn a_record_of_another_edition_is_refused_with_both_names() {
    let standard = common::standard_edition();
    let record = wind_farm().replace(&standard, "older 00112233");
    let record = file(&folder("other-edition"), "game.record", &record);
    let reason = format!("{record}: this game was played with edition older 00112233; this is edition {standard}");
    assert_eq!(run(&["play", "--record", &record]).refused(), reason);
    assert_eq!(run(&["replay", &record]).refused(), reason);
}

#[test]
fn the_game_speaks_czech() {
    let record = file(&folder("czech"), "game.record", &wind_farm());
    let mut command = tetrapolis(&["play", "--record", &record]);
    let out = finish(command.env("LANG", "cs_CZ.UTF-8"), "take b1 b2\ntake a1 a2\nq\n").good();
    for said in [
        "Tah 3 z\u{a0}34: Hráč 1",
        "│Větrná farma",
        "PC-3.4: potřebujete 3× ekologie (máte 1); 1 karta inspirace nestačí",
        "Hráč 1: dobrat karty a1 Větrná farma + a2 průmysl",
        "3 zaplatit: ekonomika a ekologie",
        "Hra je uložena v",
    ] {
        assert!(out.contains(said), "missing: {said}\n{out}");
    }
}
