use thiserror::Error;

/// Why a store did not do what it was asked.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum StoreError {
    /// The log does not end where the writer thought: another node has written, or the table is gone. Nothing was
    /// written.
    #[error("the log has moved on")]
    Conflict,
    /// The database cannot be reached, or fails. Nothing was written.
    #[error("the database fails: {0}")]
    Database(String),
    /// The connection was lost, or the disk failed, while the database was committing: only the log can tell whether
    /// the transaction counts.
    #[error("the database did not say whether it has written: {0}")]
    Unknown(String),
    /// The database contains something impossible.
    #[error("the database is damaged: {0}")]
    Damaged(String),
    /// Another process has the file.
    #[error("another process is using {0}; stop it first")]
    InUse(String),
    /// A newer release has changed the database.
    #[error("a newer release has changed the database (migration {0}); run that release")]
    Newer(i64),
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        match &error {
            sqlx::Error::Database(cause) if cause.is_unique_violation() => StoreError::Conflict,
            sqlx::Error::PoolTimedOut => StoreError::Database("it cannot be reached".into()),
            _ => StoreError::Database(error.to_string()),
        }
    }
}

impl From<sqlx::migrate::MigrateError> for StoreError {
    fn from(error: sqlx::migrate::MigrateError) -> StoreError {
        match error {
            sqlx::migrate::MigrateError::VersionMissing(version) => StoreError::Newer(version),
            error => StoreError::Database(error.to_string()),
        }
    }
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> StoreError {
        StoreError::Database(error.to_string())
    }
}
