use tetrapolis_protocol::{PlayerId, TableId};

/// The key under which a review is kept.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct ReviewKey {
    /// The hash of what was played, with rules and edition.
    pub record: String,
    /// The number of the judge.
    pub judge: u32,
    /// Whether the judge took its time.
    pub deep: bool,
}

/// A review to be kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptReview {
    /// Its key.
    pub key: ReviewKey,
    /// The table where the game was played; the review goes with it.
    pub table: TableId,
    /// The review as JSON. It names nobody.
    pub review: String,
    /// What it says about the persons at the table.
    pub persons: Vec<ReviewedPerson>,
}

/// What a review says about a person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReviewedPerson {
    /// Who.
    pub player: PlayerId,
    /// At which seat, counted from 1.
    pub seat: u8,
    /// The figures as JSON.
    pub figures: String,
}
