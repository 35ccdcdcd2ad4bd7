//! Commit, then reveal. Everybody commits to a share of chance when sitting down, and reveals it only after all seats are taken
//! and nobody can choose a share any more. A seat that does not reveal in time is lost, its player cannot sit down here
//! again, and the dealing starts over with another seed and other shares.

use tetrapolis_game::Seat;
use tetrapolis_protocol::{ClockRule, Code, Commitment, Entropy, TablePhase, Time};

use crate::Refused;
use crate::decide::Caller;
use crate::event::{Event, Happening, Who};
use crate::fair::{Deal, Seed};
use crate::fold::Broken;
use crate::live::LiveTable;
use crate::refused::gate;

const SECOND: u64 = 1_000;
const DAY: u64 = 24 * 60 * 60 * SECOND;

impl LiveTable {
    pub(crate) fn sit(&self, caller: &Caller, seat: Seat, share: &Commitment) -> Result<Happening, Refused> {
        self.own_device(caller)?;
        self.gathering()?;
        self.has(seat)?;
        gate(self.opening.one_device || self.seat_of(&caller.player).is_none(), Code::TableSeated)?;
        gate(!self.barred.contains(&caller.player), Code::TableBarred)?;
        gate(self.chair(seat).who.is_none(), Code::TableSeatTaken)?;
        let Caller { player, name, account, colour, .. } = caller.clone();
        let who = Who::Person { player, name, account, colour: colour.filter(|_| self.knows_colours()) };
        Ok(Happening::Sat { seat, who, entropy: None, share: Some(share.clone()) })
    }

    /// Asks everybody to reveal, or begins at once if nobody has anything to reveal.
    pub(crate) fn deal(&self, now: Time) -> Result<Vec<Event>, Refused> {
        self.gathering()?;
        gate(self.chairs.iter().all(|chair| chair.who.is_some()), Code::TableSeatFree)?;
        let ready = self.chairs.iter().filter(|chair| chair.person().is_some());
        gate(ready.clone().all(|chair| chair.share.is_some() || chair.entropy.is_some()), Code::DealWaiting)?;
        if self.unrevealed().next().is_none() {
            return Ok(self.started(self.mixed(None), now));
        }
        Ok(vec![Event { at: now, what: Happening::Dealing }])
    }

    pub(crate) fn reveal(&self, seat: Seat, entropy: &Entropy, now: Time) -> Result<Vec<Event>, Refused> {
        gate(self.phase == TablePhase::Dealing && self.chair(seat).entropy.is_none(), Code::DealNotAsked)?;
        gate(self.chair(seat).share == Some(Commitment::to(entropy)), Code::DealShare)?;
        let mut events = vec![Event { at: now, what: Happening::Revealed { seat, entropy: entropy.clone() } }];
        if self.unrevealed().all(|other| other == seat) {
            events.extend(self.started(self.mixed(Some((seat, entropy))), now));
        }
        Ok(events)
    }

    /// Begins again without those who did not reveal in time.
    pub(crate) fn redeal(&self, now: Time, seed: Seed) -> Vec<Event> {
        if self.dealing.is_none_or(|since| now < since.plus(self.patience())) {
            return Vec::new();
        }
        let without = self.unrevealed().collect();
        vec![Event { at: now, what: Happening::Redealt { without, seed } }]
    }

    /// How long everybody has to reveal. A page does it automatically, but where a turn may take days nobody has to be
    /// here.
    pub(crate) fn patience(&self) -> u64 {
        match self.opening.clock {
            ClockRule::None | ClockRule::Bank { .. } => 60 * SECOND,
            ClockRule::Days(days) => u64::from(days) * DAY,
        }
    }

    /// The seats of persons whose share is not known.
    pub(crate) fn unrevealed(&self) -> impl Iterator<Item = Seat> {
        self.seats().filter(|seat| self.chair(*seat).person().is_some() && self.chair(*seat).entropy.is_none())
    }

    /// The key of all draws: the seed, and the share of every person, one of which may be about to be revealed.
    pub(crate) fn mixed(&self, revealed: Option<(Seat, &Entropy)>) -> Deal {
        let share = |seat: Seat| match revealed {
            Some((revealing, entropy)) if revealing == seat => Some((seat, entropy.clone())),
            Some(_) | None => Some((seat, self.chair(seat).entropy.clone()?)),
        };
        let shares: Vec<(Seat, Entropy)> = self.seats().filter_map(share).collect();
        Deal::new(&self.seed, shares.iter().map(|(seat, entropy)| (*seat, entropy)))
    }

    /// Asks everybody to reveal.
    pub(crate) fn call(&mut self, at: Time) -> Result<(), Broken> {
        if self.phase != TablePhase::Gathering || self.chairs.iter().any(|chair| chair.who.is_none()) {
            return Err(Broken::Phase);
        }
        self.phase = TablePhase::Dealing;
        self.dealing = Some(at);
        Ok(())
    }

    pub(crate) fn begin_again(&mut self, without: &[Seat], seed: Seed) {
        for seat in without {
            let lost = std::mem::take(&mut self.chairs[seat.index()]);
            self.barred.extend(lost.person().cloned());
        }
        for chair in &mut self.chairs {
            (chair.share, chair.entropy) = (None, None);
        }
        self.seed = seed;
        self.phase = TablePhase::Gathering;
        self.dealing = None;
    }

    pub(crate) fn begin(&mut self, at: Time) -> Result<(), Broken> {
        let waits = !matches!(self.phase, TablePhase::Gathering | TablePhase::Dealing);
        if waits || self.chairs.iter().any(|chair| chair.who.is_none()) || self.unrevealed().next().is_some() {
            return Err(Broken::Phase);
        }
        self.phase = TablePhase::Running;
        self.dealing = None;
        self.deal = Some(self.mixed(None));
        let acting = self.acting();
        self.waiting.fill(acting);
        self.ask(at);
        self.fill_clocks();
        self.set_clocks(at, None);
        Ok(())
    }
}
