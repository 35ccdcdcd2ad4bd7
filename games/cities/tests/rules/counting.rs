//! Each sort of scoring card and each milestone: a district that just meets it, one that just misses it, and occurrences
//! that overlap (CI-5.4, CI-7.4, CI-7.5, CI-7.8).

use tetrapolis_cities::{Cities, Edition, Land};

use crate::table::{edition_with, land, occurrences, progress};

#[test]
fn a_balanced_district_is_a_set_of_one_building_of_each_colour() {
    // CI-7.5
    assert_eq!(occurrences("balanced-district-1", "r1 b3 g2 y1"), 1);
    assert_eq!(occurrences("balanced-district-1", "r1 b3 g2 y"), 0, "an empty plot is no building");
    assert_eq!(occurrences("balanced-district-1", "r1 b3 g2 r1"), 0);
    assert_eq!(occurrences("balanced-district-1", "r1 b3 g2 *y1"), 1);
    assert_eq!(occurrences("balanced-district-1", "r1 r1 b1 b1 g1 g1 / y1 . . . . ."), 1, "each building in one set");
    assert_eq!(occurrences("balanced-district-1", "r1 r1 b1 b1 g1 g1 / y1 y1 . . . ."), 2);
}

#[test]
fn a_skyline_is_a_set_of_one_building_of_each_height() {
    // CI-7.8
    assert_eq!(occurrences("skyline-1", "r1 r2 r3 r4"), 1);
    assert_eq!(occurrences("skyline-1", "r1 r2 r3 r3"), 0);
    assert_eq!(occurrences("skyline-1", "r1 r1 r2 r2 r3 r3 / r4 . . . . ."), 1, "each building in one set");
    assert_eq!(occurrences("skyline-1", "r1 r1 r2 r2 r3 r3 / r4 b4 . . . ."), 2);
}

#[test]
fn a_colour_at_height_two_counts_exactly_two_floors() {
    // CI-5.4
    for (colour, letter) in [("red", 'r'), ("blue", 'b'), ("green", 'g'), ("yellow", 'y')] {
        let card = format!("{colour}-two");
        assert_eq!(occurrences(&card, &format!("{letter}2 {letter}2")), 2);
        assert_eq!(occurrences(&card, &format!("{letter}1 {letter}3 {letter}4 {letter}")), 0);
    }
    assert_eq!(occurrences("red-two", "b2 g2 y2"), 0);
}

#[test]
fn a_colour_at_height_three_counts_three_floors_or_more() {
    // CI-5.4
    for (colour, letter) in [("red", 'r'), ("blue", 'b'), ("green", 'g'), ("yellow", 'y')] {
        let card = format!("{colour}-high");
        assert_eq!(occurrences(&card, &format!("{letter}3 {letter}4")), 2);
        assert_eq!(occurrences(&card, &format!("{letter}1 {letter}2")), 0);
    }
    assert_eq!(occurrences("green-high", "r3 b4 y3"), 0);
}

#[test]
fn a_colour_beside_water_or_park_counts_buildings_that_touch_it() {
    // CI-5.4
    for (colour, letter) in [("red", 'r'), ("blue", 'b'), ("green", 'g'), ("yellow", 'y')] {
        for (ground, cell) in [("water", 'w'), ("park", 'p')] {
            let card = format!("{colour}-by-{ground}");
            assert_eq!(occurrences(&card, &format!("{letter}1 {cell} {letter}4")), 2);
            assert_eq!(occurrences(&card, &format!("{cell} {letter}1 {cell}")), 1, "once, though it touches two");
            assert_eq!(occurrences(&card, &format!("{letter} {cell}")), 0, "an empty plot is no building");
            assert_eq!(occurrences(&card, &format!("{letter}1 . / . {cell}")), 0);
            let other = if cell == 'w' { 'p' } else { 'w' };
            assert_eq!(occurrences(&card, &format!("{letter}1 {other}")), 0);
        }
    }
    assert_eq!(occurrences("red-by-water", "b1 w g1 / . y1 ."), 0);
}

#[test]
fn any_building_of_a_height_counts_exactly_that_height() {
    // CI-5.4
    // Bungalows count beside a statue, Apartment Blocks beside water.
    let drawing = "r:statue r1 b2 g3 w / . r1 b2 g3 w / r:statue r1 b2 g3 y4 / r:statue r1 . . .";
    for (card, count) in [("one-storey", 3), ("two-storeys", 3), ("three-storeys", 2), ("four-storeys", 1)] {
        assert_eq!(occurrences(card, drawing), count, "{card}");
    }
}

#[test]
fn good_neighbours_are_adjacent_pairs_of_different_colours_and_equal_height() {
    // CI-7.8
    assert_eq!(occurrences("good-neighbours-1", "r2 b2"), 1);
    assert_eq!(occurrences("good-neighbours-1", "r2 / b2"), 1);
    assert_eq!(occurrences("good-neighbours-1", "r2 b1"), 0);
    assert_eq!(occurrences("good-neighbours-1", "r2 r2"), 0);
    assert_eq!(occurrences("good-neighbours-1", "r b"), 0);
    assert_eq!(occurrences("good-neighbours-1", "r2 b2 g2"), 2, "three in a row are two pairs");
    assert_eq!(occurrences("good-neighbours-1", "r1 b1 / g1 y1"), 4, "and a square is four");
}

#[test]
fn park_and_water_areas_count_from_four_cells() {
    // CI-5.6
    for (card, cell) in [("city-parks-1", "p"), ("city-lakes-1", "w")] {
        let row = |cells: usize| vec![cell; cells].join(" ");
        assert_eq!(occurrences(card, &row(3)), 0);
        assert_eq!(occurrences(card, &row(4)), 1);
        assert_eq!(occurrences(card, &format!("{} / r r r r r r / {}", row(4), row(5))), 2);
        assert_eq!(occurrences(card, &format!("{} / {}", row(6), row(6))), 1);
    }
    assert_eq!(occurrences("city-parks-1", "p p w w / w w p p"), 0);
}

#[test]
fn different_features_count_each_kind_once_and_statues_each() {
    // CI-7.3
    assert_eq!(occurrences("day-out", "p:tree p:tree p:kiosk p"), 2);
    assert_eq!(occurrences("day-out", "p w:boat r:statue *"), 0, "only those in parks");
    assert_eq!(occurrences("sculptors", "r:statue b:statue * *r1 p:tree"), 2, "a wild plot is no statue");
}

/// Every milestone of the house edition: what just meets it, and what just misses it.
const MILESTONES: [(&str, &str, &str); 24] = [
    ("even-blocks", "r1 r1 r1 / b1 b1 . / . b1 .", "r1 r1 r1 / b1 b1 . / . b2 ."),
    ("mosaic", "r1 r1 b1 b1 g1 g1 / y1 y1 . . . .", "r1 r1 b1 b1 g1 g1 / y1 y . . . ."),
    ("inner-courtyard", "r1 b1 g1 / y2 p b1 / r4 b1 g3", "r1 b1 g1 / y2 p b1 / r4 b1 g"),
    ("all-different", "r1 b2 g3 y4", "r1 b2 g3 y3"),
    ("obelisks", "r:statue b:statue", "r:statue *"),
    ("avenues", "r1 p b1 p g1 p / . y1 . r1 . b1 / g1 p y1 . . .", "r1 p b1 p g1 p / . y1 . r1 . b1 / g1 p y . . ."),
    ("uniform-quarters", "r r r b b b", "r r r b b g"),
    ("riverside", "r1 w b1 / g1 w y1 / r1 w b1 / g1 w y1", "r1 w b1 / g1 w y1 / r1 w b1 / g1 w y"),
    ("terraces", "r2 r2 b2 g2 y2", "r2 r2 b2 g2 y3"),
    ("lagoon", "w w w w w w", "w w w w w ."),
    ("palaces", "r3 w b4 / y3 w g3", "r3 w b4 / y3 w g2"),
    ("gondolas", "w:boat w:boat w:pier w:pier w:dolphin", "w:boat w:boat w:pier w:pier w"),
    ("harbour-skyline", "r1 w r2 / b3 w b4", "r1 w r2 / b3 w . / . . b4"),
    ("marina", "w:boat w:pier w:dolphin", "w:boat w:pier w:pier"),
    ("beach-houses", "r1 w b2 w g1 / . y1 . r2 . / g1 w b1 . .", "r1 w b2 w g1 / . y1 . r2 . / g1 w b3 . ."),
    ("low-city", "r1 b1 g1 y1 r1 b1 / g1 . . . . .", "r1 b1 g1 y1 r1 b1 / g2 . . . . ."),
    ("old-quarter", "r1 b2 g1 / y2 r1 b2", "r1 b2 g1 / y2 r1 b3"),
    ("alameda", "p:tree p:kiosk p:fountain", "p:tree p:kiosk p:kiosk"),
    (
        "sights",
        "p:tree p:kiosk p:fountain w:boat w:pier w:dolphin / p:carousel . . . . .",
        "p:tree p:kiosk p:fountain w:boat w:pier w:dolphin / p:kiosk . . . . .",
    ),
    ("bays", "w w w . / . . . . / w w w .", "w w w . / . . . . / w w . ."),
    ("hillside", "r1 b2 r1 / . r1 b2", "r1 b2 r1 / . r1 b1"),
    ("central-park", "p p p / p p p", "p p p / p p ."),
    ("manhattan", "r3 r3 b4 g3", "r3 r3 b4 g2"),
    ("boroughs", "r1 b1 g1 y1 / r2 b2 g2 y2", "r1 b1 g1 y1 / r2 b2 g2 y"),
];

#[test]
fn every_milestone_is_met_by_just_enough_and_missed_by_one_less() {
    // CI-5.1
    let edition = Edition::builtin();
    let all: Vec<&str> = edition
        .metropolises()
        .iter()
        .flat_map(|metropolis| &metropolis.milestones)
        .map(|milestone| milestone.id.as_str())
        .collect();
    assert_eq!(MILESTONES.map(|(id, ..)| id).as_slice(), all);
    for (id, meets, misses) in MILESTONES {
        assert!(progress(id, meets).1, "{id} is met");
        assert!(!progress(id, misses).1, "{id} is missed");
    }
}

/// What overlaps: for every milestone, cells or buildings that could be counted twice, and how often they count.
const OVERLAPPING_MILESTONES: [(&str, &str, u32); 24] = [
    ("even-blocks", "r1 b1 / g1 y1", 4),
    ("mosaic", "r1 r1 r1 b1 g1 y1", 1),
    ("inner-courtyard", "r1 b1 g1 r1 b1 g1 / r1 b1 g1 r1 b1 g1 / r1 b1 g1 r1 b1 g1", 1),
    ("all-different", "r1 b2 g3 y4 / r2 b3 g4 .", 1),
    ("obelisks", "r:statue r:statue / b:statue .", 3),
    ("avenues", "p r1 p / b1 p g1 / p y1 p", 4),
    ("uniform-quarters", "r r r / r r r", 2),
    ("riverside", "r1 w b1 / g1 w y1 / r2 w b2", 1),
    ("terraces", "r2 r2 / r2 r2", 4),
    ("lagoon", "w w w w w w / w w w w w w / w w . . . .", 1),
    ("palaces", "w r3 w / b4 w g3", 3),
    ("gondolas", "w:boat w:boat w:boat", 3),
    ("harbour-skyline", "r1 w r2 / b3 w b4 / r1 w b2", 1),
    ("marina", "w:boat w:pier w:dolphin w:boat w:pier w:dolphin", 1),
    ("beach-houses", "w r1 w / b2 w g1", 3),
    ("low-city", "r1 r1 / r1 r1", 4),
    ("old-quarter", "r1 b2 g1 / y2 r1 b2 / r1 b2 g1 / y2 r1 b2", 1),
    ("alameda", "p:tree p:kiosk p:fountain p:tree p:kiosk p:fountain", 1),
    ("sights", "p:tree p:tree w:boat w:boat p:kiosk .", 3),
    ("bays", "w w w / w w w", 1),
    ("hillside", "r1 b2 / b2 r1", 4),
    ("central-park", "p p p p p p / p p p p p p", 1),
    ("manhattan", "r3 r4 / r3 r4", 4),
    ("boroughs", "r1 r2 r3 b1 b2 b3 / g1 g2 g3 y1 . .", 1),
];

/// The same for the scoring cards; those of one colour stand for all four.
const OVERLAPPING_CARDS: [(&str, &str, u32); 18] = [
    ("balanced-district-1", "r1 r1 r1 b1 g1 y1", 1),
    ("balanced-district-2", "r1 r1 r1 b1 g1 y1", 1),
    ("skyline-1", "r1 r1 r2 r3 r4", 1),
    ("skyline-2", "r1 r1 r2 r3 r4", 1),
    ("red-two", "w r2 p / r2 r2 r2", 4),
    ("red-high", "w r3 p / r4 r3 r4", 4),
    ("red-by-water", "w r1 w / p r2 p", 1),
    ("red-by-park", "w r1 w / p r2 p", 1),
    ("one-storey", "r:statue r1 b:statue / g:statue b1 y2", 2),
    ("two-storeys", "r2 r2 / b2 b2", 4),
    ("three-storeys", "w r3 w / w b3 w / r2 r3 .", 2),
    ("four-storeys", "r4 r4 / b4 b4", 4),
    ("good-neighbours-1", "r1 b1 r1 / b1 r1 b1", 7),
    ("good-neighbours-2", "r1 b1 r1 / b1 r1 b1", 7),
    ("city-parks-1", "p p p p p p / p p p p p p", 1),
    ("city-lakes-1", "w w w w w w / w w w w w w", 1),
    ("day-out", "p:tree p:tree p:kiosk p:kiosk . p:tree", 2),
    ("sculptors", "r:statue r:statue b:statue", 3),
];

#[test]
fn what_overlaps_counts_as_often_as_its_sort_allows() {
    // CI-5.5, CI-5.6, CI-7.5, CI-7.8
    assert_eq!(OVERLAPPING_MILESTONES.map(|(id, ..)| id), MILESTONES.map(|(id, ..)| id));
    for (id, drawing, count) in OVERLAPPING_MILESTONES {
        assert_eq!(progress(id, drawing).0, count, "{id}");
    }
    for (id, drawing, count) in OVERLAPPING_CARDS {
        assert_eq!(occurrences(id, drawing), count, "{id}");
        if id.starts_with("red") {
            for (colour, letter) in [("blue", "b"), ("green", "g"), ("yellow", "y")] {
                let drawing = drawing.replace('r', letter);
                assert_eq!(occurrences(&id.replace("red", colour), &drawing), count, "{id} in {colour}");
            }
        }
    }
}

#[test]
fn one_district_counts_for_many_cards_at_once() {
    // CI-7.4: four buildings round a lake and a park
    let drawing = "r2 w b3 / y4 p g1";
    for (card, count) in [
        ("balanced-district-1", 1),
        ("balanced-district-2", 1),
        ("skyline-1", 1),
        ("red-two", 1),
        ("two-storeys", 1),
        ("red-by-water", 1),
        ("blue-by-water", 1),
        ("blue-high", 1),
        ("three-storeys", 1),
        ("yellow-by-park", 1),
        ("yellow-high", 1),
        ("four-storeys", 1),
        ("green-by-park", 1),
        ("good-neighbours-1", 0),
        ("green-by-water", 0),
    ] {
        assert_eq!(occurrences(card, drawing), count, "{card}");
    }
}

#[test]
fn the_told_milestones_are_as_told() {
    // CI-5.5
    assert!(progress("central-park", "p p p / p p p").1 && progress("manhattan", "r3 b3 g3 y3").1);
    assert!(progress("lagoon", "w w w w / w w w .").1 && progress("harbour-skyline", "r1 w r2 / r3 w r4").1);
}

#[test]
fn a_park_area_needs_its_features_in_one_area() {
    // CI-5.6
    assert_eq!(progress("alameda", "p:tree p:kiosk . p:fountain p p").0, 0);
    assert_eq!(progress("alameda", "p:tree p:kiosk p p:fountain p p").0, 1);
}

#[test]
fn sets_of_different_colours_and_heights_use_each_building_once() {
    // CI-7.8
    assert_eq!(progress("all-different", "r1 r2 b2 b1 g3 y4").0, 1);
    assert_eq!(progress("all-different", "r1 b2 g3 y4 / r2 b1 g4 y3").0, 2);
    assert_eq!(progress("all-different", "r1 b1 g3 y4 / r1 b1 g2 y2").0, 0, "red and blue have one height");
}

/// The other forms of the vocabulary, which the house edition does not use: read from an edition.
fn count_with(form: &str, drawing: &str) -> u32 {
    let edition = edition_with(&[("count = \"features\",   on = \"statue\"", form)]);
    let land = Land::read(drawing, &edition).unwrap_or_else(|message| panic!("{message}"));
    let card = edition.cards().iter().find(|card| card.id == "sculptors").expect("the card that was changed");
    card.counts.occurrences(&land)
}

#[test]
fn plots_count_with_empty_wild_plots_as_any_colour() {
    // CI-4.8
    assert_eq!(count_with("count = \"plots\"", "r b1 * *g1 p r:statue"), 4);
    assert_eq!(count_with("count = \"plots\", empty = true", "r b1 * *g1 p r:statue"), 2);
    assert_eq!(count_with("count = \"plots\", colour = \"red\"", "r r1 b *"), 3);
    assert_eq!(count_with("count = \"plots\", colour = \"red\", empty = true", "r r1 b *"), 2);
}

#[test]
fn areas_of_plots_are_of_one_colour_and_whole() {
    // CI-5.6, CI-4.8
    let form = "count = \"areas\", of = \"plots\", size = 2";
    assert_eq!(count_with(form, "r r b b g"), 2);
    assert_eq!(count_with(form, "r r r r r r"), 1);
    assert_eq!(count_with(form, "r b * g"), 1, "the wild plot joins one of them");
    assert_eq!(count_with(form, "r r * r r"), 2, "it need not join two areas into one");
}

#[test]
fn blocks_are_connected_buildings_that_fit() {
    // CI-5.4, CI-5.6
    let form = "count = \"blocks\", colour = \"red\", height = \"2+\", size = 2";
    assert_eq!(count_with(form, "r2 r3 r4"), 1);
    assert_eq!(count_with(form, "r2 r1 r2"), 0);
    assert_eq!(count_with(form, "r2 b2 r2"), 0);
}

#[test]
fn buildings_may_be_beside_statues_and_pairs_alike_in_colour() {
    // CI-5.4
    assert_eq!(count_with("count = \"buildings\", beside = \"statue\"", "r1 b:statue g2 / . y3 ."), 3);
    assert_eq!(count_with("count = \"pairs\", colours = \"same\"", "r1 r2 b2"), 1);
    assert_eq!(count_with("count = \"pairs\"", "r1 r2 b2"), 2);
    assert_eq!(count_with("count = \"pairs\", heights = \"different\", height = \"1-3\"", "r1 r2 b4"), 1);
}

#[test]
fn features_count_where_they_lie() {
    // CI-7.3
    let drawing = "p:tree p:tree p:kiosk w:boat w:pier r:statue";
    assert_eq!(count_with("count = \"features\", on = \"park\"", drawing), 3);
    assert_eq!(count_with("count = \"features\", on = \"water\"", drawing), 2);
    assert_eq!(count_with("count = \"features\", on = \"park-or-water\"", drawing), 5);
    assert_eq!(count_with("count = \"features\", on = \"park\", different = true", drawing), 2);
}

#[test]
fn the_same_district_counts_the_same_turned_and_mirrored() {
    // CI-5.4: ten columns wide, or ten rows high
    let wide = "r1 b1 g1 y1 r2 b2 g2 y2 r3 b3 / p p p p w w w w p p / r r r b b b r2 r2 w:boat w:pier";
    let rows: Vec<Vec<&str>> = wide.split('/').map(|row| row.split_whitespace().collect()).collect();
    let tall: Vec<String> =
        (0..10).map(|column| rows.iter().map(|row| row[column]).collect::<Vec<_>>().join(" ")).collect();
    let mirrored: Vec<String> =
        rows.iter().map(|row| row.iter().rev().copied().collect::<Vec<_>>().join(" ")).collect();
    let edition = Cities::new(Edition::builtin(), 2).components().clone();
    for card in edition.cards() {
        let count = |drawing: &str| card.counts.occurrences(&land(drawing));
        assert_eq!(count(wide), count(&tall.join("/")), "{}", card.id);
        assert_eq!(count(wide), count(&mirrored.join("/")), "{}", card.id);
    }
}
