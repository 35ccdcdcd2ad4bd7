use std::collections::{HashMap, HashSet};

use serde::Deserialize;
use tetrapolis_game::{EditionError, EditionId, Message, Source, Spanned, fingerprint};

use crate::{Card, CardKind, Cards, Symbol};

/// The cards as this project deals them; see `editions/mafia-city/`.
pub const BUILTIN_EDITION: &str = include_str!("../edition.toml");

/// How many action cards there are (MC-1.3).
pub(crate) const CARDS: u8 = 49;

/// The action cards, checked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Edition {
    id: EditionId,
    cards: Vec<Card>,
}

impl Edition {
    /// Reads and checks an edition.
    ///
    /// # Errors
    /// The line that is wrong, and why. Nothing is loaded then.
    pub fn read(source: Source<'_>) -> Result<Edition, EditionError> {
        let raw: Raw = source.parse()?;
        source.check_header("mafia-city", &raw.game, &raw.name)?;
        let mut reader = Reader { source, ids: HashSet::new(), faces: HashSet::new(), names: HashMap::new() };
        let mut cards = raw.cards.get_ref().iter().map(|card| reader.card(card)).collect::<Result<Vec<_>, _>>()?;
        check_deck(source, &raw.cards, &cards)?;
        cards.sort_by_key(|card| (card.kind, card.symbol));
        let facts: Vec<_> = cards.iter().map(|card| (&card.id, card.kind, card.symbol, card.copies)).collect();
        let id = EditionId { name: raw.name.into_inner(), hash: fingerprint(&facts) };
        Ok(Edition { id, cards })
    }

    /// The built-in edition.
    pub fn builtin() -> Edition {
        let source = Source { file: "editions/mafia-city/house.toml", text: BUILTIN_EDITION };
        Edition::read(source).expect("the built-in edition is checked by a test")
    }

    /// The name and hash.
    pub fn id(&self) -> &EditionId {
        &self.id
    }

    /// The different cards, sorted by kind and symbol.
    pub fn cards(&self) -> &[Card] {
        &self.cards
    }

    /// How many cards have a symbol.
    pub fn symbols(&self, symbol: Symbol) -> u8 {
        self.cards.iter().filter(|card| card.symbol == symbol).map(|card| card.copies).sum()
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Raw {
    game: Spanned<String>,
    name: Spanned<String>,
    cards: Spanned<Vec<RawCard>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawCard {
    id: Spanned<String>,
    name: Spanned<String>,
    kind: Spanned<String>,
    symbol: Spanned<String>,
    copies: Spanned<u8>,
}

/// Reads cards and remembers what must not occur twice.
struct Reader<'a> {
    source: Source<'a>,
    ids: HashSet<String>,
    faces: HashSet<(CardKind, Symbol)>,
    names: HashMap<String, CardKind>,
}

impl Reader<'_> {
    fn card(&mut self, raw: &RawCard) -> Result<Card, EditionError> {
        let source = self.source;
        let id = source.read_id(&raw.id, &mut self.ids)?;
        let word = |key, word: &str| Message::new(key).with("word", word);
        let kind: CardKind = raw
            .kind
            .get_ref()
            .parse()
            .map_err(|_| source.error_at(&raw.kind, word("mc-edition-kind", raw.kind.get_ref())))?;
        let symbol: Symbol = raw
            .symbol
            .get_ref()
            .parse()
            .map_err(|_| source.error_at(&raw.symbol, word("mc-edition-symbol", raw.symbol.get_ref())))?;
        if !self.faces.insert((kind, symbol)) {
            return Err(source.error_at(&raw.kind, Message::new("mc-edition-face").with("id", id.as_str())));
        }
        let name = source.read_name(&raw.name)?;
        if *self.names.entry(name.clone()).or_insert(kind) != kind {
            return Err(source.error_at(&raw.name, Message::new("edition-twice").with("name", name)));
        }
        let copies = source.read_number(&raw.copies, "copies", 1..=Cards::MOST)?;
        Ok(Card { id: id.into(), name: name.into(), kind, symbol, copies })
    }
}

/// Checks the sums of MC-1.3: 49 cards, every kind and every symbol among them.
fn check_deck(source: Source<'_>, place: &Spanned<Vec<RawCard>>, cards: &[Card]) -> Result<(), EditionError> {
    if cards.len() > Cards::DIFFERENT {
        let message = Message::new("mc-edition-different").with("found", cards.len());
        return Err(source.error_at(place, message.with("most", Cards::DIFFERENT)));
    }
    let found = cards.iter().map(|card| usize::from(card.copies)).sum();
    source.check_count(place, found, CARDS.into(), Message::new("mc-edition-cards"))?;
    for kind in CardKind::ALL {
        if !cards.iter().any(|card| card.kind == kind) {
            return Err(source.error_at(place, Message::new("mc-edition-missing").with("word", kind.word())));
        }
    }
    for symbol in Symbol::ALL {
        if !cards.iter().any(|card| card.symbol == symbol) {
            return Err(source.error_at(place, Message::new("mc-edition-missing").with("word", symbol.word())));
        }
    }
    Ok(())
}
