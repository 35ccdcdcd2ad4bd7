use std::time::Duration;

use sqlx::PgConnection;
use sqlx::postgres::{PgListener, PgPool, PgPoolOptions};
use tetrapolis_protocol::{PlayerId, TableId, Time};
use tokio::sync::broadcast;
use tokio::task::AbortHandle;

use crate::queries::{SEAT, SUMMARY, shared_queries};
use crate::{Account, Answer, Append, Known, Store, StoreError, Wake};

const CHANNEL: &str = "tetrapolis";
const CONNECTIONS: u32 = 16;

/// A database that many nodes share; they wake each other.
pub struct Postgres {
    write: PgPool,
    wakes: broadcast::Sender<Wake>,
    listener: AbortHandle,
}

impl Postgres {
    /// Connects to `postgres://...`.
    ///
    /// # Errors
    /// That the database cannot be reached, or is of a newer program.
    pub async fn open(url: &str) -> Result<Postgres, StoreError> {
        let options = PgPoolOptions::new().max_connections(CONNECTIONS).acquire_timeout(Duration::from_secs(10));
        let write = options.connect(url).await?;
        sqlx::migrate!("migrations/postgres")
            .run(&write)
            .await
            .map_err(|error| StoreError::Database(error.to_string()))?;
        let wakes = broadcast::channel(4_096).0;
        let mut listener = PgListener::connect_with(&write).await?;
        listener.listen(CHANNEL).await?;
        let listener = tokio::spawn(listen(listener, wakes.clone())).abort_handle();
        Ok(Postgres { write, wakes, listener })
    }

    async fn write(&self, batch: &[Append]) -> Result<(), StoreError> {
        let mut transaction = self.write.begin().await?;
        let (mut tables, mut versions, mut events) = (Vec::new(), Vec::new(), Vec::new());
        for append in batch {
            for (event, version) in append.events.iter().zip(append.after as i64 + 1..) {
                tables.push(append.table.as_str());
                versions.push(version);
                events.push(event.as_str());
            }
        }
        let insert = "INSERT INTO events (table_id, version, event) \
                      SELECT * FROM unnest($1::text[], $2::bigint[], $3::text[])";
        sqlx::query(insert).bind(&tables).bind(&versions).bind(&events).execute(&mut *transaction).await?;
        tables.dedup();
        let notify = "SELECT pg_notify($1, name) FROM unnest($2::text[]) AS names (name)";
        sqlx::query(notify).bind(CHANNEL).bind(&tables).execute(&mut *transaction).await?;
        for append in batch {
            summarize(&mut transaction, append).await?;
        }
        transaction.commit().await?;
        Ok(())
    }
}

/// Passes on what other nodes write. A cut connection is made anew, and then everything may have changed.
async fn listen(mut listener: PgListener, wakes: broadcast::Sender<Wake>) {
    loop {
        let wake = match listener.try_recv().await {
            Ok(Some(notification)) => TableId::new(notification.payload()).map(Wake::Table),
            Ok(None) => Some(Wake::All),
            Err(error) => {
                tracing::warn!(%error, "the database does not tell what others write");
                tokio::time::sleep(Duration::from_millis(200)).await;
                Some(Wake::All)
            }
        };
        if let Some(wake) = wake {
            // Nobody listens while the node starts or stops.
            let _ = wakes.send(wake);
        }
    }
}

async fn summarize(connection: &mut PgConnection, append: &Append) -> Result<(), StoreError> {
    let Some(summary) = &append.summary else { return Ok(()) };
    let query = sqlx::query(SUMMARY).bind(append.table.as_str()).bind(summary.listed).bind(&summary.entry);
    let query = query.bind(summary.opened.0 as i64).bind(summary.due.map(|due| due.0 as i64));
    query.execute(&mut *connection).await?;
    for player in &summary.players {
        sqlx::query(SEAT).bind(player.as_str()).bind(append.table.as_str()).execute(&mut *connection).await?;
    }
    Ok(())
}

impl Store for Postgres {
    fn is_shared(&self) -> bool {
        true
    }

    fn append<'a>(&'a self, batch: &'a [Append]) -> Answer<'a, Vec<Result<(), StoreError>>> {
        Box::pin(async move {
            match self.write(batch).await {
                Ok(()) => Ok(batch.iter().map(|_| Ok(())).collect()),
                Err(_) if batch.len() > 1 => {
                    let mut results = Vec::new();
                    for append in batch {
                        results.push(self.write(std::slice::from_ref(append)).await);
                    }
                    Ok(results)
                }
                Err(error) => Ok(vec![Err(error)]),
            }
        })
    }

    fn lease<'a>(&'a self, table: &'a TableId, node: &'a str, now: Time, until: Time) -> Answer<'a, bool> {
        Box::pin(async move {
            let query = "UPDATE tables SET lease_node = $2, lease_until = $4 WHERE table_id = $1 \
                         AND (lease_node IS NULL OR lease_node = $2 OR lease_until < $3)";
            let query = sqlx::query(query).bind(table.as_str()).bind(node);
            let query = query.bind(now.0 as i64).bind(until.0 as i64);
            Ok(query.execute(&self.write).await?.rows_affected() == 1)
        })
    }

    fn close(&self) -> Answer<'_, ()> {
        Box::pin(async move {
            self.listener.abort();
            self.write.close().await;
            Ok(())
        })
    }

    shared_queries!(write);
}
