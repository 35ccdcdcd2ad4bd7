#![allow(dead_code, reason = "not every test file needs all")]
//! A table of Mafia City where questions close automatically.

use super::common::Sitting;
use tetrapolis_game::{Seat, Seats, Turn, Viewer};
use tetrapolis_protocol::{Asked, ClockRule, TableState, Version};

/// How long a question to several seats stays open, in milliseconds.
pub const OPEN: u64 = 8_000;

/// A table before anybody sits.
pub fn empty(seats: u8, clock: ClockRule) -> Sitting {
    let mut opening = Sitting::of("mafia-city", seats, clock).table.opening().clone();
    opening.answers = Some(8);
    Sitting::opened(opening)
}

/// A table of four.
pub fn city(clock: ClockRule) -> Sitting {
    let mut sitting = empty(4, clock);
    Seat::all(4).for_each(|seat| sitting.seat(seat));
    sitting.start();
    sitting
}

pub fn asked(sitting: &Sitting) -> Seats {
    match sitting.table.position().turn() {
        Turn::Act(seats) => seats,
        Turn::Chance | Turn::Over => Seats::NONE,
    }
}

pub fn state(sitting: &Sitting, seat: Seat) -> TableState {
    sitting.table.state(Viewer::Seat(seat), Version(0), Vec::new(), None)
}

pub fn question(sitting: &Sitting, seat: Seat) -> Option<Asked> {
    state(sitting, seat).asked
}

pub fn decline(seat: Seat, sitting: &mut Sitting) {
    let decline = question(sitting, seat).expect("something is asked").decline;
    sitting.play(seat, decline);
}

/// Plays on until a question is open that `wanted` accepts.
pub fn until(sitting: &mut Sitting, wanted: impl Fn(&Sitting) -> bool) {
    for turn in 0..4_000_usize {
        let open = sitting.table.keeps_answers_back();
        if open && wanted(sitting) {
            return;
        }
        let seat = asked(sitting).first().expect("the game goes on");
        if open {
            sitting.wait(OPEN);
        } else {
            let legal = sitting.table.position().legal(seat);
            sitting.play(seat, legal[turn % legal.len()].notation.clone());
        }
    }
    panic!("no such question");
}

pub fn several(sitting: &Sitting) -> bool {
    asked(sitting).len() > 1
}

/// A question to several seats, one of which could do something.
pub fn veto(sitting: &Sitting) -> Option<(Seat, String)> {
    let mut able = asked(sitting).iter().filter(|_| several(sitting));
    able.find_map(|seat| Some((seat, sitting.table.position().legal(seat).get(1)?.notation.clone())))
}
