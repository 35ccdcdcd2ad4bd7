//! Hints and objections for a seat at a table of any game. They are given the seat's own `Sight`, like a bot.

use serde::Serialize;
use tetrapolis_catalog::{Playthrough, PlaythroughOf, Selection, SelectionError, Visit, visit};
use tetrapolis_game::{Playable, Seat, Step, Study, Viewer};
use tetrapolis_review::{Effort, Part, Reason, Tutor, hint, object};

use crate::figures::{Interval, PartFigures, Told};

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
    /// How the score sheet can be expected to differ from that of a poor move.
    pub parts: Vec<PartFigures>,
}

/// What a coach says against a move.
#[derive(Clone, Debug, Serialize)]
pub struct ObjectionFigures {
    /// What would be better.
    pub better: Told,
    /// By how much it raises the chance to win.
    pub loss: Interval,
    /// How the score sheet can be expected to differ.
    pub parts: Vec<PartFigures>,
}

/// Somebody who helps a seat, and sees what the seat sees.
pub trait Coach: Send {
    /// A hint for a seat that has to act; none if it has no choice.
    ///
    /// # Panics
    /// If the table is of another game than the coach.
    fn hint(&self, table: &dyn Playthrough, seat: Seat) -> Option<HintFigures>;

    /// What speaks against an action that the seat may choose, in notation; nothing if it is good enough or not legal.
    ///
    /// # Panics
    /// If the table is of another game than the coach.
    fn object(&self, table: &dyn Playthrough, seat: Seat, action: &str, tutor: Tutor) -> Option<ObjectionFigures>;
}

struct CoachOf<G>(std::marker::PhantomData<fn(G)>);

impl<G: Playable + Study> CoachOf<G> {
    fn live(table: &dyn Playthrough) -> &PlaythroughOf<G> {
        table.as_any().downcast_ref().expect("a table of the coach's own game")
    }

    fn told(live: &PlaythroughOf<G>, seat: Seat, action: G::Action) -> Told {
        let step = live.game().write_step(&Step::Play { seat, action });
        let telling = live.tell(&step, Viewer::Seat(seat)).expect("it was written just now");
        let telling = telling.expect("a seat sees its own actions");
        Told { notation: telling.notation, message: telling.message }
    }
}

fn parts(reason: &Reason) -> Vec<PartFigures> {
    reason.main_parts().into_iter().map(part).collect()
}

fn part(part: &Part) -> PartFigures {
    PartFigures { rule: part.rule, what: part.what.clone(), points: part.points.into() }
}

impl<G: Playable + Study> Coach for CoachOf<G> {
    fn hint(&self, table: &dyn Playthrough, seat: Seat) -> Option<HintFigures> {
        let (live, mut legal) = (Self::live(table), Vec::new());
        live.legal_actions(seat, &mut legal);
        if legal.len() < 2 {
            return None;
        }
        let hint = hint(&live.sight(seat), &legal, &Effort::HINT, SEED);
        Some(HintFigures {
            matters: hint.matters.as_ref().map(part),
            touches: hint.touches,
            action: Self::told(live, seat, hint.action),
            parts: hint.reason.as_ref().map(parts).unwrap_or_default(),
        })
    }

    fn object(&self, table: &dyn Playthrough, seat: Seat, action: &str, tutor: Tutor) -> Option<ObjectionFigures> {
        let (live, mut legal) = (Self::live(table), Vec::new());
        live.legal_actions(seat, &mut legal);
        let chosen = live.game().parse_action(action).ok().filter(|action| legal.contains(action))?;
        let found = object(&live.sight(seat), &legal, chosen, tutor, &Effort::HINT, SEED)?;
        let better = Self::told(live, seat, found.better);
        Some(ObjectionFigures { better, loss: found.loss.into(), parts: parts(&found.reason) })
    }
}

/// A coach for tables that are set up so.
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
