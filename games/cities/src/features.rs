//! A position in numbers, for what can be learned.

mod survey;

use std::sync::{Arc, LazyLock};

use tetrapolis_game::{Game, Insight, Seat};
use tetrapolis_net::{Learn, Net, Pen, Row as Numbers, fits, learned};

use self::survey::Survey;
use crate::card::{CARDS, MILESTONES};
use crate::slot::{Slots, in_row, rightmost_piece};
use crate::state::Display;
use crate::{Cities, Length, METROPOLISES, Phase, Row, Slot, State};

/// The most that can play.
const SEATS: usize = 4;
/// A lead of this many times the doubt is as good as won.
const SURE: f32 = 3.0;
/// The most rounds (CI-2.1).
const ROUNDS: usize = 8;
/// The numbers that depend neither on which milestones are played nor on which cards the player has.
const PLAIN: usize = 108;
/// The numbers of a milestone, and those of a card.
const EACH: usize = 3;
/// The numbers of all milestones.
const ALL_MILESTONES: usize = EACH * MILESTONES * METROPOLISES.len();

/// The network learned for the built-in edition; see `docs/bots.md`.
pub(crate) static LEARNED: LazyLock<Arc<Net>> = LazyLock::new(|| learned(include_bytes!("../learned.net")));

/// What all rows of a position have in common.
struct Scene {
    surveys: [Survey; SEATS],
    rest: f32,
    doubt: f32,
    /// Whether each slot is free.
    free: Slots,
    /// Who would get the star if the round ended now.
    next_star: Option<Seat>,
}

impl Learn for Cities {
    const INPUTS: usize = PLAIN + ALL_MILESTONES + EACH * CARDS;
    const FEATURES: u32 = 1;

    /// All but the long variant, in any metropolis.
    fn can_learn(&self) -> bool {
        self.length == Length::Standard
    }

    fn describe(&self, state: &State, rows: &mut [Numbers]) {
        let seats = || Seat::all(self.seats());
        let mut surveys = [Survey::default(); SEATS];
        for seat in seats() {
            surveys[seat.index()] = Survey::of(self, state, seat);
        }
        let rightmost = |seat: &Seat| rightmost_piece(state.players[seat.index()].workers);
        let scene = Scene {
            surveys,
            rest: self.rest(state),
            doubt: self.doubt(state),
            free: !state.taken(),
            next_star: seats().filter(|seat| rightmost(seat).is_some()).max_by_key(rightmost),
        };
        for (seat, row) in seats().zip(rows) {
            let mut pen = row.pen();
            self.describe_table(state, seat, &scene, &mut pen);
            self.describe_points(seat, &scene, &mut pen);
            for row in Row::ALL {
                self.describe_slots(state, seat, row, &scene, &mut pen);
            }
            describe_land(&scene.surveys[seat.index()], &mut pen);
            describe_milestones(state, seat, &scene, &mut pen);
            describe_cards(state, seat, &scene, &mut pen);
        }
    }

    fn net(&self) -> Option<&Net> {
        self.net.as_deref()
    }

    fn with_net(mut self, net: Option<Arc<Net>>) -> Cities {
        self.net = net.filter(|net| fits(&self, net));
        self
    }
}

impl Cities {
    /// How many seats somebody sits after another seat.
    fn after(&self, seat: Seat, other: Seat) -> u8 {
        (seat.0 + self.seats() - other.0) % self.seats()
    }

    /// Whose turn it is, and how far the game is.
    fn describe_table(&self, state: &State, seat: Seat, scene: &Scene, pen: &mut Pen<'_>) {
        pen.choice(usize::from(self.seats()) - 2, SEATS - 1);
        pen.choice(self.after(seat, state.seat).into(), SEATS);
        pen.choice(self.after(seat, state.star).into(), SEATS);
        pen.choice(usize::from(self.rounds() - state.rounds), ROUNDS + 1);
        pen.number(scene.rest);
        pen.number(scene.rest.sqrt());
        pen.number(state.taken().len() as f32 / f32::from(self.turns_a_round()));
        pen.mark(state.phase == Phase::Start);
    }

    /// What the player has, and what it can be expected to bring.
    fn describe_points(&self, seat: Seat, scene: &Scene, pen: &mut Pen<'_>) {
        let own = &scene.surveys[seat.index()];
        let others = || Seat::all(self.seats()).filter(move |other| *other != seat);
        let of_others = || others().map(|other| &scene.surveys[other.index()]);
        pen.number(own.points() as f32 / 40.0);
        pen.number(own.rings as f32 / 10.0);
        pen.number(own.statues as f32 / 3.0);
        pen.number(own.water.points as f32 / 10.0);
        pen.number(own.park.points as f32 / 10.0);
        pen.number(own.cards as f32 / 30.0);
        let best = of_others().map(|other| other.prospect).fold(f32::NEG_INFINITY, f32::max);
        let mean = of_others().map(|other| other.prospect).sum::<f32>() / f32::from(self.seats() - 1);
        pen.number(own.prospect / 50.0);
        pen.number((own.prospect - best) / 10.0);
        pen.number(((own.prospect - best) / scene.doubt).clamp(-SURE, SURE));
        pen.number(((own.prospect - mean) / scene.doubt).clamp(-SURE, SURE));
        let most = of_others().map(Survey::points).max().unwrap_or(0);
        pen.number((own.points() - most) as f32 / 10.0);
        pen.choice(of_others().filter(|other| other.prospect > own.prospect).count(), SEATS);
        let (mut hope, mut race) = (0.0, 0.0);
        for (number, (done, prize)) in own.milestones.into_iter().enumerate() {
            hope += prize * done * done;
            if of_others().all(|other| other.milestones[number].0 < done) {
                race += prize * done;
            }
        }
        pen.number(hope / 10.0);
        pen.number(race / 10.0);
        pen.mark(scene.next_star == Some(seat));
    }

    /// What can still be taken in a row, and the players who take before.
    fn describe_slots(&self, state: &State, seat: Seat, row: Row, scene: &Scene, pen: &mut Pen<'_>) {
        let left = |seat: Seat| u32::from(self.workers_a_row()) - in_row(state.players[seat.index()].workers, row);
        let turn = self.after(seat, state.seat);
        let before = Seat::all(self.seats()).filter(|other| self.after(*other, state.seat) < turn && left(*other) > 0);
        let own = left(seat);
        pen.steps(own as usize, 2);
        if own == 0 {
            return pen.skip(4);
        }
        pen.number(before.count() as f32 / 3.0);
        pen.number(in_row(scene.free, row) as f32 / 4.0);
        let (mut best, mut second) = (0.0_f32, 0.0_f32);
        for column in (0..4).filter(|column| scene.free.contains(Slot::new(row, *column))) {
            let value = self.slot_hope(state, seat, row, column.into(), scene);
            (best, second) = (best.max(value), second.max(value.min(best)));
        }
        pen.number(best / 5.0);
        pen.number(second / 5.0);
    }

    /// About what a free slot brings a player, as far as its contents are open.
    fn slot_hope(&self, state: &State, seat: Seat, row: Row, column: usize, scene: &Scene) -> f32 {
        let (own, display) = (&scene.surveys[seat.index()], &state.display);
        let land = &state.players[seat.index()].district.land;
        match row {
            Row::Card => {
                let card = display.cards.get(column).copied().flatten();
                card.map_or(0.0, |card| own.card(self, land, card, scene.rest))
            }
            Row::Tile => {
                let tile = display.tiles.get(column).copied().flatten();
                tile.map_or(0.0, |tile| own.tile(self.tile(tile).turned[0]))
            }
            Row::Feature => {
                let kinds = Display::features_of(column).filter_map(|place| display.features[place]);
                kinds.map(|kind| own.feature(self, kind)).sum()
            }
            Row::Piece => display.pieces.get(column).map_or(0.0, |pieces| own.pieces(*pieces)),
        }
    }
}

/// What the district consists of, and what it lacks.
fn describe_land(own: &Survey, pen: &mut Pen<'_>) {
    for count in own.heights.as_flattened() {
        pen.number(*count as f32 / 3.0);
    }
    for areas in [&own.water, &own.park] {
        pen.number(areas.cells as f32 / 6.0);
        pen.number(areas.free as f32 / 4.0);
        pen.number(areas.count as f32 / 4.0);
        pen.number(areas.largest as f32 / 6.0);
        pen.number(areas.most() as f32 / 4.0);
    }
    pen.number(own.wild as f32 / 2.0);
    let of_height = |height: usize| own.heights.iter().map(|heights| heights[height]).sum::<u32>();
    let buildings = [1, 2, 3, 4].map(of_height);
    pen.number(buildings.iter().sum::<u32>() as f32 / 12.0);
    let floors: u32 = buildings.iter().zip(1..).map(|(count, floors)| count * floors).sum();
    pen.number(floors as f32 / 25.0);
    for (most, cells) in own.gains {
        pen.number(most as f32 / 4.0);
        pen.number(cells as f32 / 3.0);
    }
    pen.number(own.ready as f32 / 10.0);
}

/// How near the player is to each milestone of the metropolis.
fn describe_milestones(state: &State, seat: Seat, scene: &Scene, pen: &mut Pen<'_>) {
    let Some(metropolis) = state.metropolis else { return pen.skip(ALL_MILESTONES) };
    let before = EACH * MILESTONES * metropolis.index();
    pen.skip(before);
    for ((done, prize), rings) in scene.surveys[seat.index()].milestones.into_iter().zip(&state.rings) {
        pen.number(done);
        pen.number(prize / 8.0);
        pen.mark(rings.contains(&Some(seat)));
    }
    pen.skip(ALL_MILESTONES - EACH * MILESTONES - before);
}

/// The cards that the player has, their points, and where they are about to count more.
fn describe_cards(state: &State, seat: Seat, scene: &Scene, pen: &mut Pen<'_>) {
    let own = &scene.surveys[seat.index()];
    let mut next = 0;
    for card in state.players[seat.index()].cards.iter() {
        pen.skip(EACH * (card.index() - next));
        let (points, ready) = own.held[card.index()];
        pen.mark(true);
        pen.number(points as f32 / 6.0);
        pen.number(ready as f32 / 4.0);
        next = card.index() + 1;
    }
    pen.skip(EACH * (CARDS - next));
}

#[cfg(test)]
mod tests {
    use tetrapolis_testkit::wander;

    use super::*;
    use crate::{CardIndex, Colour, Edition, FeatureKind, Land, Pieces};

    #[test]
    fn what_is_counted_once_is_the_same_as_in_search() {
        for seats in 2..=4 {
            let game = Cities::new(Edition::builtin(), seats);
            wander(&game, 10, 3, |state, _, _| {
                for seat in Seat::all(seats) {
                    let survey = Survey::of(&game, state, seat);
                    assert_eq!(survey.points(), game.score(state, seat.index()));
                    let prospect = game.prospect(state, seat.index());
                    assert!((survey.prospect - prospect).abs() < 0.001, "{} is not {prospect}", survey.prospect);
                }
            });
        }
    }

    /// The first player has this land and these cards.
    fn table(drawing: &str, cards: &[&str]) -> (Cities, State) {
        let game = Cities::new(Edition::builtin(), 2);
        let mut state = State { phase: Phase::Choose, metropolis: Some(crate::MetropolisIndex(7)), ..game.initial() };
        state.players[0].district.land = Land::read(drawing, game.components()).expect("a drawing");
        let number = |id: &&str| game.components().cards().iter().position(|card| card.id == *id).expect("a card");
        state.players[0].cards = cards.iter().map(|id| CardIndex(number(id) as u8)).collect();
        (game, state)
    }

    fn kind(game: &Cities, id: &str) -> FeatureKind {
        FeatureKind(game.components().features().iter().position(|kind| kind.id == id).expect("a feature") as u8)
    }

    #[test]
    fn a_survey_says_what_another_floor_or_feature_brings() {
        let drawing = "r1 r2 w / p:tree p w:boat / g y b1";
        let (game, state) = table(drawing, &["red-two", "red-by-park", "sculptors"]);
        let survey = Survey::of(&game, &state, Seat(0));
        assert_eq!(survey.heights, [[0, 1, 1, 0, 0], [0, 1, 0, 0, 0], [1, 0, 0, 0, 0], [1, 0, 0, 0, 0]]);
        assert_eq!((survey.park.points, survey.park.cells, survey.park.free, survey.park.largest), (1, 2, 1, 2));
        // Red Terraces count the second building, Park Villas both; the first can become another Terrace.
        assert_eq!(survey.cards, 2 + 2);
        assert_eq!(survey.gains[Colour::Red.index()], (2, 1));
        let pieces = |colour, count| survey.pieces(Pieces::of(colour, count));
        assert_eq!(vec![pieces(Colour::Red, 2), pieces(Colour::Yellow, 3)], [2.0 * 0.5 + 2.0, 3.0 * 0.5]);
        // A second kind in an area brings two points more (CI-7.3), a statue its own and those of the Sculptors.
        let features = ["fountain", "tree", "statue"].map(|id| survey.feature(&game, kind(&game, id)));
        assert_eq!(features.to_vec(), [2.0, 0.0, 4.0]);
    }

    #[test]
    fn a_row_says_what_its_player_sees() {
        let (game, mut state) = table("r4 g3 / b3 y2", &["red-high"]);
        state.seat = Seat(1);
        let mut rows = [Numbers::EMPTY; 2];
        game.describe(&state, &mut rows);
        let numbers = |row: usize, first: usize, count: usize| -> Vec<f32> {
            let number = |place| rows[row].iter().find(|(input, _)| *input == place).map_or(0.0, |(_, value)| value);
            (first..first + count).map(number).collect()
        };
        // Two seats; the second acts, and the first comes after it.
        assert_eq!(numbers(0, 0, 7), [1.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0]);
        assert_eq!(numbers(1, 0, 7), [1.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0]);
        // Of the four towers of Manhattan, in New York, three stand; its best place is worth 7.
        let manhattan = PLAIN + EACH * (MILESTONES * 7 + 1);
        assert_eq!(numbers(0, manhattan, EACH), [0.75, 7.0 / 8.0, 0.0]);
        // Red Towers count one building.
        let card = PLAIN + ALL_MILESTONES + EACH * 8;
        assert_eq!(numbers(0, card, EACH), [1.0, 2.0 / 6.0, 0.0]);
        assert_eq!(numbers(1, card, EACH), [0.0, 0.0, 0.0]);
    }
}
