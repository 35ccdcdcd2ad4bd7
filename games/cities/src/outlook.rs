use tetrapolis_game::Set;

use crate::card::MILESTONES;
use crate::count::Change;
use crate::score::{STATUE_POINTS, areas_points};
use crate::{Background, CardIndex, Cities, Land, Milestone, Row, State};

/// What a district promises in addition to the points that it has, in points. All but `rows` and `star` are for a whole
/// game still to come.
pub(crate) struct Promise {
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
    /// A milestone that can still be met, for each point of its best free place, multiplied by how much of it is done.
    milestone: f32,
    /// A worker who is still to be placed, for each row: at the end of the game, and how much more at its beginning.
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
    /// For comparing positions after a turn.
    pub(crate) const WORTH: Promise = Promise {
        card: 1.2,
        card_point: 0.7,
        floor: 0.5,
        free: 0.3,
        plot: 0.25,
        wild: -0.3,
        statue: -0.3,
        ..Promise::NOTHING
    };
    /// For comparing placements: fitted to the choices of searches with 400 iterations.
    pub(crate) const POLICY: Promise = Promise {
        card: 1.2,
        card_point: 1.2,
        floor: 1.4,
        free: 0.5,
        wild: -0.5,
        statue: -1.5,
        land_point: 1.3,
        milestone: 0.85,
        ..Promise::NOTHING
    };
    /// For judging who will win: fitted to the winners of games between searches.
    pub(crate) const PROSPECT: Promise = Promise {
        card: 0.65,
        card_point: -0.4,
        floor: -0.2,
        building: 0.35,
        free: 0.5,
        plot: 0.25,
        wild: -0.15,
        statue: -0.8,
        land_point: -0.65,
        milestone: 2.4,
        rows: [(1.7, 0.2), (0.3, 2.3), (1.7, -0.7), (3.9, -0.4)],
        star: 0.4,
    };
}

/// How a player compares districts: what it counts in them, and what it need not count again.
#[derive(Clone, Copy)]
pub(crate) struct Outlook<'a> {
    game: &'a Cities,
    promise: &'a Promise,
    /// How much of the game is left.
    rest: f32,
    /// What is done of a milestone counts this much.
    reach: f32,
    /// What is the same in all districts that are compared, in points.
    settled: f32,
    /// What is to count: cards, water, parks.
    cards: Set<CardIndex>,
    water: bool,
    park: bool,
    /// The milestones, and the points of those that are to count: the best free place.
    milestones: &'a [Milestone],
    prizes: [f32; MILESTONES],
}

impl<'a> Outlook<'a> {
    /// The points that can be expected of a district.
    pub(crate) fn value(&self, land: &Land) -> f32 {
        let promise = self.promise;
        let floors: u32 = land.floors.iter().map(|floor| floor.len()).sum();
        let free = (land.park | land.water) & !land.featured();
        let statues = land.statues().len();
        let coming = promise.floor * floors as f32
            + promise.building * land.floors[0].len() as f32
            + promise.free * free.len() as f32
            + promise.plot * land.all_plots().len() as f32
            + promise.wild * land.empty_wild().len() as f32
            + promise.statue * statues as f32;
        let mut value = self.settled + self.rest * coming + self.land_points(STATUE_POINTS * statues as i32);
        if self.water {
            value += self.land_points(areas_points(land, land.water));
        }
        if self.park {
            value += self.land_points(areas_points(land, land.park));
        }
        value += self.cards.iter().map(|card| self.card(card, land)).sum::<f32>();
        value + (0..self.milestones.len()).map(|number| self.milestone(number, land)).sum::<f32>()
    }

    /// The same, with everything counted in advance that a change of this land does not affect.
    pub(crate) fn settled(mut self, land: &Land, change: Change) -> Outlook<'a> {
        if self.water && !matches!(change, Change::Tile { water: true, .. } | Change::Feature(Background::Water)) {
            self.settled += self.land_points(areas_points(land, land.water));
            self.water = false;
        }
        if self.park && !matches!(change, Change::Tile { park: true, .. } | Change::Feature(Background::Park)) {
            self.settled += self.land_points(areas_points(land, land.park));
            self.park = false;
        }
        for card in self.cards.iter() {
            if !self.game.card(card).counts.heeds(change) {
                self.settled += self.card(card, land);
                self.cards.remove(card);
            }
        }
        for (number, milestone) in self.milestones.iter().enumerate() {
            if !milestone.counts.heeds(change) {
                self.settled += self.milestone(number, land);
                self.prizes[number] = 0.0;
            }
        }
        self
    }

    /// The best of some districts that a change can lead to, and what can be expected of it.
    pub(crate) fn best(&self, land: &Land, change: Change, after: impl Iterator<Item = Land>) -> Option<(f32, Land)> {
        let settled = self.settled(land, change);
        let mut best: Option<(f32, Land)> = None;
        for land in after {
            let value = settled.value(&land);
            if best.is_none_or(|(most, _)| value > most) {
                best = Some((value, land));
            }
        }
        best
    }

    /// The same without everything that takes longer to count: cards, milestones, water and parks.
    pub(crate) fn bare(self) -> Outlook<'a> {
        Outlook { cards: Set::NONE, water: false, park: false, prizes: [0.0; MILESTONES], ..self }
    }

    /// What the points of statues, water and parks promise.
    pub(crate) fn land_points(&self, points: i32) -> f32 {
        points as f32 * (1.0 + self.rest * self.promise.land_point)
    }

    /// What a card brings.
    pub(crate) fn card(&self, card: CardIndex, land: &Land) -> f32 {
        self.card_with(self.game.card(card).worth(land))
    }

    /// What a card with this many points brings.
    pub(crate) fn card_with(&self, points: i32) -> f32 {
        let points = points as f32;
        points + self.rest * (self.promise.card + self.promise.card_point * points)
    }

    /// The points of the best free place of a milestone; 0 if there is none, or if the party has one.
    pub(crate) fn prize(&self, number: usize) -> f32 {
        self.prizes[number]
    }

    /// What a milestone brings.
    fn milestone(&self, number: usize, land: &Land) -> f32 {
        if self.prizes[number] == 0.0 {
            return 0.0;
        }
        self.milestone_with(number, self.done(number, land))
    }

    /// How much of a milestone the district meets; 1 is all.
    pub(crate) fn done(&self, number: usize, land: &Land) -> f32 {
        let milestone = &self.milestones[number];
        milestone.counts.occurrences(land) as f32 / f32::from(milestone.at_least)
    }

    /// What a milestone brings: its prize if it is met (CI-5.1), otherwise a share by how much of it is done.
    pub(crate) fn milestone_with(&self, number: usize, done: f32) -> f32 {
        let part = if done >= 1.0 { 1.0 } else { self.reach * done * done };
        part * self.prizes[number]
    }
}

impl Cities {
    /// How much of the game is left, from 1 to 0.
    pub(crate) fn rest(&self, state: &State) -> f32 {
        let round = state.taken().len() as f32 / f32::from(self.turns_a_round());
        (1.0 - (f32::from(state.rounds) + round) / f32::from(self.rounds())).max(0.0)
    }

    /// What a party looks at in its district.
    pub(crate) fn outlook<'a>(&'a self, state: &State, party: usize, promise: &'a Promise) -> Outlook<'a> {
        let rest = self.rest(state);
        let player = &state.players[party];
        let rows = player.workers.iter().map(|slot| {
            let (late, more) = promise.rows[slot.row() as usize];
            late + more * rest
        });
        let star = if state.star.index() == party { promise.star } else { 0.0 };
        let mut outlook = Outlook {
            game: self,
            promise,
            rest,
            reach: promise.milestone * rest.sqrt(),
            settled: star - rows.sum::<f32>(),
            cards: player.cards,
            water: true,
            park: true,
            milestones: &[],
            prizes: [0.0; MILESTONES],
        };
        if let Some(metropolis) = state.metropolis {
            outlook.milestones = &self.edition.metropolises()[metropolis.index()].milestones;
            for (number, milestone) in outlook.milestones.iter().enumerate() {
                let rings = &state.rings[number];
                let taken = rings.iter().position(|ring| ring.is_some_and(|seat| seat.index() == party));
                let free = || self.open_places().iter().copied().find(|place| rings[*place].is_none());
                match (taken, free()) {
                    (Some(place), _) => outlook.settled += f32::from(milestone.places[place]),
                    (None, Some(place)) => outlook.prizes[number] = milestone.places[place].into(),
                    (None, None) => {}
                }
            }
        }
        outlook
    }

    /// The points that a party can expect.
    pub(crate) fn expect(&self, state: &State, party: usize, promise: &Promise) -> f32 {
        self.outlook(state, party, promise).value(&state.players[party].district.land)
    }
}
