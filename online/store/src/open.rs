use std::sync::Arc;

use crate::{Hearing, Postgres, Sqlite, Store, StoreError};

/// Opens `sqlite://PATH` or `postgres://...`, and brings it up to date.
///
/// # Errors
/// If it is neither, cannot be opened, is in use by another process, or was changed by a newer release.
pub async fn open(url: &str) -> Result<Arc<dyn Store>, StoreError> {
    open_hearing(url, Hearing::Listening).await
}

/// The same, for nodes that hear of each other in this way. A file belongs to one process, which does not need to hear
/// of any other.
///
/// # Errors
/// Those of [`open`].
pub async fn open_hearing(url: &str, hearing: Hearing) -> Result<Arc<dyn Store>, StoreError> {
    match url.split_once("://") {
        Some(("sqlite", _)) => Ok(Arc::new(Sqlite::open(url).await?)),
        Some(("postgres" | "postgresql", _)) => Ok(Arc::new(Postgres::open(url, hearing).await?)),
        Some(_) | None => Err(unknown(url)),
    }
}

/// Opens an existing database to read from it, even while a server uses it. Writing to a file fails.
///
/// # Errors
/// If it is neither, or cannot be opened.
pub async fn open_to_read(url: &str) -> Result<Arc<dyn Store>, StoreError> {
    match url.split_once("://") {
        Some(("sqlite", _)) => Ok(Arc::new(Sqlite::open_to_read(url)?)),
        Some(_) | None => open_hearing(url, Hearing::Deaf).await,
    }
}

fn unknown(url: &str) -> StoreError {
    StoreError::Database(format!("'{url}' is neither sqlite://PATH nor postgres://..."))
}
