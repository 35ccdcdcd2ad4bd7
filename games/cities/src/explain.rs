//! What the things of Cities are, what they bring, and what can be done with them.

mod cell;
mod counted;
mod offer;

pub(crate) use cell::{cell_names, cells_of};
use tetrapolis_game::{About, Explain, Game, Holding, Message, Seat, Viewer, Way};

use crate::tell::district;
use crate::words::{colour_name, milestone_name};
use crate::{Action, CardIndex, Cell, Cities, Colour, FeatureKind, Milestone, Phase, Rotation, Slot, State, TileIndex};

/// Something that can be pointed at.
#[derive(Clone, Copy)]
enum Thing {
    /// `slot:card-1`.
    Slot(Slot),
    /// A scoring card wherever it lies, `card:red-towers`.
    Card(CardIndex),
    /// A starting tile or land tile, `tile:s1`.
    Tile(TileIndex),
    /// The land tile that was taken, `land`.
    Land,
    /// `feature:statue`.
    Feature(FeatureKind),
    /// `piece:red`.
    Piece(Colour),
    /// `district:1:c4`.
    Cell(Seat, Cell),
    /// `rotation:90`.
    Rotation(Rotation),
    /// `milestone:central-park`, of the metropolis that is played.
    Milestone(usize),
    /// `player:1`.
    Player(Seat),
    /// What the first player of the round holds, `star`.
    Star,
    /// `metropolis`.
    Metropolis,
    /// The button that declines a piece.
    Discard,
}

impl Explain for Cities {
    fn about(&self, state: &State, thing: &str, to: Viewer) -> Option<About> {
        let asking = match to {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public => None,
        };
        Some(match self.thing(state, thing)? {
            Thing::Slot(slot) => self.about_slot(state, slot, asking),
            Thing::Card(card) => self.about_card(state, card, asking),
            Thing::Tile(tile) => self.about_tile(tile),
            Thing::Land => self.about_tile(state.hand.tile?),
            Thing::Feature(kind) => self.about_feature(kind),
            Thing::Piece(colour) => offer::about_piece(colour),
            Thing::Cell(seat, cell) => self.about_cell(state, seat, cell),
            Thing::Rotation(rotation) => offer::about_rotation(rotation),
            Thing::Milestone(place) => self.about_milestone(state, place, asking)?,
            Thing::Player(seat) => self.about_player(state, seat),
            Thing::Star => offer::about_star(state),
            Thing::Metropolis => self.about_metropolis(state)?,
            Thing::Discard => offer::about_discard(),
        })
    }

    fn ways(&self, state: &State, seat: Seat, thing: &str) -> Vec<Way<Action>> {
        let Some(place) = self.thing(state, thing) else { return Vec::new() };
        let mut legal = Vec::new();
        self.legal_actions(state, seat, &mut legal);
        legal.retain(|action| self.touched(state, *action).iter().any(|touched| touched == thing));
        match place {
            Thing::Slot(slot) => vec![Way::new(Message::new("ci-way-take"), vec![Action::Take(slot)])],
            Thing::Tile(tile) if tile.is_starting() => {
                vec![Way::new(Message::new("ci-way-start"), vec![Action::Start(tile)])]
            }
            Thing::Land => self.ways_of_land(state, seat),
            Thing::Cell(of, cell) if of == seat => {
                if legal.is_empty() {
                    self.tries_at(state, cell)
                } else {
                    self.grouped(seat, legal, false)
                }
            }
            Thing::Feature(_) | Thing::Piece(_) => self.grouped(seat, legal, true),
            Thing::Rotation(_) | Thing::Discard => self.grouped(seat, legal, false),
            Thing::Tile(_)
            | Thing::Card(_)
            | Thing::Cell(..)
            | Thing::Milestone(_)
            | Thing::Player(_)
            | Thing::Star
            | Thing::Metropolis => Vec::new(),
        }
    }

    fn holdings(&self, state: &State, seat: Seat) -> Vec<Holding> {
        let player = &state.players[seat.index()];
        let land = &player.district.land;
        let floors: u32 = land.floors.iter().map(|floor| floor.len()).sum();
        let of = |key, amount: u32| Holding { what: Message::new(key), amount: amount as i32 };
        let mut holdings = vec![
            of("ci-holding-cards", player.cards.iter().count() as u32),
            of("ci-holding-tiles", player.district.tiles().count() as u32),
            of("ci-holding-features", land.featured().len()),
            of("ci-holding-buildings", land.floors[0].len()),
            of("ci-holding-floors", floors),
        ];
        holdings.extend(self.milestones(state).iter().map(|milestone| Holding {
            what: Message::new("ci-holding-milestone").with("milestone", milestone_name(milestone)),
            amount: milestone.counts.occurrences(land) as i32,
        }));
        holdings
    }
}

impl Cities {
    fn thing(&self, state: &State, name: &str) -> Option<Thing> {
        let place = |found: Option<usize>| found.map(|place| place as u8);
        Some(match name.split_once(':') {
            None if name == "discard" => Thing::Discard,
            None if name == "land" => Thing::Land,
            None if name == "star" => Thing::Star,
            None if name == "metropolis" => Thing::Metropolis,
            Some(("slot", slot)) => Thing::Slot(slot.parse().ok()?),
            Some(("card", id)) => Thing::Card(self.read_card(id).ok()?),
            Some(("tile", id)) => {
                Thing::Tile(TileIndex(place(self.edition.tiles().iter().position(|tile| tile.id == id))?))
            }
            Some(("feature", id)) => {
                Thing::Feature(FeatureKind(place(self.edition.features().iter().position(|kind| kind.id == id))?))
            }
            Some(("piece", colour)) => Thing::Piece(colour.parse().ok()?),
            Some(("rotation", rotation)) => Thing::Rotation(rotation.parse().ok()?),
            Some(("player", seat)) => Thing::Player(Seat::parse(seat, self.seats())?),
            Some(("milestone", id)) => {
                Thing::Milestone(self.milestones(state).iter().position(|milestone| milestone.id == id)?)
            }
            Some(("district", rest)) => {
                let (seat, cell) = rest.split_once(':')?;
                Thing::Cell(Seat::parse(seat, self.seats())?, cell.parse().ok()?)
            }
            Some(_) | None => return None,
        })
    }

    /// The milestones of the metropolis that is played; none before it is dealt.
    fn milestones(&self, state: &State) -> &[Milestone] {
        match state.metropolis {
            Some(metropolis) => &self.edition.metropolises()[metropolis.index()].milestones,
            None => &[],
        }
    }

    /// The places for the land tile that was taken, each with all rotations that look different.
    fn ways_of_land(&self, state: &State, seat: Seat) -> Vec<Way<Action>> {
        let Some(tile) = state.hand.tile else { return Vec::new() };
        let rotations = &Rotation::ALL[..usize::from(self.tile(tile).rotations)];
        let spots = state.player().district.spots(self.limits);
        let place = |cell: Cell| Way {
            at: Some(district(seat, cell)),
            ..Way::new(
                Message::new("ci-way-place").with("cell", cell.to_string()),
                rotations.iter().map(|rotation| Action::Place(cell, *rotation)).collect(),
            )
        };
        spots.map(place).collect()
    }

    /// What could be meant at a cell where nothing can be done: it says why not.
    fn tries_at(&self, state: &State, cell: Cell) -> Vec<Way<Action>> {
        let tries: Vec<Action> = match state.phase {
            Phase::Place => vec![Action::Place(cell, Rotation::NONE)],
            Phase::Put => state.hand.features.into_iter().flatten().map(|kind| Action::Put(kind, cell)).collect(),
            Phase::Build => state.hand.pieces.iter().map(|(colour, _)| Action::Build(colour, cell)).collect(),
            Phase::DealMetropolis
            | Phase::DealStar
            | Phase::Start
            | Phase::Lay(_)
            | Phase::Choose
            | Phase::Reveal(_)
            | Phase::Over => Vec::new(),
        };
        tries.into_iter().map(|action| Way::new(self.words_of(action), vec![action])).collect()
    }

    /// Actions by what they do; with the cell of each, if only the cell distinguishes them.
    fn grouped(&self, seat: Seat, actions: Vec<Action>, by_cell: bool) -> Vec<Way<Action>> {
        let mut ways: Vec<Way<Action>> = Vec::new();
        for action in actions {
            let (words, at) = (self.words_of(action), cell_of(action).filter(|_| by_cell));
            let at = at.map(|cell| district(seat, cell));
            match ways.iter_mut().find(|way| way.words == words && way.at == at) {
                Some(way) => way.actions.push(action),
                None => ways.push(Way { at, ..Way::new(words, vec![action]) }),
            }
        }
        ways
    }

    fn words_of(&self, action: Action) -> Message {
        match action {
            Action::Start(_) => Message::new("ci-way-start"),
            Action::Take(_) => Message::new("ci-way-take"),
            Action::Place(cell, _) => Message::new("ci-way-place").with("cell", cell.to_string()),
            Action::Put(kind, cell) => {
                let message = Message::new("ci-way-put").with("feature", self.kind_name(kind));
                message.with("cell", cell.to_string())
            }
            Action::Build(colour, cell) => {
                let message = Message::new("ci-way-build").with("colour", colour_name(colour));
                message.with("cell", cell.to_string())
            }
            Action::Discard(colour) => Message::new("ci-way-discard").with("colour", colour_name(colour)),
        }
    }
}

fn cell_of(action: Action) -> Option<Cell> {
    match action {
        Action::Place(cell, _) | Action::Put(_, cell) | Action::Build(_, cell) => Some(cell),
        Action::Start(_) | Action::Take(_) | Action::Discard(_) => None,
    }
}
