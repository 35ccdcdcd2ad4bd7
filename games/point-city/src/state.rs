use tetrapolis_game::{Seat, Set};

use crate::lanes::Lanes;
use crate::market::CELLS;
use crate::{CardIndex, Cell, Cells, Hand, Phase, TokenIndex};

/// Tier and resource side: all that is known of a card that lies resource side up (PC-2.6). Eight to a tier.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Class(pub(crate) u8);

impl Class {
    pub(crate) const PER_TIER: usize = 8;
    pub(crate) const COUNT: usize = 3 * Class::PER_TIER;

    pub(crate) const fn new(tier: usize, lane: usize) -> Class {
        Class((tier * Class::PER_TIER + lane) as u8)
    }

    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    /// The tier, counted from 0.
    pub(crate) const fn tier(self) -> usize {
        self.index() / Class::PER_TIER
    }

    pub(crate) const fn lane(self) -> usize {
        self.index() % Class::PER_TIER
    }
}

/// The contents of a place of the market, in a byte: a building, a front, or nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Face(pub(crate) u8);

const FRONTS: u8 = 192;

impl Face {
    pub(crate) const EMPTY: Face = Face(255);

    pub(crate) const fn building(card: CardIndex) -> Face {
        Face(card.0)
    }

    pub(crate) const fn front(class: Class) -> Face {
        Face(FRONTS + class.0)
    }

    pub(crate) const fn as_building(self) -> Option<CardIndex> {
        if self.0 < FRONTS { Some(CardIndex(self.0)) } else { None }
    }

    /// 0 for a building, then the classes of fronts.
    #[inline]
    pub(crate) const fn gain(self) -> usize {
        self.0.saturating_sub(FRONTS - 1) as usize
    }

    pub(crate) const fn as_front(self) -> Option<Class> {
        if self.0 >= FRONTS && self.0 != Face::EMPTY.0 { Some(Class(self.0 - FRONTS)) } else { None }
    }
}

/// The tokens of the pool in the order in which they lie; in a solo game the order matters (PC-7.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Row([u8; Row::MOST]);

impl Row {
    pub(crate) const MOST: usize = 14;
    const NOTHING: u8 = 255;

    pub(crate) const EMPTY: Row = Row([Row::NOTHING; Row::MOST]);

    /// Puts a token to the right of this many others.
    pub(crate) const fn put(&mut self, others: u32, token: TokenIndex) {
        self.0[others as usize] = token.0;
    }

    /// Takes a token out; those to the right close up.
    pub(crate) fn remove(&mut self, token: TokenIndex) {
        let place = self.0.iter().position(|place| *place == token.0).expect("the token lies in the row");
        self.0.copy_within(place + 1.., place);
        self.0[Row::MOST - 1] = Row::NOTHING;
    }

    pub(crate) fn leftmost(self) -> Option<TokenIndex> {
        self.iter().next()
    }

    pub(crate) fn iter(self) -> impl Iterator<Item = TokenIndex> {
        self.0.into_iter().take_while(|place| *place != Row::NOTHING).map(TokenIndex)
    }
}

/// What a player has; in a solo game the virtual opponent is the second.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Holding {
    pub(crate) hand: Hand,
    pub(crate) permanents: Lanes,
    pub(crate) city: Set<CardIndex>,
    pub(crate) tokens: Set<TokenIndex>,
    /// The points on the buildings.
    pub(crate) points: u16,
}

impl Holding {
    pub(crate) const EMPTY: Holding =
        Holding { hand: Hand::EMPTY, permanents: Lanes::ZERO, city: Set::NONE, tokens: Set::NONE, points: 0 };
}

/// One position. It holds nothing that is not open to all.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct State {
    /// How many fronts of each class have not been seen, a tier each.
    pub(crate) unseen: [Lanes; 3],
    /// The buildings that have not been seen.
    pub(crate) hidden: Set<CardIndex>,
    pub(crate) market: [Face; CELLS],
    pub(crate) fronts: Cells,
    pub(crate) buildings: Cells,
    /// Empty places that get a front, and those that get a building (PC-4.2).
    pub(crate) wants_front: Cells,
    pub(crate) wants_building: Cells,
    pub(crate) pool: Set<TokenIndex>,
    pub(crate) row: Row,
    pub(crate) discard: Hand,
    /// Buildings taken and not yet paid for.
    pub(crate) pending: [Face; 2],
    /// Cards in the deck, the open one included.
    pub(crate) deck: u8,
    pub(crate) top: Option<Class>,
    pub(crate) phase: Phase,
    pub(crate) flipped: bool,
    pub(crate) first: Seat,
    pub(crate) seat: Seat,
    /// Turns completed.
    pub(crate) turns: u8,
    pub(crate) players: [Holding; 4],
}

impl State {
    /// What has to happen.
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// The player whose turn it is.
    #[inline]
    pub(crate) const fn player(&self) -> &Holding {
        &self.players[self.seat.index()]
    }

    #[inline]
    pub(crate) const fn player_mut(&mut self) -> &mut Holding {
        &mut self.players[self.seat.index()]
    }

    pub(crate) const fn face(&self, cell: Cell) -> Face {
        self.market[cell.index()]
    }

    /// The empty places that are to be refilled.
    pub(crate) fn holes(&self) -> Cells {
        self.wants_front | self.wants_building
    }

    /// Puts a card on an empty place.
    #[inline]
    pub(crate) fn lay(&mut self, cell: Cell, face: Face) {
        self.market[cell.index()] = face;
        self.wants_front.remove(cell);
        self.wants_building.remove(cell);
        match face.as_front() {
            Some(_) => self.fronts.insert(cell),
            None => self.buildings.insert(cell),
        }
    }

    /// Takes a card away; the place will get the opposite of what lay there (PC-4.2).
    #[inline]
    pub(crate) fn lift(&mut self, cell: Cell) -> Face {
        let face = self.market[cell.index()];
        self.market[cell.index()] = Face::EMPTY;
        let place = Cells::one(cell);
        self.wants_building |= self.fronts & place;
        self.wants_front |= self.buildings & place;
        self.fronts.remove(cell);
        self.buildings.remove(cell);
        face
    }

    /// Puts a token at the right end of the pool.
    pub(crate) fn lay_token(&mut self, token: TokenIndex) {
        self.row.put(self.pool.len(), token);
        self.pool.insert(token);
    }

    /// Moves a token from the pool to a player.
    pub(crate) fn give_token(&mut self, seat: Seat, token: TokenIndex) {
        self.pool.remove(token);
        self.row.remove(token);
        self.players[seat.index()].tokens.insert(token);
    }

    /// Somebody has the first player's card (PC-2.5).
    pub(crate) fn deal_first(&mut self, seat: Seat) {
        (self.first, self.seat) = (seat, seat);
        self.phase = Phase::Choose;
    }

    /// The class of the card that is turned over.
    #[inline]
    pub(crate) fn turned_class(&self) -> Class {
        match self.phase {
            Phase::Flip(cell) => self.face(cell).as_front().expect("a front is flipped"),
            _ => self.top.expect("the top card of the deck is open"),
        }
    }
}
