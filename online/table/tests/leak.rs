//! Twin tables that differ only in what a seat cannot know send that seat the same bytes.

mod common;
#[path = "common/twins.rs"]
mod twins;

use std::collections::BTreeSet;

use common::{NAMES, Sitting, given, person};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use tetrapolis_catalog::{GAMES, Playthrough};
use tetrapolis_game::{Seat, Turn, Viewer, below};
use tetrapolis_protocol::{ClockRule, Command, Line, Version, What};
use tetrapolis_table::{Event, Happening, LiveTable, Refused, open_position};
use twins::{actions, chances, next_steps};

/// One of the two tables, and what the watcher was sent.
struct Twin {
    sitting: Sitting,
    stream: Vec<String>,
    /// What the watcher has been pointed at.
    things: BTreeSet<String>,
}

impl Twin {
    fn new(game: &str, seats: u8) -> Twin {
        let clock = ClockRule::Bank { seconds: 600, increment: 5 };
        let mut sitting = Sitting::of(game, seats, clock);
        Seat::all(seats).for_each(|seat| sitting.seat(seat));
        sitting.does("ann", Command::Start);
        for seat in Seat::all(seats) {
            let mut events = sitting.reveals(seat);
            events.truncate(1);
            sitting.happen(events);
        }
        let started = Event { at: sitting.now, what: Happening::Started };
        sitting.happen(vec![started]);
        Twin { sitting, stream: Vec::new(), things: BTreeSet::new() }
    }

    fn position(&self) -> &dyn Playthrough {
        self.sitting.table.position()
    }

    /// What the watcher hears when asking why each of these actions cannot be played.
    fn why(&self, actions: &BTreeSet<String>, watcher: Seat) -> Vec<Result<Vec<Event>, Refused>> {
        let caller = person(NAMES[watcher.index()]);
        let why = |action: &String| {
            let why = Command::Why { action: action.clone() };
            self.sitting.table.decide(Some(&caller), &why, &given(self.sitting.now))
        };
        actions.iter().map(why).collect()
    }

    /// Lets an event happen, and writes what goes to the watcher.
    fn happen(&mut self, what: Happening, watcher: Seat) {
        let at = self.sitting.now;
        let told = self.sitting.table.fold(&Event { at, what }).expect("it can happen");
        let viewer = Viewer::Seat(watcher);
        if let Some(what) = told.to(viewer).cloned() {
            let version = self.sitting.table.version(viewer);
            if let What::Step { telling, .. } = &*what {
                self.things.extend(telling.touches.iter().cloned());
            }
            let log = vec![Line { version, at, what }];
            let state = self.sitting.table.state(viewer, Version(version.0 - 1), log, None);
            self.things.extend(state.legal.iter().flat_map(|telling| telling.touches.iter().cloned()));
            self.stream.push(serde_json::to_string(&state).expect("plain"));
        }
    }

    /// What the watcher hears when asking about everything now.
    fn explained(&self, watcher: Seat) -> Vec<String> {
        let table = &self.sitting.table;
        let about = self.things.iter().map(|thing| table.explain(thing, Viewer::Seat(watcher)));
        let texts = about.map(|explained| serde_json::to_string(&explained).expect("plain"));
        texts.chain([serde_json::to_string(&table.scores()).expect("plain")]).collect()
    }
}

/// Plays twins for a while; says how many steps differed.
fn play_twins(game: &str, seats: u8, seed: u64) -> usize {
    let watcher = Seat(0);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let (mut one, mut two) = (Twin::new(game, seats), Twin::new(game, seats));
    let (mut different, mut drawn) = (0, 0);
    let mut known = BTreeSet::new();
    for _ in 0..600 {
        one.sitting.now = one.sitting.now.plus(700);
        two.sitting.now = one.sitting.now;
        known.extend(one.position().legal(watcher).into_iter().map(|telling| telling.notation).take(8));
        assert_eq!(one.why(&known, watcher), two.why(&known, watcher), "{game}, seed {seed}");
        let pick = below(&mut rng, 1 << 20);
        let Some([first, second]) = next_steps([one.position(), two.position()], watcher, pick) else { break };
        different += usize::from(first != second);
        let is_draw = first.starts_with('*');
        for (twin, step) in [(&mut one, first), (&mut two, second)] {
            let step = step.into();
            let what = if is_draw { Happening::Drawn { n: drawn, step } } else { Happening::Played { step } };
            twin.happen(what, watcher);
        }
        drawn += u64::from(is_draw);
        assert_eq!(one.stream, two.stream, "{game}, seed {seed}");
        if pick % 5 == 0 {
            assert_eq!(one.explained(watcher), two.explained(watcher), "{game}, seed {seed}");
        }
    }
    different
}

#[test]
fn a_seat_cannot_tell_twins_apart_by_its_bytes() {
    for entry in GAMES {
        let seats = *entry.seats.end();
        let different: usize = (0..20).map(|seed| play_twins(entry.name, seats, seed)).sum();
        if entry.name == "mafia-city" {
            assert!(different > 100, "the twins differ in {different} steps");
        }
    }
}

/// The secret answers of a round, in two orders: whoever has answered already looks like whoever has not.
#[test]
fn the_order_of_secret_answers_does_not_show() {
    let mut rounds = 0;
    for entry in GAMES {
        let seats = *entry.seats.end();
        let mut twin = Twin::new(entry.name, seats);
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(5);
        let mut drawn = 0;
        for _ in 0..400 {
            let steps = match twin.position().turn() {
                Turn::Over => break,
                Turn::Chance => chances(twin.position()),
                Turn::Act(asked) => {
                    let legal = asked.iter().flat_map(|seat| twin.position().legal(seat));
                    let touched: Vec<String> = legal.flat_map(|telling| telling.touches).collect();
                    twin.things.extend(touched);
                    let asked: Vec<Seat> = asked.iter().collect();
                    if asked.len() > 2 {
                        rounds += 1;
                        assert_eq!(
                            after(&twin, &asked, &[0, 2, 1]),
                            after(&twin, &asked, &[0, 1, 2]),
                            "{}",
                            entry.name
                        );
                    }
                    actions(twin.position(), asked[0])
                }
            };
            let step = steps[below(&mut rng, steps.len() as u32) as usize].clone();
            let is_draw = step.starts_with('*');
            let step = step.into();
            let what = if is_draw { Happening::Drawn { n: drawn, step } } else { Happening::Played { step } };
            drawn += u64::from(is_draw);
            let event = Event { at: twin.sitting.now, what };
            twin.sitting.happen(vec![event]);
        }
    }
    assert!(rounds > 0, "there are rounds of secret answers");
}

/// What the first of those asked is sent until its own answer, when one of two others has answered before it.
fn after(twin: &Twin, asked: &[Seat], order: &[usize; 3]) -> Vec<String> {
    let mut table = LiveTable::replay(&twin.sitting.log, &open_position).expect("a good log");
    let watcher = Viewer::Seat(asked[order[0]]);
    let caller = person(NAMES[asked[order[0]].index()]);
    let asks = actions(table.position(), asked[order[0]]);
    let mut stream = Vec::new();
    for seat in [asked[order[1]], asked[order[0]]] {
        let step = actions(table.position(), seat)[0].clone();
        let at = twin.sitting.now.plus(3_000);
        table.fold(&Event { at, what: Happening::Played { step: step.into() } }).expect("it can happen");
        let things = twin.things.iter().map(|thing| table.explain(thing, watcher));
        stream.push(serde_json::to_string(&things.collect::<Vec<_>>()).expect("plain"));
        stream.push(serde_json::to_string(&table.scores()).expect("plain"));
        stream.push(serde_json::to_string(&table.state(watcher, Version(0), Vec::new(), None)).expect("plain"));
        stream.extend(asks.iter().map(|action| {
            let why = Command::Why { action: action.split_once(": ").expect("a seat").1.to_owned() };
            format!("{:?}", table.decide(Some(&caller), &why, &given(at)))
        }));
    }
    stream
}
