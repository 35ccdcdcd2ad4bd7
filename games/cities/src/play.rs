use tetrapolis_game::{Game, Seat};

use crate::slot::rightmost_piece;
use crate::state::{Display, Hand};
use crate::{CardIndex, Cell, Cities, Colour, FeatureKind, Phase, Pieces, Rotation, Row, Slot, State, TileIndex};

impl Cities {
    /// A player chooses a starting tile; then the next counter-clockwise (CI-2.5).
    pub(crate) fn choose_start(&self, state: &mut State, tile: TileIndex) {
        let cells = self.tile(tile).turned[0];
        state.player_mut().district.start(self.limits, tile, cells);
        if state.seat == state.star {
            state.phase = Phase::Lay(0);
        } else {
            state.seat = self.to_the_right(state.seat);
        }
    }

    /// The player to the right: the next counter-clockwise.
    pub(crate) fn to_the_right(&self, seat: Seat) -> Seat {
        Seat(if seat.0 == 0 { self.seats() - 1 } else { seat.0 - 1 })
    }

    /// Puts a worker on a slot and takes what it holds (CI-4.2).
    #[inline]
    pub(crate) fn take(&self, state: &mut State, slot: Slot) {
        state.player_mut().workers.insert(slot);
        let column = slot.column();
        match slot.row() {
            Row::Card => match state.display.cards.get_mut(column) {
                Some(card) => {
                    let card = card.take().expect("a card lies there");
                    self.keep_card(state, card);
                }
                None => state.phase = Phase::Reveal(Row::Card),
            },
            Row::Tile => match state.display.tiles.get_mut(column) {
                Some(tile) => {
                    state.hand.tile = tile.take();
                    state.phase = Phase::Place;
                }
                None => state.phase = Phase::Reveal(Row::Tile),
            },
            Row::Feature => {
                for place in Display::features_of(column) {
                    let kind = state.display.features[place].take().expect("a feature lies there");
                    state.hand.add_feature(kind);
                }
                if column == 3 {
                    state.phase = Phase::Reveal(Row::Feature); // CI-3.7
                } else {
                    self.go_on_with_features(state);
                }
            }
            Row::Piece => match state.display.pieces.get_mut(column) {
                Some(pieces) => {
                    state.hand.pieces = std::mem::take(pieces);
                    self.go_on_building(state);
                }
                None => state.phase = Phase::Reveal(Row::Piece),
            },
        }
    }

    /// Keeps a scoring card (CI-4.4).
    #[inline]
    pub(crate) fn keep_card(&self, state: &mut State, card: CardIndex) {
        state.player_mut().cards.insert(card);
        // The district is as it was when its owner last checked it. In the first round that may not have happened yet.
        if state.rounds == 0 {
            self.check_milestones(state);
        }
        self.pass_on(state);
    }

    /// Places the land tile taken (CI-4.5).
    #[inline]
    pub(crate) fn place(&self, state: &mut State, cell: Cell, rotation: Rotation) {
        let tile = state.hand.tile.take().expect("a tile was taken");
        let cells = self.tile(tile).turned[usize::from(rotation.quarters())];
        state.player_mut().district.place(cell, tile, rotation, cells);
        self.end_turn(state);
    }

    /// Puts a feature on a cell (CI-4.6).
    #[inline]
    pub(crate) fn put(&self, state: &mut State, kind: FeatureKind, cell: Cell) {
        state.hand.remove_feature(kind);
        let facts = self.kind(kind);
        let district = &mut state.player_mut().district;
        let index = district.index(cell).expect("a cell of the district");
        district.land.put(index, kind, facts.on, facts.wild);
        self.go_on_with_features(state);
    }

    /// Discards the features for which there is no cell (CI-4.6); a cell once used does not become free again, so none
    /// will be found later. Goes on with those that are left.
    #[inline]
    pub(crate) fn go_on_with_features(&self, state: &mut State) {
        for kind in state.hand.features.into_iter().flatten() {
            if state.player().district.land.places_for(self.kind(kind).on).is_empty() {
                state.hand.remove_feature(kind);
                state.gone.features[kind.index()] += 1;
            }
        }
        if state.hand.features[0].is_some() {
            state.phase = Phase::Put;
        } else {
            self.end_turn(state);
        }
    }

    /// Builds a piece (CI-4.9).
    #[inline]
    pub(crate) fn build(&self, state: &mut State, colour: Colour, cell: Cell) {
        state.hand.pieces = state.hand.pieces.minus(Pieces::of(colour, 1));
        let district = &mut state.player_mut().district;
        let index = district.index(cell).expect("a cell of the district");
        district.land.build(index, colour);
        self.go_on_building(state);
    }

    /// Declines to build a piece (CI-4.9).
    #[inline]
    pub(crate) fn discard(&self, state: &mut State, colour: Colour) {
        let piece = Pieces::of(colour, 1);
        state.hand.pieces = state.hand.pieces.minus(piece);
        state.gone.pieces = state.gone.pieces.plus(piece);
        self.go_on_building(state);
    }

    /// Discards the pieces that cannot be built (CI-4.9); what cannot be built now cannot be built later in the turn
    /// either. Goes on with those that are left.
    #[inline]
    pub(crate) fn go_on_building(&self, state: &mut State) {
        for colour in Colour::ALL {
            let count = state.hand.pieces.count(colour);
            if count > 0 && state.player().district.land.sites_for(colour).is_empty() {
                let pieces = Pieces::of(colour, count);
                state.hand.pieces = state.hand.pieces.minus(pieces);
                state.gone.pieces = state.gone.pieces.plus(pieces);
            }
        }
        if state.hand.pieces.is_empty() {
            self.end_turn(state);
        } else {
            state.phase = Phase::Build;
        }
    }

    /// Checks the milestones and ends the turn (CI-5.1).
    #[inline]
    fn end_turn(&self, state: &mut State) {
        self.check_milestones(state);
        self.pass_on(state);
    }

    /// Puts a ring on the best free place of every milestone met for the first time (CI-5.1, CI-5.2).
    #[inline]
    fn check_milestones(&self, state: &mut State) {
        let metropolis = &self.edition.metropolises()[state.metropolis.expect("a metropolis is played").index()];
        let land = &state.players[state.seat.index()].district.land;
        for (milestone, rings) in metropolis.milestones.iter().zip(&mut state.rings) {
            if rings.contains(&Some(state.seat)) {
                continue;
            }
            let free = self.open_places().iter().find(|place| rings[**place].is_none());
            if let Some(place) = free
                && milestone.is_met(land)
            {
                rings[*place] = Some(state.seat);
            }
        }
    }

    /// The next player clockwise has the turn, or the round ends (CI-4.1, CI-6.1).
    #[inline]
    fn pass_on(&self, state: &mut State) {
        if state.taken().len() == u32::from(self.turns_a_round()) {
            self.end_round(state);
        } else {
            let next = state.seat.0 + 1;
            state.seat = Seat(if next == self.seats() { 0 } else { next });
            state.phase = Phase::Choose;
        }
    }

    /// The star goes to the player with the rightmost worker in row 4 (CI-6.1), and whatever is left leaves the game
    /// (CI-6.2). Then the next round is laid out, or the game ends (CI-2.1).
    fn end_round(&self, state: &mut State) {
        let rightmost = Seat::all(self.seats()).max_by_key(|seat| rightmost_piece(state.players[seat.index()].workers));
        state.star = rightmost.expect("somebody has a worker there");
        state.seat = state.star;
        let left = std::mem::take(&mut state.display);
        left.cards.into_iter().flatten().for_each(|card| state.gone.cards.insert(card));
        left.tiles.into_iter().flatten().for_each(|tile| state.gone.tiles.insert(tile));
        left.features.into_iter().flatten().for_each(|kind| state.gone.features[kind.index()] += 1);
        state.gone.pieces = left.pieces.into_iter().fold(state.gone.pieces, Pieces::plus);
        state.players.iter_mut().for_each(|player| player.workers = crate::slot::Slots::default());
        state.rounds += 1;
        state.phase = if state.rounds == self.rounds() { Phase::Over } else { Phase::Lay(0) };
    }
}

impl Hand {
    /// Adds a feature; the lower kind comes first.
    #[inline]
    pub(crate) fn add_feature(&mut self, kind: FeatureKind) {
        self.features = match self.features[0] {
            None => [Some(kind), None],
            Some(first) => [Some(first.min(kind)), Some(first.max(kind))],
        };
    }

    #[inline]
    fn remove_feature(&mut self, kind: FeatureKind) {
        self.features = match self.features {
            [first, second] if first == Some(kind) => [second, None],
            [first, _] => [first, None],
        };
    }
}
