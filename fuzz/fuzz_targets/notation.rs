//! Lines of text are played as steps; what is accepted is written as it was read, and nothing is lost.
#![no_main]

use libfuzzer_sys::fuzz_target;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use tetrapolis_fuzz::tables;
use tetrapolis_game::Turn;

fuzz_target!(|text: &str| {
    for mut table in tables() {
        let mut copy = table.fork();
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(text.len() as u64);
        for line in text.lines() {
            // An empty line lets chance or the first legal action happen, so that texts get anywhere.
            let line = match table.turn() {
                Turn::Chance if line.is_empty() => table.sample(&mut rng),
                Turn::Act(seats) if line.is_empty() => {
                    let seat = seats.first().expect("somebody has to act");
                    format!("{seat}: {}", table.legal(seat)[0].notation)
                }
                _ => line.to_owned(),
            };
            if let Ok(step) = table.read(&line) {
                assert_eq!(table.read(&step).as_deref(), Ok(step.as_str()));
                let before = table.position();
                if table.apply(&step).is_err() {
                    assert_eq!(table.position(), before);
                } else {
                    copy.restore(&table.position().to_string()).expect("what was reached by steps is a position");
                }
            }
        }
    }
});
