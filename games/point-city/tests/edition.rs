//! The loader of editions: what it accepts, and what it says when it refuses something.

use tetrapolis_point_city::{BUILTIN_EDITION, Edition};
use tetrapolis_testkit::Draft;

const DRAFT: Draft<Edition> = Draft { text: BUILTIN_EDITION, read: Edition::read };

#[test]
fn the_standard_edition_is_taken() {
    let edition = DRAFT.read(BUILTIN_EDITION).expect("taken");
    assert_eq!(edition.id().name, "standard");
    assert_eq!((edition.cards().len(), edition.tokens().len()), (160, 22));
}

#[test]
fn the_hash_depends_on_what_matters_for_play() {
    let flat = "{ id = \"flat-5\",                  kind = \"flat\",               points = 5 }";
    DRAFT.check_identity(
        Edition::id,
        &[("cards = [", "# a comment\ncards = ["), ("\"Wind Farm\"", "\"Windmill Park\"")],
        &[("id = \"wind-farm\"", "id = \"windmill-park\""), (flat, &flat.replace("points = 5", "points = 6"))],
    );
}

#[test]
fn the_form_of_the_file_is_checked() {
    DRAFT.check_form("point-city", "wind-farm");
}

#[test]
fn names_and_ids_are_checked() {
    let line = DRAFT.line_of("\"wind-farm\"");
    assert_eq!(DRAFT.refused("id = \"wind-farm\"", "id = \"Wind Farm\""), (line, "edition-id"));
    assert_eq!(DRAFT.refused("\"Wind Farm\"", "\"\""), (line, "edition-card-name"));
    let second = DRAFT.line_of("\"solar-rooftop\"");
    assert_eq!(DRAFT.refused("id = \"solar-rooftop\"", "id = \"wind-farm\""), (second, "edition-twice"));
    assert_eq!(DRAFT.refused("\"Solar Rooftop\"", "\"Wind Farm\""), (second, "edition-twice"));
}

#[test]
fn ranges_are_checked() {
    let line = DRAFT.line_of("\"wind-farm\"");
    let card = BUILTIN_EDITION.lines().nth(line - 1).expect("a line");
    let wrong = |old: &str, new: &str| DRAFT.refused(card, &card.replacen(old, new, 1));
    assert_eq!(wrong("tier = 1", "tier = 4"), (line, "edition-range"));
    assert_eq!(wrong("front = \"energy\"", "front = \"water\""), (line, "pc-edition-resource"));
    assert_eq!(wrong("front = \"energy\"", "front = \"energy*3\""), (line, "pc-edition-resource"));
    assert_eq!(wrong("economy ecology", "economy*10"), (line, "pc-edition-cost"));
    assert_eq!(wrong("economy ecology", "economy*0"), (line, "pc-edition-cost"));
    assert_eq!(wrong("economy ecology", "economy economy"), (line, "pc-edition-cost"));
    assert_eq!(wrong("economy ecology", "gold"), (line, "pc-edition-resource"));
    assert_eq!(wrong("economy ecology", ""), (line, "pc-edition-cost-kinds"));
    assert_eq!(wrong("economy ecology", "economy ecology energy"), (line, "pc-edition-cost-kinds"));
    assert_eq!(wrong("gives = \"energy\"", "gives = \"ingenuity\""), (line, "pc-edition-resource"));
    assert_eq!(wrong("gives = \"energy\"", "points = 21"), (line, "edition-range"));
}

#[test]
fn a_civic_building_with_points_and_a_building_with_nothing_are_refused() {
    // PC-1.5
    let line = DRAFT.line_of("\"fire-station\"");
    let card = BUILTIN_EDITION.lines().nth(line - 1).expect("a line");
    assert_eq!(
        DRAFT.refused(card, &card.replace("civic = true", "points = 1, civic = true")),
        (line, "pc-edition-civic")
    );
    assert_eq!(
        DRAFT.refused(card, &card.replace("civic = true", "gives = \"energy\", civic = true")),
        (line, "pc-edition-civic")
    );
    assert_eq!(DRAFT.refused(card, &card.replace("civic = true", "civic = false")), (line, "pc-edition-useless"));
}

#[test]
fn a_missing_card_is_noticed() {
    // PC-1.2
    let line = BUILTIN_EDITION.lines().nth(DRAFT.line_of("\"wind-farm\"") - 1).expect("a line");
    assert_eq!(DRAFT.refused(line, ""), (DRAFT.line_of("cards = ["), "pc-edition-deck"));
}

#[test]
fn the_facts_of_a_tier_are_checked() {
    // PC-1.2
    let cards = DRAFT.line_of("cards = [");
    let line = DRAFT.line_of("\"solar-rooftop\"");
    let card = BUILTIN_EDITION.lines().nth(line - 1).expect("a line");
    assert_eq!(DRAFT.refused(card, &card.replace("points = 1", "points = 2")), (cards, "pc-edition-deck"));
    assert_eq!(DRAFT.refused(card, &card.replace("gives = \"energy\"", "")), (cards, "pc-edition-deck"));
    assert_eq!(
        DRAFT.refused(card, &card.replace("front = \"energy\"", "front = \"energy*2\"")),
        (cards, "pc-edition-deck")
    );
}

#[test]
fn a_deck_that_favours_a_resource_is_refused() {
    // PC-1.2
    let line = DRAFT.line_of("\"wind-farm\"");
    let card = BUILTIN_EDITION.lines().nth(line - 1).expect("a line");
    let (at, key) = DRAFT.refused(card, &card.replace("economy ecology", "economy*2"));
    assert_eq!(key, "pc-edition-symmetry");
    assert!(at >= line);
}

#[test]
fn tokens_are_checked() {
    // PC-1.4
    let line = DRAFT.line_of("\"pair-community-ecology\"");
    let token = BUILTIN_EDITION.lines().nth(line - 1).expect("a line");
    let wrong = |old: &str, new: &str| DRAFT.refused(token, &token.replace(old, new));
    assert_eq!(wrong("of = \"community ecology\"", "of = \"community\""), (line, "pc-edition-token-form"));
    assert_eq!(wrong("of = \"community ecology\"", "of = \"ecology ecology\""), (line, "pc-edition-token-form"));
    assert_eq!(wrong("of = \"community ecology\"", "of = \"community water\""), (line, "pc-edition-resource"));
    assert_eq!(wrong("kind = \"per-pair\"", "kind = \"per-triple\""), (line, "edition-unreadable"));
    assert_eq!(wrong("points = 3", "points = 0"), (line, "edition-range"));
    assert_eq!(wrong("pair-community-ecology", "flat-5"), (line, "edition-twice"));
    assert_eq!(DRAFT.refused(token, ""), (DRAFT.line_of("tokens = ["), "pc-edition-tokens"));
}

#[test]
fn a_damaged_file_is_refused_with_a_line_of_it_or_taken_whole() {
    DRAFT.check_damaged(|edition| (edition.cards().len(), edition.tokens().len()) == (160, 22));
}
