//! Clocks. A seat's clock runs while a person has to act there. A turn that the seat completes brings time; leaving,
//! returning, pausing and taking back do not. A player who runs out of time plays on only if all others agree.

use tetrapolis_game::{Seat, Seats, Turn, Viewer};
use tetrapolis_protocol::{ClockFace, ClockRule, TablePhase, Time};

use crate::Seed;
use crate::event::{Event, Happening};
use crate::live::{Chair, LiveTable};
use crate::wish::AskFor;

const SECOND: u64 = 1_000;
const DAY: u64 = 24 * 60 * 60 * SECOND;

/// Time that a completed turn brought.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Gain {
    /// How many steps had been made.
    pub steps: usize,
    pub seat: Seat,
    pub time: u64,
}

impl LiveTable {
    /// Gives every seat its time at the start.
    pub(crate) fn fill_clocks(&mut self) {
        let full = self.full_clock();
        self.chairs.iter_mut().for_each(|chair| chair.left = full);
    }

    pub(crate) fn full_clock(&self) -> u64 {
        match self.opening.clock {
            ClockRule::None => 0,
            ClockRule::Bank { seconds, .. } => u64::from(seconds) * SECOND,
            ClockRule::Days(days) => u64::from(days) * DAY,
        }
    }

    /// Starts the clocks of the seats that have to act, and stops the others. A turn is completed, and brings time,
    /// only when `by` has made a step of its own.
    pub(crate) fn set_clocks(&mut self, now: Time, by: Option<Seat>) {
        let running = self.phase == TablePhase::Running;
        let acting = if running { self.timed() } else { Seats::NONE };
        // Chance takes no time, and the same seat may go on after it.
        if self.opening.clock == ClockRule::None || (running && self.position.turn() == Turn::Chance) {
            return;
        }
        self.charge(acting, now, by);
        // While secret answers are given, a clock that stops would tell who has answered.
        let secret = running && self.asking.is_none() && (acting.len() > 1 || !self.window.is_empty());
        match (&self.faces, secret) {
            (None, true) => self.faces = Some(self.true_faces()),
            (Some(_), true) | (None, false) => {}
            (Some(_), false) => self.faces = None,
        }
    }

    fn charge(&mut self, acting: Seats, now: Time, by: Option<Seat>) {
        let (clock, full, strict) = (self.opening.clock, self.full_clock(), self.is_strict());
        let running = self.phase == TablePhase::Running;
        let steps = self.steps.len();
        for (seat, chair) in Seat::all(self.opening.seats).zip(self.chairs.iter_mut()) {
            let runs = acting.contains(seat) && chair.is_played();
            match (chair.since, runs) {
                (None, true) => {
                    if !strict && matches!(clock, ClockRule::Days(_)) && chair.late.is_none() {
                        chair.left = chair.left.max(full);
                    }
                    chair.since = Some(now);
                }
                (Some(since), false) => {
                    chair.left = chair.left.saturating_sub(now.since(since));
                    chair.since = None;
                    let completed = if strict { by == Some(seat) } else { running };
                    let gain = match clock {
                        ClockRule::Bank { increment, .. } => u64::from(increment) * SECOND,
                        ClockRule::Days(_) => full.saturating_sub(chair.left),
                        ClockRule::None => 0,
                    };
                    if completed {
                        chair.left += gain;
                        self.gains.push(Gain { steps, seat, time: gain });
                    }
                }
                (None, false) | (Some(_), true) => {}
            }
        }
    }

    /// Takes back the time that steps brought which are taken back, so that nobody gains by playing the same again.
    pub(crate) fn take_time_back(&mut self, to: usize) {
        let strict = self.is_strict();
        let kept = self.gains.partition_point(|gain| gain.steps <= to);
        for Gain { seat, time, .. } in self.gains.drain(kept..).filter(|_| strict) {
            let chair = &mut self.chairs[seat.index()];
            chair.left = chair.left.saturating_sub(time);
        }
    }

    /// The clocks as a viewer sees them.
    pub(crate) fn clock_faces(&self, viewer: Viewer) -> Vec<ClockFace> {
        if self.opening.clock == ClockRule::None || self.phase == TablePhase::Gathering {
            return Vec::new();
        }
        let mut faces = self.true_faces();
        if let Some(before) = &self.faces {
            let others = self.seats().filter(|seat| viewer != Viewer::Seat(*seat));
            others.for_each(|seat| faces[seat.index()] = before[seat.index()]);
        }
        faces
    }

    fn true_faces(&self) -> Vec<ClockFace> {
        self.chairs.iter().map(|chair| ClockFace { left: chair.left, since: chair.since }).collect()
    }

    /// When something happens without a command: a clock runs out, a bot stands in for somebody who is late, or who is
    /// away while others wait, or the time to reveal is over.
    pub fn due(&self) -> Option<Time> {
        match self.phase {
            TablePhase::Dealing => self.dealing.map(|since| since.plus(self.patience())),
            TablePhase::Running => {
                let clock = self.chairs.iter().filter(|chair| chair.late.is_none());
                let clock = clock.filter_map(|chair| Some(chair.since?.plus(chair.left)));
                let gone = self.chairs.iter().filter(|chair| chair.is_played());
                let away = |chair: &Chair| chair.away.filter(|_| self.is_missed());
                let gone = gone.flat_map(|chair| [away(chair), self.judged(chair)]).flatten();
                let closes = self.closes().filter(|_| self.is_watched());
                let answers = closes.or_else(|| self.is_declined().then_some(self.opened));
                clock.chain(gone.map(|since| since.plus(self.opening.grace))).chain(answers).min()
            }
            TablePhase::Gathering | TablePhase::Paused | TablePhase::Finished => None,
        }
    }

    /// Whether a player who is away keeps others waiting. Where turns take days, nobody has to be here.
    fn is_missed(&self) -> bool {
        !matches!(self.opening.clock, ClockRule::Days(_)) && self.is_watched()
    }

    /// Since when the others have to decide whether a seat may play on although its time has run out.
    fn judged(&self, chair: &Chair) -> Option<Time> {
        chair.late.filter(|_| self.is_strict() && !chair.forgiven)
    }

    /// What has happened without a command by now. If shares are not revealed in time, chance begins again with the
    /// given seed.
    pub fn pass_time(&self, now: Time, seed: impl FnOnce() -> Seed) -> Vec<Event> {
        match self.phase {
            TablePhase::Dealing => self.redeal(now, seed()),
            TablePhase::Running => {
                let mut events = self.stand_in(now);
                events.extend(self.close(now));
                if events.is_empty() { self.decline_covered(now) } else { events }
            }
            TablePhase::Gathering | TablePhase::Paused | TablePhase::Finished => Vec::new(),
        }
    }

    fn stand_in(&self, now: Time) -> Vec<Event> {
        let over = |since: Option<Time>| since.is_some_and(|since| now >= since.plus(self.opening.grace));
        let change = |seat: Seat| {
            let chair = self.chair(seat);
            let runs_out = chair.since.is_some_and(|since| now >= since.plus(chair.left));
            let gone = over(chair.away) && self.is_missed();
            if chair.is_played() && (gone || over(self.judged(chair))) {
                Some(Happening::StoodIn { seat, kind: self.opening.stand_in.clone() })
            } else if chair.late.is_none() && runs_out {
                Some(Happening::RanOut { seat })
            } else {
                None
            }
        };
        self.seats().filter_map(change).map(|what| Event { at: now, what }).collect()
    }

    /// A clock runs out. The others decide what follows; if there are none, nothing does.
    pub(crate) fn run_out(&mut self, seat: Seat, at: Time) {
        let judged = self.judges(seat).next().is_some();
        let chair = &mut self.chairs[seat.index()];
        chair.late = Some(at);
        chair.forgiven = !judged;
        if judged && self.is_strict() {
            self.asks(seat, AskFor::Return);
        }
    }

    /// A bot begins to stand in.
    pub(crate) fn stand_in_now(&mut self, seat: Seat, kind: &str, at: Time) {
        let (strict, turned) = (self.is_strict(), self.turned);
        let chair = &mut self.chairs[seat.index()];
        chair.stand_in = Some(kind.to_owned());
        if !strict {
            chair.late = None;
        } else if chair.since.is_some() {
            chair.gone = Some((turned, at));
        }
        self.forget_ask(|ask| ask.seat == seat && ask.what == AskFor::Return);
        self.set_clocks(at, None);
    }

    /// A player who comes back before the bot has moved has saved no time. But the charge is at most the time that the
    /// others wait for somebody who is away, because a bot does not move while nobody watches.
    pub(crate) fn charge_absence(&mut self, seat: Seat, at: Time) {
        let (turned, most) = (self.turned, self.opening.grace);
        let chair = &mut self.chairs[seat.index()];
        if let Some((position, since)) = chair.gone.take()
            && position == turned
        {
            chair.left = chair.left.saturating_sub(at.since(since).min(most));
        }
    }

    /// A person who plays again after the clock ran out counts as being in time.
    pub(crate) fn in_time_again(&mut self, seat: Seat) {
        let strict = self.is_strict();
        let chair = &mut self.chairs[seat.index()];
        // A question that closes may answer for a seat that may not play.
        if !strict || (chair.stand_in.is_none() && chair.forgiven) {
            (chair.late, chair.forgiven) = (None, false);
        }
    }
}
