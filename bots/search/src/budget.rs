use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use thiserror::Error;

/// How long a search may think about one move; whichever limit comes first counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Budget {
    iterations: u32,
    milliseconds: Option<u32>,
}

/// A text that is not a budget.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("'{0}' is no budget: a number of iterations, or milliseconds as in 50ms")]
pub struct NoBudget(pub String);

impl Budget {
    /// This many iterations, however long they take. At least one is made.
    pub const fn iterations(iterations: u32) -> Budget {
        Budget { iterations, milliseconds: None }
    }

    /// This many milliseconds.
    pub const fn milliseconds(milliseconds: u32) -> Budget {
        Budget { iterations: u32::MAX, milliseconds: Some(milliseconds) }
    }

    /// The same, but at most this many milliseconds.
    #[must_use]
    pub const fn within(self, milliseconds: u32) -> Budget {
        Budget { milliseconds: Some(milliseconds), ..self }
    }

    /// At most this many iterations and no clock: the same moves on every machine.
    #[must_use]
    pub fn without_clock(self, most: u32) -> Budget {
        Budget::iterations(self.iterations.min(most))
    }

    /// The most iterations.
    pub const fn most(self) -> u32 {
        self.iterations
    }

    /// The longest time.
    pub fn time(self) -> Option<Duration> {
        self.milliseconds.map(|milliseconds| Duration::from_millis(milliseconds.into()))
    }
}

impl fmt::Display for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.milliseconds {
            Some(milliseconds) => write!(f, "{milliseconds}ms"),
            None => write!(f, "{}", self.iterations),
        }
    }
}

impl FromStr for Budget {
    type Err = NoBudget;

    fn from_str(text: &str) -> Result<Budget, NoBudget> {
        let (digits, budget): (&str, fn(u32) -> Budget) = match text.strip_suffix("ms") {
            Some(digits) => (digits, Budget::milliseconds),
            None => (text, Budget::iterations),
        };
        let is_number = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
        match digits.parse() {
            Ok(number) if is_number && number > 0 => Ok(budget(number)),
            Ok(_) | Err(_) => Err(NoBudget(text.to_owned())),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_budget_is_written_as_it_is_read() {
        for text in ["1", "200", "50ms"] {
            assert_eq!(text.parse::<Budget>().expect("a budget").to_string(), text);
        }
        for text in ["", "0", "ms", "0ms", "-1", "+1", "1s", "99999999999"] {
            assert!(text.parse::<Budget>().is_err(), "{text}");
        }
    }
}
