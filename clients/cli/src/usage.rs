//! Reads the command line. It says in one line what is wrong, and in whole pages how to use a command.

use std::error::Error as _;
use std::ffi::OsString;
use std::fmt;
use std::str::FromStr;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::error::{ContextKind, ErrorKind};
use clap::{CommandFactory, FromArgMatches};
use tetrapolis_game::{Arg, Message};
use tetrapolis_review::Tutor;
use tetrapolis_search::BotKind;

use crate::args::{Args, Bots};
use crate::words::Words;

/// The most threads that can be asked for.
const MOST_THREADS: usize = 1024;

/// The tutors, by the names that people use.
pub const TUTORS: [(&str, Tutor); 2] = [("big-mistakes", Tutor::BigMistakes), ("all", Tutor::All)];

/// The pages of help: the words of the command, and the key of its page.
const PAGES: &[(&[&str], &str)] = &[
    (&[], "help"),
    (&["games"], "help-games"),
    (&["rules"], "help-rules"),
    (&["edition"], "help-edition"),
    (&["edition", "check"], "help-edition-check"),
    (&["lesson"], "help-lesson"),
    (&["lesson", "check"], "help-lesson-check"),
    (&["lesson", "new"], "help-lesson-new"),
    (&["play"], "help-play"),
    (&["sim"], "help-sim"),
    (&["arena"], "help-arena"),
    (&["lab"], "help-lab"),
    #[cfg(feature = "train")]
    (&["train"], "help-train"),
    (&["check"], "help-check"),
    (&["replay"], "help-replay"),
    (&["review"], "help-review"),
    (&["position"], "help-position"),
    (&["show"], "help-show"),
    (&["legal"], "help-legal"),
    (&["score"], "help-score"),
    (&["apply"], "help-apply"),
    (&["serve"], "help-serve"),
    (&["load"], "help-load"),
    (&["soak"], "help-soak"),
    (&["verify"], "help-verify"),
    (&["table"], "help-table"),
    (&["table", "export"], "help-table-export"),
    (&["table", "import"], "help-table-import"),
];

/// What the command line asks for.
pub enum Request {
    /// To do something.
    Do(Args),
    /// To show a text: the help or the version.
    Show(String),
}

/// Reads the command line.
///
/// # Errors
/// What is wrong with it.
pub fn read(line: &[OsString], words: &Words) -> Result<Request, Message> {
    let command = PAGES.iter().fold(Args::command(), |command, (path, key)| {
        let page = words.text(key);
        with_page(command, path, &page)
    });
    let matches = command.try_get_matches_from(line).and_then(|matches| Args::from_arg_matches(&matches));
    match matches {
        Ok(args) => Ok(Request::Do(args)),
        Err(error) if matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion) => {
            Ok(Request::Show(error.to_string().trim_end().to_owned()))
        }
        Err(error) => Err(message(&error)),
    }
}

/// The language that the command line names, before the rest of it is read.
pub fn language(line: &[OsString]) -> Option<String> {
    let text = |word: &OsString| word.to_string_lossy().into_owned();
    let mut line = line.iter().skip(1).map(text).take_while(|word| word != "--");
    while let Some(word) = line.next() {
        match word.strip_prefix("--lang") {
            Some("") => return line.next(),
            Some(value) if value.starts_with('=') => return Some(value[1..].to_owned()),
            Some(_) | None => {}
        }
    }
    None
}

fn with_page(command: clap::Command, path: &[&str], page: &str) -> clap::Command {
    match path {
        [] => command.override_help(page.to_owned()),
        [name, rest @ ..] => command.mut_subcommand(*name, |command| with_page(command, rest, page)),
    }
}

/// A refusal of clap in our words.
fn message(error: &clap::Error) -> Message {
    if let Some(Wrong(message)) = error.source().and_then(|source| source.downcast_ref()) {
        return Message::new("usage-value")
            .with("argument", context(error, ContextKind::InvalidArg))
            .with("reason", message.clone());
    }
    let argument = context(error, ContextKind::InvalidArg);
    let value = context(error, ContextKind::InvalidValue);
    match error.kind() {
        ErrorKind::UnknownArgument => Message::new("usage-unknown-argument").with("argument", argument),
        ErrorKind::InvalidSubcommand => {
            Message::new("usage-unknown-command").with("command", context(error, ContextKind::InvalidSubcommand))
        }
        ErrorKind::MissingSubcommand | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            Message::new("usage-no-command")
        }
        ErrorKind::MissingRequiredArgument => Message::new("usage-missing").with("argument", argument),
        ErrorKind::InvalidValue if value.is_empty() => Message::new("usage-no-value").with("argument", argument),
        ErrorKind::ArgumentConflict if context(error, ContextKind::PriorArg) == argument => {
            Message::new("usage-twice").with("argument", argument)
        }
        ErrorKind::ArgumentConflict => Message::new("usage-conflict")
            .with("argument", argument)
            .with("other", context(error, ContextKind::PriorArg)),
        ErrorKind::InvalidUtf8 => Message::new("usage-not-text"),
        _ => Message::new("usage-wrong").with("argument", argument).with("value", value),
    }
}

fn context(error: &clap::Error, kind: ContextKind) -> String {
    error.get(kind).map(ToString::to_string).unwrap_or_default()
}

/// Why a value is refused.
#[derive(Debug)]
pub struct Wrong(Message);

impl fmt::Display for Wrong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl std::error::Error for Wrong {}

/// A number.
pub fn number<N: FromStr>(text: &str) -> Result<N, Wrong> {
    let is_number = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    match text.parse() {
        Ok(number) if is_number => Ok(number),
        _ if is_number => Err(Wrong(Message::new("usage-too-large").with("value", text))),
        _ => Err(Wrong(Message::new("usage-no-number").with("value", text))),
    }
}

/// A number of things, at least one.
pub fn at_least_one<N: FromStr + Default + PartialEq>(text: &str) -> Result<N, Wrong> {
    let number: N = number(text)?;
    if number == N::default() { Err(Wrong(Message::new("usage-zero"))) } else { Ok(number) }
}

/// A number of steps.
pub fn count(text: &str) -> Result<usize, Wrong> {
    number(text)
}

/// A seed.
pub fn seed(text: &str) -> Result<u64, Wrong> {
    number(text)
}

/// A number of threads.
pub fn threads(text: &str) -> Result<usize, Wrong> {
    match at_least_one(text)? {
        threads if threads > MOST_THREADS => Err(Wrong(Message::new("usage-too-large").with("value", text))),
        threads => Ok(threads),
    }
}

/// Kinds of bots, divided by commas.
pub fn bots(text: &str) -> Result<Bots, Wrong> {
    let kind = |name: &str| {
        let known: Vec<Arg> = BotKind::ALL.iter().map(|kind| Arg::from(kind.to_string())).collect();
        name.parse().map_err(|_| Wrong(Message::new("usage-bot").with("bot", name).with("bots", known)))
    };
    text.split(',').map(|name| kind(name.trim())).collect::<Result<_, _>>().map(Bots)
}

/// Which moves a tutor warns of.
pub fn tutor() -> impl TypedValueParser<Value = Tutor> {
    let of = |name: String| TUTORS.into_iter().find(|(known, _)| *known == name).expect("a name of the list").1;
    PossibleValuesParser::new(TUTORS.map(|(name, _)| name)).map(of)
}

/// The name and the value of an option.
pub fn option(text: &str) -> Result<(String, String), Wrong> {
    match text.split_once('=') {
        Some((name, value)) if !name.is_empty() => Ok((name.to_owned(), value.to_owned())),
        Some(_) | None => Err(Wrong(Message::new("usage-option").with("value", text))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn commands(command: &clap::Command, path: &[&str], all: &mut Vec<(Vec<String>, clap::Command)>) {
        all.push((path.iter().map(|word| (*word).to_owned()).collect(), command.clone()));
        for inner in command.get_subcommands() {
            let path: Vec<&str> = path.iter().copied().chain([inner.get_name()]).collect();
            commands(inner, &path, all);
        }
    }

    #[test]
    fn every_command_has_a_page_that_names_all_its_arguments() {
        let mut all = Vec::new();
        commands(&Args::command(), &[], &mut all);
        for language in Words::languages() {
            let words = Words::of(language).expect("a language");
            for (path, command) in &all {
                let page =
                    PAGES.iter().find(|(known, _)| *known == path).unwrap_or_else(|| panic!("no page for {path:?}"));
                let page = words.text(page.1);
                for argument in command.get_arguments() {
                    let name = match argument.get_long() {
                        Some(long) => format!("--{long}"),
                        None => argument.get_value_names().expect("a positional argument")[0].to_string(),
                    };
                    assert!(page.contains(&name), "{language}: the help of {path:?} does not name {name}");
                }
                for line in page.lines() {
                    assert!(line.chars().count() <= crate::layout::WIDTH, "{language}: too wide: {line}");
                }
            }
        }
    }

    #[test]
    fn the_language_is_found_before_the_rest_is_read() {
        let line = |text: &str| -> Vec<OsString> { text.split(' ').map(OsString::from).collect() };
        assert_eq!(language(&line("tetrapolis games --lang cs")), Some("cs".into()));
        assert_eq!(language(&line("tetrapolis --lang=cs nonsense")), Some("cs".into()));
        assert_eq!(language(&line("tetrapolis apply - -- --lang cs")), None);
        assert_eq!(language(&line("tetrapolis games --language cs")), None);
    }
}
