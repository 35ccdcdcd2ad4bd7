use tetrapolis_game::{Game, Message, Seat, Set};

use crate::colour::PIECES_OF_A_COLOUR;
use crate::grid::Cells;
use crate::slot::in_row;
use crate::state::{BLIND_PIECES, Display, Hand, LAID_OUT, OPEN_FEATURES, SETS};
use crate::tile::ALL_LAND;
use crate::words::slot_words;
use crate::{CardIndex, Cities, Colour, Kind, Phase, Row, Slot, State, TileIndex};

impl Cities {
    pub(crate) fn account_for_phase(&self, state: &State) -> Result<(), Message> {
        let in_setup = match state.phase {
            Phase::DealMetropolis => self.metropolis.is_none() && state.metropolis.is_none() && state.star.0 == 0,
            Phase::DealStar => state.metropolis.is_some() && state.star.0 == 0,
            _ => state.metropolis.is_some(),
        };
        let chosen = self.metropolis.is_none() || state.metropolis == self.metropolis;
        let rounds = match state.phase {
            Phase::DealMetropolis | Phase::DealStar | Phase::Start => state.rounds == 0,
            Phase::Over => state.rounds == self.rounds(),
            Phase::Lay(n) => n < LAID_OUT && state.rounds < self.rounds(),
            Phase::Choose | Phase::Reveal(_) | Phase::Place | Phase::Put | Phase::Build => state.rounds < self.rounds(),
        };
        if !in_setup || !chosen || !rounds || state.seat != self.seat_to_act(state) {
            return Err(Message::new("ci-audit-phase"));
        }
        Ok(())
    }

    /// Every player has placed as many workers as there were turns, and not too many in a row (CI-4.1, CI-4.3).
    pub(crate) fn account_for_workers(&self, state: &State) -> Result<(), Message> {
        let turns = state.taken().len();
        let all: u32 = state.players.iter().map(|player| player.workers.len()).sum();
        let most = u32::from(self.turns_a_round());
        let fits = match state.phase {
            Phase::DealMetropolis | Phase::DealStar | Phase::Start | Phase::Lay(_) | Phase::Over => all == 0,
            Phase::Choose => turns < most,
            Phase::Reveal(_) | Phase::Place | Phase::Put | Phase::Build => (1..=most).contains(&turns),
        };
        let seats = u32::from(self.seats());
        for (seat, player) in (0..).zip(&state.players) {
            let place = (seat + seats - u32::from(state.star.0)) % seats;
            let wanted = if seat < seats { (turns + seats - 1 - place) / seats } else { 0 };
            let crowded = Row::ALL.iter().any(|row| in_row(player.workers, *row) > self.workers_a_row().into());
            if !fits || all != turns || player.workers.len() != wanted || crowded {
                return Err(Message::new("ci-audit-workers").with("player", seat + 1));
            }
        }
        Ok(())
    }

    /// Only what was just taken is in hand, and only as long as something can be done with it.
    pub(crate) fn account_for_hand(&self, state: &State) -> Result<(), Message> {
        let Hand { tile, features, pieces } = state.hand;
        let player = state.player();
        let land = &player.district.land;
        let worker_in = |row| in_row(player.workers, row) > 0;
        let last_slot = |row| player.workers.contains(Slot::new(row, 3));
        let (held, most) = (features.iter().flatten().count(), pieces.total());
        let nothing = (None, 0, 0);
        let found = (tile, held, most);
        let fits = match state.phase {
            Phase::DealMetropolis | Phase::DealStar | Phase::Start | Phase::Lay(_) | Phase::Choose | Phase::Over => {
                found == nothing
            }
            Phase::Reveal(Row::Feature) => found == (None, 1, 0) && last_slot(Row::Feature),
            Phase::Reveal(Row::Piece) => tile.is_none() && held == 0 && most < BLIND_PIECES && last_slot(Row::Piece),
            Phase::Reveal(row) => found == nothing && last_slot(row),
            Phase::Place => tile.is_some() && (held, most) == (0, 0) && worker_in(Row::Tile),
            Phase::Put => {
                let placeable = |kind: Kind| !land.places_for(self.kind(kind).on).is_empty();
                let two = [0, 3].iter().any(|column| player.workers.contains(Slot::new(Row::Feature, *column)));
                let all = features.into_iter().flatten().all(placeable);
                tile.is_none() && held >= 1 && most == 0 && worker_in(Row::Feature) && all && (held == 1 || two)
            }
            Phase::Build => {
                let buildable = |(colour, _)| !land.sites_for(colour).is_empty();
                let sizes = [SETS[0], SETS[1], SETS[2], BLIND_PIECES];
                let columns = (0..4).filter(|column| player.workers.contains(Slot::new(Row::Piece, *column)));
                let largest = columns.map(|column| sizes[usize::from(column)]).max().unwrap_or(0);
                tile.is_none() && held == 0 && (1..=largest).contains(&most) && pieces.iter().all(buildable)
            }
        };
        if fits { Ok(()) } else { Err(Message::new("ci-audit-hand")) }
    }

    /// How many cards, or land tiles, a player has by now (CI-4.3).
    fn due(&self, state: &State, seat: Seat, row: Row) -> u32 {
        let before = u32::from(state.rounds) * u32::from(self.workers_a_row());
        let workers = in_row(state.players[seat.index()].workers, row);
        before + workers - u32::from(awaits(state, seat, row))
    }

    pub(crate) fn account_for_cards(&self, state: &State) -> Result<(), Message> {
        let mut all = state.unseen_cards;
        for card in seen_cards(state) {
            if all.contains(card) {
                return Err(Message::new("ci-position-twice").with("id", self.card_id(card)));
            }
            all.insert(card);
        }
        for seat in Seat::all(self.seats()) {
            let (found, wanted) = (state.players[seat.index()].cards.len(), self.due(state, seat, Row::Card));
            if found != wanted {
                let message = Message::new("ci-audit-cards").with("player", seat.to_string());
                return Err(message.with("found", found).with("wanted", wanted));
            }
        }
        self.account_for_gone(state, all == Set::ALL, state.gone.cards.len())
    }

    /// With 3 players at most one card and one tile of a round are left in sight (CI-6.2); otherwise none.
    pub(crate) fn account_for_gone(&self, state: &State, complete: bool, gone: u32) -> Result<(), Message> {
        let most = if self.seats() == 3 { state.rounds.into() } else { 0 };
        if !complete || gone > most {
            return Err(Message::new("ci-audit-gone").with("found", gone).with("most", most));
        }
        Ok(())
    }

    pub(crate) fn account_for_tiles(&self, state: &State) -> Result<(), Message> {
        let mut all = state.unseen_tiles;
        for tile in seen_tiles(state) {
            if all.contains(tile) {
                return Err(Message::new("ci-position-twice").with("id", self.tile_id(tile)));
            }
            all.insert(tile);
        }
        let in_setup = matches!(state.phase, Phase::DealMetropolis | Phase::DealStar);
        for seat in Seat::all(4) {
            let district = &state.players[seat.index()].district;
            let found = district.tiles().count() as u32;
            let start = match state.phase {
                // Those who sit to the left of who chooses have chosen (CI-2.5).
                Phase::Start => {
                    let seats = self.seats();
                    let turn = |seat: Seat| (state.star.0 + seats - 1 - seat.0) % seats;
                    seat.0 < seats && turn(seat) < turn(state.seat)
                }
                _ => !in_setup && seat.0 < self.seats(),
            };
            let wanted = if start { 1 + self.due(state, seat, Row::Tile) } else { 0 };
            if found != wanted {
                let message = Message::new("ci-audit-tiles").with("player", seat.to_string());
                return Err(message.with("found", found).with("wanted", wanted));
            }
            self.account_for_district(state, seat)?;
        }
        if state.display.tiles.iter().chain([&state.hand.tile]).flatten().any(|tile| tile.is_starting()) {
            return Err(Message::new("ci-audit-start"));
        }
        let complete = all & ALL_LAND == ALL_LAND && !state.gone.tiles.iter().any(TileIndex::is_starting);
        self.account_for_gone(state, complete, state.gone.tiles.len())
    }

    /// The bit boards say what lies on the tiles.
    pub(crate) fn account_for_district(&self, state: &State, seat: Seat) -> Result<(), Message> {
        let district = &state.players[seat.index()].district;
        let land = &district.land;
        let mut plain = crate::Land { grid: land.grid, ..crate::Land::default() };
        for (cell, tile, rotation) in district.tiles() {
            let cells = self.tile(tile).turned[usize::from(rotation.quarters())];
            for (cell, ground) in cell.of_tile().into_iter().zip(cells) {
                plain.lay(district.index(cell).unwrap_or(63), ground);
            }
        }
        let all = plain.all_plots() | plain.park | plain.water;
        for index in all.iter() {
            let Some(kind) = land.feature(index) else { continue };
            let facts = self.kind(kind);
            if !plain.places_for(facts.on).contains(index) {
                return Err(Message::new("ci-position-feature").with("cell", district.cell(index).to_string()));
            }
            plain.put(index, kind, facts.on, facts.wild);
        }
        for colour in Colour::ALL {
            for index in (land.plots[colour.index()] & land.floors[0]).iter() {
                for _ in 0..land.height(index) {
                    if !plain.sites_for(colour).contains(index) {
                        let cell = district.cell(index).to_string();
                        return Err(Message::new("ci-position-building").with("cell", cell));
                    }
                    plain.build(index, colour);
                }
            }
        }
        if plain != *land || (all | Cells::one(63)).len() != 4 * district.tiles().count() as u32 + 1 {
            return Err(Message::new("ci-audit-district").with("player", seat.to_string()));
        }
        Ok(())
    }

    /// How many things of a row were drawn: at least and at most, as what lay face down may be gone unseen (CI-3.6).
    fn drawn(&self, state: &State, row: Row, open: u32, hidden: u32) -> (u32, u32) {
        let before = u32::from(state.rounds);
        let fewest = if self.seats() == 3 { before * open } else { before * (open + hidden) };
        let this_round = match state.phase {
            Phase::Lay(n) => (0..n).filter(|n| Row::laid_out(*n).0 == row).count() as u32,
            Phase::DealMetropolis | Phase::DealStar | Phase::Start | Phase::Over => 0,
            _ => {
                let taken = state.taken().contains(Slot::new(row, 3));
                let drawn = match (state.phase, row) {
                    (Phase::Reveal(Row::Piece), Row::Piece) => state.hand.pieces.total().into(),
                    (Phase::Reveal(awaited), _) if awaited == row => 0,
                    _ => hidden,
                };
                open + if taken { drawn } else { 0 }
            }
        };
        (fewest + this_round, before * (open + hidden) + this_round)
    }

    pub(crate) fn account_for_features(&self, state: &State) -> Result<(), Message> {
        let mut seen = 0;
        for (index, feature) in self.edition.features().iter().enumerate() {
            let kind = Kind(index as u8);
            let found = seen_features(state, kind);
            let unseen = self.unseen_of(state, kind);
            // Of a kind the lowest tiles go first, so that equal positions are equal in every bit.
            let tiles = self.kind(kind).tiles;
            let (gone, left) = (tiles.minus(state.unseen_features), tiles & state.unseen_features);
            let lowest_gone = gone.iter().last().is_none_or(|last| left.first().is_none_or(|first| last < first));
            if found + unseen != u32::from(feature.count) || !lowest_gone {
                let message = Message::new("ci-audit-features").with("feature", feature.id.as_str());
                return Err(message.with("found", found + unseen).with("wanted", feature.count));
            }
            seen += found;
        }
        let (least, most) = self.drawn(state, Row::Feature, OPEN_FEATURES as u32, 1);
        if !(least..=most).contains(&seen) {
            let message = Message::new("ci-audit-drawn").with("row", Row::Feature.name()).with("found", seen);
            return Err(message.with("least", least).with("most", most));
        }
        Ok(())
    }

    pub(crate) fn account_for_pieces(&self, state: &State) -> Result<(), Message> {
        let mut seen = 0;
        for colour in Colour::ALL {
            let found = seen_pieces(state, colour);
            let all = found + u32::from(state.bag.count(colour));
            if all != u32::from(PIECES_OF_A_COLOUR) {
                let message = Message::new("ci-audit-pieces").with("colour", colour.name()).with("found", all);
                return Err(message.with("wanted", PIECES_OF_A_COLOUR));
            }
            seen += found;
        }
        let laid: u8 = SETS.iter().sum();
        let (least, most) = self.drawn(state, Row::Piece, laid.into(), BLIND_PIECES.into());
        if !(least..=most).contains(&seen) || !(seen - least).is_multiple_of(u32::from(BLIND_PIECES)) {
            let message = Message::new("ci-audit-drawn").with("row", Row::Piece.name()).with("found", seen);
            return Err(message.with("least", least).with("most", most));
        }
        Ok(())
    }

    /// Rings fill the open places from the best, one of each player (CI-5.1, CI-5.2); who meets a milestone at the end
    /// of a turn has one, if a place was free.
    pub(crate) fn account_for_rings(&self, state: &State) -> Result<(), Message> {
        let open = self.open_places();
        let mid_turn = matches!(state.phase, Phase::Reveal(_) | Phase::Place | Phase::Put | Phase::Build);
        for (n, rings) in state.rings.iter().enumerate() {
            let wrong = || Message::new("ci-audit-rings").with("milestone", n + 1);
            let filled = open.iter().map(|place| rings[*place].is_some()).collect::<Vec<_>>();
            let blocked = (0..rings.len()).any(|place| !open.contains(&place) && rings[place].is_some());
            let twice = (0..rings.len()).any(|place| rings[place].is_some() && rings[..place].contains(&rings[place]));
            if blocked || twice || !filled.is_sorted_by(|one, next| one >= next) {
                return Err(wrong());
            }
            let Some(metropolis) = state.metropolis else {
                if rings.iter().any(Option::is_some) {
                    return Err(wrong());
                }
                continue;
            };
            let milestone = &self.edition.metropolises()[metropolis.index()].milestones[n];
            let has_free_place = filled.contains(&false);
            for seat in Seat::all(self.seats()) {
                let turns = u32::from(state.rounds) + state.players[seat.index()].workers.len();
                let acting = mid_turn && seat == state.seat;
                let has_ended_a_turn = turns > u32::from(acting && state.rounds == 0);
                let met = milestone.is_met(&state.players[seat.index()].district.land);
                if has_ended_a_turn && !acting && has_free_place && met && !rings.contains(&Some(seat)) {
                    return Err(wrong());
                }
                if !has_ended_a_turn && rings.contains(&Some(seat)) {
                    return Err(wrong());
                }
            }
        }
        Ok(())
    }
}

/// The cards that somebody has seen, wherever they lie.
pub(crate) fn seen_cards(state: &State) -> impl Iterator<Item = CardIndex> {
    let display = state.display.cards.into_iter().flatten();
    let kept = state.players.into_iter().flat_map(|player| player.cards.iter());
    display.chain(kept.chain(state.gone.cards.iter()))
}

/// The tiles that somebody has seen, starting tiles included.
pub(crate) fn seen_tiles(state: &State) -> impl Iterator<Item = TileIndex> {
    let display = state.display.tiles.into_iter().flatten().chain(state.hand.tile);
    let placed = state.players.iter().flat_map(|player| player.district.tiles().map(|(_, tile, _)| tile));
    display.chain(placed.collect::<Vec<_>>()).chain(state.gone.tiles.iter())
}

/// How many features of a kind somebody has seen.
pub(crate) fn seen_features(state: &State, kind: Kind) -> u32 {
    let open = state.display.features.iter().chain(&state.hand.features).flatten();
    let put = state.players.iter().map(|player| {
        let land = &player.district.land;
        land.featured().iter().filter(|index| land.feature(*index) == Some(kind)).count() as u32
    });
    open.filter(|open| **open == kind).count() as u32 + put.sum::<u32>() + u32::from(state.gone.features[kind.index()])
}

/// How many pieces of a colour have left the bag.
pub(crate) fn seen_pieces(state: &State, colour: Colour) -> u32 {
    let sets = [state.hand.pieces, state.gone.pieces].into_iter().chain(state.display.pieces);
    let built = state.players.iter().map(|player| {
        let land = &player.district.land;
        land.floors.iter().map(|floor| (*floor & land.plots[colour.index()]).len()).sum::<u32>()
    });
    sets.map(|pieces| u32::from(pieces.count(colour))).sum::<u32>() + built.sum::<u32>()
}

/// A slot without a worker holds what was laid out there, one with a worker nothing (CI-3.1 to CI-3.4).
pub(crate) fn account_for_display(state: &State) -> Result<(), Message> {
    let taken = state.taken();
    let laid = match state.phase {
        Phase::DealMetropolis | Phase::DealStar | Phase::Start | Phase::Over => 0,
        Phase::Lay(n) => n,
        Phase::Choose | Phase::Reveal(_) | Phase::Place | Phase::Put | Phase::Build => LAID_OUT,
    };
    let Display { cards, tiles, features, pieces } = &state.display;
    let mut sets = [0_u8; SETS.len()];
    for n in 0..LAID_OUT {
        let (row, place) = Row::laid_out(n);
        let column = if row == Row::Feature { place.saturating_sub(1) } else { place };
        let slot = Slot::new(row, column as u8);
        let wanted = n < laid && !taken.contains(slot);
        let found = match row {
            Row::Card => cards[place].is_some(),
            Row::Tile => tiles[place].is_some(),
            Row::Feature => features[place].is_some(),
            Row::Piece => {
                sets[place] += u8::from(wanted);
                continue;
            }
        };
        if found != wanted {
            return Err(Message::new("ci-audit-slot").with("slot", slot_words(slot)));
        }
    }
    for (column, (set, wanted)) in pieces.iter().zip(sets).enumerate() {
        if set.total() != wanted {
            let slot = Slot::new(Row::Piece, column as u8);
            return Err(Message::new("ci-audit-slot").with("slot", slot_words(slot)));
        }
    }
    Ok(())
}

/// Whether the player still has to get what the last worker was for.
fn awaits(state: &State, seat: Seat, row: Row) -> bool {
    seat == state.seat
        && match state.phase {
            Phase::Reveal(awaited) => awaited == row,
            Phase::Place => row == Row::Tile,
            _ => false,
        }
}
