use std::sync::Arc;

use tokio::sync::{mpsc, oneshot};

use crate::{Append, Store, StoreError};

/// The most appends of one transaction.
const MOST: usize = 1_024;

/// The log, written for many tables at once: what comes while a transaction runs goes into the next one.
#[derive(Clone)]
pub struct Log {
    queue: mpsc::Sender<(Append, oneshot::Sender<Result<(), StoreError>>)>,
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
    /// That another node was first, or that the database fails; nothing is written then.
    pub async fn append(&self, append: Append) -> Result<(), StoreError> {
        let gone = || StoreError::Database("the log is closed".into());
        let (answer, result) = oneshot::channel();
        self.queue.send((append, answer)).await.map_err(|_| gone())?;
        result.await.map_err(|_| gone())?
    }
}

async fn write(store: Arc<dyn Store>, mut waiting: mpsc::Receiver<(Append, oneshot::Sender<Result<(), StoreError>>)>) {
    let mut received = Vec::with_capacity(MOST);
    while waiting.recv_many(&mut received, MOST).await > 0 {
        let (batch, answers): (Vec<_>, Vec<_>) = received.drain(..).unzip();
        let results = match store.append(&batch).await {
            Ok(results) => results,
            Err(error) => {
                let reason = error.to_string();
                batch.iter().map(|_| Err(StoreError::Database(reason.clone()))).collect()
            }
        };
        for (answer, result) in answers.into_iter().zip(results) {
            // Who asked may have gone; what is written stays written.
            let _ = answer.send(result);
        }
    }
}
