use tetrapolis_game::{Game, Message, Notation, NotationError, Seat};

use crate::{Action, CardIndex, CardKind, Cards, Chance, MafiaCity, Spot, Target};

impl Notation for MafiaCity {
    /// Writes an action: `place 3`, `wait thief`, `hat fbi 3.2`, `hats fbi secret-deal 5`, `bullet thief`,
    /// `play big-plan 3.2 5`, `play secret-deal 2`, `fists informer big-plan`, `plus-one hitman`, `jail 3.2`, `move 4`, `back 2`, and single
    /// words. Locations are numbers, `3.2` is the second mafioso from below at location 3.
    fn write_action(&self, action: &Action) -> String {
        let id = |card| self.id(card);
        match *action {
            Action::Decline => "decline".to_owned(),
            Action::Pass => "pass".to_owned(),
            Action::Place(location) => format!("place {location}"),
            Action::Wait(card) => format!("wait {}", id(card)),
            Action::Hat(card, spot) => format!("hat {} {spot}", id(card)),
            Action::Hats(one, other, location) => format!("hats {} {} {location}", id(one), id(other)),
            Action::Bullet(card) => format!("bullet {}", id(card)),
            Action::Play(card, target) => match target {
                Target::Nothing => format!("play {}", id(card)),
                Target::Seat(seat) => format!("play {} {seat}", id(card)),
                Target::Place(location) => format!("play {} {location}", id(card)),
                Target::Places(one, other) => format!("play {} {one} {other}", id(card)),
                Target::Spot(spot) => format!("play {} {spot}", id(card)),
                Target::Shift(spot, location) => format!("play {} {spot} {location}", id(card)),
            },
            Action::Deals(deals) => {
                let cards = self.cards_of_deals(deals);
                let copies = |card: CardIndex| match cards.count(card) {
                    1 => format!(" {}", id(card)),
                    count => format!(" {} {count}", id(card)),
                };
                format!("play{}", cards.iter().map(copies).collect::<String>())
            }
            Action::Fists(one, other) => format!("fists {} {}", id(one), id(other)),
            Action::PlusOne(card) => format!("plus-one {}", id(card)),
            Action::Jail(spot) => format!("jail {spot}"),
            Action::Move(location) => format!("move {location}"),
            Action::Use => "use".to_owned(),
            Action::Discard(card) => format!("discard {}", id(card)),
            Action::Pick(location) => format!("pick {location}"),
            Action::Ask(seat) => format!("ask {seat}"),
            Action::Back(count) => format!("back {count}"),
            Action::Keep => "keep".to_owned(),
            Action::Redraw => "redraw".to_owned(),
        }
    }

    /// Reads what [`write_action`](Notation::write_action) writes; the order of two cards or two locations is free.
    fn parse_action(&self, text: &str) -> Result<Action, NotationError> {
        let words: Vec<&str> = text.split_whitespace().collect();
        match words.as_slice() {
            ["decline"] => Ok(Action::Decline),
            ["pass"] => Ok(Action::Pass),
            ["place", location] => Ok(Action::Place(location.parse()?)),
            ["wait", card] => Ok(Action::Wait(self.read_card(card)?)),
            ["hat", card, spot] => Ok(Action::Hat(self.read_card(card)?, spot.parse()?)),
            ["hats", one, other, location] => {
                let (one, other) = self.read_pair(one, other)?;
                Ok(Action::Hats(one, other, location.parse()?))
            }
            ["bullet", card] => Ok(Action::Bullet(self.read_card(card)?)),
            ["play", cards @ ..] if cards.len() > 1 && self.is_deal(cards[0]) => self.read_deals(cards, text),
            ["play", card, target @ ..] => {
                let card = self.read_card(card)?;
                Ok(Action::Play(card, self.read_target(self.kind(card), target, text)?))
            }
            ["fists", one, other] => {
                let (one, other) = self.read_pair(one, other)?;
                Ok(Action::Fists(one, other))
            }
            ["plus-one", card] => Ok(Action::PlusOne(self.read_card(card)?)),
            ["jail", spot] => Ok(Action::Jail(spot.parse()?)),
            ["move", location] => Ok(Action::Move(location.parse()?)),
            ["use"] => Ok(Action::Use),
            ["discard", card] => Ok(Action::Discard(self.read_card(card)?)),
            ["pick", location] => Ok(Action::Pick(location.parse()?)),
            ["ask", seat] => Ok(Action::Ask(self.read_seat(seat)?)),
            ["back", count] => match count.parse() {
                Ok(count) if count < crate::Stack::MOST => Ok(Action::Back(count)),
                _ => Err(NotationError::new("mc-no-number", count)),
            },
            ["keep"] => Ok(Action::Keep),
            ["redraw"] => Ok(Action::Redraw),
            _ => Err(NotationError::new("mc-no-action", text)),
        }
    }

    /// Writes an outcome of chance: `first 2`, `tile 5`, `draw thief`, `steal thief`, `look`, `close`.
    fn write_chance(&self, chance: &Chance) -> String {
        match *chance {
            Chance::First(seat) => format!("first {seat}"),
            Chance::Tile(location) => format!("tile {location}"),
            Chance::Draw(card) => format!("draw {}", self.id(card)),
            Chance::Steal(card) => format!("steal {}", self.id(card)),
            Chance::Look => "look".to_owned(),
            Chance::Close => "close".to_owned(),
        }
    }

    /// Reads what [`write_chance`](Notation::write_chance) writes.
    fn parse_chance(&self, text: &str) -> Result<Chance, NotationError> {
        let words: Vec<&str> = text.split_whitespace().collect();
        match words.as_slice() {
            ["first", seat] => Ok(Chance::First(self.read_seat(seat)?)),
            ["tile", location] => Ok(Chance::Tile(location.parse()?)),
            ["draw", card] => Ok(Chance::Draw(self.read_card(card)?)),
            ["steal", card] => Ok(Chance::Steal(self.read_card(card)?)),
            ["look"] => Ok(Chance::Look),
            ["close"] => Ok(Chance::Close),
            _ => Err(NotationError::new("mc-no-outcome", text)),
        }
    }
}

impl MafiaCity {
    fn is_deal(&self, id: &str) -> bool {
        self.read_card(id).is_ok_and(|card| self.kind(card) == CardKind::SecretDeal)
    }

    /// Reads Secret Deals that are laid at once, each with how many there are of it if there are several.
    fn read_deals(&self, words: &[&str], text: &str) -> Result<Action, NotationError> {
        let wrong = || NotationError(Message::new("mc-no-deals").with("text", text));
        let mut cards = Cards::NONE;
        let mut words = words.iter().peekable();
        while let Some(id) = words.next() {
            let card = self.read_card(id)?;
            let count = words.next_if(|word| word.bytes().all(|digit| digit.is_ascii_digit()));
            let count = count.map_or(Ok(1), |count| count.parse()).map_err(|_| wrong())?;
            let fits = (1..=self.card(card).copies - cards.count(card)).contains(&count);
            if self.kind(card) != CardKind::SecretDeal || !fits {
                return Err(wrong());
            }
            cards = cards.plus(Cards::some(card, count));
        }
        match cards.len() {
            1 => Ok(Action::Play(cards.nth(0), Target::Nothing)),
            _ => Ok(Action::Deals(self.deals_among(cards))),
        }
    }

    fn read_target(&self, kind: CardKind, words: &[&str], text: &str) -> Result<Target, NotationError> {
        match (kind, words) {
            (CardKind::Thief, [seat]) => Ok(Target::Seat(self.read_seat(seat)?)),
            (CardKind::PoliceRaid, [location]) => Ok(Target::Place(location.parse()?)),
            (CardKind::PullingStrings, [one, other]) => {
                let (one, other): (crate::Location, crate::Location) = (one.parse()?, other.parse()?);
                Ok(Target::Places(one.min(other), one.max(other)))
            }
            (CardKind::Hitman | CardKind::Informer | CardKind::Complicity, [spot]) => Ok(Target::Spot(spot.parse()?)),
            (CardKind::BigPlan, [spot, location]) => Ok(Target::Shift(spot.parse::<Spot>()?, location.parse()?)),
            (CardKind::PoliceChief | CardKind::Fbi | CardKind::ShadyBusiness | CardKind::SecretDeal, []) => {
                Ok(Target::Nothing)
            }
            (_, _) => {
                let message = Message::new("mc-no-target").with("text", text);
                Err(NotationError(message.with("form", target_form(kind))))
            }
        }
    }

    pub(crate) fn id(&self, card: CardIndex) -> &str {
        &self.card(card).id
    }

    pub(crate) fn read_card(&self, id: &str) -> Result<CardIndex, NotationError> {
        let place = self.edition.cards().iter().position(|card| card.id == id);
        place.map(|place| CardIndex(place as u8)).ok_or_else(|| NotationError::new("mc-no-card", id))
    }

    fn read_pair(&self, one: &str, other: &str) -> Result<(CardIndex, CardIndex), NotationError> {
        let (one, other) = (self.read_card(one)?, self.read_card(other)?);
        Ok((one.min(other), one.max(other)))
    }

    fn read_seat(&self, text: &str) -> Result<Seat, NotationError> {
        Seat::parse(text, self.seats()).ok_or_else(|| NotationError::new("mc-no-seat", text))
    }
}

/// How the target of a text is written.
fn target_form(kind: CardKind) -> &'static str {
    match kind {
        CardKind::Thief => "play thief 2",
        CardKind::PoliceRaid => "play police-raid 4",
        CardKind::PullingStrings => "play pulling-strings 1 5",
        CardKind::Hitman => "play hitman 3.2",
        CardKind::Informer => "play informer 3.2",
        CardKind::Complicity => "play complicity 3.2",
        CardKind::BigPlan => "play big-plan 3.2 5",
        CardKind::PoliceChief => "play police-chief",
        CardKind::Fbi => "play fbi",
        CardKind::ShadyBusiness => "play shady-business",
        CardKind::SecretDeal => "play secret-deal",
    }
}
