use std::str::FromStr;
use std::time::Duration;

use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{QueryBuilder, Sqlite as Dialect, SqliteConnection};
use tetrapolis_protocol::{PlayerId, TableId, Time};
use tokio::sync::broadcast;

use crate::queries::{SEAT, SUMMARY, shared_queries};
use crate::{Account, Answer, Append, Known, Store, StoreError, Wake};

/// Rows of one statement; few sizes, so that each statement is prepared once.
const ROWS: [usize; 4] = [128, 32, 8, 1];
/// What who writes keeps of the file in memory, in KiB by SQLite's sign: the ends of a thousand logs.
const CACHE: &str = "-4096";
/// Pages of the write-ahead log before it is brought into the file. A busy page is brought once for many writes.
const CHECKPOINT: &str = "16384";

/// Everything in one file, for one node.
pub struct Sqlite {
    /// One connection, so that writers queue here and not in the file's lock.
    write: SqlitePool,
    read: SqlitePool,
    wakes: broadcast::Sender<Wake>,
}

impl Sqlite {
    /// Opens the file of `sqlite://PATH`, or makes it.
    ///
    /// # Errors
    /// That it cannot be opened, or is of a newer program.
    pub async fn open(url: &str) -> Result<Sqlite, StoreError> {
        let options = SqliteConnectOptions::from_str(url)?
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .pragma("wal_autocheckpoint", CHECKPOINT)
            .busy_timeout(Duration::from_secs(10));
        let writing = options.clone().pragma("cache_size", CACHE);
        let write = SqlitePoolOptions::new().max_connections(1).connect_with(writing).await?;
        sqlx::migrate!("migrations/sqlite")
            .run(&write)
            .await
            .map_err(|error| StoreError::Database(error.to_string()))?;
        let read = SqlitePoolOptions::new().max_connections(4).connect_with(options.read_only(true)).await?;
        Ok(Sqlite { write, read, wakes: broadcast::channel(1).0 })
    }

    async fn write(&self, batch: &[Append]) -> Result<(), StoreError> {
        let mut transaction = self.write.begin().await?;
        let rows = batch.iter().flat_map(|append| {
            let versions = append.after as i64 + 1..;
            append.events.iter().zip(versions).map(|(event, version)| (append.table.as_str(), version, event))
        });
        let rows: Vec<_> = rows.collect();
        let mut rest = rows.as_slice();
        while !rest.is_empty() {
            let size = ROWS.into_iter().find(|size| *size <= rest.len()).unwrap_or(1);
            let (rows, after) = rest.split_at(size);
            rest = after;
            // FAIL needs no second journal to undo half a statement: the transaction is given up as a whole.
            let mut insert = QueryBuilder::<Dialect>::new("INSERT OR FAIL INTO events (table_id, version, event) ");
            insert.push_values(rows, |mut row, (table, version, event)| {
                row.push_bind(*table).push_bind(*version).push_bind(event.as_str());
            });
            insert.build().execute(&mut *transaction).await?;
        }
        for append in batch {
            summarize(&mut transaction, append).await?;
        }
        transaction.commit().await?;
        Ok(())
    }
}

async fn summarize(connection: &mut SqliteConnection, append: &Append) -> Result<(), StoreError> {
    let Some(summary) = &append.summary else { return Ok(()) };
    let query = sqlx::query(SUMMARY).bind(append.table.as_str()).bind(summary.listed).bind(&summary.entry);
    let query = query.bind(summary.opened.0 as i64).bind(summary.due.map(|due| due.0 as i64));
    query.execute(&mut *connection).await?;
    for player in &summary.players {
        sqlx::query(SEAT).bind(player.as_str()).bind(append.table.as_str()).execute(&mut *connection).await?;
    }
    Ok(())
}

impl Store for Sqlite {
    fn is_shared(&self) -> bool {
        false
    }

    fn append<'a>(&'a self, batch: &'a [Append]) -> Answer<'a, Vec<Result<(), StoreError>>> {
        Box::pin(async move {
            match self.write(batch).await {
                Ok(()) => Ok(batch.iter().map(|_| Ok(())).collect()),
                Err(StoreError::Conflict) if batch.len() > 1 => {
                    let mut results = Vec::new();
                    for append in batch {
                        results.push(self.write(std::slice::from_ref(append)).await);
                    }
                    Ok(results)
                }
                Err(StoreError::Conflict) => Ok(vec![Err(StoreError::Conflict)]),
                Err(error) => Err(error),
            }
        })
    }

    fn lease<'a>(&'a self, _table: &'a TableId, _node: &'a str, _now: Time, _until: Time) -> Answer<'a, bool> {
        // A file is of one node alone.
        Box::pin(async { Ok(true) })
    }

    fn close(&self) -> Answer<'_, ()> {
        Box::pin(async move {
            self.read.close().await;
            self.write.close().await;
            Ok(())
        })
    }

    shared_queries!(read);
}
