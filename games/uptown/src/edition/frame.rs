//! What the cards of the house edition have in common, so that they make a game like the printed one.

use std::ops::RangeInclusive;

use tetrapolis_game::{EditionError, Message, Source};

use super::{PROJECTS, Raw};
use crate::{Card, Counted, Income, Prestige, Project, ProjectKind, Stands};

/// How many projects of a kind, or without one, the project cards have.
const SHARES: [(Option<ProjectKind>, usize); 7] = [
    (Some(ProjectKind::Apartment), 40),
    (Some(ProjectKind::Office), 32),
    (Some(ProjectKind::Shop), 28),
    (Some(ProjectKind::Services), 28),
    (Some(ProjectKind::Cafe), 24),
    (Some(ProjectKind::Hotel), 8),
    (None, 8),
];
/// By how many a share may differ.
const LEEWAY: usize = 2;
const PRICES: RangeInclusive<u8> = 1..=8;
/// The prices of all project cards together: 4 on average, more or less.
const PRICES_IN_ALL: RangeInclusive<usize> = 310..=360;

/// Checks the cards, project cards first.
pub(super) fn check(source: Source<'_>, raw: &Raw, cards: &[Card]) -> Result<(), EditionError> {
    let ids = raw.projects.get_ref().iter().map(|card| &card.id);
    let ids = ids.chain(raw.municipal.get_ref().iter().map(|card| &card.id));
    for ((number, card), id) in cards.iter().enumerate().zip(ids) {
        let checked = if number < PROJECTS { check_project_card(card) } else { check_municipal_card(card) };
        checked.map_err(|message| source.error_at(id, message))?;
    }
    check_whole(cards).map_err(|message| source.error_at(&raw.projects, message))
}

/// Checks the cards as a whole.
fn check_whole(cards: &[Card]) -> Result<(), Message> {
    let (projects, municipal) = cards.split_at(PROJECTS);
    let prices = projects.iter().filter_map(|card| card.price).map(usize::from).sum();
    within("prices", prices, PRICES_IN_ALL)?;
    for (kind, share) in SHARES {
        let found = count([projects], |project| project.kind == kind);
        within(kind.map_or("no-kind", ProjectKind::name), found, share - LEEWAY..=share + LEEWAY)?;
    }
    check_marks(projects, municipal)?;
    check_effects(cards)
}

fn check_project_card(card: &Card) -> Result<(), Message> {
    let price = card.price.expect("a project card has a price");
    within("price", price.into(), (*PRICES.start()).into()..=(*PRICES.end()).into())?;
    if card.projects[0].kind == card.projects[1].kind {
        return Err(Message::new("ut-frame-same-kind"));
    }
    card.projects.iter().try_for_each(check_values)
}

/// Checks that a municipal card is weak, because it is free, and that it always fits somewhere.
fn check_municipal_card(card: &Card) -> Result<(), Message> {
    for project in &card.projects {
        check_values(project)?;
        let income_is_weak = match project.income {
            None => true,
            Some(Income::Flat { coins } | Income::IfGround { coins }) => coins <= 1,
            Some(Income::StoreyBelow { .. } | Income::OnPlot { .. } | Income::OnStreet { .. }) => false,
        };
        let prestige_is_weak = match project.prestige {
            None => true,
            Some(Prestige::Flat { points } | Prestige::IfGround { points }) => points <= 2,
            Some(Prestige::StoreyBelow { .. } | Prestige::OnPlot { .. } | Prestige::OnStreet { .. }) => false,
        };
        if !income_is_weak || !prestige_is_weak {
            return Err(Message::new("ut-frame-strong").with("project", project.to_string()));
        }
    }
    let on_ground = |project: &Project| !project.gift && matches!(project.stands, Stands::Anywhere | Stands::Ground);
    if card.projects.iter().any(on_ground) { Ok(()) } else { Err(Message::new("ut-frame-stuck")) }
}

/// Checks that a project has only values that the rulebook shows.
fn check_values(project: &Project) -> Result<(), Message> {
    let income_is_seen = match project.income {
        Some(Income::OnStreet { coins, .. }) => coins == 1,
        Some(Income::Flat { coins }) => (-2..=3).contains(&coins),
        Some(Income::StoreyBelow { .. } | Income::OnPlot { .. } | Income::IfGround { .. }) | None => true,
    };
    let prestige_is_seen = match project.prestige {
        Some(Prestige::OnPlot { points, .. }) => [-1, 1, 2].contains(&points),
        Some(Prestige::OnStreet { points, of: Counted::Kind(_) }) => (1..=3).contains(&points),
        Some(Prestige::OnStreet { points, of: Counted::Gift }) => points == 2,
        Some(Prestige::Flat { .. } | Prestige::StoreyBelow { .. } | Prestige::IfGround { .. }) | None => true,
    };
    if !income_is_seen || !prestige_is_seen {
        return Err(Message::new("ut-frame-value").with("project", project.to_string()));
    }
    if project.roof && project.stands == Stands::Rooftop {
        return Err(Message::new("ut-frame-roof-on-roof"));
    }
    Ok(())
}

fn check_marks(projects: &[Card], municipal: &[Card]) -> Result<(), Message> {
    within("roof", count([projects], |project| project.roof), 42..=48)?;
    within("municipal-roof", count([municipal], |project| project.roof), 18..=22)?;
    let both = [projects, municipal];
    within("gift", count(both, |project| project.gift), 12..=16)?;
    within("gift-roof", count(both, |project| project.gift && project.roof), 2..=6)?;
    within("rooftop", count(both, |project| project.stands == Stands::Rooftop), 6..=10)?;
    within("no-gifts", count(both, |project| project.no_gifts), 6..=10)?;
    for kind in ProjectKind::ALL.into_iter().filter(|kind| kind.has_duo()) {
        within("duo", count(both, |project| project.duo && project.kind == Some(kind)), 2..=3)?;
    }
    Ok(())
}

/// Checks that every kind of income and prestige occurs at least twice.
fn check_effects(cards: &[Card]) -> Result<(), Message> {
    type Is = fn(&Project) -> bool;
    let effects: [(&str, Is); 12] = [
        ("income", |p| matches!(p.income, Some(Income::Flat { coins: 1.. }))),
        ("negative-income", |p| matches!(p.income, Some(Income::Flat { coins: ..=-1 }))),
        ("income-per-storey", |p| matches!(p.income, Some(Income::StoreyBelow { .. }))),
        ("income-on-plot", |p| matches!(p.income, Some(Income::OnPlot { .. }))),
        ("income-on-street", |p| matches!(p.income, Some(Income::OnStreet { .. }))),
        ("income-if-ground", |p| matches!(p.income, Some(Income::IfGround { .. }))),
        ("prestige", |p| matches!(p.prestige, Some(Prestige::Flat { .. }))),
        ("prestige-on-plot", |p| matches!(p.prestige, Some(Prestige::OnPlot { .. }))),
        ("prestige-on-street", |p| matches!(p.prestige, Some(Prestige::OnStreet { of: Counted::Kind(_), .. }))),
        ("prestige-per-gift", |p| matches!(p.prestige, Some(Prestige::OnStreet { of: Counted::Gift, .. }))),
        ("prestige-per-storey", |p| matches!(p.prestige, Some(Prestige::StoreyBelow { .. }))),
        ("prestige-if-ground", |p| matches!(p.prestige, Some(Prestige::IfGround { .. }))),
    ];
    effects.into_iter().try_for_each(|(what, is)| within(what, count([cards], is), 2..=4 * cards.len()))
}

fn count<const N: usize>(cards: [&[Card]; N], wanted: impl Fn(&Project) -> bool) -> usize {
    cards.into_iter().flatten().flat_map(|card| &card.projects).filter(|project| wanted(project)).count()
}

fn within(what: &'static str, found: usize, range: RangeInclusive<usize>) -> Result<(), Message> {
    if range.contains(&found) {
        return Ok(());
    }
    let message = Message::new("ut-frame-count").with("what", what).with("found", found);
    Err(message.with("least", *range.start()).with("most", *range.end()))
}
