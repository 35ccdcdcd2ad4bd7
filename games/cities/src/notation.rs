use tetrapolis_game::{Game, Notation, NotationError, Seat};

use crate::{
    Action, CardIndex, Cell, Chance, Cities, Colour, FeatureKind, METROPOLISES, MetropolisIndex, Rotation, Slot,
    TileIndex,
};

impl Notation for Cities {
    /// Writes an action: `start s1`, `take card-1`, `place g5`, `place g5 90`, `put boat e6`, `build red e5`,
    /// `discard red`.
    fn write_action(&self, action: &Action) -> String {
        match *action {
            Action::Start(tile) => format!("start {}", self.tile_id(tile)),
            Action::Take(slot) => format!("take {slot}"),
            Action::Place(cell, Rotation::NONE) => format!("place {cell}"),
            Action::Place(cell, rotation) => format!("place {cell} {rotation}"),
            Action::Put(kind, cell) => format!("put {} {cell}", self.kind_id(kind)),
            Action::Build(colour, cell) => format!("build {colour} {cell}"),
            Action::Discard(colour) => format!("discard {colour}"),
        }
    }

    /// Reads what [`write_action`](Notation::write_action) writes.
    fn parse_action(&self, text: &str) -> Result<Action, NotationError> {
        let words: Vec<&str> = text.split_whitespace().collect();
        match words.as_slice() {
            ["start", id] => Ok(Action::Start(self.read_tile(id)?)),
            ["take", slot] => {
                slot.parse::<Slot>().map(Action::Take).map_err(|_| NotationError::new("ci-no-slot", slot))
            }
            ["place", cell] => Ok(Action::Place(read_cell(cell)?, Rotation::NONE)),
            ["place", cell, rotation] => {
                let turned = rotation.parse().map_err(|_| NotationError::new("ci-no-rotation", rotation))?;
                Ok(Action::Place(read_cell(cell)?, turned))
            }
            ["put", id, cell] => Ok(Action::Put(self.read_kind(id)?, read_cell(cell)?)),
            ["build", colour, cell] => Ok(Action::Build(read_colour(colour)?, read_cell(cell)?)),
            ["discard", colour] => Ok(Action::Discard(read_colour(colour)?)),
            _ => Err(NotationError::new("ci-no-action", text)),
        }
    }

    /// Writes an outcome of chance: `metropolis lisbon`, `star 2`, `card skyline-1`, `tile t07`, `feature boat`,
    /// `piece red`.
    fn write_chance(&self, chance: &Chance) -> String {
        match *chance {
            Chance::Metropolis(metropolis) => format!("metropolis {}", METROPOLISES[metropolis.index()]),
            Chance::Star(seat) => format!("star {seat}"),
            Chance::Card(card) => format!("card {}", self.card_id(card)),
            Chance::Tile(tile) => format!("tile {}", self.tile_id(tile)),
            Chance::Feature(kind) => format!("feature {}", self.kind_id(kind)),
            Chance::Piece(colour) => format!("piece {colour}"),
        }
    }

    /// Reads what [`write_chance`](Notation::write_chance) writes.
    fn parse_chance(&self, text: &str) -> Result<Chance, NotationError> {
        let words: Vec<&str> = text.split_whitespace().collect();
        match words.as_slice() {
            ["metropolis", id] => Ok(Chance::Metropolis(read_metropolis(id)?)),
            ["star", seat] => match Seat::parse(seat, self.seats()) {
                Some(seat) => Ok(Chance::Star(seat)),
                None => Err(NotationError::new("ci-no-seat", seat)),
            },
            ["card", id] => Ok(Chance::Card(self.read_card(id)?)),
            ["tile", id] => Ok(Chance::Tile(self.read_tile(id)?)),
            ["feature", id] => Ok(Chance::Feature(self.read_kind(id)?)),
            ["piece", colour] => Ok(Chance::Piece(read_colour(colour)?)),
            _ => Err(NotationError::new("ci-no-outcome", text)),
        }
    }
}

impl Cities {
    pub(crate) fn card_id(&self, card: CardIndex) -> &str {
        &self.edition.cards()[card.index()].id
    }

    pub(crate) fn tile_id(&self, tile: TileIndex) -> &str {
        &self.edition.tiles()[tile.index()].id
    }

    pub(crate) fn kind_id(&self, kind: FeatureKind) -> &str {
        &self.edition.features()[kind.index()].id
    }

    pub(crate) fn read_card(&self, id: &str) -> Result<CardIndex, NotationError> {
        let place = self.edition.cards().iter().position(|card| card.id == id);
        place.map(|place| CardIndex(place as u8)).ok_or_else(|| NotationError::new("ci-no-card", id))
    }

    pub(crate) fn read_tile(&self, id: &str) -> Result<TileIndex, NotationError> {
        let place = self.edition.tiles().iter().position(|tile| tile.id == id);
        place.map(|place| TileIndex(place as u8)).ok_or_else(|| NotationError::new("ci-no-tile", id))
    }

    pub(crate) fn read_kind(&self, id: &str) -> Result<FeatureKind, NotationError> {
        let place = self.edition.features().iter().position(|feature| feature.id == id);
        place.map(|place| FeatureKind(place as u8)).ok_or_else(|| NotationError::new("ci-no-feature", id))
    }
}

pub(crate) fn read_metropolis(id: &str) -> Result<MetropolisIndex, NotationError> {
    MetropolisIndex::named(id).ok_or_else(|| NotationError::new("ci-no-metropolis", id))
}

pub(crate) fn read_colour(text: &str) -> Result<Colour, NotationError> {
    text.parse().map_err(|_| NotationError::new("ci-no-colour", text))
}

fn read_cell(text: &str) -> Result<Cell, NotationError> {
    text.parse().map_err(|_| NotationError::new("ci-no-cell", text))
}
