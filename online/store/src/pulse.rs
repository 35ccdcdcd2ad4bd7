use std::time::Duration;

use tokio::sync::Mutex;
use tokio::time::Instant;

use crate::StoreError;

/// A database is tried at most this often.
const OFTEN: Duration = Duration::from_secs(1);

/// The last answer to whether the database can write.
#[derive(Debug, Default)]
pub(crate) struct Pulse(Mutex<Option<(Instant, Result<(), StoreError>)>>);

impl Pulse {
    /// Tries the database, unless it was tried a moment ago; everybody who asks meanwhile gets the same answer.
    pub async fn feel(&self, write: impl Future<Output = Result<(), StoreError>>) -> Result<(), StoreError> {
        let mut last = self.0.lock().await;
        if let Some((at, answer)) = &*last
            && at.elapsed() < OFTEN
        {
            return answer.clone();
        }
        let answer = write.await;
        *last = Some((Instant::now(), answer.clone()));
        answer
    }
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use super::*;

    #[tokio::test(start_paused = true)]
    async fn a_database_is_tried_once_a_second() {
        let (pulse, tried) = (Pulse::default(), Cell::new(0));
        let fails = || StoreError::Database("full".into());
        let attempt = async || {
            tried.set(tried.get() + 1);
            if tried.get() == 1 { Err(fails()) } else { Ok(()) }
        };
        assert_eq!(pulse.feel(attempt()).await, Err(fails()));
        assert_eq!(pulse.feel(attempt()).await, Err(fails()), "the same answer");
        assert_eq!(tried.get(), 1);
        tokio::time::advance(OFTEN).await;
        assert_eq!(pulse.feel(attempt()).await, Ok(()));
        assert_eq!(tried.get(), 2);
    }
}
