use std::fmt;

use serde::Serialize;

/// The id of a numbered rule, such as `PC-3.4`; its text is in `docs/rules/`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct Rule(pub &'static str);

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// Names the rules that actions, refusals and points of a game cite.
///
/// ```
/// tetrapolis_game::rules! {
///     TAKE = "PC-3.2";
///     PAY = "PC-3.4";
/// }
/// assert_eq!(PAY.to_string(), "PC-3.4");
/// ```
#[macro_export]
macro_rules! rules {
    ($($name:ident = $id:literal;)*) => {$(
        pub(crate) const $name: $crate::Rule = $crate::Rule($id);
    )*};
}
