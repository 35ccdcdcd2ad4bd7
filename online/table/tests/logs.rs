//! This release reads the logs of earlier releases, and they say what they said then.

#[path = "common/kept.rs"]
mod kept;

use kept::{Kept, folder};
use tetrapolis_protocol::TablePhase;
use tetrapolis_table::{Happening, LiveTable, Promised, TableFile, read_file, verify, with_edition, write_file};

const FORMATS: &[u32] = &[1, 2, 3, 4, 5];

/// Every kept log: its name, its file, and what is expected of it.
fn logs() -> impl Iterator<Item = (String, TableFile, Kept)> {
    let files = FORMATS.iter().flat_map(|format| {
        let mut paths: Vec<_> = std::fs::read_dir(folder(*format)).expect("the folder is there").flatten().collect();
        paths.sort_by_key(std::fs::DirEntry::path);
        paths.into_iter().map(|entry| entry.path())
    });
    files.filter(|path| path.extension().is_some_and(|extension| extension == "table")).map(|path| {
        let name = path.file_stem().expect("a name").to_string_lossy().into_owned();
        let text = std::fs::read_to_string(&path).expect("it can be read");
        let file = read_file(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(write_file(&file.events, file.edition.as_deref()), text, "{name} is written as it was read");
        let kept = std::fs::read_to_string(path.with_extension("json")).expect("an expectation is beside it");
        (name, file, serde_json::from_str(&kept).expect("an expectation"))
    })
}

#[test]
fn old_logs_give_the_tables_that_they_gave() {
    let mut count = 0;
    for (name, file, kept) in logs() {
        let table = LiveTable::replay(&file.events, &with_edition(file.edition.as_deref()))
            .unwrap_or_else(|broken| panic!("{name}: {broken}"));
        assert_eq!(Kept::of(&table), kept, "{name}");
        count += 1;
    }
    assert!(count >= 20, "{count} logs");
}

#[test]
fn old_logs_are_verified() {
    for (name, file, kept) in logs() {
        let opener = with_edition(file.edition.as_deref());
        let verified =
            verify(&file.events, Promised::default(), &opener).unwrap_or_else(|flaw| panic!("{name}: {flaw}"));
        assert_eq!(verified.finished, kept.phase == TablePhase::Finished, "{name}");
    }
}

#[test]
fn the_records_of_old_logs_are_replayed() {
    for (name, file, kept) in logs() {
        let Some(Happening::Opened(opening)) = file.events.first().map(|event| &event.what) else { panic!("{name}") };
        let record = kept.record.join("\n").parse().expect("a record");
        let mut position = with_edition(file.edition.as_deref())(opening).expect("it opens");
        position.replay(&record, usize::MAX).unwrap_or_else(|error| panic!("{name}: {error}"));
    }
}
