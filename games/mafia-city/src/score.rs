use std::cmp::Reverse;

use tetrapolis_game::{Game, Message, Outcome, ScoreLine, Scoring, Seat, TieBreak};

use crate::game::MOST_SEATS;
use crate::{MafiaCity, Open, State, rule};

impl Scoring for MafiaCity {
    fn outcome(&self, state: &State) -> Outcome {
        self.standings(&state.open)
    }

    /// The lines of a score sheet.
    fn sheet(&self, state: &State, party: usize) -> Vec<ScoreLine> {
        let clan = state.open.clans[party];
        let line = |rule, key, points: u8| ScoreLine {
            rule,
            what: Message::new(key).with("count", points),
            points: points.into(),
            counts: Vec::new(),
        };
        let mut lines = vec![line(rule::CONTROL, "mc-sheet-control", clan.control)];
        if clan.extra > 0 {
            lines.push(line(rule::PRIVATE_CLUB, "mc-sheet-extra", clan.extra));
        }
        lines
    }

    /// Mafiosi in reserve, cards in hand, the Mayor, and the distance from the first player (MC-7.2).
    fn tie_breaks(&self, state: &State, party: usize) -> Vec<TieBreak> {
        let open = &state.open;
        let seat = Seat(party as u8);
        let clan = open.clan(seat);
        let has_mayor = open.mayor == Some(seat);
        let distance = self.distance(open, seat);
        let count = |key, count: u8| Message::new(key).with("count", count);
        let mayor = Message::new(if has_mayor { "mc-tie-mayor" } else { "mc-tie-no-mayor" });
        let in_order = [
            (count("mc-tie-reserve", clan.reserve), -i32::from(clan.reserve)),
            (count("mc-tie-cards", clan.cards), clan.cards.into()),
            (mayor, has_mayor.into()),
            (count("mc-tie-distance", distance), -i32::from(distance)),
        ];
        in_order.into_iter().map(|(what, value)| TieBreak { rule: rule::TIE, what, value }).collect()
    }
}

impl MafiaCity {
    /// Points and places by what is open. MC-7.2 breaks every tie.
    pub(crate) fn standings(&self, open: &Open) -> Outcome {
        let mut scores = [0; MOST_SEATS];
        for (score, clan) in scores.iter_mut().zip(open.clans) {
            *score = clan.points().into();
        }
        Outcome::rank(&scores[..usize::from(self.seats())], |party| {
            let seat = Seat(party as u8);
            let clan = open.clan(seat);
            (Reverse(clan.reserve), clan.cards, open.mayor == Some(seat), Reverse(self.distance(open, seat)))
        })
    }

    /// How many seats after the first player somebody sits.
    pub(crate) fn distance(&self, open: &Open, seat: Seat) -> u8 {
        (seat.0 + self.seats() - open.first.0) % self.seats()
    }
}
