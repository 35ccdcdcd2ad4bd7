use std::fs::{File, OpenOptions, TryLockError};
use std::path::{Path, PathBuf};

use crate::StoreError;

/// A file beside the database that says which process has it; the operating system lets go of it when the process ends.
pub(super) struct Lock {
    _file: File,
}

impl Lock {
    /// Takes the database for this process.
    pub fn take(database: &Path) -> Result<Lock, StoreError> {
        let mut path = real(database).into_os_string();
        path.push("-lock");
        let failed = |error: std::io::Error| StoreError::Database(format!("{}: {error}", path.display()));
        let file = OpenOptions::new().create(true).truncate(false).write(true).open(&path).map_err(failed)?;
        match file.try_lock() {
            Ok(()) => Ok(Lock { _file: file }),
            Err(TryLockError::WouldBlock) => Err(StoreError::InUse(database.display().to_string())),
            Err(TryLockError::Error(error)) => Err(failed(error)),
        }
    }
}

/// Where the file really is, so that a link to it leads to the same lock. A file that does not exist yet has no links.
fn real(database: &Path) -> PathBuf {
    database.canonicalize().unwrap_or_else(|_| database.to_owned())
}
