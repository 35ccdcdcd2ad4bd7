use super::Difference;
use crate::Land;
use crate::grid::Cells;

/// How many sets of four can be made of these buildings, each used once (CI-7.5).
pub(super) fn sets(land: &Land, buildings: Cells, by: Difference) -> u32 {
    let of_height = |height| buildings & land.of_height(height);
    let by_colours = || land.plots.iter().map(|plots| (buildings & *plots).len()).min().unwrap_or(0);
    let by_heights = || [1, 2, 3, 4].map(|height| of_height(height).len()).into_iter().min().unwrap_or(0);
    match by {
        Difference::Colours => by_colours(),
        Difference::Heights => by_heights(),
        Difference::Both => {
            if by_heights() == 0 || by_colours() == 0 {
                return 0;
            }
            let counts = land.plots.map(|plots| [1, 2, 3, 4].map(|height| (of_height(height) & plots).len()));
            sets_of_both(counts)
        }
    }
}

/// How many sets with one building of each colour and one of each height can be made, from their numbers by colour and
/// height.
///
/// `k` sets are a flow of `k` from every colour to every height. By the max-flow min-cut theorem there is one if and
/// only if any `a` colours and `b` heights with `a + b > 4` have at least `k * (a + b - 4)` buildings in common.
fn sets_of_both(counts: [[u32; 4]; 4]) -> u32 {
    let mut most = u32::MAX;
    for colours in 1..16_u32 {
        let columns = [0, 1, 2, 3].map(|height| {
            (0..4).filter(|colour| colours >> colour & 1 == 1).map(|colour| counts[colour][height]).sum::<u32>()
        });
        for heights in 1..16_u32 {
            let share = (colours.count_ones() + heights.count_ones()).saturating_sub(4);
            let common: u32 = (0..4).filter(|height| heights >> height & 1 == 1).map(|height| columns[height]).sum();
            most = most.min(common.checked_div(share).unwrap_or(u32::MAX));
        }
    }
    most
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// Tries all ways to remove sets one by one.
    fn sets_by_trying(counts: [[u32; 4]; 4]) -> u32 {
        fn permutations() -> Vec<[usize; 4]> {
            let all = (0..256).map(|n| [n & 3, n >> 2 & 3, n >> 4 & 3, n >> 6 & 3]);
            all.filter(|p| (0..4).all(|height| p.contains(&height))).collect()
        }
        let takes = permutations().into_iter().filter(|p| (0..4).all(|colour| counts[colour][p[colour]] > 0));
        let after = |p: [usize; 4]| {
            let mut left = counts;
            (0..4).for_each(|colour| left[colour][p[colour]] -= 1);
            left
        };
        takes.map(|p| 1 + sets_by_trying(after(p))).max().unwrap_or(0)
    }

    proptest! {
        #[test]
        fn sets_of_colours_and_heights_are_as_many_as_trying_finds(
            counts in prop::array::uniform4(prop::array::uniform4(0_u32..3))
        ) {
            prop_assert_eq!(sets_of_both(counts), sets_by_trying(counts));
        }
    }
}
