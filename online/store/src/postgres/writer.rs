//! The one connection of a node that writes everything that is written all the time.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use sqlx::postgres::PgConnectOptions;
use sqlx::{ConnectOptions, Connection, Executor, PgConnection};
use tokio::sync::Mutex;
use tokio::time::{Instant, timeout, timeout_at};

use super::LONGEST;
use super::patience::Patience;
use crate::StoreError;

/// After a failure the database is left alone for this long, so that those who wait do not each wait for it again.
const REST: Duration = Duration::from_millis(250);
/// PostgreSQL gives up a transaction whose writer has vanished.
const SETTINGS: &str = "SET idle_in_transaction_session_timeout = '5s'; SET statement_timeout = '5s'";

/// A connection that is closed after any failure.
pub(super) struct Writer {
    options: PgConnectOptions,
    patience: Arc<Patience>,
    state: Mutex<State>,
    /// The process of the database that serves the connection; 0 for none.
    pub process: Arc<AtomicU32>,
}

#[derive(Default)]
struct State {
    connection: Option<PgConnection>,
    failed: Option<(Instant, StoreError)>,
}

impl Writer {
    pub fn new(options: PgConnectOptions, patience: Arc<Patience>) -> Writer {
        Writer { options, patience, state: Mutex::default(), process: Arc::default() }
    }

    /// Does something in a transaction. If the commit fails or takes too long, nobody knows whether it counts.
    pub async fn transaction<T>(
        &self,
        work: impl AsyncFnOnce(&mut PgConnection) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        let mut state = self.state.lock().await;
        if let Some((at, error)) = &state.failed
            && at.elapsed() < REST
        {
            return Err(error.clone());
        }
        self.patience.check()?;
        // Any failure closes the connection, and so does being cancelled.
        let kept = state.connection.take();
        let end = Instant::now() + LONGEST;
        let result = self.attempt(kept, end, work).await;
        match result {
            Ok((connection, value)) => {
                *state = State { connection: Some(connection), failed: None };
                Ok(value)
            }
            Err((Some(connection), error)) => {
                state.connection = Some(connection);
                Err(error)
            }
            Err((None, error)) => {
                self.process.store(0, Ordering::Relaxed);
                tracing::error!(%error, "PostgreSQL fails; the connection is closed");
                // It is this transaction that may count nevertheless, not the next one.
                let next = match &error {
                    StoreError::Unknown(reason) => StoreError::Database(reason.clone()),
                    error => error.clone(),
                };
                state.failed = Some((Instant::now(), next));
                Err(error)
            }
        }
    }

    /// Gives the connection back if it can be used again.
    async fn attempt<T>(
        &self,
        kept: Option<PgConnection>,
        end: Instant,
        work: impl AsyncFnOnce(&mut PgConnection) -> Result<T, StoreError>,
    ) -> Result<(PgConnection, T), (Option<PgConnection>, StoreError)> {
        let late = |_| self.patience.lose();
        let lost = |error| (None, error);
        let begin = async {
            if let Some(mut connection) = kept
                && connection.execute("BEGIN").await.is_ok()
            {
                return Ok(connection);
            }
            // There was none, or the database has been restarted since.
            let mut connection = self.connect().await?;
            connection.execute("BEGIN").await?;
            Ok::<_, StoreError>(connection)
        };
        let mut connection = timeout_at(end, begin).await.map_err(late).flatten().map_err(lost)?;
        match timeout_at(end, work(&mut connection)).await.map_err(late).flatten() {
            Ok(value) => {
                let late = |_| StoreError::Unknown("no answer in time".into());
                let committed = timeout_at(end, connection.execute("COMMIT"))
                    .await
                    .map_err(late)
                    .and_then(|answer| answer.map_err(|error| StoreError::Unknown(error.to_string())));
                committed.map_err(lost)?;
                Ok((connection, value))
            }
            Err(StoreError::Conflict) => {
                let back = timeout_at(end, connection.execute("ROLLBACK")).await;
                Err((matches!(back, Ok(Ok(_))).then_some(connection), StoreError::Conflict))
            }
            Err(error) => Err(lost(error)),
        }
    }

    async fn connect(&self) -> Result<PgConnection, StoreError> {
        let mut connection = self.options.connect().await?;
        connection.execute(SETTINGS).await?;
        let process: i32 = sqlx::query_scalar("SELECT pg_backend_pid()").fetch_one(&mut connection).await?;
        self.process.store(process as u32, Ordering::Relaxed);
        Ok(connection)
    }

    pub async fn close(&self) {
        let mut state = self.state.lock().await;
        if let Some(connection) = state.connection.take() {
            // A database that does not answer needs no farewell.
            let _ = timeout(LONGEST, connection.close()).await;
        }
    }
}
