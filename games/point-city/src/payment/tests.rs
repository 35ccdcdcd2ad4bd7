use proptest::prelude::*;

use super::*;

/// What one resource leaves short at least, over all divisions of singles, doubles and permanents between two buildings.
fn least_short(costs: [u8; 2], permanents: u8, singles: u8, doubles: u8) -> u8 {
    let mut least = u8::MAX;
    for first_permanents in 0..=permanents {
        for first_singles in 0..=singles {
            for first_doubles in 0..=doubles {
                let first = first_permanents + first_singles + 2 * first_doubles;
                let second =
                    (permanents - first_permanents) + (singles - first_singles) + 2 * (doubles - first_doubles);
                least = least.min(costs[0].saturating_sub(first) + costs[1].saturating_sub(second));
            }
        }
    }
    least
}

/// The hand and the costs of a test, resource by resource.
#[derive(Clone, Debug)]
struct Case {
    costs: [[u8; 5]; 2],
    permanents: [u8; 5],
    singles: [u8; 5],
    doubles: [u8; 5],
    ingenuity: u8,
}

impl Case {
    fn pays(&self, singles: [u8; 5], doubles: [u8; 5], ingenuity: u8) -> bool {
        let short =
            |r: usize| least_short([self.costs[0][r], self.costs[1][r]], self.permanents[r], singles[r], doubles[r]);
        (0..5).map(short).sum::<u8>() <= ingenuity
    }

    /// PC-3.11 word by word: every set of cards that pays and of which no card could be left out.
    fn payments_by_trying_all(&self) -> Vec<Payment> {
        let mut found = Vec::new();
        let limits: Vec<u8> = (0..5).flat_map(|r| [self.singles[r], self.doubles[r]]).chain([self.ingenuity]).collect();
        let mut counts = [0_u8; 11];
        loop {
            if self.is_legal(counts) {
                found.push(Payment(counts));
            }
            let Some(place) = (0..11).rev().find(|place| counts[*place] < limits[*place]) else {
                found.sort_unstable();
                return found;
            };
            counts[place] += 1;
            counts[place + 1..].fill(0);
        }
    }

    fn is_legal(&self, counts: [u8; 11]) -> bool {
        let pays = |counts: [u8; 11]| {
            let singles = std::array::from_fn(|r| counts[r * 2]);
            let doubles = std::array::from_fn(|r| counts[r * 2 + 1]);
            self.pays(singles, doubles, counts[10])
        };
        let without = |place: usize| {
            let mut fewer = counts;
            fewer[place] -= 1;
            fewer
        };
        pays(counts) && (0..11).filter(|place| counts[*place] > 0).all(|place| !pays(without(place)))
    }

    fn hand(&self) -> Hand {
        let singles = Lanes::from_counts(&self.singles).plus(Lanes::one(INGENUITY, self.ingenuity));
        Hand { singles, doubles: Lanes::from_counts(&self.doubles) }
    }

    fn lanes(&self) -> [Lanes; 2] {
        self.costs.map(|cost| Lanes::from_counts(&cost))
    }

    fn bill(&self) -> Bill {
        Bill::new(self.lanes(), self.hand(), Lanes::from_counts(&self.permanents))
    }
}

/// One or two kinds of resource, as on the cards.
fn cost() -> impl Strategy<Value = [u8; 5]> {
    (0_usize..3, 0_usize..3, 0_u8..5, 1_u8..6).prop_map(|(one, other, more, less)| {
        let mut cost = [0; 5];
        cost[one] = more;
        cost[other] = less;
        cost
    })
}

fn case() -> impl Strategy<Value = Case> {
    let second = prop_oneof![1 => Just([0; 5]), 2 => cost()];
    let few = |most: u8| (0..=most, 0..=most, 0..=most).prop_map(|(a, b, c)| [a, b, c, 0, 0]);
    (cost(), second, few(3), few(3), few(2), 0_u8..4).prop_map(
        |(first, second, permanents, singles, doubles, ingenuity)| Case {
            costs: [first, second],
            permanents,
            singles,
            doubles,
            ingenuity,
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2_000))]

    #[test]
    fn the_listed_payments_are_those_of_the_rule_word_by_word(case in case()) { // PC-3.8, PC-3.10, PC-3.11
        let expected = case.payments_by_trying_all();
        let bill = case.bill();
        prop_assert_eq!(bill.is_payable(), !expected.is_empty());
        if bill.is_payable() {
            let mut found = Vec::new();
            bill.each_payment(&mut |payment| found.push(payment));
            prop_assert_eq!(&found, &expected);
            let only = (expected.len() == 1).then(|| expected[0]);
            prop_assert_eq!(bill.only_payment(), only);
            let fast = only_payment(case.lanes(), case.hand(), Lanes::from_counts(&case.permanents));
            prop_assert_eq!(fast, only.map(Payment::cards));
        }
    }

    #[test]
    fn a_payment_is_judged_as_the_rule_says(case in case(), counts in prop::array::uniform11(0_u8..3)) { // PC-3.11
        let payment = Payment(counts);
        let verdict = case.bill().judge(payment);
        prop_assert_eq!(verdict == Verdict::Exact, case.is_legal(counts));
    }
}
