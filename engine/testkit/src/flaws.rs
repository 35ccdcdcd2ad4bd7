use serde_json::Value;
use tetrapolis_game::{Arg, Message, Positions};

/// What is wrong with a position in JSON: each field, and what is wrong there. Nothing if it can arise; `position-form`,
/// without a field, if it does not have the form of a position.
pub fn flaws<G: Positions>(game: &G, position: &Value) -> Vec<(String, Message)> {
    match serde_json::from_value(position.clone()).map(|position| game.restore(&position)) {
        Err(error) => {
            let message = Message::new("position-form").with("line", error.line()).with("reason", error.to_string());
            vec![(String::new(), message)]
        }
        Ok(Err(message)) => each_flaw(&message),
        Ok(Ok(_)) => Vec::new(),
    }
}

/// A position with other values at some places: `("/players/0/wallet", json!(3))`.
///
/// # Panics
/// If there is no such place.
#[must_use]
pub fn changed(position: &Value, changes: &[(&str, Value)]) -> Value {
    let mut position = position.clone();
    for (path, value) in changes {
        *position.pointer_mut(path).unwrap_or_else(|| panic!("{path}")) = value.clone();
    }
    position
}

fn each_flaw(message: &Message) -> Vec<(String, Message)> {
    let part = |name: &str| message.args.iter().find(|(arg, _)| *arg == name).map(|(_, value)| value);
    match (message.key, part("before"), part("flaw"), part("field"), part("what")) {
        ("position-flaws", Some(Arg::Message(before)), Some(Arg::Message(flaw)), ..) => {
            [each_flaw(before), each_flaw(flaw)].concat()
        }
        ("position-flaw", .., Some(field), Some(Arg::Message(what))) => {
            vec![(field.to_string(), what.clone())]
        }
        _ => vec![(String::new(), message.clone())],
    }
}
