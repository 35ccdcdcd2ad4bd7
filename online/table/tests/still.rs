//! A table can be looked at without the rules of its game, and at any moment of its past with them.

mod common;

use common::{NAMES, Sitting, person};
use serde_json::Value;
use tetrapolis_catalog::GAMES;
use tetrapolis_game::{Message, Seat, Viewer};
use tetrapolis_protocol::{ClockRule, Code, Command, Lines, Version};
use tetrapolis_table::{Event, History, Ledger, LiveTable, Snapshot, open_position};

fn whole(game: &str, seats: u8) -> Sitting {
    let mut sitting = Sitting::begun(game, seats, ClockRule::None);
    while sitting.play_any().is_some() {}
    sitting
}

fn kept(sitting: &Sitting) -> (Snapshot, String) {
    let text = serde_json::to_string(&Snapshot::of(&sitting.table)).expect("plain");
    (serde_json::from_str(&text).expect("it reads"), text)
}

fn still(sitting: &Sitting, viewer: Viewer) -> Value {
    let (snapshot, _) = kept(sitting);
    let ledger = Ledger::of(&sitting.log).expect("a good log");
    let text = ledger.still(Some(&snapshot), Some(&person("ann").player), viewer, &Message::new("why"));
    serde_json::from_str(&text).expect("JSON")
}

#[test]
fn without_rules_everybody_sees_the_last_known_view_the_score_and_the_record() {
    for entry in GAMES {
        let sitting = whole(entry.name, *entry.seats.end());
        let (snapshot, _) = kept(&sitting);
        assert_eq!(snapshot.head(), sitting.log.len() as u64);
        for viewer in Viewer::all(*entry.seats.end()) {
            let info = sitting.table.info(Some(&person("ann").player), viewer);
            let wanted = sitting.table.state(viewer, Version(0), Vec::new(), Some(info));
            let mut wanted = serde_json::to_value(&wanted).expect("plain");
            wanted["still"] = serde_json::json!({ "key": "why" });
            // Whoever has the last version is told why there will be no other.
            wanted["version"] = serde_json::json!(sitting.table.version(viewer).0 + 1);
            assert_eq!(still(&sitting, viewer), wanted, "{} {viewer:?}", entry.name);
        }
        let record = Ledger::of(&sitting.log).expect("a good log").record(Some(&snapshot));
        assert_eq!(record, sitting.table.record(), "{}", entry.name);
    }
}

#[test]
fn a_game_that_was_not_finished_shows_its_score_where_nothing_is_hidden() {
    for (game, scored) in [("uptown", true), ("mafia-city", false)] {
        let mut sitting = Sitting::begun(game, 3, ClockRule::None);
        for _ in 0..10 {
            sitting.play_any();
        }
        let state = still(&sitting, Viewer::Seat(Seat(1)));
        assert_eq!(state["phase"], "running");
        assert_eq!(state["legal"].as_array().map(Vec::len), Some(0));
        let view = sitting.table.position().picture(Viewer::Seat(Seat(1)));
        assert_eq!(state["view"], serde_json::from_str::<Value>(view.get()).expect("JSON"));
        assert_eq!(state["sheets"].as_array().is_some_and(|sheets| !sheets.is_empty()), scored, "{game}");
    }
}

#[test]
fn a_snapshot_holds_no_names() {
    let (_, text) = kept(&whole("point-city", 4));
    assert!(NAMES[..4].iter().all(|name| !text.contains(&format!("\"{name}\""))), "{text}");
}

#[test]
fn a_table_that_is_taken_back_and_seated_again_has_the_same_ledger() {
    let mut sitting = Sitting::of("point-city", 2, ClockRule::None);
    sitting.seat(Seat(1));
    sitting.does("bob", Command::Leave);
    sitting.does("cy", common::sit(Seat(1)));
    sitting.does("ann", common::sit(Seat(0)));
    sitting.start();
    let seat = loop {
        let before = sitting.log.len();
        let seat = sitting.next().expect("somebody acts").0;
        let name = ["ann", "cy"][seat.index()];
        let (version, action) = (sitting.table.version(Viewer::Seat(seat)), sitting.next().expect("somebody acts").1);
        sitting.does(name, Command::Play { version, action });
        if sitting.log.len() == before + 1 {
            break name;
        }
    };
    let version = sitting.table.version(Viewer::Seat(sitting.table.seat_of(&person(seat).player).expect("seated")));
    sitting.does(seat, Command::Undo { version });
    let ledger = Ledger::of(&sitting.log).expect("a good log");
    assert_eq!(ledger.record(Some(&kept(&sitting).0)), sitting.table.record());
    assert_eq!(ledger.record(None), sitting.table.record(), "the log names its edition");
    assert_eq!(ledger.phase(), sitting.table.phase());
    assert!(ledger.seats_of(&person("bob").player).next().is_none());
    assert_eq!(ledger.seats_of(&person("cy").player).collect::<Vec<_>>(), [Seat(1)]);
}

/// The lines that a viewer was told, from a fold of the log.
fn told(log: &[Event], viewer: Viewer) -> Vec<String> {
    let mut table = LiveTable::open(&log[0], &open_position).expect("it opens");
    let lines = log[1..].iter().filter_map(|event| table.fold(event).expect("it happened").to(viewer).cloned());
    lines.map(|what| serde_json::to_string(&what).expect("plain")).collect()
}

#[test]
fn every_moment_of_the_past_is_what_its_viewer_saw() {
    let sitting = whole("mafia-city", 3);
    for viewer in Viewer::all(3) {
        let end = History::until(&sitting.log, viewer, None, &open_position).expect("a good log");
        assert_eq!(end.version(), sitting.table.version(viewer));
        let lines: Vec<String> =
            end.log[1..].iter().map(|line| serde_json::to_string(&line.what).expect("plain")).collect();
        assert_eq!(lines, told(&sitting.log, viewer));
        for version in [1, 9, 30, 60] {
            let past =
                History::until(&sitting.log, viewer, Some(Version(version)), &open_position).expect("a good log");
            assert_eq!(past.version(), Version(version));
            let state = past.state(None, Version(version - 1));
            assert_eq!((state.from, state.version), (Version(version - 1), Version(version)));
            assert!(matches!(state.log, Lines::Listed(lines) if lines.len() == 1));
        }
    }
}

#[test]
fn the_past_is_seen_from_a_seat_of_ones_own_until_the_end_and_then_from_any() {
    let mut sitting = Sitting::begun("point-city", 2, ClockRule::None);
    let ann = person("ann").player;
    let eyes = |sitting: &Sitting, player, eyes| {
        let ledger = Ledger::of(&sitting.log).expect("a good log");
        ledger.eyes(player, eyes).map_err(|refused| refused.code)
    };
    assert_eq!(eyes(&sitting, Some(&ann), None), Ok(Viewer::Seat(Seat(0))));
    assert_eq!(eyes(&sitting, Some(&ann), Some(2)), Err(Code::TableNotSeated));
    assert_eq!(eyes(&sitting, Some(&ann), Some(3)), Err(Code::TableNoSeat));
    assert_eq!(eyes(&sitting, None, None), Ok(Viewer::Public));
    sitting.does("bob", Command::Resign);
    assert_eq!(eyes(&sitting, None, Some(2)), Ok(Viewer::Seat(Seat(1))));
    let mut opening = sitting.table.opening().clone();
    opening.spectators = false;
    let mut closed = Sitting::opened(opening);
    Seat::all(2).for_each(|seat| closed.seat(seat));
    closed.start();
    assert_eq!(eyes(&closed, None, None), Err(Code::TableClosed));
    assert_eq!(eyes(&closed, Some(&ann), None), Ok(Viewer::Seat(Seat(0))));
}
