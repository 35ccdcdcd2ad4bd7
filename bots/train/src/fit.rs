use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};
use tetrapolis_game::below;
use tetrapolis_net::{FIRST, LAST, Layers, SECOND};

use crate::{Samples, Slope, slope};

/// How many positions make a step.
const BATCH: usize = 4_096;
/// Into how many parts a step is divided, whatever the number of threads, so that sums are always made in the same order.
const PARTS: usize = 32;
/// One in this many positions is not learned from, but used to see how well the network predicts others.
const SPARED: usize = 32;
/// How slowly the mean slope and the mean of its square follow.
const BETA: [f32; 2] = [0.9, 0.999];
/// How strongly weights are pulled to 0.
const DECAY: f32 = 0.01;

/// Adam, with weights that decay.
pub(crate) struct Fitter {
    pub(crate) layers: Layers,
    mean: Layers,
    square: Layers,
    /// The powers of beta.
    powers: [f32; 2],
}

/// How long to learn.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Lesson {
    pub(crate) epochs: u32,
    /// The length of the first steps; they become shorter until the end.
    pub(crate) rate: f32,
    pub(crate) seed: u64,
    pub(crate) threads: usize,
}

impl Fitter {
    /// Small random weights.
    pub(crate) fn new(inputs: usize, seed: u64) -> Fitter {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut layers = Layers::zero(inputs);
        let mut fill = |weights: &mut [f32], limit: f32| {
            for weight in weights {
                *weight = limit * (below(&mut rng, 1 << 20) as f32 / (1 << 19) as f32 - 1.0);
            }
        };
        fill(layers.first.as_flattened_mut(), 0.12);
        fill(layers.second.as_flattened_mut(), (3.0 / FIRST as f32).sqrt());
        fill(layers.last.as_flattened_mut(), (6.0 / SECOND as f32).sqrt());
        fill(&mut layers.result, (1.0 / LAST as f32).sqrt());
        Fitter { layers, mean: Layers::zero(inputs), square: Layers::zero(inputs), powers: [1.0; 2] }
    }

    /// Learns from samples. `report` is called after each epoch with the mean loss of the positions learned from, and of those
    /// that were spared.
    pub(crate) fn fit(&mut self, samples: &Samples, lesson: Lesson, report: &mut dyn FnMut(f64, f64)) {
        let (spared, mut learned): (Vec<u32>, Vec<u32>) =
            (0..samples.len() as u32).partition(|position| *position as usize % SPARED == SPARED - 1);
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(lesson.seed);
        let steps = learned.len().div_ceil(BATCH) * lesson.epochs as usize;
        let mut step = 0;
        for _ in 0..lesson.epochs {
            shuffle(&mut learned, &mut rng);
            let mut loss = 0.0;
            for batch in learned.chunks(BATCH) {
                let slope = self.slope(samples, batch, true, lesson.threads);
                loss += slope.loss;
                self.step(&slope.layers, batch.len(), lesson.rate * (1.0 - step as f32 / steps as f32));
                step += 1;
            }
            let seen: f64 =
                spared.chunks(BATCH).map(|batch| self.slope(samples, batch, false, lesson.threads).loss).sum();
            report(loss / learned.len().max(1) as f64, seen / spared.len().max(1) as f64);
        }
    }

    fn slope(&self, samples: &Samples, batch: &[u32], learns: bool, threads: usize) -> Slope {
        let size = batch.len().div_ceil(PARTS).max(1);
        let parts: Vec<&[u32]> = batch.chunks(size).collect();
        let inputs = if learns { self.layers.first.len() } else { 0 };
        let work = |parts: &[&[u32]]| -> Vec<Slope> {
            let one = |part: &&[u32]| {
                let mut sum = Slope { layers: Layers::zero(inputs), loss: 0.0 };
                slope(&self.layers, samples, part, learns, &mut sum);
                sum
            };
            parts.iter().map(one).collect()
        };
        let mut slopes = std::thread::scope(|scope| {
            let share = parts.len().div_ceil(threads.max(1)).max(1);
            let mut shares = parts.chunks(share);
            let first = shares.next().unwrap_or(&[]);
            let others: Vec<_> = shares.map(|share| scope.spawn(move || work(share))).collect();
            let mut slopes = work(first);
            for other in others {
                slopes.extend(other.join().expect("a learning thread does not panic"));
            }
            slopes
        })
        .into_iter();
        let mut sum = slopes.next().expect("a batch has a position");
        for slope in slopes {
            sum.loss += slope.loss;
            for (to, from) in sum.layers.parts_mut().into_iter().zip(slope.layers.parts()) {
                for (to, from) in to.iter_mut().zip(from) {
                    *to += from;
                }
            }
        }
        sum
    }

    fn step(&mut self, slope: &Layers, positions: usize, rate: f32) {
        for (power, beta) in self.powers.iter_mut().zip(BETA) {
            *power *= beta;
        }
        let [mean_scale, square_scale] = self.powers.map(|power| 1.0 / (1.0 - power));
        let scale = 1.0 / positions as f32;
        let parts = self.layers.parts_mut().into_iter().zip(self.mean.parts_mut()).zip(self.square.parts_mut());
        for (((weights, means), squares), slopes) in parts.zip(slope.parts()) {
            for (((weight, mean), square), slope) in weights.iter_mut().zip(means).zip(squares).zip(slopes) {
                let slope = slope * scale;
                *mean = BETA[0] * *mean + (1.0 - BETA[0]) * slope;
                *square = BETA[1] * *square + (1.0 - BETA[1]) * slope * slope;
                let length = (*square * square_scale).sqrt() + 1e-8;
                *weight -= rate * (*mean * mean_scale / length + DECAY * *weight);
            }
        }
    }
}

fn shuffle(items: &mut [u32], rng: &mut impl Rng) {
    for n in (1..items.len()).rev() {
        items.swap(n, below(rng, n as u32 + 1) as usize);
    }
}
