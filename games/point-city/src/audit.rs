mod phase;

use tetrapolis_game::{Flaws, Game, Message, Set};

use crate::game::PointCity;
use crate::state::{Face, Holding};
use crate::{Cell, Front, Phase, State};

impl PointCity {
    /// Checks that the number of completed turns fits the phase, and the seat whose turn it is too.
    pub(crate) fn account_for_turns(&self, state: &State, flaws: &mut Flaws) {
        let most = self.turns_in_all();
        let turns = match state.phase {
            Phase::DealFronts | Phase::DealTokens | Phase::DealFirst => {
                flaws.expect("first", state.first.0 + 1, 1);
                0..=0
            }
            Phase::Over => most..=most,
            _ => 0..=most - 1,
        };
        flaws.expect_in("turns", state.turns, turns);
        if !self.is_solo() {
            flaws.demand(state.phase != Phase::Rival, "phase", || Message::new("pc-audit-no-rival"));
            return;
        }
        flaws.demand(state.phase != Phase::DealFirst, "phase", || Message::new("pc-audit-solo-first"));
        let is_rivals_turn = match state.phase {
            Phase::Rival => true,
            Phase::Choose | Phase::Flip(_) | Phase::Pay | Phase::Draw | Phase::Token(_) => false,
            Phase::DealFronts | Phase::DealTokens | Phase::DealFirst | Phase::Refill(_) | Phase::Open | Phase::Over => {
                return;
            }
        };
        let key = if is_rivals_turn { "pc-audit-players-turn" } else { "pc-audit-rivals-turn" };
        flaws
            .demand((state.turns % 2 == 1) == is_rivals_turn, "phase", || Message::new(key).with("turns", state.turns));
    }

    pub(crate) fn account_for_market(&self, state: &State, flaws: &mut Flaws) {
        for cell in Cell::all() {
            let face = state.face(cell);
            let marks = [(state.fronts, face.as_front().is_some()), (state.buildings, face.as_building().is_some())];
            let marked = marks.iter().all(|(cells, lies)| cells.contains(cell) == *lies);
            let hole = state.holes().contains(cell);
            let both = state.wants_front.contains(cell) && state.wants_building.contains(cell);
            flaws.demand(marked && !both && !(hole && face != Face::EMPTY), market(cell), || {
                Message::new("pc-audit-market").with("cell", cell.to_string())
            });
        }
        let holes = state.holes().len() as u8;
        let (empty, wants) = match state.phase {
            Phase::DealFronts => (16_u8.saturating_sub(self.cards_used().saturating_sub(state.deck)), false),
            Phase::DealTokens | Phase::DealFirst | Phase::Choose | Phase::Flip(_) | Phase::Draw | Phase::Rival => {
                (0, false)
            }
            Phase::Pay | Phase::Token(_) => (2, true),
            Phase::Refill(_) => (holes.clamp(1, 2), true),
            Phase::Open => (holes.min(2), true),
            // The last pair leaves two places empty; who passes leaves none (PC-5.1, PC-5.2).
            Phase::Over => (holes.min(2) & 2, true),
        };
        let found = Cell::all().filter(|cell| state.face(*cell) == Face::EMPTY).count() as u8;
        flaws.demand(found == empty, "market", || {
            Message::new("pc-audit-empty").with("found", found).with("wanted", empty)
        });
        if state.phase == Phase::DealFronts {
            let first_empty = Cell::all().find(|cell| state.face(*cell) == Face::EMPTY);
            let is_last = |empty: Cell| Cell::all().all(|cell| cell < empty || state.face(cell) == Face::EMPTY);
            if let Some(cell) = first_empty.filter(|cell| !is_last(*cell)) {
                flaws.add(market(cell), Message::new("pc-audit-dealt").with("cell", cell.to_string()));
            }
        }
        for cell in Cell::all().filter(|cell| state.face(*cell) == Face::EMPTY) {
            let key = if wants { "pc-audit-wants" } else { "pc-audit-wants-nothing" };
            flaws.demand(state.holes().contains(cell) == wants, market(cell), || {
                Message::new(key).with("cell", cell.to_string())
            });
        }
    }

    /// The deck shrinks by two each turn (PC-5.1), and its top card is open (PC-2.2).
    pub(crate) fn account_for_deck(&self, state: &State, flaws: &mut Flaws) {
        let used = self.cards_used();
        let turns = state.turns.min(self.turns_in_all());
        let drawn = match state.phase {
            Phase::DealFronts => used.saturating_sub(state.deck).min(16),
            Phase::DealTokens | Phase::DealFirst => 16,
            Phase::Choose | Phase::Flip(_) | Phase::Pay | Phase::Token(_) | Phase::Rival => 16 + 2 * turns,
            Phase::Draw => 17 + 2 * turns,
            Phase::Refill(_) | Phase::Open => 18 + 2 * turns - state.holes().len().min(2) as u8,
            Phase::Over => used,
        };
        let wanted = used.saturating_sub(drawn);
        flaws.demand(drawn <= used && state.deck == wanted, "deck.left", || {
            let message = Message::new("pc-audit-deck").with("found", state.deck);
            message.with("wanted", wanted).with("turns", state.turns)
        });
        let top_is_open = match state.phase {
            Phase::DealFronts | Phase::Draw | Phase::Open | Phase::Over => false,
            _ => state.deck > 0,
        };
        flaws.demand(state.top.is_some() == top_is_open, "deck.top", || {
            Message::new(if top_is_open { "pc-audit-top-open" } else { "pc-audit-top-closed" })
        });
    }

    /// Checks that every front that has been seen is in the market, on the deck, in a hand or on the discard pile, or
    /// belongs to a building that has been seen.
    pub(crate) fn account_for_fronts(&self, state: &State, flaws: &mut Flaws) {
        let mut drawn = usize::from(self.cards_used() - state.deck) + usize::from(state.top.is_some());
        for tier in 0..3 {
            let wanted = drawn.min(self.used[tier].into());
            drawn -= wanted;
            let classes = self.all_classes().filter(|(class, _)| class.tier() == tier);
            let seen: i32 = classes
                .map(|(class, facts)| i32::from(facts.count) - i32::from(state.unseen[tier].lane(class.lane())))
                .sum();
            flaws.demand(seen == wanted as i32, "unseen", || {
                Message::new("pc-audit-tier").with("tier", tier + 1).with("found", seen).with("wanted", wanted)
            });
        }
        let mut left = std::collections::BTreeMap::new();
        for (class, facts) in self.all_classes() {
            let in_market = state.market.iter().filter(|face| face.as_front() == Some(class)).count() as i32;
            let cards = (facts.start..facts.start + facts.count).map(crate::CardIndex);
            let built = cards.filter(|card| !state.hidden.contains(*card)).count() as i32;
            let on_top = i32::from(state.top == Some(class));
            let unseen = i32::from(state.unseen[class.tier()].lane(class.lane()));
            let elsewhere = i32::from(facts.count) - unseen - in_market - built - on_top;
            let name = self.notate_class(class);
            flaws.demand(elsewhere >= 0, format!("unseen.{name}"), || {
                Message::new("pc-position-too-many").with("what", name)
            });
            *left.entry(facts.front).or_insert(0) += elsewhere;
        }
        *left.entry(Front::Ingenuity).or_insert(0) += i32::from(self.seats());
        for front in Front::all() {
            let hands: i32 = state.players.iter().map(|player| i32::from(player.hand.of(front))).sum();
            let found = hands + i32::from(state.discard.of(front));
            let wanted = left.get(&front).copied().unwrap_or(0);
            flaws.demand(found == wanted, format!("discard.{front}"), || {
                let message = Message::new("pc-audit-fronts").with("front", front.to_string());
                message.with("found", found).with("wanted", wanted)
            });
        }
    }

    pub(crate) fn account_for_buildings(&self, state: &State, flaws: &mut Flaws) {
        let mut seen = 0;
        let market = state.market.iter().chain(&state.pending).filter_map(|face| face.as_building());
        for card in market.chain(state.players.iter().flat_map(|player| player.city.iter())) {
            seen += 1;
            flaws.demand(!state.hidden.contains(card), "market", || {
                Message::new("pc-position-twice").with("id", self.card(card).id.as_str())
            });
        }
        flaws.demand(seen + state.hidden.len() == 160, "market", || Message::new("pc-audit-buildings"));
    }

    pub(crate) fn account_for_tokens(&self, state: &State, flaws: &mut Flaws) {
        let mut all = Set::NONE;
        let taken = state
            .players
            .iter()
            .enumerate()
            .flat_map(|(n, player)| player.tokens.iter().map(move |token| (format!("players[{n}].tokens"), token)));
        for (field, token) in state.row.iter().map(|token| ("pool".to_owned(), token)).chain(taken) {
            flaws.demand(!all.contains(token), field, || {
                Message::new("pc-position-twice").with("id", self.token(token).id.as_str())
            });
            all.insert(token);
        }
        let wanted = match state.phase {
            Phase::DealFronts => 0,
            Phase::DealTokens => all.len().min(u32::from(self.tokens) - 1),
            _ => self.tokens.into(),
        };
        flaws.demand(all.len() == wanted && state.row.iter().count() as u32 == state.pool.len(), "pool", || {
            Message::new("pc-audit-tokens").with("found", all.len()).with("wanted", wanted)
        });
    }

    pub(crate) fn account_for_players(&self, state: &State, flaws: &mut Flaws) {
        for (n, player) in state.players.iter().enumerate() {
            if n >= usize::from(self.parties()) {
                flaws.demand(*player == Holding::EMPTY, "players", || {
                    Message::new("pc-position-players").with("found", n + 1).with("wanted", self.parties())
                });
                continue;
            }
            let (mut points, mut civic) = (0, 0);
            let mut permanents = crate::lanes::Lanes::ZERO;
            for card in player.city.iter() {
                let facts = self.buildings[card.index()];
                points += facts.points;
                permanents = permanents.plus(facts.gives);
                civic += u32::from(facts.civic);
            }
            // The tokens that the player has still to choose are due for buildings in the city.
            let due = match state.phase {
                Phase::Token(count) if n == state.seat.index() => count.into(),
                _ => 0,
            };
            let tokens = player.tokens.len() + due;
            let cards = player.city.len() + u32::from(player.hand.cards());
            let most = 1 + 2 * self.turns_begun(state, n as u8);
            flaws.within(&format!("players[{n}]"), |flaws| {
                flaws.demand((points, permanents) == (player.points, player.permanents), "city", || {
                    Message::new("pc-audit-city")
                });
                flaws.demand(tokens <= civic, "tokens", || {
                    Message::new("pc-audit-civic").with("found", tokens).with("most", civic)
                });
                flaws.demand(cards <= most, "hand", || {
                    Message::new("pc-audit-cards").with("found", cards).with("most", most)
                });
            });
        }
    }

    /// How many turns a party has begun.
    fn turns_begun(&self, state: &State, party: u8) -> u32 {
        if matches!(state.phase, Phase::DealFronts | Phase::DealTokens | Phase::DealFirst) {
            return 0;
        }
        let (turns, parties) = (state.turns.min(self.turns_in_all()), self.parties());
        let begun = turns + u8::from(state.phase != Phase::Over);
        let place = (party + parties - state.first.0 % parties) % parties;
        u32::from((begun + parties - 1 - place) / parties)
    }
}

/// The field of a place of the market.
pub(crate) fn market(cell: Cell) -> String {
    format!("market[{}][{}]", cell.row(), cell.column())
}
