use tetrapolis_catalog::{EditionFile, Playthrough, Selection, archived, open};
use tetrapolis_game::{Head, Message};

use crate::{Fault, Line};

/// A game before its first step, with the edition that is named.
pub(crate) fn set_up(head: &Head) -> Result<Box<dyn Playthrough>, Fault> {
    let gone = || Fault::new(1, Message::new("lesson-edition").with("edition", head.edition.to_string()));
    let edition = archived(&head.edition.hash).filter(|edition| edition.game == head.game).ok_or_else(gone)?;
    let file = EditionFile { file: head.edition.name.clone(), text: edition.text.to_owned() };
    let (game, seats, options) = (head.game.clone(), head.seats, head.options.clone());
    let table = open(&Selection { game, seats, options, edition: Some(file) });
    let table = table.map_err(|error| Fault::new(1, error.message()))?;
    if table.head().rules != head.rules {
        let message = Message::new("lesson-rules").with("rules", head.rules).with("here", table.head().rules);
        return Err(Fault::new(1, message));
    }
    Ok(table)
}

/// Makes a step of a file.
pub(crate) fn make(table: &mut dyn Playthrough, step: &Line) -> Result<(), Fault> {
    let refused = |reason: Message| {
        let message = Message::new("lesson-step").with("text", step.text.as_str()).with("reason", reason);
        Fault::new(step.number, message)
    };
    let read = table.read_step(&step.text).map_err(|error| refused(error.message()))?;
    table.make(&read).map_err(|refusal| refused(refusal.message))
}
