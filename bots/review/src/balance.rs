use tetrapolis_game::Seat;

use crate::estimate::Estimate;
use crate::review::{Decision, Review};
use crate::shares::Shares;

/// What changed a seat's chance to win. The parts are computed one by one, and what they do not explain is the rest:
/// `last - initial = luck + room - losses + others + information + rest`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Balance {
    /// The chance to win before the first step.
    pub initial: f64,
    /// What chance brought.
    pub luck: f64,
    /// How much more the best moves that were found bring than what the judge would ordinarily play.
    pub room: f64,
    /// What the seat's own decisions cost, by what it could know.
    pub losses: Estimate,
    /// What the decisions of the others brought or cost the seat, compared with ordinary play of the judge.
    pub others: f64,
    /// How much more the seat's decisions really brought than the seat could know.
    pub information: f64,
    /// What is left: the judge changing its opinion as the end comes nearer, and noise.
    pub rest: f64,
    /// The part of the win at the end.
    pub last: f64,
    /// How many decisions the seat made.
    pub decisions: usize,
}

impl Balance {
    pub(crate) fn new<A>(review: &Review<A>, seat: Seat) -> Balance {
        let party = seat.index();
        let (own, others): (Vec<_>, Vec<_>) = review.decisions.iter().partition(|decision| decision.seat == seat);
        let advantage = |decisions: &[&Decision<A>]| decisions.iter().map(|one| one.advantage).sum::<Shares>()[party];
        let losses = Estimate::sum(own.iter().map(|decision| decision.known.loss));
        let room = own.iter().map(|decision| decision.room).sum::<f64>();
        let luck = review.lucks.iter().map(|luck| luck.luck).sum::<Shares>()[party];
        let (others, information) = (advantage(&others), advantage(&own) - room + losses.mean);
        let (initial, last) = (review.initial[party], review.last[party]);
        let rest = last - initial - luck - room + losses.mean - others - information;
        Balance { initial, luck, room, losses, others, information, rest, last, decisions: own.len() }
    }

    /// What the seat's own decisions brought, compared with what the judge would ordinarily play, by what the seat could know.
    pub fn own(&self) -> f64 {
        self.room - self.losses.mean
    }

    /// What a decision cost on average, in thousandths of a win.
    pub fn error_rate(&self) -> f64 {
        1000.0 * self.losses.mean / self.decisions.max(1) as f64
    }
}
