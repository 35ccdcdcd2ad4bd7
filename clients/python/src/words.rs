//! What the rules say, in English.

use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use tetrapolis_game::{Arg, Message};

macro_rules! english {
    ($($file:literal)*) => {
        &[$(include_str!(concat!("../locales/", $file, ".ftl"))),*]
    };
}

static FILES: &[&str] = english!("engine" "cli" "point-city" "cities" "uptown" "mafia-city");
static ENGLISH: OnceLock<FluentBundle<FluentResource>> = OnceLock::new();

fn bundle() -> &'static FluentBundle<FluentResource> {
    ENGLISH.get_or_init(|| {
        let mut bundle = FluentBundle::new_concurrent(vec!["en".parse().expect("a language")]);
        bundle.set_use_isolating(false);
        for file in FILES {
            let resource = FluentResource::try_new((*file).to_owned()).unwrap_or_else(|(resource, _)| resource);
            bundle.add_resource_overriding(resource);
        }
        bundle
    })
}

fn format(key: &str, args: &FluentArgs<'_>) -> Option<String> {
    let bundle = bundle();
    let pattern = bundle.get_message(key)?.value()?;
    Some(bundle.format_pattern(pattern, Some(args), &mut Vec::new()).into_owned())
}

/// A message in English.
pub fn say(message: &Message) -> String {
    let mut args = FluentArgs::new();
    for (name, value) in &message.args {
        args.set(*name, fluent(value));
    }
    format(message.key, &args).unwrap_or_else(|| message.to_string())
}

fn fluent(arg: &Arg) -> FluentValue<'static> {
    match arg {
        Arg::Number(number) => FluentValue::from(*number),
        _ => FluentValue::from(render(arg)),
    }
}

/// A value as it stands inside a sentence.
fn render(arg: &Arg) -> String {
    match arg {
        Arg::Number(number) => number.to_string(),
        Arg::Text(text) => text.clone(),
        Arg::Name { name, text } => format(name, &FluentArgs::new()).unwrap_or_else(|| text.to_string()),
        Arg::Seat { seat } => say(&Message::new("player").with("seat", seat.to_string())),
        Arg::Message(message) => say(message),
        Arg::List(items) => list(items),
    }
}

fn list(items: &[Arg]) -> String {
    let [first, rest @ ..] = items else { return say(&Message::new("list-none")) };
    let last = rest.len().saturating_sub(1);
    rest.iter().enumerate().fold(render(first), |before, (n, item)| {
        let joined = if n == last { Message::new("list-last") } else { Message::new("list-more") };
        say(&joined.with("before", before).with("item", render(item)))
    })
}
