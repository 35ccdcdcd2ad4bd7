use std::sync::Mutex;
use std::time::Duration;

use tokio::time::{Instant, timeout};

use crate::StoreError;

/// After the database has left a question without an answer, nobody waits for it for this long, unless it answers
/// somebody else. So several questions of a table take no longer than the first.
const REST: Duration = Duration::from_millis(250);

/// How long a database is waited for.
#[derive(Debug, Default)]
pub(super) struct Patience {
    lost: Mutex<Option<Instant>>,
}

impl Patience {
    /// Waits for the answer to a question, unless somebody else has just waited in vain for another.
    pub async fn wait<T, E: Into<StoreError>>(
        &self,
        longest: Duration,
        question: impl Future<Output = Result<T, E>>,
    ) -> Result<T, StoreError> {
        self.check()?;
        match timeout(longest, question).await {
            Ok(answer) => {
                *self.lost.lock().expect("no panic holds it") = None;
                answer.map_err(Into::into)
            }
            Err(_) => Err(self.lose()),
        }
    }

    /// Whether it is worth asking.
    pub fn check(&self) -> Result<(), StoreError> {
        let lost = self.lost.lock().expect("no panic holds it");
        if lost.is_some_and(|at| at.elapsed() < REST) { Err(late()) } else { Ok(()) }
    }

    /// Notes that no answer has come in time.
    pub fn lose(&self) -> StoreError {
        *self.lost.lock().expect("no panic holds it") = Some(Instant::now());
        late()
    }
}

fn late() -> StoreError {
    StoreError::Database("no answer in time".into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn one_after_the_other_waits_no_longer_than_the_first() {
        let (patience, longest) = (Patience::default(), Duration::from_secs(2));
        let hangs = || std::future::pending::<Result<(), StoreError>>();
        let begun = Instant::now();
        for _ in 0..3 {
            assert_eq!(patience.wait(longest, hangs()).await, Err(late()));
        }
        assert_eq!(begun.elapsed(), longest);
        tokio::time::advance(REST).await;
        assert_eq!(patience.wait(longest, async { Ok::<_, StoreError>(1) }).await, Ok(1), "it is asked again");
    }

    #[tokio::test(start_paused = true)]
    async fn an_answer_to_somebody_else_says_that_the_database_is_there() {
        let (patience, longest) = (Patience::default(), Duration::from_secs(2));
        let slow = async {
            tokio::time::sleep(longest + REST / 2).await;
            Ok::<_, StoreError>("slow")
        };
        let (hung, slow) = (std::future::pending::<Result<(), StoreError>>(), patience.wait(longest * 2, slow));
        let (hung, slow) = tokio::join!(patience.wait(longest, hung), slow);
        assert_eq!((hung, slow), (Err(late()), Ok("slow")));
        assert_eq!(patience.check(), Ok(()));
    }
}
