use serde::Serialize;

use crate::Message;

/// A question that is put to seats whatever they hold, because leaving somebody out would reveal a secret.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question<A> {
    /// The answer of a seat that does not want to do anything, or cannot: always legal.
    pub decline: A,
    /// What it is about: things of [`Topic`]s.
    pub about: Vec<String>,
}

/// Something that questions can be about.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Topic {
    /// The thing, by the name that pictures and tellings use.
    pub thing: String,
    /// What it is called.
    pub words: Message,
}
