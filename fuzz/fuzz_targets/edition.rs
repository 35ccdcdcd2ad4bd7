//! Any text is an edition that loads whole, or is refused with a line of it.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tetrapolis_catalog::{EditionFile, SelectionError, edition_of};
use tetrapolis_game::SetupError;

fuzz_target!(|text: &str| {
    let file = EditionFile { file: "fuzz.toml".to_owned(), text: text.to_owned() };
    if let Err(SelectionError::Setup(SetupError::Edition(error))) = edition_of(&file) {
        assert!((1..=text.lines().count() + 1).contains(&error.line));
    }
});
