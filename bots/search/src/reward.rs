use tetrapolis_game::{Insight, MAX_PARTIES, Outcome, Turn};

/// How much of the reward at the end of a game is for winning it; the rest is for the margin.
const WIN: f32 = 0.7;

/// What a position is worth to each party, from 0 to 1.
pub type Rewards = [f32; MAX_PARTIES];

/// Judges positions for a search that began in one of them.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Judge {
    parties: usize,
    /// The score with which a party that plays alone is compared.
    alone: f32,
    /// Whether a learned network judges the positions.
    learned: bool,
}

impl Judge {
    /// A judge for a search from this position, by what can be expected in points.
    pub(crate) fn new<G: Insight>(game: &G, root: &G::State) -> Judge {
        let parties = usize::from(game.parties());
        Judge { parties, alone: if parties == 1 { game.prospect(root, 0) } else { 0.0 }, learned: false }
    }

    /// The same with the learned network, if the game has one.
    pub(crate) fn learned<G: Insight>(game: &G, root: &G::State) -> Judge {
        Judge { learned: game.judge(root, &mut [0.0; MAX_PARTIES]), ..Judge::new(game, root) }
    }

    /// Whether it judges with a learned network.
    pub(crate) fn is_learned(&self) -> bool {
        self.learned
    }

    /// Each party's part of the win: the real one if the game is over, else what can be expected.
    #[inline]
    pub(crate) fn rewards<G: Insight>(&self, game: &G, state: &G::State) -> Rewards {
        if game.turn(state) != Turn::Over {
            return self.expected(game, state);
        }
        self.reached(game, state)
    }

    /// Each party's reward at the end of the game.
    pub(crate) fn reached<G: Insight>(&self, game: &G, state: &G::State) -> Rewards {
        let outcome = game.outcome(state);
        let mut rewards = self.shares(game.doubt(state), |party| outcome.standings()[party].score as f32);
        for (reward, win) in rewards.iter_mut().zip(wins(&outcome)) {
            *reward = if self.parties == 1 { *reward } else { WIN * win + (1.0 - WIN) * *reward };
        }
        rewards
    }

    #[inline]
    fn expected<G: Insight>(&self, game: &G, state: &G::State) -> Rewards {
        let mut rewards = [0.0; MAX_PARTIES];
        if self.learned && game.judge(state, &mut rewards) {
            return rewards;
        }
        self.shares(game.doubt(state), |party| game.prospect(state, party))
    }

    /// Shares that add up to 1, by how far the parties are apart compared with the doubt.
    #[inline]
    fn shares(&self, doubt: f32, worth: impl Fn(usize) -> f32) -> Rewards {
        let mut rewards = [0.0; MAX_PARTIES];
        if self.parties == 1 {
            rewards[0] = 1.0 / (1.0 + ((self.alone - worth(0)) / doubt).exp());
            return rewards;
        }
        let worths = &mut rewards[..self.parties];
        for (party, reward) in worths.iter_mut().enumerate() {
            *reward = worth(party) / doubt;
        }
        let most = worths.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        for reward in worths.iter_mut() {
            *reward = (*reward - most).exp();
        }
        let sum: f32 = worths.iter().sum();
        for reward in worths.iter_mut() {
            *reward /= sum;
        }
        rewards
    }
}

/// The reward at the end of a game: most of it for winning, the rest for the margin. Searches maximise it, and networks
/// learn to predict it.
///
/// # Panics
/// If the game is not over.
pub fn final_rewards<G: Insight>(game: &G, state: &G::State) -> Rewards {
    assert!(game.turn(state) == Turn::Over, "the game is over");
    Judge::new(game, state).reached(game, state)
}

/// Each party's share of the win, from 0 to 1: the real one if the game is over, otherwise what the game expects. The
/// shares of several parties add up to 1.
pub fn win_shares<G: Insight>(game: &G, state: &G::State) -> Rewards {
    if game.turn(state) == Turn::Over {
        return wins(&game.outcome(state));
    }
    Judge::new(game, state).expected(game, state)
}

/// Each party's part of the win; a shared win is divided.
#[inline]
fn wins(outcome: &Outcome) -> Rewards {
    let mut wins = [0.0; MAX_PARTIES];
    let share = 1.0 / outcome.winners() as f32;
    for (win, standing) in wins.iter_mut().zip(outcome.standings()) {
        *win = if standing.place == 1 { share } else { 0.0 };
    }
    wins
}

/// By how many points a party can expect to be ahead of the best of the others.
pub(crate) fn lead<G: Insight>(game: &G, state: &G::State, party: usize) -> f32 {
    let others = (0..usize::from(game.parties())).filter(|other| *other != party);
    let best = others.map(|other| game.worth(state, other)).fold(f32::NEG_INFINITY, f32::max);
    let own = game.worth(state, party);
    if best == f32::NEG_INFINITY { own } else { own - best }
}
