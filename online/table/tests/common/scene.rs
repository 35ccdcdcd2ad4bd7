//! Tables that are played at random, always the same way.

use super::common::{NAMES, Sitting, given, person};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use tetrapolis_game::{Seat, Turn, Viewer, below};
use tetrapolis_protocol::{ClockRule, Command, TablePhase};
use tetrapolis_table::{Caller, Opening, Seed};

/// A table that is played at random, always the same way.
pub struct Scene {
    pub sitting: Sitting,
    pub edition: Option<String>,
    rng: Xoshiro256PlusPlus,
}

impl Scene {
    pub fn new(name: &str, game: &str, seats: u8, change: impl FnOnce(&mut Opening)) -> Scene {
        Scene::with_edition(name, game, seats, None, change)
    }

    pub fn with_edition(
        name: &str,
        game: &str,
        seats: u8,
        edition: Option<String>,
        change: impl FnOnce(&mut Opening),
    ) -> Scene {
        let mut opening = Sitting::of(game, seats, ClockRule::None).table.opening().clone();
        let number: u8 = name.bytes().fold(0, u8::wrapping_add);
        opening.seed = Seed([number; 32]);
        change(&mut opening);
        let sitting = Sitting::opened_with(opening, edition.as_deref());
        Scene { sitting, edition, rng: Xoshiro256PlusPlus::seed_from_u64(u64::from(number)) }
    }

    /// Seats persons first, then bots, and begins.
    pub fn begin(mut self, persons: u8) -> Scene {
        for seat in Seat::all(self.sitting.table.opening().seats) {
            if seat.0 < persons {
                self.sitting.seat(seat);
            } else {
                self.does("ann", Command::Bot { seat, kind: Some("random".into()) });
            }
        }
        self.sitting.start();
        self
    }

    pub fn does(&mut self, name: &str, command: Command) {
        self.sitting.does(name, command);
    }

    pub fn agree(&mut self, seat: Seat, yes: bool) {
        self.does(NAMES[seat.index()], Command::Agree { yes });
    }

    /// Plays one step at random, for a person or a bot; says by whom.
    pub fn step(&mut self) -> Option<Seat> {
        let Turn::Act(asked) = self.sitting.table.position().turn() else { return None };
        if self.sitting.table.phase() != TablePhase::Running {
            return None;
        }
        let asked: Vec<Seat> = asked.iter().collect();
        let seat = asked[below(&mut self.rng, asked.len() as u32) as usize];
        let legal = self.sitting.table.position().legal(seat);
        let action = legal[below(&mut self.rng, legal.len() as u32) as usize].notation.clone();
        self.sitting.wait(u64::from(below(&mut self.rng, 4_000)));
        if self.sitting.table.bots_to_act().iter().any(|(bot, _)| *bot == seat) {
            let events = self.sitting.table.play_for_bot(seat, &format!("{seat}: {action}"), self.sitting.now);
            self.sitting.happen(events.expect("it is legal"));
        } else if self.sitting.table.opening().one_device {
            let caller = Caller { seat: Some(seat), ..person("ann") };
            let version = self.sitting.table.version(Viewer::Seat(seat));
            let given = given(self.sitting.now);
            let events = self.sitting.table.decide(Some(&caller), &Command::Play { version, action }, &given);
            self.sitting.happen(events.expect("it is legal"));
        } else {
            self.sitting.play(seat, action);
        }
        Some(seat)
    }

    pub fn steps(mut self, count: usize) -> Scene {
        for _ in 0..count {
            self.step();
        }
        self
    }

    pub fn finish(mut self) -> Scene {
        while self.step().is_some() {}
        assert_eq!(self.sitting.table.phase(), TablePhase::Finished);
        self
    }

    /// Plays until a step of a person reveals something, or reveals nothing.
    pub fn until(&mut self, reveals: bool) -> Seat {
        loop {
            let before = self.sitting.log.len();
            let seat = self.step().expect("such a step comes");
            if (self.sitting.log.len() > before + 1) == reveals {
                return seat;
            }
        }
    }

    pub fn undo(&mut self, seat: Seat) {
        let version = self.sitting.table.version(Viewer::Seat(seat));
        self.does(NAMES[seat.index()], Command::Undo { version });
    }

    pub fn away(&mut self, name: &str) {
        let events = self.sitting.table.presence(&person(name).player, false, self.sitting.now);
        self.sitting.happen(events);
    }

    pub fn back(&mut self, name: &str) {
        let events = self.sitting.table.presence(&person(name).player, true, self.sitting.now);
        self.sitting.happen(events);
    }
}
