//! The migrations of both databases, which are part of the program.

use std::borrow::Cow;
use std::future::ready;
use std::pin::Pin;

use sqlx::error::BoxDynError;
use sqlx::migrate::{Migration, MigrationSource, MigrationType};

/// The files of a folder of `migrations/`, such as `1_first`: name and text.
type Files = &'static [(&'static str, &'static str)];

/// sqlx has a macro for this, but builds all of itself a second time for it.
macro_rules! files {
    ($folder:literal: $($name:literal),+) => {
        &[$(($name, include_str!(concat!("../migrations/", $folder, "/", $name, ".sql")))),+]
    };
}

#[rustfmt::skip]
const POSTGRES: Files = files!(
    "postgres": "1_first", "2_keeping", "3_snapshots", "4_names", "5_progress", "6_reviews", "7_identity", "8_notices",
    "9_news"
);
#[rustfmt::skip]
const SQLITE: Files = files!(
    "sqlite": "1_first", "2_keeping", "3_snapshots", "4_names", "5_progress", "6_reviews", "7_journal", "8_identity",
    "9_notices"
);

/// The migrations of PostgreSQL, where sqlx looks for them.
#[derive(Debug)]
pub(crate) struct OfPostgres;

impl MigrationSource<'static> for OfPostgres {
    fn resolve(self) -> Pin<Box<dyn Future<Output = Result<Vec<Migration>, BoxDynError>> + Send>> {
        Box::pin(ready(Ok(migrations(POSTGRES))))
    }
}

/// The migrations of SQLite, in order.
pub(crate) fn sqlite() -> Vec<Migration> {
    migrations(SQLITE)
}

fn migrations(files: Files) -> Vec<Migration> {
    let migration = |&(name, sql): &(&'static str, &'static str)| {
        let (version, description) = name.split_once('_').expect("a number and a word");
        let version = version.parse().expect("a number");
        Migration::new(version, Cow::Borrowed(description), MigrationType::Simple, Cow::Borrowed(sql), false)
    };
    files.iter().map(migration).collect()
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;

    #[test]
    fn every_file_is_in_the_program_in_its_order() {
        for (folder, files) in [("postgres", POSTGRES), ("sqlite", SQLITE)] {
            let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("migrations").join(folder);
            let entries = folder.read_dir().expect("it is there").map(|entry| entry.expect("it can be read").path());
            let mut there: Vec<String> =
                entries.map(|path| path.file_stem().expect("a name").to_string_lossy().into_owned()).collect();
            there.sort();
            assert_eq!(files.iter().map(|file| file.0).collect::<Vec<_>>(), there);
            let versions = migrations(files).iter().map(|migration| migration.version).collect::<Vec<_>>();
            assert_eq!(versions, (1..=files.len() as i64).collect::<Vec<_>>());
        }
    }
}
