use std::sync::Arc;

use tetrapolis_game::{Game, Message, Refusal, Rng, Seat, Seats, Set, Turn, below, refuse};
use tetrapolis_net::{Learn, Net};

use crate::features::LEARNED;
use crate::lanes::Lanes;
use crate::market::CELLS;
use crate::permit::permit_flip;
use crate::state::{Face, Holding, Row};
use crate::{
    Action, Card, CardIndex, Cells, Chance, Class, Edition, Front, Hand, Level, Phase, State, Token, TokenIndex, rule,
};

/// How many turns everyone has (PC-5.1).
pub(crate) const TURNS_EACH: u8 = 17;

/// Cards used by tier, and tokens in the pool, for 1 to 4 players (PC-2.1, PC-2.4).
const SETUPS: [([u8; 3], u8); 4] = [([40, 24, 18], 10), ([40, 24, 18], 10), ([52, 36, 28], 12), ([64, 48, 38], 14)];

/// The rules of Point City with an edition and a number of seats.
#[derive(Clone, Debug)]
pub struct PointCity {
    pub(crate) edition: Arc<Edition>,
    seats: u8,
    pub(crate) level: Option<Level>,
    /// Cards used by tier.
    pub(crate) used: [u8; 3],
    /// Tokens in the pool.
    pub(crate) tokens: u8,
    /// What a card with this face costs, by [`Face`].
    costs: [Lanes; 256],
    /// How taking a card with this face changes the symbols at hand, by [`Face`]: plus the symbols of a front,
    /// ingenuity included, or minus the cost of a building, each counter separately.
    changes: [Lanes; 256],
    /// What a card adds to the hand of its taker, by [`Face::gain`].
    gains: [Hand; Class::COUNT + 1],
    pub(crate) buildings: [BuildingFacts; 160],
    /// The cards of each class; none where the edition has no such class.
    pub(crate) classes: [ClassFacts; Class::COUNT],
    /// The tier of the nth card of the deck, counted from 0.
    pub(crate) tier_of_card: [u8; 160],
    start: State,
    /// The network that judges it.
    pub(crate) net: Option<Arc<Net>>,
}

/// What building a card brings.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct BuildingFacts {
    pub(crate) gives: Lanes,
    pub(crate) points: u16,
    pub(crate) civic: bool,
}

/// The cards of one class, which follow each other in the edition.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ClassFacts {
    pub(crate) front: Front,
    pub(crate) card: Hand,
    pub(crate) start: u8,
    pub(crate) count: u8,
}

impl PointCity {
    /// The game for 2, 3 or 4 players.
    ///
    /// # Panics
    /// If the game is not for this number of players.
    pub fn new(edition: Edition, seats: u8) -> PointCity {
        assert!((2..=4).contains(&seats), "2 to 4 seats");
        PointCity::with(edition, seats, None)
    }

    /// The solo game (PC-7).
    pub fn solo(edition: Edition, level: Level) -> PointCity {
        PointCity::with(edition, 1, Some(level))
    }

    fn with(edition: Edition, seats: u8, level: Option<Level>) -> PointCity {
        let (used, tokens) = SETUPS[usize::from(seats) - 1];
        let mut game = PointCity {
            edition: Arc::new(edition),
            seats,
            level,
            used,
            tokens,
            costs: [Lanes::ZERO; 256],
            changes: [Lanes::ZERO; 256],
            gains: [Hand::EMPTY; Class::COUNT + 1],
            buildings: [BuildingFacts::default(); 160],
            classes: [ClassFacts { front: Front::Ingenuity, card: Hand::EMPTY, start: 0, count: 0 }; Class::COUNT],
            tier_of_card: [2; 160],
            start: empty_table(used.iter().sum()),
            net: None,
        };
        let end_of_tier_1 = usize::from(used[0]);
        game.tier_of_card[..end_of_tier_1].fill(0);
        game.tier_of_card[end_of_tier_1..end_of_tier_1 + usize::from(used[1])].fill(1);
        let edition = Arc::clone(&game.edition);
        for (index, card) in edition.cards().iter().enumerate() {
            game.add_card(CardIndex(index as u8), card);
        }
        for player in &mut game.start.players[..usize::from(seats)] {
            player.hand.add(Front::Ingenuity, 1); // PC-2.5, PC-7.1
        }
        game.with_net(Some(Arc::clone(&LEARNED)))
    }

    fn add_card(&mut self, index: CardIndex, card: &Card) {
        let cost = Lanes::from_counts(&card.cost);
        self.costs[index.index()] = cost;
        self.changes[index.index()] = cost.negated();
        self.buildings[index.index()] = BuildingFacts {
            gives: card.building.gives.map_or(Lanes::ZERO, |resource| Lanes::one(resource.index(), 1)),
            points: card.building.points.into(),
            civic: card.building.civic,
        };
        let class = match self.class_of(usize::from(card.tier) - 1, card.front) {
            Some(class) => class,
            None => self.free_class(usize::from(card.tier) - 1),
        };
        let mut hand = Hand::default();
        hand.add(card.front, 1);
        self.changes[usize::from(Face::front(class).0)] = hand.supply(Lanes::ZERO);
        self.gains[Face::front(class).gain()] = hand;
        let facts = &mut self.classes[class.index()];
        if facts.count == 0 {
            *facts = ClassFacts { front: card.front, card: hand, start: index.0, count: 0 };
        }
        facts.count += 1;
        self.start.hidden.insert(index);
        let unseen = &mut self.start.unseen[class.tier()];
        *unseen = unseen.plus(Lanes::one(class.lane(), 1));
    }

    fn free_class(&self, tier: usize) -> Class {
        let mut classes = (0..Class::PER_TIER).map(|lane| Class::new(tier, lane));
        classes.find(|class| self.classes[class.index()].count == 0).expect("at most six fronts to a tier")
    }

    /// The class of a tier, counted from 0, and a front.
    pub(crate) fn class_of(&self, tier: usize, front: Front) -> Option<Class> {
        let mut classes = (0..Class::PER_TIER).map(|lane| Class::new(tier, lane));
        classes.find(|class| self.class(*class).count > 0 && self.class(*class).front == front)
    }

    /// The classes that the edition has.
    pub(crate) fn all_classes(&self) -> impl Iterator<Item = (Class, ClassFacts)> {
        let classes = (0..Class::COUNT as u8).map(Class);
        classes.map(|class| (class, self.class(class))).filter(|(_, facts)| facts.count > 0)
    }

    #[inline]
    pub(crate) fn class(&self, class: Class) -> ClassFacts {
        self.classes[class.index()]
    }

    /// The edition that is played: its cards and tokens.
    pub fn components(&self) -> &Edition {
        &self.edition
    }

    /// What is printed on a card.
    pub fn card(&self, card: CardIndex) -> &Card {
        &self.edition.cards()[card.index()]
    }

    /// What is printed on a civic token.
    pub fn token(&self, token: TokenIndex) -> &Token {
        &self.edition.tokens()[token.index()]
    }

    /// What a card costs: nothing if it is not a building.
    #[inline]
    pub(crate) fn cost(&self, face: Face) -> Lanes {
        self.costs[usize::from(face.0)]
    }

    /// What taking a card adds to the symbols at hand, minus what it costs.
    #[inline]
    pub(crate) fn change(&self, face: Face) -> Lanes {
        self.changes[usize::from(face.0)]
    }

    /// What a card adds to the hand of its taker: nothing if it is a building (PC-3.3).
    #[inline]
    pub(crate) fn gain(&self, face: Face) -> Hand {
        self.gains[face.gain()]
    }

    /// All cards that are used.
    #[inline]
    pub(crate) fn cards_used(&self) -> u8 {
        self.start.deck
    }

    /// Draws what chance decides in the setup and in a solo game; kept apart so that the rest stays small.
    #[inline(never)]
    fn sample_rarely<R: Rng + ?Sized>(&self, state: &State, rng: &mut R) -> Chance {
        match state.phase {
            Phase::DealTokens => Chance::Token((!state.pool).draw(rng)),
            Phase::DealFirst => Chance::First(Seat(below(rng, self.seats().into()) as u8)),
            Phase::Rival => Chance::Rival,
            Phase::DealFronts
            | Phase::Draw
            | Phase::Open
            | Phase::Flip(_)
            | Phase::Refill(_)
            | Phase::Choose
            | Phase::Pay
            | Phase::Token(_)
            | Phase::Over => panic!("this is not left to chance here"),
        }
    }

    /// The turns of the whole game.
    pub(crate) fn turns_in_all(&self) -> u8 {
        TURNS_EACH * self.parties()
    }

    /// Whether the virtual opponent plays.
    pub(crate) fn is_solo(&self) -> bool {
        self.level.is_some()
    }
}

/// An empty table, with no card known.
const fn empty_table(cards: u8) -> State {
    State {
        unseen: [Lanes::ZERO; 3],
        hidden: Set::NONE,
        market: [Face::EMPTY; CELLS],
        fronts: Cells::NONE,
        buildings: Cells::NONE,
        wants_front: Cells::NONE,
        wants_building: Cells::NONE,
        pool: Set::NONE,
        row: Row::EMPTY,
        discard: Hand::EMPTY,
        pending: [Face::EMPTY; 2],
        deck: cards,
        top: None,
        phase: Phase::DealFronts,
        flipped: false,
        first: Seat(0),
        seat: Seat(0),
        turns: 0,
        players: [Holding::EMPTY; 4],
    }
}

impl Game for PointCity {
    type State = State;
    type Action = Action;
    type Chance = Chance;

    const NAME: &'static str = "point-city";
    const RULES: u32 = 1;

    fn seats(&self) -> u8 {
        self.seats
    }

    fn parties(&self) -> u8 {
        self.seats + u8::from(self.is_solo())
    }

    /// The setup, and turns of at most ten steps: flip and what it shows, take, pay, two tokens, two cards laid and two
    /// opened.
    fn bound(&self) -> usize {
        CELLS + 1 + usize::from(self.tokens) + 1 + 10 * usize::from(self.turns_in_all())
    }

    #[inline]
    fn initial(&self) -> State {
        self.start
    }

    #[inline]
    fn turn(&self, state: &State) -> Turn {
        match state.phase {
            Phase::Choose | Phase::Pay | Phase::Token(_) => Turn::Act(Seats::one(state.seat)),
            Phase::Over => Turn::Over,
            Phase::DealFronts
            | Phase::DealTokens
            | Phase::DealFirst
            | Phase::Flip(_)
            | Phase::Draw
            | Phase::Refill(_)
            | Phase::Open
            | Phase::Rival => Turn::Chance,
        }
    }

    #[inline]
    fn legal_actions(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        actions.clear();
        if seat == state.seat {
            self.list_actions(state, actions);
        }
    }

    fn permit(&self, state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
        self.permit_seat(state, seat)?;
        match (state.phase, action) {
            (Phase::Pay, Action::Pay(payment)) => self.permit_payment(state, payment),
            (Phase::Pay, _) => refuse(rule::PAY, Message::new("pc-pay-first")),
            (Phase::Token(_), Action::Token(token)) => self.permit_token(state, token),
            (Phase::Token(_), _) => refuse(rule::TOKEN, Message::new("pc-token-first")),
            (_, Action::Flip(cell)) => permit_flip(state, cell),
            (_, Action::Take(one, other)) => self.permit_take(state, one, other),
            (_, Action::Deck) if state.deck == 0 => refuse(rule::LAST_TURN, Message::new("pc-deck-empty")),
            (_, Action::Pass) if state.deck > 0 => refuse(rule::TAKE, Message::new("pc-must-take")),
            (_, Action::Pass) if !self.affordable_pairs(state).is_empty() => {
                refuse(rule::LAST_TURN, Message::new("pc-must-take-pair"))
            }
            (_, Action::Deck | Action::Pass) => Ok(()),
            (_, Action::Pay(_)) => refuse(rule::PAY, Message::new("pc-nothing-to-pay")),
            (_, Action::Token(_)) => refuse(rule::TOKEN, Message::new("pc-no-token-now")),
        }
    }

    #[inline]
    fn play_unchecked(&self, state: &mut State, _seat: Seat, action: Action) {
        match action {
            Action::Flip(cell) => state.phase = Phase::Flip(cell),
            Action::Take(one, other) => self.take(state, one, other),
            Action::Deck => self.take_from_deck(state),
            Action::Pass => self.end_turn(state),
            Action::Pay(payment) => self.pay(state, payment.cards()),
            Action::Token(token) => self.take_token(state, token),
        }
    }

    fn chances(&self, state: &State, chances: &mut Vec<(Chance, u32)>) {
        chances.clear();
        match state.phase {
            Phase::DealFronts | Phase::Draw | Phase::Open => {
                let tier = self.next_tier(state);
                let fronts = (0..Class::PER_TIER).map(|lane| (Class::new(tier, lane), state.unseen[tier].lane(lane)));
                let possible = fronts.filter(|(_, count)| *count > 0);
                chances.extend(possible.map(|(class, count)| (Chance::Front(class), count.into())));
            }
            Phase::Flip(_) | Phase::Refill(_) => {
                let class = self.class(state.turned_class());
                let cards = (class.start..class.start + class.count).map(CardIndex);
                let hidden = cards.filter(|card| state.hidden.contains(*card));
                chances.extend(hidden.map(|card| (Chance::Building(card), 1)));
            }
            Phase::DealTokens => {
                chances.extend((!state.pool).iter().map(|token| (Chance::Token(token), 1)));
            }
            Phase::DealFirst => chances.extend(Seat::all(self.seats()).map(|seat| (Chance::First(seat), 1))),
            Phase::Rival => chances.push((Chance::Rival, 1)),
            Phase::Choose | Phase::Pay | Phase::Token(_) | Phase::Over => {}
        }
    }

    #[inline]
    fn sample<R: Rng + ?Sized>(&self, state: &State, rng: &mut R) -> Chance {
        match state.phase {
            Phase::DealFronts | Phase::Draw | Phase::Open => {
                let tier = self.next_tier(state);
                let unseen = state.unseen[tier];
                let lane = unseen.find(below(rng, unseen.sum().into()) as u8);
                Chance::Front(Class::new(tier, lane))
            }
            Phase::Flip(_) | Phase::Refill(_) => {
                let class = self.class(state.turned_class());
                loop {
                    let card = CardIndex(class.start + below(rng, class.count.into()) as u8);
                    if state.hidden.contains(card) {
                        return Chance::Building(card);
                    }
                }
            }
            Phase::DealTokens | Phase::DealFirst | Phase::Rival => self.sample_rarely(state, rng),
            Phase::Choose | Phase::Pay | Phase::Token(_) | Phase::Over => panic!("nothing is left to chance"),
        }
    }

    fn permit_chance(&self, state: &State, chance: Chance) -> Result<(), Refusal> {
        if self.is_possible(state, chance) { Ok(()) } else { Err(self.impossible(state, chance)) }
    }

    #[inline]
    fn apply_unchecked(&self, state: &mut State, chance: Chance) {
        match chance {
            Chance::Front(class) => self.show_front(state, class),
            Chance::Token(token) => self.deal_token(state, token),
            Chance::First(seat) => state.deal_first(seat),
            Chance::Building(card) => self.turn_over(state, card),
            Chance::Rival => self.rival_takes(state),
        }
    }
}
