use rusqlite::Connection;

use super::worker::transaction;
use crate::{StoreError, migrations};

/// The list of the migrations that a file has, in the form in which the first release wrote it. So that release refuses
/// a newer file.
const LIST: &str = "CREATE TABLE IF NOT EXISTS _sqlx_migrations (
    version BIGINT PRIMARY KEY,
    description TEXT NOT NULL,
    installed_on TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP,
    success BOOLEAN NOT NULL,
    checksum BLOB NOT NULL,
    execution_time BIGINT NOT NULL
)";

/// The migrations that a file has; an error if this program does not know one of them.
pub(super) fn is_not_newer(connection: &Connection) -> Result<Vec<i64>, StoreError> {
    let mut statement = connection.prepare("SELECT version FROM _sqlx_migrations ORDER BY version")?;
    let done = statement.query_map([], |row| row.get(0))?.collect::<Result<Vec<i64>, _>>()?;
    let known = migrations::sqlite();
    let newer = done.iter().find(|done| known.iter().all(|migration| migration.version != **done));
    newer.map_or(Ok(()), |newer| Err(StoreError::Newer(*newer)))?;
    Ok(done)
}

/// Brings a file up to date, with one transaction for each migration.
pub(super) fn migrate(connection: &Connection) -> Result<(), StoreError> {
    connection.execute_batch(LIST)?;
    let done = is_not_newer(connection)?;
    for migration in migrations::sqlite().iter().filter(|migration| !done.contains(&migration.version)) {
        transaction(connection, |connection| {
            connection.execute_batch(&migration.sql)?;
            let insert = "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
                          VALUES (?1, ?2, TRUE, ?3, 0)";
            connection.execute(insert, (migration.version, &*migration.description, &*migration.checksum))?;
            Ok(())
        })?;
    }
    Ok(())
}
