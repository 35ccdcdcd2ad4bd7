//! Wrong use and bad input: one line says what is wrong and where, the exit code is 2, and nothing panics.

mod common;

use common::{file, finish, folder, no_game, path, run, run_with, tetrapolis, wind_farm};

#[test]
fn a_wrong_command_line_is_refused_in_one_line() {
    let cases: &[(&[&str], &str)] = &[
        (&[], "which command? See 'tetrapolis --help'"),
        (&["dance"], "there is no command 'dance', see 'tetrapolis --help'"),
        (&["games", "--fast"], "unexpected argument '--fast', see '--help'"),
        (&["games", "more"], "unexpected argument 'more', see '--help'"),
        (&["edition"], "which command? See 'tetrapolis --help'"),
        (&["edition", "check"], "missing: <PATH>, see '--help'"),
        (&["rules"], "missing: <GAME>, see '--help'"),
        (&["play"], "which game? See 'tetrapolis games' and 'tetrapolis play --help'"),
        (&["play", "point-city", "--seats"], "--seats <N> needs a value, see '--help'"),
        (&["play", "point-city", "--seats", "0"], "--seats <N>: it must be at least 1"),
        (&["play", "point-city", "--seats", "5"], "point-city is for 1 to 4 seats, not 5"),
        (&["play", "point-city", "--seats", "300"], "--seats <N>: 300 is too large"),
        (&["play", "point-city", "--seats", "two"], "--seats <N>: 'two' is not a whole number of 0 or more"),
        (&["play", "point-city", "--seats", "2", "--seats", "3"], "--seats <N> is given twice"),
        (
            &["play", "point-city", "--bots", "genius"],
            "--bots <KIND,...>: there is no bot 'genius'; the bots are random, greedy, search, novice, club and expert",
        ),
        (&["play", "point-city", "--seats", "1", "--bots", "random,random"], "2 bots do not fit on 1 seat"),
        (&["play", "point-city", "--solo", "deadly"], "option solo must be one of easy, medium, hard, not 'deadly'"),
        (&["play", "point-city", "--seats", "2", "--solo", "easy"], "point-city with 2 seats has no option 'solo'"),
        (&["play", "point-city", "--option", "solo"], "--option <NAME=VALUE>: 'solo' is not of the form NAME=VALUE"),
        (&["play", "point-city", "--option", "speed=fast"], "point-city with 2 seats has no option 'speed'"),
        (&["play", "point-city", "--seed", "-1"], "unexpected argument '-1', see '--help'"),
        (
            &["play", "point-city", "--seed", "99999999999999999999999"],
            "--seed <S>: 99999999999999999999999 is too large",
        ),
        (&["sim", "point-city", "--games", "0"], "--games <K>: it must be at least 1"),
        (&["sim", "point-city", "--threads", "0"], "--threads <T>: it must be at least 1"),
        (&["sim", "point-city", "--threads", "1000000"], "--threads <T>: 1000000 is too large"),
        (&["sim", "point-city", "--seats", "2", "--players", "random"], "1 player is named for 2 seats"),
        (&["check", "point-city", "--seats", "7"], "point-city is for 1 to 4 seats, not 7"),
        (&["apply", "-"], "missing: <STEP>..., see '--help'"),
        (&["games", "--lang", "xx"], "there is no language 'xx'; the languages are en, cs, sk, pl, hu and ro"),
        (&["games", "--lang"], "--lang <LANGUAGE> needs a value, see '--help'"),
    ];
    for (args, reason) in cases {
        assert_eq!(run(args).refused(), *reason, "{args:?}");
    }
}

#[test]
fn a_game_that_is_not_there_is_named() {
    for command in ["rules", "play", "sim", "check"] {
        assert_eq!(run(&[command, "chess"]).refused(), no_game("chess"));
    }
    assert_eq!(run(&["play", "line\nbreak"]).refused(), no_game("line\\nbreak"));
}

#[test]
fn errors_are_said_in_the_chosen_language() {
    assert_eq!(run(&["--lang", "cs", "dance"]).refused(), "příkaz „dance“ neexistuje, viz „tetrapolis --help“");
    let said = finish(tetrapolis(&["games", "--fast"]).env("LC_ALL", "cs_CZ.UTF-8"), "").refused();
    assert_eq!(said, "neočekávaný argument „--fast“, viz „--help“");
}

#[test]
fn files_that_cannot_be_read_are_named() {
    let folder = folder("unreadable");
    let directory = folder.to_str().expect("UTF-8").to_owned();
    let missing = path(&folder, "missing");
    let binary = path(&folder, "binary");
    std::fs::write(&binary, [0xFF, 0xFE, 0, 1, 2]).expect("a file");
    let below = format!("{binary}/x");
    for (file, reason) in [
        (&missing, "there is no such file"),
        (&directory, "this is a directory, not a file"),
        (&binary, "this is not a text file"),
        (&below, "a part of this path is not a directory"),
    ] {
        for args in [
            vec!["replay", file],
            vec!["position", file],
            vec!["show", file],
            vec!["legal", file],
            vec!["score", file],
            vec!["apply", file, "deck"],
            vec!["edition", "check", file],
            vec!["sim", "point-city", "--edition", file],
            vec!["play", "point-city", "--edition", file],
        ] {
            assert_eq!(run(&args).refused(), format!("{file}: {reason}"), "{args:?}");
        }
    }
}

#[test]
fn a_record_that_cannot_be_written_is_named() {
    let folder = folder("unwritable");
    let directory = folder.to_str().expect("UTF-8").to_owned();
    let below = path(&folder, "no/such/folder.record");
    for (file, reason) in [(&directory, "this is a directory, not a file"), (&below, "there is no such file")] {
        let args = ["play", "point-city", "--record", file];
        assert_eq!(run_with(&args, "q\n").refused(), format!("{file}: {reason}"));
    }
    let missing = path(&folder, "missing.record");
    let reason = format!("{missing}: there is no such record; to start a new one, name a game");
    assert_eq!(run(&["play", "--record", &missing]).refused(), reason);
}

#[cfg(unix)]
#[test]
fn a_device_is_no_record() {
    assert_eq!(run(&["play", "point-city", "--record", "/dev/null"]).refused(), "/dev/null: this is not a plain file");
}

#[cfg(unix)]
#[test]
fn an_argument_that_is_no_text_is_refused() {
    use std::os::unix::ffi::OsStrExt;
    let strange = std::ffi::OsStr::from_bytes(b"\xff\xfe");
    let said = finish(tetrapolis(&["rules"]).arg(strange), "").refused();
    assert_eq!(said, "an argument is not valid UTF-8");
    let said = finish(tetrapolis(&["replay"]).arg(strange), "").refused();
    assert!(said.ends_with("there is no such file"));
}

#[cfg(unix)]
#[test]
fn a_reader_who_goes_away_is_told_nothing() {
    use std::process::Stdio;
    let record = file(&folder("closed"), "game.record", &wind_farm());
    for args in [vec!["rules", "point-city"], vec!["replay", &record], vec!["play", "--record", &record]] {
        let (reader, writer) = std::io::pipe().expect("a pipe");
        drop(reader);
        let output = tetrapolis(&args).stdin(Stdio::null()).stdout(writer).output().expect("the program ends");
        assert_eq!((output.status.code(), output.stderr.as_slice()), (Some(0), &b""[..]), "{args:?}");
    }
}

#[test]
fn any_bytes_at_the_prompt_are_survived() {
    let record = file(&folder("bytes"), "game.record", &wind_farm());
    let typed = "\u{0}\u{1b}[2J\u{7}\n\u{fffd}\n🎲\n12345678901234567890123456789\n: : :\n*\n1:\n";
    let out = run_with(&["play", "--record", &record], typed).good();
    assert!(!out.contains('\u{1b}'), "what is typed does not move the cursor");
}
