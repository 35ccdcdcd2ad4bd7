use std::cmp::Reverse;

use tetrapolis_game::{Message, Outcome, ScoreLine, Scoring, Seat};

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
}

impl MafiaCity {
    /// Points and places by what lies open; ties by MC-7.2, which leave no two equal.
    pub(crate) fn standings(&self, open: &Open) -> Outcome {
        let seats = self.all_seats().len() as usize;
        let mut scores = [0; MOST_SEATS];
        for (score, clan) in scores.iter_mut().zip(open.clans) {
            *score = clan.points().into();
        }
        Outcome::rank(&scores[..seats], |party| {
            let seat = Seat(party as u8);
            let clan = open.clan(seat);
            let distance = (party + seats - open.first.index()) % seats;
            (Reverse(clan.reserve), clan.cards, open.mayor == Some(seat), Reverse(distance))
        })
    }
}
