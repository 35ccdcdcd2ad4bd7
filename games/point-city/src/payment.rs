use crate::lanes::{INGENUITY, Lanes};
use crate::{Front, Resource};

/// Resource cards, by what their resource side shows; cards with the same side are alike (PC-3.16).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Hand {
    /// Cards with one symbol by resource, and ingenuity cards.
    pub(crate) singles: Lanes,
    /// Cards with two symbols by resource.
    pub(crate) doubles: Lanes,
}

impl Hand {
    /// No cards.
    pub const EMPTY: Hand = Hand { singles: Lanes::ZERO, doubles: Lanes::ZERO };

    /// How many cards show this side.
    pub const fn of(self, front: Front) -> u8 {
        match front {
            Front::Single(resource) => self.singles.lane(resource.index()),
            Front::Double(resource) => self.doubles.lane(resource.index()),
            Front::Ingenuity => self.singles.lane(INGENUITY),
        }
    }

    /// How many cards there are.
    pub const fn cards(self) -> u8 {
        self.singles.sum() + self.doubles.sum()
    }

    /// Puts cards in.
    pub const fn add(&mut self, front: Front, count: u8) {
        match front {
            Front::Single(resource) => self.singles = self.singles.plus(Lanes::one(resource.index(), count)),
            Front::Double(resource) => self.doubles = self.doubles.plus(Lanes::one(resource.index(), count)),
            Front::Ingenuity => self.singles = self.singles.plus(Lanes::one(INGENUITY, count)),
        }
    }

    /// Whether all these cards are in the hand.
    pub fn holds(self, payment: Payment) -> bool {
        Front::all().all(|front| payment.of(front) <= self.of(front))
    }

    /// The most that the cards and the permanent resources could pay of each resource if doubles could be split.
    #[inline]
    pub(crate) const fn supply(self, permanents: Lanes) -> Lanes {
        permanents.plus(self.singles).plus(self.doubles).plus(self.doubles)
    }

    /// Puts all these cards in.
    #[inline]
    pub(crate) const fn gain(&mut self, cards: Hand) {
        self.singles = self.singles.plus(cards.singles);
        self.doubles = self.doubles.plus(cards.doubles);
    }

    /// Moves cards to the discard pile.
    #[inline]
    pub(crate) const fn pay(&mut self, spent: Hand, discard: &mut Hand) {
        self.singles = self.singles.minus(spent.singles);
        self.doubles = self.doubles.minus(spent.doubles);
        discard.gain(spent);
    }
}

/// The resource cards discarded for all buildings of a turn (PC-3.11): for each resource the cards with one and with two
/// symbols, then the ingenuity cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Payment([u8; 11]);

const fn place(front: Front) -> usize {
    match front {
        Front::Single(resource) => resource.index() * 2,
        Front::Double(resource) => resource.index() * 2 + 1,
        Front::Ingenuity => 10,
    }
}

impl Payment {
    /// How many cards with this side are discarded.
    pub const fn of(self, front: Front) -> u8 {
        self.0[place(front)]
    }

    /// Adds a card to the payment.
    pub const fn add(&mut self, front: Front) {
        self.0[place(front)] += 1;
    }

    /// The cards of the payment.
    #[inline]
    pub(crate) fn cards(self) -> Hand {
        let counts = self.0;
        let singles = [counts[0], counts[2], counts[4], counts[6], counts[8], counts[10]];
        let doubles = [counts[1], counts[3], counts[5], counts[7], counts[9]];
        Hand { singles: Lanes::from_counts(&singles), doubles: Lanes::from_counts(&doubles) }
    }

    fn set(&mut self, need: Need, way: Way) {
        self.0[usize::from(need.resource) * 2] = way.singles;
        self.0[usize::from(need.resource) * 2 + 1] = way.doubles;
        self.0[10] += way.short;
    }
}

/// What is still needed of one resource when the permanent ones have paid, and what there is to pay it with.
#[derive(Clone, Copy, Debug, Default)]
struct Need {
    resource: u8,
    /// How much, at least 1.
    amount: u8,
    /// Doubles that count in full: half of each building's cost, rounded down.
    full: u8,
    /// Buildings with an odd cost, where one more double counts half.
    half: u8,
    singles: u8,
    doubles: u8,
    /// What is missing when every card of the resource is spent.
    least_short: u8,
}

/// Cards of one resource, and how much is still missing when they are spent.
#[derive(Clone, Copy, Debug)]
struct Way {
    singles: u8,
    doubles: u8,
    short: u8,
}

impl Need {
    const fn resource(self) -> Resource {
        Resource::ALL[self.resource as usize]
    }

    /// What this many doubles pay; a double pays towards one building only and gives no change (PC-3.5, PC-3.10).
    const fn covered_by(self, doubles: u8) -> u8 {
        if doubles <= self.full {
            2 * doubles
        } else {
            let more = doubles - self.full;
            2 * self.full + if more < self.half { more } else { self.half }
        }
    }

    /// What would be missing when every card of the resource is spent, if a double could pay for two buildings.
    fn short_if_doubles_could_be_split(self) -> u8 {
        let symbols = self.doubles.saturating_mul(2).saturating_add(self.singles);
        self.amount.saturating_sub(symbols)
    }

    /// Lists the ways to spend cards of this resource, sorted. No card can be left out of them, and they leave at most
    /// this much missing (PC-3.11).
    #[inline]
    fn each_way(self, most_short: u8, mut found: impl FnMut(Way)) {
        for singles in 0..=self.singles.min(self.amount) {
            for doubles in 0..=self.doubles.min(self.full + self.half) {
                let covered = self.covered_by(doubles) + singles;
                let double_is_needed = doubles == 0 || self.covered_by(doubles - 1) + singles < self.amount;
                if !double_is_needed {
                    break;
                }
                let single_is_needed = singles == 0 || covered <= self.amount;
                let short = self.amount.saturating_sub(covered);
                if single_is_needed && short <= most_short {
                    found(Way { singles, doubles, short });
                }
            }
        }
    }

    /// The only way, if there is just one.
    #[inline]
    fn only_way(self, most_short: u8) -> Option<Way> {
        if self.doubles == 0 {
            let singles = self.singles.min(self.amount);
            let short = self.amount - singles;
            return (singles == 0 || short == most_short).then_some(Way { singles, doubles: 0, short });
        }
        let (mut ways, mut only) = (0, None);
        self.each_way(most_short, |way| {
            ways += 1;
            only = Some(way);
        });
        only.filter(|_| ways == 1)
    }
}

/// The only way to pay two costs, if there is just one; the second is 0 for a single building. It must be possible to pay
/// them.
#[inline]
pub(crate) fn only_payment(costs: [Lanes; 2], hand: Hand, permanents: Lanes) -> Option<Hand> {
    let need = costs[0].plus(costs[1]).minus_down_to_zero(permanents);
    if need.meets(hand.doubles) {
        return Bill::new(costs, hand, permanents).only_payment().map(Payment::cards);
    }
    // Without doubles, singles pay what they can and ingenuity pays the rest. There is another way if a wild card is left
    // that could stand for a single.
    let short = need.minus_down_to_zero(hand.singles);
    let (singles, wild) = (need.minus(short), short.sum());
    let is_only = singles == Lanes::ZERO || wild == hand.singles.lane(INGENUITY);
    is_only.then(|| Hand { singles: singles.plus(Lanes::one(INGENUITY, wild)), doubles: Lanes::ZERO })
}

/// One or two buildings to be paid by a player, resource by resource.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Bill {
    needs: [Need; 4],
    count: usize,
    /// Ingenuity cards that may be spent beyond those that must be; below 0 the bill cannot be paid.
    slack: i8,
}

impl Bill {
    /// The bill for two costs; the second is 0 for a single building.
    pub(crate) fn new(costs: [Lanes; 2], hand: Hand, permanents: Lanes) -> Bill {
        let mut bill = Bill { slack: hand.singles.lane(INGENUITY) as i8, ..Bill::default() };
        let mut open = costs[0].plus(costs[1]).minus_down_to_zero(permanents);
        while let Some(resource) = open.first() {
            let amount = open.lane(resource);
            open = open.minus(Lanes::one(resource, amount));
            let [one, other] = costs.map(|cost| cost.lane(resource));
            let (full, half) = (one / 2 + other / 2, one % 2 + other % 2);
            let (singles, doubles) = (hand.singles.lane(resource), hand.doubles.lane(resource));
            let mut entry = Need { resource: resource as u8, amount, full, half, singles, doubles, least_short: 0 };
            entry.least_short = amount.saturating_sub(entry.covered_by(doubles).saturating_add(singles));
            bill.slack -= entry.least_short as i8;
            bill.needs[bill.count] = entry;
            bill.count += 1;
        }
        bill
    }

    /// Whether it can be paid.
    pub(crate) fn is_payable(&self) -> bool {
        self.slack >= 0
    }

    fn needs(&self) -> &[Need] {
        &self.needs[..self.count]
    }

    /// What is missing of each resource when all cards but ingenuity are spent.
    pub(crate) fn shortages(&self) -> impl Iterator<Item = Shortage> {
        let short = self.needs().iter().filter(|need| need.least_short > 0);
        short.map(|need| Shortage {
            resource: need.resource(),
            amount: need.least_short,
            because_of_doubles: need.short_if_doubles_could_be_split() == 0,
        })
    }

    /// Whether it could be paid if a double could pay one to each of two buildings, which PC-3.10 forbids.
    pub(crate) fn is_payable_if_doubles_could_be_split(&self) -> bool {
        let saved: u8 = self.needs().iter().map(|need| need.least_short - need.short_if_doubles_could_be_split()).sum();
        self.slack + saved as i8 >= 0
    }

    /// The only way to pay, if there is just one. The bill must be payable.
    #[inline]
    pub(crate) fn only_payment(&self) -> Option<Payment> {
        let mut payment = Payment::default();
        for need in self.needs() {
            let way = need.only_way(need.least_short + self.slack as u8)?;
            payment.set(*need, way);
        }
        Some(payment)
    }

    /// Lists all ways to pay, sorted. The bill must be payable.
    pub(crate) fn each_payment(&self, found: &mut impl FnMut(Payment)) {
        self.continue_from(0, self.slack as u8, Payment::default(), found);
    }

    fn continue_from(&self, n: usize, slack: u8, payment: Payment, found: &mut impl FnMut(Payment)) {
        let Some(need) = self.needs().get(n) else {
            return found(payment);
        };
        need.each_way(need.least_short + slack, |way| {
            let mut next = payment;
            next.set(*need, way);
            self.continue_from(n + 1, slack - (way.short - need.least_short), next, found);
        });
    }

    /// Says whether a payment pays the bill, and whether some card of it could be left out.
    pub(crate) fn judge(&self, payment: Payment) -> Verdict {
        let (mut short, mut short_if_split) = (0, 0);
        let mut wasteful = false;
        let mut spent = 0;
        for need in self.needs() {
            let singles = payment.of(Front::Single(need.resource()));
            let doubles = payment.of(Front::Double(need.resource()));
            spent += u16::from(singles) + u16::from(doubles);
            let covered = need.covered_by(doubles);
            short += need.amount.saturating_sub(covered.saturating_add(singles));
            short_if_split += Need { singles, doubles, ..*need }.short_if_doubles_could_be_split();
            wasteful |= singles > 0 && covered.saturating_add(singles) > need.amount;
            wasteful |= doubles > 0 && need.covered_by(doubles - 1).saturating_add(singles) >= need.amount;
        }
        let ingenuity = payment.of(Front::Ingenuity);
        let all: u16 = Front::all().map(|front| u16::from(payment.of(front))).sum();
        if short > ingenuity {
            if short_if_split > ingenuity { Verdict::TooLittle } else { Verdict::SplitsDouble }
        } else if wasteful || short < ingenuity || all > spent + u16::from(ingenuity) {
            Verdict::TooMuch
        } else {
            Verdict::Exact
        }
    }
}

/// What a bill lacks of one resource.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Shortage {
    pub(crate) resource: Resource,
    pub(crate) amount: u8,
    /// Whether there are enough symbols, but on doubles that would have to pay for both buildings.
    pub(crate) because_of_doubles: bool,
}

/// How a payment is judged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Verdict {
    /// It does not meet the cost.
    TooLittle,
    /// It would meet the cost if a double could pay for two buildings (PC-3.5, PC-3.10).
    SplitsDouble,
    /// A card could be left out.
    TooMuch,
    /// It is legal.
    Exact,
}

#[cfg(test)]
mod tests;
