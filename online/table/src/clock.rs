//! Clocks. A seat's clock runs while a person has to act there; running out loses nothing by itself.

use tetrapolis_game::{Seat, Seats, Turn, Viewer};
use tetrapolis_protocol::{ClockFace, ClockRule, Phase, Time};

use crate::event::{Event, Happening};
use crate::live::LiveTable;

const SECOND: u64 = 1_000;
const DAY: u64 = 24 * 60 * 60 * SECOND;

impl LiveTable {
    /// Gives every seat its time at the start.
    pub(crate) fn fill_clocks(&mut self) {
        let full = self.full_clock();
        self.chairs.iter_mut().for_each(|chair| chair.left = full);
    }

    fn full_clock(&self) -> u64 {
        match self.opening.clock {
            ClockRule::None => 0,
            ClockRule::Bank { seconds, .. } => u64::from(seconds) * SECOND,
            ClockRule::Days(days) => u64::from(days) * DAY,
        }
    }

    /// Sets going the clocks of who has to act, and stops the others.
    pub(crate) fn set_clocks(&mut self, now: Time) {
        let running = self.phase == Phase::Running;
        let acting = if running { self.acting() } else { Seats::NONE };
        let (clock, full) = (self.opening.clock, self.full_clock());
        // Chance takes no time, and the same seat may go on after it.
        if clock == ClockRule::None || (running && self.position.turn() == Turn::Chance) {
            return;
        }
        self.charge(acting, running, now, full);
        // While secret answers are given, a clock that stops would tell who has answered.
        let secret = running && (acting.len() > 1 || !self.window.is_empty());
        match (&self.faces, secret) {
            (None, true) => self.faces = Some(self.true_faces()),
            (Some(_), true) | (None, false) => {}
            (Some(_), false) => self.faces = None,
        }
    }

    fn charge(&mut self, acting: Seats, running: bool, now: Time, full: u64) {
        let clock = self.opening.clock;
        for (seat, chair) in Seat::all(self.opening.seats).zip(self.chairs.iter_mut()) {
            let runs = acting.contains(seat) && chair.is_played();
            match (chair.since, runs) {
                (None, true) => {
                    if matches!(clock, ClockRule::Days(_)) && !chair.out_of_time {
                        chair.left = chair.left.max(full);
                    }
                    chair.since = Some(now);
                }
                (Some(since), false) => {
                    chair.left = chair.left.saturating_sub(now.since(since));
                    chair.since = None;
                    match clock {
                        ClockRule::Bank { increment, .. } if running => chair.left += u64::from(increment) * SECOND,
                        ClockRule::Days(_) if running => chair.left = full,
                        ClockRule::None | ClockRule::Bank { .. } | ClockRule::Days(_) => {}
                    }
                }
                (None, false) | (Some(_), true) => {}
            }
        }
    }

    /// The clocks as a viewer sees them.
    pub(crate) fn clock_faces(&self, viewer: Viewer) -> Vec<ClockFace> {
        if self.opening.clock == ClockRule::None || self.phase == Phase::Gathering {
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

    /// When something happens by itself: a clock runs out, or a bot stands in for a player who is away while others wait.
    pub fn due(&self) -> Option<Time> {
        if self.phase != Phase::Running {
            return None;
        }
        let clock = self.chairs.iter().filter(|chair| !chair.out_of_time);
        let clock = clock.filter_map(|chair| Some(chair.since?.plus(chair.left)));
        let grace = self.chairs.iter().filter(|chair| chair.is_played() && self.is_watched());
        let grace = grace.filter_map(|chair| Some(chair.away?.plus(self.opening.grace)));
        clock.chain(grace).min()
    }

    /// What happens by itself until now.
    pub fn pass_time(&self, now: Time) -> Vec<Event> {
        if self.phase != Phase::Running {
            return Vec::new();
        }
        let mut events = Vec::new();
        for seat in self.seats() {
            let chair = self.chair(seat);
            let late = chair.away.is_some_and(|away| now >= away.plus(self.opening.grace));
            if chair.is_played() && late && self.is_watched() {
                events.push(Happening::StoodIn { seat, kind: self.opening.stand_in.clone() });
            } else if !chair.out_of_time && chair.since.is_some_and(|since| now >= since.plus(chair.left)) {
                events.push(Happening::RanOut { seat });
            }
        }
        events.into_iter().map(|what| Event { at: now, what }).collect()
    }
}
