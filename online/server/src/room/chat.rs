//! What is said, in plain characters.

use std::borrow::Cow;

use tetrapolis_protocol::{Chat, Command};

/// Whether a character changes the direction of the text after it, which can make a sentence look like another.
fn is_direction(letter: char) -> bool {
    matches!(letter, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// The command, with controls of direction removed from what it says.
pub(super) fn without_controls(command: &Command) -> Cow<'_, Command> {
    match command {
        Command::Say(Chat::Text(text)) if text.contains(is_direction) => {
            Cow::Owned(Command::Say(Chat::Text(text.replace(is_direction, ""))))
        }
        command => Cow::Borrowed(command),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_turns_a_sentence_round() {
        let say = |text: &str| Command::Say(Chat::Text(text.into()));
        let turned = say("pay \u{202e}001\u{202c} to \u{2067}me\u{2069}\u{200f}");
        assert_eq!(without_controls(&turned).into_owned(), say("pay 001 to me"));
        for kept in ["\u{5e9}\u{5dc}\u{5d5}\u{5dd}", "a\u{200d}b", "plain"] {
            assert_eq!(without_controls(&say(kept)).into_owned(), say(kept));
        }
    }
}
