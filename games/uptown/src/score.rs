use tetrapolis_game::{Game, Message, Outcome, ScoreLine, Scoring, Seat, TieBreak};

use crate::state::{SEATS, Storey};
use crate::street::PLOTS;
use crate::{Plot, Site, State, UpTown, rule};

/// How many upcoins are worth a point (UT-7.2).
const COINS_PER_POINT: u32 = 3;

impl Scoring for UpTown {
    /// Scores and places (UT-7.3).
    fn outcome(&self, state: &State) -> Outcome {
        let mut scores = [0; SEATS];
        for (seat, score) in Seat::all(self.seats()).zip(&mut scores) {
            let street: i32 = Plot::all().map(|plot| self.prestige_of_plot(state, seat, plot)).sum();
            *score = street + coin_points(state, seat);
        }
        let scores = &scores[..usize::from(self.seats())];
        Outcome::rank(scores, |party| state.players[party].street.tallest())
    }

    /// The lines of a score sheet (UT-7.4).
    fn sheet(&self, state: &State, party: usize) -> Vec<ScoreLine> {
        let seat = Seat(party as u8);
        let mut lines = Vec::with_capacity(PLOTS + 1);
        lines.extend(Plot::all().map(|plot| ScoreLine {
            rule: rule::STREET_POINTS,
            what: Message::new("ut-sheet-plot").with("plot", plot.to_string()),
            points: self.prestige_of_plot(state, seat, plot),
            counts: vec![format!("plot:{seat}.{plot}")],
        }));
        lines.push(ScoreLine {
            rule: rule::COIN_POINTS,
            what: Message::new("ut-sheet-coins").with("coins", state.players[party].wallet),
            points: coin_points(state, seat),
            counts: vec![format!("player:{seat}")],
        });
        lines
    }

    /// The tallest building (UT-7.3).
    fn tie_breaks(&self, state: &State, party: usize) -> Vec<TieBreak> {
        let storeys = state.players[party].street.tallest();
        let what = Message::new("ut-tie-tallest").with("count", storeys);
        vec![TieBreak { rule: rule::TIE, what, value: storeys.into() }]
    }
}

impl UpTown {
    /// What a roof would pay the owner of a street now, if it earned nothing itself: the income of every project on it,
    /// added up (UT-5.1).
    #[inline]
    pub fn income(&self, state: &State, street: Seat) -> i32 {
        Plot::all().map(|plot| self.income_of_plot(state, street, plot)).sum()
    }

    /// The income of the projects on one plot.
    #[inline]
    pub(crate) fn income_of_plot(&self, state: &State, street: Seat, plot: Plot) -> i32 {
        let mut site = site_on(state, street, plot);
        let mut sum = 0;
        for Storey { face, below } in state.storeys(street, plot) {
            site.below = below;
            sum += self.project(face).income.map_or(0, |income| income.at(&site));
        }
        sum
    }

    /// The prestige of the projects on one plot (UT-7.1).
    pub(crate) fn prestige_of_plot(&self, state: &State, street: Seat, plot: Plot) -> i32 {
        let mut site = site_on(state, street, plot);
        let mut sum = 0;
        for Storey { face, below } in state.storeys(street, plot) {
            site.below = below;
            sum += self.project(face).prestige.map_or(0, |prestige| prestige.at(&site));
        }
        sum
    }
}

/// Where the projects of a plot stand; the number of cards below stays 0.
#[inline]
pub(crate) fn site_on(state: &State, street: Seat, plot: Plot) -> Site {
    let street = state.street(street);
    Site { below: 0, plot: street.counts[plot.index()], street: street.counts_in_all() }
}

/// 1 point for every full 3 upcoins in the wallet (UT-7.2).
fn coin_points(state: &State, seat: Seat) -> i32 {
    (state.players[seat.index()].wallet / COINS_PER_POINT) as i32
}
