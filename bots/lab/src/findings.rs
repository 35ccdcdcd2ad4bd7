use serde::{Serialize, Serializer};
use tetrapolis_arena::wilson;
use tetrapolis_game::{Arg, EditionId, Message};

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
    /// So much of so much; nothing of nothing is half, with no certainty at all.
    pub fn of(part: f64, whole: f64) -> Share {
        let (low, high) = wilson(part, whole);
        Share { share: if whole > 0.0 { part / whole } else { 0.5 }, low, high }
    }
}

/// What the games tell.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Findings {
    /// The game.
    pub game: &'static str,
    /// Its edition.
    #[serde(serialize_with = "edition")]
    pub edition: EditionId,
    /// How many seats.
    pub seats: u8,
    /// How many games.
    pub games: u64,
    /// The seed.
    pub seed: u64,
    /// Who played at every seat.
    pub player: String,
    /// What a seat's share of the wins would be if all were equal.
    pub fair: f64,
    /// The seats in the order of play, who begins first.
    pub places: Vec<Place>,
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

/// What became of the seats that were so far from who began.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Place {
    /// The share of the wins.
    pub wins: Share,
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
    /// In what part of the games.
    pub games: Share,
}

/// Things of one sort.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Sort {
    /// Its name.
    #[serde(serialize_with = "key")]
    pub name: Message,
    /// The mean of what its things bring to who takes them; nothing if they bring no points.
    pub mean_worth: Option<f64>,
    /// How far dearer things are taken more often, from -1 to 1 (by rank); nothing if they have no price.
    pub price_and_use: Option<f64>,
    /// How far dearer things bring more points, from -1 to 1 (by rank).
    pub price_and_worth: Option<f64>,
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
    /// The points that it brought to who took it, on average; nothing if its sort brings no points.
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
    /// Hardly anybody takes it who could.
    Dead,
    /// Who takes it wins far more often than who could and does not, and than is fair.
    Dominant,
    /// It is there for points and brings less than half of what things of its sort bring.
    Weak,
    /// It is there for points and brings more than twice what things of its sort bring.
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
