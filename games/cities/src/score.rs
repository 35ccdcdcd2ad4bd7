use tetrapolis_game::{Arg, Game, Message, Outcome, ScoreLine, Scoring, Seat, TieBreak};

use crate::explain::{cell_names, cells_of};
use crate::grid::Cells;
use crate::words::{card_name, feature_name, milestone_name};
use crate::{Cities, Land, State, rule};

/// The points of an area with 0 to 4 different features (CI-7.3).
pub(crate) const AREA_POINTS: [i32; 5] = [0, 1, 3, 6, 10];
/// The points of a statue (CI-7.2).
pub(crate) const STATUE_POINTS: i32 = 2;

impl Scoring for Cities {
    /// Scores and places (CI-7.6).
    fn outcome(&self, state: &State) -> Outcome {
        let mut scores = [0; 4];
        let scores = &mut scores[..usize::from(self.seats())];
        for (party, score) in scores.iter_mut().enumerate() {
            *score = self.score(state, party);
        }
        Outcome::rank(scores, |party| self.milestone_points(state, party))
    }

    /// The lines of a score sheet.
    fn sheet(&self, state: &State, party: usize) -> Vec<ScoreLine> {
        let seat = Seat(party as u8);
        let player = &state.players[party];
        let land = &player.district.land;
        let mut lines = Vec::new();
        if let Some(metropolis) = state.metropolis {
            let milestones = &self.edition.metropolises()[metropolis.index()].milestones;
            for (milestone, rings) in milestones.iter().zip(&state.rings) {
                let place = rings.iter().position(|ring| ring.is_some_and(|seat| seat.index() == party));
                let Some(place) = place else { continue };
                let what = Message::new("ci-sheet-milestone").with("milestone", milestone_name(milestone));
                let counts = [format!("milestone:{}", milestone.id)].into_iter();
                let counts = counts.chain(cells_of(state, seat, milestone.counts)).collect();
                let points = milestone.places[place].into();
                lines.push(ScoreLine { rule: rule::MILESTONE_POINTS, what, points, counts });
            }
        }
        let statues = land.statues().len();
        if statues > 0 {
            let what = Message::new("ci-sheet-statues").with("count", statues);
            let counts = cell_names(state, seat, land.statues());
            lines.push(ScoreLine { rule: rule::STATUE_POINTS, what, points: STATUE_POINTS * statues as i32, counts });
        }
        for (key, cells) in [("ci-sheet-water", land.water), ("ci-sheet-park", land.park)] {
            for area in land.grid.areas(cells) {
                let mut kinds: Vec<_> = area.iter().filter_map(|index| land.feature(index)).collect();
                kinds.sort_unstable();
                kinds.dedup();
                let names = kinds.iter().map(|kind| feature_name(&self.edition.features()[kind.index()]));
                let cell = area.iter().next().map(|index| player.district.cell(index).to_string());
                let what = Message::new(key)
                    .with("cell", cell.expect("an area has a cell"))
                    .with("features", names.collect::<Vec<Arg>>());
                let counts = cell_names(state, seat, area);
                lines.push(ScoreLine { rule: rule::AREA_POINTS, what, points: area_points(land, area), counts });
            }
        }
        for card in player.cards.iter() {
            let card = self.card(card);
            let what = Message::new("ci-sheet-card")
                .with("card", card_name(card))
                .with("points", card.points)
                .with("count", card.counts.occurrences(land));
            let counts = [format!("card:{}", card.id)].into_iter();
            let counts = counts.chain(cells_of(state, seat, card.counts)).collect();
            lines.push(ScoreLine { rule: rule::CARD_POINTS, what, points: card.worth(land), counts });
        }
        lines
    }

    /// Points of milestones (CI-7.6).
    fn tie_breaks(&self, state: &State, party: usize) -> Vec<TieBreak> {
        let value = self.milestone_points(state, party);
        vec![TieBreak { rule: rule::TIE, what: Message::new("ci-tie-milestones").with("count", value), value }]
    }
}

impl Cities {
    pub(crate) fn score(&self, state: &State, party: usize) -> i32 {
        let player = &state.players[party];
        let land = &player.district.land;
        let cards = player.cards.iter().map(|card| self.card(card).worth(land));
        self.milestone_points(state, party) + land_points(land) + cards.sum::<i32>()
    }

    /// The points that a player's rings bring (CI-7.1).
    pub(crate) fn milestone_points(&self, state: &State, party: usize) -> i32 {
        let Some(metropolis) = state.metropolis else { return 0 };
        let milestones = &self.edition.metropolises()[metropolis.index()].milestones;
        let of_milestone = |(milestone, rings): (&crate::Milestone, &[Option<Seat>; 3])| {
            let place = rings.iter().position(|ring| ring.is_some_and(|seat| seat.index() == party));
            place.map_or(0, |place| i32::from(milestone.places[place]))
        };
        milestones.iter().zip(&state.rings).map(of_milestone).sum()
    }
}

/// The points of the statues, the water and the parks (CI-7.2, CI-7.3).
pub(crate) fn land_points(land: &Land) -> i32 {
    STATUE_POINTS * land.statues().len() as i32 + areas_points(land, land.water) + areas_points(land, land.park)
}

/// The points of the areas of these cells, all water or all park; those without a feature have none.
#[inline]
pub(crate) fn areas_points(land: &Land, cells: Cells) -> i32 {
    land.grid.areas_with(cells & land.featured(), cells).map(|area| area_points(land, area)).sum()
}

/// The points of a water or park area (CI-7.3).
pub(crate) fn area_points(land: &Land, area: Cells) -> i32 {
    AREA_POINTS[(land.different_features(area) as usize).min(AREA_POINTS.len() - 1)]
}
