//! Text in columns and lines.

/// The widest line that is printed.
pub const WIDTH: usize = 80;

/// The most columns of a [`flow`].
const COLUMNS: usize = 6;

/// Breaks a text into lines of at most `width` characters; the first begins with `first`, the others with `next`.
pub fn wrap(text: &str, width: usize, first: &str, next: &str) -> String {
    let mut lines = vec![first.to_owned()];
    let mut is_fresh = true;
    for word in text.split_whitespace() {
        let line = lines.last_mut().expect("at least one line");
        if !is_fresh && line.chars().count() + 1 + word.chars().count() > width {
            lines.push(format!("{next}{word}"));
        } else {
            line.push_str(if is_fresh { "" } else { " " });
            line.push_str(word);
        }
        is_fresh = false;
    }
    lines.join("\n")
}

/// A text filled up with spaces, or cut with an ellipsis, to a number of characters.
pub fn fit(text: &str, width: usize) -> String {
    let length = text.chars().count();
    if length <= width {
        return format!("{text}{}", " ".repeat(width - length));
    }
    let kept: String = text.chars().take(width.saturating_sub(1)).collect();
    format!("{kept}…")
}

/// Entries read across, in as many columns as make the fewest lines; a long one takes the room of several.
pub fn flow(entries: &[String], width: usize) -> Vec<String> {
    let laid_out = (1..=COLUMNS).map(|columns| flow_in(entries, columns, width));
    laid_out.min_by_key(Vec::len).unwrap_or_default()
}

fn flow_in(entries: &[String], columns: usize, width: usize) -> Vec<String> {
    let width = width / columns;
    let mut lines: Vec<(usize, String)> = Vec::new();
    for entry in entries {
        let takes = (entry.chars().count() + 2).div_ceil(width).clamp(1, columns);
        let room = fit(entry, (takes * width).max(entry.chars().count()));
        match lines.last_mut() {
            Some((used, line)) if *used + takes <= columns => {
                *used += takes;
                line.push_str(&room);
            }
            Some(_) | None => lines.push((takes, room)),
        }
    }
    lines.into_iter().map(|(_, line)| line.trim_end().to_owned()).collect()
}

/// The text on one line, with whatever would move the cursor made visible.
pub fn one_line(text: &str) -> String {
    let shown = |c: char| if c.is_control() { c.escape_default().to_string() } else { c.to_string() };
    text.chars().map(shown).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wrapped_lines_hang_and_fit() {
        assert_eq!(wrap("one two three", 9, "- ", "  "), "- one two\n  three");
        assert_eq!(wrap("", 9, "- ", "  "), "- ");
    }

    #[test]
    fn what_is_too_long_is_cut() {
        assert_eq!(fit("Přílivová elektrárna", 10), "Přílivová…");
        assert_eq!(fit("Pila", 6), "Pila  ");
    }

    #[test]
    fn a_line_break_does_not_make_a_second_line() {
        assert_eq!(one_line("a\nb\u{1b}[31m"), "a\\nb\\u{1b}[31m");
    }

    #[test]
    fn short_entries_share_a_line_and_long_ones_do_not() {
        let entries: Vec<String> = ["1 short", "2 brief", &"3 long ".repeat(11), "4 tiny"].map(String::from).to_vec();
        let lines = flow(&entries, WIDTH);
        assert_eq!(lines.len(), 3);
        assert!(lines[0].starts_with("1 short") && lines[0].ends_with("2 brief"));
        assert!(lines.iter().all(|line| line.chars().count() <= WIDTH));
    }

    #[test]
    fn many_short_entries_stand_in_many_columns() {
        let entries: Vec<String> = (1..=16).map(|n| format!("{n} flip a1")).collect();
        assert_eq!(flow(&entries, WIDTH).len(), 3);
    }
}
