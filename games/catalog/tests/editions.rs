//! Editions that were ever built in stay in the program, as they were.

use tetrapolis_catalog::{ARCHIVE, EditionFile, GAMES, archived, edition_of, first_edition};

fn hash_of(file: &str, text: &str) -> (&'static str, String) {
    let file = EditionFile { file: file.to_owned(), text: text.to_owned() };
    let (entry, id) = edition_of(&file).unwrap_or_else(|error| panic!("{}: {error}", file.file));
    (entry.name, id.hash)
}

#[test]
fn an_archived_edition_still_has_the_hash_that_tables_and_records_name() {
    for edition in ARCHIVE {
        assert_eq!(hash_of(edition.hash, edition.text), (edition.game, edition.hash.to_owned()));
    }
}

#[test]
fn whoever_changes_a_built_in_edition_archives_it_as_well() {
    for entry in GAMES {
        let (_, hash) = hash_of(entry.name, entry.edition);
        let there = archived(&hash);
        assert!(there.is_some(), "copy the edition to editions/{}/archive/{hash}.toml and list it", entry.name);
        assert!(first_edition(entry.name).is_some());
    }
}
