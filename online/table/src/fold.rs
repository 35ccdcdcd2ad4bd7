use tetrapolis_catalog::Move;
use tetrapolis_game::{EditionId, Seat, Seats, Turn};
use tetrapolis_protocol::{Commitment, TablePhase, Time};
use thiserror::Error;

use crate::event::{Event, Happening, Who};
use crate::live::{Chair, LiveTable, Made};
use crate::played::{FORMAT, OpenError, Opener};
use crate::told::Told;
use crate::wish::{Ask, AskFor};

/// A log that is not the log of a table.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Broken {
    /// The first event opens no table, or a later one does.
    #[error("the log does not begin with the opening of a table")]
    Opening,
    /// A newer program has written it.
    #[error("the log has format {format}, which this program does not know")]
    Newer {
        /// The format.
        format: u32,
    },
    /// An event cannot be read: a newer program has written it, or it is damaged.
    #[error("event {number}: {reason}")]
    Unreadable {
        /// Which, counted from 1.
        number: usize,
        /// Why.
        reason: String,
    },
    /// The program has other rules than those that are played.
    #[error("{game} is played by rules {table} here, and the program has rules {here}")]
    Rules {
        /// The game.
        game: String,
        /// The rules of the table.
        table: u32,
        /// The rules of the program.
        here: u32,
    },
    /// The edition that is played is not there.
    #[error("the text of edition {0} is missing")]
    Edition(EditionId),
    /// The game cannot be set up.
    #[error("{0}")]
    Setup(String),
    /// A seat that does not exist, or is not as the event says.
    #[error("seat {0} is not so")]
    Seat(Seat),
    /// A step that is not possible.
    #[error("step '{step}': {reason}")]
    Step {
        /// The step.
        step: String,
        /// Why.
        reason: String,
    },
    /// A draw out of order.
    #[error("draw {0} is out of order")]
    Draw(u64),
    /// An event that cannot happen in this phase.
    #[error("this cannot happen now")]
    Phase,
}

impl LiveTable {
    /// The table that the first event of a log opens.
    ///
    /// # Errors
    /// If it opens none.
    pub fn open(event: &Event, opener: Opener<'_>) -> Result<LiveTable, Broken> {
        let Happening::Opened(opening) = &event.what else { return Err(Broken::Opening) };
        if opening.format() > FORMAT {
            return Err(Broken::Newer { format: opening.format() });
        }
        let mut start = opener(opening).map_err(|error| match error {
            OpenError::Setup(error) => Broken::Setup(error.to_string()),
            OpenError::Edition(id) => Broken::Edition(id),
        })?;
        let here = start.head();
        if here.rules != opening.rules() {
            return Err(Broken::Rules { game: here.game, table: opening.rules(), here: here.rules });
        }
        if let Some(played) = opening.played.as_ref().filter(|played| played.edition != here.edition) {
            return Err(Broken::Edition(played.edition.clone()));
        }
        for step in &opening.before {
            let broken = |reason: String| Broken::Step { step: step.clone(), reason };
            start.apply(step).map_err(|error| broken(error.to_string()))?;
        }
        let seats = usize::from(opening.seats);
        Ok(LiveTable {
            opened: event.at,
            ended: None,
            head: 1,
            seen: vec![1; seats + 1].into(),
            waiting: vec![Seats::NONE; seats + 1].into(),
            window: Seats::NONE,
            faces: None,
            asking: None,
            turned: 1,
            chairs: vec![Chair::default(); seats].into(),
            phase: TablePhase::Gathering,
            position: start.fork(),
            start,
            steps: Vec::new(),
            drawn: 0,
            gains: Vec::new(),
            deal: None,
            seed: opening.seed,
            dealing: None,
            barred: Vec::new(),
            ask: None,
            rematch: None,
            opening: opening.clone(),
        })
    }

    /// The table of a whole log.
    ///
    /// # Errors
    /// The first event that cannot have happened.
    pub fn replay<'a>(events: impl IntoIterator<Item = &'a Event>, opener: Opener<'_>) -> Result<LiveTable, Broken> {
        let mut events = events.into_iter();
        let mut table = LiveTable::open(events.next().ok_or(Broken::Opening)?, opener)?;
        events.try_for_each(|event| table.fold(event).map(drop))?;
        Ok(table)
    }

    /// Lets an event happen, and says what each viewer is told of it.
    ///
    /// # Errors
    /// That it cannot happen here; the table must not be used any more then.
    pub fn fold(&mut self, event: &Event) -> Result<Told, Broken> {
        self.check_seat(&event.what)?;
        let step = self.read_step(&event.what)?;
        let told = self.tell_all(event, step.as_ref());
        for (n, seen) in self.seen.iter_mut().enumerate() {
            *seen += u64::from(told.at(n).is_some());
        }
        self.head += 1;
        self.happen(event, step.as_ref(), &told)?;
        Ok(told)
    }

    /// The move that an event is, if it is one; read once.
    fn read_step(&self, what: &Happening) -> Result<Option<Move>, Broken> {
        let (Happening::Played { step } | Happening::Drawn { step, .. }) = what else { return Ok(None) };
        let broken = |reason: String| Broken::Step { step: step.as_str().to_owned(), reason };
        let read = step.read(self.position.as_ref()).map_err(|error| broken(error.to_string()))?;
        match (what, read.seat()) {
            (Happening::Drawn { .. }, Some(_)) => Err(broken("chance has no seat".into())),
            (Happening::Played { .. }, None) => Err(broken("no seat".into())),
            (_, _) => Ok(Some(read)),
        }
    }

    fn happen(&mut self, event: &Event, step: Option<&Move>, told: &Told) -> Result<(), Broken> {
        let at = event.at;
        match &event.what {
            Happening::Opened(_) => return Err(Broken::Opening),
            Happening::Sat { seat, who, entropy, share } => {
                let (who, entropy, share) = (Some(who.clone()), entropy.clone(), share.clone());
                self.chairs[seat.index()] = Chair { who, wanted: self.head, share, entropy, ..Chair::default() };
            }
            Happening::Named { seat, name, colour } => self.name_now(*seat, name, *colour),
            Happening::Rose { seat } => self.chairs[seat.index()] = Chair::default(),
            Happening::Committed { seat, share } => self.chairs[seat.index()].share = Some(share.clone()),
            Happening::Dealing => self.call(at)?,
            Happening::Revealed { seat, entropy } => self.chairs[seat.index()].entropy = Some(entropy.clone()),
            Happening::Redealt { without, seed } => self.begin_again(without, *seed),
            Happening::Started => self.begin(at)?,
            Happening::Played { .. } => {
                let step = step.expect("a step was read");
                self.step(step, told, at)?;
                self.in_time_again(step.seat().expect("a seat made it"));
            }
            Happening::Drawn { n, .. } => {
                if *n != self.drawn {
                    return Err(Broken::Draw(*n));
                }
                self.drawn += 1;
                self.step(step.expect("a step was read"), told, at)?;
            }
            Happening::Undone { to, .. } => self.take_back(*to, at)?,
            Happening::UndoAsked { seat, to } => self.asks(*seat, AskFor::Undo(*to)),
            Happening::ReturnAsked { seat } => self.asks(*seat, AskFor::Return),
            Happening::PauseAsked { seat } => self.asks(*seat, AskFor::Pause),
            Happening::HelpAsked { seat } => self.asks(*seat, AskFor::Help),
            Happening::Helped { seat, on } => self.help_now(*seat, *on),
            Happening::Hinted { seat } => self.chairs[seat.index()].hinted = self.turned,
            Happening::UndoAnswered { seat, yes: true } | Happening::Answered { seat, yes: true } => {
                if let Some(ask) = &mut self.ask {
                    ask.agreed.push(*seat);
                }
            }
            Happening::UndoAnswered { yes: false, .. } | Happening::Answered { yes: false, .. } => self.ask = None,
            Happening::Paused { seat } => self.pause_now(*seat, at),
            Happening::Resumed { .. } => {
                self.phase = TablePhase::Running;
                self.ask_again(at);
                self.set_clocks(at, None);
            }
            Happening::Resigned { seat } => {
                let chair = &mut self.chairs[seat.index()];
                chair.resigned = true;
                chair.stand_in = Some(self.opening.stand_in.clone());
                self.forget_ask(|ask| ask.seat == *seat);
                self.set_clocks(at, None);
            }
            Happening::Away { seat } => self.away_now(*seat, at),
            Happening::Back { seat } => self.back_now(*seat, at),
            Happening::StoodIn { seat, kind } => self.stand_in_now(*seat, kind, at),
            Happening::RanOut { seat } => self.run_out(*seat, at),
            Happening::Waited { seat } => {
                self.chairs[seat.index()].forgiven = true;
                self.forget_ask(|ask| ask.seat == *seat && ask.what == AskFor::Return);
            }
            Happening::Held { seat, step } => self.hold(*seat, step)?,
            Happening::MoreTime { seat } => self.give_more_time(*seat, at),
            Happening::AskedAgain => self.ask_again(at),
            Happening::Stands { seat, answer } => self.chairs[seat.index()].standing.clone_from(answer),
            Happening::Said { .. } => {}
            Happening::Muted { by, seat, on } => {
                let bit = 1 << seat.0;
                let deaf = &mut self.chairs[by.index()].deaf;
                *deaf = if *on { *deaf | bit } else { *deaf & !bit };
            }
            Happening::Finished => {
                self.phase = TablePhase::Finished;
                self.ended = Some(at);
                self.ask = None;
                self.asking = None;
                self.set_clocks(at, None);
                self.waiting.fill(Seats::NONE);
            }
            Happening::Rematch { table } => self.rematch = Some(table.clone()),
        }
        Ok(())
    }

    fn pause_now(&mut self, seat: Seat, at: Time) {
        let chair = &mut self.chairs[seat.index()];
        chair.pauses = chair.pauses.saturating_add(1);
        self.phase = TablePhase::Paused;
        self.seats().for_each(|seat| self.charge_absence(seat, at));
        self.forget_ask(|ask| ask.what == AskFor::Pause);
        self.set_clocks(at, None);
    }

    pub(crate) fn asks(&mut self, seat: Seat, what: AskFor) {
        self.ask = Some(Ask { seat, what, agreed: Vec::new() });
    }

    pub(crate) fn forget_ask(&mut self, settled: impl Fn(&Ask) -> bool) {
        self.ask = self.ask.take().filter(|ask| !settled(ask));
    }

    fn step(&mut self, step: &Move, told: &Told, at: Time) -> Result<(), Broken> {
        if self.phase != TablePhase::Running {
            return Err(Broken::Phase);
        }
        let seat = step.seat();
        let before = self.position.turn();
        let together = |made: &Made| made.at == at && made.seat == seat;
        let joined = self.position.is_mid_move() && self.steps.last().is_some_and(together);
        let broken = |reason: String| Broken::Step { step: step.text().to_owned(), reason };
        self.position.make(step).map_err(|error| broken(error.to_string()))?;
        let asked = match before {
            Turn::Act(seats) => seats,
            Turn::Chance | Turn::Over => Seats::NONE,
        };
        let in_window = asked.len() > 1 || !self.window.is_empty();
        let viewers = 0..self.seen.len();
        let noticed = viewers.clone().map(|n| u16::from(told.at(n).is_some()) << n).sum();
        let secret = in_window || viewers.into_iter().any(|n| told.at(n).is_none());
        let answer = self.asking.is_some();
        self.steps.push(Made { text: step.text().into(), seat, secret, answer, noticed, at, joined });
        self.turned = self.head;
        self.forget_ask(|ask| matches!(ask.what, AskFor::Undo(_)));
        let left = seat.map_or(asked, |seat| asked.without(seat));
        let still_asked = in_window && !left.is_empty() && self.acting() == left;
        self.window = if still_asked { left } else { Seats::NONE };
        self.look_around(seat.filter(|_| still_asked), told);
        if !still_asked {
            self.ask(at);
        }
        // Chance goes on for whoever acted last; a secret answer is no turn.
        let last = self.steps.iter().rev().find(|made| made.seat.is_some());
        let by = last.filter(|made| !made.secret && !made.answer).and_then(|made| made.seat);
        self.set_clocks(at, by);
        Ok(())
    }

    /// Lets every viewer who noticed the step see who has to act now. While secret answers are given, nobody learns
    /// which others have answered. Those who noticed the step learn only that `answered` has.
    fn look_around(&mut self, answered: Option<Seat>, told: &Told) {
        let acting = self.acting();
        for (_, waiting) in self.waiting.iter_mut().enumerate().filter(|(n, _)| told.at(*n).is_some()) {
            *waiting = answered.map_or(acting, |seat| waiting.without(seat));
        }
    }

    fn take_back(&mut self, to: usize, at: Time) -> Result<(), Broken> {
        if to > self.steps.len() {
            return Err(Broken::Phase);
        }
        self.steps.truncate(to);
        self.take_time_back(to);
        self.ask = None;
        self.position = self.start.fork();
        for made in &self.steps {
            let broken = |reason: String| Broken::Step { step: made.text.to_string(), reason };
            self.position.apply(&made.text).map_err(|error| broken(error.to_string()))?;
        }
        let acting = self.acting();
        self.waiting.fill(acting);
        self.window = Seats::NONE;
        self.turned = self.head;
        self.ask(at);
        self.set_clocks(at, None);
        Ok(())
    }

    fn check_seat(&self, what: &Happening) -> Result<(), Broken> {
        let gathering = self.phase == TablePhase::Gathering;
        let good = |seat: &Seat, condition: bool| {
            if seat.0 < self.opening.seats && condition { Ok(()) } else { Err(Broken::Seat(*seat)) }
        };
        match what {
            Happening::Sat { seat, who, entropy, share } => {
                let shares = usize::from(entropy.is_some()) + usize::from(share.is_some());
                good(seat, gathering && shares == usize::from(matches!(who, Who::Person { .. })))
            }
            Happening::Rose { seat } => good(seat, gathering),
            Happening::Committed { seat, .. } | Happening::Named { seat, .. } => {
                good(seat, gathering)?;
                good(seat, self.chair(*seat).person().is_some())
            }
            Happening::Revealed { seat, entropy } => {
                good(seat, self.phase == TablePhase::Dealing)?;
                good(seat, self.chair(*seat).share == Some(Commitment::to(entropy)))
            }
            Happening::Redealt { without, .. } => {
                without.iter().try_for_each(|seat| good(seat, self.phase == TablePhase::Dealing))
            }
            Happening::Muted { by, seat, .. } => good(by, true).and(good(seat, true)),
            Happening::Undone { seat, .. }
            | Happening::UndoAsked { seat, .. }
            | Happening::UndoAnswered { seat, .. }
            | Happening::ReturnAsked { seat }
            | Happening::PauseAsked { seat }
            | Happening::HelpAsked { seat }
            | Happening::Helped { seat, .. }
            | Happening::Hinted { seat }
            | Happening::Answered { seat, .. }
            | Happening::Paused { seat }
            | Happening::Resumed { seat }
            | Happening::Resigned { seat }
            | Happening::Away { seat }
            | Happening::Back { seat }
            | Happening::StoodIn { seat, .. }
            | Happening::RanOut { seat }
            | Happening::Waited { seat }
            | Happening::Held { seat, .. }
            | Happening::MoreTime { seat }
            | Happening::Stands { seat, .. }
            | Happening::Said { seat, .. } => good(seat, true),
            Happening::Opened(_)
            | Happening::Dealing
            | Happening::Started
            | Happening::Played { .. }
            | Happening::Drawn { .. }
            | Happening::AskedAgain
            | Happening::Finished
            | Happening::Rematch { .. } => Ok(()),
        }
    }
}
