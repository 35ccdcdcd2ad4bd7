use tetrapolis_game::{About, Arg, Message, Scoring, Seat, Worth};

use crate::explain::counted::cells_counted;
use crate::grid::Cells;
use crate::land::MOST_FLOORS;
use crate::permit::covered;
use crate::score::{STATUE_POINTS, area_points};
use crate::tell::district;
use crate::words::{card_name, colour_name, counted_words, metropolis_name, milestone_name, milestone_words};
use crate::{Cell, Cities, Colour, Counted, Land, State, rule};

/// The names of these cells of a district.
pub(crate) fn cell_names(state: &State, seat: Seat, cells: Cells) -> Vec<String> {
    let of = &state.players[seat.index()].district;
    cells.iter().map(|index| district(seat, of.cell(index))).collect()
}

/// The cells that something counts in a player's district.
pub(crate) fn cells_of(state: &State, seat: Seat, counted: Counted) -> Vec<String> {
    let land = &state.players[seat.index()].district.land;
    cell_names(state, seat, cells_counted(counted, land))
}

impl Cities {
    pub(super) fn about_cell(&self, state: &State, seat: Seat, cell: Cell) -> About {
        let player = &state.players[seat.index()];
        let kind = Message::new("ci-about-cell").with("cell", cell.to_string()).with("seat", seat);
        let bare = |name: Arg, text, rule| About {
            kind: kind.clone(),
            name,
            text: vec![Message::new(text)],
            marks: Vec::new(),
            worth: Vec::new(),
            rule,
        };
        let Some(index) = covered(&player.district, cell) else {
            return bare(Message::new("ci-about-no-land").into(), "ci-about-no-land-text", rule::PLACE);
        };
        let land = &player.district.land;
        let mut about = match colour_of(land, index) {
            _ if land.park.contains(index) => about_nature(
                state,
                seat,
                index,
                bare(self.here(land, index, "ci-park"), "ci-about-park", rule::AREA_POINTS),
            ),
            _ if land.water.contains(index) => about_nature(
                state,
                seat,
                index,
                bare(self.here(land, index, "ci-water"), "ci-about-water", rule::AREA_POINTS),
            ),
            _ if land.statues().contains(index) => {
                let mut about =
                    bare(self.here(land, index, "ci-about-statue-name"), "ci-about-statue", rule::STATUE_POINTS);
                let counts = vec![district(seat, cell)];
                about.worth.push(Worth { points: STATUE_POINTS, when: Message::new("ci-worth-now"), counts });
                about
            }
            Some(colour) if land.height(index) > 0 => {
                let floors = land.height(index);
                let name = Message::new("ci-about-building").with("colour", colour_name(colour)).with("floors", floors);
                let text = if floors < MOST_FLOORS { "ci-about-building-open" } else { "ci-about-building-full" };
                bare(name.into(), text, rule::BUILD)
            }
            Some(colour) => {
                let name = Message::new("ci-about-plot").with("colour", colour_name(colour));
                bare(name.into(), "ci-about-plot-text", rule::BUILD)
            }
            None => bare(self.here(land, index, "ci-about-wild-name"), "ci-about-wild", rule::WILD),
        };
        let counting = player.cards.iter().map(|card| self.card(card));
        let counting: Vec<Arg> =
            counting.filter(|card| cells_counted(card.counts, land).contains(index)).map(card_name).collect();
        if !counting.is_empty() {
            about.text.push(Message::new("ci-about-counted-by").with("cards", counting));
        }
        about
    }

    /// The feature on a cell by name, or what the cell is.
    fn here(&self, land: &Land, index: u8, otherwise: &'static str) -> Arg {
        land.feature(index).map_or_else(|| Message::new(otherwise).into(), |kind| self.kind_name(kind))
    }

    pub(super) fn about_milestone(&self, state: &State, place: usize, asking: Option<Seat>) -> Option<About> {
        let milestone = self.milestones(state).get(place)?;
        let metropolis = &self.edition.metropolises()[state.metropolis?.index()];
        let rings = &state.rings[place];
        let free = self.open_places().iter().find(|place| rings[**place].is_none());
        let mut text = vec![counted_words(milestone.counts, milestone.at_least)];
        text.extend(milestone.places.iter().enumerate().map(|(place, points)| {
            let words = match rings[place] {
                Some(seat) => Message::new("ci-about-place-taken").with("seat", seat),
                None if self.open_places().contains(&place) => Message::new("ci-about-place-free"),
                None => Message::new("ci-about-place-blocked"),
            };
            words.with("points", *points)
        }));
        let worth = asking.map(|seat| {
            let land = &state.players[seat.index()].district.land;
            let counts = cells_of(state, seat, milestone.counts);
            let own = rings.iter().position(|ring| *ring == Some(seat));
            match (own, free) {
                (Some(place), _) => {
                    Worth { points: milestone.places[place].into(), when: Message::new("ci-worth-reached"), counts }
                }
                (None, Some(place)) => {
                    let when = Message::new("ci-worth-next").with("have", milestone.counts.occurrences(land));
                    let when = when.with("need", milestone.at_least);
                    Worth { points: milestone.places[*place].into(), when, counts }
                }
                (None, None) => Worth { points: 0, when: Message::new("ci-worth-gone"), counts },
            }
        });
        Some(About {
            kind: Message::new("ci-about-milestone").with("metropolis", metropolis_name(metropolis)),
            name: milestone_name(milestone),
            text,
            marks: Vec::new(),
            worth: worth.into_iter().collect(),
            rule: rule::MILESTONES,
        })
    }

    pub(super) fn about_metropolis(&self, state: &State) -> Option<About> {
        let metropolis = &self.edition.metropolises()[state.metropolis?.index()];
        Some(About {
            kind: Message::new("ci-about-metropolis"),
            name: metropolis_name(metropolis),
            text: metropolis.milestones.iter().map(milestone_words).collect(),
            marks: Vec::new(),
            worth: Vec::new(),
            rule: rule::MILESTONES,
        })
    }

    pub(super) fn about_player(&self, state: &State, seat: Seat) -> About {
        let player = &state.players[seat.index()];
        let tiles = player.district.tiles().count();
        let (short, long) = self.limits.sides;
        About {
            kind: Message::new("ci-about-district"),
            name: seat.into(),
            text: vec![
                Message::new("ci-about-tiles").with("tiles", tiles).with("most", short * long),
                Message::new("ci-about-cards").with("count", player.cards.iter().count()),
            ],
            marks: Vec::new(),
            worth: vec![Worth {
                points: self.outcome(state).standings()[seat.index()].score,
                when: Message::new("ci-worth-now"),
                counts: Vec::new(),
            }],
            rule: rule::CARD_POINTS,
        }
    }
}

/// The colour of a plot or building; an empty wild plot has none.
fn colour_of(land: &Land, index: u8) -> Option<Colour> {
    Colour::ALL.into_iter().find(|colour| land.plots[colour.index()].contains(index))
}

/// A park or water cell: what its whole area is worth (CI-7.3).
fn about_nature(state: &State, seat: Seat, index: u8, mut about: About) -> About {
    let land = &state.players[seat.index()].district.land;
    let cells = if land.park.contains(index) { land.park } else { land.water };
    let area = land.grid.areas(cells).find(|area| area.contains(index)).expect("a cell is in its area");
    about.worth.push(Worth {
        points: area_points(land, area),
        when: Message::new("ci-worth-area").with("features", land.different_features(area)),
        counts: cell_names(state, seat, area),
    });
    about
}
