//! What things are, what they bring and why they cannot be used, to whoever may know it.

use tetrapolis_game::{Arg, Explain, Game, Message, Pictures, Seat, Step, Tell, Viewer, Views};
use tetrapolis_mafia_city::{Action, Edition, Goal, MafiaCity, Phase};
use tetrapolis_testkit::{explained, wander};

fn game(seats: u8) -> MafiaCity {
    MafiaCity::new(Edition::builtin(), seats, Goal::Advanced)
}

#[test]
fn everything_that_can_be_touched_is_explained_without_a_secret() {
    for seats in 3..=5 {
        explained(&game(seats), 1);
    }
}

#[test]
fn the_things_of_the_table_are_explained_to_everybody() {
    let game = game(3);
    let cards: Vec<String> = Edition::builtin().cards().iter().map(|card| format!("card:{}", card.id)).collect();
    let figures =
        ["figure:hitman", "figure:policeman", "figure:mayor", "first", "cell", "pile", "discard"].map(str::to_owned);
    let places: Vec<String> = (1..=7).map(|number| format!("location:{number}")).collect();
    let players: Vec<String> = (1..=3).map(|seat| format!("player:{seat}")).collect();
    let things = [cards, figures.to_vec(), places, players].concat();
    wander(&game, 1, 5, |state, _, _| {
        for (thing, viewer) in
            things.iter().flat_map(|thing| [Viewer::Public, Viewer::Seat(Seat(1))].map(|to| (thing, to)))
        {
            let about = game.about(state, thing, viewer).unwrap_or_else(|| panic!("{thing} is not explained"));
            assert!(!about.text.is_empty(), "{thing}");
        }
    });
}

#[test]
fn a_location_says_what_one_more_mafioso_would_change() {
    let game = game(3);
    let (mut led, mut ties) = (0, 0);
    wander(&game, 3, 6, |state, seat, actions| {
        for action in actions {
            let Action::Place(location) = *action else { continue };
            let about = game.about(state, &format!("location:{location}"), Viewer::Seat(seat)).expect("a location");
            let row = about.marks.iter().find(|row| row.icon == "one-more").expect("what more would do");
            let more = row.meaning.as_ref().expect("who leads then");
            let mut after = *state;
            game.play(&mut after, seat, *action).expect("a legal action");
            let picture = game.picture(&game.view(&after, Viewer::Public));
            let controller = picture.locations[location.index()].controller;
            let key = match controller {
                Some(controller) if controller == seat && more.key == "mc-about-more-you-lower" => {
                    ties += 1;
                    "mc-about-more-you-lower"
                }
                Some(controller) if controller == seat => "mc-about-more-you",
                Some(_) if more.key == "mc-about-more-lower" => "mc-about-more-lower",
                Some(_) => "mc-about-more-other",
                None => "mc-about-more-tied",
            };
            assert_eq!(more.key, key, "{location}");
            let told = game.tell(state, &Step::Play { seat, action: *action }, Viewer::Seat(seat)).expect("own step");
            let leads = told.message.args.iter().find(|(name, _)| *name == "leads").map(|(_, leader)| leader.clone());
            assert_eq!(leads, controller.map(Arg::from), "{location}");
            let gain = game.gain(state, seat, *action);
            let held = Message::new("mc-holding-led");
            let change = gain.holdings.iter().find(|holding| holding.what == held).map_or(0, |holding| holding.amount);
            let before = game.picture(&game.view(state, Viewer::Public)).locations[location.index()].controller;
            let leads = |controller: Option<Seat>| i32::from(controller == Some(seat));
            assert_eq!(change, leads(controller) - leads(before), "{location}");
            led += change;
        }
    });
    assert!(led > 0 && ties > 0);
}

#[test]
fn what_more_mafiosi_would_change_is_said_while_they_can_be_placed() {
    let game = game(3);
    let (mut placing, mut later) = (0, 0);
    wander(&game, 3, 6, |state, seat, actions| {
        let about = game.about(state, "location:1", Viewer::Seat(seat)).expect("a location");
        let said = about.marks.iter().any(|row| row.icon == "one-more");
        if actions.iter().any(|action| matches!(action, Action::Place(_))) {
            assert!(said);
            placing += 1;
        } else if actions.iter().any(|action| matches!(action, Action::Pick(_) | Action::Back(_))) {
            assert!(!said);
            later += 1;
        }
    });
    assert!(placing > 0 && later > 0);
}

#[test]
fn a_card_of_the_hand_can_be_used_in_three_ways_or_says_why_not() {
    let game = game(3);
    let (mut offered, mut refused) = (0, 0);
    wander(&game, 3, 8, |state, seat, _| {
        let picture = game.picture(&game.view(state, Viewer::Seat(seat)));
        for card in &picture.players[seat.index()].hand {
            let uses = game.uses(state, seat, &format!("hand:{}", card.id));
            let ways = if picture.phase == Phase::BusinessDiscard { 1 } else { 3 };
            assert!(uses.len() >= ways, "{}: {} ways", card.id, uses.len());
            for way in uses {
                assert_eq!(way.offers.is_empty(), way.refusal.is_some());
                offered += way.offers.len();
                refused += usize::from(way.refusal.is_some());
            }
        }
    });
    assert!(offered > 0 && refused > 0);
}

#[test]
fn a_card_that_is_not_in_the_hand_cannot_be_used() {
    let game = game(3);
    let state = game.initial();
    for card in Edition::builtin().cards() {
        assert!(game.uses(&state, Seat(0), &format!("hand:{}", card.id)).is_empty());
    }
}

#[test]
fn what_is_not_there_is_not_explained() {
    let game = game(3);
    let state = game.initial();
    for thing in [
        "",
        "location:8",
        "location:prison",
        "mafioso:1.1",
        "hand:moon",
        "use:thief",
        "use:thief:eat",
        "player:4",
        "moon",
    ] {
        assert_eq!(game.about(&state, thing, Viewer::Public), None, "{thing}");
        assert!(game.uses(&state, Seat(0), thing).is_empty(), "{thing}");
    }
}
