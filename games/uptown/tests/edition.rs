//! The house edition, and editions that are refused.

use proptest::prelude::*;
use tetrapolis_testkit::Draft;
use tetrapolis_uptown::{
    BUILTIN_EDITION, Card, Counts, Edition, Income, NoProject, Prestige, Project, ProjectKind, Site, Stands,
};

const DRAFT: Draft<Edition> = Draft { text: BUILTIN_EDITION, read: Edition::read };

fn cards() -> Vec<Card> {
    Edition::builtin().cards().to_vec()
}

fn projects(cards: &[Card], wanted: impl Fn(&Project) -> bool) -> usize {
    cards.iter().flat_map(|card| &card.projects).filter(|project| wanted(project)).count()
}

#[test]
fn the_house_edition_has_the_kinds_in_their_shares() {
    let cards = cards();
    let (project_cards, municipal) = cards.split_at(84);
    assert_eq!(municipal.len(), 28);
    let shares = ProjectKind::ALL.map(|kind| projects(project_cards, |project| project.kind == Some(kind)));
    assert_eq!(shares, [32, 28, 40, 24, 28, 8]);
    assert_eq!(projects(project_cards, |project| project.kind.is_none()), 8);
    assert_eq!(projects(municipal, |project| project.roof), 20);
    assert_eq!(projects(&cards, |project| project.gift), 14);
    assert_eq!(projects(&cards, |project| project.stands == Stands::Rooftop), 8);
    assert_eq!(projects(&cards, |project| project.no_gifts), 8);
}

#[test]
fn the_cards_known_in_part_are_in_the_house_edition() {
    let cards = cards();
    let has = |price: Option<u8>, wanted: &dyn Fn(&Project) -> bool, other: Option<ProjectKind>| {
        cards.iter().any(|card| {
            let second = |project: &Project| other.is_none() || project.kind == other;
            (price.is_none() || card.price == price)
                && card.price.is_some()
                && card.projects.iter().any(wanted)
                && card.projects.iter().any(second)
        })
    };
    let flat = |project: &Project| project.kind == Some(ProjectKind::Apartment) && project.income.is_none();
    assert!(has(Some(3), &flat, Some(ProjectKind::Office)), "an office or an apartment that earns nothing, price 3");
    let park: Project = "roof, ground only, income 1".parse().expect("a project");
    assert!(has(Some(6), &|project| *project == park, None), "a park, price 6");
    let shop = |project: &Project| {
        project.kind == Some(ProjectKind::Shop) && project.income == Some(Income::Flat { coins: 2 })
    };
    assert!(has(None, &shop, None), "a shop with income 2");
    let night = Income::OnStreet { coins: 1, of: ProjectKind::Apartment };
    assert!(has(None, &|project| project.kind == Some(ProjectKind::Shop) && project.income == Some(night), None));
}

#[test]
fn every_prestige_of_the_rulebook_is_there() {
    let cards = cards();
    for points in [-4, -3, -2, -1, 1, 2, 3, 4, 5, 6] {
        assert!(projects(&cards, |project| project.prestige == Some(Prestige::Flat { points })) > 0, "{points}");
    }
}

/// What a card is worth to a player on a street that is half built, by its better project.
fn strength(card: &Card) -> i32 {
    let venues = |times: usize| {
        let all = ProjectKind::ALL.into_iter().map(|kind| Counts::of_project(Some(kind), false, false));
        (0..times).flat_map(|_| all.clone()).fold(Counts::ZERO, Counts::plus)
    };
    let site = Site { below: 2, plot: venues(1), street: venues(2) };
    let worth = |project: &Project| {
        let income = project.income.map_or(0, |income| income.at(&site));
        let prestige = project.prestige.map_or(0, |prestige| prestige.at(&site));
        let sum = income + prestige + i32::from(project.roof) + i32::from(project.duo);
        if project.gift { -sum } else { sum }
    };
    card.projects.iter().map(worth).max().expect("two projects")
}

#[test]
fn the_stronger_the_card_the_dearer() {
    let cards = cards();
    let mean = |low: u8, high: u8| {
        let some: Vec<i32> = cards[..84]
            .iter()
            .filter(|card| card.price.is_some_and(|price| (low..=high).contains(&price)))
            .map(strength)
            .collect();
        f64::from(some.iter().sum::<i32>()) / some.len() as f64
    };
    let means = [mean(1, 2), mean(3, 4), mean(5, 6), mean(7, 8)];
    assert!(means.is_sorted_by(|less, more| less + 0.3 < *more), "{means:?}");
}

#[test]
fn every_municipal_card_has_a_project_for_a_bare_plot() {
    let on_ground = |project: &Project| !project.gift && matches!(project.stands, Stands::Anywhere | Stands::Ground);
    assert!(cards()[84..].iter().all(|card| card.projects.iter().any(on_ground)));
}

#[test]
fn a_number_outside_its_range_is_refused_with_its_line() {
    let line = DRAFT.line_of("id = \"linden-house\"");
    assert_eq!(DRAFT.refused("price = 3", "price = 21"), (line, "edition-range"));
    assert_eq!(DRAFT.refused("price = 3", "price = 300"), (line, "edition-unreadable"));
    assert_eq!(DRAFT.refused("apartment, prestige 2", "apartment, prestige 7"), (line, "edition-range"));
    assert_eq!(DRAFT.refused("apartment, prestige 2", "apartment, prestige 0"), (line, "edition-range"));
    assert_eq!(DRAFT.refused("office, income 1", "office, income 10"), (line, "edition-range"));
    assert_eq!(DRAFT.refused("office, income 1", "office, income 2 if ground"), (line, "edition-range"));
    assert_eq!(DRAFT.refused("office, income 1", "office, income -2 per storey below"), (line, "edition-range"));
    assert_eq!(DRAFT.refused("office, income 1", "office, income 2 per cafe on plot"), (line, "edition-range"));
    assert_eq!(DRAFT.refused("office, income 1", "office, income 4 per cafe on street"), (line, "edition-range"));
    assert_eq!(DRAFT.refused("office, income 1", "office, prestige 3 if ground"), (line, "edition-range"));
    assert_eq!(DRAFT.refused("office, income 1", "office, prestige 2 per storey below"), (line, "edition-range"));
}

#[test]
fn a_clause_that_says_nothing_is_refused() {
    let line = DRAFT.line_of("id = \"linden-house\"");
    assert_eq!(DRAFT.refused("office, income 1", "bureau, income 1"), (line, "ut-edition-clause"));
    assert_eq!(DRAFT.refused("office, income 1", "office, income one"), (line, "ut-edition-clause"));
    assert_eq!(DRAFT.refused("office, income 1", "office, income 1 per gift on street"), (line, "ut-edition-clause"));
    assert_eq!(DRAFT.refused("office, income 1", "office, shop"), (line, "ut-edition-clause-twice"));
    assert_eq!(DRAFT.refused("office, income 1", "office, ground only, upper only"), (line, "ut-edition-clause-twice"));
    assert_eq!(DRAFT.refused("office, income 1", " , "), (line, "ut-edition-empty"));
}

#[test]
fn there_is_no_duo_hotel_and_no_duo_without_a_kind() {
    assert_eq!(DRAFT.refused("office, income 1", "hotel duo"), (DRAFT.line_of("linden-house"), "ut-edition-duo")); // UT-1.5
    assert_eq!("duo".parse::<Project>(), Err(NoProject::Unknown("duo".into())));
}

#[test]
fn no_project_is_both_a_gift_and_without_gifts() {
    assert_eq!(
        DRAFT.refused("office, income 1", "office, gift, no gifts"),
        (DRAFT.line_of("linden-house"), "ut-edition-gift")
    ); // UT-1.12
}

#[test]
fn names_are_words_and_stand_once() {
    let line = DRAFT.line_of("id = \"garden-square\"");
    assert_eq!(DRAFT.refused("id = \"garden-square\"", "id = \"linden-house\""), (line, "edition-twice"));
    assert_eq!(DRAFT.refused("id = \"garden-square\"", "id = \"Garden\""), (line, "edition-id"));
    assert_eq!(DRAFT.refused("name = \"Garden Square\"", "name = \"Linden House\""), (line, "edition-twice"));
    assert_eq!(DRAFT.refused("name = \"Garden Square\"", "name = \" \""), (line, "edition-card-name"));
    assert_eq!(
        DRAFT.refused("name = \"house\"", "name = \"my house\""),
        (DRAFT.line_of("name = \"house\""), "edition-name")
    );
    assert_eq!(
        DRAFT.refused("game = \"uptown\"", "game = \"downtown\""),
        (DRAFT.line_of("game = \"uptown\""), "edition-game")
    );
}

#[test]
fn the_numbers_of_cards_are_checked() {
    let drop = |id: &str| {
        let line = BUILTIN_EDITION.lines().find(|line| line.contains(&format!("\"{id}\""))).expect("a card");
        DRAFT.read(&BUILTIN_EDITION.replacen(&format!("{line}\n"), "", 1)).expect_err("a card is missing")
    };
    let error = drop("willow-bank"); // UT-1.2
    assert_eq!((error.line, error.message.key), (DRAFT.line_of("projects = ["), "ut-edition-cards"));
    let error = drop("youth-centre"); // UT-1.3
    assert_eq!((error.line, error.message.key), (DRAFT.line_of("municipal = ["), "ut-edition-cards"));
}

#[test]
fn an_unknown_or_missing_field_is_refused() {
    let line = DRAFT.line_of("id = \"linden-house\"");
    assert_eq!(DRAFT.refused("price = 3", "cost = 3"), (line, "edition-unreadable"));
    assert_eq!(DRAFT.refused("price = 3", "price = 3, c = \"shop\""), (line, "edition-unreadable"));
    assert_eq!(DRAFT.refused("house = true", "house = \"yes\""), (DRAFT.line_of("house = true"), "edition-unreadable"));
}

#[test]
fn the_house_edition_is_held_to_its_frame() {
    let line = DRAFT.line_of("id = \"linden-house\"");
    assert_eq!(DRAFT.refused("office, income 1", "apartment, income 1"), (line, "ut-frame-same-kind"));
    assert_eq!(DRAFT.refused("office, income 1", "office, income 4"), (line, "ut-frame-value"));
    assert_eq!(DRAFT.refused("office, income 1", "office, rooftop only, roof"), (line, "ut-frame-roof-on-roof"));
    assert_eq!(DRAFT.refused("price = 3", "price = 0"), (line, "ut-frame-count"));
    let whole = DRAFT.line_of("projects = [");
    let unroofed = BUILTIN_EDITION.replace(", roof,", ",");
    let error = DRAFT.read(&unroofed).expect_err("no roofs");
    assert_eq!((error.line, error.message.key), (whole, "ut-frame-count"));
    let hotels = BUILTIN_EDITION.replace("\"cafe,", "\"hotel,").replace("house = true", "house = true # all");
    assert!(DRAFT.read(&hotels).is_err());
}

#[test]
fn municipal_cards_are_weak_and_never_stuck() {
    let line = DRAFT.line_of("id = \"almshouse\"");
    let card = BUILTIN_EDITION.lines().nth(line - 1).expect("the line");
    let change = |old: &str, new: &str| BUILTIN_EDITION.replace(card, &card.replacen(old, new, 1));
    let key = |text: String| {
        let error = DRAFT.read(&text).expect_err("the edition is bad");
        assert_eq!(error.line, line, "{error}");
        error.message.key
    };
    assert_eq!(key(change("office, prestige 1", "office, prestige 3")), "ut-frame-strong");
    assert_eq!(key(change("office, prestige 1", "office, income 2")), "ut-frame-strong");
    assert_eq!(key(change("office, prestige 1", "office, prestige 1 per shop on street")), "ut-frame-strong");
    let stuck = card
        .replace("\"office, prestige 1\"", "\"office, upper only\"")
        .replace("\"apartment, prestige 1\"", "\"apartment, upper only\"")
        .replace("\"shop, income 1\"", "\"shop, upper only\"")
        .replace("\"roof, ground only, prestige 1\"", "\"cafe, upper only\"");
    assert_eq!(key(BUILTIN_EDITION.replace(card, &stuck)), "ut-frame-stuck");
}

#[test]
fn another_edition_is_free_of_the_frame() {
    let text = DRAFT.changed("house = true", "").replacen("price = 3", "price = 0", 1);
    let edition = DRAFT.read(&text).expect("a good edition");
    assert_eq!(edition.cards()[0].price, Some(0));
    assert_ne!(edition.id().hash, Edition::builtin().id().hash);
}

#[test]
fn the_hash_depends_on_what_matters_for_play() {
    DRAFT.check_identity(
        Edition::id,
        &[("projects = [", "# a comment\nprojects = ["), ("\"Linden House\"", "\"Lime House\"")],
        &[("id = \"linden-house\"", "id = \"lime-house\""), ("apartment, prestige 2", "apartment, prestige 3")],
    );
}

#[test]
fn every_project_reads_as_it_is_written() {
    for project in cards().iter().flat_map(|card| &card.projects) {
        assert_eq!(project.to_string().parse(), Ok(*project), "{project}");
    }
}

#[test]
fn a_damaged_file_is_refused_with_a_line_of_it_or_taken_whole() {
    DRAFT.check_damaged(|edition| edition.cards().len() == 112);
}

#[test]
fn the_form_of_the_file_is_checked() {
    DRAFT.check_form("uptown", "linden-house");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn any_text_is_a_project_or_none(text in "[a-z0-9 ,-]{0,60}") {
        if let Ok(project) = text.parse::<Project>() {
            prop_assert_eq!(project.to_string().parse(), Ok(project));
        }
    }
}
