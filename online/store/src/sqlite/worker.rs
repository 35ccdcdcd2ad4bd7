//! Threads that each have a connection of their own.

use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;

use rusqlite::Connection;
use tokio::sync::oneshot;

use crate::StoreError;

type Job = Box<dyn FnOnce(&mut Option<Connection>) + Send>;
type Connect = Arc<dyn Fn() -> Result<Connection, StoreError> + Send + Sync>;

/// One or more threads that take jobs from one queue.
pub(super) struct Worker {
    jobs: Mutex<Option<Sender<Job>>>,
    threads: Mutex<Vec<JoinHandle<()>>>,
    connect: Connect,
}

impl Worker {
    /// Starts the threads; each connects when it has something to do.
    pub fn start(
        name: &str,
        threads: usize,
        connect: impl Fn() -> Result<Connection, StoreError> + Send + Sync + 'static,
    ) -> Result<Worker, StoreError> {
        let (jobs, queue) = channel::<Job>();
        let queue = Arc::new(Mutex::new(queue));
        let start = |_| {
            let queue = Arc::clone(&queue);
            std::thread::Builder::new().name(name.to_owned()).spawn(move || work(&queue))
        };
        let threads: Result<Vec<_>, _> = (0..threads).map(start).collect();
        let threads = threads.map_err(|error| StoreError::Database(error.to_string()))?;
        Ok(Worker { jobs: Mutex::new(Some(jobs)), threads: Mutex::new(threads), connect: Arc::new(connect) })
    }

    /// Does something with a connection. A connection is used again only if the work succeeded and left no transaction
    /// open; otherwise it is closed, which takes back what was not committed.
    pub async fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let closed = || StoreError::Database("the database is closed".into());
        let (answer, result) = oneshot::channel();
        let connect = Arc::clone(&self.connect);
        let job: Job = Box::new(move |kept| {
            let result = attempt(kept, &*connect, work);
            if let Err(error) = &result {
                tracing::error!(%error, "SQLite fails; its connection is closed");
            }
            // The caller may have gone.
            let _ = answer.send(result);
        });
        let jobs = self.jobs.lock().unwrap_or_else(PoisonError::into_inner).clone().ok_or_else(closed)?;
        jobs.send(job).map_err(|_| closed())?;
        result.await.map_err(|_| closed())?
    }

    /// Takes no more jobs, does those that wait, and closes the connections.
    pub async fn close(&self) {
        drop(self.jobs.lock().unwrap_or_else(PoisonError::into_inner).take());
        let threads = std::mem::take(&mut *self.threads.lock().unwrap_or_else(PoisonError::into_inner));
        let ended = tokio::task::spawn_blocking(move || threads.into_iter().try_for_each(JoinHandle::join)).await;
        if !matches!(ended, Ok(Ok(()))) {
            tracing::error!("a thread of SQLite has panicked");
        }
    }
}

fn attempt<T>(
    kept: &mut Option<Connection>,
    connect: &dyn Fn() -> Result<Connection, StoreError>,
    work: impl FnOnce(&Connection) -> Result<T, StoreError>,
) -> Result<T, StoreError> {
    let connection = kept.take().map_or_else(connect, Ok)?;
    let value = work(&connection)?;
    if !connection.is_autocommit() {
        return Err(StoreError::Unknown("a transaction was left open".into()));
    }
    *kept = Some(connection);
    Ok(value)
}

fn work(queue: &Mutex<Receiver<Job>>) {
    let mut connection = None;
    loop {
        let job = queue.lock().unwrap_or_else(PoisonError::into_inner).recv();
        match job {
            Ok(job) => job(&mut connection),
            Err(_) => return,
        }
    }
}

/// Does something in a transaction, which counts only if SQLite says that it has ended.
pub(super) fn transaction<T>(
    connection: &Connection,
    work: impl FnOnce(&Connection) -> Result<T, StoreError>,
) -> Result<T, StoreError> {
    connection.prepare_cached("BEGIN IMMEDIATE")?.execute([])?;
    let value = work(connection)?;
    let committed = connection.prepare_cached("COMMIT").and_then(|mut commit| commit.execute([]));
    committed.map_err(not_committed)?;
    if !connection.is_autocommit() {
        return Err(StoreError::Unknown("SQLite has not ended the transaction".into()));
    }
    Ok(value)
}

/// What a failed commit has left behind. Its mark is the last thing that is written, so on a full disk it is missing.
fn not_committed(error: rusqlite::Error) -> StoreError {
    if error.sqlite_error_code() == Some(rusqlite::ErrorCode::DiskFull) {
        return error.into();
    }
    StoreError::Unknown(error.to_string())
}
