mod frame;

use std::collections::HashSet;

use serde::Deserialize;
use tetrapolis_game::{EditionError, EditionId, Message, Source, Spanned, fingerprint};

use crate::{Card, Counted, Income, NoProject, Prestige, Project, ProjectKind};

/// The cards of the house edition; see `editions/uptown/`.
pub const BUILTIN_EDITION: &str = include_str!("../edition.toml");

/// How many project cards there are (UT-1.2).
pub(crate) const PROJECTS: usize = 84;
/// How many municipal cards there are (UT-1.3).
pub(crate) const MUNICIPAL: usize = 28;
/// All cards.
pub(crate) const CARDS: usize = PROJECTS + MUNICIPAL;

/// The highest price.
const MAX_PRICE: u8 = 20;
/// The most upcoins that a fixed income gives or takes.
const MAX_INCOME: i8 = 9;

/// The cards, checked.
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
        source.check_header("uptown", &raw.game, &raw.name)?;
        let mut seen = Seen::default();
        let mut cards = Vec::new();
        for card in raw.projects.get_ref() {
            cards.push(card.read(source, &mut seen)?);
        }
        source.check_count(&raw.projects, cards.len(), PROJECTS, wrong_number("projects"))?;
        for card in raw.municipal.get_ref() {
            cards.push(card.read(source, &mut seen)?);
        }
        source.check_count(&raw.municipal, cards.len() - PROJECTS, MUNICIPAL, wrong_number("municipal"))?;
        if raw.house {
            frame::check(source, &raw, &cards)?;
        }
        let facts: Vec<_> = cards.iter().map(|card| (&card.id, card.price, &card.projects)).collect();
        let id = EditionId { name: raw.name.into_inner(), hash: fingerprint(&facts) };
        Ok(Edition { id, cards })
    }

    /// The built-in edition.
    pub fn builtin() -> Edition {
        let source = Source { file: "editions/uptown/house.toml", text: BUILTIN_EDITION };
        Edition::read(source).expect("the built-in edition is checked by a test")
    }

    /// The name and hash.
    pub fn id(&self) -> &EditionId {
        &self.id
    }

    /// The 84 project cards, then the 28 municipal cards.
    pub fn cards(&self) -> &[Card] {
        &self.cards
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Raw {
    game: Spanned<String>,
    name: Spanned<String>,
    #[serde(default)]
    house: bool,
    projects: Spanned<Vec<RawProjectCard>>,
    municipal: Spanned<Vec<RawMunicipalCard>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawProjectCard {
    id: Spanned<String>,
    name: Spanned<String>,
    price: Spanned<u8>,
    a: Spanned<String>,
    b: Spanned<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawMunicipalCard {
    id: Spanned<String>,
    name: Spanned<String>,
    a: Spanned<String>,
    b: Spanned<String>,
    c: Spanned<String>,
    d: Spanned<String>,
}

/// The names that are taken.
#[derive(Default)]
struct Seen {
    ids: HashSet<String>,
    names: HashSet<String>,
}

impl RawProjectCard {
    fn read(&self, source: Source<'_>, seen: &mut Seen) -> Result<Card, EditionError> {
        let id = source.read_id(&self.id, &mut seen.ids)?;
        let name = source.read_own_name(&self.name, &mut seen.names)?;
        let price = source.read_number(&self.price, "price", 0..=MAX_PRICE)?;
        let projects =
            [&self.a, &self.b].into_iter().map(|text| read_project(source, text)).collect::<Result<_, _>>()?;
        Ok(Card { id: id.into(), name: name.into(), price: Some(price), projects })
    }
}

impl RawMunicipalCard {
    fn read(&self, source: Source<'_>, seen: &mut Seen) -> Result<Card, EditionError> {
        let id = source.read_id(&self.id, &mut seen.ids)?;
        let name = source.read_own_name(&self.name, &mut seen.names)?;
        let ends = [&self.a, &self.b, &self.c, &self.d];
        let projects = ends.into_iter().map(|text| read_project(source, text)).collect::<Result<_, _>>()?;
        Ok(Card { id: id.into(), name: name.into(), price: None, projects })
    }
}

fn wrong_number(what: &'static str) -> Message {
    Message::new("ut-edition-cards").with("what", what)
}

fn read_project(source: Source<'_>, text: &Spanned<String>) -> Result<Project, EditionError> {
    let read = text.get_ref().parse::<Project>().map_err(|error| match error {
        NoProject::Unknown(clause) => Message::new("ut-edition-clause").with("clause", clause),
        NoProject::Twice(clause) => Message::new("ut-edition-clause-twice").with("clause", clause),
    });
    let checked = read.and_then(|project| check_project(&project).map(|()| project));
    checked.map_err(|message| source.error_at(text, message))
}

fn check_project(project: &Project) -> Result<(), Message> {
    if *project == Project::default() {
        return Err(Message::new("ut-edition-empty"));
    }
    if project.duo && !project.kind.is_some_and(ProjectKind::has_duo) {
        return Err(Message::new("ut-edition-duo")); // UT-1.5
    }
    if project.gift && project.no_gifts {
        return Err(Message::new("ut-edition-gift")); // UT-1.12
    }
    project.income.map_or(Ok(()), check_income)?;
    project.prestige.map_or(Ok(()), check_prestige)
}

/// Checks the values that an income can have (UT-1.7).
fn check_income(income: Income) -> Result<(), Message> {
    match income {
        Income::Flat { coins } => check_value("income", coins, -MAX_INCOME, MAX_INCOME),
        Income::StoreyBelow { coins } => check_value("income", coins, -1, 1),
        Income::OnPlot { coins, .. } | Income::IfGround { coins } => check_value("income", coins, 1, 1),
        Income::OnStreet { coins, .. } => check_value("income", coins, 1, 3),
    }
}

/// Checks the values that a prestige can have (UT-1.8).
fn check_prestige(prestige: Prestige) -> Result<(), Message> {
    match prestige {
        Prestige::Flat { points } => check_value("prestige", points, -4, 6),
        Prestige::OnPlot { points, .. } | Prestige::OnStreet { points, of: Counted::Kind(_) } => {
            check_value("prestige", points, -3, 3)
        }
        Prestige::OnStreet { points, of: Counted::Gift } => check_value("prestige", points, 1, 3),
        Prestige::StoreyBelow { points } => check_value("prestige", points, 1, 1),
        Prestige::IfGround { points } => check_value("prestige", points, 1, 2),
    }
}

fn check_value(field: &'static str, found: i8, least: i8, most: i8) -> Result<(), Message> {
    if (least..=most).contains(&found) && found != 0 {
        return Ok(());
    }
    let message = Message::new("edition-range").with("field", field).with("found", i32::from(found));
    Err(message.with("least", i32::from(least)).with("most", i32::from(most)))
}
