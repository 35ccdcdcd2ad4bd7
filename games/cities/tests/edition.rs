//! The loader of editions: what it accepts, and what it says when it refuses something.

use tetrapolis_cities::{BUILTIN_EDITION, Edition};
use tetrapolis_game::{EditionError, Source};
use tetrapolis_testkit::Draft;

const DRAFT: Draft<Edition> = Draft { text: BUILTIN_EDITION, read: Edition::read };

/// The same text as somebody else's edition, which does not have to keep to the frame of the house edition.
fn of_a_box(text: &str) -> String {
    text.replacen("name = \"house\"\nhouse = true", "name = \"mine\"\nhouse = false", 1)
}

fn read_of_a_box(source: Source<'_>) -> Result<Edition, EditionError> {
    Edition::read(Source { text: &of_a_box(source.text), ..source })
}

const OF_A_BOX: Draft<Edition> = Draft { text: BUILTIN_EDITION, read: read_of_a_box };

/// Why somebody else's edition is refused after a change in the line that has a text.
fn refused_in(place: &str, old: &str, new: &str) -> (usize, &'static str) {
    let line = DRAFT.line(place);
    assert!(line.contains(old), "'{old}' is in '{line}'");
    OF_A_BOX.refused(line, &line.replacen(old, new, 1))
}

#[test]
fn the_house_edition_is_taken() {
    let edition = DRAFT.read(BUILTIN_EDITION).expect("taken");
    assert_eq!(edition.id().name, "house");
    assert_eq!((edition.cards().len(), edition.tiles().len(), edition.metropolises().len()), (32, 36, 8));
}

#[test]
fn the_hash_depends_on_what_matters_for_play() {
    OF_A_BOX.check_identity(
        Edition::id,
        &[("cards = [", "# a comment\ncards = ["), ("\"Bungalows\"", "\"Cottages\""), ("\"Boat\"", "\"Ship\"")],
        &[
            ("id = \"one-storey\"", "id = \"low\""),
            ("points = 2, count = \"buildings\",  height = \"1\"", "points = 1, count = \"buildings\", height = \"1\""),
            ("red red / park water", "red red / water park"),
            ("of = \"park\", size = 6", "of = \"park\", size = 5"),
            ("places = [8, 4, 3]", "places = [8, 4, 2]"),
            ("id = \"boat\"", "id = \"ship\""),
        ],
    );
}

#[test]
fn unknown_words_are_refused() {
    let line = DRAFT.line_of("\"one-storey\"");
    assert_eq!(refused_in("\"one-storey\"", "\"buildings\"", "\"castles\""), (line, "edition-unreadable"));
    assert_eq!(refused_in("\"red-two\"", "colour = \"red\"", "colour = \"pink\"").1, "edition-unreadable");
}

#[test]
fn the_form_of_the_file_is_checked() {
    DRAFT.check_form("cities", "one-storey");
}

#[test]
fn names_and_ids_are_checked() {
    let line = DRAFT.line_of("\"one-storey\"");
    assert_eq!(DRAFT.refused("id = \"one-storey\"", "id = \"One Storey\""), (line, "edition-id"));
    assert_eq!(DRAFT.refused("\"Bungalows\"", "\"\""), (line, "edition-card-name"));
    assert_eq!(DRAFT.refused("id = \"one-storey\"", "id = \"skyline-1\""), (line, "edition-twice"));
    assert_eq!(DRAFT.refused("id = \"t02\"", "id = \"t01\""), (DRAFT.line_of("\"t02\""), "edition-twice"));
    assert_eq!(DRAFT.refused("id = \"pier\"", "id = \"boat\""), (DRAFT.line_of("\"pier\""), "edition-twice"));
    assert_eq!(
        DRAFT.refused("id = \"lisbon\"", "id = \"prague\""),
        (DRAFT.line_of("id = \"lisbon\""), "ci-edition-metropolis")
    );
}

#[test]
fn what_a_card_counts_must_make_sense() {
    // CI-1.4
    let card = |place: &str, old: &str, new: &str| {
        let (line, key) = refused_in(place, old, new);
        assert_eq!(line, DRAFT.line_of(place));
        key
    };
    assert_eq!(card("\"one-storey\"", "points = 2", "points = 0"), "edition-range");
    assert_eq!(card("\"one-storey\"", "points = 2", "points = 21"), "edition-range");
    assert_eq!(card("\"one-storey\"", "points = 2, ", ""), "ci-edition-missing");
    for height in ["0", "5", "3-2", "2-", "+", "1-5", "two", "", "33"] {
        let height = format!("height = \"{height}\"");
        assert_eq!(card("\"one-storey\"", "height = \"1\"", &height), "ci-edition-height", "{height}");
    }
    assert_eq!(card("\"one-storey\"", "height = \"1\"", "size = 3"), "ci-edition-field");
    assert_eq!(card("\"one-storey\"", "height = \"1\"", "empty = true"), "ci-edition-field");
    assert_eq!(card("\"one-storey\"", "height = \"1\"", "at-least = 2"), "ci-edition-field");
    assert_eq!(card("\"skyline-1\"", "by = \"heights\"", "height = \"1\""), "ci-edition-missing");
    assert_eq!(card("\"skyline-1\"", "by = \"heights\"", "by = \"heights\", height = \"1\""), "ci-edition-set");
    assert_eq!(card("\"skyline-1\"", "by = \"heights\"", "by = \"colours\", colour = \"red\""), "ci-edition-set");
    assert_eq!(card("\"skyline-1\"", "by = \"heights\"", "by = \"both\", colour = \"red\""), "ci-edition-set");
    assert_eq!(card("\"city-parks-1\"", ", size = 4", ""), "ci-edition-missing");
    assert_eq!(card("\"city-parks-1\"", "size = 4", "size = 37"), "edition-range");
    assert_eq!(card("\"city-parks-1\"", "size = 4", "size = 0"), "edition-range");
    assert_eq!(card("\"city-parks-1\"", "\"park\", size = 4", "\"plots\", size = 4, features = 1"), "edition-range");
    assert_eq!(card("\"sculptors\"", "on = \"statue\"", "different = true"), "ci-edition-missing");
}

#[test]
fn what_a_milestone_asks_for_must_make_sense() {
    // CI-1.5
    let milestone = |old: &str, new: &str| {
        let (line, key) = refused_in("\"central-park\"", old, new);
        assert_eq!(line, DRAFT.line_of("\"central-park\""));
        key
    };
    for places in ["[7, 3]", "[7, 3, 2, 1]", "[7, 7, 2]", "[3, 7, 2]", "[7, 3, 0]", "[21, 3, 2]", "[]"] {
        assert_eq!(milestone("[7, 3, 2]", places), "ci-edition-places", "{places}");
    }
    assert_eq!(milestone("at-least = 1", "at-least = 0"), "edition-range");
    assert_eq!(milestone("at-least = 1, ", ""), "ci-edition-missing");
    assert_eq!(milestone("places = [7, 3, 2], ", ""), "ci-edition-missing");
    assert_eq!(milestone("at-least = 1", "at-least = 1, points = 3"), "ci-edition-field");
}

#[test]
fn missing_things_are_noticed() {
    // CI-1.1, CI-1.2, CI-1.4, CI-1.5
    let without = |place: &str| {
        let error = DRAFT.read(&of_a_box(&DRAFT.changed(DRAFT.line(place), ""))).expect_err("refused");
        (error.line, error.message.key)
    };
    assert_eq!(without("\"one-storey\""), (DRAFT.line_of("cards = ["), "ci-edition-count"));
    assert_eq!(without("\"t32\""), (DRAFT.line_of("tiles = ["), "ci-edition-count"));
    assert_eq!(without("\"s4\""), (DRAFT.line_of("starts = ["), "ci-edition-count"));
    assert_eq!(without("\"boat\""), (DRAFT.line_of("features = ["), "ci-edition-count"));
    assert_eq!(without("\"central-park\"").1, "ci-edition-count");
}

#[test]
fn tiles_have_four_cells_of_known_grounds() {
    // CI-1.1
    let line = DRAFT.line_of("\"t01\"");
    assert_eq!(DRAFT.refused("red red / park water", "red red / park"), (line, "ci-edition-cells"));
    assert_eq!(DRAFT.refused("red red / park water", "red red / park water water"), (line, "ci-edition-cells"));
    assert_eq!(DRAFT.refused("red red / park water", "red red / park lava"), (line, "ci-edition-ground"));
}

#[test]
fn features_are_checked() {
    // CI-1.2
    assert_eq!(
        refused_in("\"wild-plot\"", "\"plot\"", "\"park\""),
        (DRAFT.line_of("\"wild-plot\""), "ci-edition-wild")
    );
    assert_eq!(
        refused_in("\"wild-plot\"", "count = 4", "count = 6"),
        (DRAFT.line_of("\"wild-plot\""), "edition-range")
    );
    assert_eq!(refused_in("\"boat\"", "count = 5", "count = 0"), (DRAFT.line_of("\"boat\""), "edition-range"));
    let features = DRAFT.line_of("features = [");
    assert_eq!(refused_in("\"boat\"", "count = 5", "count = 6"), (features, "ci-edition-count"));
    assert_eq!(refused_in("\"boat\"", "\"water\"", "\"park\""), (features, "ci-edition-few-kinds"));
    assert_eq!(refused_in("id = \"statue\"", "count = 4", "count = 4, wild = true"), (features, "ci-edition-wilds"));
}

#[test]
fn the_house_edition_keeps_to_its_frame() {
    // CI-1.1, CI-1.2, CI-1.4
    let house = |place: &str, old: &str, new: &str| {
        let line = DRAFT.line(place);
        assert!(line.contains(old));
        let text = DRAFT.changed(line, &line.replacen(old, new, 1));
        assert!(DRAFT.read(&of_a_box(&text)).is_ok(), "another edition may differ: {place}");
        let error = DRAFT.read(&text).expect_err("refused");
        (error.line, error.message.key)
    };
    let (cards, tiles) = (DRAFT.line_of("cards = ["), DRAFT.line_of("tiles = ["));
    assert_eq!(house("\"one-storey\"", "height = \"1\"", "height = \"2\""), (cards, "ci-frame-cards"));
    assert_eq!(house("\"sculptors\"", "\"features\",   on = \"statue\"", "\"plots\""), (cards, "ci-frame-cards"));
    assert_eq!(house("\"red-two\"", "\"red\"", "\"blue\"").1, "ci-frame-symmetry");
    assert_eq!(house("\"red-two\"", "points = 2", "points = 4").1, "ci-frame-symmetry");
    assert_eq!(house("\"t01\"", "red red", "red blue"), (tiles, "ci-frame-tiles"));
    assert_eq!(house("\"t01\"", "red red / park water", "red park / red water").1, "ci-frame-symmetry");
    assert_eq!(house("\"s1\"", "red blue", "red red"), (DRAFT.line_of("\"s1\""), "ci-frame-start"));
    assert_eq!(house("\"s1\"", "red blue", "red green"), (DRAFT.line_of("starts = ["), "ci-frame-starts"));
    let id = DRAFT.line_of("\"central-park\"");
    assert_eq!(house("\"central-park\"", "[7, 3, 2]", "[12, 3, 2]"), (id, "ci-frame-places"));
}

#[test]
fn no_tile_of_the_house_edition_has_four_equal_cells() {
    // CI-1.1: the numbers would still add up
    let text = DRAFT
        .changed("red park / water green", "park park / park park")
        .replacen("red water / park park", "red water / red water", 1)
        .replacen("blue water / park park", "green water / water park", 1)
        .replacen("red red / park water", "red blue / park water", 1);
    assert!(DRAFT.read(&of_a_box(&text)).is_ok());
    assert!(DRAFT.read(&text).expect_err("refused").message.key.starts_with("ci-frame-tile"));
}

#[test]
fn a_damaged_file_is_refused_with_a_line_of_it_or_taken_whole() {
    DRAFT.check_damaged(|edition| (edition.cards().len(), edition.tiles().len()) == (32, 36));
}
