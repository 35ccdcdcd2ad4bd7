use tetrapolis_game::{Flaws, Game, Message};

use crate::slot::in_row;
use crate::state::{BLIND_PIECES, Display, Hand, LAID_OUT, SETS};
use crate::words::slot_words;
use crate::{Cities, FeatureKind, METROPOLISES, Phase, Row, Slot, State};

impl Cities {
    /// Checks that the metropolis, the star and the round fit the phase.
    pub(crate) fn account_for_phase(&self, state: &State, flaws: &mut Flaws) {
        let id = |metropolis: crate::MetropolisIndex| METROPOLISES[metropolis.index()];
        match (state.phase, state.metropolis, self.metropolis) {
            (Phase::DealMetropolis, _, Some(_)) => flaws.add("phase", Message::new("ci-audit-chosen")),
            (Phase::DealMetropolis, Some(_), None) => flaws.add("metropolis", Message::new("ci-audit-undealt")),
            (phase, None, _) => {
                let before_it = phase == Phase::DealMetropolis;
                flaws.demand(before_it, "metropolis", || Message::new("ci-audit-no-metropolis"));
            }
            (_, Some(found), Some(wanted)) => flaws.expect("metropolis", id(found), id(wanted)),
            (_, Some(_), None) => {}
        }
        match state.phase {
            Phase::DealMetropolis | Phase::DealStar => {
                flaws.expect("star", state.star.to_string(), "1".to_owned());
                flaws.expect("rounds", state.rounds, 0);
            }
            Phase::Start => flaws.expect("rounds", state.rounds, 0),
            Phase::Over => flaws.expect("rounds", state.rounds, self.rounds()),
            Phase::Lay(n) => {
                flaws.expect_in("phase.lay", n, 0..=LAID_OUT - 1);
                flaws.expect_in("rounds", state.rounds, 0..=self.rounds() - 1);
            }
            Phase::Choose | Phase::Reveal(_) | Phase::Place | Phase::Put | Phase::Build => {
                flaws.expect_in("rounds", state.rounds, 0..=self.rounds() - 1);
            }
        }
        let turn = self.seat_to_act(state);
        flaws.demand(state.seat == turn, "phase", || Message::new("ci-audit-turn").with("player", turn.to_string()));
    }

    /// Checks that every player has placed a worker for each turn, and not too many in a row of the display (CI-4.1,
    /// CI-4.3).
    pub(crate) fn account_for_workers(&self, state: &State, flaws: &mut Flaws) {
        let turns = state.taken().len();
        let most = u32::from(self.turns_a_round());
        match state.phase {
            Phase::DealMetropolis | Phase::DealStar | Phase::Start | Phase::Lay(_) | Phase::Over => {
                flaws.expect("workers", turns, 0);
            }
            Phase::Choose => flaws.expect_in("workers", turns, 0..=most - 1),
            Phase::Reveal(_) | Phase::Place | Phase::Put | Phase::Build => flaws.expect_in("workers", turns, 1..=most),
        }
        let all: u32 = state.players.iter().map(|player| player.workers.len()).sum();
        flaws.demand(all == turns, "workers", || Message::new("ci-audit-same-slot"));
        let seats = u32::from(self.seats());
        for (seat, player) in (0..).zip(&state.players) {
            let place = (seat + seats - u32::from(state.star.0) % seats) % seats;
            let wanted = if seat < seats { (turns + seats - 1 - place) / seats } else { 0 };
            let found = player.workers.len();
            flaws.demand(found == wanted, "workers", || {
                let message = Message::new("ci-audit-workers").with("player", seat + 1);
                message.with("found", found).with("wanted", wanted)
            });
            for row in Row::ALL {
                let found = in_row(player.workers, row);
                flaws.demand(found <= self.workers_a_row().into(), "workers", || {
                    let message = Message::new("ci-audit-crowded").with("player", seat + 1).with("row", row.name());
                    message.with("found", found).with("most", self.workers_a_row())
                });
            }
        }
    }

    /// Checks that the hand has only what was just taken, and only as long as something can be done with it.
    pub(crate) fn account_for_hand(&self, state: &State, flaws: &mut Flaws) {
        let Hand { tile, features, pieces } = state.hand;
        let player = state.player();
        let land = &player.district.land;
        let has_worker =
            |row, columns: &[u8]| columns.iter().any(|column| player.workers.contains(Slot::new(row, *column)));
        let any = [0, 1, 2, 3];
        let (from, tiles, most_features, most_pieces) = match state.phase {
            Phase::DealMetropolis | Phase::DealStar | Phase::Start | Phase::Lay(_) | Phase::Choose | Phase::Over => {
                (true, 0, 0..=0, 0..=0)
            }
            Phase::Reveal(Row::Feature) => (has_worker(Row::Feature, &[3]), 0, 1..=1, 0..=0),
            Phase::Reveal(Row::Piece) => (has_worker(Row::Piece, &[3]), 0, 0..=0, 0..=BLIND_PIECES - 1),
            Phase::Reveal(row) => (has_worker(row, &[3]), 0, 0..=0, 0..=0),
            Phase::Place => (has_worker(Row::Tile, &any), 1, 0..=0, 0..=0),
            Phase::Put => {
                let two = has_worker(Row::Feature, &[0, 3]);
                (has_worker(Row::Feature, &any), 0, 1..=1 + usize::from(two), 0..=0)
            }
            Phase::Build => {
                let sizes = [SETS[0], SETS[1], SETS[2], BLIND_PIECES];
                let columns = any.into_iter().filter(|column| has_worker(Row::Piece, &[*column]));
                let largest = columns.map(|column| sizes[usize::from(column)]).max();
                (largest.is_some(), 0, 0..=0, 1..=largest.unwrap_or(SETS[0]))
            }
        };
        flaws.demand(from, "workers", || Message::new("ci-audit-no-worker"));
        flaws.expect("hand.tile", u8::from(tile.is_some()), tiles);
        flaws.expect_in("hand.features", features.iter().flatten().count(), most_features);
        flaws.expect_in("hand.pieces", pieces.total(), most_pieces);
        let placeable = |kind: FeatureKind| !land.places_for(self.kind(kind).on).is_empty();
        if state.phase == Phase::Put {
            let all = features.into_iter().flatten().all(placeable);
            flaws.demand(all, "hand.features", || Message::new("ci-audit-no-place"));
        }
        let buildable = |(colour, _)| !land.sites_for(colour).is_empty();
        if state.phase == Phase::Build {
            flaws.demand(pieces.iter().all(buildable), "hand.pieces", || Message::new("ci-audit-no-place"));
        }
    }
}

/// Checks that a slot without a worker holds what was laid out there, and that one with a worker is empty (CI-3.1 to
/// CI-3.4).
pub(crate) fn account_for_display(state: &State, flaws: &mut Flaws) {
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
        let (found, field) = match row {
            Row::Card => (cards[place].is_some(), "cards"),
            Row::Tile => (tiles[place].is_some(), "tiles"),
            Row::Feature => (features[place].is_some(), "features"),
            Row::Piece => {
                sets[place] += u8::from(wanted);
                continue;
            }
        };
        if found != wanted {
            let key = if wanted { "ci-audit-slot-empty" } else { "ci-audit-slot-full" };
            flaws.add(format!("display.{field}[{place}]"), Message::new(key).with("slot", slot_words(slot)));
        }
    }
    for (place, (set, wanted)) in pieces.iter().zip(sets).enumerate() {
        if set.total() != wanted {
            flaws.expect(format!("display.pieces[{place}]"), set.total(), wanted);
        }
    }
}
