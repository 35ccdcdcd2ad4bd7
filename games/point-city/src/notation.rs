use tetrapolis_game::{Game, Notation, NotationError, Seat};

use crate::{Action, CardIndex, Cell, Chance, Class, Front, Payment, PointCity, TokenIndex};

/// More cards than a payment can have.
const TOO_MANY_CARDS: usize = 128;

impl Notation for PointCity {
    /// Writes an action: `flip b2`, `take b2 c2`, `deck`, `pass`, `pay energy energy*2 ingenuity`, `token missing`.
    fn write_action(&self, action: &Action) -> String {
        match *action {
            Action::Flip(cell) => format!("flip {cell}"),
            Action::Take(one, other) => format!("take {one} {other}"),
            Action::Deck => "deck".to_owned(),
            Action::Pass => "pass".to_owned(),
            Action::Pay(payment) => Front::all()
                .fold("pay".to_owned(), |text, front| text + &format!(" {front}").repeat(payment.of(front).into())),
            Action::Token(token) => format!("token {}", self.token(token).id),
        }
    }

    /// Reads what [`write_action`](Notation::write_action) writes; the order of places and of cards is free.
    fn parse_action(&self, text: &str) -> Result<Action, NotationError> {
        let words: Vec<&str> = text.split_whitespace().collect();
        match words.as_slice() {
            ["flip", cell] => Ok(Action::Flip(read_cell(cell)?)),
            ["take", one, other] => {
                let (one, other) = (read_cell(one)?, read_cell(other)?);
                Ok(Action::Take(one.min(other), one.max(other)))
            }
            ["deck"] => Ok(Action::Deck),
            ["pass"] => Ok(Action::Pass),
            ["pay", cards @ ..] if cards.len() < TOO_MANY_CARDS => {
                let mut payment = Payment::default();
                for card in cards {
                    payment.add(read_front(card)?);
                }
                Ok(Action::Pay(payment))
            }
            ["token", id] => Ok(Action::Token(self.read_token(id)?)),
            _ => Err(NotationError::new("pc-no-action", text)),
        }
    }

    /// Writes an outcome of chance: `front 2:energy*2`, `token missing`, `first 2`, `building wind-farm`, `rival`.
    fn write_chance(&self, chance: &Chance) -> String {
        match *chance {
            Chance::Front(class) => format!("front {}", self.notate_class(class)),
            Chance::Token(token) => format!("token {}", self.token(token).id),
            Chance::First(seat) => format!("first {seat}"),
            Chance::Building(card) => format!("building {}", self.card(card).id),
            Chance::Rival => "rival".to_owned(),
        }
    }

    /// Reads what [`write_chance`](Notation::write_chance) writes.
    fn parse_chance(&self, text: &str) -> Result<Chance, NotationError> {
        let words: Vec<&str> = text.split_whitespace().collect();
        match words.as_slice() {
            ["front", class] => Ok(Chance::Front(self.read_class(class)?)),
            ["token", id] => Ok(Chance::Token(self.read_token(id)?)),
            ["first", seat] => match Seat::parse(seat, self.seats()) {
                Some(seat) => Ok(Chance::First(seat)),
                None => Err(NotationError::new("pc-no-seat", seat)),
            },
            ["building", id] => Ok(Chance::Building(self.read_card(id)?)),
            ["rival"] => Ok(Chance::Rival),
            _ => Err(NotationError::new("pc-no-outcome", text)),
        }
    }
}

impl PointCity {
    /// A class in words of the edition: `2:energy*2`.
    pub(crate) fn notate_class(&self, class: Class) -> String {
        format!("{}:{}", class.tier() + 1, self.class(class).front)
    }

    pub(crate) fn read_class(&self, text: &str) -> Result<Class, NotationError> {
        let (tier, front) = text.split_once(':').ok_or_else(|| NotationError::new("pc-no-class", text))?;
        let tier = match tier {
            "1" => 0,
            "2" => 1,
            "3" => 2,
            _ => return Err(NotationError::new("pc-no-class", text)),
        };
        self.class_of(tier, read_front(front)?).ok_or_else(|| NotationError::new("pc-no-class", text))
    }

    pub(crate) fn read_card(&self, id: &str) -> Result<CardIndex, NotationError> {
        let place = self.edition.cards().iter().position(|card| card.id == id);
        place.map(|place| CardIndex(place as u8)).ok_or_else(|| NotationError::new("pc-no-card", id))
    }

    pub(crate) fn read_token(&self, id: &str) -> Result<TokenIndex, NotationError> {
        let place = self.edition.tokens().iter().position(|token| token.id == id);
        place.map(|place| TokenIndex(place as u8)).ok_or_else(|| NotationError::new("pc-no-token", id))
    }
}

pub(crate) fn read_front(text: &str) -> Result<Front, NotationError> {
    text.parse().map_err(|_| NotationError::new("pc-no-resource", text))
}

fn read_cell(text: &str) -> Result<Cell, NotationError> {
    text.parse().map_err(|_| NotationError::new("pc-no-cell", text))
}
