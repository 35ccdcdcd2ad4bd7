//! Help at the prompt. The first hint says what matters, the next one which move and why. A tutor warns before a costly
//! move is made.

use tetrapolis_catalog::{Playthrough, Selection};
use tetrapolis_game::{Arg, Message, Seat};
use tetrapolis_review::Tutor;
use tetrapolis_seated::{Coach, HintFigures, ObjectionFigures, PartFigures, Told, coach};

use crate::commands::decimal;

/// What has been said to a player about a position.
#[derive(Default)]
pub struct Help {
    hint: Option<Hint>,
    /// The actions that the tutor has warned of, in notation.
    warned: Vec<String>,
}

/// A hint, and how much of it has been said.
struct Hint {
    found: Option<HintFigures>,
    again: bool,
}

impl Help {
    /// What to say next to a seat that has to act and asks for a hint.
    pub fn hint(&mut self, table: &dyn Playthrough, seat: Seat) -> Vec<Message> {
        let find = || Hint { found: coach_of(table).hint(table, seat, &|| {}), again: false };
        let hint = self.hint.get_or_insert_with(find);
        let Some(found) = &hint.found else { return vec![Message::new("play-hint-none")] };
        if !std::mem::replace(&mut hint.again, true) {
            return vec![found.matters.as_ref().map_or_else(|| Message::new("play-hint-even"), matters)];
        }
        let Told { message, notation } = &found.action;
        let action = Message::new("play-hint-move").with("what", message.clone()).with("action", notation.as_str());
        let why = Some(Message::new("play-hint-why")).filter(|_| !found.parts.is_empty());
        [action].into_iter().chain(why).chain(found.parts.iter().map(of_part)).collect()
    }

    /// What the tutor has to say before a seat makes a move; nothing if it lets the move pass or has warned of it already.
    /// The next hint is then the better move.
    pub fn warning(&mut self, table: &dyn Playthrough, seat: Seat, action: &str, tutor: Tutor) -> Vec<Message> {
        if tutor == Tutor::Off || self.warned.iter().any(|warned| warned == action) {
            return Vec::new();
        }
        let Some(objection) = coach_of(table).object(table, seat, action, tutor, &|| {}) else { return Vec::new() };
        self.warned.push(action.to_owned());
        let ObjectionFigures { better, loss, parts } = objection;
        let share = |share: f64| decimal(share * 100.0, 1);
        let warning = Message::new("play-warning").with("loss", share(loss.mean)).with("margin", share(loss.margin));
        let about = parts.first().map(|part| Message::new("play-warning-about").with("what", part.what.clone()));
        let found = HintFigures { matters: parts.first().cloned(), touches: Vec::new(), action: better, parts };
        self.hint = Some(Hint { found: Some(found), again: true });
        [warning].into_iter().chain(about).chain([Message::new("play-warning-choice")]).collect()
    }
}

fn coach_of(table: &dyn Playthrough) -> Box<dyn Coach> {
    let head = table.head();
    let setup = Selection { game: head.game, seats: head.seats, options: head.options, edition: None };
    coach(&setup).expect("the game has been set up")
}

fn matters(part: &PartFigures) -> Message {
    Message::new("play-hint-matters").with("what", part.what.clone()).with("rule", part.rule.0)
}

fn of_part(part: &PartFigures) -> Message {
    let points = Arg::from(format!("{:+.1}", part.points.mean));
    Message::new("review-part").with("points", points).with("what", part.what.clone()).with("rule", part.rule.0)
}
