use tetrapolis_game::{Game, Message, Notation, Refusal, Rule, Seat, Turn, refuse};

use crate::district::District;
use crate::land::MOST_FLOORS;
use crate::words::{colour_name, feature_name, slot_words};
use crate::{
    Background, Cell, Chance, Cities, Colour, FeatureKind, Phase, Rotation, Row, Slot, State, TileIndex, rule,
};

impl Cities {
    /// Says whether the seat has to act, or which rule keeps it from acting.
    pub(crate) fn permit_seat(&self, state: &State, seat: Seat) -> Result<(), Refusal> {
        match self.turn(state) {
            Turn::Over => refuse(rule::ROUNDS, Message::new("ci-over")),
            Turn::Chance => refuse_before_chance(state),
            Turn::Act(seats) if !seats.contains(seat) => {
                let rule = if state.phase == Phase::Start { rule::START } else { rule::ORDER };
                refuse(rule, Message::new("ci-not-to-act").with("seat", state.seat))
            }
            Turn::Act(_) => Ok(()),
        }
    }

    pub(crate) fn permit_start(&self, state: &State, tile: TileIndex) -> Result<(), Refusal> {
        if state.starts_left().contains(tile) {
            return Ok(());
        }
        let key = if tile.is_starting() { "ci-start-gone" } else { "ci-no-start" };
        refuse(rule::START, Message::new(key).with("tile", self.tile_words(tile)))
    }

    pub(crate) fn permit_take(&self, state: &State, slot: Slot) -> Result<(), Refusal> {
        if state.taken().contains(slot) {
            return refuse(rule::TAKE, Message::new("ci-slot-taken").with("slot", slot_words(slot)));
        }
        if !self.free_slots(state).contains(slot) {
            let message = Message::new("ci-no-worker").with("row", slot.row().name());
            return refuse(rule::WORKERS, message.with("workers", self.workers_a_row()));
        }
        Ok(())
    }

    pub(crate) fn permit_place(&self, state: &State, cell: Cell, rotation: Rotation) -> Result<(), Refusal> {
        let district = &state.player().district;
        if !district.spots(self.limits).any(|spot| spot == cell) {
            return refuse(rule::PLACE, self.no_spot(district, cell));
        }
        let tile = state.hand.tile.expect("a tile was taken");
        let rotations = self.tile(tile).rotations;
        if rotation.quarters() >= rotations {
            let same = Rotation::from_quarters(rotation.quarters() % rotations);
            let message = Message::new("ci-same-rotation").with("rotation", rotation.to_string());
            return refuse(rule::PLACE, message.with("same", same.to_string()));
        }
        Ok(())
    }

    /// Why no tile can be placed with its first cell there.
    fn no_spot(&self, district: &District, cell: Cell) -> Message {
        let away = |first: Cell| (first.column().abs_diff(cell.column()), first.row().abs_diff(cell.row()));
        let tiles: Vec<(u8, u8)> = district.tiles().map(|(first, ..)| away(first)).collect();
        if tiles.iter().any(|(columns, rows)| *columns < 2 && *rows < 2) {
            Message::new("ci-spot-taken").with("cell", cell.to_string())
        } else if tiles.iter().any(|away| matches!(away, (2, 0) | (0, 2))) {
            let (short, long) = self.limits.sides;
            Message::new("ci-spot-beyond").with("cell", cell.to_string()).with("short", short).with("long", long)
        } else {
            Message::new("ci-spot-apart").with("cell", cell.to_string())
        }
    }

    pub(crate) fn permit_put(&self, state: &State, kind: FeatureKind, cell: Cell) -> Result<(), Refusal> {
        let refused = |key| {
            let name = feature_name(&self.edition.features()[kind.index()]);
            refuse(rule::PUT, Message::new(key).with("feature", name).with("cell", cell.to_string()))
        };
        if !state.hand.features.contains(&Some(kind)) {
            return refused("ci-put-not-held");
        }
        let district = &state.player().district;
        let Some(index) = covered(district, cell) else { return refused("ci-outside") };
        let land = &district.land;
        if land.places_for(self.kind(kind).on).contains(index) {
            return Ok(());
        }
        if land.featured().contains(index) {
            return refused("ci-put-taken");
        }
        match self.kind(kind).on {
            Background::Plot if land.floors[0].contains(index) => refused("ci-put-on-building"),
            Background::Plot => refused("ci-put-not-plot"),
            Background::Park => refused("ci-put-not-park"),
            Background::Water => refused("ci-put-not-water"),
        }
    }

    /// Why chance cannot decide this.
    pub(crate) fn impossible(&self, state: &State, chance: Chance) -> Refusal {
        let mut chances = Vec::new();
        self.chances(state, &mut chances);
        let (rule, key) = match (chances.first().map(|(possible, _)| *possible), chance) {
            (None, _) => (rule_of_chance(state), "ci-no-chance-now"),
            (Some(Chance::Card(_)), Chance::Card(_)) => (rule::ALL_CARDS, "ci-impossible-seen"),
            (Some(Chance::Tile(_)), Chance::Tile(tile)) if !tile.is_starting() => {
                (rule::ALL_TILES, "ci-impossible-seen")
            }
            (Some(Chance::Feature(_)), Chance::Feature(_)) => (rule::ALL_FEATURES, "ci-impossible-seen"),
            (Some(Chance::Piece(_)), Chance::Piece(_)) => (rule::ALL_PIECES, "ci-impossible-seen"),
            (Some(_), _) => (rule_of_chance(state), "ci-impossible"),
        };
        Refusal::new(rule, Message::new(key).with("chance", self.write_chance(&chance)))
    }
}

/// What has to be laid out or revealed before anybody can act.
fn refuse_before_chance(state: &State) -> Result<(), Refusal> {
    match state.phase {
        Phase::Lay(_) => refuse(rule_of_chance(state), Message::new("ci-lay-first")),
        Phase::Reveal(_) => refuse(rule::REVEAL, Message::new("ci-reveal-first")),
        _ => refuse(rule_of_chance(state), Message::new("ci-setup-first")),
    }
}

/// The cell of the land that has this name, if a tile covers it.
pub(crate) fn covered(district: &District, cell: Cell) -> Option<u8> {
    let covers = |first: Cell| first.of_tile().contains(&cell);
    district.index(cell).filter(|_| district.tiles().any(|(first, ..)| covers(first)))
}

/// The rule by which the game goes on: what chance decides, or what somebody has to do.
pub(crate) fn rule_of_chance(state: &State) -> Rule {
    match state.phase {
        Phase::DealMetropolis => rule::METROPOLIS,
        Phase::DealStar => rule::STAR,
        Phase::Lay(n) => match Row::laid_out(n).0 {
            Row::Card => rule::CARDS,
            Row::Tile => rule::TILES,
            Row::Feature => rule::FEATURES,
            Row::Piece => rule::PIECES,
        },
        Phase::Reveal(Row::Card | Row::Tile) => rule::FACE_DOWN,
        Phase::Reveal(Row::Feature) => rule::REVEAL,
        Phase::Reveal(Row::Piece) => rule::BLIND,
        Phase::Start => rule::START,
        Phase::Choose => rule::TAKE,
        Phase::Place => rule::PLACE,
        Phase::Put => rule::PUT,
        Phase::Build => rule::BUILD,
        Phase::Over => rule::ROUNDS,
    }
}

pub(crate) fn permit_piece(state: &State, colour: Colour) -> Result<(), Refusal> {
    if state.hand.pieces.count(colour) > 0 {
        return Ok(());
    }
    refuse(rule::BUILD, Message::new("ci-piece-not-held").with("colour", colour_name(colour)))
}

pub(crate) fn permit_build(state: &State, colour: Colour, cell: Cell) -> Result<(), Refusal> {
    permit_piece(state, colour)?;
    let refused =
        |rule, key| refuse(rule, Message::new(key).with("colour", colour_name(colour)).with("cell", cell.to_string()));
    let district = &state.player().district;
    let Some(index) = covered(district, cell) else { return refused(rule::BUILD, "ci-outside") };
    let land = &district.land;
    if land.sites_for(colour).contains(index) {
        Ok(())
    } else if land.height(index) == MOST_FLOORS {
        refused(rule::BUILD, "ci-too-high")
    } else if land.statues().contains(index) {
        refused(rule::STATUE, "ci-build-on-statue")
    } else if land.wild.contains(index) {
        refused(rule::WILD, "ci-wild-colour")
    } else {
        refused(rule::BUILD, "ci-build-colour")
    }
}
