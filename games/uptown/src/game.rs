use std::sync::Arc;

use tetrapolis_game::{Game, Refusal, Rng, Seat, Seats, Set, Turn, below};
use tetrapolis_net::{Learn, Net};

use crate::card::Face;
use crate::deal::deal_first;
use crate::deck::Deck;
use crate::edition::{CARDS, MUNICIPAL, PROJECTS};
use crate::features::LEARNED;
use crate::legal::{Class, Classes};
use crate::permit::permit_collecting;
use crate::play::choose;
use crate::state::{Player, SEATS};
use crate::{Action, Card, CardIndex, Chance, Counts, Edition, End, Phase, Project, State};

/// What everybody has in their wallet at the beginning (UT-2.6).
const FIRST_COINS: u32 = 10;

/// The rules of UpTown with an edition and a number of seats.
#[derive(Clone, Debug)]
pub struct UpTown {
    pub(crate) edition: Arc<Edition>,
    seats: u8,
    pub(crate) cards: [CardFacts; CARDS],
    pub(crate) faces: [FaceFacts; Face::COUNT],
    /// The network that judges it.
    pub(crate) net: Option<Arc<Net>>,
}

/// What matters about a card before one of its projects is chosen.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct CardFacts {
    pub(crate) price: u8,
    /// The classes of its projects.
    pub(crate) classes: Classes,
    /// The class of each of its projects.
    pub(crate) ends: [Option<Class>; 4],
}

/// What matters about a project.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct FaceFacts {
    pub(crate) counts: Counts,
    pub(crate) closes: bool,
    pub(crate) project: Project,
}

impl UpTown {
    /// The game for 2, 3 or 4 players (UT-2.1).
    ///
    /// # Panics
    /// If the game is not for this number of players.
    pub fn new(edition: Edition, seats: u8) -> UpTown {
        assert!((2..=SEATS as u8).contains(&seats), "2 to 4 seats");
        let mut cards = [CardFacts::default(); CARDS];
        let mut faces = [FaceFacts::default(); Face::COUNT];
        for (index, card) in CardIndex::all().zip(edition.cards()) {
            let about = &mut cards[index.index()];
            about.price = card.price.unwrap_or(0);
            for (end, project) in End::ALL.into_iter().zip(&card.projects) {
                let class = Class::of(project);
                about.classes.insert(class);
                about.ends[end.index()] = Some(class);
                let face = Face::new(index, end);
                faces[face.index()] =
                    FaceFacts { counts: project.counts(), closes: project.closes(), project: *project };
            }
        }
        let game = UpTown { edition: Arc::new(edition), seats, cards, faces, net: None };
        game.with_net(Some(Arc::clone(&LEARNED)))
    }

    /// The cards of a player's deck at the beginning (UT-2.3).
    pub(crate) fn deck_size(&self) -> u8 {
        PROJECTS as u8 / self.seats
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
    pub(crate) fn facts(&self, face: Face) -> &FaceFacts {
        &self.faces[face.index()]
    }

    #[inline]
    pub(crate) fn project(&self, face: Face) -> &Project {
        &self.faces[face.index()].project
    }
}

impl Game for UpTown {
    type State = State;
    type Action = Action;
    type Chance = Chance;

    const NAME: &'static str = "uptown";
    const RULES: u32 = 1;

    fn seats(&self) -> u8 {
        self.seats
    }

    /// The setup, and turns of at most eight steps: each action takes a card, chooses a project, places it and opens
    /// the next. Every turn costs the player's own deck a card, taken now or sold before. So there are at most as many
    /// rounds as a deck has cards.
    fn bound(&self) -> usize {
        usize::from(self.seats) + 2 + 8 * usize::from(self.seats * self.deck_size())
    }

    fn initial(&self) -> State {
        let mut players = [Player::default(); SEATS];
        for player in &mut players[..usize::from(self.seats)] {
            player.wallet = FIRST_COINS; // UT-2.6
            player.deck.left = self.deck_size(); // UT-2.3
        }
        State {
            unseen: Set::ALL,
            phase: Phase::DealFirst,
            second: false,
            first: Seat(0),
            seat: Seat(0),
            turns: 0,
            origin: None,
            taken: None,
            chosen: None,
            pile: Deck { left: MUNICIPAL as u8, top: None }, // UT-2.2
            players,
            under: [None; CARDS],
        }
    }

    #[inline]
    fn turn(&self, state: &State) -> Turn {
        match state.phase {
            Phase::Collect | Phase::Keep | Phase::Buy | Phase::Choose | Phase::Place => {
                Turn::Act(Seats::one(state.seat))
            }
            Phase::DealFirst | Phase::DealTops | Phase::Open => Turn::Chance,
            Phase::Over => Turn::Over,
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
        match state.phase {
            Phase::Collect => permit_collecting(state, action),
            Phase::Keep => self.permit_first_action(state, action),
            Phase::Buy => self.permit_second_action(state, action),
            Phase::Choose => self.permit_choice(state, action),
            Phase::Place => self.permit_placing(state, action),
            Phase::DealFirst | Phase::DealTops | Phase::Open | Phase::Over => {
                unreachable!("nobody has to act in this phase")
            }
        }
    }

    #[inline]
    fn play_unchecked(&self, state: &mut State, _seat: Seat, action: Action) {
        match action {
            Action::Collect => self.collect(state),
            Action::Keep => self.keep(state),
            Action::Discard => self.discard(state),
            Action::Buy(owner) => self.buy(state, owner),
            Action::Municipal => self.take_municipal(state),
            Action::Pass => self.end_turn(state),
            Action::Choose(end) => choose(state, end),
            Action::Build(plot) => self.place(state, state.seat, plot),
            Action::Give(seat, plot) => self.place(state, seat, plot),
        }
    }

    fn chances(&self, state: &State, chances: &mut Vec<(Chance, u32)>) {
        chances.clear();
        if state.phase == Phase::DealFirst {
            chances.extend(Seat::all(self.seats()).map(|seat| (Chance::First(seat), 1)));
        } else if let Some(origin) = self.opening(state) {
            chances.extend(state.unseen_in(origin).iter().map(|card| (Chance::Top(card), 1)));
        }
    }

    #[inline]
    fn sample<R: Rng + ?Sized>(&self, state: &State, rng: &mut R) -> Chance {
        match self.opening(state) {
            Some(origin) => Chance::Top(state.unseen_in(origin).draw(rng)),
            None => Chance::First(Seat(below(rng, self.seats().into()) as u8)),
        }
    }

    fn permit_chance(&self, state: &State, chance: Chance) -> Result<(), Refusal> {
        if self.is_possible(state, chance) { Ok(()) } else { Err(self.impossible(state, chance)) }
    }

    #[inline]
    fn apply_unchecked(&self, state: &mut State, chance: Chance) {
        match chance {
            Chance::First(seat) => deal_first(state, seat),
            Chance::Top(card) => self.open(state, card),
        }
    }
}
