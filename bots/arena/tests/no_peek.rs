//! The certificate passes every honest bot and catches one that peeks.

#[path = "../../search/tests/common/mod.rs"]
mod common;

use std::sync::{Arc, Mutex};

use common::pick::{Pick, State};
use tetrapolis_arena::{Suspect, all_bots, no_peek};
use tetrapolis_catalog::{GAMES, Selection, Visit, visit};
use tetrapolis_game::{Insight, Notation, Options, Sight};
use tetrapolis_review::{Adviser, Effort};
use tetrapolis_search::{Bot, BotKind};

/// Plays what the other has picked. No position is given to it, so it needs a back door.
struct Cheat {
    back_door: Arc<Mutex<State>>,
}

impl Bot<Pick> for Cheat {
    fn begin(&mut self, _seed: u64) {}

    fn choose(&mut self, sight: &Sight<'_, Pick>, legal: &[u8]) -> u8 {
        sight.view();
        let seen = *self.back_door.lock().expect("the back door");
        let other = seen.picks[1 - sight.seat().index()];
        other.filter(|pick| legal.contains(pick)).unwrap_or(legal[0])
    }
}

#[test]
fn a_bot_that_cheats_is_caught() {
    let back_door = Arc::new(Mutex::new(State::default()));
    let game = Pick { spy: Some(Arc::clone(&back_door)) };
    let mut suspects: Vec<Suspect<Pick>> =
        vec![("honest".to_owned(), BotKind::Random.bot()), ("cheat".to_owned(), Box::new(Cheat { back_door }))];
    let peek = no_peek(&game, &mut suspects, 500, 1, &|_| {}).expect_err("it peeks");
    assert_eq!(peek.name, "cheat");
    assert_ne!(peek.one, peek.other);
    assert!(peek.to_string().starts_with("cheat peeks in game"));
}

#[test]
fn honest_bots_pass_where_much_is_hidden() {
    let certificate = no_peek(&Pick::default(), &mut all_bots(), 300, 1, &|_| {}).expect("nobody peeks");
    assert_eq!(certificate.games, 300);
    assert!(certificate.choices > 300 && certificate.hidden > 200, "{certificate:?}");
}

/// What follows every hint, with little effort.
fn adviser<G: Insight>() -> Suspect<G> {
    let effort = Effort { candidates: 6, screening: 2, samples: 8, decisions: 2, ..Effort::HINT };
    ("hints".to_owned(), Box::new(Adviser::new(effort)))
}

#[test]
fn hints_do_not_peek_where_much_is_hidden() {
    let certificate = no_peek(&Pick::default(), &mut [adviser()], 300, 1, &|_| {}).expect("they do not peek");
    assert!(certificate.hidden > 30, "{certificate:?}");
}

#[test]
fn no_bot_peeks_in_any_game() {
    struct Certify;
    impl Visit for Certify {
        type Output = ();
        fn visit<G: Insight + Notation>(self, game: G) {
            let mut suspects = all_bots();
            suspects.push(adviser());
            let certificate = no_peek(&game, &mut suspects, 1, 7, &|_| {}).expect("nobody peeks");
            assert!(certificate.choices > 0);
        }
    }
    for entry in GAMES {
        let setup = Selection {
            game: entry.name.to_owned(),
            seats: *entry.seats.end(),
            options: Options::new(),
            edition: None,
        };
        visit(&setup, Certify).expect("a game of the catalog");
    }
}
