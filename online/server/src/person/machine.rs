//! What is known about a device: only what people need to recognize theirs.

use axum::http::{HeaderMap, header};

/// The longest name of a device.
const LONGEST: usize = 40;

/// A device that begins a session.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Machine {
    /// What somebody calls it.
    pub name: Option<String>,
    /// Browser and system, such as `Firefox, Android`.
    pub agent: Option<String>,
}

impl Machine {
    /// The device that asks.
    pub(crate) fn of(headers: &HeaderMap, name: Option<&str>) -> Machine {
        let agent = headers.get(header::USER_AGENT).and_then(|value| value.to_str().ok());
        Machine { name: name.and_then(label), agent: agent.and_then(reduced) }
    }
}

/// What people may call a thing of theirs: letters, digits and a few signs; what does not fit is left out.
pub(crate) fn label(text: &str) -> Option<String> {
    let fits = |letter: &char| letter.is_alphanumeric() || " -_.,'\u{2019}()/&+".contains(*letter);
    let text: String = text.chars().filter(fits).take(LONGEST).collect();
    Some(text.trim().to_owned()).filter(|text| !text.is_empty())
}

/// Browser and system in two words, without versions and models, which are nobody's business.
fn reduced(agent: &str) -> Option<String> {
    let first =
        |known: &[(&str, &'static str)]| known.iter().find(|(sign, _)| agent.contains(sign)).map(|(_, name)| *name);
    // Browsers name those that they want to be taken for, so the rarer come first.
    let browser = first(&[
        ("Edg", "Edge"),
        ("OPR/", "Opera"),
        ("SamsungBrowser/", "Samsung Internet"),
        ("Vivaldi/", "Vivaldi"),
        ("FxiOS/", "Firefox"),
        ("Firefox/", "Firefox"),
        ("CriOS/", "Chrome"),
        ("Chromium/", "Chromium"),
        ("Chrome/", "Chrome"),
        ("Safari/", "Safari"),
    ]);
    let system = first(&[
        ("iPhone", "iPhone"),
        ("iPad", "iPad"),
        ("Android", "Android"),
        ("CrOS", "ChromeOS"),
        ("Windows", "Windows"),
        ("Macintosh", "macOS"),
        ("Linux", "Linux"),
    ]);
    let words: Vec<&str> = browser.into_iter().chain(system).collect();
    (!words.is_empty()).then(|| words.join(", "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_browser_is_two_words() {
        let safari = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.4 Mobile/15E148 Safari/604.1";
        let edge = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0";
        let chrome = "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36";
        let firefox = "Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0";
        for (agent, wanted) in [
            (safari, Some("Safari, iPhone")),
            (edge, Some("Edge, Windows")),
            (chrome, Some("Chrome, Android")),
            (firefox, Some("Firefox, Android")),
            ("curl/8.0", None),
            ("<script>Firefox/</script>", Some("Firefox")),
        ] {
            assert_eq!(reduced(agent).as_deref(), wanted, "{agent}");
        }
    }

    #[test]
    fn a_label_has_no_tricks() {
        assert_eq!(label(" Ann\u{2019}s phone ").as_deref(), Some("Ann\u{2019}s phone"));
        assert_eq!(label("a\u{202e}b<b>\n\u{200b}").as_deref(), Some("abb"));
        assert_eq!(label("<>\u{7}"), None);
        assert_eq!(label(&"x".repeat(90)).map(|text| text.len()), Some(LONGEST));
    }
}
