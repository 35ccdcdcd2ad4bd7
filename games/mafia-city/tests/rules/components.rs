//! MC-1: components.

use tetrapolis_game::Setup;
use tetrapolis_mafia_city::{CardKind, Edition, Location, Symbol, Use};

use crate::table::{new_game, table};

#[test]
fn the_seven_locations_have_their_numbers() {
    // MC-1.1
    let names: Vec<(u8, &str)> = Location::ALL.iter().map(|location| (location.number(), location.word())).collect();
    let wanted = [
        (1, "prison"),
        (2, "port"),
        (3, "fighters-club"),
        (4, "police-station"),
        (5, "business-district"),
        (6, "private-club"),
        (7, "town-hall"),
    ];
    assert_eq!(names, wanted);
}

#[test]
fn nobody_has_more_mafiosi_than_a_colour_and_points_never_run_out() {
    // MC-1.2
    for seats in 3..=5 {
        let game = new_game(seats);
        assert!((1..=seats).all(|seat| game.of(seat, "mafiosi") + game.of(seat, "reserve") <= 12));
    }
    // The box has chips for a limited number of points; a game in round 30 may need far more.
    let mut game = table("round 30; points 1: 14; points 2: 14; points 3: 14; stack 4: 1");
    game.pass_all();
    assert_eq!(game.points(), [15, 14, 14]);
}

#[test]
fn there_are_49_cards_of_11_kinds_each_with_a_type_and_a_symbol() {
    // MC-1.3
    let edition = Edition::builtin();
    assert_eq!(edition.cards().iter().map(|card| card.copies).sum::<u8>(), 49);
    assert!(CardKind::ALL.iter().all(|kind| edition.cards().iter().any(|card| card.kind == *kind)));
    let of_type = |wanted| CardKind::ALL.iter().filter(|kind| kind.usage() == wanted).count();
    assert_eq!([Use::Action, Use::Location, Use::Reaction].map(of_type), [6, 2, 3]);
    let symbols = Symbol::ALL.map(|symbol| edition.symbols(symbol));
    assert_eq!(symbols, [19, 14, 9, 7]);
    assert_eq!(new_game(3).game.edition().name, "house");
}
