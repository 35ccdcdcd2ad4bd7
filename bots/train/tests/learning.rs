//! Learning, on small numbers of games.

use std::sync::Mutex;

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use tetrapolis_game::below;
use tetrapolis_net::{Layers, Row};
use tetrapolis_train::{Plan, Progress, Samples, Slope, slope, train};
use tetrapolis_uptown::UpTown;

const TINY: Plan =
    Plan { quick: 60, epochs: 2, generations: 1, searched: 6, iterations: 8, measured: 0, ..Plan::USUAL };

#[test]
fn the_same_plan_learns_the_same_on_any_number_of_threads() {
    let file = |threads| train::<UpTown>(&Plan { threads, ..TINY }, &|_| {}).write();
    let one = file(1);
    assert!(one == file(3), "the number of threads makes no difference");
    let other = train::<UpTown>(&Plan { seed: 2, ..TINY }, &|_| {}).write();
    assert!(one != other, "the seed does");
}

#[test]
fn the_loss_falls() {
    let losses = Mutex::new(Vec::new());
    let plan = Plan { quick: 400, epochs: 6, generations: 0, ..TINY };
    train::<UpTown>(&plan, &|progress| {
        if let Progress::Loss(_, _, spared) = progress {
            losses.lock().expect("nobody panicked").push(spared);
        }
    });
    let losses = losses.into_inner().expect("nobody panicked");
    assert!(losses.len() == 6 && losses[5] < losses[0] - 0.01, "{losses:?}");
}

/// Numbers that are different and small.
fn fill(numbers: &mut [f32], rng: &mut Xoshiro256PlusPlus) {
    for number in numbers {
        *number = below(rng, 2_000) as f32 / 2_500.0 - 0.4;
    }
}

#[test]
fn the_slope_is_how_the_loss_changes() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut layers = Layers::zero(6);
    for part in layers.parts_mut() {
        fill(part, &mut rng);
    }
    let mut samples = Samples::default();
    for seats in 2..=4 {
        let mut rows = [Row::EMPTY; 4];
        for row in &mut rows[..seats] {
            let mut pen = row.pen();
            for _ in 0..6 {
                pen.number(below(&mut rng, 5) as f32 / 2.0 - 1.0);
            }
        }
        let mut shares = [0.0; 5];
        shares[..seats].fill(1.0 / seats as f32);
        samples.push(&rows[..seats], shares);
    }
    let of = |layers: &Layers| {
        let mut sum = Slope { layers: Layers::zero(6), loss: 0.0 };
        slope(layers, &samples, &[0, 1, 2], true, &mut sum);
        sum
    };
    let found = of(&layers);
    let step = 1e-3;
    for part in 0..8 {
        for n in (0..layers.parts()[part].len()).step_by(13) {
            let moved = |by: f32| {
                let mut layers = layers.clone();
                layers.parts_mut()[part][n] += by;
                of(&layers).loss
            };
            let expected = (moved(step) - moved(-step)) / f64::from(2.0 * step);
            let slope = f64::from(found.layers.parts()[part][n]);
            assert!((slope - expected).abs() < 2e-3 + 0.03 * expected.abs(), "{part}.{n}: {slope} is not {expected}");
        }
    }
}
