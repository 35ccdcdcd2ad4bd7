//! Lessons are checked, and made from records.

mod common;

use std::path::Path;

use common::{file, folder, path, run, text};

fn root() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}

#[test]
fn a_good_lesson_is_counted_and_a_bad_one_says_all_that_is_wrong() {
    let name = path(root(), "lessons/point-city-1.record");
    let good = run(&["lesson", "check", &name]).good();
    assert!(good.ends_with("the lesson is fine; scenes: 11, moves to find: 6\n"), "{good}");

    let text = text(&name);
    let folder = folder("lesson");
    let bad = text.replace("say pc1-goal", "say pc1-gaol").replace("by PC-3.4", "by PC-3.2");
    let bad = file(&folder, "bad.record", &bad);
    let bad = run(&["lesson", "check", &bad]);
    let said = format!("{}{}", bad.out, bad.err);
    assert!(bad.code == Some(2) && said.contains("line 39: no language has words for 'pc1-gaol'"), "{said}");
    assert!(said.contains("line 59: 'take b2 c2' is not refused by PC-3.2"), "{said}");
}

#[test]
fn a_record_becomes_a_lesson_that_is_right_as_it_is() {
    let folder = folder("lesson-new");
    let record = path(root(), "games/uptown/records/two-seats.record");
    let lesson = run(&["lesson", "new", "uptown", "--record", &record]).good();
    assert!(lesson.contains("\n#@ lesson 1\n#@ you 1\n"), "{lesson}");
    let draft = file(&folder, "own.record", &lesson);
    run(&["lesson", "check", &draft]).good();
    let other = run(&["lesson", "new", "cities", "--record", &record]).refused();
    assert!(other.ends_with("this is a record of another game: 'uptown'"), "{other}");
    let seat = run(&["lesson", "new", "uptown", "--record", &record, "--seat", "7"]).refused();
    assert_eq!(seat, "there is no seat 7; the record has 2 seats");
}
