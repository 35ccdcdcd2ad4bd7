//! How a node tells others what it has written.

use std::time::Duration;

use sqlx::PgConnection;

use super::listen::{CHANNEL, payload};
use super::poll;
use crate::{StoreError, Wake};

/// How nodes that share a database hear of each other. All of them must hear in the same way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hearing {
    /// The database tells them, with LISTEN and NOTIFY.
    Listening,
    /// They ask it this often.
    Polling(Duration),
    /// Not at all, for a program that serves no tables.
    Deaf,
}

/// How a node tells what it writes.
#[derive(Clone, Debug)]
pub(super) enum Voice {
    /// With NOTIFY.
    Notify,
    /// With rows that bear the name of the node.
    News(String),
    /// Not at all.
    Silent,
}

impl Voice {
    pub(super) fn new(hearing: Hearing, node: &str) -> Voice {
        match hearing {
            Hearing::Listening => Voice::Notify,
            Hearing::Polling(_) => Voice::News(node.to_owned()),
            Hearing::Deaf => Voice::Silent,
        }
    }

    /// Tells all nodes, this one too, when the transaction is committed.
    pub(super) async fn tell_all(
        &self,
        connection: &mut PgConnection,
        wakes: impl Iterator<Item = Wake>,
    ) -> Result<(), StoreError> {
        let payloads: Vec<String> = wakes.filter_map(|wake| payload(&wake)).collect();
        self.tell(connection, &payloads.iter().map(String::as_str).collect::<Vec<_>>()).await
    }

    pub(super) async fn tell(&self, connection: &mut PgConnection, payloads: &[&str]) -> Result<(), StoreError> {
        if payloads.is_empty() {
            return Ok(());
        }
        match self {
            Voice::Notify => {
                let notify = "SELECT pg_notify($1, payload) FROM unnest($2::text[]) AS payloads (payload)";
                sqlx::query(notify).bind(CHANNEL).bind(payloads).execute(connection).await?;
                Ok(())
            }
            Voice::News(node) => poll::tell(connection, node, payloads).await,
            Voice::Silent => Ok(()),
        }
    }
}
