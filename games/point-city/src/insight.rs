use tetrapolis_game::{Game, Insight, Rng, Scoring, Seat, below, highest, sharpen};
use tetrapolis_net::judge;

use crate::game::TURNS_EACH;
use crate::lanes::{INGENUITY, Lanes};
use crate::market::CELLS;
use crate::state::{Face, Holding};
use crate::{Action, Counts, Front, Phase, PointCity, State, Token};

/// How many decisions a rollout makes: about four turns.
const HORIZON: u32 = 14;
/// With this much more randomness than usual, each level is a clear step above the one below.
const LENIENCY: f32 = 1.2;
/// How much a rollout leaves to luck, in points.
const LUCK: f32 = 2.0;
/// How much more often an action is tried if it brings one point more, as an exponent of e.
const SHARPNESS: f32 = 0.6;
/// What flipping a card is worth, because the choice afterwards can be better; and how much less it is worth with every
/// turn to go.
const FLIP: f32 = 5.0;
const FLIP_EARLY: f32 = 0.1;
/// The share of a card's value that is lost when it is flipped.
const FLIPPED: f32 = 0.47;
/// What a symbol that can be taken is worth with many turns to go; with how many turns it is worth half of that; and
/// how much more it is worth when it has to be paid.
const SYMBOL: f32 = 0.97;
const SYMBOL_HALF: f32 = 2.2;
const PAID: f32 = 1.6;
/// How much more a card is worth with ingenuity or with two symbols; how much less for each symbol of its type that the
/// player has, and up to how many.
const WILD: f32 = 0.35;
const DOUBLE: f32 = 0.33;
const HAD: f32 = 0.13;
const MOST_HAD: u8 = 3;
/// About how many symbols a card of the first tier has, and one of the others; how much less two unknown cards are
/// worth than their symbols, and how much more for leaving the market alone.
const SYMBOLS: (f32, f32) = (1.0, 1.7);
const UNKNOWN: f32 = 0.4;
const DECK: f32 = 0.5;
/// How much more a card with two symbols is worth than what it pays, and one with ingenuity.
const DOUBLE_SPENT: f32 = 0.7;
const WILD_SPENT: f32 = 1.4;
/// How much less a building is worth because another card could be taken instead, how much less with every turn to go,
/// and the same for a second building.
const BUILDING: f32 = 0.15;
const BUILDING_EARLY: f32 = 0.055;
const BOTH: f32 = 0.35;
/// What it is worth to take a point, and a token, from each other player who could pay for it.
const DENIED: f32 = 0.08;
const TOKEN_DENIED: f32 = 0.7;
/// What the first, second, ... permanent resource of a type saves in a turn.
const SAVED: [f32; 5] = [0.45, 0.5, 0.43, 0.31, 0.02];
/// How many resources of a type the market must ask for so that a permanent one saves one more in a turn, and the most
/// that can be.
const ASKED: f32 = 80.0;
const MOST_ASKED: f32 = 0.15;
/// How many permanent resources of each type a player who scores them gets in a turn.
const GROWTH: f32 = 0.12;

/// The assumptions by which a position is judged.
struct Belief {
    /// What a turn brings, on average.
    turn: f32,
    /// What a symbol in the hand is worth with many turns to go, and with how many turns it is worth half of that.
    symbol: f32,
    half: f32,
    /// How many symbols are spent in a turn, at most.
    spent: f32,
    /// How many symbols a card with two and an ingenuity card count for, and how much a price counts.
    double: f32,
    wild: f32,
    price: f32,
    /// What the first, second, ... permanent resource of a type saves in a turn, and how much more with every turn to go.
    saved: [f32; 5],
    lasting: f32,
    /// How much of the usual growth is expected.
    growth: f32,
}

/// Assumptions about what a player is sure to get.
const SURE: Belief = Belief {
    turn: 2.6,
    symbol: 1.08,
    half: 0.8,
    spent: 5.0,
    double: 1.9,
    wild: 0.25,
    price: 1.0,
    saved: [0.30, 0.26, 0.16, 0.06, 0.02],
    lasting: 0.0,
    growth: 1.0,
};

/// Assumptions fitted to games between searches: these predict the winner best.
const LIKELY: Belief = Belief {
    turn: 1.3,
    symbol: 1.84,
    half: 3.8,
    spent: 55.0,
    double: 1.8,
    wild: 1.0,
    price: 1.4,
    saved: [0.43, 0.43, 0.36, 0.36, 0.02],
    lasting: 0.015,
    growth: 0.5,
};

impl PointCity {
    /// How many turns a party still has to finish.
    pub(crate) fn turns_left(&self, state: &State, party: usize) -> u8 {
        let parties = self.parties();
        let order = (party as u8 + parties - state.first.0) % parties;
        TURNS_EACH - ((state.turns + parties - 1 - order) / parties).min(TURNS_EACH)
    }

    /// What this many tokens, the best of the pool, will be worth to a player.
    pub(crate) fn best_tokens(&self, state: &State, player: &Holding, turns: f32, count: usize) -> f32 {
        let mut best = [0.0_f32; 2];
        for token in state.pool.iter() {
            let worth = token_outlook(self.token(token), player, turns);
            if worth > best[0] {
                best = [worth, best[0]];
            } else if worth > best[1] {
                best[1] = worth;
            }
        }
        best[..count.min(2)].iter().sum()
    }

    /// What a player who has taken cards and not yet paid, or not yet chosen tokens, will have.
    pub(crate) fn settled(&self, state: &State, party: usize, turns: f32) -> (Holding, f32, f32) {
        let mut player = state.players[party];
        if state.seat.index() != party {
            return (player, 0.0, 0.0);
        }
        let mut tokens = if let Phase::Token(tokens) = state.phase { usize::from(tokens) } else { 0 };
        let mut spent = 0.0;
        for card in state.pending.iter().filter_map(|face| face.as_building()) {
            let facts = self.buildings[card.index()];
            let cost = self.cost(Face::building(card));
            spent += f32::from(cost.minus_down_to_zero(player.permanents).sum());
            player.permanents = player.permanents.plus(facts.gives);
            player.points += facts.points;
            tokens += usize::from(facts.civic);
        }
        let gained = if tokens == 0 { 0.0 } else { self.best_tokens(state, &player, turns, tokens) };
        (player, spent, gained)
    }

    /// How many turns the player whose turn it is will have after this one.
    fn turns_to_go(&self, state: &State) -> f32 {
        f32::from(self.turns_left(state, state.seat.index()).saturating_sub(1))
    }

    /// What each card of the market brings the player whose turn it is.
    pub(crate) fn cell_values(&self, state: &State) -> [f32; CELLS] {
        let player = state.player();
        let turns = self.turns_to_go(state);
        let symbol = symbol_value(turns);
        let supply = player.hand.supply(player.permanents);
        let demand = self.demand(state, player);
        let (have, scored) = (player.permanents.resources(), self.scored(player));
        let given: [f32; 5] = std::array::from_fn(|resource| {
            let saved = SAVED[usize::from(have[resource]).min(SAVED.len() - 1)];
            let asked = (demand[resource] / ASKED).min(MOST_ASKED);
            (saved + asked) * turns + scored[resource]
        });
        let civic = self.best_tokens(state, player, turns, 1);
        state.market.map(|face| {
            let Some(card) = face.as_building() else {
                let change = self.change(face);
                let wild = WILD * f32::from(change.lane(INGENUITY));
                let kept = change.first().filter(|lane| *lane != INGENUITY).map_or(0.0, |lane| {
                    let double = if change.lane(lane) > 1 { DOUBLE } else { 0.0 };
                    double - HAD * f32::from(supply.lane(lane).min(MOST_HAD))
                });
                return f32::from(change.sum()) * symbol + wild + kept;
            };
            let (facts, cost) = (self.buildings[card.index()], self.cost(face));
            let price = f32::from(cost.minus_down_to_zero(player.permanents).sum()) * PAID * symbol;
            let (token, envied) = if facts.civic { (civic, TOKEN_DENIED) } else { (0.0, 0.0) };
            let points = f32::from(facts.points);
            let denied = self.rivals(state, cost) * (DENIED * points + envied);
            let given = facts.gives.first().map_or(0.0, |resource| given[resource]);
            points + given + token + denied - price - BUILDING - BUILDING_EARLY * turns
        })
    }

    /// How many resources of each type the buildings of the market cost a player in addition to the permanent ones.
    pub(crate) fn demand(&self, state: &State, player: &Holding) -> [f32; 5] {
        let mut demand = [0.0; 5];
        for face in state.market.iter().filter(|face| face.as_building().is_some()) {
            let cost = self.cost(*face).minus_down_to_zero(player.permanents);
            demand.iter_mut().zip(cost.resources()).for_each(|(demand, count)| *demand += f32::from(count));
        }
        demand
    }

    /// How many of the other players could pay for a building.
    fn rivals(&self, state: &State, cost: Lanes) -> f32 {
        let players = state.players[..usize::from(self.parties())].iter().enumerate();
        let others = players.filter(|(party, _)| *party != state.seat.index()).map(|(_, player)| player);
        let can_pay = |player: &&Holding| {
            let short = cost.minus_down_to_zero(player.hand.supply(player.permanents)).sum();
            short <= player.hand.of(Front::Ingenuity)
        };
        others.filter(can_pay).count() as f32
    }

    /// About how much another permanent resource of each type scores through the player's tokens.
    pub(crate) fn scored(&self, player: &Holding) -> [f32; 5] {
        let mut scored = [0.0; 5];
        let have = player.permanents;
        for token in player.tokens.iter() {
            let token = self.token(token);
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

    /// About how many points an action brings.
    pub(crate) fn action_value(&self, state: &State, action: Action, cells: &[f32; CELLS]) -> f32 {
        match action {
            Action::Flip(cell) => FLIP - FLIP_EARLY * self.turns_to_go(state) - FLIPPED * cells[cell.index()],
            Action::Take(one, other) => {
                let both = [one, other].iter().all(|cell| state.market[cell.index()].as_building().is_some());
                cells[one.index()] + cells[other.index()] - if both { BOTH } else { 0.0 }
            }
            Action::Deck => {
                let known = state.top.map_or(0, |class| self.change(Face::front(class)).sum());
                let is_early = usize::from(self.cards_used() - state.deck) < usize::from(self.used[0]);
                let unknown = if is_early { SYMBOLS.0 } else { SYMBOLS.1 };
                (f32::from(known) + unknown - UNKNOWN) * symbol_value(self.turns_to_go(state)) + DECK
            }
            Action::Pass => 0.0,
            Action::Pay(payment) => {
                let cards = payment.cards();
                let wasted = f32::from(cards.doubles.sum()) * DOUBLE_SPENT;
                -wasted - WILD_SPENT * f32::from(payment.of(Front::Ingenuity))
            }
            Action::Token(token) => token_outlook(self.token(token), state.player(), self.turns_to_go(state)),
        }
    }

    /// The points that a party can expect under these assumptions.
    fn expect(&self, state: &State, party: usize, belief: &Belief) -> f32 {
        let turns = self.turns_left(state, party);
        if self.is_solo() && party > 0 {
            let now = self.outcome(state).standings()[party].score as f32;
            return now + f32::from(turns) * 2.5;
        }
        // A player who is about to end a turn has one turn less to use what it brings.
        let is_settling = state.seat.index() == party && matches!(state.phase, Phase::Pay | Phase::Token(_));
        let turns = f32::from(turns - u8::from(is_settling && turns > 0));
        let (player, price, gained) = self.settled(state, party, turns);
        let tokens = player.tokens.iter().map(|token| self.token(token));
        let scored: f32 = tokens.map(|token| token_outlook(token, &player, belief.growth * turns)).sum();
        let saving = |before: u8| belief.saved[usize::from(before).min(belief.saved.len() - 1)];
        let permanents = player.permanents.resources().into_iter();
        let saved: f32 = permanents.map(|count| (0..count).map(saving).sum::<f32>()).sum();
        let hand = player.hand;
        let wild = f32::from(hand.of(Front::Ingenuity));
        let doubles = f32::from(hand.doubles.sum());
        let symbols =
            f32::from(hand.singles.sum()) + belief.wild * wild + belief.double * doubles - belief.price * price;
        let symbols = symbols.max(0.0);
        let most = belief.spent * turns + 0.001;
        let held = most * symbols / (symbols + most) * belief.symbol * turns / (turns + belief.half);
        let saved = saved * turns * (1.0 + belief.lasting * turns);
        f32::from(player.points) + scored + gained + saved + held + belief.turn * turns
    }
}

/// What a symbol is worth to somebody who has this many turns to go.
fn symbol_value(turns: f32) -> f32 {
    SYMBOL * turns / (turns + SYMBOL_HALF)
}

impl Insight for PointCity {
    fn worth(&self, state: &State, party: usize) -> f32 {
        self.expect(state, party, &SURE)
    }

    fn prospect(&self, state: &State, party: usize) -> f32 {
        self.expect(state, party, &LIKELY)
    }

    fn doubt(&self, state: &State) -> f32 {
        let turns = f32::from(self.turns_in_all() - state.turns) / f32::from(self.parties());
        0.5 + 1.4 * turns.sqrt()
    }

    fn judge(&self, state: &State, shares: &mut [f32]) -> bool {
        judge(self, state, shares)
    }

    fn horizon(&self) -> u32 {
        HORIZON
    }

    fn leniency(&self) -> f32 {
        LENIENCY
    }

    fn rollout<R: Rng + ?Sized>(&self, state: &State, _seat: Seat, actions: &[Action], rng: &mut R) -> Action {
        let cells = if state.phase == Phase::Choose { self.cell_values(state) } else { [0.0; CELLS] };
        highest(actions.iter().map(|action| {
            let luck = below(rng, 256) as f32 / 256.0;
            (*action, self.action_value(state, *action, &cells) + LUCK * luck)
        }))
    }

    fn prior(&self, state: &State, _seat: Seat, actions: &[Action], weights: &mut Vec<f32>) {
        let cells = if state.phase == Phase::Choose { self.cell_values(state) } else { [0.0; CELLS] };
        weights.clear();
        weights.extend(actions.iter().map(|action| self.action_value(state, *action, &cells)));
        sharpen(weights, SHARPNESS, 0.002);
    }
}

/// What a token will be worth to a player at the end.
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
