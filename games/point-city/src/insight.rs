use tetrapolis_game::{Game, Insight, Rng, Seat, below};

use crate::game::TURNS_EACH;
use crate::lanes::INGENUITY;
use crate::market::CELLS;
use crate::state::{Face, Holding};
use crate::{Action, Counts, Front, Phase, PointCity, State, Token};

/// What a turn brings, on average.
const TURN: f32 = 2.6;
/// What a symbol in the hand is worth with many turns to go.
const SYMBOL: f32 = 0.9;
/// What flipping a card is worth: what can be expected of the better choice afterwards.
const FLIP: f32 = 3.0;
/// How many decisions a rollout makes: some nine turns.
const HORIZON: u32 = 36;
/// How many symbols are spent in a turn, at most.
const SPENT: f32 = 5.0;
/// What the first, second, ... permanent resource of a type saves in a turn.
const SAVED: [f32; 5] = [0.30, 0.26, 0.16, 0.06, 0.02];
/// How many permanent resources of each type come in a turn to somebody who scores them.
const GROWTH: f32 = 0.12;

/// What the rest of the game holds for a player.
#[derive(Clone, Copy)]
struct Outlook {
    turns: f32,
    /// What a symbol in the hand is worth.
    symbol: f32,
}

impl Outlook {
    fn new(turns: u8) -> Outlook {
        let turns = f32::from(turns);
        Outlook { turns, symbol: SYMBOL * turns / (turns + 0.8) }
    }

    /// What another permanent resource saves, after so many of its type.
    fn saving(self, before: u8) -> f32 {
        SAVED[usize::from(before).min(SAVED.len() - 1)] * self.turns
    }
}

impl PointCity {
    /// How many turns a party has still to end.
    fn turns_left(&self, state: &State, party: usize) -> u8 {
        let parties = self.parties();
        let order = (party as u8 + parties - state.first.0) % parties;
        TURNS_EACH - ((state.turns + parties - 1 - order) / parties).min(TURNS_EACH)
    }

    /// What the best tokens of the pool, so many, will be worth to a player.
    fn best_tokens(&self, state: &State, player: &Holding, turns: f32, count: usize) -> f32 {
        let mut best = [0.0_f32; 2];
        for token in state.pool.iter() {
            let worth = token_outlook(&self.edition.tokens()[token.index()], player, turns);
            if worth > best[0] {
                best = [worth, best[0]];
            } else if worth > best[1] {
                best[1] = worth;
            }
        }
        best[..count.min(2)].iter().sum()
    }

    /// What a player who has taken cards and not yet paid, or not yet chosen tokens, will have.
    fn settled(&self, state: &State, party: usize, turns: f32) -> (Holding, f32, f32) {
        let mut player = state.players[party];
        if state.seat.index() != party {
            return (player, 0.0, 0.0);
        }
        let mut tokens = if let Phase::Token(tokens) = state.phase { usize::from(tokens) } else { 0 };
        let mut spent = 0.0;
        for card in state.pending.iter().filter_map(|face| face.as_building()) {
            let facts = self.buildings[card.index()];
            let cost = self.facts(Face::building(card)).cost;
            spent += f32::from(cost.minus_down_to_zero(player.permanents).sum());
            player.permanents = player.permanents.plus(facts.gives);
            player.points += facts.points;
            tokens += usize::from(facts.civic);
        }
        let gained = if tokens == 0 { 0.0 } else { self.best_tokens(state, &player, turns, tokens) };
        (player, spent, gained)
    }

    /// What each card of the market brings the player whose turn it is.
    fn cell_values(&self, state: &State) -> [f32; CELLS] {
        let player = state.player();
        let outlook = Outlook::new(self.turns_left(state, state.seat.index()).saturating_sub(1));
        let have = player.permanents.resources();
        let saving: [f32; 5] = std::array::from_fn(|resource| outlook.saving(have[resource]));
        let scored = self.scored(player);
        let civic = self.best_tokens(state, player, outlook.turns, 1);
        state.market.map(|face| {
            let Some(card) = face.as_building() else {
                let change = self.facts(face).change;
                return f32::from(change.sum()) * outlook.symbol + 0.3 * f32::from(change.lane(INGENUITY));
            };
            let facts = self.buildings[card.index()];
            let short = self.facts(face).cost.minus_down_to_zero(player.permanents).sum();
            let given = facts.gives.first().map_or(0.0, |resource| saving[resource] + scored[resource]);
            let token = if facts.civic { civic } else { 0.0 };
            f32::from(facts.points) + given + token - f32::from(short) * outlook.symbol
        })
    }

    /// What another permanent resource of each type scores through the player's tokens, about.
    fn scored(&self, player: &Holding) -> [f32; 5] {
        let mut scored = [0.0; 5];
        let have = player.permanents;
        for token in player.tokens.iter() {
            let token = &self.edition.tokens()[token.index()];
            let points = f32::from(token.points);
            match token.counts {
                Counts::PerResource { of } => scored[of.index()] += points,
                Counts::PerPair { of: [one, other] } => {
                    for (this, that) in [(one, other), (other, one)] {
                        let helps = have.lane(this.index()) < have.lane(that.index());
                        scored[this.index()] += if helps { points } else { 0.2 * points };
                    }
                }
                Counts::PerTypeAtLeast { at_least } => {
                    for (resource, scored) in scored.iter_mut().enumerate() {
                        let helps = have.lane(resource) + 1 == at_least;
                        *scored += if helps { points } else { 0.0 };
                    }
                }
                Counts::PerTypeMissing => {
                    for (resource, scored) in scored.iter_mut().enumerate() {
                        *scored -= if have.lane(resource) == 0 { points } else { 0.0 };
                    }
                }
                Counts::PerFullSet => {
                    let least = have.resources().into_iter().min().unwrap_or(0);
                    for (resource, scored) in scored.iter_mut().enumerate() {
                        *scored += if have.lane(resource) == least { 0.3 * points } else { 0.0 };
                    }
                }
                Counts::Flat | Counts::PerIngenuityCard => {}
            }
        }
        scored
    }

    /// What an action brings, about, in points.
    fn action_value(&self, state: &State, action: Action, cells: &[f32; CELLS]) -> f32 {
        match action {
            Action::Flip(_) => FLIP,
            Action::Take(one, other) => cells[one.index()] + cells[other.index()],
            Action::Deck => {
                let outlook = Outlook::new(self.turns_left(state, state.seat.index()).saturating_sub(1));
                let known = state.top.map_or(0, |class| self.facts(Face::front(class)).change.sum());
                let unknown =
                    if usize::from(self.cards_used() - state.deck) < usize::from(self.used[0]) { 1.0 } else { 1.7 };
                let symbols = f32::from(known) + unknown - 0.4;
                symbols * outlook.symbol
            }
            Action::Pass => 0.0,
            Action::Pay(payment) => {
                let cards = payment.cards();
                let wasted = f32::from(cards.doubles.sum()) * 0.4;
                -wasted - 1.2 * f32::from(payment.of(Front::Ingenuity))
            }
            Action::Token(token) => {
                let turns = f32::from(self.turns_left(state, state.seat.index())) - 1.0;
                token_outlook(&self.edition.tokens()[token.index()], state.player(), turns)
            }
        }
    }
}

impl Insight for PointCity {
    fn worth(&self, state: &State, party: usize) -> f32 {
        let turns = self.turns_left(state, party);
        if self.is_solo() && party > 0 {
            let now = self.outcome(state).standings()[party].score as f32;
            return now + f32::from(turns) * 2.5;
        }
        // Who is about to end a turn has one turn less to use what comes of it.
        let is_settling = state.seat.index() == party && matches!(state.phase, Phase::Pay | Phase::Token(_));
        let outlook = Outlook::new(turns - u8::from(is_settling && turns > 0));
        let (player, spent, gained) = self.settled(state, party, outlook.turns);
        let tokens = player.tokens.iter().map(|token| &self.edition.tokens()[token.index()]);
        let scored: f32 = tokens.map(|token| token_outlook(token, &player, outlook.turns)).sum();
        let saved: f32 = player
            .permanents
            .resources()
            .into_iter()
            .map(|count| (0..count).map(|before| outlook.saving(before)).sum::<f32>())
            .sum();
        let hand = player.hand;
        let ingenuity = f32::from(hand.of(Front::Ingenuity));
        let doubles = f32::from(hand.doubles.sum());
        let symbols = (f32::from(hand.singles.sum()) + 0.25 * ingenuity + 1.9 * doubles - spent).max(0.0);
        let most = SPENT * outlook.turns + 0.001;
        let held = most * symbols / (symbols + most) * outlook.symbol * 1.2;
        f32::from(player.points) + scored + gained + saved + held + TURN * outlook.turns
    }

    fn doubt(&self, state: &State) -> f32 {
        let turns = f32::from(self.turns_in_all() - state.turns) / f32::from(self.parties());
        1.0 + 1.6 * turns.sqrt()
    }

    fn horizon(&self) -> u32 {
        HORIZON
    }

    fn rollout<R: Rng + ?Sized>(&self, state: &State, seat: Seat, actions: &mut Vec<Action>, rng: &mut R) -> Action {
        self.legal_actions(state, seat, actions);
        if let [only] = actions[..] {
            return only;
        }
        let cells = if state.phase == Phase::Choose { self.cell_values(state) } else { [0.0; CELLS] };
        let (mut best, mut chosen) = (f32::NEG_INFINITY, actions[0]);
        for action in actions.iter() {
            let luck = below(rng, 256) as f32 / 256.0;
            let value = self.action_value(state, *action, &cells) + 2.0 * luck;
            if value > best {
                (best, chosen) = (value, *action);
            }
        }
        chosen
    }

    fn prior(&self, state: &State, _seat: Seat, actions: &[Action], weights: &mut Vec<f32>) {
        let cells = if state.phase == Phase::Choose { self.cell_values(state) } else { [0.0; CELLS] };
        weights.clear();
        weights.extend(actions.iter().map(|action| self.action_value(state, *action, &cells)));
        let best = weights.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        for weight in weights.iter_mut() {
            *weight = (0.45 * (*weight - best)).exp() + 0.002;
        }
    }

    fn is_open(&self, _state: &State) -> bool {
        true
    }
}

/// What a player will have of a token at the end.
fn token_outlook(token: &Token, player: &Holding, turns: f32) -> f32 {
    let growth = GROWTH * turns;
    let have = player.permanents.resources();
    let of = |resource: crate::Resource| f32::from(have[resource.index()]);
    let times = match token.counts {
        Counts::Flat => 1.0,
        Counts::PerResource { of: resource } => of(resource) + growth,
        Counts::PerPair { of: [one, other] } => {
            let (less, more) = (of(one).min(of(other)), of(one).max(of(other)));
            less + growth + growth * 0.5 * (more - less).min(1.0)
        }
        Counts::PerTypeAtLeast { at_least } => {
            let reached = |count: u8| {
                let missing = f32::from(at_least) - f32::from(count) - growth;
                if count >= at_least { 1.0 } else { (1.0 - 0.5 * missing).clamp(0.0, 0.9) }
            };
            have.iter().map(|count| reached(*count)).sum()
        }
        Counts::PerTypeMissing => {
            let stays = (1.0 - 0.04 * turns).max(0.2);
            have.into_iter().map(|count| if count == 0 { stays } else { 0.0 }).sum()
        }
        Counts::PerFullSet => {
            let least = f32::from(have.into_iter().min().unwrap_or(0));
            let more = have.iter().map(|count| (f32::from(*count) - least).min(1.0)).sum::<f32>() / 5.0;
            least + more * (growth * 1.5).min(1.0)
        }
        Counts::PerIngenuityCard => f32::from(player.hand.of(Front::Ingenuity)) + 0.1 * turns,
    };
    f32::from(token.points) * times
}
