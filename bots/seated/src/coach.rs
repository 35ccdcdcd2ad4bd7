//! Hints and objections for a seat at a table of any game. They are given the seat's own `Sight`, like a bot.

use serde::Serialize;
use tetrapolis_catalog::{Playthrough, PlaythroughOf, Selection, SelectionError, Visit, visit};
use tetrapolis_game::{Playable, Seat, Study};
use tetrapolis_review::{Effort, Means, Objection, Odds, Part, Reason, Tutor, hint, object};

use crate::figures::{Interval, PartFigures, Told};
use crate::way::Way;

/// The seed of the worlds in which a coach tries actions: the same question gets the same answer.
const SEED: u64 = 4;

/// A hint in three parts, each of which says more than the one before.
#[derive(Clone, Debug, Serialize)]
pub struct HintFigures {
    /// What matters: the part of the score sheet that separates good moves from a poor one.
    pub matters: Option<PartFigures>,
    /// Where: the things on the board that the good moves have in common.
    pub touches: Vec<String>,
    /// The move.
    pub action: Told,
    /// How the score sheet can be expected to differ from that of a poor move; nothing if that does not speak for the move.
    pub parts: Vec<PartFigures>,
}

/// A coach's objection to a move.
#[derive(Clone, Debug, Serialize)]
pub struct ObjectionFigures {
    /// What would be better.
    pub better: Told,
    /// By how much it raises the chance to win.
    pub loss: Interval,
    /// How the score sheet can be expected to differ; nothing if that does not speak for the better move.
    pub parts: Vec<PartFigures>,
}

/// Somebody who helps a seat, and sees what the seat sees. While it thinks it often calls `go_on`. The thought waits
/// until that returns, and ends if it does not return.
pub trait Coach: Send {
    /// A hint for a seat that has to act; none if it has no choice. If moves take several actions, it is a whole move.
    ///
    /// # Panics
    /// If the table is of another game than the coach.
    fn hint(&self, table: &dyn Playthrough, seat: Seat, go_on: &dyn Fn()) -> Option<HintFigures>;

    /// What speaks against an action that the seat may choose, or against the actions of one move, in notation and separated
    /// by semicolons; nothing if it is good enough or not legal.
    ///
    /// # Panics
    /// If the table is of another game than the coach.
    fn object(
        &self,
        table: &dyn Playthrough,
        seat: Seat,
        action: &str,
        tutor: Tutor,
        go_on: &dyn Fn(),
    ) -> Option<ObjectionFigures>;
}

struct CoachOf<G>(std::marker::PhantomData<fn(G)>);

/// The beginning of a move of a seat at a table.
fn way<G: Playable + Study>(table: &dyn Playthrough, seat: Seat) -> Way<G> {
    let live: &PlaythroughOf<G> = table.as_any().downcast_ref().expect("a table of the coach's own game");
    Way::new(live.clone(), seat)
}

/// The parts of a score sheet that speak for a move, if they do.
fn parts(reason: &Reason) -> Vec<PartFigures> {
    let parts: Vec<PartFigures> = reason.main_parts().into_iter().map(PartFigures::from).collect();
    if gains(&parts) { parts } else { Vec::new() }
}

/// Whether parts of a score sheet speak for a move: together they gain points that show. It may be good for what they do not
/// count, such as what others lose.
fn gains(parts: &[PartFigures]) -> bool {
    parts.iter().map(|part| part.points.mean).sum::<f64>() >= 0.1
}

impl<G: Playable + Study> Coach for CoachOf<G> {
    fn hint(&self, table: &dyn Playthrough, seat: Seat, go_on: &dyn Fn()) -> Option<HintFigures> {
        let mut way = way::<G>(table, seat);
        let odds = Odds::for_hints(way.live.game());
        let means = Means { odds: &odds, effort: &Effort::HINT, seed: SEED, go_on };
        let (mut touches, mut reasons) = (Vec::new(), Vec::new());
        while way.actions.is_empty() || way.live.is_mid_move() {
            if let [only] = way.legal[..] {
                way.go(only);
                continue;
            }
            let hint = hint(&way.live.sight(seat), &way.legal, &means);
            touches.extend(hint.touches.into_iter().filter(|thing| !touches.contains(thing)).collect::<Vec<_>>());
            reasons.push((hint.matters, hint.reason.as_ref().map(parts).unwrap_or_default()));
            way.go(hint.action);
        }
        // If there are several decisions, the one with the most at stake counts.
        let weight = |(matters, _): &(Option<Part>, _)| matters.as_ref().map_or(0.0, Part::weight);
        let (matters, parts) = reasons.into_iter().max_by(|one, other| weight(one).total_cmp(&weight(other)))?;
        Some(HintFigures { matters: matters.as_ref().map(PartFigures::from), touches, action: way.told(), parts })
    }

    fn object(
        &self,
        table: &dyn Playthrough,
        seat: Seat,
        action: &str,
        tutor: Tutor,
        go_on: &dyn Fn(),
    ) -> Option<ObjectionFigures> {
        let mut way = way::<G>(table, seat);
        let odds = Odds::for_hints(way.live.game());
        let means = Means { odds: &odds, effort: &Effort::HINT, seed: SEED, go_on };
        for action in action.split(';') {
            let chosen = way.live.game().parse_action(action.trim()).ok().filter(|one| way.legal.contains(one))?;
            let found = object(&way.live.sight(seat), &way.legal, chosen, tutor, &means);
            if let Some(Objection { better, loss, reason }) = found {
                way.go(better);
                return Some(ObjectionFigures {
                    better: way.complete(&means),
                    loss: loss.into(),
                    parts: parts(&reason),
                });
            }
            way.go(chosen);
        }
        None
    }
}

/// A coach for tables with this setup.
///
/// # Errors
/// What is wrong with the setup.
pub fn coach(setup: &Selection) -> Result<Box<dyn Coach>, SelectionError> {
    struct Take;
    impl Visit for Take {
        type Output = Box<dyn Coach>;
        fn visit<G: Playable + Study>(self, _game: G) -> Box<dyn Coach> {
            Box::new(CoachOf::<G>(std::marker::PhantomData))
        }
    }
    visit(setup, Take)
}

#[cfg(test)]
mod tests {
    use tetrapolis_game::Rule;

    use super::*;

    #[test]
    fn parts_speak_for_a_move_only_if_they_gain_points_together() {
        let part = |mean| PartFigures {
            rule: Rule("UT-7.1"),
            what: tetrapolis_game::Message::new("ut-study-street"),
            points: crate::Interval { mean, margin: 0.1 },
        };
        assert!(gains(&[2.7, -1.9].map(part)));
        assert!(!gains(&[2.0, -2.2].map(part)) && !gains(&[2.0, -1.99].map(part)) && !gains(&[]));
    }
}
