use std::ops::Range;

/// The number of the judge. It rises whenever the same game could be judged differently with the same effort, so that reviews
/// that were kept are made again.
pub const JUDGE: u32 = 5;

/// How much work goes into a judgement.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Effort {
    /// How many of the legal actions are looked at, those that look most promising and the one played.
    pub candidates: usize,
    /// In how many worlds each of them is tried at first; the better half is then tried in twice as many.
    pub screening: u32,
    /// In how many worlds the best few are compared, and again in as many that had no part in choosing them. In a review, a
    /// short game gets up to [`AMPLE`](Effort::AMPLE) times as many.
    pub samples: u32,
    /// The same for the costliest decisions of each seat.
    pub refined: u32,
    /// How many decisions of each seat are played out before a position is judged, at most as many as the game says.
    pub decisions: u32,
    /// How many times a position is played on to judge the luck of what led to it.
    pub playouts: u32,
    /// How many games are played to their end to compare score sheets.
    pub ends: u32,
}

impl Effort {
    /// How many times as many samples a short game gets, at most.
    pub const AMPLE: u32 = 4;
    /// A game with this many decisions, times those that are played out after each, gets the samples of its effort; one with
    /// half as many gets twice as many samples.
    const LONG: u32 = 2400;

    /// A whole game within seconds.
    pub const QUICK: Effort =
        Effort { candidates: 12, screening: 4, samples: 32, refined: 256, decisions: 6, playouts: 64, ends: 128 };
    /// Some ten times as much.
    pub const DEEP: Effort =
        Effort { candidates: 24, screening: 16, samples: 384, refined: 2048, decisions: 12, playouts: 256, ends: 512 };
    /// One decision within a fraction of a second, while somebody waits.
    pub const HINT: Effort = Effort { samples: 512, screening: 32, ends: 256, ..Effort::QUICK };

    /// The same for positions in which all that chance brings is known: fewer samples are enough there.
    pub(crate) fn with_known_luck(self) -> Effort {
        Effort { screening: self.screening.div_ceil(2), samples: self.samples.div_ceil(2), ..self }
    }

    /// The worlds that have no part in choosing the best action.
    pub(crate) fn fresh(&self) -> Range<u32> {
        self.samples..2 * self.samples
    }

    /// The same effort for a game with this many decisions: what there is to do in a short one is done more thoroughly.
    pub(crate) fn spread_over(self, decisions: usize, seats: u8) -> Effort {
        let work = decisions as u32 * self.decisions * u32::from(seats);
        let times = (Effort::LONG / work.max(1)).clamp(1, Effort::AMPLE);
        let samples = self.samples * times;
        let (screening, playouts) = (self.screening * times, self.playouts * times);
        Effort { samples, screening, playouts, refined: self.refined.max(samples), ..self }
    }
}
