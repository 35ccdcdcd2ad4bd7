//! The record of a game that is being played: on disk after every step.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, ErrorKind, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use tetrapolis_game::{Head, Message, Record};

use crate::failure::{Failure, in_file};
use crate::files::{Written, text_of, unreadable};

/// A record and its file, which always have the same contents. No other program can use the file meanwhile.
pub struct RecordFile {
    path: PathBuf,
    file: File,
    text: String,
    record: Record,
}

/// A file before play begins or continues in it.
pub struct Found {
    /// What it holds; nothing if it is empty.
    pub written: Option<Written>,
    /// The file, kept for this program alone.
    pub file: File,
}

/// Opens the record of a game to be resumed; nothing if there is no such file.
pub fn find(path: &Path) -> Result<Option<Found>, Failure> {
    match fs::metadata(path) {
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
        Ok(metadata) if !metadata.is_file() && !metadata.is_dir() => {
            return Err(in_file(&path.display().to_string(), Message::new("file-special")).into());
        }
        Ok(_) | Err(_) => {}
    }
    let file = OpenOptions::new().read(true).write(true).open(path).map_err(|error| failed(path, &error))?;
    lock(&file, path)?;
    let text = text_of(&file, path)?;
    let written = if text.trim().is_empty() { None } else { Some(Written::read(path, text)?) };
    Ok(Some(Found { written, file }))
}

impl RecordFile {
    /// Begins a record, in a file that was found empty or in a new one.
    pub fn create(path: &Path, found: Option<File>, head: Head) -> Result<RecordFile, Failure> {
        let record = Record { head, steps: Vec::new() };
        let file = match found {
            Some(file) => file,
            None => new_file(path)?,
        };
        let mut this = RecordFile { path: path.to_owned(), file, text: String::new(), record };
        this.cut(0)?;
        this.write(&this.record.to_string())?;
        this.sync_folder();
        Ok(this)
    }

    /// Resumes a record; a torn step is removed from the file.
    pub fn resume(path: &Path, file: File, written: Written) -> Result<RecordFile, Failure> {
        let Written { record, text, torn } = written;
        let length = text.len();
        let mut this = RecordFile { path: path.to_owned(), file, text, record };
        if torn.is_some() {
            this.cut(length)?;
        }
        Ok(this)
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
        self.write(&format!("{step}\n"))?;
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
        self.cut(kept.len())?;
        self.record.steps.pop();
        Ok(())
    }

    /// Adds to the end of the file.
    fn write(&mut self, text: &str) -> Result<(), Failure> {
        let end = self.file.seek(SeekFrom::End(0));
        let written = end.and_then(|_| self.file.write_all(text.as_bytes())).and_then(|()| self.file.sync_data());
        written.map_err(|error| failed(&self.path, &error))?;
        self.text.push_str(text);
        Ok(())
    }

    /// Cuts the file after this many bytes. A power cut leaves either the longer or the shorter file.
    fn cut(&mut self, length: usize) -> Result<(), Failure> {
        let cut = self.file.set_len(length as u64).and_then(|()| self.file.sync_all());
        cut.map_err(|error| failed(&self.path, &error))?;
        self.text.truncate(length);
        Ok(())
    }

    fn sync_folder(&self) {
        if let Some(folder) = self.path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
            // Not every system can do this; the file itself is safe.
            let _ = File::open(folder).and_then(|folder| folder.sync_all());
        }
    }
}

/// A file that was not there before.
fn new_file(path: &Path) -> Result<File, Failure> {
    let file =
        OpenOptions::new().read(true).write(true).create_new(true).open(path).map_err(|error| {
            if error.kind() == ErrorKind::AlreadyExists { in_use(path) } else { failed(path, &error) }
        })?;
    lock(&file, path)?;
    Ok(file)
}

/// Keeps other programs from using the file while it is open.
fn lock(file: &File, path: &Path) -> Result<(), Failure> {
    match file.try_lock() {
        Err(TryLockError::WouldBlock) => Err(in_use(path)),
        // Where files cannot be locked, users have to take care themselves.
        Ok(()) | Err(TryLockError::Error(_)) => Ok(()),
    }
}

fn in_use(path: &Path) -> Failure {
    in_file(&path.display().to_string(), Message::new("file-in-use")).into()
}

fn failed(path: &Path, error: &io::Error) -> Failure {
    unreadable(&path.display().to_string(), error)
}

/// A new place for the record of a game, named after the game and the time.
///
/// # Errors
/// If there is no such place.
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
    // Years are counted from March, so that the leap day is the last of the year.
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
