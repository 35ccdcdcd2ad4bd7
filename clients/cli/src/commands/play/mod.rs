//! `tetrapolis play`

mod choices;
mod dice;
mod help;
mod prompt;
mod record_file;
mod session;
mod start;

use tetrapolis_game::Message;

pub use dice::Dice;
pub use session::log_line;

use crate::args::Play;
use crate::failure::Failure;
use crate::files::left_out;
use crate::output::Output;
use crate::usage::TUTORS;
use session::{End, Session};
use start::start;

/// Plays a game at this terminal.
pub fn play(args: &Play, lang: Option<&str>, output: &mut Output<'_>) -> Result<(), Failure> {
    let start = start(args)?;
    let path = start.file.path().display().to_string();
    let steps = start.file.record().steps.len();
    if steps > 0 {
        output.say(&Message::new("play-resumed").with("file", path.as_str()).with("steps", steps))?;
    }
    if let Some(torn) = &start.torn {
        output.say(&left_out(torn))?;
    }
    let mut session = Session::new(start, args.tutor.unwrap_or_default());
    match session.run(output)? {
        End::Over => output.say(&Message::new("play-over").with("file", path))?,
        End::Left => {
            let command = resume_command(args, lang, &path);
            output.say(&Message::new("play-left").with("file", path).with("command", command))?;
        }
    }
    Ok(())
}

/// The command that resumes the game.
fn resume_command(args: &Play, lang: Option<&str>, path: &str) -> String {
    let program = std::env::args().next().unwrap_or_else(|| "tetrapolis".to_owned());
    let mut words = vec![program, "play".to_owned(), "--record".to_owned(), path.to_owned()];
    if let Some(edition) = &args.edition {
        words.extend(["--edition".to_owned(), edition.display().to_string()]);
    }
    if let Some((name, _)) = TUTORS.iter().find(|(_, tutor)| Some(*tutor) == args.tutor) {
        words.extend(["--tutor", name].map(str::to_owned));
    }
    if let Some(lang) = lang {
        words.extend(["--lang".to_owned(), lang.to_owned()]);
    }
    words.iter().map(|word| quoted(word)).collect::<Vec<_>>().join(" ")
}

/// A word as a shell reads it.
fn quoted(word: &str) -> String {
    let is_plain = |c: char| c.is_alphanumeric() || "_-./,:=+@%".contains(c);
    if !word.is_empty() && word.chars().all(is_plain) {
        return word.to_owned();
    }
    format!("'{}'", word.replace('\'', r"'\''"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_quoted_where_a_shell_needs_it() {
        assert_eq!(quoted("/tmp/a-1.record"), "/tmp/a-1.record");
        assert_eq!(quoted("my game's.record"), r"'my game'\''s.record'");
        assert_eq!(quoted(""), "''");
    }
}
