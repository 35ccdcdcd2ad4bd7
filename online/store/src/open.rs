use std::sync::Arc;

use crate::{Postgres, Sqlite, Store, StoreError};

/// Opens `sqlite://PATH` or `postgres://...`, and brings it up to date.
///
/// # Errors
/// That it is neither, cannot be opened, is in use by another process, or was changed by a newer release.
pub async fn open(url: &str) -> Result<Arc<dyn Store>, StoreError> {
    match url.split_once("://") {
        Some(("sqlite", _)) => Ok(Arc::new(Sqlite::open(url).await?)),
        Some(("postgres" | "postgresql", _)) => Ok(Arc::new(Postgres::open(url).await?)),
        Some(_) | None => Err(unknown(url)),
    }
}

/// Opens a database that is there to read from it, also while a server uses it. Writing to it fails.
///
/// # Errors
/// That it is neither, or cannot be opened.
pub async fn open_to_read(url: &str) -> Result<Arc<dyn Store>, StoreError> {
    match url.split_once("://") {
        Some(("sqlite", _)) => Ok(Arc::new(Sqlite::open_to_read(url)?)),
        Some(_) | None => open(url).await,
    }
}

fn unknown(url: &str) -> StoreError {
    StoreError::Database(format!("'{url}' is neither sqlite://PATH nor postgres://..."))
}
