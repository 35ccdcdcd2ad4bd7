//! What the things of Mafia City are, what they bring, and what can be done with them; all of it from what the viewer knows.

mod card;
mod place;

use tetrapolis_game::{About, Explain, Game, Holding, Message, Seat, Viewer, Way};

use crate::words::symbol_name;
use crate::{Action, CardIndex, CardKind, Location, MafiaCity, Phase, Spot, State, Symbol, Target};

/// Something that can be pointed at.
#[derive(Clone, Copy)]
enum Thing {
    /// `location:5`.
    Location(Location),
    /// `mafioso:5.1`, the lowest of location 5.
    Mafioso(Spot),
    /// A card in the viewer's hand, `hand:informer`.
    Hand(CardIndex),
    /// One of the three things to do with it, `use:informer:text`.
    Use(CardIndex, Purpose),
    /// A card that a Shady Business has drawn, `drawn:thief`.
    Drawn(CardIndex),
    /// An open card, wherever it is, `card:thief`.
    Card(CardIndex),
    /// How many, `count:2`.
    Count(u8),
    /// `player:1`.
    Player(Seat),
    Figure(Figure),
    /// The first-player token, `first`.
    First,
    Cell,
    Pile,
    Discard,
}

/// What a card is used for (MC-8.1).
#[derive(Clone, Copy, PartialEq, Eq)]
enum Purpose {
    Text,
    Symbol,
    Wait,
}

/// `figure:hitman`, `figure:policeman` or `figure:mayor` (MC-1.2).
#[derive(Clone, Copy)]
enum Figure {
    Hitman,
    Policeman,
    Mayor,
}

impl Explain for MafiaCity {
    fn about(&self, state: &State, thing: &str, to: Viewer) -> Option<About> {
        let open = &state.open;
        match self.thing(thing)? {
            Thing::Location(location) => Some(self.about_location(open, location, to)),
            Thing::Mafioso(spot) => place::about_mafioso(open, spot),
            Thing::Hand(card) | Thing::Use(card, _) | Thing::Drawn(card) | Thing::Card(card) => {
                Some(self.about_card(card))
            }
            Thing::Count(count) => Some(place::about_count(open, count)),
            Thing::Player(seat) => Some(self.about_player(open, seat)),
            Thing::Figure(figure) => Some(place::about_figure(open, figure)),
            Thing::First => Some(place::about_first(open)),
            Thing::Cell => Some(self.about_cell(open)),
            Thing::Pile => Some(place::about_pile("mc-about-pile", open.pile)),
            Thing::Discard => Some(place::about_pile("mc-about-discard", open.discard.len())),
        }
    }

    fn ways(&self, state: &State, seat: Seat, thing: &str) -> Vec<Way<Action>> {
        let Some(place) = self.thing(thing) else { return Vec::new() };
        let meant = self.meant(state, seat, place);
        let mut ways: Vec<Way<Action>> =
            meant.iter().filter_map(|action| Some(Way::new(words_of(*action)?, vec![*action]))).collect();
        let mut legal = Vec::new();
        self.legal_actions(state, seat, &mut legal);
        for action in legal {
            if !self.touched(state, seat, action).iter().any(|touched| touched == thing) {
                continue;
            }
            let Some(words) = self.words_at(place, action) else { continue };
            match ways.iter().position(|way| way.words == words) {
                Some(known) if !ways[known].actions.contains(&action) => ways[known].actions.push(action),
                Some(_) => {}
                None => ways.push(Way::new(words, vec![action])),
            }
        }
        ways
    }

    fn holdings(&self, state: &State, seat: Seat) -> Vec<Holding> {
        let open = &state.open;
        let clan = open.clan(seat);
        let led = Location::ALL.into_iter().filter(|location| self.leader(open, *location) == Some(seat)).count();
        let of = |key, amount: u8| Holding { what: Message::new(key), amount: amount.into() };
        vec![
            of("mc-holding-led", led as u8),
            of("mc-holding-mafiosi", clan.mafiosi),
            of("mc-holding-reserve", clan.reserve),
            of("mc-holding-cell", clan.cell),
            of("mc-holding-cards", clan.cards),
            of("mc-holding-policeman", u8::from(open.policeman == Some(seat))),
            of("mc-holding-mayor", u8::from(open.mayor == Some(seat))),
        ]
    }
}

impl MafiaCity {
    fn thing(&self, name: &str) -> Option<Thing> {
        let card = |id: &str| {
            let place = self.edition.cards().iter().position(|card| card.id == id)?;
            Some(CardIndex(place as u8))
        };
        let number = |text: &str| Location::ALL.into_iter().find(|location| location.to_string() == text);
        Some(match name.split_once(':') {
            None => match name {
                "first" => Thing::First,
                "cell" => Thing::Cell,
                "pile" => Thing::Pile,
                "discard" => Thing::Discard,
                _ => return None,
            },
            Some(("location", text)) => Thing::Location(number(text)?),
            Some(("mafioso", spot)) => Thing::Mafioso(spot.parse().ok()?),
            Some(("hand", id)) => Thing::Hand(card(id)?),
            Some(("drawn", id)) => Thing::Drawn(card(id)?),
            Some(("card", id)) => Thing::Card(card(id)?),
            Some(("count", count)) => Thing::Count(count.parse().ok()?),
            Some(("player", seat)) => Thing::Player(Seat::parse(seat, self.seats())?),
            Some(("figure", "hitman")) => Thing::Figure(Figure::Hitman),
            Some(("figure", "policeman")) => Thing::Figure(Figure::Policeman),
            Some(("figure", "mayor")) => Thing::Figure(Figure::Mayor),
            Some(("use", rest)) => {
                let (id, purpose) = rest.split_once(':')?;
                let purpose = match purpose {
                    "text" => Purpose::Text,
                    "symbol" => Purpose::Symbol,
                    "wait" => Purpose::Wait,
                    _ => return None,
                };
                Thing::Use(card(id)?, purpose)
            }
            Some(_) => return None,
        })
    }

    /// What a thing is there for: an action of each sort, which can also say why it cannot be done now.
    fn meant(&self, state: &State, seat: Seat, thing: Thing) -> Vec<Action> {
        let with_card = |card, purposes: &[Purpose]| -> Vec<Action> {
            if !state.hand(seat).contains(card) {
                return Vec::new();
            }
            purposes.iter().map(|purpose| self.use_of(state, seat, card, *purpose)).collect()
        };
        match thing {
            Thing::Location(location) => vec![Action::Place(location)],
            Thing::Hand(card) if state.open.phase == Phase::BusinessDiscard => vec![Action::Discard(card)],
            Thing::Hand(card) => with_card(card, &[Purpose::Text, Purpose::Symbol, Purpose::Wait]),
            Thing::Use(card, purpose) => with_card(card, &[purpose]),
            Thing::Mafioso(_)
            | Thing::Drawn(_)
            | Thing::Card(_)
            | Thing::Count(_)
            | Thing::Player(_)
            | Thing::Figure(_)
            | Thing::First
            | Thing::Cell
            | Thing::Pile
            | Thing::Discard => Vec::new(),
        }
    }

    /// What an action does, in words. Unless the thing is the card itself, the words say which card is meant.
    fn words_at(&self, thing: Thing, action: Action) -> Option<Message> {
        match (thing, action) {
            (Thing::Location(_) | Thing::Mafioso(_) | Thing::Player(_), Action::Play(card, _)) => {
                Some(Message::new("mc-way-aim").with("card", self.card_name(card)))
            }
            _ => words_of(action),
        }
    }

    /// An action that uses a card for this purpose, whether or not it is legal.
    fn use_of(&self, state: &State, seat: Seat, card: CardIndex, purpose: Purpose) -> Action {
        let open = &state.open;
        let own = open.spots().find(|spot| open.owner(*spot) == Some(seat));
        let any = open.spots().next().unwrap_or(Spot { location: Location::Prison, height: 0 });
        match purpose {
            Purpose::Wait => Action::Wait(card),
            Purpose::Symbol => match self.card(card).symbol {
                Symbol::Fist => Action::Fists(card, card),
                Symbol::Hat => Action::Hat(card, own.unwrap_or(any)),
                Symbol::Bullet => Action::Bullet(card),
                Symbol::PlusOne => Action::PlusOne(card),
            },
            Purpose::Text => {
                let target = match self.kind(card) {
                    CardKind::Thief => Target::Seat(seat.next(self.seats())),
                    CardKind::PoliceRaid => Target::Place(any.location),
                    CardKind::PullingStrings => Target::Places(Location::Prison, Location::Port),
                    CardKind::BigPlan => {
                        let away = Location::ALL.into_iter().find(|location| *location != any.location);
                        Target::Shift(any, away.expect("there are seven"))
                    }
                    CardKind::Hitman => Target::Spot(Spot { location: open.hitman, height: 0 }),
                    CardKind::Informer | CardKind::Complicity => Target::Spot(any),
                    CardKind::PoliceChief | CardKind::Fbi | CardKind::ShadyBusiness | CardKind::SecretDeal => {
                        Target::Nothing
                    }
                };
                Action::Play(card, target)
            }
        }
    }
}

/// What an action does with the things that it touches, in words; nothing if it touches none.
fn words_of(action: Action) -> Option<Message> {
    let symbol = |symbol| Message::new("mc-way-symbol").with("symbol", symbol_name(symbol));
    Some(match action {
        Action::Place(_) => Message::new("mc-way-place"),
        Action::Wait(_) => Message::new("mc-way-wait"),
        Action::Hat(..) | Action::Hats(..) => symbol(Symbol::Hat),
        Action::Bullet(_) => symbol(Symbol::Bullet),
        Action::Fists(..) => symbol(Symbol::Fist),
        Action::PlusOne(_) => symbol(Symbol::PlusOne),
        Action::Play(..) | Action::Deals(_) => Message::new("mc-way-text"),
        Action::Jail(_) => Message::new("mc-way-jail"),
        Action::Move(_) => Message::new("mc-way-move"),
        Action::Use => Message::new("mc-way-use"),
        Action::Discard(_) => Message::new("mc-way-discard"),
        Action::Pick(_) => Message::new("mc-way-pick"),
        Action::Ask(_) => Message::new("mc-way-ask"),
        Action::Back(_) => Message::new("mc-way-back"),
        Action::Decline | Action::Pass | Action::Keep | Action::Redraw => return None,
    })
}
