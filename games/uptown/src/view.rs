use tetrapolis_game::{OpenInformation, OpenView, Seat};

use crate::legal::places;
use crate::state::Storey;
use crate::{CardIndex, Counts, End, Origin, Plot, Project, Site, State, UpTown};

/// All that a viewer may know: the whole position.
///
/// What nobody has seen is not in the position (UT-2.4), and nothing that is there is hidden from anybody.
pub type View = OpenView<State>;

impl OpenInformation for UpTown {}

/// What can be seen.
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

    /// Whether action I of this turn is done.
    pub const fn is_second_action(&self) -> bool {
        self.second
    }

    /// The upcoins in the wallet of a player.
    pub const fn wallet(&self, seat: Seat) -> u32 {
        self.players[seat.index()].wallet
    }

    /// The upcoins on the deck of a player (UT-3.6).
    pub const fn coins_on_deck(&self, seat: Seat) -> u8 {
        self.players[seat.index()].coins
    }

    /// Cards left in a deck or in the common pile, the open one included.
    pub const fn cards_left(&self, origin: Origin) -> u8 {
        self.deck(origin).left
    }

    /// The open card on top of a deck or of the common pile.
    pub const fn top_card(&self, origin: Origin) -> Option<CardIndex> {
        self.deck(origin).top
    }

    /// The card that is being played.
    pub const fn card_in_play(&self) -> Option<CardIndex> {
        self.taken
    }

    /// The end that was chosen of the card that is being played.
    pub fn chosen_end(&self) -> Option<End> {
        Some(self.chosen?.end())
    }

    /// The cards on a plot, the last one first, each with the end that shows.
    pub fn cards_on(&self, seat: Seat, plot: Plot) -> impl Iterator<Item = (CardIndex, End)> {
        self.storeys(seat, plot).map(|Storey { face, .. }| (face.card(), face.end()))
    }

    /// What stands on a plot: its storeys, venues and gifts.
    pub fn standing_on(&self, seat: Seat, plot: Plot) -> Counts {
        self.street(seat).counts[plot.index()]
    }

    /// The plots of a street that accept a project of the player whose turn it is (UT-1.6, UT-4.2, UT-4.4).
    pub fn plots_for(&self, project: &Project, street: Seat) -> impl Iterator<Item = Plot> + use<> {
        places(self, street, project).iter()
    }

    /// Where a project would stand if it were put on a plot of a street now.
    pub fn site_for(&self, project: &Project, street: Seat, plot: Plot) -> Site {
        let (standing, counts) = (self.street(street), project.counts());
        let under = standing.counts[plot.index()];
        Site { below: under.storeys(), plot: under.plus(counts), street: standing.counts_in_all().plus(counts) }
    }

    /// Whether a roof closes a plot (UT-4.4).
    pub fn is_closed(&self, seat: Seat, plot: Plot) -> bool {
        self.street(seat).closed.contains(plot)
    }

    /// Whether the building on a plot accepts no gifts (UT-1.6).
    pub fn takes_no_gifts(&self, seat: Seat, plot: Plot) -> bool {
        self.street(seat).no_gifts.contains(plot)
    }

    /// The cards that nobody has seen: all that lies under the open cards.
    pub fn unseen(&self) -> impl Iterator<Item = CardIndex> {
        self.unseen.iter()
    }
}
