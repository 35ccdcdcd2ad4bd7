use tetrapolis_game::{Seat, Seats};

use crate::game::MOST_SEATS;
use crate::{CardIndex, Cards, Chain, Effect, Laid, Location, Locations, Phase, Spot, Stack};

/// What a player has that everybody may see.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Clan {
    /// Mafiosi in the hand.
    pub mafiosi: u8,
    /// Mafiosi in the reserve.
    pub reserve: u8,
    /// Mafiosi in the Cell.
    pub cell: u8,
    /// Victory points for control.
    pub control: u8,
    /// Victory points by +1.
    pub extra: u8,
    /// Cards in the hand (MC-2.7).
    pub cards: u8,
    /// Turns in this phase I (MC-3.13).
    pub turns: u8,
    /// Secret Deals laid for the location that is evaluated (MC-4.6).
    pub deals: u8,
}

impl Clan {
    /// The victory points.
    pub const fn points(&self) -> u8 {
        self.control + self.extra
    }
}

/// All that everybody may see.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Open {
    pub(crate) stacks: [Stack; Location::COUNT],
    pub(crate) clans: [Clan; MOST_SEATS],
    /// The discard pile (MC-2.7).
    pub(crate) discard: Cards,
    /// Cards laid for an effect that is not over, with the vetoes on it (MC-2.5).
    pub(crate) laid: Cards,
    /// The laid cards that are Secret Deals still to be asked about (MC-4.6).
    pub(crate) further: Cards,
    /// How many cards the draw pile has.
    pub(crate) pile: u8,
    /// Which location lies where: in the middle, then clockwise around (MC-2.2).
    pub(crate) tiles: [Option<Location>; Location::COUNT],
    pub(crate) hitman: Location,
    /// Who holds the Policeman; nobody if it stands on the Police Station.
    pub(crate) policeman: Option<Seat>,
    /// Who holds the Mayor; nobody if it stands on Town Hall.
    pub(crate) mayor: Option<Seat>,
    pub(crate) round: u8,
    pub(crate) first: Seat,
    /// Whose turn it is, who is in control, or who decides.
    pub(crate) seat: Seat,
    /// Who has passed (MC-3.6).
    pub(crate) passed: Seats,
    /// Who has had all turns of this phase I (MC-3.13).
    pub(crate) out: Seats,
    /// Who still has to decide at this location (MC-4.13, MC-5.1).
    pub(crate) pending: Seats,
    /// Who is asked for a veto (MC-10.6).
    pub(crate) asked: Seats,
    /// How many have declined in a row to lay a Secret Deal (MC-4.6).
    pub(crate) declined: u8,
    /// The marker cubes (MC-4.2, MC-5.2).
    pub(crate) cubes: Locations,
    /// The location that is evaluated.
    pub(crate) here: Option<Location>,
    pub(crate) phase: Phase,
    /// The effect at the bottom of the chain.
    pub(crate) effect: Option<Effect>,
    pub(crate) chain: Chain,
}

/// One position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct State {
    pub(crate) open: Open,
    pub(crate) hands: [Cards; MOST_SEATS],
    /// The draw pile; its order is not decided.
    pub(crate) pile: Cards,
    /// The cards that a Shady Business has drawn so far (MC-9.10).
    pub(crate) drawn: Cards,
    /// The seats that have not answered yet.
    pub(crate) waiting: Seats,
    /// The vetoes named in secret; no veto for a player who declined or has not answered (MC-10.3).
    pub(crate) answers: [Laid; MOST_SEATS],
    /// `known[one][other]`: cards that one has seen in the hand of the other and that must still be there. Empty for
    /// the Policeman's holder, who sees all hands (MC-4.14).
    pub(crate) known: [[Cards; MOST_SEATS]; MOST_SEATS],
}

impl Open {
    /// What has to happen.
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// The round, counted from 1.
    pub const fn round(&self) -> u8 {
        self.round
    }

    /// The first player.
    pub const fn first(&self) -> Seat {
        self.first
    }

    /// Whose turn it is, who is in control, or who decides.
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// The discard pile (MC-2.7).
    pub const fn discard(&self) -> Cards {
        self.discard
    }

    /// How many cards the draw pile has.
    pub const fn draw_pile(&self) -> u8 {
        self.pile
    }

    /// The cards laid for an effect that is not over, with the vetoes on it (MC-2.5).
    pub const fn laid(&self) -> Cards {
        self.laid
    }

    /// Which location lies where: in the middle, then clockwise around (MC-2.2).
    pub const fn city(&self) -> &[Option<Location>; Location::COUNT] {
        &self.tiles
    }

    /// Where the Hitman stands.
    pub const fn hitman(&self) -> Location {
        self.hitman
    }

    /// Who holds the Policeman; nobody if it stands on the Police Station.
    pub const fn policeman(&self) -> Option<Seat> {
        self.policeman
    }

    /// Who holds the Mayor; nobody if it stands on Town Hall.
    pub const fn mayor(&self) -> Option<Seat> {
        self.mayor
    }

    /// Who has passed (MC-3.6).
    pub const fn passed(&self) -> Seats {
        self.passed
    }

    /// The locations with a marker cube (MC-4.2, MC-5.2).
    pub const fn cubes(&self) -> Locations {
        self.cubes
    }

    /// The location that is evaluated.
    pub const fn evaluated(&self) -> Option<Location> {
        self.here
    }

    /// The effect that all others are asked about.
    pub const fn effect(&self) -> Option<Effect> {
        self.effect
    }

    /// The announced effect and the vetoes on it, in order.
    pub const fn chain(&self) -> &Chain {
        &self.chain
    }

    /// Who decides next, where only one does.
    #[inline]
    pub(crate) const fn actor(&self) -> Seat {
        match self.phase {
            Phase::Complicity { jailed, .. } => jailed,
            Phase::Pick | Phase::PickBack | Phase::Ask => self.mayor.expect("only the Mayor's holder picks"),
            _ => self.seat,
        }
    }

    /// How many cards a Shady Business of this player has drawn so far (MC-9.10).
    #[inline]
    pub(crate) fn just_drawn(&self, seat: Seat) -> u8 {
        match self.phase {
            Phase::Shady(drawn) | Phase::ShadyDiscard(drawn) if self.seat == seat => drawn,
            _ => 0,
        }
    }

    /// The mafiosi at a location.
    #[inline]
    pub const fn stack(&self, location: Location) -> &Stack {
        &self.stacks[location.index()]
    }

    #[inline]
    pub(crate) const fn stack_mut(&mut self, location: Location) -> &mut Stack {
        &mut self.stacks[location.index()]
    }

    /// What a player has that everybody may see.
    #[inline]
    pub const fn clan(&self, seat: Seat) -> &Clan {
        &self.clans[seat.index()]
    }

    #[inline]
    pub(crate) const fn clan_mut(&mut self, seat: Seat) -> &mut Clan {
        &mut self.clans[seat.index()]
    }

    /// Whose mafioso is on this spot.
    #[inline]
    pub(crate) fn owner(&self, spot: Spot) -> Option<Seat> {
        self.stack(spot.location).owner(spot.height)
    }

    /// Every mafioso in a stack.
    #[inline]
    pub(crate) fn spots(&self) -> impl Iterator<Item = Spot> {
        Location::ALL
            .into_iter()
            .flat_map(|location| (0..self.stack(location).height()).map(move |height| Spot { location, height }))
    }

    /// The locations with a mafioso.
    #[inline]
    pub(crate) fn inhabited(&self) -> Locations {
        Location::ALL.into_iter().filter(|location| !self.stack(*location).is_empty()).collect()
    }

    /// Whether a card can be drawn (MC-2.5).
    #[inline]
    pub(crate) const fn can_draw(&self) -> bool {
        self.pile > 0 || !self.discard.is_empty()
    }

    /// Whether what is public lets a player who has passed lay a Bullet (MC-3.11, MC-10.6).
    #[inline]
    pub(crate) const fn may_have_bullet(&self, seat: Seat) -> bool {
        let clan = self.clan(seat);
        clan.cards > 1 || clan.cards == 1 && clan.mafiosi > 0
    }

    /// Whether what is public lets the player whose mafioso was jailed play a Complicity (MC-9.9, MC-10.6).
    pub(crate) fn may_have_complicity(&self, causer: Seat, jailed: Seat) -> bool {
        causer != jailed && self.clan(jailed).cards > 0 && self.third_spots(causer, jailed).next().is_some()
    }

    /// The mafiosi that are neither the causer's nor the jailed player's (MC-9.9).
    pub(crate) fn third_spots(&self, causer: Seat, jailed: Seat) -> impl Iterator<Item = Spot> {
        self.spots().filter(move |spot| self.owner(*spot).is_some_and(|owner| owner != causer && owner != jailed))
    }

    /// The locations that share an edge with where the Hitman stands (MC-2.2, MC-4.12).
    pub(crate) fn around_hitman(&self) -> Locations {
        let place = self.tiles.iter().position(|tile| *tile == Some(self.hitman)).unwrap_or(0);
        if place == 0 {
            return Locations::ALL.without(self.hitman);
        }
        // Places 1 to 6 are a ring.
        let neighbours = [0, place % 6 + 1, (place + 4) % 6 + 1];
        neighbours.into_iter().filter_map(|place| self.tiles[place]).collect()
    }
}

impl State {
    /// All that everybody may see.
    pub const fn open(&self) -> &Open {
        &self.open
    }

    #[inline]
    pub(crate) const fn hand(&self, seat: Seat) -> Cards {
        self.hands[seat.index()]
    }

    /// A card leaves a hand in the open.
    #[inline]
    pub(crate) fn show(&mut self, seat: Seat, card: CardIndex) {
        self.hands[seat.index()].remove(card);
        self.open.clan_mut(seat).cards -= 1;
        for known in &mut self.known {
            let known = &mut known[seat.index()];
            if known.contains(card) {
                known.remove(card);
            }
        }
    }

    /// A card leaves a hand for the discard pile.
    #[inline]
    pub(crate) fn discard(&mut self, seat: Seat, card: CardIndex) {
        self.show(seat, card);
        self.open.discard.add(card);
    }

    /// A card goes from the draw pile to a hand.
    #[inline]
    pub(crate) fn draw(&mut self, seat: Seat, card: CardIndex) {
        self.pile.remove(card);
        self.open.pile -= 1;
        self.hands[seat.index()].add(card);
        self.open.clan_mut(seat).cards += 1;
    }

    /// A card goes from one hand to another. Only these two players and the Policeman's holder learn which card
    /// (MC-9.3). For everybody else, any of the cards that they knew may be the one that is gone.
    pub(crate) fn steal(&mut self, thief: Seat, victim: Seat, card: CardIndex) {
        self.hands[victim.index()].remove(card);
        self.hands[thief.index()].add(card);
        self.open.clan_mut(victim).cards -= 1;
        self.open.clan_mut(thief).cards += 1;
        for (viewer, known) in self.known.iter_mut().enumerate() {
            if self.open.policeman == Some(Seat(viewer as u8)) {
                continue;
            }
            if viewer == victim.index() {
                known[thief.index()].add(card);
            } else if viewer != thief.index() {
                known[victim.index()] = known[victim.index()].one_less_of_each();
            } else if known[victim.index()].contains(card) {
                known[victim.index()].remove(card);
            }
        }
    }

    /// The Policeman goes to a player or back to its location. The player who held it remembers what it showed
    /// (MC-4.14).
    pub(crate) fn move_policeman(&mut self, to: Option<Seat>) {
        if let Some(from) = self.open.policeman {
            self.known[from.index()] = self.hands;
            self.known[from.index()][from.index()] = Cards::NONE;
        }
        if let Some(to) = to {
            self.known[to.index()] = [Cards::NONE; MOST_SEATS];
        }
        self.open.policeman = to;
    }

    /// Makes sure that the draw pile has a card, if there is any left (MC-2.5).
    #[inline]
    pub(crate) const fn refill_pile(&mut self) -> bool {
        if self.open.pile == 0 {
            self.pile = self.open.discard;
            self.open.pile = self.pile.len();
            self.open.discard = Cards::NONE;
        }
        self.open.pile > 0
    }

    /// Cards laid for an effect reach the discard pile (MC-2.5); Secret Deals that are still to be asked about stay.
    #[inline]
    pub(crate) const fn clear_laid(&mut self) {
        self.open.discard = self.open.discard.plus(self.open.laid.minus(self.open.further));
        self.open.laid = self.open.further;
    }
}
