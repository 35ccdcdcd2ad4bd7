use serde::{Deserialize, Serialize};
use tetrapolis_game::Seat;

/// What has to happen in a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Setup: somebody becomes the first player (MC-2.1).
    DealFirst,
    /// Setup: this place of the city gets its location, the middle first (MC-2.2).
    DealTile(u8),
    /// Setup: this card is dealt, counted over all players (MC-2.6).
    DealCard(u8),
    /// Setup: a player keeps or changes the first two cards (MC-2.6).
    Mulligan,
    /// Setup: this card of the new two is drawn (MC-2.6).
    Redraw(u8),
    /// Phase I: a player acts, or may lay a Bullet (MC-3.1, MC-3.8).
    Turn,
    /// Phase I: a player acts after a Bullet (MC-3.8).
    BulletTurn,
    /// All others answer in secret what was announced last (MC-10.3).
    Window,
    /// A Thief takes a card from this player (MC-9.3).
    Steal(Seat),
    /// A Shady Business draws; this many cards have been drawn (MC-9.10).
    Shady(u8),
    /// One of this many drawn cards is discarded (MC-9.10).
    ShadyDiscard(u8),
    /// A player may answer a move to the Cell (MC-9.9).
    Complicity {
        /// Who caused the move.
        causer: Seat,
        /// The player who is asked because their mafioso was moved.
        jailed: Seat,
    },
    /// Phase II: the Mayor's holder picks a location (MC-4.1).
    Pick,
    /// Phase II: a player may lay a Secret Deal (MC-4.6).
    Bid,
    /// Phase II: the controller may carry out the location's effect (MC-4.2).
    Effect,
    /// Phase II: the Police Station's controller takes the Policeman and sees the hands (MC-4.14).
    Look,
    /// Phase II: a player may take a mafioso from the reserve (MC-4.13).
    Recruit,
    /// Phase II: the Port's controller may play a Hitman card (MC-4.12).
    HitmanCard,
    /// Phase II: the Private Club's controller may lay a +1 (MC-4.16).
    ExtraPoint,
    /// Phase II: the Business District's controller draws; this many cards have been drawn (MC-4.15).
    Business(u8),
    /// Phase II: the Business District's controller discards (MC-4.15).
    BusinessDiscard,
    /// Phase III: the Mayor's holder picks a location (MC-5.2).
    PickBack,
    /// Phase III: the Mayor's holder picks who decides (MC-5.2).
    Ask,
    /// Phase III: a player decides how many mafiosi to take back (MC-5.1).
    Back,
    /// Phase IV: a card is drawn, by players who are behind (0 and 1), then by everyone (MC-6.2 to MC-6.4).
    Draw(u8),
    /// The game has ended (MC-7).
    Over,
}

/// What chance decides in a phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Draw {
    /// The first player.
    First,
    /// The location at the next place of the city.
    Tile,
    /// The next card of the draw pile.
    Card,
    /// A card of this player.
    CardOf(Seat),
    /// Nothing: the hands are looked at.
    Look,
    /// Nothing: all have answered.
    Close,
}

impl Phase {
    /// What chance decides in this phase; in a window, once all have answered.
    #[inline]
    pub(crate) const fn draw(self) -> Option<Draw> {
        match self {
            Phase::DealFirst => Some(Draw::First),
            Phase::DealTile(_) => Some(Draw::Tile),
            Phase::DealCard(_) | Phase::Redraw(_) | Phase::Shady(_) | Phase::Business(_) | Phase::Draw(_) => {
                Some(Draw::Card)
            }
            Phase::Steal(victim) => Some(Draw::CardOf(victim)),
            Phase::Look => Some(Draw::Look),
            Phase::Window => Some(Draw::Close),
            Phase::Mulligan
            | Phase::Turn
            | Phase::BulletTurn
            | Phase::ShadyDiscard(_)
            | Phase::Complicity { .. }
            | Phase::Pick
            | Phase::Bid
            | Phase::Effect
            | Phase::Recruit
            | Phase::HitmanCard
            | Phase::ExtraPoint
            | Phase::BusinessDiscard
            | Phase::PickBack
            | Phase::Ask
            | Phase::Back
            | Phase::Over => None,
        }
    }
}
