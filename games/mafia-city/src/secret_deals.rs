use crate::{CardIndex, CardKind, Cards, MafiaCity, Symbol};

/// Several Secret Deals laid at once (MC-4.6): how many there are with each symbol, in four bits. No two different
/// cards have both the same text and the same symbol.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Deals(u16);

impl Deals {
    const fn shift(symbol: Symbol) -> u32 {
        symbol.index() as u32 * 4
    }

    pub(crate) const fn count(self, symbol: Symbol) -> u8 {
        (self.0 >> Deals::shift(symbol)) as u8 & 15
    }

    /// How many there are in all.
    pub fn len(self) -> u8 {
        Symbol::ALL.into_iter().map(|symbol| self.count(symbol)).sum()
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// All choices of at least two of them, in order.
    pub(crate) fn choices(self) -> impl Iterator<Item = Deals> {
        std::iter::successors(Some(Deals(0)), move |chosen| chosen.next_choice(self)).filter(|chosen| chosen.len() > 1)
    }

    /// The next choice: one more of the first symbol that has one more, and none of the symbols before it.
    fn next_choice(self, all: Deals) -> Option<Deals> {
        let symbol = Symbol::ALL.into_iter().find(|symbol| self.count(*symbol) < all.count(*symbol))?;
        let one = 1 << Deals::shift(symbol);
        Some(Deals((self.0 & !(one - 1)) + one))
    }
}

impl MafiaCity {
    /// The Secret Deals among some cards.
    pub(crate) fn deals_among(&self, cards: Cards) -> Deals {
        let deals = self.with_text(cards, CardKind::SecretDeal);
        let packed = |packed: u16, card: CardIndex| {
            packed + (u16::from(deals.count(card)) << Deals::shift(self.card(card).symbol))
        };
        Deals(deals.iter().fold(0, packed))
    }

    /// The cards of some Secret Deals.
    pub(crate) fn cards_of_deals(&self, deals: Deals) -> Cards {
        let cards = self.with_text(self.deck, CardKind::SecretDeal).iter();
        cards.fold(Cards::NONE, |sum, card| sum.plus(Cards::some(card, deals.count(self.card(card).symbol))))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_choice_of_two_or_more_comes_once_and_in_order() {
        let all = Deals(0x0201);
        let choices: Vec<Deals> = all.choices().collect();
        assert_eq!(choices, [Deals(0x0101), Deals(0x0200), Deals(0x0201)]);
        assert_eq!(Deals(0x0010).choices().count(), 0);
        assert_eq!(Deals(0x0060).choices().count(), 5);
    }
}
