use tetrapolis_game::{Arg, Message};

/// What is said to be wrong with a position: each field, and what is wrong there; without a field where the message is about
/// none.
pub fn flaws(message: &Message) -> Vec<(String, Message)> {
    let part = |name: &str| message.args.iter().find(|(arg, _)| *arg == name).map(|(_, value)| value);
    match (message.key, part("before"), part("flaw"), part("field"), part("what")) {
        ("position-flaws", Some(Arg::Message(before)), Some(Arg::Message(flaw)), ..) => {
            [flaws(before), flaws(flaw)].concat()
        }
        ("position-flaw", .., Some(field), Some(Arg::Message(what))) => {
            vec![(field.to_string(), what.clone())]
        }
        _ => vec![(String::new(), message.clone())],
    }
}
