//! A database that many nodes share; they wake each other.

mod identity;
mod keys;
mod listen;
mod notices;
mod patience;
mod people;
mod poll;
mod reviews;
mod sweep;
mod tables;
mod voice;
mod write;
mod writer;

use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

use sqlx::PgConnection;
use sqlx::migrate::Migrator;
use sqlx::postgres::{PgConnectOptions, PgPool, PgPoolOptions};
use tetrapolis_protocol::{PlayerId, TableId, Time};
use tokio::sync::broadcast;
use tokio::task::AbortHandle;
use tokio::time::timeout;

use self::patience::Patience;
pub use self::voice::Hearing;
use self::voice::Voice;
use self::writer::Writer;
use crate::migrations::OfPostgres;
use crate::pulse::Pulse;
use crate::store::signed;
use crate::unreadable::Unreadable;
use crate::{
    Account, Answer, KeptReview, PersonalData, Retention, ReviewKey, Sought, Store, StoreError, Swept, Wake, Write,
    look,
};

/// How many connections read.
const CONNECTIONS: u32 = 16;
/// The longest that anything may take while somebody waits for it.
const LONGEST: Duration = Duration::from_secs(2);
/// How long the pool looks for a connection: longer than anybody waits for it.
const CONNECT: Duration = Duration::from_secs(3);
/// How long work on many tables may take.
const MANY: Duration = Duration::from_secs(60);

/// A database that many nodes share.
pub struct Postgres {
    pool: PgPool,
    patience: Arc<Patience>,
    writer: Writer,
    node: String,
    voice: Voice,
    pulse: Pulse,
    unreadable: Unreadable,
    wakes: broadcast::Sender<Wake>,
    /// The task that hears of other nodes, if there is one.
    listener: Option<AbortHandle>,
}

impl Postgres {
    /// Connects to `postgres://...`, with TLS as `sslmode` says.
    ///
    /// # Errors
    /// If the database cannot be reached, or was changed by a newer release.
    pub async fn open(url: &str, hearing: Hearing) -> Result<Postgres, StoreError> {
        let options = PgConnectOptions::from_str(url)?;
        let pool = PgPoolOptions::new().max_connections(CONNECTIONS).acquire_timeout(CONNECT);
        let pool = pool.connect_with(options.clone()).await?;
        Migrator::new(OfPostgres).await?.run(&pool).await?;
        people::fill_looks(&pool).await?;
        let wakes = broadcast::channel(4_096).0;
        let patience = Arc::<Patience>::default();
        let writer = Writer::new(options.clone(), Arc::clone(&patience));
        let node: String = sqlx::query_scalar("SELECT gen_random_uuid()::text").fetch_one(&pool).await?;
        let voice = Voice::new(hearing, &node);
        let listener = match hearing {
            Hearing::Listening => {
                let listener = listen::start(&options).await?;
                let process = Arc::clone(&writer.process);
                Some(tokio::spawn(listen::listen(listener, options, process, wakes.clone())).abort_handle())
            }
            Hearing::Polling(every) => {
                let polling = poll::poll(pool.clone(), every, node.clone(), wakes.clone());
                Some(tokio::spawn(polling).abort_handle())
            }
            Hearing::Deaf => None,
        };
        let (pulse, unreadable) = (Pulse::default(), Unreadable::default());
        Ok(Postgres { pool, patience, writer, node, voice, pulse, unreadable, wakes, listener })
    }

    /// Does something in a transaction of a connection of the pool.
    async fn change<T>(
        &self,
        longest: Duration,
        work: impl AsyncFnOnce(&mut PgConnection) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        let change = async {
            let mut transaction = self.pool.begin().await?;
            let value = work(&mut transaction).await?;
            transaction.commit().await?;
            Ok::<_, StoreError>(value)
        };
        self.patience.wait(longest, change).await
    }

    /// Asks a question that must be answered soon or not at all.
    async fn soon<T>(&self, question: impl Future<Output = Result<T, sqlx::Error>>) -> Result<T, StoreError> {
        self.patience.wait(LONGEST, question).await
    }

    fn ids(&self, ids: Vec<String>) -> Vec<TableId> {
        let read = |id: String| self.unreadable.pass(TableId::new(id.as_str()), "table", &id);
        ids.into_iter().filter_map(read).collect()
    }

    async fn sweep_all(&self, retention: Retention, now: Time) -> Result<Swept, StoreError> {
        let sessions = self.change(MANY, async |connection| {
            if !sweep::is_mine(connection).await? {
                return Ok(None);
            }
            sweep::sessions(connection, now).await.map(Some)
        });
        let Some(sessions) = sessions.await? else { return Ok(Swept::default()) };
        let mut swept = Swept { sessions, ..Swept::default() };
        for (phase, before) in retention.tables(now) {
            loop {
                let gone = async |connection: &mut PgConnection| {
                    let gone = sweep::tables(connection, phase, before).await?;
                    self.voice.tell_all(connection, gone.iter().cloned().map(Wake::Rewritten)).await?;
                    Ok(gone)
                };
                let gone = self.change(MANY, gone).await?;
                if gone.is_empty() {
                    break;
                }
                swept.tables.extend(gone);
            }
        }
        while let Some(before) = retention.chat(now) {
            let gone = async |connection: &mut PgConnection| {
                let mut gone = sweep::messages(connection, before).await?;
                let count = gone.len() as u64;
                gone.dedup();
                self.voice.tell_all(connection, gone.into_iter().map(Wake::Rewritten)).await?;
                Ok(count)
            };
            let gone = self.change(MANY, gone).await?;
            if gone == 0 {
                break;
            }
            swept.messages += gone;
        }
        let editions =
            async |connection: &mut PgConnection| sweep::editions(connection, Retention::editions(now)).await;
        swept.editions = self.change(MANY, editions).await?;
        swept.log();
        Ok(swept)
    }
}

impl Store for Postgres {
    fn is_shared(&self) -> bool {
        true
    }

    fn write(&self, batch: Vec<Write>) -> Answer<'_, Vec<Result<(), StoreError>>> {
        Box::pin(async move {
            let all =
                self.writer.transaction(async |connection| write::write(connection, &batch, &self.voice).await).await;
            if all != Err(StoreError::Conflict) {
                return all.map(|()| batch.iter().map(|_| Ok(())).collect());
            }
            // If one of them does not follow its log, each is written separately. Once the database fails, the rest is
            // not tried.
            let mut results: Vec<Result<(), StoreError>> = Vec::with_capacity(batch.len());
            for one in batch.chunks(1) {
                let result = match results.last() {
                    Some(Err(StoreError::Database(_) | StoreError::Unknown(_))) => {
                        Err(StoreError::Database("it failed just before".into()))
                    }
                    Some(_) | None if batch.len() == 1 => Err(StoreError::Conflict),
                    Some(_) | None => {
                        self.writer
                            .transaction(async |connection| write::write(connection, one, &self.voice).await)
                            .await
                    }
                };
                results.push(result);
            }
            Ok(results)
        })
    }

    fn read_page<'a>(&'a self, table: &'a TableId, after: u64, most: u32) -> Answer<'a, Vec<String>> {
        Box::pin(async move {
            let read = async {
                let mut connection = self.pool.acquire().await?;
                tables::read(&mut connection, table, after, most).await
            };
            self.patience.wait(LONGEST, read).await
        })
    }

    fn snapshot<'a>(&'a self, table: &'a TableId) -> Answer<'a, Option<String>> {
        let query = sqlx::query_scalar("SELECT snapshot FROM snapshots WHERE table_id = $1").bind(table.as_str());
        Box::pin(self.soon(query.fetch_optional(&self.pool)))
    }

    fn without_snapshot<'a>(&'a self, after: &'a str, most: u32) -> Answer<'a, Vec<TableId>> {
        Box::pin(async move {
            let sql = "SELECT table_id FROM tables WHERE table_id > $1 AND phase IN ('running', 'paused', 'finished') \
                       AND NOT EXISTS (SELECT 1 FROM snapshots WHERE snapshots.table_id = tables.table_id) \
                       ORDER BY table_id LIMIT $2";
            let query = sqlx::query_scalar(sql).bind(after).bind(i64::from(most));
            Ok(self.ids(self.soon(query.fetch_all(&self.pool)).await?))
        })
    }

    fn lobby(&self, most: u32) -> Answer<'_, Vec<String>> {
        let sql = "SELECT entry FROM tables WHERE listed ORDER BY opened DESC LIMIT $1";
        Box::pin(self.soon(sqlx::query_scalar(sql).bind(i64::from(most)).fetch_all(&self.pool)))
    }

    fn tables_of<'a>(&'a self, player: &'a PlayerId, sought: Sought, most: u32) -> Answer<'a, Vec<String>> {
        let sql = "SELECT entry FROM tables JOIN seats ON tables.table_id = seats.table_id \
                   WHERE player = $1 AND ($2::boolean IS NULL OR (phase = 'finished') = $2) \
                   AND ($3::bigint IS NULL OR opened < $3) ORDER BY opened DESC LIMIT $4";
        let query = sqlx::query_scalar(sql).bind(player.as_str()).bind(sought.over);
        let query = query.bind(sought.before.map(|before| signed(before.0))).bind(i64::from(most));
        Box::pin(self.soon(query.fetch_all(&self.pool)))
    }

    fn open_tables<'a>(&'a self, host: &'a PlayerId) -> Answer<'a, u32> {
        Box::pin(async move {
            let sql = "SELECT count(*) FROM tables WHERE host = $1 AND phase <> 'finished'";
            let count: i64 = self.soon(sqlx::query_scalar(sql).bind(host.as_str()).fetch_one(&self.pool)).await?;
            Ok(count as u32)
        })
    }

    fn due(&self, now: Time, most: u32) -> Answer<'_, Vec<TableId>> {
        Box::pin(async move {
            let sql = "SELECT table_id FROM tables WHERE due <= $1 ORDER BY due LIMIT $2";
            let query = sqlx::query_scalar(sql).bind(now.0 as i64).bind(i64::from(most));
            Ok(self.ids(self.soon(query.fetch_all(&self.pool)).await?))
        })
    }

    fn lease<'a>(&'a self, table: &'a TableId, node: &'a str, now: Time, until: Time) -> Answer<'a, bool> {
        Box::pin(async move {
            let sql = "UPDATE tables SET lease_node = $2, lease_until = $4 WHERE table_id = $1 \
                       AND (lease_node IS NULL OR lease_node = $2 OR lease_until < $3)";
            let query = sqlx::query(sql).bind(table.as_str()).bind(node);
            let query = query.bind(now.0 as i64).bind(until.0 as i64);
            Ok(self.soon(query.execute(&self.pool)).await?.rows_affected() == 1)
        })
    }

    fn put_edition<'a>(&'a self, hash: &'a str, text: &'a str, now: Time) -> Answer<'a, ()> {
        Box::pin(async move {
            let sql = "INSERT INTO editions (hash, text, kept) VALUES ($1, $2, $3) \
                       ON CONFLICT (hash) DO UPDATE SET kept = excluded.kept";
            self.soon(sqlx::query(sql).bind(hash).bind(text).bind(now.0 as i64).execute(&self.pool)).await.map(drop)
        })
    }

    fn edition<'a>(&'a self, hash: &'a str) -> Answer<'a, Option<String>> {
        let query = sqlx::query_scalar("SELECT text FROM editions WHERE hash = $1").bind(hash);
        Box::pin(self.soon(query.fetch_optional(&self.pool)))
    }

    fn review<'a>(&'a self, key: &'a ReviewKey) -> Answer<'a, Option<String>> {
        Box::pin(self.change(LONGEST, async move |connection| reviews::review(connection, key).await))
    }

    fn keep_review<'a>(&'a self, review: &'a KeptReview) -> Answer<'a, ()> {
        Box::pin(self.change(LONGEST, async move |connection| reviews::keep(connection, review).await))
    }

    fn reviewed<'a>(&'a self, player: &'a PlayerId, judge: u32, most: u32) -> Answer<'a, Vec<String>> {
        Box::pin(self.change(LONGEST, async move |connection| reviews::reviewed(connection, player, judge, most).await))
    }

    fn is_taken<'a>(&'a self, name: &'a str) -> Answer<'a, bool> {
        let query = sqlx::query_scalar("SELECT EXISTS (SELECT 1 FROM accounts WHERE name = $1 OR look = $2)");
        Box::pin(self.soon(query.bind(name).bind(look(name)).fetch_one(&self.pool)))
    }

    fn add_account<'a>(&'a self, account: &'a Account) -> Answer<'a, bool> {
        Box::pin(self.change(LONGEST, async move |connection| people::add_account(connection, account).await))
    }

    fn account<'a>(&'a self, name: &'a str) -> Answer<'a, Option<Account>> {
        Box::pin(async move {
            let query = sqlx::query_as("SELECT player, password FROM accounts WHERE name = $1").bind(name);
            let row: Option<(String, String)> = self.soon(query.fetch_optional(&self.pool)).await?;
            let account = |(player, password): (String, String)| {
                let player = self.unreadable.pass(PlayerId::new(player), "account", name);
                let player = player.ok_or_else(|| StoreError::Damaged(format!("account {name}")))?;
                Ok(Account { name: name.to_owned(), player, password })
            };
            row.map(account).transpose()
        })
    }

    fn set_password<'a>(&'a self, name: &'a str, password: &'a str) -> Answer<'a, bool> {
        Box::pin(async move {
            let query = sqlx::query("UPDATE accounts SET password = $2 WHERE name = $1").bind(name).bind(password);
            Ok(self.soon(query.execute(&self.pool)).await?.rows_affected() == 1)
        })
    }

    fn progress<'a>(&'a self, player: &'a PlayerId) -> Answer<'a, Option<String>> {
        Box::pin(async move {
            let query = sqlx::query_scalar("SELECT progress FROM accounts WHERE player = $1").bind(player.as_str());
            Ok(self.soon(query.fetch_optional(&self.pool)).await?.flatten())
        })
    }

    fn set_progress<'a>(&'a self, player: &'a PlayerId, progress: &'a str) -> Answer<'a, bool> {
        Box::pin(async move {
            let query = sqlx::query("UPDATE accounts SET progress = $2 WHERE player = $1");
            let query = query.bind(player.as_str()).bind(progress);
            Ok(self.soon(query.execute(&self.pool)).await?.rows_affected() > 0)
        })
    }

    fn personal_data<'a>(&'a self, player: &'a PlayerId) -> Answer<'a, PersonalData> {
        Box::pin(self.change(MANY, async move |connection| people::personal_data(connection, player).await))
    }

    fn forget_player<'a>(&'a self, player: &'a PlayerId, name: &'a str) -> Answer<'a, Vec<TableId>> {
        Box::pin(self.change(MANY, async move |connection| {
            let (ended, changed) = people::forget_player(connection, player, name).await?;
            self.voice.tell_all(connection, ended.into_iter().map(Wake::SessionEnded)).await?;
            self.voice.tell_all(connection, changed.iter().cloned().map(Wake::Rewritten)).await?;
            Ok(changed)
        }))
    }

    fn ping(&self) -> Answer<'_, ()> {
        let beat = "INSERT INTO pulse (node, at) VALUES ($1, 1) ON CONFLICT (node) DO UPDATE SET at = pulse.at + 1";
        let write = async { self.soon(sqlx::query(beat).bind(&self.node).execute(&self.pool)).await.map(drop) };
        Box::pin(self.pulse.feel(write))
    }

    fn sweep<'a>(&'a self, retention: &'a Retention, now: Time) -> Answer<'a, Swept> {
        Box::pin(self.sweep_all(*retention, now))
    }

    fn unreadable(&self) -> &Unreadable {
        &self.unreadable
    }

    fn wakes(&self) -> broadcast::Receiver<Wake> {
        self.wakes.subscribe()
    }

    fn close(&self) -> Answer<'_, ()> {
        Box::pin(async move {
            if let Some(listener) = &self.listener {
                listener.abort();
            }
            self.writer.close().await;
            // A database that does not answer needs no farewell.
            let _ = timeout(LONGEST, self.pool.close()).await;
            Ok(())
        })
    }
}
