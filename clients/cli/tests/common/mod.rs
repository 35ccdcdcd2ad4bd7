//! Runs the program as a person or a script would.

#![allow(dead_code, reason = "each test program uses its part")]

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

/// The languages that the program speaks.
pub const LANGUAGES: [&str; 6] = ["en", "cs", "sk", "pl", "hu", "ro"];

/// What a run of the program left behind.
pub struct Run {
    /// Standard output.
    pub out: String,
    /// Standard error.
    pub err: String,
    /// The exit code.
    pub code: Option<i32>,
}

impl Run {
    /// The standard output of a successful run.
    pub fn good(self) -> String {
        assert_eq!((self.code, self.err.as_str()), (Some(0), ""), "it said: {}", self.out);
        self.out
    }

    /// The one line of a run that was refused.
    pub fn refused(self) -> String {
        assert_eq!(self.code, Some(2), "it said: {}{}", self.out, self.err);
        assert_eq!(self.err.lines().count(), 1, "not one line: {}", self.err);
        let line = self.err.trim_end();
        line.strip_prefix("tetrapolis: ").unwrap_or_else(|| panic!("not our line: {line}")).to_owned()
    }
}

/// The program, speaking English, without colours.
pub fn tetrapolis(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tetrapolis"));
    command.args(args).env_remove("LC_ALL").env_remove("LC_MESSAGES").env("LANG", "C");
    command
}

/// Runs the program.
pub fn run(args: &[&str]) -> Run {
    run_with(args, "")
}

/// Runs the program with something to read.
pub fn run_with(args: &[&str], input: &str) -> Run {
    finish(&mut tetrapolis(args), input)
}

/// Runs a command with something to read.
pub fn finish(command: &mut Command, input: &str) -> Run {
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("the program starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    let input = input.to_owned();
    let writer = std::thread::spawn(move || {
        // The program need not read to the end.
        let _ = stdin.write_all(input.as_bytes());
    });
    let Output { status, stdout, stderr } = child.wait_with_output().expect("the program ends");
    writer.join().expect("the input is written");
    let text = |bytes| String::from_utf8(bytes).expect("text");
    Run { out: text(stdout), err: text(stderr), code: status.code() }
}

/// An empty folder for one test.
pub fn folder(test: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(test);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("a folder for the test");
    folder
}

/// The name of a file in a folder, as an argument.
pub fn path(folder: &std::path::Path, name: &str) -> String {
    folder.join(name).to_str().expect("a path in UTF-8").to_owned()
}

/// Writes a file and returns its name.
pub fn file(folder: &std::path::Path, name: &str, text: &str) -> String {
    std::fs::write(folder.join(name), text).expect("a file for the test");
    path(folder, name)
}

/// The text of a file.
pub fn text(file: &str) -> String {
    std::fs::read_to_string(file).expect("the file is there")
}

/// The head of a record with two people, and the deal: row a1 b1 c1 d1 is economy, ecology, energy, energy; energy is on
/// top of the deck; player 1 begins.
pub fn dealt() -> String {
    let edition = standard_edition();
    let fronts = [
        "economy",
        "ecology",
        "energy",
        "energy",
        "industry",
        "industry",
        "community",
        "community",
        "economy",
        "ecology",
        "energy",
        "energy",
        "industry",
        "industry",
        "community",
        "community",
        "energy",
    ];
    let tokens = [
        "flat-5",
        "flat-7",
        "each-community",
        "each-ecology",
        "each-economy",
        "each-energy",
        "each-industry",
        "types-2",
        "missing",
        "ingenuity",
    ];
    let fronts: String = fronts.map(|front| format!("* front 1:{front}\n")).concat();
    let tokens: String = tokens.map(|token| format!("* token {token}\n")).concat();
    format!(
        "tetrapolis record 1\ngame point-city\nrules 1\nedition {edition}\nseats 2\nplayer 1 human\nplayer 2 human\n\n\
         {fronts}{tokens}* first 1\n"
    )
}

/// The deal, and both players' first turns. Player 1 holds economy, ecology and ingenuity; a1 shows the Wind Farm, which
/// costs economy and ecology, and b1 the Town Hall Annexe, which costs three ecology.
pub fn wind_farm() -> String {
    dealt()
        + "1: take a1 b1\n* building wind-farm\n* front 1:community\n* building town-hall-annexe\n* front 1:industry\n\
           2: deck\n* front 1:ecology\n* front 1:economy\n"
}

/// The refusal of a game that does not exist.
pub fn no_game(name: &str) -> String {
    let games: Vec<&str> = tetrapolis_catalog::GAMES.iter().map(|entry| entry.name).collect();
    format!("there is no game '{name}'; the games are {}", games.join(", "))
}

/// The name and hash of the built-in edition.
pub fn standard_edition() -> String {
    tetrapolis_point_city::Edition::builtin().id().to_string()
}
