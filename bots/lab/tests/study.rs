//! Games between equals are counted correctly, however many threads share the work.

use tetrapolis_catalog::{GAMES, Selection, Visit, visit};
use tetrapolis_game::{Options, Setup, Study};
use tetrapolis_lab::{Findings, Plan, study};
use tetrapolis_search::BotKind;

struct Run(Plan);

impl Visit for Run {
    type Output = Findings;

    fn visit<G: Study + Setup>(self, game: G) -> Findings {
        study(&game, &self.0, &|_| {})
    }
}

fn run(game: &str, seats: u8, games: u64, threads: usize) -> Findings {
    with_luck(game, seats, games, threads, false)
}

fn with_luck(game: &str, seats: u8, games: u64, threads: usize, luck_adjusted: bool) -> Findings {
    let setup = Selection { game: game.to_owned(), seats, options: Options::new(), edition: None };
    let plan = Plan { player: BotKind::Greedy, games, seed: 5, luck_adjusted, threads };
    visit(&setup, Run(plan)).expect("a game of the catalog")
}

#[test]
fn any_number_of_threads_finds_the_same() {
    assert_eq!(run("point-city", 3, 6, 1), run("point-city", 3, 6, 3));
}

#[test]
fn whose_luck_is_removed_plays_the_same_games() {
    for entry in GAMES {
        let seats = *entry.seats.end();
        let (plain, adjusted) = (run(entry.name, seats, 6, 1), with_luck(entry.name, seats, 6, 1, true));
        assert_eq!(adjusted, with_luck(entry.name, seats, 6, 3, true), "{}", entry.name);
        let shares = adjusted.places.iter().map(|place| place.without_luck.expect("luck was judged").share);
        assert!((shares.sum::<f64>() - 1.0).abs() < 1e-6, "{}: {:?}", entry.name, adjusted.places);
        assert_eq!(plain.luck_saves, None);
        assert!(adjusted.luck_saves.is_some_and(f64::is_finite), "{}", entry.name);
        assert_ne!(adjusted.places[0].without_luck, Some(adjusted.places[0].wins), "{}: there was luck", entry.name);
        assert!(plain.places.iter().zip(&adjusted.places).all(|(one, other)| one.wins == other.wins), "{}", entry.name);
        assert_eq!((plain.scores, plain.sorts), (adjusted.scores, adjusted.sorts), "{}", entry.name);
    }
}

#[test]
fn shares_and_points_add_up_in_every_game() {
    for entry in GAMES {
        let findings = run(entry.name, *entry.seats.end(), 4, 1);
        let wins: f64 = findings.places.iter().map(|place| place.wins.share).sum();
        assert!((wins - 1.0).abs() < 1e-9, "{}: {wins}", entry.name);
        let ends: f64 = findings.endings.iter().map(|ending| ending.games.share).sum();
        assert!((ends - 1.0).abs() < 1e-9, "{}: {ends}", entry.name);
        let points: f64 = findings.categories.iter().map(|category| category.points.mean).sum();
        assert!((points - findings.scores.mean).abs() < 1e-9, "{}: {points}", entry.name);
    }
}

#[test]
fn what_is_taken_was_offered_and_what_is_used_was_taken() {
    for entry in GAMES {
        let findings = run(entry.name, *entry.seats.end(), 4, 1);
        assert!(!findings.sorts.is_empty(), "{} counts nothing", entry.name);
        for sort in &findings.sorts {
            let ids: std::collections::BTreeSet<&str> = sort.things.iter().map(|thing| thing.id.as_str()).collect();
            assert_eq!(ids.len(), sort.things.len(), "{}: {} has an id twice", entry.name, sort.name);
            assert!(sort.things.iter().any(|thing| thing.taken > 0), "{}: no {} is ever taken", entry.name, sort.name);
            for thing in &sort.things {
                assert!(thing.used <= thing.taken && thing.taken <= thing.offered, "{}: {thing:?}", entry.name);
                assert!(thing.games_used <= thing.games && thing.games <= findings.games, "{}: {thing:?}", entry.name);
            }
        }
    }
}

#[test]
fn what_cards_bring_is_what_the_score_sheets_say() {
    let findings = run("cities", 4, 4, 1);
    let cards = findings.sorts.iter().find(|sort| sort.name.key == "ci-study-card").expect("scoring cards");
    let brought: f64 = cards.things.iter().filter_map(|thing| Some(thing.worth? * thing.taken as f64)).sum();
    let category = findings.categories.iter().find(|one| one.name.key == "ci-study-cards").expect("their points");
    assert!((brought - category.points.mean * 16.0).abs() < 1e-6, "{brought}");
}
