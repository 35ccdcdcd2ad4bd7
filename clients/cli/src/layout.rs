//! Text in columns and lines.

/// The widest line that is printed.
pub const WIDTH: usize = 80;

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

/// Entries in as many columns as fit, read down and then across.
pub fn columns(entries: &[String], width: usize) -> String {
    let widest = entries.iter().map(|entry| entry.chars().count()).max().unwrap_or(0) + 2;
    let columns = ((width + 2) / widest).clamp(1, entries.len().max(1));
    let rows = entries.len().div_ceil(columns);
    let line = |row: usize| {
        let cells = entries.iter().skip(row).step_by(rows.max(1)).map(|entry| fit(entry, widest));
        cells.collect::<String>().trim_end().to_owned()
    };
    (0..rows).map(line).collect::<Vec<_>>().join("\n")
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
    fn columns_are_read_down() {
        let entries: Vec<String> = (1..=5).map(|n| n.to_string()).collect();
        assert_eq!(columns(&entries, 7), "1  3  5\n2  4");
        assert_eq!(columns(&[], 7), "");
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
}
