//! A planted blunder is found, and sensible moves are left alone.

mod common;
#[path = "../../search/tests/common/nim.rs"]
mod nim;

use common::{bots, play, with};
use nim::Nim;
use rand_xoshiro::SplitMix64;
use rand_xoshiro::rand_core::SeedableRng;
use tetrapolis_catalog::Visit;
use tetrapolis_game::{Game, Insight, Seat, Sight, Step, Study};
use tetrapolis_review::{Effort, Tutor, object, review};
use tetrapolis_search::{Bot, BotKind, Budget};

/// It does not blunder where there are no more actions than this.
const FEW: usize = 2;

/// Plays well, but once, at its `n`th decision, the action that looks worst.
struct Blunderer<G: Insight> {
    inner: Box<dyn Bot<G>>,
    left: u32,
}

impl<G: Insight> Bot<G> for Blunderer<G> {
    fn begin(&mut self, seed: u64) {
        self.inner.begin(seed);
    }

    fn choose(&mut self, sight: &Sight<'_, G>, legal: &[G::Action]) -> G::Action {
        if legal.len() > FEW {
            self.left = self.left.wrapping_sub(1);
        }
        if self.left != 0 || legal.len() <= FEW {
            return self.inner.choose(sight, legal);
        }
        let world = sight.game().determinize(&sight.view(), &mut SplitMix64::seed_from_u64(1));
        let mut weights = Vec::new();
        sight.game().prior(&world, sight.seat(), legal, &mut weights);
        let worst = (0..legal.len()).min_by(|one, other| weights[*one].total_cmp(&weights[*other]));
        legal[worst.expect("a legal action")]
    }
}

/// Says whether the blunder is one of the three costliest decisions of its seat, and whether the tutor objects.
struct Plant(u32);

impl Visit for Plant {
    type Output = (bool, bool);

    fn visit<G: Study>(self, game: G) -> (bool, bool) {
        let search = BotKind::Search(Some(Budget::iterations(200)));
        let seats = usize::from(game.seats());
        let mut players: Vec<Box<dyn Bot<G>>> = bots(&vec![search; seats]);
        players[0] = Box::new(Blunderer { inner: search.bot(), left: self.0 });
        let steps = play(&game, &mut players, 8);
        let (mut state, mut planted, mut left, mut objected) = (game.initial(), None, self.0, false);
        let mut legal = Vec::new();
        for (n, step) in steps.iter().enumerate() {
            if let Step::Play { seat: Seat(0), action } = step {
                game.legal_actions(&state, Seat(0), &mut legal);
                if legal.len() > FEW {
                    left -= 1;
                    if left == 0 {
                        planted = Some(n);
                        let sight = Sight::new(&game, &state, Seat(0));
                        let said = object(&sight, &legal, *action, Tutor::All, &Effort::HINT, 1);
                        objected = said.is_some_and(|said| said.better != *action && !said.reason.scores.is_empty());
                        break;
                    }
                }
            }
            game.step(&mut state, *step).expect("a legal step");
        }
        let review = review(&game, &steps, &Effort::QUICK, 2, &|_| {});
        let planted = planted.expect("it had that many decisions");
        let shown = review.costliest(Seat(0)).into_iter().take(3).find(|decision| decision.step == planted);
        (shown.is_some_and(|decision| decision.known.loss.is_sure()), objected)
    }
}

#[test]
fn a_planted_blunder_is_among_the_costliest_decisions_and_the_tutor_objects() {
    for (game, seats, nth) in [("point-city", 2, 8), ("uptown", 2, 6)] {
        assert_eq!(with(game, seats, Plant(nth)), (true, true), "{game}: found, objected");
    }
}

#[test]
fn the_only_winning_move_of_nim_is_better_than_any_other() {
    // Of 3 and 1 only taking 2 of the first heap wins; the other seat then has no choice that matters.
    let game = Nim { heaps: [3, 1, 0], seats: 2 };
    assert_eq!(Nim::winning(game.initial()), [(0, 2)]);
    let mistaken = [(Seat(0), (0, 3)), (Seat(1), (1, 1))].map(|(seat, action)| Step::Play { seat, action });
    let found = review(&game, &mistaken, &Effort::QUICK, 1, &|_| {});
    let costliest = found.costliest(Seat(0));
    assert_eq!((costliest[0].step, costliest[0].known.best), (0, (0, 2)));
    assert!(costliest[0].known.loss.is_sure() && costliest[0].hindsight.loss.is_sure());
    let balance = found.balance(Seat(0));
    assert!((balance.luck, balance.information) == (0.0, 0.0) && balance.last == 0.0);
}
