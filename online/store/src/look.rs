//! What names look like.

use unicode_normalization::char::is_combining_mark;
use unicode_security::confusable_detection::skeleton;

/// What a name looks like: names that people can confuse look the same. It is the skeleton of Unicode TS 39, without
/// case and signs.
pub fn look(name: &str) -> String {
    let plain: String =
        skeleton(name).filter(|letter| letter.is_alphanumeric() || is_combining_mark(*letter)).collect();
    let small: String = skeleton(&plain.to_lowercase()).collect();
    // A capital I can be confused with an l, and a small i with its capital.
    small.to_lowercase().replace(['i', 'ı'], "l")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_look_the_same_are_the_same() {
        let same = [
            ("Ann", "ann"),
            ("paypal", "p\u{430}yp\u{430}l"),
            ("Bob", "B0b"),
            ("Al l", "all"),
            ("Ill", "lIl"),
            ("mat", "rnat"),
            ("Ann", "A\u{200b}nn"),
            ("Ann", "\u{ff21}nn"),
        ];
        for (one, other) in same {
            assert_eq!(look(one), look(other), "{one} and {other}");
        }
        for (one, other) in [("Ann", "Anna"), ("Zo\u{eb}", "Zoe"), ("Bob", "Rob")] {
            assert_ne!(look(one), look(other), "{one} and {other}");
        }
    }
}
