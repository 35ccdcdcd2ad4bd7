//! Questions that are asked whatever a seat holds. Where several people play, such a question stays open for a fixed
//! time. Answers are kept back until then, and nobody but their own seat hears of them; whoever has not answered
//! declines. So neither what happens nor when it happens tells who could have answered.

use tetrapolis_catalog::Move;
use tetrapolis_game::{Question, Seat, Seats, Turn, Viewer};
use tetrapolis_protocol::{Asked, Code, TablePhase, Time};

use crate::Refused;
use crate::event::{Event, Happening};
use crate::fold::Broken;
use crate::live::LiveTable;

/// How much longer a question stays open for somebody who needs more time.
const MORE: u64 = 30_000;
/// How long a question stays open if only bots are asked.
const BOTS: u64 = 2_000;

/// A question that closes automatically.
#[derive(Clone, Debug)]
pub(crate) struct Asking {
    /// When.
    pub closes: Time,
    /// Those who have asked for more time.
    pub more: Seats,
    /// What each seat has answered so far, in full notation.
    pub answers: Box<[Option<Box<str>>]>,
}

impl LiveTable {
    /// The question to the seats that have to act.
    pub(crate) fn question(&self) -> Option<Question<String>> {
        matches!(self.position.turn(), Turn::Act(_)).then(|| self.position.question()).flatten()
    }

    /// Opens the question of the position, if it has one that closes after a fixed time.
    pub(crate) fn ask(&mut self, at: Time) {
        let asks = self.question().is_some();
        self.asking = self.time_to_answer().filter(|_| asks).map(|time| Asking {
            closes: at.plus(time),
            more: Seats::NONE,
            answers: vec![None; self.chairs.len()].into(),
        });
    }

    /// Opens the question again for its whole time; what has been answered stays.
    pub(crate) fn ask_again(&mut self, at: Time) {
        let time = self.time_to_answer().unwrap_or(BOTS);
        if let Some(asking) = &mut self.asking {
            asking.closes = at.plus(time);
        }
    }

    /// How long the seats that have to act may take to answer; everybody can work it out. Somebody who is asked alone
    /// has been waiting for it and gets half the time. None where everybody answers in person.
    fn time_to_answer(&self) -> Option<u64> {
        let time = u64::from(self.opening.answers?) * 1_000;
        if !self.is_company() {
            return None;
        }
        let acting = self.acting();
        let time = if acting.len() > 1 { time } else { time / 2 };
        let person = acting.iter().any(|seat| self.chair(seat).is_played());
        Some(if person { time } else { time.min(BOTS) })
    }

    /// Whether several people play, so that there are secrets to keep.
    pub(crate) fn is_company(&self) -> bool {
        let mut persons = self.chairs.iter().filter(|chair| !chair.resigned).filter_map(|chair| chair.person());
        let first = persons.next();
        persons.any(|other| Some(other) != first)
    }

    pub(crate) fn hold(&mut self, seat: Seat, step: &str) -> Result<(), Broken> {
        let broken = |reason: String| Broken::Step { step: step.to_owned(), reason };
        let read = self.position.read_step(step).map_err(|error| broken(error.to_string()))?;
        self.position.permit(&read).map_err(|refusal| broken(refusal.to_string()))?;
        let asking = self.asking.as_mut().filter(|_| read.seat() == Some(seat)).ok_or(Broken::Phase)?;
        asking.answers[seat.index()] = Some(step.into());
        Ok(())
    }

    pub(crate) fn give_more_time(&mut self, seat: Seat, at: Time) {
        if let Some(asking) = &mut self.asking {
            asking.closes = asking.closes.max(at.plus(MORE));
            asking.more = asking.more.with(seat);
        }
        self.set_clocks(at, None);
    }

    /// The seats whose clocks run: those who have to act; while a question is open, those who wanted more time for it.
    pub(crate) fn timed(&self) -> Seats {
        self.asking.as_ref().map_or_else(|| self.acting(), |asking| asking.more)
    }

    /// Whether a question is open that closes automatically. Until it does, answers are kept back.
    pub fn keeps_answers_back(&self) -> bool {
        self.asking.is_some()
    }

    /// Whether a seat has answered the open question.
    pub fn has_answered(&self, seat: Seat) -> bool {
        self.asking.as_ref().is_some_and(|asking| asking.answers[seat.index()].is_some())
    }

    /// What happens with an answer: it is kept back until the question closes. An action of somebody who is asked alone
    /// reveals itself, so it is done at once.
    pub(crate) fn answered(&self, seat: Seat, steps: &[Move], now: Time) -> Option<Vec<Event>> {
        let (asking, question) = (self.asking.as_ref()?, self.question()?);
        let [step] = steps else { return None };
        let declines =
            self.position.read_action(seat, &question.decline).is_ok_and(|decline| decline.text() == step.text());
        if self.acting().len() == 1 && !declines {
            return None;
        }
        if asking.answers[seat.index()].as_deref() == Some(step.text()) {
            return Some(Vec::new());
        }
        let what = Happening::Held { seat, step: step.text().to_owned() };
        Some(vec![Event { at: now, what }])
    }

    /// Keeps the question open for longer.
    pub(crate) fn ask_more_time(&self, seat: Seat, now: Time) -> Result<Vec<Event>, Refused> {
        let closes = self.closes().ok_or(Code::AnswerClosed)?;
        self.to_act(seat)?;
        let what = Happening::MoreTime { seat };
        let longer = now.plus(MORE) > closes;
        Ok(if longer { vec![Event { at: now, what }] } else { Vec::new() })
    }

    /// When the open question closes.
    pub(crate) fn closes(&self) -> Option<Time> {
        self.asking.as_ref().map(|asking| asking.closes)
    }

    /// Closes the question if its time is over: silence declines. While nobody is here it stays open.
    pub(crate) fn close(&self, now: Time) -> Vec<Event> {
        let (Some(asking), Some(question)) = (&self.asking, self.question()) else { return Vec::new() };
        if now < asking.closes || !self.is_watched() {
            return Vec::new();
        }
        let mut position = self.position.fork();
        let mut steps = Vec::new();
        for seat in self.acting().iter() {
            let held = asking.answers[seat.index()].as_deref().map(|step| position.read_step(step));
            let step =
                held.unwrap_or_else(|| position.read_action(seat, &question.decline)).expect("it has been read before");
            position.make(&step).expect("an answer stays legal while the question is open");
            steps.push(step);
        }
        self.followed(position, steps, now).expect("the game is running")
    }

    /// Opens a question again if it should have closed while nobody could answer it, because the server was away.
    pub fn reopen(&self, now: Time) -> Vec<Event> {
        let overdue = self.phase == TablePhase::Running && self.closes().is_some_and(|closes| closes <= now);
        if overdue { vec![Event { at: now, what: Happening::AskedAgain }] } else { Vec::new() }
    }

    /// The question as a viewer sees it.
    pub(crate) fn asked(&self, viewer: Viewer) -> Option<Asked> {
        let Question { decline, about } =
            self.question().filter(|_| matches!(self.phase, TablePhase::Running | TablePhase::Paused))?;
        let own = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public => None,
        };
        let asking = self.asking.as_ref();
        let answer = |step: &str| step.split_once(": ").map_or(step, |(_, action)| action).to_owned();
        let covered = own.is_some_and(|seat| self.is_covered(seat, &about));
        Some(Asked {
            decline,
            closes: self.closes().filter(|_| self.phase == TablePhase::Running),
            more: asking.map(|asking| asking.more.iter().collect()).unwrap_or_default(),
            answer: own.and_then(|seat| asking?.answers[seat.index()].as_deref().map(answer)),
            covered,
            about,
        })
    }
}
