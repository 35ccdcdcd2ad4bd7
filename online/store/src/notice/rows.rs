//! One way to query both databases, so that the SQL for notices is written once.

use rusqlite::Connection;
use rusqlite::types::{ToSqlOutput, ValueRef};
use sqlx::postgres::PgRow;
use sqlx::{Column, PgConnection, Row as _, TypeInfo};

use crate::StoreError;
use crate::store::signed;

/// Something that a statement is given, or that a row holds.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Value {
    Text(Option<String>),
    Number(Option<i64>),
    Flag(bool),
}

impl From<&str> for Value {
    fn from(text: &str) -> Value {
        Value::Text(Some(text.to_owned()))
    }
}

impl From<Option<&str>> for Value {
    fn from(text: Option<&str>) -> Value {
        Value::Text(text.map(str::to_owned))
    }
}

impl From<u64> for Value {
    fn from(number: u64) -> Value {
        Value::Number(Some(signed(number)))
    }
}

impl From<Option<u64>> for Value {
    fn from(number: Option<u64>) -> Value {
        Value::Number(number.map(signed))
    }
}

impl From<bool> for Value {
    fn from(flag: bool) -> Value {
        Value::Flag(flag)
    }
}

/// A row, read from its first column on.
pub(crate) struct Row(std::vec::IntoIter<Value>);

impl Row {
    fn next(&mut self) -> Result<Value, StoreError> {
        self.0.next().ok_or_else(|| damaged("a row has too few columns"))
    }

    pub fn text(&mut self) -> Result<String, StoreError> {
        self.maybe_text()?.ok_or_else(|| damaged("a text is missing"))
    }

    pub fn maybe_text(&mut self) -> Result<Option<String>, StoreError> {
        match self.next()? {
            Value::Text(text) => Ok(text),
            // SQLite returns NULL without a type.
            Value::Number(None) => Ok(None),
            Value::Number(Some(_)) | Value::Flag(_) => Err(damaged("a text is no text")),
        }
    }

    pub fn number(&mut self) -> Result<u64, StoreError> {
        self.maybe_number()?.ok_or_else(|| damaged("a number is missing"))
    }

    pub fn maybe_number(&mut self) -> Result<Option<u64>, StoreError> {
        match self.next()? {
            Value::Number(number) => Ok(number.map(|number| number as u64)),
            Value::Text(None) => Ok(None),
            Value::Text(Some(_)) | Value::Flag(_) => Err(damaged("a number is no number")),
        }
    }

    pub fn flag(&mut self) -> Result<bool, StoreError> {
        match self.next()? {
            Value::Flag(flag) => Ok(flag),
            // SQLite keeps truth values as numbers.
            Value::Number(Some(number)) => Ok(number != 0),
            Value::Number(None) | Value::Text(_) => Err(damaged("a truth is missing")),
        }
    }
}

fn damaged(what: &str) -> StoreError {
    StoreError::Damaged(what.to_owned())
}

/// A connection in a transaction. Parameters are `$1` and so on.
pub(crate) trait Rows {
    /// What ends a search for rows to change, where several nodes search.
    const SKIP_LOCKED: &'static str;

    /// Gives the rows of a statement.
    async fn rows(&mut self, sql: &str, values: &[Value]) -> Result<Vec<Row>, StoreError>;

    /// Changes rows; says how many.
    async fn run(&mut self, sql: &str, values: &[Value]) -> Result<u64, StoreError>;

    /// The first row, if there is one.
    async fn row(&mut self, sql: &str, values: &[Value]) -> Result<Option<Row>, StoreError> {
        Ok(self.rows(sql, values).await?.into_iter().next())
    }
}

/// A connection to a file. It answers at once.
pub(crate) struct OnFile<'a>(pub &'a Connection);

impl rusqlite::ToSql for Value {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(match self {
            Value::Text(Some(text)) => text.as_str().into(),
            Value::Number(Some(number)) => (*number).into(),
            Value::Flag(flag) => (*flag).into(),
            Value::Text(None) | Value::Number(None) => rusqlite::types::Null.into(),
        })
    }
}

impl Rows for OnFile<'_> {
    const SKIP_LOCKED: &'static str = "";

    async fn rows(&mut self, sql: &str, values: &[Value]) -> Result<Vec<Row>, StoreError> {
        let mut statement = self.0.prepare_cached(&sql.replace('$', "?"))?;
        let columns = statement.column_count();
        let read = |row: &rusqlite::Row<'_>| {
            let value = |n| {
                Ok(match row.get_ref(n)? {
                    ValueRef::Null => Value::Text(None),
                    ValueRef::Integer(number) => Value::Number(Some(number)),
                    other => Value::Text(Some(other.as_str()?.to_owned())),
                })
            };
            Ok(Row((0..columns).map(value).collect::<rusqlite::Result<Vec<_>>>()?.into_iter()))
        };
        let rows = statement.query_map(rusqlite::params_from_iter(values), read)?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    async fn run(&mut self, sql: &str, values: &[Value]) -> Result<u64, StoreError> {
        let mut statement = self.0.prepare_cached(&sql.replace('$', "?"))?;
        Ok(statement.execute(rusqlite::params_from_iter(values))? as u64)
    }
}

/// The result of work that a file answers at once.
pub(crate) fn at_once<T>(work: impl Future<Output = Result<T, StoreError>>) -> Result<T, StoreError> {
    let mut work = std::pin::pin!(work);
    match work.as_mut().poll(&mut std::task::Context::from_waker(std::task::Waker::noop())) {
        std::task::Poll::Ready(result) => result,
        std::task::Poll::Pending => Err(StoreError::Database("a file does not wait".into())),
    }
}

fn bound<'q>(sql: &'q str, values: &'q [Value]) -> sqlx::query::Query<'q, sqlx::Postgres, sqlx::postgres::PgArguments> {
    values.iter().fold(sqlx::query(sql), |query, value| match value {
        Value::Text(text) => query.bind(text.as_deref()),
        Value::Number(number) => query.bind(*number),
        Value::Flag(flag) => query.bind(*flag),
    })
}

fn read(row: &PgRow) -> Result<Row, sqlx::Error> {
    let value = |column: &sqlx::postgres::PgColumn| {
        let n = column.ordinal();
        Ok(match column.type_info().name() {
            "INT8" => Value::Number(row.try_get(n)?),
            "BOOL" => Value::Flag(row.try_get(n)?),
            _ => Value::Text(row.try_get(n)?),
        })
    };
    Ok(Row(row.columns().iter().map(value).collect::<Result<Vec<_>, sqlx::Error>>()?.into_iter()))
}

impl Rows for PgConnection {
    const SKIP_LOCKED: &'static str = "FOR UPDATE SKIP LOCKED";

    async fn rows(&mut self, sql: &str, values: &[Value]) -> Result<Vec<Row>, StoreError> {
        let rows = bound(sql, values).fetch_all(self).await?;
        Ok(rows.iter().map(read).collect::<Result<_, _>>()?)
    }

    async fn run(&mut self, sql: &str, values: &[Value]) -> Result<u64, StoreError> {
        Ok(bound(sql, values).execute(self).await?.rows_affected())
    }
}
