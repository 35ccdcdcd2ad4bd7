use tetrapolis_protocol::Chat;

/// Whether something can be said: a phrase, or words of a sensible length that are not invisible.
pub(crate) fn is_sayable(chat: &Chat) -> bool {
    match chat {
        Chat::Phrase(_) => true,
        Chat::Text(text) => {
            text.chars().count() <= Chat::LONGEST
                && !text.chars().any(char::is_control)
                && text.chars().any(|letter| !letter.is_whitespace() && !is_invisible(letter))
        }
    }
}

/// Whether a character is invisible: those that Unicode calls default-ignorable, and the blank of Braille.
fn is_invisible(letter: char) -> bool {
    matches!(letter,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}'..='\u{1160}' | '\u{17b4}'..='\u{17b5}' | '\u{180b}'..='\u{180f}'
        | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}'
        | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fff8}' | '\u{1bca0}'..='\u{1bca3}'
        | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}')
}
