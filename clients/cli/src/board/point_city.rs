//! The table of Point City.

use std::collections::BTreeMap;

use anstyle::{AnsiColor, Style};
use serde_json::Value;
use tetrapolis_game::{Arg, Message};
use tetrapolis_point_city::{
    Card, Cell, Counts, Front, Phase, Picture, Place, Player, Resource, Side, Token, token_words,
};

use super::ink::{Ink, fitted, flowing};
use crate::layout::{WIDTH, flow};
use crate::party::Parties;
use crate::words::Words;

/// How wide a place of the market is, without its frame.
const PLACE: usize = 18;

const FRAME: Style = Style::new().dimmed();
const NAME: Style = Style::new().bold();

/// Draws the market, the deck, the pool and the players.
pub fn draw(picture: &Value, parties: &Parties, words: &Words) -> String {
    let picture: Picture = serde_json::from_value(picture.clone()).expect("a picture of Point City");
    let board = Board { picture: &picture, parties, words };
    let mut lines = flowing(0, &[board.head(), board.deck()]);
    lines.extend(board.market());
    lines.extend(board.pool());
    lines.extend(board.pending());
    for party in 0..picture.players.len() {
        lines.extend(board.player(party));
    }
    lines.push(board.codes());
    lines.iter().map(Ink::to_string).collect::<Vec<_>>().join("\n")
}

struct Board<'a> {
    picture: &'a Picture,
    parties: &'a Parties,
    words: &'a Words,
}

impl Board<'_> {
    /// Which turn it is, and whose.
    fn head(&self) -> Ink {
        let Picture { turns, turns_in_all, .. } = *self.picture;
        let message = match (self.picture.phase, self.picture.seat) {
            (Phase::Over, _) => Message::new("pc-board-over").with("turns", turns),
            (Phase::Rival, _) => {
                let message = Message::new("pc-board-turn").with("turn", turns + 1).with("turns", turns_in_all);
                message.with("party", self.parties.name(self.parties.len() - 1))
            }
            (_, Some(seat)) => {
                let message = Message::new("pc-board-turn").with("turn", turns + 1).with("turns", turns_in_all);
                message.with("party", self.parties.name(seat.index()))
            }
            (_, None) => Message::new("pc-board-setup"),
        };
        Ink::new(NAME, &self.words.say(&message))
    }

    fn market(&self) -> Vec<Ink> {
        let mut lines = Vec::new();
        for (row, places) in self.picture.market.iter().enumerate() {
            let corners = if row == 0 { ["┌", "┬", "┐"] } else { ["├", "┼", "┤"] };
            let labels: Vec<Ink> =
                (0_u8..).zip(places).map(|(column, place)| self.label(row as u8, column, place)).collect();
            lines.push(framed(&labels, corners));
            let places: Vec<Vec<Ink>> = places.iter().map(|place| self.place(place)).collect();
            let height = places.iter().map(Vec::len).max().unwrap_or(0);
            for line in 0..height {
                let cells: Vec<Ink> =
                    places.iter().map(|place| place.get(line).cloned().unwrap_or_default().padded(PLACE)).collect();
                lines.push(framed(&cells, ["│", "│", "│"]));
            }
        }
        let bottom = vec![Ink::new(FRAME, &"─".repeat(PLACE)); 4];
        lines.push(framed(&bottom, ["└", "┴", "┘"]));
        lines
    }

    /// The upper edge of a place: its name, the tier of its card, and whether the rival takes it next.
    fn label(&self, row: u8, column: u8, place: &Place) -> Ink {
        let cell = Cell::at(column, row);
        let tier = match place {
            Place::Empty { .. } => 0,
            Place::Front { tier, .. } => *tier,
            Place::Building(card) => card.tier,
        };
        let mut label = Ink::new(FRAME, "─").then(&Ink::new(NAME, &cell.to_string()));
        if tier > 0 {
            label = label.then(&Ink::plain(&format!(" {}", "•".repeat(tier.into()))));
        }
        if let Some(first) = self.picture.markers {
            let second = Cell::at(first.column(), (first.row() + 1) % 4);
            if cell == first || cell == second {
                label = label
                    .then(&Ink::plain(" "))
                    .then(&Ink::new(Style::new().invert(), &self.words.text("pc-board-rival-next")));
            }
        }
        let rest = PLACE.saturating_sub(label.width() + 1);
        label.then(&Ink::new(FRAME, &format!(" {}", "─".repeat(rest))))
    }

    fn place(&self, place: &Place) -> Vec<Ink> {
        match place {
            Place::Empty { wants: None } => vec![],
            Place::Empty { .. } if self.picture.phase == Phase::Over => vec![],
            Place::Empty { wants: Some(Side::Resource) } => {
                vec![Ink::new(FRAME, &self.words.text("pc-board-wants-resource"))]
            }
            Place::Empty { wants: Some(Side::Building) } => {
                vec![Ink::new(FRAME, &self.words.text("pc-board-wants-building"))]
            }
            Place::Front { front, .. } => {
                let name = match front {
                    Front::Single(resource) | Front::Double(resource) => self.words.text(resource_key(*resource)),
                    Front::Ingenuity => self.words.text("pc-ingenuity"),
                };
                vec![self.front(*front).then(&Ink::plain(&format!(" {name}")))]
            }
            Place::Building(card) => self.building(card),
        }
    }

    /// A building: its name, and what it costs and gives.
    fn building(&self, card: &Card) -> Vec<Ink> {
        let name = fitted(NAME, &self.card_name(card), PLACE);
        let cost = self.cost(card);
        let gain = self.gain(card);
        if cost.width() + gain.width() < PLACE {
            let room = PLACE - gain.width();
            vec![name, cost.padded(room).then(&gain)]
        } else {
            vec![name, cost, gain]
        }
    }

    fn card_name(&self, card: &Card) -> String {
        self.words.render(&Arg::Name { name: format!("pc-card-{}", card.id).into(), text: card.name.clone() })
    }

    fn cost(&self, card: &Card) -> Ink {
        let costs = Resource::ALL.into_iter().zip(card.cost).filter(|(_, count)| *count > 0);
        let costs: Vec<Ink> = costs.map(|(resource, count)| times(&self.resource(resource), count)).collect();
        Ink::join(&costs, " ")
    }

    fn gain(&self, card: &Card) -> Ink {
        let mut gains = Vec::new();
        gains.extend(card.building.gives.map(|resource| self.resource(resource)));
        if card.building.points > 0 {
            gains.push(Ink::new(NAME, &format!("+{}", card.building.points)));
        }
        if card.building.civic {
            gains.push(Ink::new(NAME, &self.words.text("pc-board-civic")));
        }
        Ink::plain("→").then(&Ink::join(&gains, " "))
    }

    fn deck(&self) -> Ink {
        let deck = self.picture.deck;
        let left = |key| Ink::plain(&self.words.say(&Message::new(key).with("left", deck.left)));
        match (deck.top, deck.tier) {
            (Some(front), Some(tier)) => {
                let tier = Ink::plain(&format!(" {} ", "•".repeat(tier.into())));
                let name = Ink::plain(&format!(" {}", self.words.text(front_key(front))));
                left("pc-board-deck-open").then(&tier).then(&self.front(front)).then(&name)
            }
            _ => left("pc-board-deck"),
        }
    }

    fn pool(&self) -> Vec<Ink> {
        let label = self.words.text("pc-board-pool");
        let indent = label.chars().count() + 1;
        let tokens: Vec<String> = self.picture.pool.iter().map(|token| self.words.say(&coded_token(token))).collect();
        let lines = if tokens.is_empty() { vec!["-".to_owned()] } else { flow(&tokens, WIDTH - indent) };
        let line = |(n, line): (usize, &String)| {
            let margin = if n == 0 { format!("{label} ") } else { " ".repeat(indent) };
            Ink::plain(&format!("{margin}{line}"))
        };
        lines.iter().enumerate().map(line).collect()
    }

    fn pending(&self) -> Option<Ink> {
        let names = |card: &Card| Ink::new(NAME, &self.card_name(card)).then(&Ink::plain(" ")).then(&self.cost(card));
        let cards: Vec<Ink> = self.picture.pending.iter().map(names).collect();
        (!cards.is_empty())
            .then(|| Ink::plain(&format!("{} ", self.words.text("pc-board-pending"))).then(&Ink::join(&cards, ", ")))
    }

    /// A player's name, score, cards, permanent resources and tokens.
    fn player(&self, party: usize) -> Vec<Ink> {
        let player = &self.picture.players[party];
        let is_to_act = self.picture.seat.is_some_and(|seat| seat.index() == party)
            && !matches!(self.picture.phase, Phase::Over | Phase::Rival);
        let head = Message::new("pc-board-player")
            .with("party", self.parties.name(party))
            .with("score", player.standing.score)
            .with("points", player.points)
            .with("buildings", player.city.len());
        let mark = if is_to_act { "► " } else { "  " };
        let head = Ink::new(NAME, &format!("{mark}{}", self.words.say(&head)));
        let count: u32 = player.hand.values().copied().map(u32::from).sum();
        let cards = self.words.say(&Message::new("pc-board-hand").with("count", count));
        let kept = self.words.text("pc-board-permanent");
        let mut pieces = vec![head, labelled(&cards, &self.hand(player)), labelled(&kept, &self.permanents(player))];
        if !player.tokens.is_empty() {
            let mut tokens = self.tokens(player);
            pieces.push(labelled(&self.words.text("pc-board-tokens"), &tokens[..1]));
            pieces.extend(tokens.drain(1..));
        }
        flowing(4, &pieces)
    }

    fn tokens(&self, player: &Player) -> Vec<Ink> {
        // The rival's tokens are face down: only their number counts (PC-7.7).
        if player.rival {
            return vec![Ink::plain(&player.tokens.len().to_string())];
        }
        let worth = |token: &tetrapolis_point_city::TokenNow| {
            let message = Message::new("pc-board-token").with("token", coded_token(&token.token));
            Ink::plain(&self.words.say(&message.with("worth", token.worth)))
        };
        player.tokens.iter().map(worth).collect()
    }

    fn hand(&self, player: &Player) -> Vec<Ink> {
        let cards: BTreeMap<Front, u8> = player.hand.iter().map(|(front, count)| (*front, *count)).collect();
        let held =
            Front::all().filter_map(|front| cards.get(&front).filter(|count| **count > 0).map(|count| (front, *count)));
        or_none(held.map(|(front, count)| times(&self.front(front), count)).collect())
    }

    fn permanents(&self, player: &Player) -> Vec<Ink> {
        let kept = player.permanents.iter().filter(|(_, count)| **count > 0);
        or_none(kept.map(|(resource, count)| times(&self.resource(*resource), *count)).collect())
    }

    /// What the codes mean.
    fn codes(&self) -> Ink {
        let resources = Resource::ALL.map(Front::Single).into_iter().chain([Front::Ingenuity]);
        let codes: Vec<Ink> = resources
            .map(|front| self.front(front).then(&Ink::plain(&format!(" {}", self.words.text(front_key(front))))))
            .collect();
        Ink::join(&codes, "  ")
    }

    fn resource(&self, resource: Resource) -> Ink {
        self.front(Front::Single(resource))
    }

    /// A resource side in code: `En`, `EnEn`, `**`.
    fn front(&self, front: Front) -> Ink {
        let (style, code) = match front {
            Front::Single(resource) => (style(resource), self.words.text(code_key(resource))),
            Front::Double(resource) => (style(resource), self.words.text(code_key(resource)).repeat(2)),
            Front::Ingenuity => (NAME, self.words.text("pc-code-ingenuity")),
        };
        Ink::new(style, &code)
    }
}

/// Cells side by side in a frame.
fn framed(cells: &[Ink], [left, middle, right]: [&str; 3]) -> Ink {
    let middle = Ink::new(FRAME, middle);
    let add =
        |line: Ink, (n, cell): (usize, &Ink)| if n == 0 { line.then(cell) } else { line.then(&middle).then(cell) };
    cells.iter().enumerate().fold(Ink::new(FRAME, left), add).then(&Ink::new(FRAME, right))
}

/// Several of something: `En×3`.
fn times(what: &Ink, count: u8) -> Ink {
    if count == 1 { what.clone() } else { what.clone().then(&Ink::plain(&format!("×{count}"))) }
}

/// What a token is worth, with codes for the resources.
fn coded_token(token: &Token) -> Message {
    let mut message = token_words(token);
    let of: &[Resource] = match &token.counts {
        Counts::PerResource { of } => &[*of],
        Counts::PerPair { of } => of,
        Counts::Flat
        | Counts::PerTypeAtLeast { .. }
        | Counts::PerTypeMissing
        | Counts::PerFullSet
        | Counts::PerIngenuityCard => &[],
    };
    let names = message.args.iter_mut().filter(|(_, value)| matches!(value, Arg::Message(_)));
    for ((_, value), resource) in names.zip(of) {
        *value = Arg::from(Message::new(code_key(*resource)));
    }
    message
}

/// Pieces after a word that says what they are.
fn labelled(label: &str, pieces: &[Ink]) -> Ink {
    Ink::plain(&format!("{label} ")).then(&Ink::join(pieces, " "))
}

fn or_none(pieces: Vec<Ink>) -> Vec<Ink> {
    if pieces.is_empty() { vec![Ink::plain("-")] } else { pieces }
}

fn style(resource: Resource) -> Style {
    let color = match resource {
        Resource::Energy => AnsiColor::Yellow,
        Resource::Industry => AnsiColor::Red,
        Resource::Economy => AnsiColor::Cyan,
        Resource::Community => AnsiColor::Magenta,
        Resource::Ecology => AnsiColor::Green,
    };
    color.on_default().bold()
}

fn code_key(resource: Resource) -> &'static str {
    match resource {
        Resource::Energy => "pc-code-energy",
        Resource::Industry => "pc-code-industry",
        Resource::Economy => "pc-code-economy",
        Resource::Community => "pc-code-community",
        Resource::Ecology => "pc-code-ecology",
    }
}

fn resource_key(resource: Resource) -> &'static str {
    match resource {
        Resource::Energy => "pc-energy",
        Resource::Industry => "pc-industry",
        Resource::Economy => "pc-economy",
        Resource::Community => "pc-community",
        Resource::Ecology => "pc-ecology",
    }
}

fn front_key(front: Front) -> &'static str {
    match front {
        Front::Single(resource) | Front::Double(resource) => resource_key(resource),
        Front::Ingenuity => "pc-ingenuity",
    }
}
