use std::sync::atomic::{AtomicU64, Ordering};

/// Counts the rows that cannot be read, and logs each.
#[derive(Debug, Default)]
pub struct Unreadable(AtomicU64);

impl Unreadable {
    /// Passes a row on; one that could not be read is counted, logged and left out.
    pub fn pass<T>(&self, row: Option<T>, kind: &str, key: &str) -> Option<T> {
        if row.is_none() {
            self.0.fetch_add(1, Ordering::Relaxed);
            tracing::error!(kind, key, "a row of the database cannot be read");
        }
        row
    }

    /// How many there were.
    pub fn count(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}
