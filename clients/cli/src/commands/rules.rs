//! `tetrapolis rules`

use anstyle::Style;
use tetrapolis_catalog::Entry;
use tetrapolis_game::Message;

use super::known_game;
use crate::args::Rules;
use crate::failure::Failure;
use crate::layout::{WIDTH, wrap};
use crate::output::Output;
use crate::words::Words;

const HEADING: Style = Style::new().bold().underline();
const ID: Style = Style::new().bold();

/// Shows the numbered rules of a game, or some of them.
pub fn rules(args: &Rules, output: &mut Output<'_>) -> Result<(), Failure> {
    let entry = known_game(&args.game)?;
    let text = match &args.id {
        None => readable(&blocks(output.words.rulebook(entry))),
        Some(id) => rule(entry, id, output.words)?,
    };
    Ok(output.line(&text)?)
}

/// One rule of a game, or a group of rules.
///
/// # Errors
/// If the game has no such rule.
pub fn rule(entry: &Entry, id: &str, words: &Words) -> Result<String, Message> {
    let all = blocks(words.rulebook(entry));
    let found: Vec<Block> = match all.iter().position(|block| block.has_id(id)) {
        None => return Err(Message::new("rules-unknown").with("game", entry.title).with("rule", id)),
        Some(first) => {
            let is_group = all[first].is_heading();
            let belongs = |block: &&Block| match block {
                Block::Heading(_) => false,
                Block::Rule(_, _) => is_group,
                Block::Item(_) | Block::Text(_) => true,
            };
            let rest = all[first + 1..].iter().take_while(belongs);
            std::iter::once(&all[first]).chain(rest).cloned().collect()
        }
    };
    Ok(readable(&found))
}

/// A piece of a rulebook.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Block {
    /// `## PC-1 Components`
    Heading(String),
    /// `- **PC-1.1** Five resources`
    Rule(String, String),
    /// `  - easy: ...`
    Item(String),
    /// Any other paragraph.
    Text(String),
}

impl Block {
    fn is_heading(&self) -> bool {
        matches!(self, Block::Heading(_))
    }

    fn has_id(&self, wanted: &str) -> bool {
        match self {
            Block::Heading(text) => {
                text.split(' ').next().is_some_and(|id| id.contains('-') && id.eq_ignore_ascii_case(wanted))
            }
            Block::Rule(id, _) => id.eq_ignore_ascii_case(wanted),
            Block::Item(_) | Block::Text(_) => false,
        }
    }

    fn text(&mut self) -> &mut String {
        match self {
            Block::Heading(text) | Block::Rule(_, text) | Block::Item(text) | Block::Text(text) => text,
        }
    }
}

/// Divides the Markdown of a rulebook; a line that continues a piece is joined to it.
fn blocks(markdown: &str) -> Vec<Block> {
    let mut blocks: Vec<Block> = Vec::new();
    let mut is_open = false;
    for line in markdown.lines() {
        let text = line.trim();
        let heading = text.trim_start_matches('#');
        let started = if text.len() > heading.len() {
            Some(Block::Heading(plain(heading.trim())))
        } else if let Some((id, text)) = text.strip_prefix("- **").and_then(|rest| rest.split_once("**")) {
            Some(Block::Rule(id.to_owned(), plain(text.trim())))
        } else if let Some(item) = text.strip_prefix("- ") {
            Some(Block::Item(plain(item)))
        } else if !is_open && !text.is_empty() {
            Some(Block::Text(plain(text)))
        } else {
            None
        };
        is_open = !text.is_empty();
        match (started, blocks.last_mut()) {
            (Some(block), _) => blocks.push(block),
            (None, Some(last)) if is_open => *last.text() = format!("{} {}", last.text(), plain(text)),
            (None, _) => {}
        }
    }
    blocks
}

/// The text without the marks of emphasis; a star between letters or digits is not one.
fn plain(markdown: &str) -> String {
    let chars: Vec<char> = markdown.replace("**", "").chars().filter(|c| *c != '`').collect();
    let is_word = |n: Option<usize>| n.and_then(|n| chars.get(n)).is_some_and(|c| c.is_alphanumeric());
    let keeps = |n: usize| chars[n] != '*' || (is_word(n.checked_sub(1)) && is_word(Some(n + 1)));
    (0..chars.len()).filter(|n| keeps(*n)).map(|n| chars[n]).collect()
}

fn readable(blocks: &[Block]) -> String {
    let lines = blocks.iter().enumerate().map(|(n, block)| match block {
        Block::Heading(text) => format!("{}{HEADING}{text}{HEADING:#}", if n == 0 { "" } else { "\n" }),
        Block::Rule(id, text) => {
            let first = format!("{id:8} ");
            let text = wrap(text, WIDTH, &first, "         ");
            format!("{ID}{}{ID:#}{}", &text[..id.len()], &text[id.len()..])
        }
        Block::Item(text) => wrap(text, WIDTH, "         - ", "           "),
        Block::Text(text) => wrap(text, WIDTH, "", ""),
    });
    lines.collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOOK: &str = "# Chess (CH)\n\nA game\nfor two.\n\n## CH-1 Board\n- **CH-1.1** *Squares.* Black\n  and `white*2`.\n  \
                        - a: one;\n- **CH-1.2** More.\n\n## CH-2 End\n- **CH-2.1** Mate.\n";

    fn shown(id: &str) -> String {
        let entry = Entry {
            name: "chess",
            title: "Chess",
            seats: 2..=2,
            options: &[],
            secrets: false,
            rulebook: BOOK,
            edition: "",
        };
        let words = Words::of("cs").expect("Czech");
        rule(&entry, id, &words)
            .map_or_else(|error| error.to_string(), |text| anstream::adapter::strip_str(&text).to_string())
    }

    #[test]
    fn a_rule_is_shown_whole_and_alone() {
        assert_eq!(shown("ch-1.1"), "CH-1.1   Squares. Black and white*2.\n         - a: one;");
        assert_eq!(shown("CH-1.2"), "CH-1.2   More.");
    }

    #[test]
    fn a_group_is_shown_with_its_rules() {
        assert_eq!(shown("CH-2"), "CH-2 End\nCH-2.1   Mate.");
    }

    #[test]
    fn an_unknown_rule_is_refused() {
        assert_eq!(shown("CH-9"), "rules-unknown game=Chess rule=CH-9");
        assert_eq!(shown("Chess"), "rules-unknown game=Chess rule=Chess");
        assert_eq!(shown(""), "rules-unknown game=Chess rule=");
    }
}
