use tetrapolis_game::Message;

use crate::feature::MOST_KINDS;
use crate::grid::{Cells, Grid};
use crate::{Background, Colour, Edition, Feature, FeatureKind, Ground};

/// How high a building can be (CI-4.9).
pub(crate) const MOST_FLOORS: u8 = 4;

/// The cells of a district and what stands on them: all that milestones and scoring cards look at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Land {
    pub(crate) grid: Grid,
    /// Plots by colour, built on or not; without statues, and without wild plots that are empty (CI-4.8, CI-4.12).
    pub(crate) plots: [Cells; 4],
    pub(crate) park: Cells,
    pub(crate) water: Cells,
    /// Buildings of at least 1, 2, 3 and 4 floors.
    pub(crate) floors: [Cells; 4],
    /// Wild plots, built on or not.
    pub(crate) wild: Cells,
    /// The kind of feature on each cell, counted from 1, in binary.
    pub(crate) kinds: [Cells; 4],
}

impl Land {
    /// A cell of a new tile.
    #[inline]
    pub(crate) fn lay(&mut self, index: u8, ground: Ground) {
        let cells = match ground {
            Ground::Plot(colour) => &mut self.plots[colour.index()],
            Ground::Park => &mut self.park,
            Ground::Water => &mut self.water,
        };
        *cells |= Cells::one(index);
    }

    /// Puts a feature on a cell (CI-4.6).
    #[inline]
    pub(crate) fn put(&mut self, index: u8, kind: FeatureKind, on: Background, wild: bool) {
        let cell = Cells::one(index);
        for (bit, plane) in self.kinds.iter_mut().enumerate() {
            if (kind.0 + 1) >> bit & 1 == 1 {
                *plane |= cell;
            }
        }
        if on == Background::Plot {
            self.plots.iter_mut().for_each(|plots| *plots &= !cell); // CI-4.7, CI-4.12
            if wild {
                self.wild |= cell;
            }
        }
    }

    /// Adds a floor to a plot or building (CI-4.9); the first on a wild plot gives it its colour (CI-4.8).
    #[inline]
    pub(crate) fn build(&mut self, index: u8, colour: Colour) {
        let mut rising = Cells::one(index);
        self.plots[colour.index()] |= rising;
        for floor in &mut self.floors {
            let above = rising & *floor;
            *floor |= rising;
            rising = above;
        }
    }

    /// The same with a floor more.
    #[inline]
    pub(crate) fn built(mut self, index: u8, colour: Colour) -> Land {
        self.build(index, colour);
        self
    }

    /// All cells with a feature.
    #[inline]
    pub(crate) fn featured(&self) -> Cells {
        self.kinds[0] | self.kinds[1] | self.kinds[2] | self.kinds[3]
    }

    /// The statues (CI-7.2).
    #[inline]
    pub(crate) fn statues(&self) -> Cells {
        self.featured() & !(self.park | self.water | self.wild)
    }

    /// Wild plots without a building (CI-4.8).
    #[inline]
    pub(crate) fn empty_wild(&self) -> Cells {
        self.wild & !self.floors[0]
    }

    /// The plots of any colour, built on or not, without empty wild plots.
    #[inline]
    pub(crate) fn all_plots(&self) -> Cells {
        self.plots[0] | self.plots[1] | self.plots[2] | self.plots[3]
    }

    /// Where a feature may lie (CI-4.6).
    #[inline]
    pub(crate) fn places_for(&self, on: Background) -> Cells {
        match on {
            Background::Plot => self.all_plots() & !self.floors[0],
            Background::Park => self.park & !self.featured(),
            Background::Water => self.water & !self.featured(),
        }
    }

    /// Where a piece may be built (CI-4.8, CI-4.9).
    #[inline]
    pub(crate) fn sites_for(&self, colour: Colour) -> Cells {
        (self.plots[colour.index()] | self.empty_wild()) & !self.floors[MOST_FLOORS as usize - 1]
    }

    /// The buildings with exactly this many floors, from 1 to 4.
    #[inline]
    pub(crate) fn of_height(&self, height: u8) -> Cells {
        let floors = usize::from(height);
        self.floors[floors - 1] & !self.floors.get(floors).copied().unwrap_or(Cells::NONE)
    }

    /// The floors of the building on a cell.
    pub(crate) fn height(&self, index: u8) -> u8 {
        self.floors.iter().filter(|floor| floor.contains(index)).count() as u8
    }

    /// The feature on a cell.
    pub(crate) fn feature(&self, index: u8) -> Option<FeatureKind> {
        let number = (0..4).map(|bit| u8::from(self.kinds[bit].contains(index)) << bit).sum::<u8>();
        number.checked_sub(1).map(FeatureKind)
    }

    /// How many different kinds of features lie on these cells.
    #[inline]
    pub(crate) fn different_features(&self, cells: Cells) -> u32 {
        self.kinds_on(cells).count_ones()
    }

    /// The kinds of features on these cells, a bit each, the first kind being bit 1.
    #[inline]
    pub(crate) fn kinds_on(&self, cells: Cells) -> u32 {
        let kinds = (cells & self.featured()).iter().fold(0_u32, |kinds, index| {
            let number = (0..4).map(|bit| u32::from(self.kinds[bit].contains(index)) << bit).sum::<u32>();
            kinds | 1 << number
        });
        debug_assert!(kinds >> (MOST_KINDS + 1) == 0);
        kinds
    }

    /// The same in another grid, moved right and down.
    pub(crate) fn moved(&mut self, to: Grid, right: u8, down: u8) {
        let from = self.grid;
        let boards = self.plots.iter_mut().chain(&mut self.floors).chain(&mut self.kinds);
        for cells in boards.chain([&mut self.park, &mut self.water, &mut self.wild]) {
            *cells = from.moved(*cells, to, right, down);
        }
        self.grid = to;
    }

    /// Reads a drawing: rows of cells, divided by line ends or `/`.
    ///
    /// A cell is `.` for none; `r`, `b`, `g`, `y`, `p`, `w` for a plot of a colour, park or water; with a number for a
    /// building (`r2`), or with the id of a feature (`p:tree`, `r:statue`). `*` is an empty wild plot, `*b2` a building
    /// on one.
    ///
    /// # Errors
    /// The cell that cannot be read, or that cannot have these contents.
    pub fn read(drawing: &str, edition: &Edition) -> Result<Land, Message> {
        let rows: Vec<Vec<&str>> = drawing
            .split(['\n', '/'])
            .map(|row| row.split_whitespace().collect())
            .filter(|row: &Vec<&str>| !row.is_empty())
            .collect();
        let widest = rows.iter().map(Vec::len).max().unwrap_or(0);
        let grid = if widest > 6 { Grid::Wide } else { Grid::Tall };
        let most_rows = crate::grid::MOST_CELLS / usize::from(grid.columns());
        if widest > usize::from(grid.columns()) || rows.len() > most_rows {
            return Err(Message::new("ci-drawing-size"));
        }
        let mut land = Land { grid, ..Land::default() };
        for (row, cells) in (0..).zip(&rows) {
            for (column, cell) in (0..).zip(cells) {
                let drawn = land.draw(grid.index(column, row), cell, edition);
                drawn.ok_or_else(|| Message::new("ci-drawing-cell").with("cell", *cell))?;
            }
        }
        Ok(land)
    }

    fn draw(&mut self, index: u8, text: &str, edition: &Edition) -> Option<()> {
        if text == "." {
            return Some(());
        }
        let feature_of = |wanted: &dyn Fn(&Feature) -> bool| {
            let place = edition.features().iter().position(wanted)?;
            Some((FeatureKind(place as u8), &edition.features()[place]))
        };
        let mut letters = text.chars();
        let (first, rest) = (letters.next()?, letters.as_str());
        if first == '*' {
            let (kind, feature) = feature_of(&|feature| feature.wild)?;
            self.put(index, kind, feature.on, true);
            let mut letters = rest.chars();
            return match letters.next() {
                None => Some(()),
                Some(letter) => self.raise(index, colour_of(letter)?, letters.as_str()),
            };
        }
        let ground = match first {
            'p' => Ground::Park,
            'w' => Ground::Water,
            letter => Ground::Plot(colour_of(letter)?),
        };
        self.lay(index, ground);
        match (rest.strip_prefix(':'), ground) {
            (Some(id), _) => {
                let (kind, feature) = feature_of(&|feature| feature.id == id)?;
                let fits = self.places_for(feature.on).contains(index);
                fits.then(|| self.put(index, kind, feature.on, feature.wild))
            }
            (None, _) if rest.is_empty() => Some(()),
            (None, Ground::Plot(colour)) => self.raise(index, colour, rest),
            (None, Ground::Park | Ground::Water) => None,
        }
    }

    fn raise(&mut self, index: u8, colour: Colour, height: &str) -> Option<()> {
        let height: u8 = height.parse().ok().filter(|height| (1..=MOST_FLOORS).contains(height))?;
        (0..height).for_each(|_| self.build(index, colour));
        Some(())
    }
}

fn colour_of(letter: char) -> Option<Colour> {
    Colour::ALL.into_iter().find(|colour| colour.name().starts_with(letter))
}
