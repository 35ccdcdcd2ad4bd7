use crate::{CardIndex, CardKind, Cards, Deals, MafiaCity, Symbol};

/// The cards of an edition, numbered among those that can be used in the same way.
pub(crate) struct DeckNumbers {
    different: u8,
    /// The number of each card among those whose texts are used in the same way.
    texts: [u8; Cards::DIFFERENT],
    /// The number of each card among those with the same symbol.
    symbols: [u8; Cards::DIFFERENT],
    with_text: [usize; TEXTS],
    with_symbol: [usize; Symbol::ALL.len()],
    /// How many Secret Deals there are with each symbol.
    deals: [u8; Symbol::ALL.len()],
}

/// What the text of a card can be aimed at: nothing, a seat, a location, two locations, a mafioso, a mafioso and a location.
const TEXTS: usize = 6;

const fn text(kind: CardKind) -> usize {
    match kind {
        CardKind::PoliceChief | CardKind::Fbi | CardKind::ShadyBusiness | CardKind::SecretDeal => 0,
        CardKind::Thief => 1,
        CardKind::PoliceRaid => 2,
        CardKind::PullingStrings => 3,
        CardKind::Hitman | CardKind::Informer | CardKind::Complicity => 4,
        CardKind::BigPlan => 5,
    }
}

impl DeckNumbers {
    pub(crate) fn new(game: &MafiaCity) -> DeckNumbers {
        let cards = game.components().cards();
        let mut deck = DeckNumbers {
            different: cards.len() as u8,
            texts: [0; Cards::DIFFERENT],
            symbols: [0; Cards::DIFFERENT],
            with_text: [0; TEXTS],
            with_symbol: [0; Symbol::ALL.len()],
            deals: [0; Symbol::ALL.len()],
        };
        for (place, card) in cards.iter().enumerate() {
            let next = |count: &mut usize| {
                *count += 1;
                *count as u8 - 1
            };
            deck.texts[place] = next(&mut deck.with_text[text(card.kind)]);
            deck.symbols[place] = next(&mut deck.with_symbol[card.symbol.index()]);
            if card.kind == CardKind::SecretDeal {
                deck.deals[card.symbol.index()] = card.copies;
            }
        }
        deck
    }

    /// The different cards.
    pub(crate) fn each(&self) -> impl Iterator<Item = CardIndex> + use<> {
        (0..self.different).map(CardIndex)
    }

    pub(crate) const fn thieves(&self) -> usize {
        self.with_text[1]
    }

    pub(crate) const fn raids(&self) -> usize {
        self.with_text[2]
    }

    pub(crate) const fn strings(&self) -> usize {
        self.with_text[3]
    }

    pub(crate) const fn aims(&self) -> usize {
        self.with_text[4]
    }

    pub(crate) const fn shifts(&self) -> usize {
        self.with_text[5]
    }

    pub(crate) const fn hats(&self) -> usize {
        self.with_symbol[Symbol::Hat.index()]
    }

    pub(crate) const fn hat_pairs(&self) -> usize {
        pairs(self.hats())
    }

    pub(crate) const fn fist_pairs(&self) -> usize {
        pairs(self.with_symbol[Symbol::Fist.index()])
    }

    /// How many ways there are to lay Secret Deals.
    pub(crate) fn deals(&self) -> usize {
        self.deals.iter().map(|count| usize::from(*count) + 1).product()
    }

    /// The number of a card among those whose text is aimed at the same kind of target.
    pub(crate) const fn text(&self, card: CardIndex) -> usize {
        self.texts[card.index()] as usize
    }

    /// The number of a card among those with a Hat.
    pub(crate) const fn hat(&self, card: CardIndex) -> usize {
        self.symbols[card.index()] as usize
    }

    /// The number of a pair of cards with the same symbol, the first one first in the order of the edition.
    pub(crate) const fn pair(&self, one: CardIndex, other: CardIndex) -> usize {
        let (one, other) = (self.symbols[one.index()] as usize, self.symbols[other.index()] as usize);
        other * (other + 1) / 2 + one
    }

    /// The number of some Secret Deals.
    pub(crate) fn deals_number(&self, deals: Deals) -> usize {
        let counts = Symbol::ALL.map(|symbol| (deals.count(symbol), self.deals[symbol.index()]));
        counts.into_iter().fold(0, |number, (count, most)| number * (usize::from(most) + 1) + usize::from(count))
    }
}

const fn pairs(of: usize) -> usize {
    of * (of + 1) / 2
}
