use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use tetrapolis_game::{Message, Seat};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::{Colour, StandingAnswer, Version};

/// A command with a number that its answer repeats.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Request {
    /// Any number; the answer has the same.
    #[ts(type = "number")]
    pub id: u64,
    /// What to do.
    pub command: Command,
}

/// What somebody can ask of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case", deny_unknown_fields)]
pub enum Command {
    /// Takes a free seat before the start.
    Sit {
        /// Which.
        #[ts(type = "number")]
        #[schema(value_type = u8)]
        seat: Seat,
        /// The commitment to the player's own share of chance.
        share: Commitment,
    },
    /// Changes the name and the colour of one of the caller's seats, before the start. A seat has a name of its own
    /// only where one device is passed around. What is left out stays as it is.
    Name {
        /// Which seat.
        #[ts(type = "number")]
        #[schema(value_type = u8)]
        seat: Seat,
        /// The name.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        name: Option<String>,
        /// The colour.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        colour: Option<Colour>,
    },
    /// Commits to a share of chance for a seat taken before: to another one, or to a new one after a deal that failed.
    Commit {
        /// The commitment.
        share: Commitment,
    },
    /// Reveals the share that was committed to, once everybody has committed and the game is about to begin.
    Reveal {
        /// The share.
        entropy: Entropy,
    },
    /// Puts a bot on a free seat, or frees the seat of a bot or a person; for the host, before the start.
    Bot {
        /// Which seat.
        #[ts(type = "number")]
        #[schema(value_type = u8)]
        seat: Seat,
        /// Which bot; none to free the seat.
        kind: Option<String>,
    },
    /// Begins the game, for the host: everybody is asked to reveal, then the first cards are dealt.
    Start,
    /// Plays an action.
    Play {
        /// The version that the player has seen.
        version: Version,
        /// The action in notation, or the actions of one move, separated by semicolons: all of them, or none.
        action: String,
    },
    /// Keeps the question open for longer; everybody is told.
    MoreTime,
    /// Sets a standing answer, or withdraws it; nobody else is told.
    Stand {
        /// The answer; none withdraws it.
        answer: Option<StandingAnswer>,
    },
    /// Asks why an action is not legal. Nothing is played: `done` means that nothing forbids it, and a refusal names
    /// the rule that does.
    Why {
        /// The action in notation.
        action: String,
    },
    /// Asks what a thing on the board is, what it brings and what the caller could do with it. The answer is
    /// [`Reply::Explained`](crate::Reply::Explained); nothing changes.
    Explain {
        /// The thing, as views and tellings name it.
        thing: String,
    },
    /// Asks for the score sheets as if the game ended now. The answer is [`Reply::Scores`](crate::Reply::Scores);
    /// nothing changes.
    Scores,
    /// Takes back the caller's last action, or asks the others to agree.
    Undo {
        /// The version that the player has seen.
        version: Version,
    },
    /// Answers a player who asks for something that needs everybody's consent.
    Agree {
        /// Whether the player agrees.
        yes: bool,
    },
    /// Switches hints and the tutor on or off for the caller's seat. Where other people play, they have to agree.
    Help {
        /// Whether they are on.
        on: bool,
    },
    /// Stops the clocks until somebody resumes. After the first few times the others have to agree.
    Pause,
    /// Goes on after a pause.
    Resume,
    /// Gives up the game.
    Resign,
    /// Leaves: before the start the seat is free again, later a bot stands in at once until the player returns.
    Leave,
    /// Takes one's seat back from the bot that stands in. After running out of time the others have to agree.
    Return,
    /// Chooses what happens to a seat whose clock has run out.
    RanOut {
        /// Which seat.
        #[ts(type = "number")]
        #[schema(value_type = u8)]
        seat: Seat,
        /// Whether a bot stands in; otherwise the player agrees to wait.
        stand_in: bool,
    },
    /// Says something.
    Say(Chat),
    /// Mutes a seat, or hears it again.
    Mute {
        /// Which seat.
        #[ts(type = "number")]
        #[schema(value_type = u8)]
        seat: Seat,
        /// Whether it is muted.
        on: bool,
    },
    /// Opens the same table again, after the end.
    Rematch,
}

impl Command {
    /// Whether it only asks something, so that nothing changes and nobody else hears of it.
    pub fn is_question(&self) -> bool {
        matches!(self, Command::Why { .. } | Command::Explain { .. } | Command::Scores)
    }
}

/// What is said at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Chat {
    /// The player's own words.
    Text(String),
    /// Words that each reader gets in their own language.
    Phrase(Phrase),
}

impl Chat {
    /// The most characters of own words.
    pub const LONGEST: usize = 300;
}

/// Words that are ready to be said in every language; the key of each is `phrase-` and its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the names are the phrases")]
pub enum Phrase {
    Hello,
    GoodLuck,
    WellPlayed,
    Thanks,
    Sorry,
    OneMoment,
    YourTurn,
    GoodGame,
    Goodbye,
}

impl Phrase {
    /// The phrase in words.
    pub const fn message(self) -> Message {
        Message::new(match self {
            Phrase::Hello => "phrase-hello",
            Phrase::GoodLuck => "phrase-good-luck",
            Phrase::WellPlayed => "phrase-well-played",
            Phrase::Thanks => "phrase-thanks",
            Phrase::Sorry => "phrase-sorry",
            Phrase::OneMoment => "phrase-one-moment",
            Phrase::YourTurn => "phrase-your-turn",
            Phrase::GoodGame => "phrase-good-game",
            Phrase::Goodbye => "phrase-goodbye",
        })
    }
}

/// A player's own share of chance: 32 to 128 hexadecimal digits that nobody else chose.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
#[ts(type = "string")]
pub struct Entropy(String);

impl Entropy {
    /// Reads entropy; nothing if the text is none.
    pub fn new(text: impl Into<String>) -> Option<Entropy> {
        let text = text.into();
        let fits = (32..=128).contains(&text.len())
            && text.bytes().all(|byte| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte));
        fits.then_some(Entropy(text))
    }

    /// The digits.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// The hash that commits to a share of chance and reveals nothing about it: 64 hexadecimal digits.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
#[ts(type = "string")]
pub struct Commitment(String);

impl Commitment {
    /// The commitment to a share: the SHA-256 of a fixed line and the share's digits.
    pub fn to(share: &Entropy) -> Commitment {
        let hash = Sha256::new().chain_update(b"tetrapolis share 1\n").chain_update(share.as_str()).finalize();
        Commitment(hash.iter().fold(String::with_capacity(64), |hex, byte| hex + &format!("{byte:02x}")))
    }

    /// Reads a commitment; nothing if the text is none.
    pub fn new(text: impl Into<String>) -> Option<Commitment> {
        let text = text.into();
        let fits = text.len() == 64 && text.bytes().all(|byte| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte));
        fits.then_some(Commitment(text))
    }

    /// The digits.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl<'de> Deserialize<'de> for Commitment {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        Commitment::new(text).ok_or_else(|| serde::de::Error::custom("a commitment is 64 hexadecimal digits"))
    }
}

impl<'de> Deserialize<'de> for Entropy {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        Entropy::new(text).ok_or_else(|| serde::de::Error::custom("entropy is 32 to 128 hexadecimal digits"))
    }
}
