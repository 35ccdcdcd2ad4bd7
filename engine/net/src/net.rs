use crate::{Row, Subject, softmax};

/// How many neurons look at the row of a seat.
pub const FIRST: usize = 64;
/// How many neurons compare a seat with the others.
pub const SECOND: usize = 32;
/// How many neurons the last layer has.
pub const LAST: usize = 32;

/// The weights of a network.
#[derive(Clone, Debug, PartialEq)]
pub struct Layers {
    /// The weights from each number of a row to the first layer.
    pub first: Vec<[f32; FIRST]>,
    /// The weights from each number of a row straight to the result.
    pub short: Vec<f32>,
    /// The biases of the first layer.
    pub first_bias: [f32; FIRST],
    /// The weights from the first to the second layer: those of the seat's own neurons, then those of the others' mean.
    pub second: Vec<[f32; SECOND]>,
    /// The biases of the second layer.
    pub second_bias: [f32; SECOND],
    /// The weights from the second to the last layer.
    pub last: Vec<[f32; LAST]>,
    /// The biases of the last layer.
    pub last_bias: [f32; LAST],
    /// The weights from the last layer to the result.
    pub result: [f32; LAST],
}

impl Layers {
    /// Layers of zeros, for rows of this many numbers.
    pub fn zero(inputs: usize) -> Layers {
        Layers {
            first: vec![[0.0; FIRST]; inputs],
            short: vec![0.0; inputs],
            first_bias: [0.0; FIRST],
            second: vec![[0.0; SECOND]; 2 * FIRST],
            second_bias: [0.0; SECOND],
            last: vec![[0.0; LAST]; SECOND],
            last_bias: [0.0; LAST],
            result: [0.0; LAST],
        }
    }

    /// All numbers, in the order of the file.
    pub fn parts(&self) -> [&[f32]; 8] {
        [
            self.first.as_flattened(),
            &self.short,
            &self.first_bias,
            self.second.as_flattened(),
            &self.second_bias,
            self.last.as_flattened(),
            &self.last_bias,
            &self.result,
        ]
    }

    /// The same numbers, mutable.
    pub fn parts_mut(&mut self) -> [&mut [f32]; 8] {
        [
            self.first.as_flattened_mut(),
            &mut self.short,
            &mut self.first_bias,
            self.second.as_flattened_mut(),
            &mut self.second_bias,
            self.last.as_flattened_mut(),
            &mut self.last_bias,
            &mut self.result,
        ]
    }
}

/// A network that judges positions: one trunk for the row of each seat, a comparison of each seat with the mean of the
/// others, and shares that add up to 1.
#[derive(Clone, Debug, PartialEq)]
pub struct Net {
    pub(crate) subject: Subject,
    pub(crate) layers: Layers,
}

/// Numbers that are added side by side.
type Lanes<const M: usize> = [[f32; 8]; M];

impl Net {
    /// A network with these layers.
    ///
    /// # Panics
    /// If the layers are for rows of another length.
    pub fn new(subject: Subject, layers: Layers) -> Net {
        let inputs = usize::from(subject.inputs);
        let fits = layers.first.len() == inputs && layers.short.len() == inputs;
        assert!(fits && layers.second.len() == 2 * FIRST && layers.last.len() == SECOND, "layers of the right size");
        Net { subject, layers }
    }

    /// The game that it was trained for.
    pub fn subject(&self) -> &Subject {
        &self.subject
    }

    /// Its weights.
    pub fn layers(&self) -> &Layers {
        &self.layers
    }

    /// Each seat's share of the win, from the rows of all seats.
    ///
    /// # Panics
    /// If there are more rows than parties, or a row is longer than the rows of the training.
    #[inline]
    pub fn judge(&self, rows: &[Row], shares: &mut [f32]) {
        let layers = &self.layers;
        let seats = rows.len();
        let mut own = [[0.0; SECOND]; tetrapolis_game::MAX_PARTIES];
        let mut theirs = [[0.0; SECOND]; tetrapolis_game::MAX_PARTIES];
        for (seat, row) in rows.iter().enumerate() {
            let trunk = self.trunk(row);
            own[seat] = through(&trunk, &layers.second[..FIRST], layers.second_bias);
            theirs[seat] = through(&trunk, &layers.second[FIRST..], [0.0; SECOND]);
            shares[seat] = row.iter().fold(0.0, |sum, (input, value)| sum + layers.short[input] * value);
        }
        let all = theirs[1..seats].iter().fold(theirs[0], plus);
        let part = 1.0 / (seats.max(2) - 1) as f32;
        for seat in 0..seats {
            let mut second = [0.0; SECOND];
            for (n, sum) in second.iter_mut().enumerate() {
                *sum = (own[seat][n] + part * (all[n] - theirs[seat][n])).max(0.0);
            }
            let last = through(&second, &layers.last, layers.last_bias);
            shares[seat] +=
                last.iter().zip(&layers.result).fold(0.0, |sum, (sure, weight)| sum + sure.max(0.0) * weight);
        }
        softmax(&mut shares[..seats]);
    }

    /// The first layer of one seat.
    #[inline]
    fn trunk(&self, row: &Row) -> [f32; FIRST] {
        let mut trunk = self.layers.first_bias;
        // Half of the neurons at a time, so that their sums stay in registers.
        for half in 0..2 {
            let from = half * FIRST / 2;
            let mut sums: Lanes<4> = lanes(&trunk[from..]);
            for (input, value) in row.iter() {
                sums = add(sums, &self.layers.first[input][from..], value);
            }
            trunk[from..from + FIRST / 2].copy_from_slice(sums.as_flattened());
        }
        trunk.map(|sum| sum.max(0.0))
    }
}

/// One layer: a number of sums, each beginning with its bias.
#[inline]
fn through<const N: usize>(inputs: &[f32; N], weights: &[[f32; SECOND]], bias: [f32; SECOND]) -> [f32; SECOND] {
    let mut sums: Lanes<4> = lanes(&bias);
    for (input, weights) in inputs.iter().zip(weights) {
        sums = add(sums, weights, *input);
    }
    let mut all = [0.0; SECOND];
    all.copy_from_slice(sums.as_flattened());
    all
}

#[inline]
fn plus(mut sums: [f32; SECOND], more: &[f32; SECOND]) -> [f32; SECOND] {
    for (sum, more) in sums.iter_mut().zip(more) {
        *sum += more;
    }
    sums
}

#[inline]
fn lanes<const M: usize>(numbers: &[f32]) -> Lanes<M> {
    let mut lanes = [[0.0; 8]; M];
    lanes.as_flattened_mut().copy_from_slice(&numbers[..M * 8]);
    lanes
}

/// Adds `value` times the weights. The sums are passed by value: behind a reference they would be written to memory
/// each time.
#[inline]
fn add<const M: usize>(mut sums: Lanes<M>, weights: &[f32], value: f32) -> Lanes<M> {
    let (weights, _) = weights.as_chunks::<8>();
    for (lane, weights) in sums.iter_mut().zip(&weights[..M]) {
        for (sum, weight) in lane.iter_mut().zip(weights) {
            *sum += weight * value;
        }
    }
    sums
}
