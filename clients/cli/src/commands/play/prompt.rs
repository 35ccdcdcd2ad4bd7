//! What can be typed at the prompt.

use std::io::{self, BufRead, IsTerminal, StdinLock};

/// What a player typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Input {
    /// Nothing.
    Empty,
    /// The action with that number.
    Number(usize),
    /// To take the last action back.
    Undo,
    /// To be given a hint, or more of it.
    Hint,
    /// To be told what can be typed.
    Help,
    /// To see the board and the actions again.
    Board,
    /// To see the actions in words.
    Actions,
    /// To see the score sheets.
    Score,
    /// To read a rule.
    Rule(String),
    /// To read the rule of the last refusal, or of the action with that number.
    Why(Option<usize>),
    /// To see what happened so far.
    Log,
    /// To stop.
    Quit,
    /// Perhaps an action in notation.
    Notation(String),
}

impl Input {
    /// Understands a line.
    pub fn parse(line: &str) -> Input {
        let words: Vec<&str> = line.split_whitespace().collect();
        match words.as_slice() {
            [] => Input::Empty,
            ["undo" | "u"] => Input::Undo,
            ["help" | "h" | "?"] => Input::Help,
            ["hint" | "i"] => Input::Hint,
            ["board" | "b"] => Input::Board,
            ["actions" | "a"] => Input::Actions,
            ["score" | "s"] => Input::Score,
            ["log" | "l"] => Input::Log,
            ["quit" | "q" | "exit"] => Input::Quit,
            ["rule" | "r", id] => Input::Rule((*id).to_owned()),
            ["why" | "w"] => Input::Why(None),
            ["why" | "w", number] if number.parse::<usize>().is_ok() => Input::Why(number.parse().ok()),
            [number] if number.bytes().all(|byte| byte.is_ascii_digit()) => {
                Input::Number(number.parse().unwrap_or(usize::MAX))
            }
            words => Input::Notation(words.join(" ")),
        }
    }
}

/// Where players type.
pub struct Keyboard {
    lines: StdinLock<'static>,
}

impl Keyboard {
    /// Standard input.
    pub fn new() -> Keyboard {
        Keyboard { lines: io::stdin().lock() }
    }

    /// Whether the input is shown on the screen.
    pub fn echoes(&self) -> bool {
        self.lines.is_terminal()
    }

    /// The next line; nothing at the end of the input.
    pub fn line(&mut self) -> Option<String> {
        let mut bytes = Vec::new();
        match self.lines.read_until(b'\n', &mut bytes) {
            Ok(0) | Err(_) => None,
            Ok(_) => Some(String::from_utf8_lossy(&bytes).trim().to_owned()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_commands_and_notation_are_told_apart() {
        assert_eq!(Input::parse(" 12 "), Input::Number(12));
        assert_eq!(Input::parse("99999999999999999999999"), Input::Number(usize::MAX));
        assert_eq!(Input::parse("u"), Input::Undo);
        assert_eq!(Input::parse("rule PC-3.4"), Input::Rule("PC-3.4".into()));
        assert_eq!(Input::parse("why 3"), Input::Why(Some(3)));
        assert_eq!(Input::parse("take  b2   c2"), Input::Notation("take b2 c2".into()));
        assert_eq!(Input::parse("\t"), Input::Empty);
    }
}
