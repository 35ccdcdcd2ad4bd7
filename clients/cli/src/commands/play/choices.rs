//! The numbered actions, in few lines.

use tetrapolis_game::Telling;

use crate::layout::{WIDTH, flow, wrap};
use crate::words::Words;

/// In a group of at least so many actions, those with a short notation are shown by it.
const MANY: usize = 9;
/// The longest notation that says enough: a verb and a place.
const SHORT: usize = 8;

/// Actions in words with their numbers; those that begin with the same word of the notation stand together.
pub fn in_words(actions: &[Telling], words: &Words) -> String {
    numbered(actions, |action, group| {
        let is_plain = group >= MANY && action.notation.chars().count() <= SHORT;
        if is_plain { action.notation.clone() } else { words.say(&action.message) }
    })
}

/// Actions in notation with their numbers, likewise.
pub fn in_notation(actions: &[Telling]) -> String {
    numbered(actions, |action, _| action.notation.clone())
}

/// Actions with their numbers, each with the label that it gets in a group of some size.
fn numbered(actions: &[Telling], label: impl Fn(&Telling, usize) -> String) -> String {
    let digits = actions.len().to_string().len();
    let mut lines = Vec::new();
    let mut numbers = 1..;
    for group in actions.chunk_by(|one, other| verb(one) == verb(other)) {
        let labels = group.iter().map(|action| label(action, group.len()));
        let entries: Vec<String> =
            labels.zip(numbers.by_ref()).map(|(label, number)| format!("{number:>digits$} {label}")).collect();
        lines.extend(flow(&entries, WIDTH).into_iter().map(|line| fold(line, digits)));
    }
    lines.join("\n")
}

/// Breaks a line that is too long.
fn fold(line: String, digits: usize) -> String {
    if line.chars().count() <= WIDTH {
        return line;
    }
    let margin = line.len() - line.trim_start().len();
    wrap(&line, WIDTH, &line[..margin], &" ".repeat(digits + 3))
}

fn verb(action: &Telling) -> &str {
    action.notation.split(' ').next().unwrap_or_default()
}
