//! The program `tetrapolis`: the games in the terminal, and tools for records, positions and editions.

mod args;
mod board;
mod commands;
mod failure;
mod files;
mod json;
mod layout;
mod output;
mod page;
mod party;
mod usage;
mod words;

use std::ffi::OsString;
use std::io::{self, ErrorKind, Write};
use std::process::ExitCode;

use tetrapolis_game::{Arg, Message};

use failure::Failure;
use output::Output;
use usage::Request;
use words::Words;

/// A server mostly allocates and frees small strings; see docs/performance.md.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let line: Vec<OsString> = std::env::args_os().collect();
    let named = usage::language(&line);
    let words = named.as_deref().and_then(Words::of);
    let result = match (words, named) {
        (Some(words), _) => (run(&line, &words), words),
        (None, None) => {
            let words = Words::of_environment();
            (run(&line, &words), words)
        }
        (None, Some(named)) => {
            let languages: Vec<Arg> = Words::languages().map(Arg::from).collect();
            let unknown = Message::new("usage-language").with("language", named).with("languages", languages);
            (Err(unknown.into()), Words::of_environment())
        }
    };
    match result {
        (Ok(()), _) => ExitCode::SUCCESS,
        (Err(failure), words) => report(&failure, &words),
    }
}

fn run(line: &[OsString], words: &Words) -> Result<(), Failure> {
    let mut output = Output::new(words);
    match usage::read(line, words)? {
        Request::Show(text) => Ok(output.line(&text)?),
        Request::Do(args) => commands::run(args, &mut output),
    }
}

/// Prints what went wrong on one line of standard error; nothing if the reader has gone away.
fn report(failure: &Failure, words: &Words) -> ExitCode {
    let (reason, code) = match failure {
        Failure::Input(message) => (message.clone(), 2),
        Failure::Broken => return ExitCode::from(1),
        Failure::Output(error) if error.kind() == ErrorKind::BrokenPipe => return ExitCode::SUCCESS,
        Failure::Output(error) => (Message::new("output-failed").with("reason", error.to_string()), 1),
    };
    let said = words.say(&Message::new("failure").with("reason", reason));
    // If standard error is closed too there is nobody left to tell.
    let _ = writeln!(io::stderr(), "{}", layout::one_line(&said));
    ExitCode::from(code)
}
