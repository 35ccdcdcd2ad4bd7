use serde::{Deserialize, Serialize};
use tetrapolis_game::Seat;

use crate::{CardIndex, CardKind, Cards, Location, Spot};

/// What somebody is about to carry out, with all its targets (MC-10.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Effect {
    /// An action for a player who has passed (MC-8.4).
    Bullet,
    /// A mafioso returns to its owner's hand (MC-8.3).
    Hat(Spot),
    /// A mafioso comes from the reserve (MC-8.3).
    Hats(Location),
    /// A mafioso goes to the Cell (MC-9.2).
    Informer(Spot),
    /// A card is taken from an opponent (MC-9.3).
    Thief(Seat),
    /// A stack goes back to its owners' hands (MC-9.6).
    PoliceRaid(Location),
    /// Two bottom mafiosi change places (MC-9.7).
    PullingStrings(Location, Location),
    /// A mafioso moves to another location (MC-9.8).
    BigPlan(Spot, Location),
    /// Three cards are drawn and one of them discarded (MC-9.10).
    ShadyBusiness,
    /// One more for control (MC-9.11).
    SecretDeal,
    /// A mafioso goes to its owner's reserve (MC-9.1).
    Hitman(Spot),
    /// One point in the Private Club (MC-8.5).
    PlusOne,
    /// A third player's mafioso goes to the Cell too. The seat is that of the player who caused the move before
    /// (MC-9.9).
    Complicity(Spot, Seat),
    /// The effect of the Prison (MC-4.10).
    Prison(Spot),
    /// The effect of the Port (MC-4.12).
    Port(Location),
}

impl Effect {
    /// The card whose text cancels it (MC-9.4, MC-9.5).
    pub const fn cancelled_by(self) -> Option<CardKind> {
        match self {
            Effect::Informer(_) | Effect::Thief(_) | Effect::PoliceRaid(_) | Effect::Prison(_) => {
                Some(CardKind::PoliceChief)
            }
            Effect::Hitman(_) | Effect::ShadyBusiness | Effect::BigPlan(_, _) | Effect::Port(_) => Some(CardKind::Fbi),
            Effect::Bullet
            | Effect::Hat(_)
            | Effect::Hats(_)
            | Effect::PullingStrings(_, _)
            | Effect::SecretDeal
            | Effect::PlusOne
            | Effect::Complicity(_, _) => None,
        }
    }

    /// Whether it is the effect of a location, which no Fists cancel (MC-8.2).
    pub const fn is_of_location(self) -> bool {
        matches!(self, Effect::Prison(_) | Effect::Port(_))
    }
}

/// The cards laid for an effect or a veto: none, one or two.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Laid(Option<CardIndex>, Option<CardIndex>);

impl Laid {
    /// No card.
    pub const NONE: Laid = Laid(None, None);

    /// One card.
    pub const fn one(card: CardIndex) -> Laid {
        Laid(Some(card), None)
    }

    /// Two cards.
    pub const fn two(one: CardIndex, other: CardIndex) -> Laid {
        Laid(Some(one), Some(other))
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0.is_none()
    }

    /// The cards.
    pub fn iter(self) -> impl Iterator<Item = CardIndex> {
        self.0.into_iter().chain(self.1)
    }

    /// The cards without order.
    pub fn cards(self) -> Cards {
        self.iter().collect()
    }
}

/// One announcement: the first effect, or a veto against the announcement before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Announcement {
    /// Who announced it.
    pub seat: Seat,
    /// The cards laid for it.
    pub laid: Laid,
}

/// The announcements that wait for each other, the first effect at the bottom (MC-10.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Chain {
    announcements: [Announcement; Chain::MOST],
    depth: u8,
}

impl Chain {
    /// The effect, one veto by a card, and vetoes by two Fists each: no more can be laid with 49 cards.
    pub(crate) const MOST: usize = 26;
    const BLANK: Announcement = Announcement { seat: Seat(0), laid: Laid::NONE };

    /// No announcement.
    pub const EMPTY: Chain = Chain { announcements: [Chain::BLANK; Chain::MOST], depth: 0 };

    /// How many announcements there are.
    #[inline]
    pub const fn depth(&self) -> usize {
        self.depth as usize
    }

    /// The announcements, the first effect first.
    #[inline]
    pub fn announcements(&self) -> &[Announcement] {
        &self.announcements[..self.depth()]
    }

    /// Who announced the first effect.
    #[inline]
    pub(crate) const fn announcer(&self) -> Seat {
        self.announcements[0].seat
    }

    /// The announcement about which all are asked.
    #[inline]
    pub(crate) const fn top(&self) -> Announcement {
        self.announcements[self.depth() - 1]
    }

    #[inline]
    pub(crate) const fn push(&mut self, announcement: Announcement) {
        self.announcements[self.depth()] = announcement;
        self.depth += 1;
    }

    #[inline]
    pub(crate) const fn pop(&mut self) {
        self.depth -= 1;
        self.announcements[self.depth()] = Chain::BLANK;
    }
}
