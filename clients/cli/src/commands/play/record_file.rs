//! The record of a game that is being played: on disk after every step.

use std::fs::{self, File, OpenOptions};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use tetrapolis_game::{Head, Message, Record};

use crate::failure::{Failure, in_file};
use crate::files::{parse_record, read_text, unreadable};

/// A record and its file, which always says the same.
pub struct RecordFile {
    path: PathBuf,
    file: File,
    text: String,
    record: Record,
}

/// What a file holds before play goes on.
pub struct Found {
    /// The record.
    pub record: Record,
    /// The beginning of a step that was not written to its end; it does not count.
    pub torn: Option<String>,
    text: String,
}

/// Reads the record of a game to be resumed; nothing if there is no such file, or nothing in it.
pub fn find(path: &Path) -> Result<Option<Found>, Failure> {
    match fs::metadata(path) {
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
        Ok(metadata) if !metadata.is_file() && !metadata.is_dir() => {
            return Err(in_file(&path.display().to_string(), Message::new("file-special")).into());
        }
        Ok(_) | Err(_) => {}
    }
    let mut text = read_text(path)?;
    if text.trim().is_empty() {
        return Ok(None);
    }
    let whole = text.rfind('\n').map_or(text.len(), |end| end + 1);
    let torn = text.split_off(whole);
    let record = parse_record(path, &text)?;
    Ok(Some(Found { record, torn: (!torn.is_empty()).then_some(torn), text }))
}

impl RecordFile {
    /// Begins a record in a file that does not exist or is empty.
    pub fn create(path: &Path, head: Head) -> Result<RecordFile, Failure> {
        let record = Record { head, steps: Vec::new() };
        RecordFile::begin(path.to_owned(), record.to_string(), record)
    }

    /// Goes on with a record; a torn step is taken out of the file.
    pub fn resume(path: &Path, found: Found) -> Result<RecordFile, Failure> {
        let path = path.canonicalize().map_err(|error| unreadable(&path.display().to_string(), &error))?;
        if found.torn.is_some() {
            return RecordFile::begin(path, found.text, found.record);
        }
        let file = append(&path).map_err(|error| unreadable(&path.display().to_string(), &error))?;
        Ok(RecordFile { path, file, text: found.text, record: found.record })
    }

    fn begin(path: PathBuf, text: String, record: Record) -> Result<RecordFile, Failure> {
        let file = replace(&path, &text).map_err(|error| unreadable(&path.display().to_string(), &error))?;
        Ok(RecordFile { path, file, text, record })
    }

    /// What has happened so far.
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Adds a step; it is on disk when this returns.
    pub fn push(&mut self, step: &str) -> Result<(), Failure> {
        let line = format!("{step}\n");
        let written = self.file.write_all(line.as_bytes()).and_then(|()| self.file.sync_data());
        written.map_err(|error| self.failed(&error))?;
        self.text.push_str(&line);
        self.record.steps.push(step.to_owned());
        Ok(())
    }

    /// Takes the last step back.
    pub fn pop(&mut self) -> Result<(), Failure> {
        let Some(step) = self.record.steps.last() else { return Ok(()) };
        let mut kept = self.text.as_str();
        while let Some(line) = kept.lines().next_back() {
            kept = &kept[..kept.trim_end_matches('\n').rfind('\n').map_or(0, |end| end + 1)];
            if line.trim() == step {
                break;
            }
        }
        let text = kept.to_owned();
        self.file = replace(&self.path, &text).map_err(|error| self.failed(&error))?;
        self.text = text;
        self.record.steps.pop();
        Ok(())
    }

    fn failed(&self, error: &io::Error) -> Failure {
        unreadable(&self.path.display().to_string(), error)
    }
}

fn append(path: &Path) -> io::Result<File> {
    OpenOptions::new().append(true).open(path)
}

/// Puts a text in the place of a file in one go: a power cut leaves the old or the new one whole.
fn replace(path: &Path, text: &str) -> io::Result<File> {
    let mut name = path.file_name().ok_or(ErrorKind::IsADirectory)?.to_owned();
    name.push(".new");
    let temporary = path.with_file_name(name);
    let mut file = File::create(&temporary)?;
    file.write_all(text.as_bytes())?;
    file.sync_all()?;
    fs::rename(&temporary, path)?;
    if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        // Not every system can do this; the file itself is safe.
        let _ = File::open(folder).and_then(|folder| folder.sync_all());
    }
    append(path)
}

/// A new place for the record of a game, named after the game and the time.
///
/// # Errors
/// That there is no such place.
pub fn new_path(game: &str) -> Result<PathBuf, Failure> {
    let state = std::env::var_os("XDG_STATE_HOME").map(PathBuf::from).filter(|path| path.is_absolute());
    let home = || std::env::home_dir().filter(|home| home.is_absolute()).map(|home| home.join(".local/state"));
    let folder = state.or_else(home).ok_or_else(|| Message::new("play-no-folder"))?.join("tetrapolis");
    fs::create_dir_all(&folder).map_err(|error| unreadable(&folder.display().to_string(), &error))?;
    let seconds = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs());
    let name = format!("{game}-{}", timestamp(seconds));
    let mut names = (1..).map(|n| if n == 1 { format!("{name}.record") } else { format!("{name}-{n}.record") });
    let free = names.find_map(|name| Some(folder.join(name)).filter(|path| !path.exists()));
    Ok(free.expect("some name is free"))
}

/// The time as `20260131T235959Z`.
fn timestamp(seconds: u64) -> String {
    let (days, second) = (seconds / 86_400, seconds % 86_400);
    // Counted in years that begin in March, so that the odd day is the last of the year.
    let day = days + 719_468;
    let (era, day) = (day / 146_097, day % 146_097);
    let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let day = day - (153 * month + 2) / 5 + 1;
    let (year, month) = if month < 10 { (year, month + 3) } else { (year + 1, month - 9) };
    let year = year + 400 * era;
    format!("{year:04}{month:02}{day:02}T{:02}{:02}{:02}Z", second / 3600, second / 60 % 60, second % 60)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_written_as_dates() {
        assert_eq!(timestamp(0), "19700101T000000Z");
        assert_eq!(timestamp(951_868_799), "20000229T235959Z");
        assert_eq!(timestamp(1_767_225_600), "20260101T000000Z");
    }
}
