//! The loader of editions: what it takes, and what it says of what it refuses.

use proptest::prelude::*;
use tetrapolis_cities::{BUILTIN_EDITION, Edition};
use tetrapolis_game::{EditionError, Source};

fn read(text: &str) -> Result<Edition, EditionError> {
    Edition::read(Source { file: "my.toml", text })
}

/// The house edition with one text put in place of another, which must stand there.
fn changed(old: &str, new: &str) -> String {
    assert!(BUILTIN_EDITION.contains(old), "'{old}' is in the house edition");
    BUILTIN_EDITION.replacen(old, new, 1)
}

/// The same as an edition of somebody else, for which the frame of the house edition does not matter.
fn of_a_box(text: &str) -> String {
    text.replacen("name = \"house\"\nhouse = true", "name = \"mine\"\nhouse = false", 1)
}

/// The line of the house edition on which a text stands.
fn line_of(text: &str) -> usize {
    1 + BUILTIN_EDITION.lines().position(|line| line.contains(text)).expect("the text is there")
}

/// The whole line on which a text stands.
fn whole_line(text: &str) -> &'static str {
    BUILTIN_EDITION.lines().nth(line_of(text) - 1).expect("a line")
}

/// What is said of the house edition with a change: the line and the key.
fn refused(old: &str, new: &str) -> (usize, &'static str) {
    let error = read(&changed(old, new)).expect_err("refused");
    assert_eq!(error.file, "my.toml");
    (error.line, error.message.key)
}

/// What is said of an edition of a box with a change in the line where a text stands.
fn refused_in(place: &str, old: &str, new: &str) -> (usize, &'static str) {
    let line = whole_line(place);
    assert!(line.contains(old), "'{old}' is in '{line}'");
    let error = read(&of_a_box(&changed(line, &line.replacen(old, new, 1)))).expect_err("refused");
    (error.line, error.message.key)
}

#[test]
fn the_house_edition_is_taken() {
    let edition = read(BUILTIN_EDITION).expect("taken");
    assert_eq!(edition.id().name, "house");
    assert_eq!((edition.cards().len(), edition.tiles().len(), edition.metropolises().len()), (32, 36, 8));
}

#[test]
fn the_hash_stays_when_comments_or_names_change() {
    let comment = changed("cards = [", "# a comment\ncards = [");
    let names = changed("\"Bungalows\"", "\"Cottages\"").replacen("\"Boat\"", "\"Ship\"", 1);
    for text in [comment, names] {
        assert_eq!(read(&text).expect("taken").id(), Edition::builtin().id());
    }
}

#[test]
fn the_hash_changes_when_anything_that_counts_changes() {
    for (old, new) in [
        ("id = \"one-storey\"", "id = \"low\""),
        ("points = 2, count = \"buildings\",  height = \"1\"", "points = 1, count = \"buildings\", height = \"1\""),
        ("red red / park water", "red red / water park"),
        ("of = \"park\", size = 6", "of = \"park\", size = 5"),
        ("places = [8, 4, 3]", "places = [8, 4, 2]"),
        ("id = \"boat\"", "id = \"ship\""),
    ] {
        assert_ne!(
            read(&of_a_box(&changed(old, new))).expect("taken").id().hash,
            Edition::builtin().id().hash,
            "{old}"
        );
    }
}

#[test]
fn what_is_no_toml_or_has_unknown_fields_is_refused() {
    let line = line_of("\"one-storey\"");
    assert_eq!(refused("{ id = \"one-storey\",", "{ id = one-storey,"), (line, "edition-unreadable"));
    assert_eq!(refused("{ id = \"one-storey\",", "{ price = 3, id = \"one-storey\","), (line, "edition-unreadable"));
    assert_eq!(refused_in("\"one-storey\"", "\"buildings\"", "\"castles\""), (line, "edition-unreadable"));
    assert_eq!(refused_in("\"red-two\"", "colour = \"red\"", "colour = \"pink\"").1, "edition-unreadable");
    assert_eq!(read("").expect_err("empty").message.key, "edition-unreadable");
}

#[test]
fn an_edition_of_another_game_is_refused() {
    assert_eq!(refused("game = \"cities\"", "game = \"chess\""), (line_of("game = "), "edition-game"));
}

#[test]
fn names_and_ids_are_checked() {
    assert_eq!(refused("name = \"house\"", "name = \"my box\""), (line_of("name = \"house\""), "edition-name"));
    let line = line_of("\"one-storey\"");
    assert_eq!(refused("id = \"one-storey\"", "id = \"One Storey\""), (line, "edition-id"));
    assert_eq!(refused("\"Bungalows\"", "\"\""), (line, "edition-card-name"));
    assert_eq!(refused("id = \"one-storey\"", "id = \"skyline-1\""), (line, "edition-twice"));
    assert_eq!(refused("id = \"t02\"", "id = \"t01\""), (line_of("\"t02\""), "edition-twice"));
    assert_eq!(refused("id = \"pier\"", "id = \"boat\""), (line_of("\"pier\""), "edition-twice"));
    assert_eq!(refused("id = \"lisbon\"", "id = \"prague\""), (line_of("id = \"lisbon\""), "ci-edition-metropolis"));
}

#[test]
fn what_a_card_counts_must_make_sense() {
    // CI-1.4
    let card = |place: &str, old: &str, new: &str| {
        let (line, key) = refused_in(place, old, new);
        assert_eq!(line, line_of(place));
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
        assert_eq!(line, line_of("\"central-park\""));
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
        let error = read(&of_a_box(&changed(whole_line(place), ""))).expect_err("refused");
        (error.line, error.message.key)
    };
    assert_eq!(without("\"one-storey\""), (line_of("cards = ["), "ci-edition-count"));
    assert_eq!(without("\"t32\""), (line_of("tiles = ["), "ci-edition-count"));
    assert_eq!(without("\"s4\""), (line_of("starts = ["), "ci-edition-count"));
    assert_eq!(without("\"boat\""), (line_of("features = ["), "ci-edition-count"));
    assert_eq!(without("\"central-park\"").1, "ci-edition-count");
}

#[test]
fn tiles_have_four_cells_of_known_grounds() {
    // CI-1.1
    let line = line_of("\"t01\"");
    assert_eq!(refused("red red / park water", "red red / park"), (line, "ci-edition-cells"));
    assert_eq!(refused("red red / park water", "red red / park water water"), (line, "ci-edition-cells"));
    assert_eq!(refused("red red / park water", "red red / park lava"), (line, "ci-edition-ground"));
}

#[test]
fn features_are_checked() {
    // CI-1.2
    assert_eq!(refused_in("\"wild-plot\"", "\"plot\"", "\"park\""), (line_of("\"wild-plot\""), "ci-edition-wild"));
    assert_eq!(refused_in("\"wild-plot\"", "count = 4", "count = 6"), (line_of("\"wild-plot\""), "edition-range"));
    assert_eq!(refused_in("\"boat\"", "count = 5", "count = 0"), (line_of("\"boat\""), "edition-range"));
    let features = line_of("features = [");
    assert_eq!(refused_in("\"boat\"", "count = 5", "count = 6"), (features, "ci-edition-count"));
    assert_eq!(refused_in("\"boat\"", "\"water\"", "\"park\""), (features, "ci-edition-few-kinds"));
    assert_eq!(refused_in("id = \"statue\"", "count = 4", "count = 4, wild = true"), (features, "ci-edition-wilds"));
}

#[test]
fn the_house_edition_keeps_to_its_frame() {
    // CI-1.1, CI-1.2, CI-1.4
    let house = |place: &str, old: &str, new: &str| {
        let line = whole_line(place);
        assert!(line.contains(old));
        let text = changed(line, &line.replacen(old, new, 1));
        assert!(read(&of_a_box(&text)).is_ok(), "another edition may differ: {place}");
        let error = read(&text).expect_err("refused");
        (error.line, error.message.key)
    };
    let (cards, tiles) = (line_of("cards = ["), line_of("tiles = ["));
    assert_eq!(house("\"one-storey\"", "height = \"1\"", "height = \"2\""), (cards, "ci-frame-cards"));
    assert_eq!(house("\"sculptors\"", "\"features\",   on = \"statue\"", "\"plots\""), (cards, "ci-frame-cards"));
    assert_eq!(house("\"red-two\"", "\"red\"", "\"blue\"").1, "ci-frame-symmetry");
    assert_eq!(house("\"red-two\"", "points = 2", "points = 4").1, "ci-frame-symmetry");
    assert_eq!(house("\"t01\"", "red red", "red blue"), (tiles, "ci-frame-tiles"));
    assert_eq!(house("\"t01\"", "red red / park water", "red park / red water").1, "ci-frame-symmetry");
    assert_eq!(house("\"s1\"", "red blue", "red red"), (line_of("\"s1\""), "ci-frame-start"));
    assert_eq!(house("\"s1\"", "red blue", "red green"), (line_of("starts = ["), "ci-frame-starts"));
    let id = line_of("\"central-park\"");
    assert_eq!(house("\"central-park\"", "[7, 3, 2]", "[12, 3, 2]"), (id, "ci-frame-places"));
}

#[test]
fn no_tile_of_the_house_edition_has_four_equal_cells() {
    // CI-1.1: the numbers would still add up
    let text = changed("red park / water green", "park park / park park")
        .replacen("red water / park park", "red water / red water", 1)
        .replacen("blue water / park park", "green water / water park", 1)
        .replacen("red red / park water", "red blue / park water", 1);
    assert!(read(&of_a_box(&text)).is_ok());
    assert!(read(&text).expect_err("refused").message.key.starts_with("ci-frame-tile"));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn a_damaged_file_is_refused_with_a_line_of_it_or_taken_whole(
        at in 0..BUILTIN_EDITION.len(), cut in 0_usize..40, put in "[ -~\n]{0,12}"
    ) {
        let end = (at + cut).min(BUILTIN_EDITION.len());
        let text = format!("{}{put}{}", &BUILTIN_EDITION[..at], &BUILTIN_EDITION[end..]);
        match read(&text) {
            Ok(edition) => prop_assert_eq!((edition.cards().len(), edition.tiles().len()), (32, 36)),
            Err(error) => prop_assert!((1..=text.lines().count() + 1).contains(&error.line), "{}", error),
        }
    }
}
