//! Standing answers: questions are declined for a player, with some exceptions, until the player withdraws the answer.
//! Nobody else hears of it.

use serde::{Deserialize, Serialize};
use tetrapolis_game::{Seat, Topic, Viewer};
use tetrapolis_protocol::{Code, StandingAnswer, TablePhase, Time};

use crate::Refused;
use crate::event::{Event, Happening};
use crate::live::LiveTable;
use crate::refused::gate;

/// A standing answer as the log keeps it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Standing {
    /// The things about which the player is asked all the same.
    pub except: Vec<String>,
    /// The part of the game with which it ends, if it does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub part: Option<u32>,
}

impl LiveTable {
    /// Sets the standing answer of a seat, or withdraws it.
    pub(crate) fn stand(&self, seat: Seat, answer: Option<&StandingAnswer>, now: Time) -> Result<Vec<Event>, Refused> {
        gate(self.lets_answers_stand(), Code::AnswerInPerson)?;
        if let Some(answer) = answer {
            let topics = self.position.topics(seat);
            let known = |thing: &String| topics.iter().any(|topic| topic.thing == *thing);
            gate(answer.except.len() <= StandingAnswer::MOST && answer.except.iter().all(known), Code::AnswerTopic)?;
        }
        let part = |answer: &StandingAnswer| answer.part.then(|| self.position.part());
        let answer = answer.map(|answer| Standing { except: answer.except.clone(), part: part(answer) });
        if self.chair(seat).standing == answer {
            return Ok(Vec::new());
        }
        Ok(vec![Event { at: now, what: Happening::Stands { seat, answer } }])
    }

    /// What the standing answer of a viewer can except.
    pub(crate) fn topics(&self, viewer: Viewer) -> Vec<Topic> {
        match viewer {
            Viewer::Seat(seat) if self.lets_answers_stand() => self.position.topics(seat),
            Viewer::Seat(_) | Viewer::Public => Vec::new(),
        }
    }

    /// Whether standing answers keep every secret: either questions close automatically, or there is nobody to keep
    /// secrets from.
    pub(crate) fn lets_answers_stand(&self) -> bool {
        self.opening.format() >= 3 && !self.opening.one_device && (self.opening.answers.is_some() || !self.is_company())
    }

    /// The standing answer of a seat that has not ended.
    fn standing(&self, seat: Seat) -> Option<&Standing> {
        let lasts = |standing: &&Standing| standing.part.is_none_or(|part| part == self.position.part());
        self.chair(seat).standing.as_ref().filter(lasts)
    }

    /// The standing answer of a viewer.
    pub(crate) fn stands(&self, viewer: Viewer) -> Option<StandingAnswer> {
        let Viewer::Seat(seat) = viewer else { return None };
        let standing = self.standing(seat).filter(|_| self.phase != TablePhase::Finished)?;
        Some(StandingAnswer { except: standing.except.clone(), part: standing.part.is_some() })
    }

    /// Whether a question about these things is declined for a seat.
    pub(crate) fn is_covered(&self, seat: Seat, about: &[String]) -> bool {
        self.standing(seat).is_some_and(|standing| !about.iter().any(|thing| standing.except.contains(thing)))
    }

    /// What standing answers decline if there is nobody to keep secrets from, and so no need to wait.
    pub(crate) fn decline_covered(&self, now: Time) -> Vec<Event> {
        let Some((seat, decline)) = self.declined() else { return Vec::new() };
        self.played(seat, &decline, now).expect("declining is legal")
    }

    /// Whether a standing answer is due.
    pub(crate) fn is_declined(&self) -> bool {
        self.declined().is_some()
    }

    /// The first seat for which a question is declined at once.
    fn declined(&self) -> Option<(Seat, String)> {
        if self.asking.is_some() || !self.lets_answers_stand() {
            return None;
        }
        let question = self.question()?;
        let covered = |seat: &Seat| self.plays(*seat) && self.is_covered(*seat, &question.about);
        let seat = self.acting().iter().find(covered)?;
        Some((seat, question.decline))
    }
}
