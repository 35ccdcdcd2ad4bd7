//! Everything in one file, for one process: one thread writes, a few read.

mod disk;
mod identity;
mod journal;
mod keys;
mod lock;
mod migrate;
mod notices;
mod people;
mod reviews;
mod settle;
mod sweep;
mod tables;
mod worker;
mod write;

use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use rusqlite::{Connection, OpenFlags};
use tetrapolis_protocol::{PlayerId, TableId, Time};
use tokio::sync::broadcast;

use self::journal::{Journal, read_log};
use self::lock::Lock;
use self::worker::{Worker, transaction};
use crate::pulse::Pulse;
use crate::unreadable::Unreadable;
use crate::{
    Account, Answer, KeptReview, PersonalData, Retention, ReviewKey, Sought, Store, StoreError, Swept, Wake, Write,
};

/// How many threads read.
const READERS: usize = 4;
/// How long to wait while another program reads the file, such as a backup.
const BUSY: Duration = Duration::from_secs(3);
/// How much of the file the writer keeps in memory: the ends of a thousand logs. SQLite counts in KiB if the number is
/// negative.
const CACHE: i64 = -4096;
/// Bytes of the row that tries whether the file can grow.
const BALLAST: u32 = 16_384;
/// Statements that a connection keeps prepared.
const STATEMENTS: usize = 64;

/// Everything in one file.
pub struct Sqlite {
    /// One thread, so that writers queue here and not for the file's lock.
    writer: Option<Worker>,
    readers: Worker,
    journal: Arc<Journal>,
    lock: Mutex<Option<Lock>>,
    most_pages: Arc<AtomicU32>,
    pulse: Pulse,
    unreadable: Unreadable,
    wakes: broadcast::Sender<Wake>,
}

fn path(url: &str) -> Result<PathBuf, StoreError> {
    let path = url.strip_prefix("sqlite://").filter(|path| !path.is_empty() && !path.contains('?'));
    path.map(PathBuf::from).ok_or_else(|| StoreError::Database(format!("'{url}' is not sqlite://PATH")))
}

fn connect(path: &PathBuf, flags: OpenFlags) -> Result<Connection, StoreError> {
    let named = |error| StoreError::Database(format!("{}: {error}", path.display()));
    let connection = Connection::open_with_flags(path, flags | OpenFlags::SQLITE_OPEN_NO_MUTEX).map_err(named)?;
    connection.busy_timeout(BUSY)?;
    connection.set_prepared_statement_cache_capacity(STATEMENTS);
    Ok(connection)
}

fn connect_to_write(path: &PathBuf, most_pages: u32) -> Result<Connection, StoreError> {
    let connection = connect(path, OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_CREATE)?;
    connection.pragma_update(None, "journal_mode", "WAL")?;
    connection.pragma_update(None, "synchronous", "FULL")?;
    connection.pragma_update(None, "foreign_keys", true)?;
    connection.pragma_update(None, "cache_size", CACHE)?;
    connection.pragma_update(None, "wal_autocheckpoint", disk::checkpoint(path))?;
    if most_pages > 0 {
        connection.pragma_update(None, "max_page_count", most_pages)?;
    }
    Ok(connection)
}

impl Sqlite {
    /// Opens the file of `sqlite://PATH`, or makes it, and keeps other processes from doing the same.
    ///
    /// # Errors
    /// If it cannot be opened, is in use, or was changed by a newer release.
    pub async fn open(url: &str) -> Result<Sqlite, StoreError> {
        let path = path(url)?;
        let lock = Lock::take(&path)?;
        let most_pages = Arc::new(AtomicU32::new(0));
        let (file, most) = (path.clone(), Arc::clone(&most_pages));
        let writer = Worker::start("sqlite-write", 1, move || connect_to_write(&file, most.load(Ordering::Relaxed)))?;
        writer.run(migrate::migrate).await?;
        writer.run(|connection| transaction(connection, people::fill_looks)).await?;
        let store = Sqlite::over(path, Some(writer), Some(lock), most_pages)?;
        // What a crash has left in the journal.
        store.settle_if_there_is_room().await?;
        Ok(store)
    }

    /// Opens the file of `sqlite://PATH` to read from it; a server may be using it.
    ///
    /// # Errors
    /// If it does not exist, cannot be opened, or was changed by a newer release.
    pub fn open_to_read(url: &str) -> Result<Sqlite, StoreError> {
        let path = path(url)?;
        migrate::is_not_newer(&connect(&path, OpenFlags::SQLITE_OPEN_READ_ONLY)?)?;
        Sqlite::over(path, None, None, Arc::default())
    }

    fn over(
        path: PathBuf,
        writer: Option<Worker>,
        lock: Option<Lock>,
        most_pages: Arc<AtomicU32>,
    ) -> Result<Sqlite, StoreError> {
        let readers = Worker::start("sqlite-read", READERS, move || connect(&path, OpenFlags::SQLITE_OPEN_READ_ONLY))?;
        let (lock, wakes) = (Mutex::new(lock), broadcast::channel(4_096).0);
        Ok(Sqlite {
            writer,
            readers,
            journal: Arc::default(),
            lock,
            most_pages,
            pulse: Pulse::default(),
            unreadable: Unreadable::default(),
            wakes,
        })
    }

    /// Lets the file grow to this many pages of 4 KiB and no further; 0 for no limit.
    ///
    /// # Errors
    /// That the database fails.
    pub async fn limit_pages(&self, most: u32) -> Result<(), StoreError> {
        self.most_pages.store(most, Ordering::Relaxed);
        // SQLite's own limit, which applies if nobody sets another.
        let most = if most == 0 { u32::MAX - 1 } else { most };
        let set = move |connection: &Connection| Ok(connection.pragma_update(None, "max_page_count", most)?);
        self.writer()?.run(set).await
    }

    fn writer(&self) -> Result<&Worker, StoreError> {
        self.writer.as_ref().ok_or_else(|| StoreError::Database("it was opened to read only".into()))
    }

    /// Does something in a transaction of the writer.
    async fn change<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        self.writer()?.run(move |connection| transaction(connection, work)).await
    }

    fn tell(&self, wakes: impl IntoIterator<Item = Wake>) {
        for wake in wakes {
            // Nobody listens while the node starts or stops.
            let _ = self.wakes.send(wake);
        }
    }

    fn ids(&self, ids: Vec<String>) -> Vec<TableId> {
        let read = |id: String| self.unreadable.pass(TableId::new(id.as_str()), "table", &id);
        ids.into_iter().filter_map(read).collect()
    }
}

impl Store for Sqlite {
    fn is_shared(&self) -> bool {
        false
    }

    fn write(&self, batch: Vec<Write>) -> Answer<'_, Vec<Result<(), StoreError>>> {
        Box::pin(self.write_batch(batch))
    }

    fn read_page<'a>(&'a self, table: &'a TableId, after: u64, most: u32) -> Answer<'a, Vec<String>> {
        if let Some(events) = self.journal.since(table, after, most) {
            return Box::pin(async { Ok(events) });
        }
        let (table, end) = (table.clone(), self.journal.end(table));
        Box::pin(self.readers.run(move |connection| read_log(connection, &table, end, after, most)))
    }

    fn snapshot<'a>(&'a self, table: &'a TableId) -> Answer<'a, Option<String>> {
        let table = table.clone();
        Box::pin(self.readers.run(move |connection| tables::snapshot(connection, &table)))
    }

    fn without_snapshot<'a>(&'a self, after: &'a str, most: u32) -> Answer<'a, Vec<TableId>> {
        Box::pin(async move {
            let after = after.to_owned();
            let ids = self.readers.run(move |connection| tables::without_snapshot(connection, &after, most)).await?;
            Ok(self.ids(ids))
        })
    }

    fn lobby(&self, most: u32) -> Answer<'_, Vec<String>> {
        Box::pin(self.readers.run(move |connection| tables::lobby(connection, most)))
    }

    fn tables_of<'a>(&'a self, player: &'a PlayerId, sought: Sought, most: u32) -> Answer<'a, Vec<String>> {
        let player = player.clone();
        Box::pin(self.readers.run(move |connection| tables::tables_of(connection, &player, sought, most)))
    }

    fn open_tables<'a>(&'a self, host: &'a PlayerId) -> Answer<'a, u32> {
        let host = host.clone();
        Box::pin(self.readers.run(move |connection| tables::open_tables(connection, &host)))
    }

    fn due(&self, now: Time, most: u32) -> Answer<'_, Vec<TableId>> {
        Box::pin(async move {
            let ids = self.readers.run(move |connection| tables::due(connection, now, most)).await?;
            Ok(self.ids(ids))
        })
    }

    fn lease<'a>(&'a self, _table: &'a TableId, _node: &'a str, _now: Time, _until: Time) -> Answer<'a, bool> {
        // A file belongs to one node.
        Box::pin(async { Ok(true) })
    }

    fn put_edition<'a>(&'a self, hash: &'a str, text: &'a str, now: Time) -> Answer<'a, ()> {
        let (hash, text) = (hash.to_owned(), text.to_owned());
        Box::pin(self.change(move |connection| tables::put_edition(connection, &hash, &text, now)))
    }

    fn edition<'a>(&'a self, hash: &'a str) -> Answer<'a, Option<String>> {
        let hash = hash.to_owned();
        Box::pin(self.readers.run(move |connection| tables::edition(connection, &hash)))
    }

    fn review<'a>(&'a self, key: &'a ReviewKey) -> Answer<'a, Option<String>> {
        let key = key.clone();
        Box::pin(self.readers.run(move |connection| reviews::review(connection, &key)))
    }

    fn keep_review<'a>(&'a self, review: &'a KeptReview) -> Answer<'a, ()> {
        let review = review.clone();
        Box::pin(self.change(move |connection| reviews::keep(connection, &review)))
    }

    fn reviewed<'a>(&'a self, player: &'a PlayerId, judge: u32, most: u32) -> Answer<'a, Vec<String>> {
        let player = player.clone();
        Box::pin(self.readers.run(move |connection| reviews::reviewed(connection, &player, judge, most)))
    }

    fn is_taken<'a>(&'a self, name: &'a str) -> Answer<'a, bool> {
        let name = name.to_owned();
        Box::pin(self.readers.run(move |connection| people::is_taken(connection, &name)))
    }

    fn add_account<'a>(&'a self, account: &'a Account) -> Answer<'a, bool> {
        let account = account.clone();
        Box::pin(self.change(move |connection| people::add_account(connection, &account)))
    }

    fn account<'a>(&'a self, name: &'a str) -> Answer<'a, Option<Account>> {
        Box::pin(async move {
            let key = name.to_owned();
            let row = self.readers.run(move |connection| people::account(connection, &key)).await?;
            let account = |(player, password): (String, String)| {
                let player = self.unreadable.pass(PlayerId::new(player), "account", name);
                let player = player.ok_or_else(|| StoreError::Damaged(format!("account {name}")))?;
                Ok(Account { name: name.to_owned(), player, password })
            };
            row.map(account).transpose()
        })
    }

    fn set_password<'a>(&'a self, name: &'a str, password: &'a str) -> Answer<'a, bool> {
        let (name, password) = (name.to_owned(), password.to_owned());
        Box::pin(self.change(move |connection| people::set_password(connection, &name, &password)))
    }

    fn progress<'a>(&'a self, player: &'a PlayerId) -> Answer<'a, Option<String>> {
        let player = player.clone();
        Box::pin(self.readers.run(move |connection| people::progress(connection, &player)))
    }

    fn set_progress<'a>(&'a self, player: &'a PlayerId, progress: &'a str) -> Answer<'a, bool> {
        let (player, progress) = (player.clone(), progress.to_owned());
        Box::pin(self.change(move |connection| people::set_progress(connection, &player, &progress)))
    }

    fn personal_data<'a>(&'a self, player: &'a PlayerId) -> Answer<'a, PersonalData> {
        Box::pin(async move {
            if self.writer.is_some() {
                self.settle().await?;
            }
            let player = player.clone();
            self.readers.run(move |connection| people::personal_data(connection, &player)).await
        })
    }

    fn forget_player<'a>(&'a self, player: &'a PlayerId, name: &'a str) -> Answer<'a, Vec<TableId>> {
        Box::pin(async move {
            let (player, name) = (player.clone(), name.to_owned());
            let work = move |connection: &Connection| people::forget_player(connection, &player, &name);
            let (ended, changed) = self.change_logs(work).await?;
            self.tell(ended.into_iter().map(Wake::SessionEnded));
            self.tell(changed.iter().cloned().map(Wake::Rewritten));
            Ok(changed)
        })
    }

    fn ping(&self) -> Answer<'_, ()> {
        Box::pin(self.pulse.feel(self.change(|connection| {
            // The ballast takes new pages: in a full file the row alone could still be overwritten.
            let beat = "INSERT INTO pulse (node, at, ballast) VALUES ('', 1, zeroblob(?1)) \
                        ON CONFLICT (node) DO UPDATE SET at = at + 1, ballast = excluded.ballast";
            connection.prepare_cached(beat)?.execute([BALLAST])?;
            connection.prepare_cached("UPDATE pulse SET ballast = NULL WHERE node = ''")?.execute([])?;
            Ok(())
        })))
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
            self.readers.close().await;
            if let Some(writer) = &self.writer {
                let settled = self.settle_if_there_is_room().await;
                writer.close().await;
                settled?;
            }
            drop(self.lock.lock().unwrap_or_else(PoisonError::into_inner).take());
            Ok(())
        })
    }
}
