use tetrapolis_game::Seat;

use crate::card::{CARDS, MILESTONES};
use crate::grid::Cells;
use crate::outlook::Promise;
use crate::score::{AREA_POINTS, STATUE_POINTS};
use crate::{
    Area, Background, Beside, Buildings, CardIndex, Cities, Colour, Counted, Difference, FeatureKind, FeaturePlace,
    Ground, Land, Pieces, State,
};

/// How many kinds of ground there are.
const GROUNDS: usize = Colour::ALL.len() + 2;
/// The most cells on which a card is about to occur that are counted.
const MOST_READY: u32 = 4;

/// The parks of a district, or its water.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Areas {
    /// Their points (CI-7.3).
    pub(super) points: i32,
    pub(super) cells: u32,
    /// The cells without a feature.
    pub(super) free: u32,
    pub(super) count: u32,
    /// The cells of the largest.
    pub(super) largest: u32,
    /// The kinds of features, a bit each, that would be the first, second, third and fourth of an area.
    next: [u32; AREA_POINTS.len() - 1],
}

impl Areas {
    fn of(land: &Land, cells: Cells) -> Areas {
        let free = cells & !land.featured();
        let mut areas = Areas { cells: cells.len(), free: free.len(), ..Areas::default() };
        for area in land.grid.areas(cells) {
            let kinds = if area.meets(land.featured()) { land.kinds_on(area) } else { 0 };
            let different = (kinds.count_ones() as usize).min(areas.next.len());
            areas.points += AREA_POINTS[different];
            areas.count += 1;
            areas.largest = areas.largest.max(area.len());
            if area.meets(free)
                && let Some(next) = areas.next.get_mut(different)
            {
                *next |= !kinds;
            }
        }
        areas
    }

    /// The points that one more feature of a kind can bring.
    fn gain(&self, kind: FeatureKind) -> i32 {
        let so_many = self.next.iter().rposition(|kinds| kinds >> (kind.0 + 1) & 1 == 1);
        so_many.map_or(0, |different| AREA_POINTS[different + 1] - AREA_POINTS[different])
    }

    /// The points that one more feature can bring, of the kind that brings most.
    pub(super) fn most(&self) -> i32 {
        let so_many = self.next.iter().rposition(|kinds| *kinds != 0);
        so_many.map_or(0, |different| AREA_POINTS[different + 1] - AREA_POINTS[different])
    }
}

/// What one more floor brings on each cell, in binary.
#[derive(Clone, Copy, Debug, Default)]
struct Gains([Cells; 3]);

impl Gains {
    /// Adds points on some cells.
    fn add(&mut self, points: u8, cells: Cells) {
        for bit in 0..self.0.len() {
            let mut carry = if points >> bit & 1 == 1 { cells } else { Cells::NONE };
            for plane in &mut self.0[bit..] {
                (*plane, carry) = ((*plane | carry) & !(*plane & carry), *plane & carry);
            }
        }
    }

    /// The most on some cells, and on how many of them there is anything.
    fn on(&self, cells: Cells) -> (u32, u32) {
        let (mut most, mut left) = (0, cells);
        for (bit, plane) in self.0.iter().enumerate().rev() {
            if left.meets(*plane) {
                most |= 1 << bit;
                left &= *plane;
            }
        }
        (most, (cells & (self.0[0] | self.0[1] | self.0[2])).len())
    }
}

/// What a player has, counted once.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Survey {
    /// How many plots of each colour have 0 to 4 floors.
    pub(super) heights: [[u32; 5]; Colour::ALL.len()],
    pub(super) wild: u32,
    pub(super) water: Areas,
    pub(super) park: Areas,
    pub(super) statues: i32,
    /// The points of milestones and of cards.
    pub(super) rings: i32,
    pub(super) cards: i32,
    /// The points of each card, and on how many cells one more floor would add to them.
    pub(super) held: [(i32, u32); CARDS],
    /// The points that cards would add if that happened everywhere.
    pub(super) ready: i32,
    /// The most that one more floor of each colour adds to the cards, and on how many cells it adds anything.
    pub(super) gains: [(u32, u32); Colour::ALL.len()],
    /// The plots and buildings on which each colour can be built.
    sites: [u32; Colour::ALL.len()],
    /// What cards promise for each cell of a new tile: by colour, then park, then water.
    grounds: [f32; GROUNDS],
    /// The points of cards for another feature: on a plot, in a park, in water.
    features: [f32; 3],
    /// How much of each milestone is done, and the points that it would bring now.
    pub(super) milestones: [(f32, f32); MILESTONES],
    /// What can be expected.
    pub(super) prospect: f32,
}

impl Survey {
    pub(super) fn of(game: &Cities, state: &State, seat: Seat) -> Survey {
        let player = &state.players[seat.index()];
        let land = &player.district.land;
        let mut survey = Survey {
            wild: land.empty_wild().len(),
            water: Areas::of(land, land.water),
            park: Areas::of(land, land.park),
            statues: land.statues().len() as i32,
            rings: game.milestone_points(state, seat.index()),
            grounds: [0.25, 0.25, 0.25, 0.25, 0.3, 0.3],
            ..Survey::default()
        };
        for (heights, plots) in survey.heights.iter_mut().zip(land.plots) {
            let [one, two, three, four] = land.floors.map(|floor| (plots & floor).len());
            *heights = [plots.len() - one, one - two, two - three, three - four, four];
        }
        let outlook = game.outlook(state, seat.index(), &Promise::PROSPECT);
        let mut prospect = outlook.bare().value(land) + outlook.land_points(survey.water.points + survey.park.points);
        let mut gains = Gains::default();
        for card in player.cards.iter() {
            let facts = game.card(card);
            let (points, ready) = (facts.worth(land), survey.ready_for(facts.counts, land));
            prospect += outlook.card_with(points);
            survey.cards += points;
            survey.held[card.index()] = (points, ready.len());
            survey.ready += i32::from(facts.points) * ready.len().min(MOST_READY) as i32;
            gains.add(facts.points, ready);
            survey.hope(facts.counts, f32::from(facts.points));
        }
        for (number, milestone) in survey.milestones.iter_mut().enumerate() {
            let prize = outlook.prize(number);
            if prize > 0.0 {
                *milestone = (outlook.done(number, land), prize);
                prospect += outlook.milestone_with(number, milestone.0);
            }
        }
        for colour in Colour::ALL {
            let sites = land.sites_for(colour);
            survey.sites[colour.index()] = sites.len();
            survey.gains[colour.index()] = gains.on(sites);
        }
        Survey { prospect, ..survey }
    }

    /// The points that the player has.
    pub(super) fn points(&self) -> i32 {
        self.rings + STATUE_POINTS * self.statues + self.water.points + self.park.points + self.cards
    }

    /// The cells on which one more floor lets something occur again.
    fn ready_for(&self, counts: Counted, land: &Land) -> Cells {
        match counts {
            Counted::Buildings { of } => of.nearly(land),
            Counted::Sets { of, by: Difference::Colours } => {
                // The colour of which there are fewest, if it is the only one.
                let buildings = self.heights.map(|[_, built @ ..]| built.iter().sum::<u32>());
                let fewest = buildings.iter().min().copied().unwrap_or(0);
                let mut rarest = Colour::ALL.into_iter().filter(|colour| buildings[colour.index()] == fewest);
                match (rarest.next(), rarest.next()) {
                    (Some(colour), None) => Buildings { colour: Some(colour), ..of }.nearly(land),
                    (_, _) => Cells::NONE,
                }
            }
            Counted::Sets { of, by: Difference::Heights } => {
                let buildings = [1, 2, 3, 4].map(|height| self.heights.iter().map(|of| of[height]).sum::<u32>());
                let fewest = buildings.iter().min().copied().unwrap_or(0);
                let mut rarest = (1..=4).filter(|height| buildings[usize::from(*height) - 1] == fewest);
                match (rarest.next(), rarest.next()) {
                    (Some(height), None) => Buildings { least: height, most: height, ..of }.nearly(land),
                    (_, _) => Cells::NONE,
                }
            }
            Counted::Sets { by: Difference::Both, .. }
            | Counted::Pairs { .. }
            | Counted::Areas { .. }
            | Counted::Blocks { .. }
            | Counted::Uniform { .. }
            | Counted::Plots { .. }
            | Counted::Features { .. } => Cells::NONE,
        }
    }

    /// Notes on which ground and for which features a card hopes.
    fn hope(&mut self, counts: Counted, points: f32) {
        const PARK: usize = GROUNDS - 2;
        const WATER: usize = GROUNDS - 1;
        match counts {
            Counted::Buildings { of } | Counted::Sets { of, .. } | Counted::Blocks { of, .. } => {
                match of.colour {
                    Some(colour) => self.grounds[colour.index()] += 0.5 * points,
                    None => self.grounds[..PARK].iter_mut().for_each(|ground| *ground += 0.125 * points),
                }
                match of.beside {
                    Some(Beside::Park) => self.grounds[PARK] += 0.5 * points,
                    Some(Beside::Water) => self.grounds[WATER] += 0.5 * points,
                    Some(Beside::Statue) => self.features[Background::Plot as usize] += points,
                    None => {}
                }
            }
            Counted::Areas { of: Area::Park, .. } => self.grounds[PARK] += 0.3 * points,
            Counted::Areas { of: Area::Water, .. } => self.grounds[WATER] += 0.3 * points,
            Counted::Features { on, .. } => {
                let places: &[Background] = match on {
                    FeaturePlace::Park => &[Background::Park],
                    FeaturePlace::Water => &[Background::Water],
                    FeaturePlace::ParkOrWater => &[Background::Park, Background::Water],
                    FeaturePlace::Statue => &[Background::Plot],
                };
                for place in places {
                    self.features[*place as usize] += points;
                }
            }
            Counted::Areas { of: Area::Plots, .. }
            | Counted::Pairs { .. }
            | Counted::Uniform { .. }
            | Counted::Plots { .. } => {}
        }
    }

    /// About what an open card would bring.
    pub(super) fn card(&self, game: &Cities, land: &Land, card: CardIndex, rest: f32) -> f32 {
        let facts = game.card(card);
        let ready = self.ready_for(facts.counts, land).len().min(MOST_READY);
        facts.worth(land) as f32 + rest * f32::from(facts.points) * ready as f32
    }

    /// About what the cells of a tile would bring.
    pub(super) fn tile(&self, cells: [Ground; 4]) -> f32 {
        let of = |ground| match ground {
            Ground::Plot(colour) => self.grounds[colour.index()],
            Ground::Park => self.grounds[GROUNDS - 2],
            Ground::Water => self.grounds[GROUNDS - 1],
        };
        cells.map(of).iter().sum()
    }

    /// About what a feature would bring.
    pub(super) fn feature(&self, game: &Cities, kind: FeatureKind) -> f32 {
        let facts = game.kind(kind);
        let on = facts.on;
        let (has_place, points) = match on {
            Background::Plot => {
                let points = if facts.wild { 0 } else { STATUE_POINTS };
                (self.heights.iter().any(|heights| heights[0] > 0), points)
            }
            Background::Park => (self.park.free > 0, self.park.gain(kind)),
            Background::Water => (self.water.free > 0, self.water.gain(kind)),
        };
        let extra = if facts.wild { 0.0 } else { self.features[on as usize] };
        if has_place { points as f32 + extra } else { 0.0 }
    }

    /// About what a set of pieces would bring.
    pub(super) fn pieces(&self, pieces: Pieces) -> f32 {
        let of = |(colour, count): (Colour, u8)| {
            let ((most, ready), sites) = (self.gains[colour.index()], self.sites[colour.index()]);
            let count = u32::from(count);
            let built = if sites > 0 { count } else { 0 };
            0.5 * built as f32 + (most * count.min(ready)) as f32
        };
        pieces.iter().map(of).sum()
    }
}
