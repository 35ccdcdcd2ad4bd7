//! `tetrapolis verify` and `tetrapolis table`

use std::path::Path;
use std::time::{SystemTime, UNIX_EPOCH};

use tetrapolis_game::Message;
use tetrapolis_protocol::{Entropy, TableId, Time};
use tetrapolis_store::{Append, Hearing, Log, StoreError, open_hearing};
use tetrapolis_table::{Event, LiveTable, Opening, Promised, TableFile, read_file, read_log, with_edition, write_file};

use crate::args::Verify;
use crate::commands::serve::{DATABASE, store_failed};
use crate::failure::{Failure, in_file};
use crate::files::read_text;
use crate::output::Output;

fn table_file(path: &Path) -> Result<(String, TableFile), Failure> {
    let name = path.display().to_string();
    let file = read_file(&read_text(path)?).map_err(|error| in_file(&name, error.message()))?;
    Ok((name, file))
}

/// Checks a table and says what was checked.
pub fn verify(args: &Verify, output: &mut Output<'_>) -> Result<(), Failure> {
    let (name, file) = table_file(&args.record)?;
    let share = args.entropy.as_deref().map(|text| {
        Entropy::new(text).ok_or_else(|| Failure::from(Message::new("verify-no-share").with("share", text)))
    });
    let share = share.transpose()?;
    let promised = Promised { commitment: args.commitment.as_deref(), share: share.as_ref() };
    let verified = tetrapolis_table::verify(&file.events, promised, &with_edition(file.edition.as_deref()));
    let verified = verified.map_err(|flaw| in_file(&name, flaw.message()))?;
    output.say(
        &Message::new("verify-good")
            .with("file", name)
            .with("game", verified.game)
            .with("events", verified.events)
            .with("played", verified.played)
            .with("drawn", verified.drawn)
            .with("persons", verified.persons)
            .with("commitment", verified.commitment),
    )?;
    let end = if verified.finished { Message::new("verify-finished") } else { Message::new("verify-unfinished") };
    Ok(output.say(&end)?)
}

fn block_on<T>(work: impl Future<Output = Result<T, Failure>>) -> Result<T, Failure> {
    let runtime = tokio::runtime::Runtime::new()
        .map_err(|error| Failure::from(Message::new("serve-failed").with("reason", error.to_string())))?;
    runtime.block_on(work)
}

/// Prints a table of a database as one file.
pub fn export(id: &str, database: Option<&str>, output: &mut Output<'_>) -> Result<(), Failure> {
    let unknown = || Failure::from(Message::new("table-unknown").with("table", id));
    let table = TableId::new(id).ok_or_else(unknown)?;
    block_on(async {
        let store = tetrapolis_store::open_to_read(database.unwrap_or(DATABASE)).await;
        let store = store.map_err(|error| store_failed(&error))?;
        let rows = store.read(&table, 0).await.map_err(|error| store_failed(&error))?;
        if rows.is_empty() {
            return Err(unknown());
        }
        let events = read_log(&rows).map_err(|broken| store_failed(&StoreError::Damaged(broken.to_string())))?;
        let edition = match events.first().and_then(Event::opening).and_then(Opening::kept_edition) {
            Some(hash) => store.edition(hash).await.map_err(|error| store_failed(&error))?,
            None => None,
        };
        output.prompt(&write_file(&events, edition.as_deref()))?;
        Ok(())
    })
}

fn now() -> Time {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Time(u64::try_from(since.as_millis()).unwrap_or(u64::MAX))
}

/// Puts a table into a database.
pub fn import(file: &Path, database: Option<&str>, output: &mut Output<'_>) -> Result<(), Failure> {
    let (name, TableFile { events, edition }) = table_file(file)?;
    let broken = |broken: tetrapolis_table::Broken| {
        let reason = Message::new("verify-event").with("number", events.len()).with("reason", broken.to_string());
        Failure::from(in_file(&name, reason))
    };
    let table = LiveTable::replay(&events, &with_edition(edition.as_deref())).map_err(broken)?;
    block_on(async {
        let store =
            open_hearing(database.unwrap_or(DATABASE), Hearing::Deaf).await.map_err(|error| store_failed(&error))?;
        if let (Some(hash), Some(text)) = (table.opening().kept_edition(), &edition) {
            store.put_edition(hash, text, now()).await.map_err(|error| store_failed(&error))?;
        }
        let rows = events.iter().map(|event| serde_json::to_string(event).expect("plain data")).collect();
        let summary = Some(tetrapolis_server::summary(&table));
        let append = Append { table: table.id().clone(), after: 0, events: rows, summary, snapshot: None };
        let written = Log::new(store).append(append).await;
        match written {
            Ok(()) => {}
            Err(StoreError::Conflict) => {
                return Err(Message::new("table-there").with("table", table.id().as_str()).into());
            }
            Err(error) => return Err(store_failed(&error)),
        }
        let done = Message::new("table-imported").with("table", table.id().as_str());
        Ok(output.say(&done.with("events", events.len()))?)
    })
}
