//! Hints at the prompt: the first one says what matters, the next one which move and why.

use tetrapolis_catalog::{Playthrough, Selection};
use tetrapolis_game::{Arg, Message, Seat};
use tetrapolis_seated::{HintFigures, PartFigures, Told, coach};

/// The hint of a position, and how much of it has been said.
pub struct Hint {
    /// How many steps had been made.
    steps: usize,
    found: Option<HintFigures>,
    again: bool,
}

impl Hint {
    /// What to say next to a seat that has to act after this many steps.
    pub fn next(hint: &mut Option<Hint>, table: &dyn Playthrough, seat: Seat, steps: usize) -> Vec<Message> {
        let known = hint.as_ref().is_some_and(|hint| hint.steps == steps);
        if !known {
            let head = table.head();
            let setup = Selection { game: head.game, seats: head.seats, options: head.options, edition: None };
            let coach = coach(&setup).expect("the game has been set up");
            *hint = Some(Hint { steps, found: coach.hint(table, seat, &|| {}), again: false });
        }
        let hint = hint.as_mut().expect("it is known now");
        let Some(found) = &hint.found else { return vec![Message::new("play-hint-none")] };
        if !std::mem::replace(&mut hint.again, true) {
            return vec![found.matters.as_ref().map_or_else(|| Message::new("play-hint-even"), matters)];
        }
        let Told { message, notation } = &found.action;
        let action = Message::new("play-hint-move").with("what", message.clone()).with("action", notation.as_str());
        let why = Some(Message::new("play-hint-why")).filter(|_| !found.parts.is_empty());
        [action].into_iter().chain(why).chain(found.parts.iter().map(of_part)).collect()
    }
}

fn matters(part: &PartFigures) -> Message {
    Message::new("play-hint-matters").with("what", part.what.clone()).with("rule", part.rule.0)
}

fn of_part(part: &PartFigures) -> Message {
    let points = Arg::from(format!("{:+.1}", part.points.mean));
    Message::new("review-part").with("points", points).with("what", part.what.clone()).with("rule", part.rule.0)
}
