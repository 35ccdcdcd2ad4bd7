use std::sync::Arc;

use tetrapolis_game::{Game, Refusal, Rng, Seat, Seats, Turn, below};
use tetrapolis_net::{Learn, Net};

use crate::deal::{deal_first, deal_tile, redraw, undealt};
use crate::edition::CARDS;
use crate::features::LEARNED;
use crate::phase::Draw;
use crate::play::{answer, ask_for_back};
use crate::state::Clan;
use crate::{
    Action, Card, CardIndex, CardKind, Cards, Chain, Chance, Edition, Effect, Goal, Laid, Location, Locations, Open,
    Phase, Stack, State, Symbol,
};

/// The most that can play.
pub(crate) const MOST_SEATS: usize = 5;
/// The last round (MC-7.3).
pub(crate) const ROUNDS: u8 = 30;
/// The most turns of a player in one phase I (MC-3.13).
pub(crate) const TURNS: u8 = 60;
/// Mafiosi in the reserve at the start (MC-2.1).
const RESERVE: u8 = 4;

/// The rules of Mafia City with an edition, a number of seats and a target.
#[derive(Clone, Debug)]
pub struct MafiaCity {
    pub(crate) edition: Arc<Edition>,
    seats: u8,
    pub(crate) goal: Goal,
    /// The text of each card.
    kinds: [CardKind; Cards::DIFFERENT],
    /// The cards with a text, by [`CardKind::index`].
    texts: [Cards; CardKind::ALL.len()],
    /// The cards with a symbol, by [`Symbol::index`].
    symbols: [Cards; Symbol::ALL.len()],
    /// All 49 cards.
    pub(crate) deck: Cards,
    /// The network that judges it.
    pub(crate) net: Option<Arc<Net>>,
}

impl MafiaCity {
    /// The game for 3 to 5 players.
    ///
    /// # Panics
    /// If the game is not for this number of players.
    pub fn new(edition: Edition, seats: u8, goal: Goal) -> MafiaCity {
        assert!((3..=MOST_SEATS as u8).contains(&seats), "3 to 5 seats");
        let mut game = MafiaCity {
            edition: Arc::new(edition),
            seats,
            goal,
            kinds: [CardKind::Hitman; Cards::DIFFERENT],
            texts: [Cards::NONE; CardKind::ALL.len()],
            symbols: [Cards::NONE; Symbol::ALL.len()],
            deck: Cards::NONE,
            net: None,
        };
        for (n, card) in game.edition.cards().iter().enumerate() {
            let index = CardIndex(n as u8);
            game.kinds[n] = card.kind;
            let text = &mut game.texts[card.kind.index()];
            *text = text.or(Cards::mask(index));
            let symbol = &mut game.symbols[card.symbol.index()];
            *symbol = symbol.or(Cards::mask(index));
            game.deck = game.deck.plus(Cards::some(index, card.copies));
        }
        game.with_net(Some(Arc::clone(&LEARNED)))
    }

    /// The victory points that win (MC-2.4).
    pub fn target(&self) -> u8 {
        match (self.goal, self.seats) {
            (Goal::Advanced, 3) => 15,
            (Goal::Advanced, 4) => 13,
            (Goal::Advanced, _) => 11,
            (Goal::Beginners, 3) => 10,
            (Goal::Beginners, 4) => 8,
            (Goal::Beginners, _) => 7,
        }
    }

    /// Mafiosi in the hand at the start (MC-2.1).
    fn mafiosi(&self) -> u8 {
        11 - self.seats
    }

    /// Mafiosi of a player in all (MC-2.1).
    pub(crate) fn mafiosi_in_all(&self) -> u8 {
        self.mafiosi() + RESERVE
    }

    /// The seats clockwise, beginning with this one.
    #[inline]
    pub(crate) fn from(&self, seat: Seat) -> impl Iterator<Item = Seat> {
        (seat.0..self.seats).chain(0..seat.0).map(Seat)
    }

    /// All seats.
    #[inline]
    pub(crate) const fn all_seats(&self) -> Seats {
        Seats::first_seats(self.seats)
    }

    /// The edition that is played: its cards.
    pub fn components(&self) -> &Edition {
        &self.edition
    }

    /// What is printed on a card.
    pub fn card(&self, card: CardIndex) -> &Card {
        &self.edition.cards()[card.index()]
    }

    #[inline]
    pub(crate) const fn kind(&self, card: CardIndex) -> CardKind {
        self.kinds[card.index()]
    }

    /// The cards of a hand with this text.
    #[inline]
    pub(crate) const fn with_text(&self, hand: Cards, kind: CardKind) -> Cards {
        hand.only(self.texts[kind.index()])
    }

    /// The cards of a hand with this symbol.
    #[inline]
    pub(crate) const fn with_symbol(&self, hand: Cards, symbol: Symbol) -> Cards {
        hand.only(self.symbols[symbol.index()])
    }

    /// Who draws the next card.
    #[inline]
    pub(crate) fn drawer(&self, open: &Open) -> Seat {
        match open.phase {
            Phase::DealCard(n) => Seat((open.first.0 + n / 2) % self.seats),
            Phase::Draw(n) => self.round_drawer(open, n).expect("somebody draws"),
            _ => open.seat,
        }
    }
}

impl Game for MafiaCity {
    type State = State;
    type Action = Action;
    type Chance = Chance;

    const NAME: &'static str = "mafia-city";
    const RULES: u32 = 1;

    fn seats(&self) -> u8 {
        self.seats
    }

    /// A turn of phase I, or a location of phase II, lays at most all 49 cards; each opens at most two windows, in
    /// which four answer and the table looks. Four others may decline to lay a Bullet or a Secret Deal for each.
    fn bound(&self) -> usize {
        let cards = usize::from(CARDS);
        let effect = 1 + 2 * cards * 5 + 5 + 4;
        let phase_1 = usize::from(TURNS) * MOST_SEATS * effect;
        let phase_2 = Location::COUNT * (effect + MOST_SEATS * cards);
        let phase_3 = Location::COUNT * (1 + 2 * MOST_SEATS);
        let phase_4 = 2 + MOST_SEATS;
        8 + 5 * MOST_SEATS + usize::from(ROUNDS) * (phase_1 + phase_2 + phase_3 + phase_4)
    }

    fn initial(&self) -> State {
        let mut clans = [Clan::default(); MOST_SEATS];
        for clan in &mut clans[..usize::from(self.seats)] {
            *clan = Clan { mafiosi: self.mafiosi(), reserve: RESERVE, ..Clan::default() };
        }
        let open = Open {
            stacks: [Stack::default(); Location::COUNT],
            clans,
            discard: Cards::NONE,
            laid: Cards::NONE,
            further: Cards::NONE,
            pile: CARDS,
            tiles: [None; Location::COUNT],
            hitman: Location::Port, // MC-2.3
            policeman: None,
            mayor: None,
            round: 1,
            first: Seat(0),
            seat: Seat(0),
            passed: Seats::NONE,
            out: Seats::NONE,
            pending: Seats::NONE,
            asked: Seats::NONE,
            declined: 0,
            cubes: Locations::NONE,
            here: None,
            phase: Phase::DealFirst,
            effect: None,
            chain: Chain::EMPTY,
        };
        State {
            open,
            hands: [Cards::NONE; MOST_SEATS],
            pile: self.deck,
            drawn: Cards::NONE,
            waiting: Seats::NONE,
            answers: [Laid::NONE; MOST_SEATS],
            known: [[Cards::NONE; MOST_SEATS]; MOST_SEATS],
        }
    }

    #[inline]
    fn turn(&self, state: &State) -> Turn {
        match state.open.phase {
            Phase::Over => Turn::Over,
            Phase::Window if !state.waiting.is_empty() => Turn::Act(state.waiting),
            phase if phase.draw().is_some() => Turn::Chance,
            _ => Turn::Act(Seats::one(state.open.actor())),
        }
    }

    #[inline]
    fn legal_actions(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        actions.clear();
        if matches!(self.turn(state), Turn::Act(seats) if seats.contains(seat)) {
            self.list_actions(state, seat, actions);
        }
    }

    fn permit(&self, state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
        self.permit_seat(state, seat)?;
        if self.is_legal(state, seat, action) { Ok(()) } else { Err(self.reason(state, seat, action)) }
    }

    #[inline]
    fn play_unchecked(&self, state: &mut State, seat: Seat, action: Action) {
        if state.open.phase == Phase::Window {
            return answer(state, seat, action);
        }
        match action {
            Action::Decline => self.decline(state),
            Action::Pass => self.pass(state),
            Action::Place(location) => self.place(state, location),
            Action::Wait(card) => self.wait(state, card),
            Action::Hat(card, spot) => self.announce_action(state, Effect::Hat(spot), Laid::one(card)),
            Action::Hats(one, other, location) => {
                self.announce_action(state, Effect::Hats(location), Laid::two(one, other));
            }
            Action::Bullet(card) => self.lay_bullet(state, card),
            Action::Play(card, target) => self.play_text(state, seat, card, target),
            Action::Deals(deals) => self.lay_deals(state, seat, deals),
            Action::PlusOne(card) => self.announce(state, seat, Effect::PlusOne, Laid::one(card)),
            Action::Jail(spot) => self.announce(state, seat, Effect::Prison(spot), Laid::NONE),
            Action::Move(location) => self.announce(state, seat, Effect::Port(location), Laid::NONE),
            Action::Use => self.use_location(state),
            Action::Discard(card) => match state.open.phase {
                Phase::ShadyDiscard(_) => self.discard_shady(state, card),
                _ => self.discard_business(state, card),
            },
            Action::Pick(location) => match state.open.phase {
                Phase::Pick => self.evaluate(state, location),
                _ => self.take_back_at(state, location),
            },
            Action::Ask(other) => ask_for_back(state, other),
            Action::Back(count) => self.take_back(state, count),
            Action::Keep => self.next_mulligan(state),
            Action::Redraw => redraw(state),
            Action::Fists(_, _) => panic!("nothing is to be vetoed"),
        }
    }

    fn chances(&self, state: &State, chances: &mut Vec<(Chance, u32)>) {
        chances.clear();
        if self.turn(state) != Turn::Chance {
            return;
        }
        let weighed = |cards: Cards| cards.iter().map(move |card| (card, u32::from(cards.count(card))));
        match state.open.phase.draw().expect("chance decides") {
            Draw::First => chances.extend(Seat::all(self.seats).map(|seat| (Chance::First(seat), 1))),
            Draw::Tile => chances.extend(undealt(state).iter().map(|location| (Chance::Tile(location), 1))),
            Draw::Card => chances.extend(weighed(state.pile).map(|(card, weight)| (Chance::Draw(card), weight))),
            Draw::CardOf(victim) => {
                chances.extend(weighed(state.hand(victim)).map(|(card, weight)| (Chance::Steal(card), weight)));
            }
            Draw::Look => chances.push((Chance::Look, 1)),
            Draw::Close => chances.push((Chance::Close, 1)),
        }
    }

    #[inline]
    fn sample<R: Rng + ?Sized>(&self, state: &State, rng: &mut R) -> Chance {
        match state.open.phase.draw().expect("chance decides") {
            Draw::First => Chance::First(Seat(below(rng, self.seats.into()) as u8)),
            Draw::Tile => Chance::Tile(undealt(state).draw(rng)),
            Draw::Card => Chance::Draw(state.pile.nth(below(rng, state.open.pile.into()) as u8)),
            Draw::CardOf(victim) => {
                let hand = state.hand(victim);
                Chance::Steal(hand.nth(below(rng, hand.len().into()) as u8))
            }
            Draw::Look => Chance::Look,
            Draw::Close => Chance::Close,
        }
    }

    fn permit_chance(&self, state: &State, chance: Chance) -> Result<(), Refusal> {
        if self.is_possible(state, chance) { Ok(()) } else { Err(self.impossible(state, chance)) }
    }

    #[inline]
    fn apply_unchecked(&self, state: &mut State, chance: Chance) {
        match chance {
            Chance::First(seat) => deal_first(state, seat),
            Chance::Tile(location) => deal_tile(state, location),
            Chance::Draw(card) => self.draw_card(state, card),
            Chance::Steal(card) => self.steal_card(state, card),
            Chance::Look => self.look_at_hands(state),
            Chance::Close => self.close_window(state),
        }
    }
}
