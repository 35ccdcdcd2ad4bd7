use std::sync::Arc;

use tetrapolis_game::{Game, Message, Refusal, Rng, Seat, Seats, Set, Turn, below, refuse};
use tetrapolis_net::{Learn, Net};

use crate::card::PLACES;
use crate::colour::PIECES_OF_A_COLOUR;
use crate::count::Change;
use crate::deal::{deal_metropolis, show_tile};
use crate::district::{District, Limits};
use crate::feature::{FEATURES, FeatureIndex, MOST_KINDS};
use crate::features::LEARNED;
use crate::permit::{permit_build, permit_piece};
use crate::slot::Slots;
use crate::state::{Display, Gone, Hand, LAID_OUT, Player};
use crate::tile::{ALL_LAND, LAND_TILES, STARTING_TILES, different_rotations};
use crate::{
    Action, Background, Card, CardIndex, Chance, Edition, FeatureKind, Ground, Length, METROPOLISES, MetropolisIndex,
    Phase, Pieces, Rotation, Row, State, TileIndex, rule,
};

/// The rules of Cities with an edition, a number of seats and the options.
#[derive(Clone, Debug)]
pub struct Cities {
    pub(crate) edition: Arc<Edition>,
    seats: u8,
    pub(crate) length: Length,
    /// The metropolis that was chosen; any if there is none.
    pub(crate) metropolis: Option<MetropolisIndex>,
    pub(crate) limits: Limits,
    pub(crate) tiles: [TileFacts; LAND_TILES + STARTING_TILES],
    pub(crate) kinds: [KindFacts; MOST_KINDS],
    /// The kind of each feature tile.
    pub(crate) kind_of_feature: [FeatureKind; FEATURES],
    /// The network that judges it.
    pub(crate) net: Option<Arc<Net>>,
}

/// A tile in all rotations.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TileFacts {
    pub(crate) turned: [[Ground; 4]; 4],
    /// How many rotations look different; these come first.
    pub(crate) rotations: u8,
}

impl TileFacts {
    /// What it changes where it is placed.
    pub(crate) fn change(&self) -> Change {
        let cells = &self.turned[0];
        Change::Tile { park: cells.contains(&Ground::Park), water: cells.contains(&Ground::Water) }
    }
}

/// A kind of feature.
#[derive(Clone, Copy, Debug)]
pub(crate) struct KindFacts {
    pub(crate) on: Background,
    pub(crate) wild: bool,
    /// The feature tiles of the kind.
    pub(crate) tiles: Set<FeatureIndex>,
}

impl Cities {
    /// The game for 2, 3 or 4 players, in a metropolis drawn at random.
    ///
    /// # Panics
    /// If the game is not for this number of players.
    pub fn new(edition: Edition, seats: u8) -> Cities {
        assert!((2..=4).contains(&seats), "2 to 4 seats");
        let turned = |cells| Rotation::ALL.map(|rotation| rotation.turn(cells));
        let mut game = Cities {
            seats,
            length: Length::Standard,
            metropolis: None,
            limits: Limits::STANDARD,
            tiles: std::array::from_fn(|tile| {
                let cells = edition.tiles()[tile].cells;
                TileFacts { turned: turned(cells), rotations: different_rotations(cells) }
            }),
            kinds: [KindFacts { on: Background::Plot, wild: false, tiles: Set::NONE }; MOST_KINDS],
            kind_of_feature: [FeatureKind(0); FEATURES],
            edition: Arc::new(edition),
            net: None,
        };
        let mut first = 0;
        for (index, feature) in game.edition.features().iter().enumerate() {
            let end = first + usize::from(feature.count);
            game.kind_of_feature[first..end].fill(FeatureKind(index as u8));
            let tiles = Set::from_bits(((1 << feature.count) - 1) << first);
            game.kinds[index] = KindFacts { on: feature.on, wild: feature.wild, tiles };
            first = end;
        }
        game.with_net(Some(Arc::clone(&LEARNED)))
    }

    /// The long game for 2 players (CI-2.1, CI-2.6).
    pub fn long(edition: Edition) -> Cities {
        Cities { length: Length::Long, limits: Limits::LONG, net: None, ..Cities::new(edition, 2) }
    }

    /// The same game in a chosen metropolis (CI-2.2).
    #[must_use]
    pub fn in_metropolis(self, metropolis: MetropolisIndex) -> Cities {
        Cities { metropolis: Some(metropolis), ..self }
    }

    /// The rounds of the whole game (CI-2.1).
    pub(crate) const fn rounds(&self) -> u8 {
        match (self.seats, self.length) {
            (2, Length::Standard) => 4,
            (2, Length::Long) => 7,
            (_, _) => 8,
        }
    }

    /// The workers of a player for each row (CI-4.3).
    #[inline]
    pub(crate) const fn workers_a_row(&self) -> u8 {
        if self.seats == 2 { 2 } else { 1 }
    }

    /// The turns of a round (CI-1.6).
    #[inline]
    pub(crate) const fn turns_a_round(&self) -> u8 {
        self.seats * self.workers_a_row() * 4
    }

    /// The places of a milestone that can be had, best first (CI-2.2).
    #[inline]
    pub(crate) const fn open_places(&self) -> &'static [usize] {
        const { assert!(PLACES == 3) };
        if self.seats == 2 { &[0, 2] } else { &[0, 1, 2] }
    }

    /// The edition that is played: its cards, tiles, features and metropolises.
    pub fn components(&self) -> &Edition {
        &self.edition
    }

    /// What is printed on a card.
    pub fn card(&self, card: CardIndex) -> &Card {
        &self.edition.cards()[card.index()]
    }

    #[inline]
    pub(crate) const fn kind(&self, kind: FeatureKind) -> KindFacts {
        self.kinds[kind.index()]
    }

    #[inline]
    pub(crate) const fn tile(&self, tile: TileIndex) -> &TileFacts {
        &self.tiles[tile.index()]
    }
}

impl Game for Cities {
    type State = State;
    type Action = Action;
    type Chance = Chance;

    const NAME: &'static str = "cities";
    const RULES: u32 = 1;

    fn seats(&self) -> u8 {
        self.seats
    }

    /// The setup, what is laid out, and turns of at most five steps: take, and four pieces or two drawn and two built.
    fn bound(&self) -> usize {
        let round = usize::from(LAID_OUT) + 5 * usize::from(self.turns_a_round());
        2 + usize::from(self.seats) + usize::from(self.rounds()) * round
    }

    fn initial(&self) -> State {
        let player = Player { district: District::EMPTY, cards: Set::NONE, workers: Slots::default() };
        State {
            phase: if self.metropolis.is_some() { Phase::DealStar } else { Phase::DealMetropolis },
            metropolis: self.metropolis,
            rounds: 0,
            star: Seat(0),
            seat: Seat(0),
            unseen_cards: Set::ALL,
            unseen_tiles: ALL_LAND,
            unseen_features: Set::ALL,
            bag: Pieces::each(PIECES_OF_A_COLOUR),
            display: Display::default(),
            hand: Hand::default(),
            gone: Gone::default(),
            rings: Default::default(),
            players: [player; 4],
        }
    }

    #[inline]
    fn turn(&self, state: &State) -> Turn {
        match state.phase {
            Phase::Start | Phase::Choose | Phase::Place | Phase::Put | Phase::Build => {
                Turn::Act(Seats::one(state.seat))
            }
            Phase::DealMetropolis | Phase::DealStar | Phase::Lay(_) | Phase::Reveal(_) => Turn::Chance,
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
        match (state.phase, action) {
            (Phase::Start, Action::Start(tile)) => self.permit_start(state, tile),
            (Phase::Start, _) => refuse(rule::START, Message::new("ci-start-first")),
            (Phase::Place, Action::Place(cell, rotation)) => self.permit_place(state, cell, rotation),
            (Phase::Place, _) => refuse(rule::PLACE, Message::new("ci-place-first")),
            (Phase::Put, Action::Put(kind, cell)) => self.permit_put(state, kind, cell),
            (Phase::Put, _) => refuse(rule::PUT, Message::new("ci-put-first")),
            (Phase::Build, Action::Build(colour, cell)) => permit_build(state, colour, cell),
            (Phase::Build, Action::Discard(colour)) => permit_piece(state, colour),
            (Phase::Build, _) => refuse(rule::BUILD, Message::new("ci-build-first")),
            (_, Action::Take(slot)) => self.permit_take(state, slot),
            (_, Action::Start(_)) => refuse(rule::START, Message::new("ci-start-over")),
            (_, Action::Place(..) | Action::Put(..) | Action::Build(..) | Action::Discard(_)) => {
                refuse(rule::TAKE, Message::new("ci-take-first"))
            }
        }
    }

    #[inline]
    fn play_unchecked(&self, state: &mut State, _seat: Seat, action: Action) {
        match action {
            Action::Start(tile) => self.choose_start(state, tile),
            Action::Take(slot) => self.take(state, slot),
            Action::Place(cell, rotation) => self.place(state, cell, rotation),
            Action::Put(kind, cell) => self.put(state, kind, cell),
            Action::Build(colour, cell) => self.build(state, colour, cell),
            Action::Discard(colour) => self.discard(state, colour),
        }
    }

    fn chances(&self, state: &State, chances: &mut Vec<(Chance, u32)>) {
        chances.clear();
        match state.phase {
            Phase::DealMetropolis => {
                let metropolises = (0..METROPOLISES.len() as u8).map(MetropolisIndex);
                chances.extend(metropolises.map(|metropolis| (Chance::Metropolis(metropolis), 1)));
            }
            Phase::DealStar => chances.extend(Seat::all(self.seats()).map(|seat| (Chance::Star(seat), 1))),
            Phase::Lay(n) => self.list_chances_of(Row::laid_out(n).0, state, chances),
            Phase::Reveal(row) => self.list_chances_of(row, state, chances),
            Phase::Start | Phase::Choose | Phase::Place | Phase::Put | Phase::Build | Phase::Over => {}
        }
    }

    #[inline]
    fn sample<R: Rng + ?Sized>(&self, state: &State, rng: &mut R) -> Chance {
        match state.phase {
            Phase::DealMetropolis => Chance::Metropolis(MetropolisIndex(below(rng, METROPOLISES.len() as u32) as u8)),
            Phase::DealStar => Chance::Star(Seat(below(rng, self.seats().into()) as u8)),
            Phase::Lay(n) => self.draw_of(Row::laid_out(n).0, state, rng),
            Phase::Reveal(row) => self.draw_of(row, state, rng),
            Phase::Start | Phase::Choose | Phase::Place | Phase::Put | Phase::Build | Phase::Over => {
                panic!("nothing is left to chance")
            }
        }
    }

    fn permit_chance(&self, state: &State, chance: Chance) -> Result<(), Refusal> {
        if self.is_possible(state, chance) { Ok(()) } else { Err(self.impossible(state, chance)) }
    }

    #[inline]
    fn apply_unchecked(&self, state: &mut State, chance: Chance) {
        match chance {
            Chance::Metropolis(metropolis) => deal_metropolis(state, metropolis),
            Chance::Star(seat) => self.deal_star(state, seat),
            Chance::Card(card) => self.show_card(state, card),
            Chance::Tile(tile) => show_tile(state, tile),
            Chance::Feature(kind) => self.show_feature(state, kind),
            Chance::Piece(colour) => self.show_piece(state, colour),
        }
    }
}
