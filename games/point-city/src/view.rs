use tetrapolis_game::{OpenInformation, OpenView, Seat};

use crate::state::Face;
use crate::{CardIndex, Cell, Class, Front, Hand, PointCity, Resource, State, TokenIndex};

/// All that a viewer may know: the whole position.
///
/// What nobody has seen is not in the position (PC-2.6), and nothing that is there is hidden from anybody.
pub type View = OpenView<State>;

impl OpenInformation for PointCity {}

/// What a card in the market shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shown {
    /// The resource side: its tier and what is on it, see [`PointCity::front_of`].
    Resource(Class),
    /// The building side.
    Building(CardIndex),
}

/// What can be seen. In a solo game the virtual opponent has the second seat.
impl State {
    /// Turns completed, by all.
    pub const fn turns(&self) -> u8 {
        self.turns
    }

    /// Who began.
    pub const fn first(&self) -> Seat {
        self.first
    }

    /// Whose turn it is.
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// Whether a card was flipped this turn (PC-3.1).
    pub const fn has_flipped(&self) -> bool {
        self.flipped
    }

    /// What a place of the market shows.
    pub const fn shown(&self, cell: Cell) -> Option<Shown> {
        let face = self.face(cell);
        match (face.as_front(), face.as_building()) {
            (Some(class), _) => Some(Shown::Resource(class)),
            (None, Some(card)) => Some(Shown::Building(card)),
            (None, None) => None,
        }
    }

    /// Cards left in the deck, the open one included.
    pub const fn deck(&self) -> u8 {
        self.deck
    }

    /// The open card on top of the deck.
    pub const fn deck_top(&self) -> Option<Class> {
        self.top
    }

    /// The civic tokens in the pool, in the order in which they lie.
    pub fn pool(&self) -> impl Iterator<Item = TokenIndex> {
        self.row.iter()
    }

    /// The resource cards of a player.
    pub const fn hand(&self, seat: Seat) -> Hand {
        self.players[seat.index()].hand
    }

    /// The permanent resources of one kind that the buildings of a player give.
    pub fn permanents(&self, seat: Seat, resource: Resource) -> u8 {
        self.players[seat.index()].permanents.lane(resource.index())
    }

    /// The buildings of a player.
    pub fn city(&self, seat: Seat) -> impl Iterator<Item = CardIndex> {
        self.players[seat.index()].city.iter()
    }

    /// The civic tokens of a player.
    pub fn tokens(&self, seat: Seat) -> impl Iterator<Item = TokenIndex> {
        self.players[seat.index()].tokens.iter()
    }

    /// The points on the buildings of a player.
    pub const fn building_points(&self, seat: Seat) -> u16 {
        self.players[seat.index()].points
    }

    /// The resource cards spent.
    pub const fn spent(&self) -> Hand {
        self.discard
    }

    /// The buildings taken this turn and not yet paid for.
    pub fn unpaid(&self) -> impl Iterator<Item = CardIndex> {
        self.pending.into_iter().filter_map(Face::as_building)
    }

    /// How many cards of a tier and resource side nobody has seen.
    pub fn unseen(&self, class: Class) -> u8 {
        self.unseen[class.tier()].lane(class.lane())
    }

    /// Whether nobody has seen the building side of a card.
    pub fn is_unseen(&self, card: CardIndex) -> bool {
        self.hidden.contains(card)
    }
}

impl PointCity {
    /// What the resource side of a class of cards shows.
    pub fn front_of(&self, class: Class) -> Front {
        self.class(class).front
    }

    /// The classes of cards that the edition has.
    pub fn classes(&self) -> impl Iterator<Item = Class> {
        self.all_classes().map(|(class, _)| class)
    }
}
