use tetrapolis_game::Seat;

use crate::{CardIndex, Deals, Location, Spot};

/// What a player can do in one step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Declines what may be done: no veto, no Bullet, no Secret Deal, no effect.
    Decline,
    /// Leaves phase I (MC-3.6).
    Pass,
    /// Puts a mafioso from the hand on top of a stack (MC-3.2).
    Place(Location),
    /// Discards a card without effect (MC-3.5).
    Wait(CardIndex),
    /// Lays one Hat to take back one of the player's own mafiosi (MC-8.3).
    Hat(CardIndex, Spot),
    /// Lays two Hats, the first one first in the order of the edition, to bring a mafioso from the reserve (MC-8.3).
    Hats(CardIndex, CardIndex, Location),
    /// Lays a Bullet to act after passing (MC-8.4).
    Bullet(CardIndex),
    /// Plays a card for its text (MC-9).
    Play(CardIndex, Target),
    /// Lays several Secret Deals at once (MC-4.6).
    Deals(Deals),
    /// Lays two Fists, the first one first in the order of the edition, as a veto (MC-8.2).
    Fists(CardIndex, CardIndex),
    /// Lays a +1 in the Private Club (MC-8.5).
    PlusOne(CardIndex),
    /// Sends a mafioso to the Cell, by the effect of the Prison (MC-4.10).
    Jail(Spot),
    /// Moves the Hitman, by the effect of the Port (MC-4.12).
    Move(Location),
    /// Carries out the effect of a location where there is nothing to choose (MC-4.13 to MC-4.17).
    Use,
    /// Discards one of the cards drawn, or of the hand (MC-4.15, MC-9.10).
    Discard(CardIndex),
    /// Picks the next location, as the Mayor's holder (MC-4.1, MC-5.2).
    Pick(Location),
    /// Picks who decides next, as the Mayor's holder (MC-5.2).
    Ask(Seat),
    /// Takes this many mafiosi back into the hand (MC-5.1).
    Back(u8),
    /// Keeps the first two cards (MC-2.6).
    Keep,
    /// Discards the first two cards for two new ones (MC-2.6).
    Redraw,
}

/// What the text of a card is aimed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Target {
    /// Nothing is chosen.
    Nothing,
    /// An opponent: Thief.
    Seat(Seat),
    /// A location: Police Raid.
    Place(Location),
    /// Two locations, the lower number first: Pulling Strings.
    Places(Location, Location),
    /// A mafioso: Hitman, Informer, Complicity.
    Spot(Spot),
    /// A mafioso, and where it goes: Big Plan.
    Shift(Spot, Location),
}

/// What chance can decide in one step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Chance {
    /// Who is the first player (MC-2.1).
    First(Seat),
    /// Which location is laid at the next place of the city (MC-2.2).
    Tile(Location),
    /// The next card of the draw pile.
    Draw(CardIndex),
    /// The card that a Thief takes (MC-9.3).
    Steal(CardIndex),
    /// The new holder of the Policeman looks at the hands; there is nothing to decide (MC-4.14).
    Look,
    /// Everybody has answered and the answers are looked at; there is nothing to decide (MC-10.3).
    Close,
}
