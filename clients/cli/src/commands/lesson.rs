//! `tetrapolis lesson check` and `tetrapolis lesson new`

use std::path::Path;

use tetrapolis_game::{Message, ReplayError, Seat};
use tetrapolis_lesson::{Ask, Fault, Lesson, Scene, Words, check as faults_of, draft};

use super::known_game;
use crate::failure::{Failure, in_file};
use crate::files::{Written, read_text};
use crate::output::Output;

/// The most characters of a bubble.
const LONGEST: usize = 200;

/// Checks a lesson and says everything that is wrong with it.
pub fn check(path: &Path, output: &mut Output<'_>) -> Result<(), Failure> {
    let name = path.display().to_string();
    let at = |fault: &Fault| {
        in_file(&name, Message::new("lesson-line").with("line", fault.line).with("reason", fault.message.clone()))
    };
    let lesson = Lesson::read(&read_text(path)?).map_err(|fault| at(&fault))?;
    let mut faults = faults_of(&lesson);
    faults.extend(lesson.scenes.iter().flat_map(word_faults));
    faults.sort_by_key(|fault| fault.line);
    let Some((last, before)) = faults.split_last() else {
        let decisions = lesson.scenes.iter().filter(|scene| matches!(scene.ask, Ask::Play { .. })).count();
        let good = Message::new("lesson-good").with("file", name.as_str()).with("scenes", lesson.scenes.len());
        return Ok(output.say(&good.with("decisions", decisions))?);
    };
    for fault in before {
        output.say(&at(fault))?;
    }
    Err(at(last).into())
}

/// What is wrong with the words of a scene, in any language.
fn word_faults(scene: &Scene) -> Vec<Fault> {
    let answers: Vec<&Words> = match &scene.ask {
        Ask::Play { other, after, .. } => other.iter().chain(after.iter().map(|(_, words)| words)).collect(),
        Ask::Look { other, .. } => other.iter().collect(),
        _ => Vec::new(),
    };
    scene
        .say
        .iter()
        .chain(answers)
        .filter_map(|words| Some(Fault { line: scene.line, message: flaw(words)? }))
        .collect()
}

fn flaw(words: &Words) -> Option<Message> {
    let too_long = |text: &str| text.chars().count() >= LONGEST;
    let long = |text: &str| Message::new("lesson-long").with("text", text).with("longest", LONGEST);
    match words {
        Words::Text(text) => too_long(text).then(|| long(text)),
        Words::Key(key) => {
            let said = crate::words::Words::in_all_languages(key);
            let Some(said) = said else { return Some(Message::new("lesson-key").with("key", key.as_str())) };
            said.iter().find(|text| too_long(text)).map(|text| long(text))
        }
    }
}

/// Prints a record as a lesson to be edited.
pub fn new(game: &str, path: &Path, seat: u8, output: &mut Output<'_>) -> Result<(), Failure> {
    let entry = known_game(game)?;
    let written = Written::read(path, read_text(path)?)?;
    if written.record.head.game != entry.name {
        let other = ReplayError::Game(written.record.head.game);
        return Err(in_file(&path.display().to_string(), other.message()).into());
    }
    let seats = written.record.head.seats;
    let seat = Seat::parse(&seat.to_string(), seats)
        .ok_or_else(|| Message::new("lesson-seat").with("seat", u32::from(seat)).with("seats", u32::from(seats)))?;
    let title = path.file_stem().map_or("lesson".into(), |stem| stem.to_string_lossy());
    let text = draft(&written.record, seat, &title);
    let text = text.map_err(|fault| in_file(&path.display().to_string(), fault.message))?;
    Ok(output.prompt(&text)?)
}
