use serde::{Serialize, Serializer};
use tetrapolis_arena::wilson;
use tetrapolis_game::{Arg, EditionId, Message, Options};

use crate::Spread;

/// A share with its 95 % interval.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Share {
    /// The share.
    pub share: f64,
    /// Where the interval begins.
    pub low: f64,
    /// Where it ends.
    pub high: f64,
}

impl Share {
    /// A part of a whole. Nothing out of nothing is a half, with no certainty at all.
    pub fn of(part: f64, whole: f64) -> Share {
        let (low, high) = wilson(part, whole);
        Share { share: if whole > 0.0 { part / whole } else { 0.5 }, low, high }
    }
}

/// The findings.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Findings {
    /// The game.
    pub game: &'static str,
    /// Its edition.
    #[serde(serialize_with = "edition")]
    pub edition: EditionId,
    /// The options that differ from the default.
    pub options: Options,
    /// How many seats.
    pub seats: u8,
    /// How many games.
    pub games: u64,
    /// The seed.
    pub seed: u64,
    /// Who played at every seat.
    pub player: String,
    /// A seat's share of the wins if all were equal.
    pub fair: f64,
    /// The seats in the order of play, the first player first.
    pub places: Vec<Place>,
    /// How many times as many games it would take to know this exactly who wins without removing luck, if luck was
    /// judged.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub luck_saves: Option<f64>,
    /// The scores of all seats.
    pub scores: Spread,
    /// The scores by the parts of the score sheet.
    pub categories: Vec<Category>,
    /// How long games are.
    pub length: Length,
    /// How games end.
    pub endings: Vec<Ending>,
    /// The things, by sort.
    pub sorts: Vec<Sort>,
}

/// The results of the seats at one distance from the first player.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Place {
    /// The share of the wins.
    pub wins: Share,
    /// The same without luck, if it was judged.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub without_luck: Option<Share>,
    /// The mean score.
    pub mean_score: f64,
}

/// A part of the score sheet.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Category {
    /// Its name.
    #[serde(serialize_with = "key")]
    pub name: Message,
    /// The points of a seat.
    pub points: Spread,
}

/// How long games are.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Length {
    /// Steps of play and chance.
    pub steps: Spread,
    /// Steps of play with at least two legal actions.
    pub decisions: Spread,
    /// Rounds, if the game counts them.
    pub rounds: Option<Spread>,
}

/// One way in which games end.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Ending {
    /// How.
    #[serde(serialize_with = "key")]
    pub name: Message,
    /// The share of the games.
    pub games: Share,
}

/// Things of one sort.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Sort {
    /// Its name.
    #[serde(serialize_with = "key")]
    pub name: Message,
    /// The mean of what its things bring to those who take them; nothing if they bring no points.
    pub mean_worth: Option<f64>,
    /// Rank correlation, from -1 to 1, between price and use when the thing comes up; nothing without a price.
    pub price_and_use: Option<f64>,
    /// Rank correlation between price and the wins of the takers, likewise.
    pub price_and_wins: Option<f64>,
    /// Its things.
    pub things: Vec<Use>,
}

/// How a thing is used.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Use {
    /// Its name in notation.
    pub id: String,
    /// Its name for people.
    #[serde(skip)]
    pub name: Arg,
    /// What it costs.
    pub price: Option<u32>,
    /// Games in which somebody could take it.
    pub games: u64,
    /// Games in which somebody used it.
    pub games_used: u64,
    /// How often, over all games, a seat could take it.
    pub offered: u64,
    /// How often such a seat did.
    pub taken: u64,
    /// How often a seat that took it used it.
    pub used: u64,
    /// How many times it was taken in all.
    pub takes: u64,
    /// How many times it was used in all.
    pub uses: u64,
    /// The points that it brought to those who took it, on average; nothing if its sort brings no points.
    pub worth: Option<f64>,
    /// The share of the wins of those who took it.
    pub takers: Share,
    /// The share of the wins of those who could have and did not.
    pub others: Share,
    /// What stands out.
    pub verdicts: Vec<Verdict>,
}

/// What stands out about a thing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// Hardly anyone who could take it does.
    Dead,
    /// Those who take it win far more often than those who could but do not, and more than is fair.
    Dominant,
    /// Its purpose is points, and it brings less than half of what things of its sort bring.
    Weak,
    /// Its purpose is points, and it brings more than twice what things of its sort bring.
    Strong,
}

impl Verdict {
    /// All verdicts.
    pub const ALL: [Verdict; 4] = [Verdict::Dead, Verdict::Dominant, Verdict::Weak, Verdict::Strong];
}

fn key<S: Serializer>(message: &Message, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(message.key)
}

fn edition<S: Serializer>(edition: &EditionId, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(edition)
}
