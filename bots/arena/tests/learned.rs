//! What was learned is used where it fits, and nowhere else.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use tetrapolis_catalog::{EditionFile, GAMES, Selection, Visit, entry, visit};
use tetrapolis_game::{MAX_PARTIES, Options, Sight, Turn, below};
use tetrapolis_net::Learn;
use tetrapolis_search::{Bot, Budget, Search};

/// How many positions of a random game are weighed.
const WEIGHED: usize = 12;

/// Weighs positions of a random game with what was learned and without: whether the game has a network, whether it judges, and
/// whether the network made a difference.
struct Compare;

impl Visit for Compare {
    type Output = [bool; 3];

    fn visit<G: Learn>(self, game: G) -> [bool; 3] {
        let [mut with, mut without] = [Search::<G>::new(Budget::iterations(24)), Search::new(Budget::iterations(24))];
        without = without.with_rollouts();
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(5);
        let (mut state, mut legal, mut weighed) = (game.initial(), Vec::new(), 0);
        let (mut is_judged, mut differs) = (false, false);
        loop {
            match game.turn(&state) {
                Turn::Act(seats) => {
                    let seat = seats.first().expect("somebody has to act");
                    game.legal_actions(&state, seat, &mut legal);
                    is_judged |= game.is_quiet(&state) && game.judge(&state, &mut [0.0; MAX_PARTIES]);
                    if legal.len() > 1 && weighed < WEIGHED {
                        weighed += 1;
                        with.begin(1);
                        without.begin(1);
                        let sight = Sight::new(&game, &state, seat);
                        differs |= with.weigh(&sight, &legal) != without.weigh(&sight, &legal);
                    }
                    game.play_unchecked(&mut state, seat, legal[below(&mut rng, legal.len() as u32) as usize]);
                }
                Turn::Chance => {
                    let chance = game.sample(&state, &mut rng);
                    game.apply_unchecked(&mut state, chance);
                }
                Turn::Over => break,
            }
        }
        [game.net().is_some(), is_judged, differs]
    }
}

fn compare(game: &str, seats: u8, option: Option<(&str, &str)>, edition: Option<String>) -> [bool; 3] {
    let options: Options = option.into_iter().map(|(name, value)| (name.to_owned(), value.to_owned())).collect();
    let edition = edition.map(|text| EditionFile { file: "other.toml".to_owned(), text });
    visit(&Selection { game: game.to_owned(), seats, options, edition }, Compare).expect("it can be played")
}

#[test]
fn every_game_between_several_is_judged_by_what_was_learned() {
    for entry in GAMES {
        for seats in entry.seats.clone().filter(|seats| *seats > 1) {
            assert_eq!(compare(entry.name, seats, None, None), [true; 3], "{} {seats}", entry.name);
        }
    }
}

#[test]
fn other_options_and_solo_games_are_played_with_rollouts() {
    assert_eq!(compare("point-city", 1, None, None), [false; 3]);
    assert_eq!(compare("cities", 2, Some(("length", "long")), None), [false; 3]);
    assert_eq!(compare("mafia-city", 3, Some(("target", "beginners")), None), [false; 3]);
}

#[test]
fn other_editions_are_played_with_rollouts() {
    for (game, word, other) in [
        ("point-city", "id = \"wind-farm\"", "id = \"windmill-park\""),
        ("cities", "id = \"one-storey\"", "id = \"low\""),
        ("uptown", "id = \"linden-house\"", "id = \"lime-house\""),
        ("mafia-city", "id = \"hitman\"", "id = \"killer\""),
    ] {
        let text = entry(game).expect("a game of the catalog").edition;
        assert!(text.contains(word), "{game}");
        assert_eq!(compare(game, 3, None, Some(text.replace(word, other))), [false; 3], "{game}");
    }
}
