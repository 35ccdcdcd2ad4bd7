//! What an action touches is enough to choose it by pointing: it tells actions apart, and the picture has all of it.

use std::collections::{BTreeMap, BTreeSet};

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use tetrapolis_game::{Game, Seat, Step, Turn, Viewer, below};
use tetrapolis_point_city::{Edition, Level, Picture, PointCity, State};

/// Everything that a picture offers to be pointed at.
fn elements(picture: &Picture, seat: Seat) -> BTreeSet<String> {
    let cells = (1..=4).flat_map(|row| ["a", "b", "c", "d"].map(|column| format!("market:{column}{row}")));
    let hand = picture.players[seat.index()].hand.iter();
    cells
        .chain(["flip", "deck"].map(str::to_owned))
        .chain(picture.pool.iter().map(|token| format!("token:{}", token.id)))
        .chain(hand.flat_map(|(front, count)| (1..=*count).map(move |card| format!("hand:{front}.{card}"))))
        .collect()
}

fn check_touches(game: &PointCity, state: &State, seat: Seat) {
    let elements = elements(&game.picture(&game.view(state, Viewer::Seat(seat))), seat);
    let mut seen = BTreeMap::new();
    let mut actions = Vec::new();
    game.legal_actions(state, seat, &mut actions);
    for action in actions {
        let telling = game.tell(state, &Step::Play { seat, action }, Viewer::Seat(seat)).expect("an own action");
        let touches: BTreeSet<String> = telling.touches.iter().cloned().collect();
        assert_eq!(touches.len(), telling.touches.len(), "something is touched twice: {telling:?}");
        assert!(touches.is_subset(&elements), "{telling:?} is not in the picture");
        if !touches.is_empty() {
            let before = seen.insert(touches, telling.notation.clone());
            assert_eq!(before, None, "{} cannot be told apart", telling.notation);
        }
    }
}

#[test]
fn actions_can_be_chosen_by_what_they_touch() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(7);
    let tables = [2, 3, 4].map(|seats| PointCity::new(Edition::standard(), seats));
    for game in tables.into_iter().chain([PointCity::solo(Edition::standard(), Level::Medium)]) {
        for _ in 0..20 {
            let (mut state, mut actions) = (game.initial(), Vec::new());
            loop {
                match game.turn(&state) {
                    Turn::Over => break,
                    Turn::Chance => {
                        let chance = game.sample(&state, &mut rng);
                        game.apply(&mut state, chance).expect("a sampled chance");
                    }
                    Turn::Act(seats) => {
                        let seat = seats.first().expect("somebody acts");
                        check_touches(&game, &state, seat);
                        game.legal_actions(&state, seat, &mut actions);
                        let action = actions[below(&mut rng, actions.len() as u32) as usize];
                        game.play(&mut state, seat, action).expect("a legal action");
                    }
                }
            }
        }
    }
}
