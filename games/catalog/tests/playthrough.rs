//! Games as seen by programs that deal in text and JSON.

use rand_xoshiro::rand_core::SeedableRng;
use tetrapolis_catalog::{EditionFile, GAMES, Selection, SelectionError, StepError, edition_of, open};
use tetrapolis_game::{Options, Seat, SetupError, Turn, Viewer};

fn setup(game: &str, seats: u8) -> Selection {
    Selection { game: game.to_owned(), seats, options: Options::new(), edition: None }
}

#[test]
fn every_game_opens_with_every_number_of_seats_it_has() {
    for entry in GAMES {
        for seats in entry.seats.clone() {
            let table = open(&setup(entry.name, seats)).expect("it opens");
            assert_eq!((table.head().game.as_str(), table.head().seats), (entry.name, seats));
            assert_eq!(table.turn(), Turn::Chance);
        }
    }
}

#[test]
fn what_cannot_be_set_up_is_refused() {
    let refused = |selection: &Selection| open(selection).err().expect("refused");
    assert_eq!(refused(&setup("chess", 2)), SelectionError::Game("chess".into()));
    let seats = SetupError::Seats { game: "point-city", seats: 5, least: 1, most: 4 }.into();
    assert_eq!(refused(&setup("point-city", 5)), seats);
    let mut solo = setup("point-city", 1);
    solo.options.insert("solo".into(), "deadly".into());
    assert!(matches!(refused(&solo), SelectionError::Setup(SetupError::Value { option: "solo", .. })));
    solo.options.insert("solo".into(), "hard".into());
    assert!(open(&solo).is_ok());
    solo.seats = 2;
    assert!(matches!(refused(&solo), SelectionError::Setup(SetupError::Option { seats: 2, .. })));
    let mut odd = setup("point-city", 2);
    odd.options.insert("colour".into(), "red".into());
    assert!(matches!(refused(&odd), SelectionError::Setup(SetupError::Option { .. })));
}

#[test]
fn every_option_of_every_game_is_taken_with_some_number_of_seats() {
    for entry in GAMES {
        for choice in entry.options {
            for value in choice.values {
                let opens = |seats| {
                    let mut setup = setup(entry.name, seats);
                    setup.options.insert(choice.name.to_owned(), (*value).to_owned());
                    open(&setup).is_ok()
                };
                assert!(entry.seats.clone().any(opens), "{} {} {value}", entry.name, choice.name);
            }
        }
    }
}

#[test]
fn a_built_in_edition_says_which_game_it_is_for() {
    for entry in GAMES {
        let file = EditionFile { file: "x.toml".into(), text: entry.edition.into() };
        let (found, id) = edition_of(&file).expect("it is good");
        assert_eq!(found.name, entry.name);
        assert_eq!(id, open(&setup(entry.name, *entry.seats.end())).expect("it opens").head().edition);
    }
}

#[test]
fn an_edition_for_no_game_is_refused() {
    let file = |text: &str| EditionFile { file: "x.toml".into(), text: text.into() };
    assert_eq!(edition_of(&file("game = \"chess\"")).err(), Some(SelectionError::Game("chess".into())));
    assert!(matches!(edition_of(&file("name = 1")), Err(SelectionError::Setup(SetupError::Edition(_)))));
}

#[test]
fn a_step_may_leave_out_who_makes_it() {
    let mut table = open(&setup("point-city", 2)).expect("it opens");
    assert_eq!(table.read("front 1:energy"), Ok("* front 1:energy".into()));
    for _ in 0..17 {
        table.apply("front 1:energy").or_else(|_| table.apply("front 1:ecology")).expect("a front");
    }
    let mut rng = rand_xoshiro::Xoshiro256PlusPlus::seed_from_u64(1);
    while table.turn() == Turn::Chance {
        let step = table.sample(&mut rng);
        table.apply(&step).expect("what was drawn is possible");
    }
    let actor = table.turn().actor().expect("somebody has to act");
    assert_eq!(table.read("deck"), Ok(format!("{actor}: deck")));
    assert!(matches!(table.apply("take a1 d4"), Err(StepError::Refused(_))));
    assert!(matches!(table.apply("jump"), Err(StepError::Text(_))));
    assert!(matches!(table.apply("9: deck"), Err(StepError::Text(_))));
    table.apply("deck").expect("it is legal");
}

#[test]
fn a_position_goes_out_and_comes_in_again() {
    for entry in GAMES {
        let setup = setup(entry.name, *entry.seats.end());
        let mut table = open(&setup).expect("it opens");
        let mut rng = rand_xoshiro::Xoshiro256PlusPlus::seed_from_u64(3);
        for _ in 0..60 {
            let step = match table.turn() {
                Turn::Chance => table.sample(&mut rng),
                Turn::Act(seats) => {
                    let seat = seats.first().expect("somebody");
                    format!("{seat}: {}", table.legal(seat)[0].notation)
                }
                Turn::Over => break,
            };
            table.apply(&step).unwrap_or_else(|error| panic!("{step}: {error}"));
        }
        let mut other = open(&setup).expect("it opens");
        other.restore(&table.position().to_string()).expect("it is a position");
        assert_eq!(other.position(), table.position());
        assert_eq!(other.picture(Viewer::Seat(Seat(0))).get(), table.picture(Viewer::Seat(Seat(0))).get());
        assert!(other.restore(r#"{"nonsense": 1}"#).is_err());
        assert_eq!(other.position(), table.position(), "nothing has changed");
    }
}
