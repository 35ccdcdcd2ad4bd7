//! A position in numbers, for what can be learned.

use std::sync::{Arc, LazyLock};

use tetrapolis_game::{Game, Insight, Scoring, Seat};
use tetrapolis_net::{Learn, Net, Pen, Row, fits, learned};

use crate::edition::TOKENS;
use crate::lanes::{INGENUITY, Lanes};
use crate::market::CELLS;
use crate::state::Holding;
use crate::{Action, Front, Pairs, Phase, PointCity, State};

/// The most players.
const SEATS: usize = 4;
/// The last turns, this many, are counted one by one.
const LAST_TURNS: usize = 7;
/// How many of the best pairs of a seat are looked at.
const BEST: usize = 3;

/// The network learned for the built-in edition; see `docs/bots.md`.
pub(crate) static LEARNED: LazyLock<Arc<Net>> = LazyLock::new(|| learned(include_bytes!("../learned.net")));

/// What all rows of a position have in common.
struct Scene {
    scores: [f32; SEATS],
    prospects: [f32; SEATS],
    worths: [f32; SEATS],
    doubt: f32,
    /// The two places that whoever acts would take.
    coveted: u16,
}

/// What a seat could take if it acted now.
struct Reach {
    /// The best pairs and their places.
    best: [(f32, u16); BEST],
    /// The best pair with a building.
    building: f32,
    pairs: u32,
    buildings: u32,
    deck: f32,
    flip: f32,
    civic: bool,
    demand: [f32; 5],
}

impl Learn for PointCity {
    const INPUTS: usize = 115 + TOKENS;
    const FEATURES: u32 = 1;

    fn describe(&self, state: &State, rows: &mut [Row]) {
        let outcome = self.outcome(state);
        let mut scene = Scene {
            scores: [0.0; SEATS],
            prospects: [0.0; SEATS],
            worths: [0.0; SEATS],
            doubt: self.doubt(state),
            coveted: 0,
        };
        for seat in 0..rows.len() {
            scene.scores[seat] = outcome.standings()[seat].score as f32;
            scene.prospects[seat] = self.prospect(state, seat);
            scene.worths[seat] = self.worth(state, seat);
        }
        let reaches: [Option<Reach>; SEATS] =
            std::array::from_fn(|seat| (seat < rows.len()).then(|| self.reach(state, Seat(seat as u8))));
        if let (Phase::Choose, Some(reach)) = (state.phase, &reaches[state.seat.index()]) {
            scene.coveted = reach.best[0].1;
        }
        for ((seat, row), reach) in Seat::all(self.seats()).zip(rows).zip(reaches.iter().flatten()) {
            let mut pen = row.pen();
            self.describe_table(state, seat, &mut pen);
            self.describe_holding(state, &scene, seat, &mut pen);
            describe_lead(&scene, seat, self.seats(), &mut pen);
            describe_reach(state, &scene, seat, reach, &mut pen);
        }
    }

    fn net(&self) -> Option<&Net> {
        self.net.as_deref()
    }

    fn with_net(mut self, net: Option<Arc<Net>>) -> PointCity {
        self.net = net.filter(|net| fits(&self, net));
        self
    }
}

impl PointCity {
    /// Whose turn it is, and how far the game is.
    fn describe_table(&self, state: &State, seat: Seat, pen: &mut Pen<'_>) {
        let seats = self.seats();
        let after = |other: Seat| usize::from((seat.0 + seats - other.0) % seats);
        pen.choice(usize::from(seats) - 2, SEATS - 1);
        pen.choice(after(state.seat), SEATS);
        pen.choice(after(state.first), SEATS);
        let is_actor = seat == state.seat;
        pen.mark(is_actor && state.phase == Phase::Choose);
        pen.mark(is_actor && state.flipped);
        pen.mark(is_actor && state.phase == Phase::Pay);
        pen.mark(is_actor && matches!(state.phase, Phase::Token(_)));
        let turns = self.turns_left(state, seat.index());
        pen.number(f32::from(turns) / 10.0);
        pen.choice(turns.into(), LAST_TURNS);
        pen.number(f32::from(state.deck) / f32::from(self.cards_used()));
        pen.number(f32::from(state.fronts.len() as u8) / 16.0);
    }

    /// What the player has, and what it will bring.
    fn describe_holding(&self, state: &State, scene: &Scene, seat: Seat, pen: &mut Pen<'_>) {
        let turns = f32::from(self.turns_left(state, seat.index()));
        let (player, price, gained) = self.settled(state, seat.index(), turns);
        let hand = player.hand;
        for lane in 0..INGENUITY {
            pen.number(f32::from(hand.singles.lane(lane)) / 2.0);
            pen.number(f32::from(hand.doubles.lane(lane)));
        }
        let wild = hand.of(Front::Ingenuity);
        pen.number(f32::from(wild) / 2.0);
        pen.steps(wild.into(), 3);
        pen.number(f32::from(hand.supply(Lanes::ZERO).sum()) / 6.0);
        pen.number(f32::from(hand.cards()) / 6.0);
        pen.number(price / 5.0);
        pen.number(gained / 4.0);
        for count in player.permanents.resources() {
            pen.number(f32::from(count) / 3.0);
            pen.steps(count.into(), 5);
        }
        pen.number(f32::from(player.permanents.sum()) / 8.0);
        pen.number(f32::from(player.points) / 20.0);
        pen.number(player.tokens.len() as f32 / 3.0);
        pen.number((scene.scores[seat.index()] - f32::from(state.players[seat.index()].points)) / 8.0);
        self.describe_tokens(state, &player, turns, pen);
    }

    fn describe_tokens(&self, state: &State, player: &Holding, turns: f32, pen: &mut Pen<'_>) {
        for resource in self.scored(player) {
            pen.number(resource / 3.0);
        }
        let one = self.best_tokens(state, player, turns, 1);
        pen.number(one / 6.0);
        pen.number((self.best_tokens(state, player, turns, 2) - one) / 6.0);
        let mut from = 0;
        for token in player.tokens.iter() {
            pen.skip(token.index() - from);
            pen.number(1.0);
            from = token.index() + 1;
        }
        pen.skip(TOKENS - from);
    }

    /// What a seat could take of the market if it acted now.
    fn reach(&self, state: &State, seat: Seat) -> Reach {
        let seen = State { seat, ..*state };
        let cells = self.cell_values(&seen);
        let mut reach = Reach {
            best: [(0.0, 0); BEST],
            building: 0.0,
            pairs: 0,
            buildings: 0,
            deck: if state.deck > 0 { self.action_value(&seen, Action::Deck, &cells) } else { 0.0 },
            flip: 0.0,
            civic: false,
            demand: self.demand(&seen, seen.player()),
        };
        let pairs: Pairs = self.affordable_pairs(&seen);
        for pair in pairs.iter() {
            let (one, other) = pair.cells();
            let value = self.action_value(&seen, Action::Take(one, other), &cells);
            let places = 1 << one.index() | 1 << other.index();
            reach.pairs += 1;
            let buildings = [one, other].map(|cell| state.face(cell).as_building());
            if buildings != [None; 2] {
                reach.buildings += 1;
                reach.building = reach.building.max(value);
            }
            reach.civic |= buildings.into_iter().flatten().any(|card| self.buildings[card.index()].civic);
            if let Some(place) = reach.best.iter().position(|(best, _)| value > *best) {
                reach.best[place..].rotate_right(1);
                reach.best[place] = (value, places);
            }
        }
        for cell in crate::legal::flippable(&seen).iter() {
            reach.flip = reach.flip.max(self.action_value(&seen, Action::Flip(cell), &cells));
        }
        reach
    }
}

/// How far ahead the player is.
fn describe_lead(scene: &Scene, seat: Seat, seats: u8, pen: &mut Pen<'_>) {
    let lead = |of: &[f32; SEATS]| {
        let others = || Seat::all(seats).filter(|other| *other != seat).map(|other| of[other.index()]);
        let best = others().fold(f32::NEG_INFINITY, f32::max);
        let mean = others().sum::<f32>() / f32::from(seats - 1);
        (of[seat.index()] - best, of[seat.index()] - mean)
    };
    let (best, mean) = lead(&scene.prospects);
    pen.number(scene.prospects[seat.index()] / 40.0);
    pen.number(best / 10.0);
    pen.number(best / scene.doubt);
    pen.number(mean / scene.doubt);
    pen.mark(best >= 0.0);
    let (best, mean) = lead(&scene.worths);
    pen.number(best / scene.doubt);
    pen.number(mean / scene.doubt);
    let (best, mean) = lead(&scene.scores);
    pen.number(best / 10.0);
    pen.number(mean / 10.0);
}

/// What the player could take, and what whoever acts would leave of it.
fn describe_reach(state: &State, scene: &Scene, seat: Seat, reach: &Reach, pen: &mut Pen<'_>) {
    let is_actor = seat == state.seat;
    let left = reach.best.iter().find(|(_, places)| is_actor || places & scene.coveted == 0);
    let (now, later) = if is_actor { (1.0, 0.0) } else { (0.0, 1.0) };
    for (value, _) in reach.best {
        pen.number(value / 5.0 * now);
        pen.number(value / 5.0 * later);
    }
    pen.number(left.map_or(0.0, |(value, _)| value / 5.0));
    pen.mark(!is_actor && reach.best[0].1 & scene.coveted != 0);
    pen.number(reach.building / 5.0 * now);
    pen.number(reach.building / 5.0 * later);
    pen.number(f32::from(reach.pairs as u8) / 12.0);
    pen.number(f32::from(reach.buildings as u8) / 4.0);
    pen.number(reach.deck / 4.0);
    pen.number(reach.flip / 4.0 * now);
    pen.mark(reach.civic && is_actor);
    pen.mark(reach.civic && !is_actor);
    for demand in reach.demand {
        pen.number(demand / 8.0);
    }
    let rest = CELLS as u8 - state.buildings.len() as u8 - state.fronts.len() as u8;
    pen.number(f32::from(rest) / 2.0);
}
