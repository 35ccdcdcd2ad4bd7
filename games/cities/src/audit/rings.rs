use tetrapolis_game::{Flaws, Game, Message, Seat};

use crate::{Cities, Phase, State};

impl Cities {
    /// Checks that rings fill the open places from the best one, at most one for each player (CI-5.1, CI-5.2). Whoever
    /// meets a milestone at the end of a turn must have one if a place was free.
    pub(crate) fn account_for_rings(&self, state: &State, flaws: &mut Flaws) {
        let open = self.open_places();
        for (n, rings) in state.rings.iter().enumerate() {
            let has_ring = |place: &usize| rings[*place].is_some();
            let closed = (0..rings.len()).any(|place| !open.contains(&place) && has_ring(&place));
            flaws.demand(!closed, format_args!("rings[{n}]"), || Message::new("ci-audit-ring-closed"));
            let twice = (0..rings.len()).any(|place| has_ring(&place) && rings[..place].contains(&rings[place]));
            flaws.demand(!twice, format_args!("rings[{n}]"), || Message::new("ci-audit-ring-twice"));
            let filled: Vec<bool> = open.iter().map(has_ring).collect();
            flaws.demand(filled.is_sorted_by(|one, next| one >= next), format_args!("rings[{n}]"), || {
                Message::new("ci-audit-ring-order")
            });
            self.account_for_milestone(state, n, filled.contains(&false), flaws);
        }
    }

    fn account_for_milestone(&self, state: &State, n: usize, has_free_place: bool, flaws: &mut Flaws) {
        let mid_turn = matches!(state.phase, Phase::Reveal(_) | Phase::Place | Phase::Put | Phase::Build);
        for seat in Seat::all(self.seats()) {
            let turns = u32::from(state.rounds) + state.players[seat.index()].workers.len();
            let acting = mid_turn && seat == state.seat;
            let has_ended_a_turn = turns > u32::from(acting && state.rounds == 0);
            let has_ring = state.rings[n].contains(&Some(seat));
            let is_met = state.metropolis.is_some_and(|metropolis| {
                let milestone = &self.edition.metropolises()[metropolis.index()].milestones[n];
                milestone.is_met(&state.players[seat.index()].district.land)
            });
            let missing = has_ended_a_turn && !acting && has_free_place && is_met && !has_ring;
            let message = |key| Message::new(key).with("player", seat.to_string());
            if missing {
                flaws.add(format!("rings[{n}]"), message("ci-audit-ring-missing"));
            }
            if has_ring && (!has_ended_a_turn || state.metropolis.is_none()) {
                flaws.add(format!("rings[{n}]"), message("ci-audit-ring-early"));
            }
        }
    }
}
