//! Hints and the tutor see what their seat sees, and nothing else: in two worlds that differ only in what the seat cannot know
//! they say the same.

mod common;

use common::{bots, play, with};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use tetrapolis_catalog::Visit;
use tetrapolis_game::{Playable, Sight, Step, Study, Viewer};
use tetrapolis_review::{Effort, Means, Odds, Tutor, advise, hint, object};
use tetrapolis_search::BotKind;

const LITTLE: Effort =
    Effort { candidates: 6, screening: 2, samples: 8, refined: 8, decisions: 2, playouts: 1, ends: 2 };
/// One in this many decisions is looked at.
const ASKED: usize = 5;

/// Says how many decisions were looked at, and how often the worlds differed.
struct Twins;

impl Visit for Twins {
    type Output = (usize, usize);

    fn visit<G: Playable + Study>(self, game: G) -> (usize, usize) {
        let steps = play(&game, &mut bots(&vec![BotKind::Random; game.seats().into()]), 3);
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(6);
        let odds = Odds::for_hints(&game);
        let means = Means { odds: &odds, effort: &LITTLE, seed: 5, go_on: &|| {} };
        let (mut state, mut legal, mut count, mut asked, mut hidden) = (game.initial(), Vec::new(), 0, 0, 0);
        for step in steps {
            if let Step::Play { seat, action } = step {
                game.legal_actions(&state, seat, &mut legal);
                count += usize::from(legal.len() > 1);
                if legal.len() > 1 && count.is_multiple_of(ASKED) {
                    let view = game.view(&state, Viewer::Seat(seat));
                    let worlds = [(); 2].map(|()| game.determinize(&view, &mut rng));
                    let [one, other] = worlds.each_ref().map(|world| {
                        let sight = Sight::new(&game, world, seat);
                        let objection = object(&sight, &legal, action, Tutor::All, &means);
                        (hint(&sight, &legal, &means), objection, advise(&sight, &legal, &means))
                    });
                    assert_eq!(one, other);
                    assert!(one.2.good().any(|good| good == one.0.action), "the hint is a good move");
                    assert!(legal.contains(&one.0.action));
                    asked += 1;
                    hidden += usize::from(worlds[0] != worlds[1]);
                }
            }
            game.step(&mut state, step).expect("a legal step");
        }
        (asked, hidden)
    }
}

#[test]
fn nothing_that_is_hidden_from_a_seat_changes_what_it_is_told() {
    let (asked, hidden) = with("mafia-city", 3, Twins);
    assert!(asked > 10 && hidden > 10, "{asked} decisions, {hidden} with something hidden");
    let (asked, hidden) = with("uptown", 2, Twins);
    assert!(asked > 2 && hidden == 0, "everything is open in UpTown");
}
