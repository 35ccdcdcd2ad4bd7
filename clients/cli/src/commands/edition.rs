//! `tetrapolis edition check`

use std::path::Path;

use tetrapolis_catalog::{SelectionError, edition_of};
use tetrapolis_game::{Message, SetupError};

use crate::failure::{Failure, in_file};
use crate::files::read_edition;
use crate::output::Output;

/// Checks an edition and says which it is.
pub fn check(path: &Path, output: &mut Output<'_>) -> Result<(), Failure> {
    let file = read_edition(Some(path))?.expect("a path was given");
    let name = file.file.clone();
    let (entry, edition) = edition_of(&file).map_err(|error| match error {
        SelectionError::Setup(SetupError::Edition(_)) => error.message(),
        SelectionError::Game(_) | SelectionError::Setup(_) => in_file(&name, error.message()),
    })?;
    output.say(
        &Message::new("edition-good")
            .with("file", name)
            .with("title", entry.title)
            .with("name", edition.name)
            .with("hash", edition.hash),
    )?;
    Ok(())
}
