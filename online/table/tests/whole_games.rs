//! Every game of the catalog at a live table, from the first seat to the revealed seed.

mod common;

use common::Sitting;
use tetrapolis_catalog::GAMES;
use tetrapolis_game::{Seat, Viewer};
use tetrapolis_protocol::{ClockRule, Commitment, TablePhase, Version, What};
use tetrapolis_table::{
    Broken, Event, FileError, Flaw, Happening, LiveTable, Promised, Seed, commitment, open_position, read_file, verify,
    write_file,
};

fn whole(game: &str, seats: u8) -> Sitting {
    let mut sitting = Sitting::begun(game, seats, ClockRule::None);
    while sitting.play_any().is_some() {}
    assert_eq!(sitting.table.phase(), TablePhase::Finished, "{game}");
    sitting
}

#[test]
fn every_game_ends_and_its_log_gives_the_same_table() {
    for entry in GAMES {
        for seats in entry.seats.clone() {
            let sitting = whole(entry.name, seats);
            let again = LiveTable::replay(&sitting.log, &open_position).expect("a good log");
            for viewer in Viewer::all(seats) {
                let state = |table: &LiveTable| {
                    let info = table.info(None, Viewer::Public);
                    serde_json::to_string(&table.state(viewer, Version(0), Vec::new(), Some(info))).expect("plain")
                };
                assert_eq!(state(&again), state(&sitting.table));
            }
            let mut position = open_position(again.opening()).expect("it opens");
            position.replay(&again.record(), usize::MAX).expect("the record replays");
            assert_eq!(position.position(), again.position().position());
        }
    }
}

#[test]
fn every_viewer_counts_only_what_it_notices_without_gaps() {
    for entry in GAMES {
        let seats = *entry.seats.end();
        let sitting = whole(entry.name, seats);
        let mut table = LiveTable::open(&sitting.log[0], &open_position).expect("it opens");
        let mut seen = vec![1; usize::from(seats) + 1];
        for event in &sitting.log[1..] {
            let before: Vec<_> = Viewer::all(seats).map(|viewer| table.position().picture(viewer)).collect();
            let told = table.fold(event).expect("it happened");
            for (n, viewer) in Viewer::all(seats).enumerate() {
                seen[n] += u64::from(told.to(viewer).is_some());
                assert_eq!(table.version(viewer), Version(seen[n]));
                if told.to(viewer).is_none() {
                    assert_eq!(table.position().picture(viewer).get(), before[n].get(), "{} {event:?}", entry.name);
                }
            }
        }
    }
}

#[test]
fn a_whole_table_is_verified() {
    for entry in GAMES {
        let sitting = whole(entry.name, *entry.seats.end());
        let file = write_file(&sitting.log, None);
        let events = read_file(&file).expect("it reads").events;
        assert_eq!(events, sitting.log);
        let told = commitment(&Seed([7; 32]));
        let verified =
            verify(&events, Promised { commitment: Some(&told), share: None }, &open_position).expect("it is fair");
        assert!(verified.finished && verified.played > 0);
        assert_eq!(verified.persons, usize::from(*entry.seats.end()));
    }
}

#[test]
fn a_changed_seed_draw_step_or_file_is_caught() {
    let sitting = whole("point-city", 2);
    let told = commitment(&Seed([7; 32]));
    let tampered = |change: &dyn Fn(&mut Vec<Event>)| {
        let mut events = sitting.log.clone();
        change(&mut events);
        verify(&events, Promised { commitment: Some(&told), share: None }, &open_position).expect_err("it is caught")
    };
    let seed = |events: &mut Vec<Event>| {
        if let Happening::Opened(opening) = &mut events[0].what {
            opening.seed = Seed([8; 32]);
        }
    };
    assert!(matches!(tampered(&seed), Flaw::Commitment { .. }));
    let mut events = sitting.log.clone();
    seed(&mut events);
    assert!(matches!(verify(&events, Promised::default(), &open_position), Err(Flaw::Draw { .. })));
    let other_draw = |events: &mut Vec<Event>| {
        for event in events {
            if let Happening::Drawn { step, .. } = &mut event.what {
                let energy = step.as_str().contains("energy");
                *step = if energy { "* front 1:ecology" } else { "* front 1:energy" }.into();
                return;
            }
        }
    };
    assert!(matches!(tampered(&other_draw), Flaw::Draw { .. }));
    let no_entropy = |events: &mut Vec<Event>| {
        for event in events {
            if let Happening::Revealed { entropy, .. } = &mut event.what {
                *entropy = common::entropy(9);
                return;
            }
        }
    };
    assert!(matches!(tampered(&no_entropy), Flaw::Event { broken: Broken::Seat(_), .. }));
    let other_share = |events: &mut Vec<Event>| {
        for event in events {
            match &mut event.what {
                Happening::Sat { seat: Seat(0), share, .. } => *share = Some(Commitment::to(&common::entropy(9))),
                Happening::Revealed { seat: Seat(0), entropy } => *entropy = common::entropy(9),
                _ => {}
            }
        }
    };
    assert!(matches!(tampered(&other_share), Flaw::Draw { .. }));
    let left_out = |events: &mut Vec<Event>| {
        let at = events.iter().rposition(|event| matches!(event.what, Happening::Played { .. })).expect("a step");
        events.remove(at);
    };
    assert!(matches!(tampered(&left_out), Flaw::Event { .. } | Flaw::Draw { .. } | Flaw::Early { .. }));
    let text = write_file(&sitting.log, None);
    assert_eq!(read_file(&text.replacen("ann", "amy", 1)), Err(FileError::Sum));
    assert_eq!(read_file(&text[..text.len() / 2]), Err(FileError::Sum));
    assert_eq!(read_file("hello"), Err(FileError::NotATable));
}

#[test]
fn the_seed_is_told_at_the_end_and_not_before() {
    let mut sitting = Sitting::begun("point-city", 2, ClockRule::None);
    let secret = Seed([7; 32]).reveal();
    let shown = |sitting: &Sitting| {
        let state = |viewer| {
            sitting.table.state(viewer, Version(0), Vec::new(), Some(sitting.table.info(None, Viewer::Public)))
        };
        Viewer::all(2).map(|viewer| serde_json::to_string(&state(viewer)).expect("plain")).collect::<String>()
    };
    assert!(shown(&sitting).contains(&commitment(&Seed([7; 32]))));
    while sitting.next().is_some() {
        assert!(!shown(&sitting).contains(&secret));
        sitting.play_any();
    }
    assert!(shown(&sitting).contains(&secret));
}

#[test]
fn every_line_of_the_log_is_told() {
    let sitting = whole("point-city", 2);
    let mut table = LiveTable::open(&sitting.log[0], &open_position).expect("it opens");
    let mut told = |event| table.fold(event).expect("it happened").to(Viewer::Public).cloned();
    let lines: Vec<_> = sitting.log[1..].iter().map(&mut told).collect();
    assert!(matches!(lines[0].as_deref(), Some(What::Sat { .. })));
    assert!(matches!(lines.last().expect("an end").as_deref(), Some(What::Finished)));
}
