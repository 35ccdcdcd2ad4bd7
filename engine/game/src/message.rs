use std::fmt;

use serde::Serialize;
use serde::ser::{SerializeMap, Serializer};
use smol_str::SmolStr;

use crate::{Game, Rule, Seat};

/// Something to be said to a person: the key of a Fluent message and its variables. The words are in `locales/`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Message {
    /// The key of the message.
    pub key: &'static str,
    /// The variables of the message, by name.
    #[serde(serialize_with = "as_map", skip_serializing_if = "Vec::is_empty")]
    pub args: Vec<(&'static str, Arg)>,
}

/// The value of a variable of a [`Message`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Arg {
    /// A number, which may choose a plural form.
    Number(i64),
    /// A text that is the same in every language, such as notation.
    Text(String),
    /// A name with a key for its translation, and the text to use where there is none.
    Name {
        /// The key of the translated name.
        name: SmolStr,
        /// The name as the edition writes it.
        text: SmolStr,
    },
    /// Who has a seat: by name where the names are known, otherwise by number.
    Seat {
        /// The seat.
        seat: Seat,
    },
    /// Another message, inserted as a whole.
    Message(Message),
    /// Several values, listed as the language lists things.
    List(Vec<Arg>),
}

impl Message {
    /// A message without variables.
    pub const fn new(key: &'static str) -> Message {
        Message { key, args: Vec::new() }
    }

    /// Sets a variable.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Arg>) -> Message {
        self.args.push((name, value.into()));
        self
    }
}

/// Plain and without language, for logs and test failures: `pc-cannot-pay need=2 resource=ecology`.
impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key)?;
        self.args.iter().try_for_each(|(name, value)| write!(f, " {name}={value}"))
    }
}

impl fmt::Display for Arg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Arg::Number(number) => write!(f, "{number}"),
            Arg::Text(text) => f.write_str(text),
            Arg::Name { text, .. } => f.write_str(text),
            Arg::Seat { seat } => write!(f, "{seat}"),
            Arg::Message(message) => write!(f, "({message})"),
            Arg::List(items) => {
                f.write_str("[")?;
                for (n, item) in items.iter().enumerate() {
                    write!(f, "{}{item}", if n == 0 { "" } else { ", " })?;
                }
                f.write_str("]")
            }
        }
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Arg {
        Arg::Text(text)
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Arg {
        Arg::Text(text.to_owned())
    }
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Arg {
        Arg::Seat { seat }
    }
}

impl From<Message> for Arg {
    fn from(message: Message) -> Arg {
        Arg::Message(message)
    }
}

impl From<Vec<Arg>> for Arg {
    fn from(items: Vec<Arg>) -> Arg {
        Arg::List(items)
    }
}

macro_rules! numbers {
    ($($number:ty),*) => {$(
        impl From<$number> for Arg {
            fn from(number: $number) -> Arg {
                Arg::Number(number.into())
            }
        }
    )*};
}
numbers!(u8, u16, u32, i32, i64);

impl From<usize> for Arg {
    fn from(number: usize) -> Arg {
        Arg::Number(number as i64)
    }
}

fn as_map<S: Serializer>(args: &[(&'static str, Arg)], serializer: S) -> Result<S::Ok, S::Error> {
    let mut map = serializer.serialize_map(Some(args.len()))?;
    for (name, value) in args {
        map.serialize_entry(name, value)?;
    }
    map.end()
}

/// What a viewer is told of a step, or of an action that could be chosen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Telling {
    /// The step as this viewer sees it, in notation.
    pub notation: String,
    /// The rule that allows it or makes it happen.
    pub rule: Rule,
    /// The further rules that it uses: a roof that pays, a milestone, control.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub also: Vec<Rule>,
    /// The step in words.
    pub message: Message,
    /// The things on the board that it concerns, by name, such as `market:b2`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub touches: Vec<String>,
}

impl Telling {
    /// A step that is told in notation, by the rules as a whole.
    pub fn plain<G: Game>(notation: String) -> Telling {
        let message = Message::new("game-step").with("step", notation.as_str());
        Telling { notation, rule: Rule(G::NAME), also: Vec::new(), message, touches: Vec::new() }
    }
}
