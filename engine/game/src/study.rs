use crate::{Arg, Insight, Message, ScoreLine, Seat};

/// Something of a game whose use is worth counting: a card, a tile, a token, a face, a symbol or a milestone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thing {
    /// What sort of thing it is; those of one sort are compared.
    pub sort: Message,
    /// The name in notation.
    pub id: String,
    /// The name for people.
    pub name: Arg,
    /// What it costs, if it has a price.
    pub price: Option<u32>,
    /// Whether its only purpose is the points that it brings, so that things of its sort can be compared by them.
    pub for_points: bool,
}

/// What an action has to do with a thing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Deed {
    /// It leads to a choice in which the thing can be taken.
    Approaches,
    /// It takes the thing.
    Takes,
    /// It uses the thing for its purpose.
    Uses,
}

/// What the lab counts over many games; everything has a default that suits any game.
///
/// A thing is named by its place in [`things`](Study::things).
pub trait Study: Insight {
    /// All things, those of one sort together.
    fn things(&self) -> Vec<Thing> {
        Vec::new()
    }

    /// Names everything that a legal action of the seat involves.
    fn deeds(&self, _state: &Self::State, _seat: Seat, _action: Self::Action, _found: &mut dyn FnMut(usize, Deed)) {}

    /// Names every thing that a party has at the end of the game, with the points that it brought. A thing that was
    /// open to the party without any action, and that it does not have, is named without points.
    fn holdings(&self, _state: &Self::State, _party: usize, _found: &mut dyn FnMut(usize, Option<i32>)) {}

    /// Who begins; asked at the first decision that follows the deal.
    fn beginner(&self, _state: &Self::State) -> Seat {
        Seat(0)
    }

    /// How many rounds have been begun; none if the game does not count them.
    fn rounds(&self, _state: &Self::State) -> Option<u32> {
        None
    }

    /// The round that is being played, if players think of the game in rounds.
    fn round(&self, state: &Self::State) -> Option<u32> {
        self.rounds(state)
    }

    /// Why the game has ended.
    fn ending(&self, _state: &Self::State) -> Message {
        Message::new("study-ending")
    }

    /// The part of the score sheet to which a line belongs.
    fn category(&self, line: &ScoreLine) -> Message {
        Message::new("study-category").with("rule", line.rule.to_string())
    }
}
