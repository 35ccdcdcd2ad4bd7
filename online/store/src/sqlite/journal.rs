//! New events of all tables together, until they are moved into the logs of their tables.
//!
//! Readers want a separate log for each table, but then every move would write a page for each table that plays. So the
//! journal is written first, a row for each transaction. Its contents are also in memory, so reading a log is as quick
//! as without it, or quicker.

use std::collections::HashMap;
use std::fmt::Write as _;
use std::sync::{PoisonError, RwLock};

use rusqlite::Connection;
use tetrapolis_protocol::TableId;

use super::tables;
use super::worker::transaction;
use crate::{Append, StoreError};

/// How many bytes of events the journal holds before they are moved into the logs: a few moves of each table that
/// plays, and little enough that nobody has to wait for the move.
const LONG: usize = 512 << 10;

/// The events of one table that are in the journal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Tail {
    /// The version of the log that they follow.
    after: u64,
    events: Vec<String>,
}

impl Tail {
    fn head(&self) -> u64 {
        self.after + self.events.len() as u64
    }

    /// The events after a version, at most this many; nothing if some of them are not in the journal.
    fn since(&self, version: u64, most: usize) -> Option<&[String]> {
        let known = usize::try_from(version.checked_sub(self.after)?).ok()?;
        let events = self.events.get(known..).unwrap_or_default();
        Some(&events[..events.len().min(most)])
    }
}

/// The events of all tables that are in the journal.
#[derive(Default)]
struct Tails {
    tables: HashMap<TableId, Tail>,
    bytes: usize,
}

impl Tails {
    fn push(&mut self, table: TableId, tail: Tail) -> Result<(), StoreError> {
        self.bytes += tail.events.iter().map(String::len).sum::<usize>();
        match self.tables.get_mut(&table) {
            None => drop(self.tables.insert(table, tail)),
            Some(known) if known.head() == tail.after => known.events.extend(tail.events),
            Some(_) => return Err(gap(&table)),
        }
        Ok(())
    }
}

fn gap(table: &TableId) -> StoreError {
    StoreError::Damaged(format!("the log of table {table} has a gap"))
}

/// The part of a log that is still in the journal.
pub(super) enum End {
    /// The events that are in the journal, if there are any.
    Known(Option<Tail>),
    /// Only the file can tell.
    Unknown,
}

/// What the journal holds. Nothing is known before the first write, after a write that failed, or if another process
/// writes.
#[derive(Default)]
pub(super) struct Journal {
    tails: RwLock<Option<Tails>>,
}

impl Journal {
    /// The end of a table's log. Read this before you read the log.
    pub fn end(&self, table: &TableId) -> End {
        let tails = self.tails.read().unwrap_or_else(PoisonError::into_inner);
        tails.as_ref().map_or(End::Unknown, |tails| End::Known(tails.tables.get(table).cloned()))
    }

    /// The events of a table after a version, at most this many, if the journal holds all of them.
    pub fn since(&self, table: &TableId, version: u64, most: u32) -> Option<Vec<String>> {
        let tails = self.tails.read().unwrap_or_else(PoisonError::into_inner);
        Some(tails.as_ref()?.tables.get(table)?.since(version, most as usize)?.to_vec())
    }

    /// The version of a table's log.
    pub fn head(&self, connection: &Connection, table: &TableId) -> Result<u64, StoreError> {
        let tails = self.tails.read().unwrap_or_else(PoisonError::into_inner);
        match tails.as_ref().and_then(|tails| tails.tables.get(table)) {
            Some(tail) => Ok(tail.head()),
            None => tables::head(connection, table),
        }
    }

    /// Does something in a transaction that may add to the journal. If the journal has become long, it is moved into
    /// the logs first.
    pub fn write<T>(
        &self,
        connection: &Connection,
        work: impl FnOnce(&Connection, &mut Fresh) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        let is_long = self.bytes(connection)? >= LONG;
        self.change(connection, is_long, work)
    }

    /// Moves everything into the logs.
    pub fn settle(&self, connection: &Connection) -> Result<(), StoreError> {
        if self.bytes(connection)? == 0 { Ok(()) } else { self.change(connection, true, |_, _| Ok(())) }
    }

    /// How much the journal holds; reads it if that is not known.
    fn bytes(&self, connection: &Connection) -> Result<usize, StoreError> {
        if let Some(tails) = &*self.tails.read().unwrap_or_else(PoisonError::into_inner) {
            return Ok(tails.bytes);
        }
        let tails = read(connection)?;
        let bytes = tails.bytes;
        *self.tails.write().unwrap_or_else(PoisonError::into_inner) = Some(tails);
        Ok(bytes)
    }

    fn change<T>(
        &self,
        connection: &Connection,
        settle: bool,
        work: impl FnOnce(&Connection, &mut Fresh) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        let mut fresh = Fresh::default();
        let done = transaction(connection, |connection| {
            let value = work(connection, &mut fresh)?;
            if settle {
                self.bring_in(connection)?;
            }
            fresh.write(connection)?;
            Ok(value)
        });
        let mut tails = self.tails.write().unwrap_or_else(PoisonError::into_inner);
        let mut known = if settle { Tails::default() } else { tails.take().unwrap_or_default() };
        let done = done.and_then(|value| {
            fresh.tails.into_iter().try_for_each(|(table, tail)| known.push(table, tail))?;
            Ok(value)
        });
        *tails = done.is_ok().then_some(known);
        done
    }

    fn bring_in(&self, connection: &Connection) -> Result<(), StoreError> {
        let tails = self.tails.read().unwrap_or_else(PoisonError::into_inner);
        let Some(tails) = &*tails else { return Ok(()) };
        let mut tables: Vec<_> = tails.tables.iter().collect();
        // Sorted, so that neighbours in the file are written one after the other.
        tables.sort_unstable_by_key(|(table, _)| table.as_str());
        let insert = "INSERT INTO events (table_id, version, event) VALUES (?1, ?2, ?3)";
        let mut insert = connection.prepare_cached(insert)?;
        for (table, tail) in tables {
            for (event, version) in tail.events.iter().zip(tail.after + 1..) {
                insert.execute((table.as_str(), version, event))?;
            }
        }
        connection.prepare_cached("DELETE FROM journal")?.execute([])?;
        Ok(())
    }
}

/// What one transaction adds to the journal.
#[derive(Default)]
pub(super) struct Fresh {
    tails: Vec<(TableId, Tail)>,
}

impl Fresh {
    /// The version of a table's log after what was added.
    pub fn head(&self, table: &TableId) -> Option<u64> {
        self.tails.iter().rev().find(|(known, _)| known == table).map(|(_, tail)| tail.head())
    }

    /// Adds events.
    pub fn push(&mut self, append: &mut Append) {
        let tail = Tail { after: append.after, events: std::mem::take(&mut append.events) };
        self.tails.push((append.table.clone(), tail));
    }

    /// Writes a line for each table, with the lengths of its events, and then these.
    fn write(&self, connection: &Connection) -> Result<(), StoreError> {
        if self.tails.is_empty() {
            return Ok(());
        }
        let mut batch = String::new();
        for (table, tail) in &self.tails {
            write!(batch, "{table} {}", tail.after).expect("a string grows");
            for event in &tail.events {
                write!(batch, " {}", event.len()).expect("a string grows");
            }
            batch.push('\n');
            batch.extend(tail.events.iter().map(String::as_str));
        }
        connection.prepare_cached("INSERT INTO journal (batch) VALUES (?1)")?.execute([batch])?;
        Ok(())
    }
}

/// Reads the whole journal.
fn read(connection: &Connection) -> Result<Tails, StoreError> {
    let mut tails = Tails::default();
    // A file of an earlier release has no journal until it is opened to write.
    if !connection.prepare_cached("SELECT 1 FROM sqlite_master WHERE name = 'journal'")?.exists([])? {
        return Ok(tails);
    }
    let mut statement = connection.prepare_cached("SELECT batch FROM journal ORDER BY number")?;
    let mut rows = statement.query([])?;
    while let Some(row) = rows.next()? {
        let batch = row.get_ref(0)?.as_str().map_err(|error| StoreError::Damaged(error.to_string()))?;
        let mut left = batch;
        while !left.is_empty() {
            let (table, tail, rest) =
                entry(left).ok_or_else(|| StoreError::Damaged("the journal cannot be read".into()))?;
            tails.push(table, tail)?;
            left = rest;
        }
    }
    Ok(tails)
}

/// The first table of a batch, and what follows it.
fn entry(batch: &str) -> Option<(TableId, Tail, &str)> {
    let (line, mut left) = batch.split_once('\n')?;
    let mut words = line.split(' ');
    let (table, after) = (TableId::new(words.next()?)?, words.next()?.parse().ok()?);
    let mut events = Vec::new();
    for length in words {
        let (event, rest) = left.split_at_checked(length.parse().ok()?)?;
        events.push(event.to_owned());
        left = rest;
    }
    Some((table, Tail { after, events }, left))
}

/// The events of a table after a version, at most this many, from the log and from the journal.
pub(super) fn read_log(
    connection: &Connection,
    table: &TableId,
    end: End,
    after: u64,
    most: u32,
) -> Result<Vec<String>, StoreError> {
    // Both must be read at the same moment.
    let together = connection.unchecked_transaction()?;
    let mut events = tables::read(connection, table, after, most)?;
    let tail = match end {
        End::Known(tail) => tail,
        End::Unknown => read(connection)?.tables.remove(table),
    };
    together.commit()?;
    let (head, room) = (after + events.len() as u64, most as usize - events.len());
    let Some(tail) = tail.filter(|tail| room > 0 && tail.head() > head) else { return Ok(events) };
    let more = tail.since(head, room).ok_or_else(|| gap(table))?;
    events.extend_from_slice(more);
    Ok(events)
}
