use std::sync::Arc;

use crate::{Postgres, Sqlite, Store, StoreError};

/// Opens `sqlite://PATH` or `postgres://...`.
///
/// # Errors
/// That it is neither, or cannot be opened.
pub async fn open(url: &str) -> Result<Arc<dyn Store>, StoreError> {
    match url.split_once("://") {
        Some(("sqlite", _)) => Ok(Arc::new(Sqlite::open(url).await?)),
        Some(("postgres" | "postgresql", _)) => Ok(Arc::new(Postgres::open(url).await?)),
        Some(_) | None => Err(StoreError::Database(format!("'{url}' is neither sqlite://PATH nor postgres://..."))),
    }
}
