//! What others receive while a question is open, and when, is the same whatever a seat holds, answers or lets stand.

#[path = "common/city.rs"]
mod city;
mod common;
#[path = "common/twins.rs"]
mod twins;

use city::{OPEN, asked, empty, question};
use common::{NAMES, Sitting, given, person};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use tetrapolis_game::{Seat, Viewer, below};
use tetrapolis_protocol::{ClockRule, Command, StandingAnswer, Time, Version};
use tetrapolis_table::{Event, Happening, LiveTable, Seed, lines, open_position};
use twins::next_steps;

const SEATS: u8 = 4;
/// How often the table is looked at, in milliseconds.
const TICK: u64 = 500;

/// What somebody does about a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Manner {
    Silent,
    Declines,
    /// Changes the answer, if there is a choice.
    Wavers,
    /// Sets a standing answer.
    Stands,
}

const MANNERS: [Manner; 4] = [Manner::Silent, Manner::Declines, Manner::Wavers, Manner::Stands];

/// What a viewer receives: when, and what.
type Stream = Vec<(Time, String)>;

/// A table that is played step by step, without what follows by itself.
fn begun() -> Sitting {
    let mut sitting = empty(SEATS, ClockRule::Bank { seconds: 600, increment: 5 });
    Seat::all(SEATS).for_each(|seat| sitting.seat(seat));
    sitting.does("ann", Command::Start);
    for seat in Seat::all(SEATS) {
        let mut events = sitting.reveals(seat);
        events.truncate(1);
        sitting.happen(events);
    }
    let started = Event { at: sitting.now, what: Happening::Started };
    sitting.happen(vec![started]);
    sitting
}

/// One fork of a table, and what its watchers receive.
struct Fork {
    sitting: Sitting,
    watchers: [Viewer; 2],
    streams: [Stream; 2],
}

impl Fork {
    fn of(from: &Sitting, watcher: Seat) -> Fork {
        let table = LiveTable::replay(&from.log, &open_position).expect("a good log");
        let sitting = Sitting { table, log: from.log.clone(), now: from.now };
        Fork { sitting, watchers: [Viewer::Seat(watcher), Viewer::Public], streams: [Vec::new(), Vec::new()] }
    }

    /// Lets events happen together, and sends each watcher what it notices of them.
    fn happen(&mut self, events: Vec<Event>) {
        let fold = |event: Event| (event.at, self.sitting.table.fold(&event).expect("it can happen"));
        let told: Vec<_> = events.into_iter().map(fold).collect();
        for (viewer, stream) in self.watchers.iter().zip(&mut self.streams) {
            let version = self.sitting.table.version(*viewer);
            let log = lines(&told, *viewer, version);
            let Some(first) = log.first() else { continue };
            let from = Version(first.version.0 - 1);
            let state = self.sitting.table.state(*viewer, from, log, None);
            stream.push((self.sitting.now, serde_json::to_string(&state).expect("plain")));
        }
    }

    fn command(&mut self, seat: Seat, command: &Command) {
        let caller = person(NAMES[seat.index()]);
        let events = self.sitting.table.decide(Some(&caller), command, &given(self.sitting.now));
        let events = events.unwrap_or_else(|refused| panic!("{command:?}: {refused}"));
        self.happen(events);
    }

    fn play(&mut self, seat: Seat, action: String) {
        let version = self.sitting.table.version(Viewer::Seat(seat));
        self.command(seat, &Command::Play { version, action });
    }

    /// All others who are asked do this at this moment of the question.
    fn act(&mut self, watcher: Seat, manner: Manner, tick: u64) {
        let asked = asked(&self.sitting);
        for seat in asked.iter().filter(|seat| *seat != watcher) {
            let legal = self.sitting.table.position().legal(seat);
            let decline = legal[0].notation.clone();
            match (manner, tick) {
                (Manner::Declines, 2) | (Manner::Wavers, 5) => self.play(seat, decline),
                (Manner::Wavers, 1) if legal.len() > 1 && asked.len() > 1 => {
                    self.play(seat, legal[1].notation.clone());
                }
                (Manner::Stands, 1) => {
                    let answer = Some(StandingAnswer { except: Vec::new(), part: true });
                    self.command(seat, &Command::Stand { answer });
                }
                (Manner::Silent | Manner::Declines | Manner::Wavers | Manner::Stands, _) => {}
            }
        }
    }

    /// Lets the question close; gives what the watchers received.
    fn close(mut self, watcher: Seat, manner: Manner) -> [Stream; 2] {
        let turned = self.sitting.table.turned();
        for tick in 0.. {
            self.act(watcher, manner, tick);
            assert_eq!(self.sitting.table.turned(), turned, "nothing closes a question early");
            // Whoever connects now is greeted with the same.
            for (viewer, stream) in self.watchers.iter().zip(&mut self.streams) {
                let state = self.sitting.table.state(*viewer, Version(0), Vec::new(), None);
                stream.push((self.sitting.now, serde_json::to_string(&state).expect("plain")));
            }
            self.sitting.now = self.sitting.now.plus(TICK);
            let events = self.sitting.table.pass_time(self.sitting.now, || Seed([9; 32]));
            if !events.is_empty() {
                self.happen(events);
                return self.streams;
            }
        }
        unreachable!("a question closes")
    }
}

/// The streams without what chance dealt after the question had closed, because it may deal cards that one of the two
/// hands lacks.
fn until_closed(streams: [Stream; 2]) -> [Stream; 2] {
    streams.map(|mut stream| {
        let (_, last) = stream.last_mut().expect("the end of the question is noticed");
        let state: serde_json::Value = serde_json::from_str(last).expect("a state");
        *last = state["log"][0]["what"]["step"]["telling"]["message"]["key"].to_string();
        stream
    })
}

#[test]
fn whatever_the_others_hold_answer_or_let_stand_looks_the_same() {
    // MC-10.6
    let watcher = Seat(0);
    let (mut questions, mut able) = (0, 0);
    for seed in 0..40 {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut tables = [begun(), begun()];
        let mut drawn = 0;
        for _ in 0..500 {
            let closes = question(&tables[0], watcher).and_then(|asked| asked.closes);
            let time = if asked(&tables[0]).len() > 1 { OPEN } else { OPEN / 2 };
            let is_new = closes == Some(tables[0].now.plus(time));
            if is_new && !asked(&tables[0]).contains(watcher) {
                questions += 1;
                let others = asked(&tables[0]);
                let choices = |sitting: &Sitting| {
                    others.iter().map(|seat| sitting.table.position().legal(seat).len() > 1).collect::<Vec<_>>()
                };
                able += usize::from(choices(&tables[0]) != choices(&tables[1]));
                let mut kept = None;
                for table in &tables {
                    let wanted = Fork::of(table, watcher).close(watcher, Manner::Silent);
                    for manner in MANNERS {
                        let streams = Fork::of(table, watcher).close(watcher, manner);
                        assert_eq!(streams, wanted, "{manner:?}, seed {seed}");
                    }
                    let seen = until_closed(wanted);
                    assert_eq!(*kept.get_or_insert_with(|| seen.clone()), seen, "seed {seed}");
                }
            }
            let positions = [tables[0].table.position(), tables[1].table.position()];
            // What only one of the tables can do would show; then something else is done.
            let Some(steps) = (0..60).find_map(|_| next_steps(positions, watcher, below(&mut rng, 1 << 20))) else {
                break;
            };
            let is_draw = steps[0].starts_with('*');
            for (table, step) in tables.iter_mut().zip(steps) {
                let step = step.into();
                let what = if is_draw { Happening::Drawn { n: drawn, step } } else { Happening::Played { step } };
                table.now = table.now.plus(700);
                let event = Event { at: table.now, what };
                table.happen(vec![event]);
            }
            drawn += u64::from(is_draw);
        }
    }
    assert!(questions > 50, "{questions} questions");
    assert!(able > 5, "in {able} questions somebody could have answered at one of two tables only");
}
