//! What things are, what they bring and why they cannot be used.

use std::collections::BTreeSet;

use tetrapolis_game::{Explain, Game, Message, Notation, Scoring, Seat, Step, Tell, Use, Viewer};
use tetrapolis_testkit::{explained, wander};
use tetrapolis_uptown::{Action, Edition, Origin, State, UpTown};

const ENDS: [&str; 4] = ["a", "b", "c", "d"];

fn game(seats: u8) -> UpTown {
    UpTown::new(Edition::builtin(), seats)
}

/// The halves of all open cards, or of the card that is being played.
fn halves(game: &UpTown, state: &State) -> Vec<String> {
    let decks = Seat::all(game.seats()).map(Origin::Deck).chain([Origin::Pile]);
    let open = decks.flat_map(|origin| ENDS.map(|end| format!("{origin}.{end}")));
    let taken = ENDS.map(|end| format!("end:{end}"));
    open.chain(taken).filter(|thing| game.about(state, thing, Viewer::Public).is_some()).collect()
}

/// The steps of every offer, and where it happens.
fn offered(uses: &[Use]) -> BTreeSet<(Vec<String>, String)> {
    let offers = uses.iter().flat_map(|way| way.offers.iter().map(move |offer| (way, offer)));
    let placing = offers.filter_map(|(way, offer)| {
        let steps = std::iter::once(&offer.telling).chain(&offer.then).map(|telling| telling.notation.clone());
        Some((steps.collect(), way.at.clone()?))
    });
    placing.collect()
}

/// Every way to play on until a project is on a plot, with the half and the plot.
fn played(game: &UpTown, state: &State, seat: Seat) -> BTreeSet<(String, Vec<String>, String)> {
    let mut found = BTreeSet::new();
    let mut open = vec![(*state, None, Vec::new())];
    while let Some((now, half, steps)) = open.pop() {
        let mut actions = Vec::new();
        game.legal_actions(&now, seat, &mut actions);
        for action in actions {
            let source = match action {
                Action::Keep => Some(Origin::Deck(seat)),
                Action::Buy(owner) => Some(Origin::Deck(owner)),
                Action::Municipal => Some(Origin::Pile),
                _ => None,
            };
            let mut half = source.map(|origin| format!("{origin}.")).or_else(|| half.clone());
            let mut steps: Vec<String> = steps.clone();
            steps.push(game.write_action(&action));
            let place = match action {
                Action::Build(plot) => Some(format!("plot:{seat}.{plot}")),
                Action::Give(street, plot) => Some(format!("plot:{street}.{plot}")),
                Action::Keep | Action::Buy(_) | Action::Municipal | Action::Choose(_) => None,
                Action::Collect | Action::Discard | Action::Pass => continue,
            };
            if let Some(place) = place {
                let end = now.chosen_end().expect("a project is chosen");
                let half = half.take().unwrap_or_else(|| "end:".to_owned());
                found.insert((format!("{half}{end}"), steps, place));
                continue;
            }
            let mut after = now;
            game.play(&mut after, seat, action).expect("a legal action");
            if after.card_in_play().is_some() {
                open.push((after, half, steps));
            }
        }
    }
    found
}

#[test]
fn everything_that_can_be_touched_is_explained() {
    for seats in 2..=4 {
        explained(&game(seats), 3);
    }
}

#[test]
fn a_half_lights_every_plot_that_it_can_be_played_on() {
    for seats in [2, 3] {
        let game = game(seats);
        wander(&game, 4, 3, |state, seat, _| {
            let mut lit = BTreeSet::new();
            for half in halves(&game, state) {
                let uses = game.uses(state, seat, &half);
                assert!(uses.iter().all(|way| way.offers.is_empty() != way.refusal.is_none()), "{half}");
                lit.extend(offered(&uses).into_iter().map(|(steps, place)| (half.clone(), steps, place)));
            }
            assert_eq!(lit, played(&game, state, seat));
        });
    }
}

#[test]
fn what_a_half_brings_is_what_its_steps_change() {
    let game = game(3);
    let (mut gifts, mut roofs) = (0, 0);
    wander(&game, 4, 8, |state, seat, _| {
        for half in halves(&game, state) {
            for offer in game.uses(state, seat, &half).into_iter().flat_map(|way| way.offers) {
                let mut after = *state;
                for step in std::iter::once(&offer.telling).chain(&offer.then) {
                    let action = game.parse_action(&step.notation).expect("an action");
                    game.play(&mut after, seat, action).expect("an offer is allowed");
                }
                let score = |state: &State, seat: Seat| game.outcome(state).standings()[seat.index()].score;
                assert_eq!(offer.gain.score(), score(&after, seat) - score(state, seat), "{half}");
                for share in &offer.gain.others {
                    assert_eq!(share.points, score(&after, share.seat) - score(state, share.seat), "{half}");
                    gifts += usize::from(share.points < 0);
                }
                let roof = Message::new("ut-holding-roofs");
                roofs += usize::from(offer.gain.holdings.iter().any(|holding| holding.what == roof));
            }
        }
    });
    assert!(gifts > 0 && roofs > 0, "{gifts} gifts, {roofs} roofs");
}

#[test]
fn a_storey_says_what_it_is_worth_and_why() {
    let game = game(2);
    let (mut counting, mut growing) = (0, 0);
    wander(&game, 3, 4, |state, _, _| {
        for street in Seat::all(2) {
            let mut prestige = 0;
            for (plot, storey) in (1..=5).flat_map(|plot| (1..=12).map(move |storey| (plot, storey))) {
                let thing = format!("storey:{street}.{plot}.{storey}");
                let Some(about) = game.about(state, &thing, Viewer::Public) else { continue };
                prestige += about.worth[0].points;
                for counted in &about.worth[0].counts {
                    assert!(game.about(state, counted, Viewer::Public).is_some(), "{counted}");
                    counting += 1;
                }
                growing += usize::from(about.worth.len() > 1);
                assert!(!about.marks.is_empty(), "{thing}");
            }
            let held = game.holdings(state, street);
            let in_all = held.iter().find(|holding| holding.what.key == "ut-holding-prestige").expect("prestige");
            assert_eq!(prestige, in_all.amount);
        }
    });
    assert!(counting > 0 && growing > 0);
}

#[test]
fn what_cannot_be_used_says_why() {
    let game = game(2);
    wander(&game, 2, 5, |state, seat, _| {
        let other = Seat(1 - seat.0);
        for half in halves(&game, state) {
            for way in game.uses(state, other, &half) {
                let refusal = way.refusal.expect("it is not the other's turn");
                assert_eq!(refusal.message, Message::new("ut-not-to-act").with("seat", seat));
            }
        }
    });
}

#[test]
fn what_is_not_there_is_not_explained() {
    let game = game(2);
    let state = game.initial();
    let things =
        ["", "deck:3", "deck:1.a", "pile.a", "end:a", "plot:1.6", "plot:1", "storey:1.1.1", "storey:1.1", "moon"];
    for thing in things {
        assert_eq!(game.about(&state, thing, Viewer::Public), None, "{thing}");
        assert!(game.uses(&state, Seat(0), thing).is_empty(), "{thing}");
    }
}

#[test]
fn a_gift_that_takes_no_points_shows_none() {
    let game = game(3);
    let (mut shown, mut silent) = (0, 0);
    wander(&game, 6, 4, |state, seat, _| {
        for half in halves(&game, state) {
            let about = game.about(state, &half, Viewer::Seat(seat)).expect("a half");
            if !about.marks.iter().any(|mark| mark.icon == "gift") {
                continue;
            }
            assert!(about.worth.iter().all(|worth| worth.points != 0), "{half}");
            shown += usize::from(!about.worth.is_empty());
            silent += usize::from(about.worth.is_empty());
        }
    });
    assert!(shown > 0 && silent > 0, "{shown} shown, {silent} silent");
}

#[test]
fn what_is_told_of_a_card_names_its_halves() {
    let game = game(2);
    let mut told = 0;
    wander(&game, 2, 3, |state, seat, actions| {
        for action in actions {
            let step = Step::Play { seat, action: *action };
            let message = game.tell(state, &step, Viewer::Public).expect("everybody sees everything").message;
            let names = |name| message.args.iter().any(|(key, _)| *key == name);
            assert_eq!(
                names("halves"),
                matches!(
                    message.key,
                    "ut-keep" | "ut-discard" | "ut-buy" | "ut-buy-own" | "ut-municipal" | "ut-municipal-discard"
                )
            );
            told += usize::from(names("halves"));
        }
    });
    assert!(told > 0);
}
