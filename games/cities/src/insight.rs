use tetrapolis_game::{Game, Insight, Rng, Seat, below};

use crate::score::land_points;
use crate::state::Display;
use crate::{Action, Cities, Colour, Land, Phase, Rotation, Row, Slot, State};

/// How many slots a round has.
const SLOTS: usize = 16;
/// How many decisions a rollout makes.
const HORIZON: u32 = 40;
/// How much a rollout leaves to luck, in points.
const LUCK: f32 = 1.0;
/// How much more often an action is tried that brings a point more, as the exponent of e.
const SHARPNESS: f32 = 0.65;
/// What a card, a tile, a feature and a set of pieces bring that nobody has seen.
const HIDDEN: [f32; Row::ALL.len()] = [2.0, 1.8, 1.9, 3.3];

/// What a district promises beyond the points that it has, in points; all but `rows` and `star` for the whole game to come.
struct Promise {
    /// A card, and each point that it has now.
    card: f32,
    card_point: f32,
    /// A floor, and a building of any height.
    floor: f32,
    building: f32,
    /// A cell of a park or of water without a feature, a plot, an empty wild plot, a statue.
    free: f32,
    plot: f32,
    wild: f32,
    statue: f32,
    /// Each point of statues, water and parks.
    land_point: f32,
    /// A milestone that can still be met, for each point of its best free place and by how much of it is done.
    milestone: f32,
    /// A worker in each row who is still to come: at the end of the game, and how much more at its beginning.
    rows: [(f32, f32); Row::ALL.len()],
    /// The star.
    star: f32,
}

impl Promise {
    const NOTHING: Promise = Promise {
        card: 0.0,
        card_point: 0.0,
        floor: 0.0,
        building: 0.0,
        free: 0.0,
        plot: 0.0,
        wild: 0.0,
        statue: 0.0,
        land_point: 0.0,
        milestone: 0.0,
        rows: [(0.0, 0.0); Row::ALL.len()],
        star: 0.0,
    };
    /// By which positions are compared after a turn.
    const WORTH: Promise =
        Promise { card: 1.2, card_point: 0.7, floor: 0.5, free: 0.3, plot: 0.25, ..Promise::NOTHING };
    /// By which placements are compared: fitted to the choices of searches with 400 iterations.
    const POLICY: Promise = Promise {
        card: 1.2,
        card_point: 1.2,
        floor: 1.4,
        free: 0.5,
        statue: -1.0,
        land_point: 1.3,
        milestone: 0.85,
        ..Promise::NOTHING
    };
    /// By which it is judged who will win: fitted to who won games between searches.
    const PROSPECT: Promise = Promise {
        card: 0.65,
        card_point: -0.4,
        floor: -0.2,
        building: 0.35,
        free: 0.5,
        plot: 0.25,
        wild: 0.35,
        statue: -0.3,
        land_point: -0.65,
        milestone: 2.4,
        rows: [(1.7, 0.2), (0.3, 2.3), (1.7, -0.7), (3.9, -0.4)],
        star: 0.4,
    };
}

impl Cities {
    /// How much of the game is left, from 1 to 0.
    fn rest(&self, state: &State) -> f32 {
        let round = state.taken().len() as f32 / f32::from(self.turns_a_round());
        (1.0 - (f32::from(state.rounds) + round) / f32::from(self.rounds())).max(0.0)
    }

    /// The points that a party can expect with its district like this, be it only for this turn.
    fn expect(&self, state: &State, party: usize, land: &Land, promise: &Promise) -> f32 {
        let rest = self.rest(state);
        let player = &state.players[party];
        let (cards, worth) = player.cards.iter().fold((0.0, 0.0), |(cards, worth), card| {
            (cards + 1.0, worth + self.edition.cards()[usize::from(card)].worth(land) as f32)
        });
        let points = land_points(land) as f32;
        let floors: u32 = land.floors.iter().map(|floor| floor.len()).sum();
        let free = (land.park | land.water).len() as f32 - land.featured().len() as f32;
        let coming = promise.card * cards
            + promise.card_point * worth
            + promise.floor * floors as f32
            + promise.building * land.floors[0].len() as f32
            + promise.free * free.max(0.0)
            + promise.plot * land.all_plots().len() as f32
            + promise.wild * land.empty_wild().len() as f32
            + promise.statue * land.statues().len() as f32
            + promise.land_point * points;
        let rows = player.workers.iter().map(|slot| {
            let (late, more) = promise.rows[slot.row() as usize];
            late + more * rest
        });
        let star = if state.star.index() == party { promise.star } else { 0.0 };
        let milestones = self.milestones(state, party, land, promise.milestone * rest.sqrt());
        points + worth + rest * coming + milestones - rows.sum::<f32>() + star
    }

    /// The points of the milestones that a party has taken, or will have taken when its turn ends like this (CI-5.1), and
    /// so much of the points of those that it can still meet, as far as they are done.
    fn milestones(&self, state: &State, party: usize, land: &Land, hope: f32) -> f32 {
        let Some(metropolis) = state.metropolis else { return 0.0 };
        let milestones = &self.edition.metropolises()[metropolis.index()].milestones;
        let points = milestones.iter().zip(&state.rings).filter_map(|(milestone, rings)| {
            let taken = rings.iter().position(|ring| ring.is_some_and(|seat| seat.index() == party));
            if let Some(place) = taken {
                return Some(f32::from(milestone.places[place]));
            }
            let free = self.open_places().iter().copied().find(|place| rings[*place].is_none())?;
            let done = milestone.counts.occurrences(land) as f32 / f32::from(milestone.at_least);
            let part = if done >= 1.0 { 1.0 } else { hope * done * done };
            Some(part * f32::from(milestone.places[free]))
        });
        points.sum()
    }

    /// What the policy expects of a district like this.
    fn plan(&self, state: &State, seat: Seat, land: &Land) -> f32 {
        self.expect(state, seat.index(), land, &Promise::POLICY)
    }

    /// The best of some districts, and what the policy expects of it.
    fn best_land(&self, state: &State, seat: Seat, lands: impl Iterator<Item = Land>) -> Option<(f32, Land)> {
        let plans = lands.map(|land| (self.plan(state, seat, &land), land));
        plans.reduce(|best, plan| if plan.0 > best.0 { plan } else { best })
    }

    /// What a slot brings when what lies there is used at once, as well as it can be, a thing at a time.
    fn slot_value(&self, state: &State, seat: Seat, slot: Slot, now: f32) -> f32 {
        let (row, column) = (slot.row(), slot.column());
        let hidden = HIDDEN[row as usize];
        let district = &state.players[seat.index()].district;
        let (mut best, mut land) = (now, district.land);
        match row {
            Row::Card => {
                let Some(card) = state.display.cards.get(column).copied().flatten() else { return hidden };
                let worth = self.edition.cards()[card.index()].worth(&land) as f32;
                return worth + self.rest(state) * (Promise::POLICY.card + Promise::POLICY.card_point * worth);
            }
            Row::Tile => {
                let Some(tile) = state.display.tiles.get(column).copied().flatten() else { return hidden };
                let facts = self.tile(tile);
                let rotations = &Rotation::ALL[..usize::from(facts.rotations)];
                let lands = district.spots(self.limits).flat_map(|cell| {
                    rotations.iter().map(move |rotation| {
                        let mut after = *district;
                        after.place(cell, tile, *rotation, facts.turned[usize::from(rotation.quarters())]);
                        after.land
                    })
                });
                best = self.best_land(state, seat, lands).map_or(now, |(value, _)| value);
            }
            Row::Feature => {
                for kind in Display::features_of(column).filter_map(|place| state.display.features[place]) {
                    let facts = self.kind(kind);
                    let lands = land.places_for(facts.on).iter().map(|index| {
                        let mut after = land;
                        after.put(index, kind, facts.on, facts.wild);
                        after
                    });
                    if let Some(put) = self.best_land(state, seat, lands) {
                        (best, land) = put;
                    }
                }
                if column == 3 {
                    best += hidden; // CI-3.7
                }
            }
            Row::Piece => {
                let Some(pieces) = state.display.pieces.get(column) else { return hidden };
                for colour in Colour::ALL {
                    for _ in 0..pieces.count(colour) {
                        let lands = land.sites_for(colour).iter().map(|index| {
                            let mut after = land;
                            after.build(index, colour);
                            after
                        });
                        // A piece need not be built (CI-4.9).
                        if let Some(built) = self.best_land(state, seat, lands)
                            && built.0 > best
                        {
                            (best, land) = built;
                        }
                    }
                }
            }
        }
        best - now
    }

    /// How much more each slot brings than the others of its row, for one of each row will be taken anyway (CI-4.3).
    fn slot_values(&self, state: &State, seat: Seat, actions: &[Action]) -> [f32; SLOTS] {
        let mut values = [0.0; SLOTS];
        if state.phase != Phase::Choose {
            return values;
        }
        let now = self.plan(state, seat, &state.players[seat.index()].district.land);
        let mut rows = [(0.0, 0.0); Row::ALL.len()];
        for action in actions {
            if let Action::Take(slot) = *action {
                let value = self.slot_value(state, seat, slot, now);
                let (sum, count) = &mut rows[slot.row() as usize];
                (*sum, *count) = (*sum + value, *count + 1.0);
                values[usize::from(slot.0)] = value;
            }
        }
        for slot in Slot::all() {
            let (sum, count) = rows[slot.row() as usize];
            values[usize::from(slot.0)] -= if count > 0.0 { sum / count } else { 0.0 };
        }
        values
    }

    /// What an action brings, about, in points.
    fn action_value(&self, state: &State, seat: Seat, action: Action, slots: &[f32; SLOTS]) -> f32 {
        let mut district = state.players[seat.index()].district;
        match action {
            Action::Start(_) => return 0.0,
            Action::Take(slot) => return slots[usize::from(slot.0)],
            Action::Place(cell, rotation) => {
                let tile = state.hand.tile.expect("a tile was taken");
                district.place(cell, tile, rotation, self.tile(tile).turned[usize::from(rotation.quarters())]);
            }
            Action::Put(kind, cell) => {
                let facts = self.kind(kind);
                let index = district.index(cell).expect("a cell of the district");
                district.land.put(index, kind, facts.on, facts.wild);
            }
            Action::Build(colour, cell) => {
                let index = district.index(cell).expect("a cell of the district");
                district.land.build(index, colour);
            }
            Action::Discard(_) => {}
        }
        self.plan(state, seat, &district.land)
    }
}

impl Insight for Cities {
    fn worth(&self, state: &State, party: usize) -> f32 {
        self.expect(state, party, &state.players[party].district.land, &Promise::WORTH)
    }

    fn prospect(&self, state: &State, party: usize) -> f32 {
        self.expect(state, party, &state.players[party].district.land, &Promise::PROSPECT)
    }

    fn doubt(&self, state: &State) -> f32 {
        (8.0 * self.rest(state).sqrt() - 0.3).max(0.5)
    }

    fn is_quiet(&self, state: &State) -> bool {
        !matches!(state.phase, Phase::Place | Phase::Put | Phase::Build)
    }

    fn horizon(&self) -> u32 {
        HORIZON
    }

    fn rollout<R: Rng + ?Sized>(&self, state: &State, seat: Seat, actions: &mut Vec<Action>, rng: &mut R) -> Action {
        self.legal_actions(state, seat, actions);
        if let [only] = actions[..] {
            return only;
        }
        let slots = self.slot_values(state, seat, actions);
        let (mut best, mut chosen) = (f32::NEG_INFINITY, actions[0]);
        for action in actions.iter() {
            let luck = below(rng, 256) as f32 / 256.0;
            let value = self.action_value(state, seat, *action, &slots) + LUCK * luck;
            if value > best {
                (best, chosen) = (value, *action);
            }
        }
        chosen
    }

    fn prior(&self, state: &State, seat: Seat, actions: &[Action], weights: &mut Vec<f32>) {
        let slots = self.slot_values(state, seat, actions);
        weights.clear();
        weights.extend(actions.iter().map(|action| self.action_value(state, seat, *action, &slots)));
        let best = weights.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        for weight in weights.iter_mut() {
            *weight = (SHARPNESS * (*weight - best)).exp() + 0.01;
        }
    }

    fn is_open(&self, _state: &State) -> bool {
        true
    }
}
