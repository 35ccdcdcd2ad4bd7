use crate::{Explain, Pictures, Positions, Scoring, Setup, Tell};

/// A game with all that a table needs: what a record says, what people are told and shown, and how it is scored.
///
/// Every game that has these capabilities is playable; there is nothing to implement.
pub trait Playable: Setup + Scoring + Tell + Explain + Pictures + Positions {}

impl<G: Setup + Scoring + Tell + Explain + Pictures + Positions> Playable for G {}
