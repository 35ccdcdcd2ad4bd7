//! The numbered actions, in few lines.

use tetrapolis_game::Telling;

use crate::layout::{WIDTH, flow, wrap};
use crate::words::Words;

/// A group of at least this many actions is shown in notation, if all of it is short.
const MANY: usize = 9;
/// The longest notation that counts as short: a verb and a place.
const SHORT: usize = 8;

/// Actions in words with their numbers, grouped by the first word of their notation.
pub fn in_words(actions: &[Telling], words: &Words) -> String {
    numbered(actions, |group| {
        let is_plain = group.len() >= MANY && group.iter().all(|action| action.notation.chars().count() <= SHORT);
        let label = |action: &Telling| if is_plain { action.notation.clone() } else { words.say(&action.message) };
        group.iter().map(label).collect()
    })
}

/// Actions in notation with their numbers, in the same groups.
pub fn in_notation(actions: &[Telling]) -> String {
    numbered(actions, |group| group.iter().map(|action| action.notation.clone()).collect())
}

/// Actions with their numbers, group by group with the labels that they get there.
fn numbered(actions: &[Telling], labels: impl Fn(&[Telling]) -> Vec<String>) -> String {
    let digits = actions.len().to_string().len();
    let mut lines = Vec::new();
    let mut numbers = 1..;
    for group in actions.chunk_by(|one, other| verb(one) == verb(other)) {
        let labels = labels(group).into_iter().zip(numbers.by_ref());
        let entries: Vec<String> = labels.map(|(label, number)| format!("{number:>digits$} {label}")).collect();
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
