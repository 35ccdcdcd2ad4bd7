use std::sync::Arc;

use tokio::sync::{mpsc, oneshot};

use crate::{Append, Known, NoticeChange, Store, StoreError, Write};

/// The most writes of one transaction.
const MOST: usize = 1_024;

type Waiting = (Write, oneshot::Sender<Result<(), StoreError>>);

/// The one queue of everything that is written often: what arrives during a transaction goes into the next one.
#[derive(Clone)]
pub struct Log {
    queue: mpsc::Sender<Waiting>,
}

impl Log {
    /// Begins to write; ends when the last handle is gone and everything is written.
    pub fn new(store: Arc<dyn Store>) -> Log {
        let (queue, waiting) = mpsc::channel(MOST);
        tokio::spawn(write(store, waiting));
        Log { queue }
    }

    /// Writes events; they are on disk when it returns.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] if the log has moved on, [`StoreError::Unknown`] if they may be written nevertheless;
    /// with any other error nothing is written.
    pub async fn append(&self, append: Append) -> Result<(), StoreError> {
        self.write(Write::Append(append)).await
    }

    /// Writes events together with what they change in the lists of players.
    ///
    /// # Errors
    /// As [`Log::append`].
    pub async fn append_and_tell(&self, append: Append, notices: Vec<NoticeChange>) -> Result<(), StoreError> {
        if notices.is_empty() {
            return self.append(append).await;
        }
        self.write(Write::AppendAndTell(append, notices)).await
    }

    /// Keeps a session under the hash of its token.
    ///
    /// # Errors
    /// That the database fails.
    pub async fn put_session(&self, token: String, known: Known) -> Result<(), StoreError> {
        self.write(Write::Session { token, known }).await
    }

    async fn write(&self, write: Write) -> Result<(), StoreError> {
        let (answer, result) = oneshot::channel();
        let closed = || StoreError::Database("the log is closed".into());
        self.queue.send((write, answer)).await.map_err(|_| closed())?;
        result.await.unwrap_or_else(|_| Err(StoreError::Unknown("the log was closed while it was writing".into())))
    }
}

async fn write(store: Arc<dyn Store>, mut waiting: mpsc::Receiver<Waiting>) {
    let mut received = Vec::with_capacity(MOST);
    while waiting.recv_many(&mut received, MOST).await > 0 {
        // Others who are about to write join in: a busy server writes less often, and an idle one loses no time.
        tokio::task::yield_now().await;
        while received.len() < MOST
            && let Ok(next) = waiting.try_recv()
        {
            received.push(next);
        }
        let (batch, answers): (Vec<_>, Vec<_>) = received.drain(..).unzip();
        let results = match store.write(batch).await {
            Ok(results) => results,
            Err(error) => answers.iter().map(|_| Err(error.clone())).collect(),
        };
        for (answer, result) in answers.into_iter().zip(results) {
            // The caller may have gone; what is written stays written.
            let _ = answer.send(result);
        }
    }
}
