//! When the journal is moved into the logs.

use std::sync::Arc;

use rusqlite::Connection;

use super::Sqlite;
use super::worker::transaction;
use crate::StoreError;

impl Sqlite {
    /// Moves what is in the journal into the logs.
    pub(super) async fn settle(&self) -> Result<(), StoreError> {
        let journal = Arc::clone(&self.journal);
        self.writer()?.run(move |connection| journal.settle(connection)).await
    }

    /// The same, but on a full disk the journal stays as it is, and is read from there.
    pub(super) async fn settle_if_there_is_room(&self) -> Result<(), StoreError> {
        match self.settle().await {
            Err(StoreError::Database(error)) => {
                tracing::warn!(error, "the journal has to wait for room");
                Ok(())
            }
            settled => settled,
        }
    }

    /// Does something with the logs in a transaction of the writer.
    pub(super) async fn change_logs<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let journal = Arc::clone(&self.journal);
        let settled = move |connection: &Connection| {
            journal.settle(connection)?;
            transaction(connection, work)
        };
        self.writer()?.run(settled).await
    }
}
