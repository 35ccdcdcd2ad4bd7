//! Changes of the program do not change a table, and a program refuses what it does not know.

mod common;

use common::Sitting;
use serde_json::{Value, json};
use tetrapolis_catalog::{EditionFile, Selection, edition_of, entry};
use tetrapolis_protocol::ClockRule;
use tetrapolis_table::{
    Broken, Event, FORMAT, FileError, Flaw, Head, LiveTable, OpenError, Opening, Played, Promised, open_position,
    read_file, read_log, text_hash, verify, with_edition, write_file,
};

fn rows(sitting: &Sitting) -> Vec<String> {
    sitting.log.iter().map(|event| serde_json::to_string(event).expect("plain")).collect()
}

fn whole() -> Sitting {
    let mut sitting = Sitting::begun("uptown", 2, ClockRule::None);
    while sitting.play_any().is_some() {}
    sitting
}

/// The first row with one value changed.
fn changed(rows: &[String], pointer: &str, value: Value) -> Vec<String> {
    let mut first: Value = serde_json::from_str(&rows[0]).expect("JSON");
    *first.pointer_mut(pointer).expect("it is there") = value;
    let mut rows = rows.to_vec();
    rows[0] = first.to_string();
    rows
}

/// An edition of UpTown that plays differently.
fn retuned() -> String {
    let text = entry("uptown").expect("a game").edition;
    let text =
        text.replacen("name = \"house\"\nhouse = true", "name = \"retuned\"", 1).replacen("price = 3", "price = 4", 1);
    assert!(text.contains("retuned"));
    text
}

#[test]
fn a_new_table_names_its_rules_and_its_edition() {
    let sitting = Sitting::of("uptown", 2, ClockRule::None);
    let head = Head::read(&rows(&sitting)[0]).expect("a head");
    let here = sitting.table.position().head();
    assert_eq!((head.format, head.rules), (FORMAT, here.rules));
    assert_eq!((head.game.as_str(), head.edition), ("uptown", Some(here.edition.hash)));
}

/// A program whose built-in edition is another one opens the table with the edition that it names.
#[test]
fn retuning_a_built_in_edition_touches_no_table_and_no_file() {
    let sitting = whole();
    let (_, other) = edition_of(&EditionFile { file: "new".into(), text: retuned() }).expect("a good edition");
    assert_ne!(other.hash, sitting.table.position().head().edition.hash);
    // The opener of such a program: what names no text gets the new one.
    let built_in = EditionFile { file: "house".into(), text: retuned() };
    let opener = |opening: &Opening| -> Result<_, OpenError> {
        let setup = opening.setup(None)?;
        let edition = setup.edition.clone().or_else(|| Some(built_in.clone()));
        Ok(tetrapolis_catalog::open(&Selection { edition, ..setup })?)
    };
    let events = read_log(&rows(&sitting)).expect("a good log");
    let table = LiveTable::replay(&events, &opener).expect("it opens");
    assert_eq!(table.record().to_string(), sitting.table.record().to_string());
    assert_eq!(table.position().position(), sitting.table.position().position());
    verify(&events, Promised::default(), &opener).expect("it is as honest as before");
    let old = include_str!("logs/1/uptown-whole.table");
    let old = read_file(old).expect("it reads");
    verify(&old.events, Promised::default(), &opener).expect("a log without a hash means the first edition");
}

#[test]
fn an_edition_that_is_not_in_the_program_comes_from_outside_and_travels_with_the_file() {
    let text = retuned();
    let (_, id) = edition_of(&EditionFile { file: "mine".into(), text: text.clone() }).expect("a good edition");
    let mut opening = Sitting::of("uptown", 2, ClockRule::None).table.opening().clone();
    opening.played = Some(Played { edition: id.clone(), ..opening.played.clone().expect("it is named") });
    let sitting = Sitting::opened_with(opening, Some(&text));
    let events = &sitting.log;
    assert_eq!(LiveTable::replay(events, &open_position).err(), Some(Broken::Edition(id.clone())));
    let wrong = text.replacen("price = 4", "price = 5", 1);
    assert_eq!(LiveTable::replay(events, &with_edition(Some(&wrong))).err(), Some(Broken::Edition(id)));
    let file = read_file(&write_file(events, Some(&text))).expect("it reads");
    assert_eq!(file.edition.as_ref(), Some(&text));
    assert!(LiveTable::replay(&file.events, &with_edition(file.edition.as_deref())).is_ok());
    assert!(!write_file(&whole().log, Some("anything")).contains("edition \""), "what every program has stays out");
}

/// A table with an edition that somebody typed.
fn typed(text: &str) -> Sitting {
    let selection = Selection {
        edition: Some(EditionFile { file: "mine".into(), text: text.into() }),
        ..Sitting::of("uptown", 2, ClockRule::None).table.opening().bare_setup()
    };
    let head = tetrapolis_catalog::open(&selection).expect("a good edition").head();
    let mut opening = Sitting::of("uptown", 2, ClockRule::None).table.opening().clone();
    opening.played = Some(Played::with_text(&head, text));
    Sitting::opened_with(opening, Some(text))
}

#[test]
fn a_typed_edition_is_named_by_the_hash_of_its_text_which_covers_all_names() {
    let text = retuned();
    let sitting = typed(&text);
    assert_eq!(sitting.table.opening().kept_edition(), Some(text_hash(&text).as_str()));
    assert!(!rows(&sitting)[0].contains("price"), "the text is not in the log");
    let renamed = text.replacen("\"Linden House\"", "\"Elsewhere\"", 1);
    assert_ne!(text, renamed);
    let (_, one) = edition_of(&EditionFile { file: "one".into(), text: text.clone() }).expect("a good edition");
    let (_, other) = edition_of(&EditionFile { file: "other".into(), text: renamed.clone() }).expect("a good edition");
    assert_eq!(one, other, "names do not matter for play");
    let refused = LiveTable::replay(&sitting.log, &with_edition(Some(&renamed))).err();
    assert_eq!(refused, Some(Broken::Edition(one)), "but they are not exchanged");
}

#[test]
fn the_name_of_an_edition_cannot_be_forged() {
    for (sitting, text) in [(whole(), None), (typed(&retuned()), Some(retuned()))] {
        let rows = changed(&rows(&sitting), "/what/opened/played/edition/name", json!("official"));
        let events = read_log(&rows).expect("it reads");
        let flaw = verify(&events, Promised::default(), &with_edition(text.as_deref())).expect_err("forged");
        assert!(matches!(flaw, Flaw::Event { number: 1, broken: Broken::Edition(_) }), "{flaw}");
    }
}

#[test]
fn a_typed_text_that_is_built_in_is_not_kept_again() {
    assert_eq!(typed(entry("uptown").expect("a game").edition).table.opening().kept_edition(), None);
}

#[test]
fn a_log_of_a_later_format_is_refused() {
    let rows = changed(&rows(&whole()), "/what/opened/played/format", json!(FORMAT + 1));
    assert_eq!(read_log(&rows).err(), Some(Broken::Newer { format: FORMAT + 1 }));
    let mut later: Value = serde_json::from_str(&rows[0]).expect("JSON");
    later["what"]["opened"]["weather"] = json!("fine");
    assert_eq!(read_log(&[later.to_string()]).err(), Some(Broken::Newer { format: FORMAT + 1 }));
    let file = write_file(&whole().log, None).replacen(&format!("table {FORMAT}"), "table 99", 1);
    assert_eq!(read_file(&file), Err(FileError::Newer(99)));
}

#[test]
fn an_event_or_a_field_that_is_not_known_is_refused() {
    let rows = rows(&whole());
    for strange in [
        json!({ "at": 1, "what": "vanished" }),
        json!({ "at": 1, "what": "started", "by": 1 }),
        json!({ "at": 1, "what": { "rose": { "seat": 1, "why": "tired" } } }),
    ] {
        let mut rows = rows.clone();
        rows[3] = strange.to_string();
        assert!(matches!(read_log(&rows), Err(Broken::Unreadable { number: 4, .. })), "{strange}");
    }
}

#[test]
fn rules_that_the_program_has_not_got_are_never_replaced_by_others() {
    let rows = changed(&rows(&whole()), "/what/opened/played/rules", json!(7));
    let events = read_log(&rows).expect("it reads");
    let broken = LiveTable::replay(&events, &open_position).err();
    assert_eq!(broken, Some(Broken::Rules { game: "uptown".into(), table: 7, here: 1 }));
}

/// The opening event as the first release read it: it knew these fields and refused all others.
#[test]
fn the_first_release_refuses_what_this_one_writes() {
    let known = [
        "table",
        "host",
        "game",
        "seats",
        "options",
        "edition",
        "clock",
        "public",
        "spectators",
        "grace",
        "stand-in",
        "one-device",
        "before",
        "seed",
    ];
    let first: Value = serde_json::from_str(&rows(&whole())[0]).expect("JSON");
    let fields = first["what"]["opened"].as_object().expect("an opening");
    assert!(fields.keys().any(|field| !known.contains(&field.as_str())), "it would misread {first}");
    let old: Event =
        serde_json::from_str(include_str!("logs/1/chat.table").lines().nth(1).expect("an event")).expect("old");
    let old = serde_json::to_value(&old).expect("plain");
    let fields = old["what"]["opened"].as_object().expect("an opening");
    assert!(fields.keys().all(|field| known.contains(&field.as_str())), "it could not read its own {old}");
}
