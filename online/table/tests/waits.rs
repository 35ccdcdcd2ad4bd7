//! What waits for those who are away, and that it tells no secret.

#[path = "common/city.rs"]
mod city;
mod common;
#[path = "common/twins.rs"]
mod twins;

use city::{asked, city, decline, several, until};
use common::{NAMES, Sitting, person};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use tetrapolis_catalog::GAMES;
use tetrapolis_game::{Seat, below};
use tetrapolis_protocol::{ClockRule, Command, NoticeKind, StandingAnswer, TablePhase, Time};
use tetrapolis_table::{Event, Happening, Waits};
use twins::next_steps;

const HOUR: u64 = 60 * 60 * 1_000;
const BANK: ClockRule = ClockRule::Bank { seconds: 400, increment: 5 };

fn leaves(sitting: &mut Sitting, seat: Seat) {
    let away = sitting.table.presence(&person(NAMES[seat.index()]).player, false, sitting.now);
    sitting.happen(away);
}

fn comes(sitting: &mut Sitting, seat: Seat) {
    let back = sitting.table.presence(&person(NAMES[seat.index()]).player, true, sitting.now);
    sitting.happen(back);
}

/// What waits for a seat: kinds and times.
fn of(sitting: &Sitting, seat: Seat) -> Vec<(NoticeKind, Option<Time>, bool)> {
    let own = sitting.table.waits().into_iter().filter(|waits| waits.seat == seat);
    own.map(|waits| (waits.kind, waits.from, waits.open)).collect()
}

#[test]
fn a_turn_waits_for_whoever_is_away_and_for_nobody_else() {
    let mut sitting = Sitting::begun("point-city", 2, ClockRule::Days(2));
    let (mover, _) = sitting.next().expect("somebody acts");
    let other = Seat(1 - mover.0);
    assert_eq!(sitting.table.waits(), [], "everybody looks");
    leaves(&mut sitting, other);
    assert_eq!(sitting.table.waits(), [], "it is not that seat's turn");
    leaves(&mut sitting, mover);
    let short = sitting.now.plus(48 * HOUR - 6 * HOUR);
    let turn = [(NoticeKind::YourTurn, None, true), (NoticeKind::TimeShort, Some(short), true)];
    assert_eq!(of(&sitting, mover), turn);
    assert_eq!(of(&sitting, other), []);
    comes(&mut sitting, mover);
    assert_eq!(sitting.table.waits(), []);
    while sitting.next().expect("somebody acts").0 == mover {
        sitting.play_any();
    }
    assert_eq!(of(&sitting, other)[0], (NoticeKind::YourTurn, None, true));
    sitting.does(NAMES[mover.index()], Command::Pause);
    assert_eq!(sitting.table.waits(), [], "a game that waits waits for nobody");
    sitting.does(NAMES[mover.index()], Command::Resume);
    assert_eq!(of(&sitting, other).len(), 2);
    sitting.does(NAMES[other.index()], Command::Resign);
    assert_eq!(sitting.table.waits(), [], "who has given up has nothing to do");
}

#[test]
fn the_last_quarter_of_a_short_clock_is_short() {
    let mut sitting = Sitting::begun("point-city", 2, BANK);
    let (mover, _) = sitting.next().expect("somebody acts");
    leaves(&mut sitting, mover);
    assert_eq!(of(&sitting, mover)[1], (NoticeKind::TimeShort, Some(sitting.now.plus(300_000)), true));
    sitting.wait(60_000);
    assert_eq!(sitting.table.waits(), [], "a bot stands in");
}

#[test]
fn a_request_waits_for_those_who_have_not_answered() {
    let mut sitting = Sitting::begun("point-city", 3, ClockRule::Days(1));
    let absent = Seat(2);
    leaves(&mut sitting, absent);
    let asks = |sitting: &Sitting| of(sitting, absent).into_iter().any(|(kind, _, _)| kind == NoticeKind::PauseAsked);
    for _ in 0..2 {
        sitting.does("ann", Command::Pause);
        sitting.does("ann", Command::Resume);
    }
    sitting.does("ann", Command::Pause);
    assert!(asks(&sitting));
    sitting.does("bob", Command::Agree { yes: true });
    assert!(asks(&sitting), "one is missing");
    sitting.does("cy", Command::Agree { yes: true });
    assert_eq!(sitting.table.phase(), TablePhase::Paused);
    assert!(!asks(&sitting));
}

#[test]
fn everybody_asked_in_secret_is_told_until_answering_and_nobody_else() {
    let mut sitting = city(ClockRule::None);
    until(&mut sitting, several);
    let asked = asked(&sitting);
    let first = asked.first().expect("several are asked");
    for seat in Seat::all(4) {
        leaves(&mut sitting, seat);
        let wanted = if asked.contains(seat) { vec![(NoticeKind::YourTurn, None, false)] } else { Vec::new() };
        assert_eq!(of(&sitting, seat), wanted, "{seat}, and nothing of it aloud");
    }
    decline(first, &mut sitting);
    assert_eq!(of(&sitting, first), [], "who has answered need not come");
    let second = asked.without(first).first().expect("several are asked");
    assert_eq!(of(&sitting, second).len(), 1);
    let answer = Some(StandingAnswer { except: Vec::new(), part: true });
    sitting.does(NAMES[second.index()], Command::Stand { answer });
    assert_eq!(of(&sitting, second), [], "nor who lets it be declined");
}

#[test]
fn a_share_of_chance_waits_while_all_are_asked_for_theirs() {
    let mut sitting = Sitting::of("point-city", 2, ClockRule::Days(1));
    Seat::all(2).for_each(|seat| sitting.seat(seat));
    assert!(sitting.table.waits_for_shares().is_empty());
    sitting.does("ann", Command::Start);
    assert_eq!(sitting.table.waits_for_shares().len(), 2);
    let events = sitting.reveals(Seat(0));
    sitting.happen(events);
    assert_eq!(sitting.table.waits_for_shares(), [(person("bob").player, Seat(1))]);
}

/// A table where everybody is away before the first step.
fn deserted(game: &str, seats: u8) -> Sitting {
    let mut sitting = Sitting::of(game, seats, BANK);
    Seat::all(seats).for_each(|seat| sitting.seat(seat));
    sitting.does("ann", Command::Start);
    for seat in Seat::all(seats) {
        let mut events = sitting.reveals(seat);
        events.truncate(1);
        sitting.happen(events);
    }
    let at = sitting.now;
    let away = Seat::all(seats).map(|seat| Event { at, what: Happening::Away { seat } });
    let away: Vec<Event> = away.collect();
    sitting.happen(vec![Event { at, what: Happening::Started }]);
    sitting.happen(away);
    sitting
}

/// What the watcher is sent, and what is said aloud.
fn heard(sitting: &Sitting, watcher: Seat) -> Vec<Waits> {
    sitting.table.waits().into_iter().filter(|waits| waits.open || waits.seat == watcher).collect()
}

#[test]
fn nobody_can_tell_twins_apart_by_what_waits() {
    let (watcher, mut secret, mut open, mut different) = (Seat(0), 0, 0, 0);
    for entry in GAMES {
        let seats = *entry.seats.end();
        for seed in 0..20 {
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
            let mut both = [deserted(entry.name, seats), deserted(entry.name, seats)];
            let mut drawn = 0;
            for _ in 0..400 {
                let [one, two] = [heard(&both[0], watcher), heard(&both[1], watcher)];
                assert_eq!(one, two, "{}, seed {seed}", entry.name);
                secret += one.iter().filter(|waits| !waits.open).count();
                open += one.iter().filter(|waits| waits.open).count();
                let positions = [both[0].table.position(), both[1].table.position()];
                // What only one of the tables can do would show; then something else is done.
                let Some(steps) = (0..60).find_map(|_| next_steps(positions, watcher, below(&mut rng, 1 << 20))) else {
                    break;
                };
                different += usize::from(steps[0] != steps[1]);
                let is_draw = steps[0].starts_with('*');
                for (sitting, step) in both.iter_mut().zip(steps) {
                    sitting.now = sitting.now.plus(700);
                    let step = step.into();
                    let what = if is_draw { Happening::Drawn { n: drawn, step } } else { Happening::Played { step } };
                    let event = Event { at: sitting.now, what };
                    sitting.happen(vec![event]);
                }
                drawn += u64::from(is_draw);
            }
        }
    }
    assert!(different > 100, "the twins differ in {different} steps");
    assert!(secret > 50 && open > 1_000, "{secret} times in secret, {open} times aloud");
}
