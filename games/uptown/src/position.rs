use serde::{Deserialize, Serialize};
use tetrapolis_game::{Flaws, Game, Message, NotationError, Positions, Seat, Set};

use crate::card::Face;
use crate::deck::Deck;
use crate::notation::read_end;
use crate::street::PLOTS;
use crate::{CardIndex, End, Origin, Phase, Plot, State, UpTown};

/// A position in names, for files. `docs/positions.md` explains every field.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// Turns completed, by all.
    pub turns: u8,
    /// Who began.
    pub first: Seat,
    /// What has to happen.
    pub phase: Phase,
    /// Whether action I of the turn is done.
    #[serde(default)]
    pub second: bool,
    /// The card that is being played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub taken: Option<String>,
    /// The project of it that was chosen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chosen: Option<End>,
    /// Where the card being played came from, or where the next one is revealed: `deck:2` or `pile`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub origin: Option<Origin>,
    /// The common pile.
    pub pile: DeckPosition,
    /// The cards that have left the game (UT-4.6). A card that the position does not name has not been seen.
    #[serde(default)]
    pub discarded: Vec<String>,
    /// The players in the order of the seats.
    pub players: Vec<PlayerPosition>,
}

/// A deck or the common pile in names.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DeckPosition {
    /// Cards left, the open one included.
    pub left: u8,
    /// The open card.
    pub top: Option<String>,
}

/// A player in names.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayerPosition {
    /// The upcoins in the wallet.
    pub wallet: u32,
    /// The upcoins on the deck.
    #[serde(default)]
    pub coins: u8,
    /// The deck.
    pub deck: DeckPosition,
    /// The cards of each plot, the ground floor first, each with the project that is built: `maple-court b`.
    #[serde(default)]
    pub street: [Vec<String>; PLOTS],
}

impl Positions for UpTown {
    type Position = Position;

    fn position(&self, state: &State) -> Position {
        let mut discarded = Set::ALL;
        self.each_seen(state, &mut |card| discarded.remove(card));
        state.unseen.iter().for_each(|card| discarded.remove(card));
        Position {
            turns: state.turns,
            first: state.first,
            phase: state.phase,
            second: state.second,
            taken: state.taken.map(|card| self.card(card).id.to_string()),
            chosen: state.chosen.map(Face::end),
            origin: state.origin,
            pile: self.write_deck(state.pile),
            discarded: discarded.iter().map(|card| self.card(card).id.to_string()).collect(),
            players: Seat::all(self.seats())
                .map(|seat| {
                    let player = &state.players[seat.index()];
                    PlayerPosition {
                        wallet: player.wallet,
                        coins: player.coins,
                        deck: self.write_deck(player.deck),
                        street: std::array::from_fn(|plot| {
                            let plot = Plot::all().nth(plot).expect("five plots");
                            self.write_plot(state, seat, plot)
                        }),
                    }
                })
                .collect(),
        }
    }

    /// Reads a position and checks that it can arise.
    fn restore(&self, position: &Position) -> Result<State, Message> {
        let mut flaws = Flaws::default();
        let (seats, most_turns) = (self.seats(), self.seats() * self.deck_size());
        flaws.demand(position.players.len() == usize::from(seats), "players", || {
            Message::new("ut-position-players").with("found", position.players.len()).with("wanted", seats)
        });
        flaws.demand(position.first.0 < seats, "first", || {
            Message::new("ut-position-first").with("found", u32::from(position.first.0) + 1).with("most", seats)
        });
        flaws.demand(position.turns <= most_turns, "turns", || {
            Message::new("ut-position-turns").with("found", position.turns).with("most", most_turns)
        });
        flaws.into_result()?;
        let mut state = self.initial();
        state.turns = position.turns;
        state.first = position.first;
        state.seat = self.seat_after(position.first, position.turns, position.phase);
        state.phase = position.phase;
        state.second = position.second;
        state.origin = position.origin;
        let mut flaws = Flaws::default();
        self.read_cards(position, &mut state, &mut flaws);
        flaws.into_result()?;
        self.audit(&state)?;
        Ok(state)
    }

    /// Accounts for every card, for the upcoins on the decks, and for the order of the game.
    fn audit(&self, state: &State) -> Result<(), Message> {
        let mut flaws = Flaws::default();
        self.account_for_cards(state, &mut flaws);
        self.account_for_decks(state, &mut flaws);
        self.account_for_streets(state, &mut flaws);
        self.account_for_coins(state, &mut flaws);
        self.account_for_turns(state, &mut flaws);
        self.account_for_phase(state, &mut flaws);
        Ok(flaws.into_result()?)
    }
}

impl UpTown {
    fn write_deck(&self, deck: Deck) -> DeckPosition {
        DeckPosition { left: deck.left, top: deck.top.map(|card| self.card(card).id.to_string()) }
    }

    fn write_plot(&self, state: &State, seat: Seat, plot: Plot) -> Vec<String> {
        let storeys = state.storeys(seat, plot);
        let mut cards: Vec<String> =
            storeys.map(|storey| format!("{} {}", self.card(storey.face.card()).id, storey.face.end())).collect();
        cards.reverse();
        cards
    }

    /// Calls `see` for every open card: on a deck or the pile, on a street, or being played.
    pub(crate) fn each_seen(&self, state: &State, see: &mut dyn FnMut(CardIndex)) {
        for seat in Seat::all(self.seats()) {
            state.players[seat.index()].deck.top.into_iter().for_each(&mut *see);
            Plot::all().for_each(|plot| state.storeys(seat, plot).for_each(|storey| see(storey.face.card())));
        }
        state.pile.top.into_iter().for_each(&mut *see);
        state.taken.into_iter().for_each(&mut *see);
    }

    /// Reads where every card is; a card that the position does not name has not been seen.
    fn read_cards(&self, position: &Position, state: &mut State, flaws: &mut Flaws) {
        let mut unseen = state.unseen;
        let mut see = |id: &str| -> Result<CardIndex, Message> {
            let card = self.read_card(id).map_err(said)?;
            if !unseen.contains(card) {
                return Err(Message::new("ut-position-twice").with("id", id));
            }
            unseen.remove(card);
            Ok(card)
        };
        let read_deck =
            |deck: &DeckPosition, see: &mut dyn FnMut(&str) -> Result<CardIndex, Message>, flaws: &mut Flaws| {
                let top = deck.top.as_deref().and_then(|id| flaws.keep("top", see(id)));
                Deck { left: deck.left, top }
            };
        state.pile = flaws.within("pile", |flaws| read_deck(&position.pile, &mut see, flaws));
        state.taken = position.taken.as_deref().and_then(|id| flaws.keep("taken", see(id)));
        if let Some(end) = position.chosen {
            let card = state.taken.ok_or_else(|| Message::new("ut-position-chosen"));
            state.chosen = flaws.keep("chosen", card.and_then(|card| self.face(card, end)));
        }
        for (n, id) in position.discarded.iter().enumerate() {
            flaws.keep(format!("discarded[{n}]"), see(id));
        }
        for (seat, player) in Seat::all(self.seats()).zip(&position.players) {
            flaws.within(&format!("players[{}]", seat.0), |flaws| {
                let holder = &mut state.players[seat.index()];
                (holder.wallet, holder.coins) = (player.wallet, player.coins);
                holder.deck = flaws.within("deck", |flaws| read_deck(&player.deck, &mut see, flaws));
                for (plot, cards) in Plot::all().zip(&player.street) {
                    for (storey, text) in cards.iter().enumerate() {
                        let face = self.read_face(text, &mut see);
                        let raised = face.and_then(|face| self.raise(state, seat, plot, face));
                        flaws.keep(format!("street[{}][{storey}]", plot.index()), raised);
                    }
                }
            });
        }
        state.unseen = unseen;
    }

    /// Reads a card and the project of it that stands on a street: `maple-court b`.
    fn read_face(&self, text: &str, see: &mut dyn FnMut(&str) -> Result<CardIndex, Message>) -> Result<Face, Message> {
        let (id, end) = text.split_once(' ').unwrap_or((text, ""));
        let card = see(id)?;
        self.face(card, read_end(end.trim()).map_err(said)?)
    }

    /// The seat that acts after this many turns.
    fn seat_after(&self, first: Seat, turns: u8, phase: Phase) -> Seat {
        // The seat stays with whoever had the last turn.
        let turns = if phase == Phase::Over { turns.saturating_sub(1) } else { turns };
        Seat((first.0 + turns % self.seats()) % self.seats())
    }

    fn face(&self, card: CardIndex, end: End) -> Result<Face, Message> {
        match self.cards[card.index()].ends[end.index()] {
            Some(_) => Ok(Face::new(card, end)),
            None => Err(Message::new("ut-no-back").with("card", self.card_name(card))),
        }
    }

    /// Puts a card on a plot if the plot accepts it (UT-1.6, UT-1.12, UT-4.4).
    fn raise(&self, state: &mut State, seat: Seat, plot: Plot, face: Face) -> Result<(), Message> {
        let facts = self.facts(face);
        let street = state.street(seat);
        let barred = facts.project.gift && street.no_gifts.contains(plot);
        if barred || !street.accepting(facts.project.stands).contains(plot) {
            let message = Message::new("ut-position-plot").with("seat", seat.to_string());
            return Err(message.with("plot", plot.to_string()).with("card", self.card_name(face.card())));
        }
        state.stack(seat, plot, face, facts.counts);
        let street = &mut state.players[seat.index()].street;
        if facts.project.no_gifts {
            street.no_gifts.insert(plot);
        }
        if facts.closes {
            street.closed.insert(plot);
        }
        Ok(())
    }
}

fn said(error: NotationError) -> Message {
    error.0
}
