use tetrapolis_game::Insight;
use tetrapolis_review::{Odds, Shares, luck};

/// How often a position is played on to judge the luck of what led to it.
const PLAYOUTS: u32 = 16;
/// How many more decisions each seat makes. Further ahead, noise grows faster than what can be learned.
const DECISIONS: u32 = 2;
/// From how many games the judge learns.
const GAMES: u64 = 400;

/// Judges the luck of many games of one kind, to remove it from their results.
pub struct LuckJudge {
    odds: Odds,
}

impl LuckJudge {
    /// A judge for games that are set up like this one.
    pub fn new<G: Insight>(game: &G) -> LuckJudge {
        LuckJudge { odds: Odds::with_net(game, GAMES) }
    }

    /// How lucky an outcome was for every party, as shares of a win; 0 on average. The `moment` distinguishes the
    /// chance steps of a game.
    pub fn luck<G: Insight>(&self, game: &G, before: &G::State, came: G::Chance, moment: u64) -> Shares {
        luck(game, &self.odds, before, came, PLAYOUTS, DECISIONS, moment)
    }
}
