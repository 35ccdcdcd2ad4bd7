//! The words that people read, in the language that they chose.

use std::io::Read as _;
use std::sync::OnceLock;

use flate2::read::GzDecoder;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use tetrapolis_catalog::Entry;
use tetrapolis_game::{Arg, Message};
use unic_langid::LanguageIdentifier;

/// A language that the program speaks. `build.rs` compressed its texts, which are read when they are first asked for.
struct Language {
    name: &'static str,
    messages: &'static [u8],
    /// The translated rules of all games: the name of each game and a line end before them, and a zero behind them.
    rules: &'static [u8],
    bundle: OnceLock<FluentBundle<FluentResource>>,
    rulebooks: OnceLock<Vec<(String, String)>>,
}

macro_rules! languages {
    ($($name:literal)*) => {
        [$(Language {
            name: $name,
            messages: include_bytes!(concat!(env!("OUT_DIR"), "/", $name, ".ftl.gz")),
            rules: include_bytes!(concat!(env!("OUT_DIR"), "/", $name, ".rules.gz")),
            bundle: OnceLock::new(),
            rulebooks: OnceLock::new(),
        }),*]
    };
}

/// Every language; the first one has all messages and is used where another lacks one.
static LANGUAGES: [Language; 6] = languages!("en" "cs" "sk" "pl" "hu" "ro");

fn inflated(compressed: &[u8]) -> String {
    let mut text = String::new();
    GzDecoder::new(compressed).read_to_string(&mut text).expect("build.rs compressed a text");
    text
}

impl Language {
    /// The messages, read when they are first asked for.
    fn bundle(&self) -> &FluentBundle<FluentResource> {
        self.bundle.get_or_init(|| {
            let language: LanguageIdentifier = self.name.parse().expect("a language of the list");
            let mut bundle = FluentBundle::new_concurrent(vec![language]);
            bundle.set_use_isolating(false);
            let messages = FluentResource::try_new(inflated(self.messages)).unwrap_or_else(|(resource, _)| resource);
            bundle.add_resource_overriding(messages);
            bundle
        })
    }

    /// The rules of a game, if they are translated.
    fn rulebook(&self, game: &str) -> Option<&str> {
        let rulebooks = self.rulebooks.get_or_init(|| {
            let rules = inflated(self.rules);
            let split = rules.split_terminator('\0').filter_map(|book| book.split_once('\n'));
            split.map(|(game, text)| (game.to_owned(), text.to_owned())).collect()
        });
        rulebooks.iter().find(|(name, _)| name == game).map(|(_, text)| text.as_str())
    }

    fn format(&self, key: &str, args: &FluentArgs<'_>) -> Option<String> {
        let bundle = self.bundle();
        let pattern = bundle.get_message(key)?.value()?;
        Some(bundle.format_pattern(pattern, Some(args), &mut Vec::new()).into_owned())
    }
}

/// The environment variables that name a language, the most important first.
const VARIABLES: [&str; 3] = ["LC_ALL", "LC_MESSAGES", "LANG"];

/// All messages in one language.
pub struct Words {
    language: &'static Language,
}

impl Words {
    /// The words of a language named as `cs`, `cs-CZ` or `cs_CZ.UTF-8`.
    pub fn of(language: &str) -> Option<Words> {
        let name = language.split(['-', '_', '.', '@']).next().unwrap_or(language);
        let language = LANGUAGES.iter().find(|language| language.name.eq_ignore_ascii_case(name))?;
        Some(Words { language })
    }

    /// The words of English, which has all.
    pub fn english() -> Words {
        Words { language: &LANGUAGES[0] }
    }

    /// The words of the language that the environment names, or English.
    pub fn of_environment() -> Words {
        let named = VARIABLES.iter().filter_map(|name| std::env::var(name).ok()).find(|value| !value.is_empty());
        named.and_then(|name| Words::of(&name)).unwrap_or_else(Words::english)
    }

    /// The names of all languages.
    pub fn languages() -> impl Iterator<Item = &'static str> {
        LANGUAGES.iter().map(|language| language.name)
    }

    /// A message without variables in every language; nothing if some language lacks it.
    pub fn in_all_languages(key: &str) -> Option<Vec<String>> {
        LANGUAGES.iter().map(|language| language.format(key, &FluentArgs::new())).collect()
    }

    /// The numbered rules of a game.
    pub fn rulebook(&self, entry: &Entry) -> &'static str {
        self.language.rulebook(entry.name).unwrap_or(entry.rulebook)
    }

    /// A message in words.
    pub fn say(&self, message: &Message) -> String {
        let mut args = FluentArgs::new();
        for (name, value) in &message.args {
            args.set(*name, self.value(value));
        }
        self.format(message.key, &args).unwrap_or_else(|| message.to_string())
    }

    /// A message without variables in words.
    pub fn text(&self, key: &'static str) -> String {
        self.say(&Message::new(key))
    }

    fn format(&self, key: &str, args: &FluentArgs<'_>) -> Option<String> {
        self.language.format(key, args).or_else(|| LANGUAGES[0].format(key, args))
    }

    fn value<'a>(&self, arg: &'a Arg) -> FluentValue<'a> {
        match arg {
            Arg::Number(number) => FluentValue::from(*number),
            Arg::Text(text) => FluentValue::from(text.as_str()),
            Arg::Name { .. } | Arg::Seat { .. } | Arg::Message(_) | Arg::List(_) => FluentValue::from(self.render(arg)),
        }
    }

    /// A value as it stands inside a sentence.
    pub fn render(&self, arg: &Arg) -> String {
        match arg {
            Arg::Number(number) => number.to_string(),
            Arg::Text(text) => text.clone(),
            Arg::Name { name, text } => self.format(name, &FluentArgs::new()).unwrap_or_else(|| text.to_string()),
            Arg::Seat { seat } => self.say(&Message::new("player").with("seat", seat.to_string())),
            Arg::Message(message) => self.say(message),
            Arg::List(items) => self.list(items),
        }
    }

    /// Several values, listed as the language lists things.
    fn list(&self, items: &[Arg]) -> String {
        let [first, rest @ ..] = items else { return self.text("list-none") };
        let last = rest.len().saturating_sub(1);
        rest.iter().enumerate().fold(self.render(first), |before, (n, item)| {
            let joined = if n == last { Message::new("list-last") } else { Message::new("list-more") };
            self.say(&joined.with("before", before).with("item", self.render(item)))
        })
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::path::{Path, PathBuf};

    use tetrapolis_catalog::GAMES;

    use super::*;

    #[test]
    fn a_language_is_known_by_its_locale_too() {
        assert!(Words::of("cs_CZ.UTF-8").is_some());
        assert!(Words::of("CS-cz").is_some());
        assert!(Words::of("xx").is_none());
        assert!(Words::of("").is_none());
    }

    #[test]
    fn lists_end_with_and() {
        let words = Words::english();
        let list = |items: &[&str]| words.render(&Arg::List(items.iter().map(|item| Arg::from(*item)).collect()));
        assert_eq!(list(&["a", "b", "c"]), "a, b and c");
        assert_eq!(list(&["a", "b"]), "a and b");
        assert_eq!(list(&["a"]), "a");
    }

    #[test]
    fn a_name_without_translation_is_said_as_the_edition_writes_it() {
        let name = Arg::Name { name: "pc-card-wind-farm".into(), text: "Wind Farm".into() };
        assert_eq!(Words::english().render(&name), "Wind Farm");
        assert_eq!(Words::of("cs").expect("Czech").render(&name), "Větrná farma");
    }

    #[test]
    fn whoever_has_a_seat_is_a_player_with_a_number() {
        let first = Message::new("pc-first").with("seat", tetrapolis_game::Seat(1));
        assert_eq!(Words::english().say(&first), "player 2 begins");
        assert_eq!(Words::of("hu").expect("Hungarian").say(&first), "2. játékos kezd");
    }

    #[test]
    fn counted_things_agree_with_their_number() {
        let points = |language: &str, number: i64| {
            let token = Message::new("pc-token-flat").with("points", number);
            Words::of(language).expect("a language").say(&token)
        };
        assert_eq!(
            [1, 3, 12, 21].map(|number| points("en", number)),
            ["1 point", "3 points", "12 points", "21 points"]
        );
        assert_eq!([1, 3, 12, 21].map(|number| points("cs", number)), ["1 bod", "3 body", "12 bodů", "21 bodů"]);
        assert_eq!([1, 3, 12, 21].map(|number| points("sk", number)), ["1 bod", "3 body", "12 bodov", "21 bodov"]);
        assert_eq!(
            [1, 3, 12, 22].map(|number| points("pl", number)),
            ["1 punkt", "3 punkty", "12 punktów", "22 punkty"]
        );
        assert_eq!([1, 3, 12, 21].map(|number| points("hu", number)), ["1 pont", "3 pont", "12 pont", "21 pont"]);
        assert_eq!(
            [1, 3, 12, 21].map(|number| points("ro", number)),
            ["1 punct", "3 puncte", "12 puncte", "21 de puncte"]
        );
    }

    #[test]
    fn everything_written_is_in_the_program() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let texts = |folder: PathBuf| -> Vec<(PathBuf, String)> {
            let entries = std::fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
            let paths = entries.map(|entry| entry.expect("a directory entry").path()).filter(|path| path.is_file());
            paths.map(|path| (path.clone(), std::fs::read_to_string(path).expect("a text"))).collect()
        };
        let is_of_page = |path: &Path| path.file_name().is_some_and(|name| name.to_string_lossy().starts_with("page"));
        let folders = std::fs::read_dir(root.join("locales")).expect("the languages");
        let written: BTreeSet<_> = folders.map(|entry| entry.expect("a directory entry").file_name()).collect();
        assert_eq!(written, LANGUAGES.iter().map(|language| language.name.into()).collect());
        for language in &LANGUAGES {
            let messages = inflated(language.messages);
            let texts_of_language = texts(root.join("locales").join(language.name));
            for (path, text) in texts_of_language.iter().filter(|(path, _)| !is_of_page(path)) {
                assert!(messages.contains(text.as_str()), "{} is not included", path.display());
            }
            let rules = root.join("docs/rules").join(if language.name == "en" { "." } else { language.name });
            let words = Words { language };
            for (path, text) in texts(rules) {
                let shown = GAMES.iter().any(|entry| words.rulebook(entry) == text);
                assert!(shown, "{} is not included", path.display());
            }
        }
    }

    #[test]
    fn an_unknown_key_is_shown_rather_than_lost() {
        let words = Words::of("cs").expect("Czech");
        assert_eq!(words.say(&Message { key: "no-such-key", args: vec![("n", Arg::Number(3))] }), "no-such-key n=3");
    }
}
