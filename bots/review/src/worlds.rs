use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use tetrapolis_game::{Game, Sight, Views};
use tetrapolis_search::seed_of;

/// The positions in which actions are compared. World `n` is always the same position with the same luck to come, so all
/// actions have the same conditions.
pub(crate) struct Worlds<'a, G: Views> {
    pub(crate) game: &'a G,
    source: Source<'a, G>,
    seed: u64,
}

enum Source<'a, G: Views> {
    /// Any position that fits a view.
    Known(G::View),
    /// The true position; chance is drawn again.
    True(&'a G::State),
    /// The true position, and chance decides as it did in the game.
    Dealt(&'a G::State, &'a [G::Chance]),
}

impl<'a, G: Views> Worlds<'a, G> {
    /// The worlds that a seat cannot tell apart. Nothing else of the position gets into them.
    pub(crate) fn known(sight: &Sight<'a, G>, seed: u64) -> Worlds<'a, G> {
        Worlds { game: sight.game(), source: Source::Known(sight.view()), seed }
    }

    /// The true position, with any luck.
    pub(crate) fn all_open(game: &'a G, state: &'a G::State, seed: u64) -> Worlds<'a, G> {
        Worlds { game, source: Source::True(state), seed }
    }

    /// The true position, with the luck that came.
    pub(crate) fn dealt(game: &'a G, state: &'a G::State, dealt: &'a [G::Chance], seed: u64) -> Worlds<'a, G> {
        Worlds { game, source: Source::Dealt(state, dealt), seed }
    }

    /// A world, and the luck to come in it.
    pub(crate) fn nth(&self, number: u32) -> (G::State, Fortune<'a, G>) {
        let seed = seed_of(self.seed, number.into());
        match &self.source {
            Source::Known(view) => {
                let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
                (self.game.determinize(view, &mut rng), Fortune::new(seed, &[]))
            }
            Source::True(state) => ((*state).clone(), Fortune::new(seed, &[])),
            Source::Dealt(state, dealt) => ((*state).clone(), Fortune::new(seed, dealt)),
        }
    }
}

/// The luck to come in one world.
pub(crate) struct Fortune<'a, G: Game> {
    seed: u64,
    drawn: u64,
    /// What chance decided in the game, in order, and which of that has already happened here.
    dealt: &'a [G::Chance],
    spent: Vec<bool>,
    possible: Vec<(G::Chance, u32)>,
}

impl<'a, G: Game> Fortune<'a, G> {
    pub(crate) fn new(seed: u64, dealt: &'a [G::Chance]) -> Fortune<'a, G> {
        Fortune { seed, drawn: 0, dealt, spent: vec![false; dealt.len()], possible: Vec::new() }
    }

    /// A generator for choices that are not luck.
    pub(crate) fn policy(&self) -> Xoshiro256PlusPlus {
        Xoshiro256PlusPlus::seed_from_u64(seed_of(self.seed, u64::MAX))
    }

    /// A generator for the choice with which a world begins.
    pub(crate) fn choice(&self) -> Xoshiro256PlusPlus {
        Xoshiro256PlusPlus::seed_from_u64(seed_of(self.seed, u64::MAX - 1))
    }

    /// What chance decides next: the first of its decisions in the game that is possible here, so that every deck keeps
    /// its order. If there is none, anything.
    ///
    /// Each outcome has a generator of its own, so that lines that have diverged still share their luck.
    pub(crate) fn draw(&mut self, game: &G, state: &G::State) -> G::Chance {
        if !self.dealt.is_empty() {
            game.chances(state, &mut self.possible);
            let comes = |chance: &G::Chance| self.possible.binary_search_by_key(chance, |(chance, _)| *chance).is_ok();
            let next = (0..self.dealt.len()).find(|n| !self.spent[*n] && comes(&self.dealt[*n]));
            if let Some(next) = next {
                self.spent[next] = true;
                return self.dealt[next];
            }
        }
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed_of(self.seed, self.drawn));
        self.drawn += 1;
        game.sample(state, &mut rng)
    }
}

impl<G: Game> Clone for Fortune<'_, G> {
    fn clone(&self) -> Self {
        let Fortune { seed, drawn, dealt, ref spent, .. } = *self;
        Fortune { seed, drawn, dealt, spent: spent.clone(), possible: Vec::new() }
    }
}
