//! The same types for the page. The shapes stand for types of the engine, which knows no page.
#![allow(dead_code, reason = "the shapes are read by the macro alone")]

use std::collections::BTreeMap;

use ts_rs::{Config, TS};

use crate::{
    Chat, ClockFace, ClockRule, Code, Command, Continuation, Credentials, Dealing, EditionText, Entropy, GameEntry, GameOption,
    Guest, Holder, Line, LobbyEntry, NewTable, OpenedTable, Phase, Phrase, PlayerId, Problem, Reply, Request, Seating,
    Session, State, TableId, TableInfo, Time, Version, What,
};

/// Something to be said: the key of a Fluent message and its variables.
#[derive(TS)]
#[ts(rename = "Message")]
pub(crate) struct MessageShape {
    key: String,
    #[ts(optional)]
    args: Option<BTreeMap<String, ArgShape>>,
}

/// The value of a variable of a message.
#[derive(TS)]
#[ts(rename = "Arg", untagged)]
pub(crate) enum ArgShape {
    Number(i32),
    Text(String),
    Name { name: String, text: String },
    Message(MessageShape),
    List(Vec<ArgShape>),
}

/// A step or an action: notation, rule, words, and the elements of the board that it touches.
#[derive(TS)]
#[ts(rename = "Telling")]
pub(crate) struct TellingShape {
    notation: String,
    rule: String,
    message: MessageShape,
    #[ts(optional)]
    touches: Option<Vec<String>>,
}

/// How a party stands.
#[derive(TS)]
#[ts(rename = "Standing")]
pub(crate) struct StandingShape {
    score: i32,
    place: u8,
}

/// A line of a score sheet.
#[derive(TS)]
#[ts(rename = "ScoreLine")]
pub(crate) struct ScoreLineShape {
    rule: String,
    what: MessageShape,
    points: i32,
}

/// All types of the protocol in TypeScript.
pub fn typescript() -> String {
    let config = Config::new();
    let mut text =
        String::from("// Written by online/protocol; `cargo test -p tetrapolis-protocol` says when it is stale.\n");
    macro_rules! declare {
        ($($name:ty),* $(,)?) => {$(
            text.push('\n');
            if let Some(docs) = <$name as TS>::docs() {
                text.push_str(&docs);
            }
            text.push_str("export ");
            text.push_str(&<$name as TS>::decl(&config));
            text.push('\n');
        )*};
    }
    declare!(
        Version,
        Time,
        TableId,
        PlayerId,
        Entropy,
        Request,
        Command,
        Chat,
        Phrase,
        Reply,
        State,
        TableInfo,
        Phase,
        Seating,
        Holder,
        ClockFace,
        Dealing,
        Line,
        What,
        Problem,
        Code,
        Guest,
        Credentials,
        Session,
        ClockRule,
        EditionText,
        NewTable,
        Continuation,
        OpenedTable,
        LobbyEntry,
        GameEntry,
        GameOption,
        MessageShape,
        ArgShape,
        TellingShape,
        StandingShape,
        ScoreLineShape,
    );
    text
}
