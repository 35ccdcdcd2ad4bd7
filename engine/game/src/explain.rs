use serde::Serialize;

use crate::{Arg, Message, Refusal, Rule, ScoreLine, Scoring, Seat, Step, Tell, Telling, Viewer};

/// What a thing on the board is and what it means in a position, in words. The page, the terminal, hints and lessons
/// use it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct About {
    /// What sort of thing it is: "Civic token".
    pub kind: Message,
    /// What it is called: "Lights and People".
    pub name: Arg,
    /// What it does, one sentence each.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub text: Vec<Message>,
    /// Every icon and value printed on it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub marks: Vec<Mark>,
    /// What it is worth to the viewer: now first, then what it could become.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub worth: Vec<Worth>,
    /// The rule that explains it best.
    pub rule: Rule,
}

/// An icon or a value printed on a thing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Mark {
    /// The name by which clients draw the icon.
    pub icon: &'static str,
    /// What the icon is called.
    pub name: Message,
    /// What it means here.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub meaning: Option<Message>,
}

/// What a thing is worth under some condition.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Worth {
    /// The points.
    pub points: i32,
    /// When it is worth that, and why: "now: two pairs in your city".
    pub when: Message,
    /// The things on the board that count for it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub counts: Vec<String>,
}

/// Something that a seat may want to do with a thing, whether or not it is allowed now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Way<A> {
    /// What it is: "Take it with a neighbour".
    pub words: Message,
    /// The thing at which it happens, if it is another one: the plot to build on.
    pub at: Option<String>,
    /// The actions that would do it.
    pub actions: Vec<A>,
    /// The actions with which the seat completes it afterwards; no chance comes in between.
    pub then: Vec<A>,
}

impl<A> Way<A> {
    /// A way that takes one action: any of these.
    pub fn new(words: Message, actions: Vec<A>) -> Way<A> {
        Way { words, at: None, actions, then: Vec::new() }
    }

    /// A way that happens at another thing and takes all these steps, at least one.
    ///
    /// # Panics
    /// If there is no step.
    pub fn steps(words: Message, at: String, steps: impl IntoIterator<Item = A>) -> Way<A> {
        let mut steps = steps.into_iter();
        let first = steps.next().expect("a way has a step");
        Way { words, at: Some(at), actions: vec![first], then: steps.collect() }
    }
}

/// A [`Way`] in a position: how it can be done, or why it cannot.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Use {
    /// What it is.
    pub words: Message,
    /// The thing at which it happens, if that is another one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at: Option<String>,
    /// The allowed actions that do it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub offers: Vec<Offer>,
    /// If no action does it now, why not.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub refusal: Option<Refusal>,
}

/// An allowed action and what it would bring.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Offer {
    /// The action.
    #[serde(flatten)]
    pub telling: Telling,
    /// The actions that complete it, one after the other.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub then: Vec<Telling>,
    /// What it would bring, together with the actions that complete it.
    pub gain: Gain,
}

/// What an action changes at once.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Gain {
    /// The lines of the score sheet that change, each with the points that it gains or loses.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub points: Vec<ScoreLine>,
    /// What else the seat gains or loses: coins, cards.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub holdings: Vec<Holding>,
    /// What it changes for other seats.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub others: Vec<Share>,
}

/// What an action changes at once for a seat that does not make it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Share {
    /// The seat.
    pub seat: Seat,
    /// The change of its score.
    pub points: i32,
    /// What else it gains or loses.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub holdings: Vec<Holding>,
}

/// An amount of something that a seat has or gains.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Holding {
    /// Of what.
    pub what: Message,
    /// How much.
    pub amount: i32,
}

impl Gain {
    /// The change of the score.
    pub fn score(&self) -> i32 {
        self.points.iter().map(|line| line.points).sum()
    }
}

/// Everything that a viewer is told about a thing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Explained {
    /// What it is.
    pub about: About,
    /// What the viewer could do with it, allowed now or not; nothing for somebody without a seat.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub uses: Vec<Use>,
}

/// Explains the things of a game. All methods have defaults, for games without explanations.
///
/// An explanation tells a viewer nothing that the viewer may not know.
pub trait Explain: Scoring + Tell {
    /// What a thing is, by the name that pictures and tellings give it, such as `market:b2`; nothing if the viewer sees
    /// no such thing.
    fn about(&self, state: &Self::State, thing: &str, to: Viewer) -> Option<About> {
        let _ = (state, thing, to);
        None
    }

    /// What a seat may want to do with a thing, allowed now or not. The ways contain all legal actions that touch the
    /// thing.
    fn ways(&self, state: &Self::State, seat: Seat, thing: &str) -> Vec<Way<Self::Action>> {
        let _ = (state, seat, thing);
        Vec::new()
    }

    /// What a seat has besides points, always in the same order and under the same names.
    fn holdings(&self, state: &Self::State, seat: Seat) -> Vec<Holding> {
        let _ = (state, seat);
        Vec::new()
    }

    /// What a thing is, and what the viewer could do with it; nothing if the viewer sees no such thing.
    fn explain(&self, state: &Self::State, thing: &str, to: Viewer) -> Option<Explained> {
        let about = self.about(state, thing, to)?;
        let uses = match to {
            Viewer::Seat(seat) => self.uses(state, seat, thing),
            Viewer::Public => Vec::new(),
        };
        Some(Explained { about, uses })
    }

    /// What a legal action changes at once.
    fn gain(&self, before: &Self::State, seat: Seat, action: Self::Action) -> Gain {
        let mut after = before.clone();
        self.play_unchecked(&mut after, seat, action);
        self.gained(before, &after, seat)
    }

    /// What a seat has gained from one position to a later one, and what that changed for the others.
    fn gained(&self, before: &Self::State, after: &Self::State, seat: Seat) -> Gain {
        let score = |state, seat: Seat| self.outcome(state).standings()[seat.index()].score;
        let change = |(then, now): (Holding, Holding)| Holding { amount: now.amount - then.amount, ..now };
        let holdings = |seat| -> Vec<Holding> {
            let pairs = self.holdings(before, seat).into_iter().zip(self.holdings(after, seat));
            pairs.map(change).filter(|holding| holding.amount != 0).collect()
        };
        let share = |seat| Share { seat, points: score(after, seat) - score(before, seat), holdings: holdings(seat) };
        let others = Seat::all(self.seats()).filter(|other| *other != seat).map(share);
        let others = others.filter(|share| share.points != 0 || !share.holdings.is_empty()).collect();
        let points = difference(self.sheet(before, seat.index()), self.sheet(after, seat.index()));
        Gain { points, holdings: holdings(seat), others }
    }

    /// What a seat can do with a thing now, and why it cannot do the rest.
    fn uses(&self, state: &Self::State, seat: Seat, thing: &str) -> Vec<Use> {
        let decide = |way: Way<Self::Action>| {
            let (mut offers, mut refusal) = (Vec::new(), None);
            for action in way.actions {
                match self.offer(state, seat, action, &way.then) {
                    Ok(offer) => offers.push(offer),
                    Err(refused) => refusal = refusal.or(Some(refused)),
                }
            }
            let refusal = refusal.filter(|_| offers.is_empty());
            Use { words: way.words, at: way.at, offers, refusal }
        };
        self.ways(state, seat, thing).into_iter().map(decide).collect()
    }

    /// What an action and those that complete it would bring.
    ///
    /// # Errors
    /// The rule that forbids the first of them that is not allowed.
    fn offer(
        &self,
        state: &Self::State,
        seat: Seat,
        action: Self::Action,
        then: &[Self::Action],
    ) -> Result<Offer, Refusal> {
        let tell = |before: &Self::State, action| {
            let step = Step::Play { seat, action };
            self.tell(before, &step, Viewer::Seat(seat)).expect("a seat sees its own actions")
        };
        let mut after = state.clone();
        self.play(&mut after, seat, action)?;
        let mut completing = Vec::with_capacity(then.len());
        for next in then {
            self.permit(&after, seat, *next)?;
            completing.push(tell(&after, *next));
            self.play_unchecked(&mut after, seat, *next);
        }
        Ok(Offer { telling: tell(state, action), then: completing, gain: self.gained(state, &after, seat) })
    }
}

/// The lines of a score sheet that differ, added up by what they count.
fn difference(mut before: Vec<ScoreLine>, after: Vec<ScoreLine>) -> Vec<ScoreLine> {
    let mut changed: Vec<ScoreLine> = Vec::new();
    for line in after {
        match before.iter().position(|old| *old == line) {
            Some(same) => drop(before.swap_remove(same)),
            None => changed.push(line),
        }
    }
    for line in before {
        // A line may say how much it counts, so its words may have changed. It names what it is about first.
        let alike = |new: &ScoreLine| (new.rule, new.what.key) == (line.rule, line.what.key);
        let same = |new: &ScoreLine| new.what.args.first() == line.what.args.first();
        match changed.iter_mut().filter(|new| alike(new)).max_by_key(|new| same(new)) {
            Some(new) => new.points -= line.points,
            None => changed.push(ScoreLine { points: -line.points, ..line }),
        }
    }
    changed.retain(|line| line.points != 0);
    changed
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(card: &str, count: i32, points: i32) -> ScoreLine {
        let what = Message::new("card").with("card", card).with("count", count);
        ScoreLine { rule: Rule("X-1"), what, points, counts: Vec::new() }
    }

    #[test]
    fn lines_that_change_together_are_not_mixed_up() {
        let before = vec![line("towers", 1, 2), line("parks", 2, 6), line("statues", 1, 2)];
        let after = vec![line("towers", 3, 6), line("parks", 1, 3), line("statues", 1, 2)];
        assert_eq!(difference(before, after), [line("towers", 3, 4), line("parks", 1, -3)]);
    }

    #[test]
    fn a_line_that_comes_or_goes_counts_in_full() {
        let (towers, parks) = (line("towers", 1, 2), ScoreLine { rule: Rule("X-2"), ..line("parks", 2, 6) });
        let gone = ScoreLine { points: -2, ..towers.clone() };
        assert_eq!(difference(vec![towers], vec![parks.clone()]), [parks, gone]);
    }
}
