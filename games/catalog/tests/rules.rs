//! The numbered rules and the code name each other.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use tetrapolis_catalog::{Entry, GAMES, is_rule};

/// The ids of a rulebook.
fn rules(entry: &Entry) -> BTreeSet<String> {
    let ids: BTreeSet<String> = entry.rules().map(str::to_owned).collect();
    assert!(ids.len() > 20, "{} has numbered rules", entry.name);
    ids
}

/// The ids that a text cites.
fn cited(text: &str) -> BTreeSet<String> {
    let words = text.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '-' && letter != '.');
    words.map(|word| word.trim_end_matches('.')).filter(|word| is_rule(word)).map(str::to_owned).collect()
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).unwrap_or_else(|_| panic!("{}", folder.display()));
    let paths = entries.map(|entry| entry.expect("an entry").path());
    paths.flat_map(|path| if path.is_dir() { files(&path) } else { vec![path] }).collect()
}

fn game_folder(entry: &Entry) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(entry.name)
}

#[test]
fn every_rule_is_cited_by_a_test() {
    for entry in GAMES {
        let tests = files(&game_folder(entry).join("tests"));
        let read = |file: &PathBuf| std::fs::read_to_string(file).expect("a test file");
        let cited: BTreeSet<String> = tests.iter().flat_map(|file| cited(&read(file))).collect();
        let missing: Vec<String> = rules(entry).difference(&cited).cloned().collect();
        assert!(missing.is_empty(), "no test of {} cites {missing:?}", entry.name);
    }
}

#[test]
fn every_rule_that_the_code_names_is_in_the_rulebook() {
    for entry in GAMES {
        let rules = rules(entry);
        for file in files(&game_folder(entry).join("src")) {
            let text = std::fs::read_to_string(&file).expect("a source file");
            for id in cited(&text) {
                assert!(rules.contains(&id), "{} names {id}, which is no rule", file.display());
            }
        }
    }
}
