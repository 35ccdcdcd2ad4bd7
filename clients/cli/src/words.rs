//! The words that people read, in the language that they chose.

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use tetrapolis_game::{Arg, Message};
use unic_langid::LanguageIdentifier;

/// Every language with its files; the first one has all messages and is used where another lacks one.
const LANGUAGES: &[(&str, &[&str])] = &[
    (
        "en",
        &[
            include_str!("../../../locales/en/cli.ftl"),
            include_str!("../../../locales/en/engine.ftl"),
            include_str!("../../../locales/en/lab.ftl"),
            include_str!("../../../locales/en/mafia-city.ftl"),
            include_str!("../../../locales/en/online.ftl"),
            include_str!("../../../locales/en/point-city.ftl"),
            include_str!("../../../locales/en/cities.ftl"),
            include_str!("../../../locales/en/uptown.ftl"),
        ],
    ),
    (
        "cs",
        &[
            include_str!("../../../locales/cs/cli.ftl"),
            include_str!("../../../locales/cs/engine.ftl"),
            include_str!("../../../locales/cs/lab.ftl"),
            include_str!("../../../locales/cs/mafia-city.ftl"),
            include_str!("../../../locales/cs/mafia-city-cards.ftl"),
            include_str!("../../../locales/cs/online.ftl"),
            include_str!("../../../locales/cs/point-city.ftl"),
            include_str!("../../../locales/cs/point-city-cards.ftl"),
            include_str!("../../../locales/cs/cities.ftl"),
            include_str!("../../../locales/cs/cities-cards.ftl"),
            include_str!("../../../locales/cs/uptown.ftl"),
            include_str!("../../../locales/cs/uptown-cards.ftl"),
        ],
    ),
    (
        "pl",
        &[
            include_str!("../../../locales/pl/cli.ftl"),
            include_str!("../../../locales/pl/engine.ftl"),
            include_str!("../../../locales/pl/uptown.ftl"),
            include_str!("../../../locales/pl/uptown-cards.ftl"),
        ],
    ),
];

/// The environment variables that name a language, the most important first.
const VARIABLES: [&str; 3] = ["LC_ALL", "LC_MESSAGES", "LANG"];

/// All messages in one language.
pub struct Words {
    chosen: FluentBundle<FluentResource>,
    fallback: FluentBundle<FluentResource>,
}

impl Words {
    /// The words of a language named as `cs`, `cs-CZ` or `cs_CZ.UTF-8`.
    pub fn of(language: &str) -> Option<Words> {
        let language = language.split(['-', '_', '.', '@']).next().unwrap_or(language).to_ascii_lowercase();
        let (name, files) = LANGUAGES.iter().find(|(name, _)| *name == language)?;
        let (fallback, fallback_files) = LANGUAGES[0];
        Some(Words { chosen: bundle(name, files), fallback: bundle(fallback, fallback_files) })
    }

    /// The words of the language that the environment names, or English.
    pub fn of_environment() -> Words {
        let named = VARIABLES.iter().filter_map(|name| std::env::var(name).ok()).find(|value| !value.is_empty());
        named.and_then(|name| Words::of(&name)).or_else(|| Words::of("en")).expect("English is there")
    }

    /// The names of all languages.
    pub fn languages() -> Vec<Arg> {
        LANGUAGES.iter().map(|(name, _)| Arg::from(*name)).collect()
    }

    /// A message in words.
    pub fn say(&self, message: &Message) -> String {
        let mut args = FluentArgs::new();
        for (name, value) in &message.args {
            args.set(*name, self.value(value));
        }
        let said = format(&self.chosen, message.key, &args).or_else(|| format(&self.fallback, message.key, &args));
        said.unwrap_or_else(|| message.to_string())
    }

    /// A message without variables in words.
    pub fn text(&self, key: &'static str) -> String {
        self.say(&Message::new(key))
    }

    fn value<'a>(&self, arg: &'a Arg) -> FluentValue<'a> {
        match arg {
            Arg::Number(number) => FluentValue::from(*number),
            Arg::Text(text) => FluentValue::from(text.as_str()),
            Arg::Name { .. } | Arg::Message(_) | Arg::List(_) => FluentValue::from(self.render(arg)),
        }
    }

    /// A value as it stands inside a sentence.
    pub fn render(&self, arg: &Arg) -> String {
        match arg {
            Arg::Number(number) => number.to_string(),
            Arg::Text(text) => text.clone(),
            Arg::Name { name, text } => {
                let none = FluentArgs::new();
                let name = format(&self.chosen, name, &none).or_else(|| format(&self.fallback, name, &none));
                name.unwrap_or_else(|| text.clone())
            }
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

fn bundle(language: &str, files: &[&str]) -> FluentBundle<FluentResource> {
    let language: LanguageIdentifier = language.parse().expect("a language of the list");
    let mut bundle = FluentBundle::new(vec![language]);
    bundle.set_use_isolating(false);
    for file in files {
        let resource = FluentResource::try_new((*file).to_owned()).unwrap_or_else(|(resource, _)| resource);
        bundle.add_resource_overriding(resource);
    }
    bundle
}

fn format(bundle: &FluentBundle<FluentResource>, key: &str, args: &FluentArgs<'_>) -> Option<String> {
    let message = bundle.get_message(key)?;
    let pattern = message.value()?;
    Some(bundle.format_pattern(pattern, Some(args), &mut Vec::new()).into_owned())
}

#[cfg(test)]
mod tests {
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
        let words = Words::of("en").expect("English");
        let list = |items: &[&str]| words.render(&Arg::List(items.iter().map(|item| Arg::from(*item)).collect()));
        assert_eq!(list(&["a", "b", "c"]), "a, b and c");
        assert_eq!(list(&["a", "b"]), "a and b");
        assert_eq!(list(&["a"]), "a");
    }

    #[test]
    fn a_name_without_translation_is_said_as_the_edition_writes_it() {
        let name = Arg::Name { name: "pc-card-wind-farm".into(), text: "Wind Farm".into() };
        assert_eq!(Words::of("en").expect("English").render(&name), "Wind Farm");
        assert_eq!(Words::of("cs").expect("Czech").render(&name), "Větrná farma");
    }

    #[test]
    fn an_unknown_key_is_shown_rather_than_lost() {
        let words = Words::of("cs").expect("Czech");
        assert_eq!(words.say(&Message { key: "no-such-key", args: vec![("n", Arg::Number(3))] }), "no-such-key n=3");
    }
}
