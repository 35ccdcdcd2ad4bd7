//! The exponential function, with the same bits on every machine.

/// Smaller numbers give the same result as this one.
const LEAST: f32 = -87.0;
/// Above this the result would be infinite.
const MOST: f32 = 88.0;
/// ln 2, in two parts that add up to more than the precision of one number.
const LN_2: [f32; 2] = [0.693_359_4, -2.121_944_4e-4];
/// Adding it to a small number and subtracting it again rounds that number.
const ROUNDER: f32 = 12_582_912.0;

/// Raises e to the power of a number, with additions and multiplications alone, so the result does not depend on the
/// system. The relative error is below one millionth. Numbers below -87 count as -87, numbers above 88 as 88, and NaN
/// as 0.
#[inline]
pub fn exp(number: f32) -> f32 {
    let number = if number.is_nan() { 0.0 } else { number.clamp(LEAST, MOST) };
    let doublings = (number * std::f32::consts::LOG2_E + ROUNDER) - ROUNDER;
    let rest = (number - doublings * LN_2[0]) - doublings * LN_2[1];
    let mut sum = 1.0 / 720.0;
    for coefficient in [1.0 / 120.0, 1.0 / 24.0, 1.0 / 6.0, 0.5, 1.0, 1.0] {
        sum = sum * rest + coefficient;
    }
    // Two factors, because 2 to the power of 128 is too large for a number.
    let half = doublings as i32 / 2;
    sum * power_of_two(half) * power_of_two(doublings as i32 - half)
}

/// 2 to a power from -126 to 127.
#[inline]
fn power_of_two(power: i32) -> f32 {
    f32::from_bits(((power + 127) as u32) << 23)
}

/// Turns numbers into shares that add up to 1: a number that is larger by one gives a share that is e times as large.
#[inline]
pub fn softmax(numbers: &mut [f32]) {
    let most = numbers.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let mut sum = 0.0;
    for number in numbers.iter_mut() {
        *number = exp(*number - most);
        sum += *number;
    }
    for number in numbers.iter_mut() {
        *number /= sum;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_the_exponential_function() {
        for n in -8_700..=8_800 {
            let number = n as f32 / 100.0;
            let expected = f64::from(number).exp();
            let error = (f64::from(exp(number)) / expected - 1.0).abs();
            assert!(error < 1e-6, "exp({number}) is wrong by {error}");
        }
    }

    #[test]
    fn some_values_bit_by_bit() {
        let found = [-87.0, -3.25, -0.1, 0.0, 0.5, 1.0, 10.0, 88.0].map(|number| exp(number).to_bits());
        let expected = [
            11_744_902,
            1_025_429_940,
            1_063_756_653,
            1_065_353_216,
            1_070_795_084,
            1_076_754_516,
            1_185_682_670,
            2_130_215_607,
        ];
        assert_eq!(found, expected);
    }

    #[test]
    fn whatever_comes_in_a_number_comes_out() {
        for number in [f32::NAN, f32::INFINITY, f32::NEG_INFINITY, f32::MAX, f32::MIN] {
            assert!(exp(number).is_finite() && exp(number) >= 0.0, "{number}");
        }
    }

    #[test]
    fn shares_add_up_to_one() {
        let mut shares = [1.0, 2.0, -500.0];
        softmax(&mut shares);
        assert!((shares.iter().sum::<f32>() - 1.0).abs() < 1e-6);
        assert!((shares[1] / shares[0] - std::f32::consts::E).abs() < 1e-5);
        assert!(shares[2] < 1e-30);
    }
}
