use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use tetrapolis_game::{Insight, MAX_PARTIES, Seat, Seats, Turn};
use tetrapolis_search::{play_out, seed_of, win_shares};

use crate::shares::Shares;

/// The seed of the games from which odds are learned.
const SEED: u64 = 0x0DD5;
/// From how many games the odds of a hint are learned.
const HINT_GAMES: u64 = 60;
/// One in this many of their positions is learned from; neighbours say the same.
const STRIDE: usize = 3;
/// At this many stages of a game the weights may differ; between two of them they are mixed.
const STAGES: usize = 5;
/// How steep the odds are, by what was learned and by points, and what it is worth to be the next to act, at each stage.
const WEIGHTS: usize = 3 * STAGES;
/// How many positions it takes to outweigh what the game says of itself.
const PRIOR: f64 = 40.0;
/// A smaller share of the win than this is not told from none.
const LEAST: f64 = 1e-4;
/// How often the weights are improved; the error shrinks with its square each time.
const ROUNDS: usize = 8;

/// How many points ahead make what chance to win.
///
/// A game says what points each party can expect, and by how much that may be wrong ([`Insight::prospect`],
/// [`Insight::doubt`]), but not how often such a lead wins. That is learned from games that the judge plays against itself, so
/// its chances come true in ordinary play.
///
/// Many games have also learned what share of the win each party can expect between strong players ([`Insight::judge`]). Odds
/// can heed that too; they are then better and take longer.
#[derive(Clone, Debug, PartialEq)]
pub struct Odds {
    /// Whether they heed what the game has learned.
    heeds_net: bool,
    /// The score of the leader when a game ends.
    last: f64,
    weights: [f64; WEIGHTS],
    /// Each party's part of the wins in those games.
    initial: Shares,
}

/// What odds depend on in a position.
struct Features {
    /// How far each party is ahead by what the game has learned, if that is heeded, and in points that it can expect, in doubts.
    leads: [[f64; MAX_PARTIES]; 2],
    /// Whether anything has been learned that is heeded.
    is_learned: bool,
    acting: Seats,
    /// The stage of the game, and how far it is to the next.
    stage: usize,
    fraction: f64,
}

impl Odds {
    /// The odds for hints, from few games: somebody waits.
    pub fn for_hints<G: Insight>(game: &G) -> Odds {
        Odds::learned(game, HINT_GAMES)
    }

    /// Learns the odds from this many games. They are always the same games.
    pub fn learned<G: Insight>(game: &G, games: u64) -> Odds {
        Odds::fitted(game, games, false)
    }

    /// The same, but these odds heed what the game has learned.
    pub fn with_net<G: Insight>(game: &G, games: u64) -> Odds {
        Odds::fitted(game, games, true)
    }

    fn fitted<G: Insight>(game: &G, games: u64, heeds_net: bool) -> Odds {
        let (mut seen, mut ends, mut last) = (Vec::new(), Vec::new(), 0.0);
        for number in 0..games {
            let see = &mut |state: &_| seen.push((number as usize, Features::raw(game, state, heeds_net)));
            let end = watch(game, number, see);
            last += leader(game, &end) / games as f64;
            ends.push(Shares::at_end(game, &end));
        }
        let plain = plain(seen.iter().any(|(_, (_, features))| features.is_learned));
        let mut odds = Odds { heeds_net, last, weights: plain, initial: Shares::mean(&ends) };
        if game.parties() > 1 {
            let seen: Vec<_> = seen
                .into_iter()
                .map(|(number, (score, features))| (features.at(odds.stage(score)), ends[number]))
                .collect();
            (0..ROUNDS).for_each(|_| odds.improve(usize::from(game.parties()), &seen, &plain));
        }
        odds
    }

    /// Each party's chance to win before the first step.
    pub(crate) fn initial(&self) -> Shares {
        self.initial
    }

    /// Each party's part of the win: the real one if the game is over, else what can be expected.
    pub(crate) fn shares<G: Insight>(&self, game: &G, state: &G::State) -> Shares {
        if game.turn(state) == Turn::Over {
            return Shares::at_end(game, state);
        }
        if game.parties() == 1 {
            // A party that plays alone has no share of anything.
            return Shares::from(win_shares(game, state).map(f64::from));
        }
        let (score, features) = Features::raw(game, state, self.heeds_net);
        self.expected(usize::from(game.parties()), &features.at(self.stage(score)))
    }

    fn expected(&self, parties: usize, features: &Features) -> Shares {
        let mut shares = [0.0; MAX_PARTIES];
        for (party, share) in shares[..parties].iter_mut().enumerate() {
            *share = features.of(party).iter().map(|(weight, value)| self.weights[*weight] * value).sum();
        }
        let most = shares[..parties].iter().copied().fold(f64::NEG_INFINITY, f64::max);
        shares[..parties].iter_mut().for_each(|share| *share = (*share - most).exp());
        let sum: f64 = shares.iter().take(parties).sum();
        Shares::from(shares) * (1.0 / sum)
    }

    /// The stage of a game in which the leader has this score, with a fraction.
    fn stage(&self, score: f64) -> f64 {
        let stages = (STAGES - 1) as f64;
        (score / self.last.max(1.0) * stages).clamp(0.0, stages)
    }

    /// A step of Newton's method towards the weights that make what happened most likely.
    fn improve(&mut self, parties: usize, seen: &[(Features, Shares)], plain: &[f64; WEIGHTS]) {
        let mut slope = [0.0; WEIGHTS];
        let mut curve = [[0.0; WEIGHTS]; WEIGHTS];
        for (n, prior) in plain.iter().enumerate() {
            slope[n] = PRIOR * (self.weights[n] - prior);
            curve[n][n] = PRIOR;
        }
        for (features, happened) in seen {
            let expected = self.expected(parties, features);
            let mut mean = [0.0; WEIGHTS];
            for party in 0..parties {
                for (one, value) in features.of(party) {
                    slope[one] += (expected[party] - happened[party]) * value;
                    mean[one] += expected[party] * value;
                    for (other, factor) in features.of(party) {
                        curve[one][other] += expected[party] * value * factor;
                    }
                }
            }
            let touched = features.of(0).map(|(weight, _)| weight);
            for one in touched {
                for other in touched {
                    curve[one][other] -= mean[one] * mean[other];
                }
            }
        }
        let step = solve(curve, slope);
        self.weights.iter_mut().zip(step).for_each(|(weight, step)| *weight -= step);
    }
}

impl Features {
    /// The score of the leader and everything that does not depend on it.
    fn raw<G: Insight>(game: &G, state: &G::State, heeds_net: bool) -> (f64, Features) {
        let parties = usize::from(game.parties());
        let doubt = f64::from(game.doubt(state));
        let (mut leads, mut shares) = ([[0.0; MAX_PARTIES]; 2], [0.0; MAX_PARTIES]);
        let is_learned = heeds_net && game.judge(state, &mut shares);
        for party in 0..parties {
            if is_learned {
                leads[0][party] = f64::from(shares[party]).max(LEAST).ln();
            }
            leads[1][party] = f64::from(game.prospect(state, party)) / doubt;
        }
        for leads in &mut leads {
            let mean = leads.iter().sum::<f64>() / parties as f64;
            leads[..parties].iter_mut().for_each(|lead| *lead -= mean);
        }
        let acting = if let Turn::Act(seats) = game.turn(state) { seats } else { Seats::NONE };
        (leader(game, state), Features { leads, is_learned, acting, stage: 0, fraction: 0.0 })
    }

    fn at(self, stage: f64) -> Features {
        let whole = (stage as usize).min(STAGES - 2);
        Features { stage: whole, fraction: stage - whole as f64, ..self }
    }

    /// Which weights count for a party, and how much.
    fn of(&self, party: usize) -> [(usize, f64); 6] {
        let acts = f64::from(u8::from(self.acting.contains(Seat(party as u8))));
        let (near, far) = (1.0 - self.fraction, self.fraction);
        let mut features = [(0, 0.0); 6];
        let values = [self.leads[0][party], self.leads[1][party], acts];
        for (kind, value) in values.into_iter().enumerate() {
            let weight = kind * STAGES + self.stage;
            features[2 * kind] = (weight, near * value);
            features[2 * kind + 1] = (weight + 1, far * value);
        }
        features
    }
}

/// Before the odds are learned: a lead is what the game has learned, or else what it says of points, and to act next is worth
/// nothing.
fn plain(is_learned: bool) -> [f64; WEIGHTS] {
    let kind = usize::from(!is_learned);
    std::array::from_fn(|n| if n / STAGES == kind { 1.0 } else { 0.0 })
}

/// Plays a whole game, shows some of its positions, and returns the last.
fn watch<G: Insight>(game: &G, number: u64, show: &mut dyn FnMut(&G::State)) -> G::State {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed_of(SEED, number));
    let (mut state, mut count) = (game.initial(), number as usize);
    play_out(game, &mut state, &mut rng, |state| {
        count += usize::from(game.is_quiet(state));
        if game.is_quiet(state) && count.is_multiple_of(STRIDE) {
            show(state);
        }
    });
    state
}

/// The score of the leader.
fn leader<G: Insight>(game: &G, state: &G::State) -> f64 {
    game.outcome(state).standings().iter().map(|standing| f64::from(standing.score)).fold(0.0, f64::max)
}

/// Solves equations by elimination; the matrix is symmetric and positive, so its diagonal never vanishes.
fn solve(mut matrix: [[f64; WEIGHTS]; WEIGHTS], mut right: [f64; WEIGHTS]) -> [f64; WEIGHTS] {
    for pivot in 0..WEIGHTS {
        for row in 0..WEIGHTS {
            if row != pivot {
                let factor = matrix[row][pivot] / matrix[pivot][pivot];
                (0..WEIGHTS).for_each(|column| matrix[row][column] -= factor * matrix[pivot][column]);
                right[row] -= factor * right[pivot];
            }
        }
    }
    std::array::from_fn(|n| right[n] / matrix[n][n])
}
