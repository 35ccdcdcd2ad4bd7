use std::collections::HashSet;

use serde::{Deserialize, Serialize};
use tetrapolis_game::{EditionError, EditionId, Message, Source, Spanned, fingerprint};

use crate::{Building, Card, Counts, Front, Resource, Token};

/// The cards as printed, with names of our own; see `editions/point-city/`.
pub const BUILTIN_EDITION: &str = include_str!("../edition.toml");

/// The most of one resource that a building costs.
const MAX_COST: u8 = 9;
/// The most points on a card or token.
const MAX_POINTS: u8 = 20;
/// How many tokens there are (PC-1.4).
pub(crate) const TOKENS: usize = 22;

/// What is known of the cards of a tier, besides what each says.
struct TierFacts {
    /// Buildings that give a resource, that have points only, and civic ones.
    buildings: [usize; 3],
    /// Fronts with one symbol, with two, and ingenuity.
    fronts: [usize; 3],
    /// The printed points in all.
    points: usize,
}

const TIERS: [TierFacts; 3] = [
    TierFacts { buildings: [50, 5, 10], fronts: [65, 0, 0], points: 50 },
    TierFacts { buildings: [30, 10, 10], fronts: [0, 30, 20], points: 75 },
    TierFacts { buildings: [20, 15, 10], fronts: [0, 25, 20], points: 120 },
];

/// The cards and tokens, checked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Edition {
    id: EditionId,
    cards: Vec<Card>,
    tokens: Vec<Token>,
}

impl Edition {
    /// Reads and checks an edition.
    ///
    /// # Errors
    /// The line that is wrong, and why. Nothing is loaded then.
    pub fn read(source: Source<'_>) -> Result<Edition, EditionError> {
        let raw: Raw = source.parse()?;
        source.check_header("point-city", &raw.game, &raw.name)?;
        let mut ids = HashSet::new();
        let mut names = HashSet::new();
        let mut cards = Vec::new();
        for card in raw.cards.get_ref() {
            cards.push((card.read(source, &mut ids, &mut names)?, card));
        }
        check_deck(source, &raw.cards, &cards)?;
        let tokens =
            raw.tokens.get_ref().iter().map(|token| token.read(source, &mut ids)).collect::<Result<Vec<_>, _>>()?;
        source.check_count(&raw.tokens, tokens.len(), TOKENS, Message::new("pc-edition-tokens"))?;
        let mut cards: Vec<Card> = cards.into_iter().map(|(card, _)| card).collect();
        cards.sort_by_key(|card| (card.tier, card.front));
        let facts: Vec<_> =
            cards.iter().map(|card| (&card.id, card.tier, card.front, card.cost, card.building)).collect();
        let id = EditionId { name: raw.name.into_inner(), hash: fingerprint(&(facts, &tokens)) };
        Ok(Edition { id, cards, tokens })
    }

    /// The built-in edition.
    pub fn builtin() -> Edition {
        let source = Source { file: "editions/point-city/standard.toml", text: BUILTIN_EDITION };
        Edition::read(source).expect("the built-in edition is checked by a test")
    }

    /// The name and hash.
    pub fn id(&self) -> &EditionId {
        &self.id
    }

    /// The 160 cards, sorted by tier and resource side.
    pub fn cards(&self) -> &[Card] {
        &self.cards
    }

    /// The 22 civic tokens.
    pub fn tokens(&self) -> &[Token] {
        &self.tokens
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Raw {
    game: Spanned<String>,
    name: Spanned<String>,
    cards: Spanned<Vec<RawCard>>,
    tokens: Spanned<Vec<RawToken>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawCard {
    id: Spanned<String>,
    name: Spanned<String>,
    tier: Spanned<u8>,
    front: Spanned<String>,
    cost: Spanned<String>,
    points: Option<Spanned<u8>>,
    gives: Option<Spanned<String>>,
    #[serde(default)]
    civic: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct RawToken {
    id: Spanned<String>,
    kind: Spanned<TokenKind>,
    points: Spanned<u8>,
    of: Option<Spanned<String>>,
    at_least: Option<Spanned<u8>>,
}

#[derive(Clone, Copy, Deserialize, Serialize)]
#[serde(rename_all = "kebab-case")]
enum TokenKind {
    Flat,
    PerResource,
    PerPair,
    PerTypeAtLeast,
    PerTypeMissing,
    PerFullSet,
    PerIngenuityCard,
}

impl RawCard {
    fn read(
        &self,
        source: Source<'_>,
        ids: &mut HashSet<String>,
        names: &mut HashSet<String>,
    ) -> Result<Card, EditionError> {
        let id = source.read_id(&self.id, ids)?;
        let name = source.read_own_name(&self.name, names)?;
        let tier = source.read_number(&self.tier, "tier", 1..=3)?;
        let front = self.front.get_ref().parse().map_err(|_| no_resource(source, &self.front, self.front.get_ref()))?;
        let cost = read_cost(source, &self.cost)?;
        let points =
            self.points.as_ref().map_or(Ok(0), |points| source.read_number(points, "points", 0..=MAX_POINTS))?;
        let gives = match &self.gives {
            None => None,
            Some(gives) => Some(gives.get_ref().parse().map_err(|_| no_resource(source, gives, gives.get_ref()))?),
        };
        if self.civic && (points > 0 || gives.is_some()) {
            return Err(source.error_at(&self.id, Message::new("pc-edition-civic")));
        }
        if !self.civic && points == 0 && gives.is_none() {
            return Err(source.error_at(&self.id, Message::new("pc-edition-useless")));
        }
        Ok(Card {
            id: id.into(),
            name: name.into(),
            tier,
            front,
            cost,
            building: Building { points, gives, civic: self.civic },
        })
    }
}

impl RawToken {
    fn read(&self, source: Source<'_>, ids: &mut HashSet<String>) -> Result<Token, EditionError> {
        let id = source.read_id(&self.id, ids)?;
        let points = source.read_number(&self.points, "points", 1..=MAX_POINTS)?;
        let mut of = Vec::new();
        if let Some(words) = &self.of {
            for word in words.get_ref().split_whitespace() {
                of.push(word.parse::<Resource>().map_err(|_| no_resource(source, words, word))?);
            }
        }
        let at_least = self.at_least.as_ref().map(|least| source.read_number(least, "at-least", 1..=9)).transpose()?;
        let counts = match (*self.kind.get_ref(), of.as_slice(), at_least) {
            (TokenKind::Flat, [], None) => Counts::Flat,
            (TokenKind::PerResource, [of], None) => Counts::PerResource { of: *of },
            (TokenKind::PerPair, [one, other], None) if one != other => Counts::PerPair { of: [*one, *other] },
            (TokenKind::PerTypeAtLeast, [], Some(at_least)) => Counts::PerTypeAtLeast { at_least },
            (TokenKind::PerTypeMissing, [], None) => Counts::PerTypeMissing,
            (TokenKind::PerFullSet, [], None) => Counts::PerFullSet,
            (TokenKind::PerIngenuityCard, [], None) => Counts::PerIngenuityCard,
            (_, _, _) => return Err(source.error_at(&self.kind, Message::new("pc-edition-token-form"))),
        };
        Ok(Token { id: id.into(), points, counts })
    }
}

fn no_resource<T>(source: Source<'_>, place: &Spanned<T>, word: &str) -> EditionError {
    source.error_at(place, Message::new("pc-edition-resource").with("word", word))
}

/// Reads a cost such as `energy*2 ecology`: one or two resources, each once.
fn read_cost(source: Source<'_>, text: &Spanned<String>) -> Result<[u8; 5], EditionError> {
    let mut cost = [0; 5];
    for word in text.get_ref().split_whitespace() {
        let (name, count) = match word.split_once('*') {
            None => (word, 1),
            Some((name, count)) => (name, count.parse().unwrap_or(0)),
        };
        let resource: Resource = name.parse().map_err(|_| no_resource(source, text, word))?;
        if !(1..=MAX_COST).contains(&count) || cost[resource.index()] > 0 {
            return Err(
                source.error_at(text, Message::new("pc-edition-cost").with("word", word).with("most", MAX_COST))
            );
        }
        cost[resource.index()] = count;
    }
    match cost.iter().filter(|count| **count > 0).count() {
        1 | 2 => Ok(cost),
        kinds => Err(source.error_at(text, Message::new("pc-edition-cost-kinds").with("found", kinds))),
    }
}

/// Checks what is known of the deck as a whole.
fn check_deck(source: Source<'_>, all: &Spanned<Vec<RawCard>>, cards: &[(Card, &RawCard)]) -> Result<(), EditionError> {
    for (tier, facts) in (1_u8..).zip(&TIERS) {
        let of_tier = || cards.iter().map(|(card, _)| card).filter(|card| card.tier == tier);
        let count = |wanted: &dyn Fn(&Card) -> bool| of_tier().filter(|card| wanted(card)).count();
        let found_and_wanted = [
            ("cards", of_tier().count(), facts.buildings.iter().sum()),
            ("gives", count(&|card| card.building.gives.is_some()), facts.buildings[0]),
            ("points-only", count(&|card| card.building.gives.is_none() && !card.building.civic), facts.buildings[1]),
            ("civic", count(&|card| card.building.civic), facts.buildings[2]),
            ("single", count(&|card| matches!(card.front, Front::Single(_))), facts.fronts[0]),
            ("double", count(&|card| matches!(card.front, Front::Double(_))), facts.fronts[1]),
            ("ingenuity", count(&|card| card.front == Front::Ingenuity), facts.fronts[2]),
            ("points", of_tier().map(|card| usize::from(card.building.points)).sum(), facts.points),
        ];
        for (what, found, wanted) in found_and_wanted {
            let message = Message::new("pc-edition-deck").with("tier", tier).with("what", what);
            source.check_count(all, found, wanted, message)?;
        }
    }
    check_symmetry(source, cards)
}

/// Checks that community -> energy -> ecology -> economy -> industry -> community maps the deck onto itself.
fn check_symmetry(source: Source<'_>, cards: &[(Card, &RawCard)]) -> Result<(), EditionError> {
    type Facts = (u8, Front, [u8; 5], Building);
    let facts = |card: &Card| -> Facts { (card.tier, card.front, card.cost, card.building) };
    let copies = |wanted: &Facts| cards.iter().filter(|(card, _)| facts(card) == *wanted).count();
    for (card, raw) in cards {
        let image = image(&facts(card));
        let (found, wanted) = (copies(&image), copies(&facts(card)));
        let message = Message::new("pc-edition-symmetry").with("id", card.id.as_str());
        source.check_count(&raw.id, found, wanted, message)?;
    }
    Ok(())
}

fn image((tier, front, cost, building): &(u8, Front, [u8; 5], Building)) -> (u8, Front, [u8; 5], Building) {
    let mut mapped = [0; 5];
    for resource in Resource::ALL {
        mapped[next(resource).index()] = cost[resource.index()];
    }
    let front = match front {
        Front::Single(resource) => Front::Single(next(*resource)),
        Front::Double(resource) => Front::Double(next(*resource)),
        Front::Ingenuity => Front::Ingenuity,
    };
    (*tier, front, mapped, Building { gives: building.gives.map(next), ..*building })
}

fn next(resource: Resource) -> Resource {
    match resource {
        Resource::Community => Resource::Energy,
        Resource::Energy => Resource::Ecology,
        Resource::Ecology => Resource::Economy,
        Resource::Economy => Resource::Industry,
        Resource::Industry => Resource::Community,
    }
}
