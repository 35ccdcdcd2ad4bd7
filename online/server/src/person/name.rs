//! Names that can be shown.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;
use unicode_security::GeneralSecurityProfile;

/// The longest name.
const LONGEST: usize = 24;

/// A name that can be shown: letters and digits that are in common use, and a few signs, not too many of them.
pub(crate) fn is_name(name: &str) -> bool {
    let is_letter = |letter: char| letter.is_alphanumeric() && letter.identifier_allowed();
    let fits = |letter: char| is_letter(letter) || is_combining_mark(letter) && letter.identifier_allowed();
    (1..=LONGEST).contains(&name.chars().count())
        && name.chars().all(|letter| fits(letter) || " -_.'".contains(letter))
        && name.chars().any(|letter| is_letter(letter) && !is_combining_mark(letter))
        && name.trim() == name
        && name.nfc().eq(name.chars())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_can_be_shown() {
        for good in ["Ann", "\u{141}ukasz K.", "x-1", "J. O'Hara", "\u{82b1}\u{5b50}", "Zo\u{eb}", "\u{399}\u{3c9}"] {
            assert!(is_name(good), "{good}");
        }
        let long = "a".repeat(25);
        let bad = ["", " ", " Ann", "a\nb", "<b>", &long, "a\u{202e}b", "-", "..."];
        let invisible = ["\u{3164}", "\u{115f}\u{1160}", "\u{ffa0}", "\u{200b}", "a\u{ad}b", "\u{2800}", "a\u{200d}b"];
        for bad in bad.iter().chain(&invisible) {
            assert!(!is_name(bad), "{bad:?}");
        }
        assert!(!is_name("Zoe\u{308}"), "one way of writing a name");
        assert!(!is_name("\u{301}\u{302}"), "marks without a letter");
    }
}
