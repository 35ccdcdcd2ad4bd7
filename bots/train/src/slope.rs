//! How the loss changes with each number of a network.

use tetrapolis_game::MAX_PARTIES;
use tetrapolis_net::{FIRST, LAST, Layers, SECOND, softmax};

use crate::Samples;

/// What some positions say about a network.
#[derive(Clone, Debug)]
pub struct Slope {
    /// How the sum of the losses changes with each number.
    pub layers: Layers,
    /// The sum of the losses: the cross entropy between the real shares and the predicted ones.
    pub loss: f64,
}

/// One seat in each layer of the network.
#[derive(Clone, Copy)]
struct Way {
    trunk: [f32; FIRST],
    own: [f32; SECOND],
    theirs: [f32; SECOND],
    second: [f32; SECOND],
    last: [f32; LAST],
    back: [f32; SECOND],
}

const NOTHING: Way = Way {
    trunk: [0.0; FIRST],
    own: [0.0; SECOND],
    theirs: [0.0; SECOND],
    second: [0.0; SECOND],
    last: [0.0; LAST],
    back: [0.0; SECOND],
};

/// Adds what these positions say. With `learns` false only the loss is added.
pub fn slope(layers: &Layers, samples: &Samples, positions: &[u32], learns: bool, slope: &mut Slope) {
    let mut ways = [NOTHING; MAX_PARTIES];
    for position in positions {
        let position = *position as usize;
        let shares = samples.shares(position);
        let mut found = [0.0; MAX_PARTIES];
        let found = &mut found[..shares.len()];
        forth(layers, samples, position, &mut ways[..shares.len()], found);
        softmax(found);
        let cross =
            shares.iter().zip(&*found).map(|(share, found)| f64::from(-share) * f64::from(found.max(1e-12)).ln());
        slope.loss += cross.sum::<f64>();
        if learns {
            for (found, share) in found.iter_mut().zip(shares) {
                *found -= share;
            }
            back(layers, samples, position, &mut ways[..shares.len()], found, &mut slope.layers);
        }
    }
}

fn forth(layers: &Layers, samples: &Samples, position: usize, ways: &mut [Way], results: &mut [f32]) {
    let mut all = [0.0; SECOND];
    for (seat, way) in ways.iter_mut().enumerate() {
        let mut short = 0.0;
        let mut trunk = layers.first_bias;
        for (input, value) in samples.row(position, seat) {
            trunk = plus(trunk, &layers.first[input], value);
            short += layers.short[input] * value;
        }
        way.trunk = trunk.map(|sum| sum.max(0.0));
        (way.own, way.theirs) = (layers.second_bias, [0.0; SECOND]);
        for (n, sure) in way.trunk.iter().enumerate().filter(|(_, sure)| **sure > 0.0) {
            way.own = plus(way.own, &layers.second[n], *sure);
            way.theirs = plus(way.theirs, &layers.second[FIRST + n], *sure);
        }
        all = plus(all, &way.theirs, 1.0);
        results[seat] = short;
    }
    let part = 1.0 / (ways.len().max(2) - 1) as f32;
    for (way, result) in ways.iter_mut().zip(results) {
        way.second = std::array::from_fn(|n| (way.own[n] + part * (all[n] - way.theirs[n])).max(0.0));
        let mut last = layers.last_bias;
        for (n, sure) in way.second.iter().enumerate() {
            last = plus(last, &layers.last[n], *sure);
        }
        way.last = last.map(|sum| sum.max(0.0));
        *result += dot(&way.last, &layers.result);
    }
}

fn back(layers: &Layers, samples: &Samples, position: usize, ways: &mut [Way], errors: &[f32], to: &mut Layers) {
    let mut all = [0.0; SECOND];
    for (way, error) in ways.iter_mut().zip(errors) {
        to.result = plus(to.result, &way.last, *error);
        let last: [f32; LAST] = std::array::from_fn(|n| if way.last[n] > 0.0 { layers.result[n] * error } else { 0.0 });
        to.last_bias = plus(to.last_bias, &last, 1.0);
        way.back = [0.0; SECOND];
        for (n, sure) in way.second.iter().enumerate().filter(|(_, sure)| **sure > 0.0) {
            way.back[n] = dot(&layers.last[n], &last);
            to.last[n] = plus(to.last[n], &last, *sure);
        }
        to.second_bias = plus(to.second_bias, &way.back, 1.0);
        all = plus(all, &way.back, 1.0);
    }
    let part = 1.0 / (ways.len().max(2) - 1) as f32;
    for (seat, (way, error)) in ways.iter().zip(errors).enumerate() {
        let theirs: [f32; SECOND] = std::array::from_fn(|n| part * (all[n] - way.back[n]));
        let mut trunk = [0.0; FIRST];
        for (n, sure) in way.trunk.iter().enumerate().filter(|(_, sure)| **sure > 0.0) {
            trunk[n] = dot(&layers.second[n], &way.back) + dot(&layers.second[FIRST + n], &theirs);
            to.second[n] = plus(to.second[n], &way.back, *sure);
            to.second[FIRST + n] = plus(to.second[FIRST + n], &theirs, *sure);
        }
        to.first_bias = plus(to.first_bias, &trunk, 1.0);
        for (input, value) in samples.row(position, seat) {
            to.first[input] = plus(to.first[input], &trunk, value);
            to.short[input] += error * value;
        }
    }
}

/// Adds a multiple of some numbers to others.
#[inline]
fn plus<const N: usize>(mut sums: [f32; N], more: &[f32; N], times: f32) -> [f32; N] {
    for (sum, more) in sums.iter_mut().zip(more) {
        *sum += more * times;
    }
    sums
}

/// The sum of the products, in eight parts side by side.
#[inline]
fn dot(one: &[f32; 32], other: &[f32; 32]) -> f32 {
    let mut sums = [0.0; 8];
    for (one, other) in one.as_chunks::<8>().0.iter().zip(other.as_chunks::<8>().0) {
        for n in 0..8 {
            sums[n] += one[n] * other[n];
        }
    }
    ((sums[0] + sums[4]) + (sums[1] + sums[5])) + ((sums[2] + sums[6]) + (sums[3] + sums[7]))
}
