use tetrapolis_game::{Game, Message};

use crate::game::PointCity;
use crate::state::{Face, Holding, TokenSet};
use crate::{Cell, Cells, Front, Phase, State};

impl PointCity {
    pub(crate) fn account_for_market(&self, state: &State) -> Result<(), Message> {
        for cell in Cell::all() {
            let face = state.face(cell);
            let marks = [(state.fronts, face.as_front().is_some()), (state.buildings, face.as_building().is_some())];
            let hole = state.holes().contains(cell);
            let marked = marks.iter().all(|(cells, lies)| cells.contains(cell) == *lies);
            if !marked
                || (hole && face != Face::EMPTY)
                || state.wants_front.contains(cell) && state.wants_building.contains(cell)
            {
                return Err(Message::new("pc-audit-market").with("cell", cell.to_string()));
            }
        }
        let empty = Cell::all().filter(|cell| state.face(*cell) == Face::EMPTY).count() as u8;
        let holes = state.holes().iter().count() as u8;
        let (wanted_empty, wanted_holes) = match state.phase {
            Phase::DealFronts => (16_u8.saturating_sub(self.cards_used().saturating_sub(state.deck)), 0),
            Phase::DealTokens | Phase::DealFirst | Phase::Choose | Phase::Flip(_) | Phase::Draw | Phase::Rival => {
                (0, 0)
            }
            Phase::Pay | Phase::Token(_) => (2, 2),
            Phase::Refill(_) => (holes.clamp(1, 2), holes.clamp(1, 2)),
            Phase::Open => (holes.min(2), holes.min(2)),
            // The last pair leaves two places empty; who passes leaves none (PC-5.1, PC-5.2).
            Phase::Over => (holes.min(2) & 2, holes.min(2) & 2),
        };
        if (empty, holes) != (wanted_empty, wanted_holes) {
            let message = Message::new("pc-audit-empty").with("found", empty);
            return Err(message.with("wanted", wanted_empty));
        }
        Ok(())
    }

    /// The deck shrinks by two each turn (PC-5.1), and its top card is open (PC-2.2).
    pub(crate) fn account_for_deck(&self, state: &State) -> Result<(), Message> {
        let used = self.cards_used();
        let holes = state.holes().iter().count() as u8;
        let drawn = match state.phase {
            Phase::DealFronts => used.saturating_sub(state.deck).min(16),
            Phase::DealTokens | Phase::DealFirst => 16,
            Phase::Choose | Phase::Flip(_) | Phase::Pay | Phase::Token(_) | Phase::Rival => 16 + 2 * state.turns,
            Phase::Draw => 17 + 2 * state.turns,
            Phase::Refill(_) | Phase::Open => 18 + 2 * state.turns - holes,
            Phase::Over => used,
        };
        if drawn > used || state.deck != used - drawn {
            let message = Message::new("pc-audit-deck").with("found", state.deck);
            return Err(message.with("wanted", used.saturating_sub(drawn)).with("turns", state.turns));
        }
        let top_is_open = match state.phase {
            Phase::DealFronts | Phase::Draw | Phase::Open | Phase::Over => false,
            _ => state.deck > 0,
        };
        if state.top.is_some() != top_is_open {
            return Err(Message::new("pc-audit-top"));
        }
        Ok(())
    }

    /// Every front that has been seen lies in the market, on the deck, in a hand or on the discard pile, or belongs to a
    /// building that has been seen.
    pub(crate) fn account_for_fronts(&self, state: &State) -> Result<(), Message> {
        let mut drawn = usize::from(self.cards_used() - state.deck) + usize::from(state.top.is_some());
        for tier in 0..3 {
            let wanted = drawn.min(self.used[tier].into());
            drawn -= wanted;
            let classes = self.all_classes().filter(|(class, _)| class.tier() == tier);
            let seen: i32 = classes
                .map(|(class, facts)| i32::from(facts.count) - i32::from(state.unseen[tier].lane(class.lane())))
                .sum();
            if seen != wanted as i32 {
                let message = Message::new("pc-audit-tier").with("tier", tier + 1).with("found", seen);
                return Err(message.with("wanted", wanted));
            }
        }
        let mut left = std::collections::BTreeMap::new();
        for (class, facts) in self.all_classes() {
            let in_market = state.market.iter().filter(|face| face.as_front() == Some(class)).count() as i32;
            let cards = (facts.start..facts.start + facts.count).map(crate::CardIndex);
            let built = cards.filter(|card| !state.hidden.contains(*card)).count() as i32;
            let on_top = i32::from(state.top == Some(class));
            let unseen = i32::from(state.unseen[class.tier()].lane(class.lane()));
            let elsewhere = i32::from(facts.count) - unseen - in_market - built - on_top;
            if elsewhere < 0 {
                return Err(Message::new("pc-position-too-many").with("what", self.notate_class(class)));
            }
            *left.entry(facts.front).or_insert(0) += elsewhere;
        }
        *left.entry(Front::Ingenuity).or_insert(0) += i32::from(self.seats());
        for front in Front::all() {
            let hands: i32 = state.players.iter().map(|player| i32::from(player.hand.of(front))).sum();
            let found = hands + i32::from(state.discard.of(front));
            let wanted = left.get(&front).copied().unwrap_or(0);
            if found != wanted {
                let message = Message::new("pc-audit-fronts").with("front", front.to_string()).with("found", found);
                return Err(message.with("wanted", wanted));
            }
        }
        Ok(())
    }

    pub(crate) fn account_for_buildings(&self, state: &State) -> Result<(), Message> {
        let mut seen = 0;
        let market = state.market.iter().chain(&state.pending).filter_map(|face| face.as_building());
        for card in market.chain(state.players.iter().flat_map(|player| player.city.iter())) {
            seen += 1;
            if state.hidden.contains(card) {
                return Err(Message::new("pc-position-twice").with("id", self.card(card).id.as_str()));
            }
        }
        if seen + state.hidden.len() != 160 {
            return Err(Message::new("pc-audit-buildings"));
        }
        Ok(())
    }

    pub(crate) fn account_for_tokens(&self, state: &State) -> Result<(), Message> {
        let mut all = TokenSet::EMPTY;
        let taken = state.players.iter().flat_map(|player| player.tokens.iter());
        for token in state.row.iter().chain(taken) {
            if all.contains(token) {
                let id = self.edition.tokens()[token.index()].id.as_str();
                return Err(Message::new("pc-position-twice").with("id", id));
            }
            all.insert(token);
        }
        let wanted = match state.phase {
            Phase::DealFronts => 0,
            Phase::DealTokens => all.len().min(u32::from(self.tokens) - 1),
            _ => self.tokens.into(),
        };
        if all.len() != wanted || state.row.iter().count() as u32 != state.pool.len() {
            return Err(Message::new("pc-audit-tokens").with("found", all.len()).with("wanted", wanted));
        }
        Ok(())
    }

    pub(crate) fn account_for_players(&self, state: &State) -> Result<(), Message> {
        for (n, player) in state.players.iter().enumerate() {
            if n >= usize::from(self.parties()) {
                if *player != Holding::EMPTY {
                    return Err(Message::new("pc-position-players")
                        .with("found", n + 1)
                        .with("wanted", self.parties()));
                }
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
            let party = Message::new("pc-audit-player").with("player", n + 1);
            if (points, permanents) != (player.points, player.permanents) || player.tokens.len() > civic {
                return Err(party);
            }
            let cards = player.city.len() + u32::from(player.hand.cards());
            if cards > 1 + 2 * self.turns_begun(state, n as u8) {
                return Err(party);
            }
        }
        Ok(())
    }

    /// How many turns a party has begun.
    fn turns_begun(&self, state: &State, party: u8) -> u32 {
        if matches!(state.phase, Phase::DealFronts | Phase::DealTokens | Phase::DealFirst) {
            return 0;
        }
        let begun = state.turns + u8::from(state.phase != Phase::Over);
        let place = (party + self.parties() - state.first.0) % self.parties();
        u32::from((begun + self.parties() - 1 - place) / self.parties())
    }

    pub(crate) fn account_for_phase(&self, state: &State) -> Result<(), Message> {
        let pending = state.pending.iter().filter(|face| face.as_building().is_some()).count();
        let first_is_free = state.pending[0] == Face::EMPTY && state.pending[1] != Face::EMPTY;
        let in_play = state.turns < self.turns_in_all();
        let in_setup = state.turns == 0 && !state.flipped && state.first.0 == 0;
        let fits = match state.phase {
            Phase::DealFronts | Phase::DealTokens => in_setup && pending == 0,
            Phase::DealFirst => in_setup && pending == 0 && !self.is_solo(),
            Phase::Choose | Phase::Draw => in_play && pending == 0 && self.is_players_turn(state),
            Phase::Flip(cell) => {
                let lines = crate::legal::flippable(state);
                in_play && pending == 0 && self.is_players_turn(state) && lines.contains(cell)
            }
            Phase::Pay => {
                let bill = self.bill(state);
                let payable = bill.is_payable() && bill.only_payment().is_none();
                in_play && pending == state.wants_front.iter().count() && payable && self.is_players_turn(state)
            }
            Phase::Token(count) => {
                let possible = state.pool.len().min(2);
                in_play && pending == 0 && (1..=possible).contains(&count.into()) && self.is_players_turn(state)
            }
            Phase::Refill(cell) => {
                let next = state.holes().first() == Some(cell) && state.wants_building.contains(cell);
                in_play && pending == 0 && next
            }
            Phase::Open => in_play && pending == 0,
            Phase::Rival => in_play && pending == 0 && self.is_solo() && state.turns % 2 == 1 && !state.flipped,
            Phase::Over => !in_play && pending == 0 && !state.flipped,
        };
        let holes = match state.phase {
            Phase::Over => Cells::NONE,
            _ => state.holes(),
        };
        let deckless_hole =
            !holes.is_empty() && state.deck == 0 && matches!(state.phase, Phase::Refill(_) | Phase::Open);
        if !fits || first_is_free || deckless_hole {
            return Err(Message::new("pc-audit-phase"));
        }
        Ok(())
    }

    /// Whether it is the turn of somebody at the table, not of the virtual opponent.
    fn is_players_turn(&self, state: &State) -> bool {
        !self.is_solo() || state.turns.is_multiple_of(2)
    }
}
