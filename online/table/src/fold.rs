use tetrapolis_game::{Seat, Seats, Turn, Viewer};
use tetrapolis_protocol::{Phase, Time, What};
use thiserror::Error;

use crate::event::{Event, Happening, Who};
use crate::fair::Deal;
use crate::live::{Ask, Chair, LiveTable, Made, Opener, index};
use crate::view::holder;

/// A log that is not the log of a table.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Broken {
    /// The first event opens no table, or a later one does.
    #[error("the log does not begin with the opening of a table")]
    Opening,
    /// The game cannot be set up.
    #[error("{0}")]
    Setup(String),
    /// A seat that is not there, or not as the event says.
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

/// What each viewer is told of an event: the public, then the seats; nothing to who does not notice it.
pub type Told = Vec<Option<What>>;

impl LiveTable {
    /// The table that the first event of a log opens.
    ///
    /// # Errors
    /// That it opens none.
    pub fn open(event: &Event, opener: Opener<'_>) -> Result<LiveTable, Broken> {
        let Happening::Opened(opening) = &event.what else { return Err(Broken::Opening) };
        let mut start = opener(&opening.setup()).map_err(|error| Broken::Setup(error.to_string()))?;
        for step in &opening.before {
            let broken = |reason: String| Broken::Step { step: step.clone(), reason };
            start.apply(step).map_err(|error| broken(error.to_string()))?;
        }
        let seats = usize::from(opening.seats);
        Ok(LiveTable {
            opened: event.at,
            head: 1,
            seen: vec![1; seats + 1].into(),
            waiting: vec![Seats::NONE; seats + 1].into(),
            window: Seats::NONE,
            faces: None,
            chairs: vec![Chair::default(); seats].into(),
            phase: Phase::Gathering,
            position: start.fork(),
            start,
            steps: Vec::new(),
            drawn: 0,
            deal: None,
            undo: None,
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
        let told = self.tell_all(&event.what);
        for (seen, line) in self.seen.iter_mut().zip(&told) {
            *seen += u64::from(line.is_some());
        }
        self.head += 1;
        self.happen(event, &told)?;
        Ok(told)
    }

    fn happen(&mut self, event: &Event, told: &Told) -> Result<(), Broken> {
        let at = event.at;
        match &event.what {
            Happening::Opened(_) => return Err(Broken::Opening),
            Happening::Sat { seat, who, entropy } => {
                let chair = &mut self.chairs[seat.index()];
                *chair = Chair { who: Some(who.clone()), entropy: entropy.clone(), ..Chair::default() };
            }
            Happening::Rose { seat } => self.chairs[seat.index()] = Chair::default(),
            Happening::Started => self.begin(at)?,
            Happening::Played { step } => {
                let seat = step.split_once(':').and_then(|(seat, _)| Seat::parse(seat, self.opening.seats));
                let seat = seat.ok_or_else(|| Broken::Step { step: step.clone(), reason: "no seat".into() })?;
                self.step(step, Some(seat), told, at)?;
                self.chairs[seat.index()].out_of_time = false;
            }
            Happening::Drawn { n, step } => {
                if *n != self.drawn {
                    return Err(Broken::Draw(*n));
                }
                self.drawn += 1;
                self.step(step, None, told, at)?;
            }
            Happening::Undone { to, .. } => self.take_back(*to, at)?,
            Happening::UndoAsked { seat, to } => self.undo = Some(Ask { seat: *seat, to: *to, agreed: Vec::new() }),
            Happening::UndoAnswered { seat, yes: true } => {
                if let Some(ask) = &mut self.undo {
                    ask.agreed.push(*seat);
                }
            }
            Happening::UndoAnswered { yes: false, .. } => self.undo = None,
            Happening::Paused { .. } => {
                self.phase = Phase::Paused;
                self.set_clocks(at);
            }
            Happening::Resumed { .. } => {
                self.phase = Phase::Running;
                self.set_clocks(at);
            }
            Happening::Resigned { seat } => {
                let chair = &mut self.chairs[seat.index()];
                chair.resigned = true;
                chair.stand_in = Some(self.opening.stand_in.clone());
                self.set_clocks(at);
            }
            Happening::Away { seat } => self.chairs[seat.index()].away = Some(at),
            Happening::Back { seat } => {
                let chair = &mut self.chairs[seat.index()];
                chair.away = None;
                if !chair.resigned {
                    chair.stand_in = None;
                }
                self.set_clocks(at);
            }
            Happening::StoodIn { seat, kind } => {
                let chair = &mut self.chairs[seat.index()];
                chair.stand_in = Some(kind.clone());
                chair.out_of_time = false;
                self.set_clocks(at);
            }
            Happening::RanOut { seat } => self.chairs[seat.index()].out_of_time = true,
            Happening::Waited { .. } | Happening::Said { .. } => {}
            Happening::Muted { by, seat, on } => {
                let bit = 1 << seat.0;
                let deaf = &mut self.chairs[by.index()].deaf;
                *deaf = if *on { *deaf | bit } else { *deaf & !bit };
            }
            Happening::Finished => {
                self.phase = Phase::Finished;
                self.undo = None;
                self.set_clocks(at);
                self.waiting.fill(Seats::NONE);
            }
            Happening::Rematch { table } => self.rematch = Some(table.clone()),
        }
        Ok(())
    }

    fn begin(&mut self, at: Time) -> Result<(), Broken> {
        if self.phase != Phase::Gathering || self.chairs.iter().any(|chair| chair.who.is_none()) {
            return Err(Broken::Phase);
        }
        self.phase = Phase::Running;
        self.deal = Some(self.mixed());
        let acting = self.acting();
        self.waiting.fill(acting);
        self.fill_clocks();
        self.set_clocks(at);
        Ok(())
    }

    /// The key of all draws: the seed, and the entropy of every person.
    pub(crate) fn mixed(&self) -> Deal {
        let entropy = self.seats().filter_map(|seat| Some((seat, self.chair(seat).entropy.as_ref()?)));
        Deal::new(&self.opening.seed, entropy)
    }

    fn step(&mut self, step: &str, seat: Option<Seat>, told: &Told, at: Time) -> Result<(), Broken> {
        if self.phase != Phase::Running {
            return Err(Broken::Phase);
        }
        let before = self.position.turn();
        let broken = |reason: String| Broken::Step { step: step.to_owned(), reason };
        self.position.apply(step).map_err(|error| broken(error.to_string()))?;
        let asked = match before {
            Turn::Act(seats) => seats,
            Turn::Chance | Turn::Over => Seats::NONE,
        };
        let in_window = asked.len() > 1 || !self.window.is_empty();
        let noticed = told.iter().enumerate().map(|(n, line)| u16::from(line.is_some()) << n).sum();
        let secret = in_window || told.iter().any(Option::is_none);
        self.steps.push(Made { text: step.into(), seat, secret, noticed });
        self.undo = None;
        let left = seat.map_or(asked, |seat| without(asked, seat));
        let still_asked = in_window && !left.is_empty() && self.acting() == left;
        self.window = if still_asked { left } else { Seats::NONE };
        self.look_around(seat.filter(|_| still_asked), told);
        self.set_clocks(at);
        Ok(())
    }

    /// Lets every viewer who noticed the step see who has to act now. While secret answers are given, nobody learns
    /// which others have answered: only that `answered` has, and only who noticed it.
    fn look_around(&mut self, answered: Option<Seat>, told: &Told) {
        let acting = self.acting();
        for (waiting, _) in self.waiting.iter_mut().zip(told).filter(|(_, line)| line.is_some()) {
            *waiting = answered.map_or(acting, |seat| without(*waiting, seat));
        }
    }

    fn take_back(&mut self, to: usize, at: Time) -> Result<(), Broken> {
        if to > self.steps.len() {
            return Err(Broken::Phase);
        }
        self.steps.truncate(to);
        self.undo = None;
        self.position = self.start.fork();
        for made in &self.steps {
            let broken = |reason: String| Broken::Step { step: made.text.to_string(), reason };
            self.position.apply(&made.text).map_err(|error| broken(error.to_string()))?;
        }
        let acting = self.acting();
        self.waiting.fill(acting);
        self.window = Seats::NONE;
        self.set_clocks(at);
        Ok(())
    }

    fn check_seat(&self, what: &Happening) -> Result<(), Broken> {
        let gathering = self.phase == Phase::Gathering;
        let good = |seat: &Seat, condition: bool| {
            if seat.0 < self.opening.seats && condition { Ok(()) } else { Err(Broken::Seat(*seat)) }
        };
        match what {
            Happening::Sat { seat, who, entropy } => {
                good(seat, gathering && matches!(who, Who::Person { .. }) == entropy.is_some())
            }
            Happening::Rose { seat } => good(seat, gathering),
            Happening::Muted { by, seat, .. } => good(by, true).and(good(seat, true)),
            Happening::Undone { seat, .. }
            | Happening::UndoAsked { seat, .. }
            | Happening::UndoAnswered { seat, .. }
            | Happening::Paused { seat }
            | Happening::Resumed { seat }
            | Happening::Resigned { seat }
            | Happening::Away { seat }
            | Happening::Back { seat }
            | Happening::StoodIn { seat, .. }
            | Happening::RanOut { seat }
            | Happening::Waited { seat }
            | Happening::Said { seat, .. } => good(seat, true),
            Happening::Opened(_)
            | Happening::Started
            | Happening::Played { .. }
            | Happening::Drawn { .. }
            | Happening::Finished
            | Happening::Rematch { .. } => Ok(()),
        }
    }

    /// What everybody is told of an event that is about to happen; nobody of a step that cannot be read.
    fn tell_all(&self, what: &Happening) -> Told {
        let (step, seat) = match what {
            Happening::Played { step } => (step, step.split_once(':')),
            Happening::Drawn { step, .. } => (step, None),
            _ => return self.viewers().map(|viewer| self.tell(what, viewer)).collect(),
        };
        let seat = seat.and_then(|(seat, _)| Seat::parse(seat, self.opening.seats));
        let told = self.position.tell_all(step).unwrap_or_else(|_| vec![None; self.seen.len()]);
        told.into_iter().map(|telling| telling.map(|telling| What::Step { seat, telling })).collect()
    }

    /// What a viewer is told of an event that is no step.
    fn tell(&self, what: &Happening, viewer: Viewer) -> Option<What> {
        match what {
            Happening::Played { .. } | Happening::Drawn { .. } => None,
            Happening::Opened(_) => Some(What::Opened),
            Happening::Sat { seat, who, .. } => Some(What::Sat { seat: *seat, holder: holder(Some(who)) }),
            Happening::Rose { seat } => Some(What::Rose { seat: *seat }),
            Happening::Started => Some(What::Started),
            Happening::Undone { seat, to } => {
                let bit = 1 << index(viewer);
                let steps = self.steps.iter().skip(*to).filter(|made| made.noticed & bit != 0).count();
                (steps > 0).then_some(What::Undone { seat: *seat, steps })
            }
            Happening::UndoAsked { seat, .. } => Some(What::UndoAsked { seat: *seat }),
            Happening::UndoAnswered { seat, yes } => Some(What::UndoAnswered { seat: *seat, yes: *yes }),
            Happening::Paused { seat } => Some(What::Paused { seat: *seat }),
            Happening::Resumed { seat } => Some(What::Resumed { seat: *seat }),
            Happening::Resigned { seat } => Some(What::Resigned { seat: *seat }),
            Happening::Away { seat } => Some(What::Away { seat: *seat }),
            Happening::Back { seat } => Some(What::Back { seat: *seat }),
            Happening::StoodIn { seat, kind } => Some(What::StoodIn { seat: *seat, kind: kind.clone() }),
            Happening::RanOut { seat } => Some(What::RanOut { seat: *seat }),
            Happening::Waited { seat } => Some(What::Waited { seat: *seat }),
            Happening::Said { seat, chat } => {
                let deaf = matches!(viewer, Viewer::Seat(by) if self.chair(by).deaf >> seat.0 & 1 == 1);
                (!deaf).then(|| What::Said { seat: *seat, chat: chat.clone() })
            }
            Happening::Muted { by, seat, on } => {
                (viewer == Viewer::Seat(*by)).then_some(What::Muted { seat: *seat, on: *on })
            }
            Happening::Finished => Some(What::Finished),
            Happening::Rematch { table } => Some(What::Rematch { table: table.clone() }),
        }
    }
}

fn without(seats: Seats, seat: Seat) -> Seats {
    let bits = seats.iter().filter(|other| *other != seat).fold(0, |bits, other| bits | 1 << other.0);
    Seats::from_bits(bits)
}
