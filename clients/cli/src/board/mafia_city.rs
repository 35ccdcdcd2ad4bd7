//! The table of Mafia City.

use anstyle::{AnsiColor, Style};
use serde_json::Value;
use tetrapolis_game::{Arg, Message, Seat};
use tetrapolis_mafia_city::{
    Hand, Location, Phase, Picture, Place, Player, Symbol, Window, effect_words, location_name,
};

use super::ink::{Ink, fitted, flowing};
use crate::party::Parties;
use crate::words::Words;

/// How wide a location is, without its frame.
const TILE: usize = 24;
/// The three rows of the city: which place of the ring, and the middle.
const ROWS: [&[usize]; 3] = [&[1, 2], &[6, 0, 3], &[5, 4]];

const FRAME: Style = Style::new().dimmed();
const NAME: Style = Style::new().bold();
/// Cards that were seen once and are not seen now.
const REMEMBERED: Style = Style::new().italic();

/// Draws the city with its stacks, what is announced, and the players.
pub fn draw(picture: &Value, parties: &Parties, words: &Words) -> String {
    let picture: Picture = serde_json::from_value(picture.clone()).expect("a picture of Mafia City");
    let board = Board { picture: &picture, parties, words };
    let mut lines = flowing(0, &board.head());
    lines.extend(board.city());
    lines.extend(board.window());
    for seat in (0..).map(Seat).take(picture.players.len()) {
        lines.extend(board.player(seat));
    }
    lines.iter().map(Ink::to_string).collect::<Vec<_>>().join("\n")
}

struct Board<'a> {
    picture: &'a Picture,
    parties: &'a Parties,
    words: &'a Words,
}

impl Board<'_> {
    /// Which round and phase it is, who decides, and the piles.
    fn head(&self) -> Vec<Ink> {
        let key = phase_key(self.picture.phase);
        let round =
            Message::new("mc-board-round").with("round", self.picture.round).with("target", self.picture.target);
        let mut head = vec![Ink::new(NAME, &self.words.say(&round)), Ink::new(NAME, &self.words.text(key))];
        let discard: u32 = self.picture.discard.iter().map(|cards| u32::from(cards.count)).sum();
        let piles = Message::new("mc-board-piles").with("pile", self.picture.pile).with("discard", discard);
        head.push(Ink::plain(&self.words.say(&piles)));
        head
    }

    /// The seven locations in their places: one in the middle, six around it.
    fn city(&self) -> Vec<Ink> {
        if self.picture.city.len() < Location::COUNT {
            return vec![];
        }
        let mut lines = Vec::new();
        for row in ROWS {
            let tiles: Vec<Vec<Ink>> = row.iter().map(|place| self.tile(self.picture.city[*place])).collect();
            let height = tiles.iter().map(Vec::len).max().unwrap_or(0);
            let margin = Ink::plain(&" ".repeat((ROWS[1].len() - row.len()) * (TILE + 2) / 2));
            for line in 0..=height {
                let cells: Vec<Ink> = tiles.iter().map(|tile| tile_line(tile, line, height)).collect();
                lines.push(margin.clone().then(&Ink::join(&cells, "")));
            }
        }
        lines
    }

    /// A location: its name and figures, its stack from the bottom, and the player who would control it.
    fn tile(&self, location: Location) -> Vec<Ink> {
        let place = &self.picture.locations[location.index()];
        let mut lines = vec![self.tile_head(place)];
        let stack: Vec<Ink> = place.stack.iter().map(|mafioso| seat_sign(mafioso.seat)).collect();
        let chunks: Vec<Ink> = stack.chunks(TILE / 2 - 1).map(|part| Ink::join(part, " ")).collect();
        let label = Ink::new(FRAME, "▁");
        match chunks.split_first() {
            Some((first, rest)) => {
                lines.push(label.then(first));
                lines.extend(rest.iter().map(|part| Ink::plain(" ").then(part)));
            }
            None => lines.push(Ink::default()),
        }
        lines.push(self.tile_foot(place));
        if location == Location::Prison {
            lines.extend(self.cell());
        }
        lines
    }

    fn tile_head(&self, place: &Place) -> Ink {
        let style = if place.here { Style::new().bold().invert() } else { NAME };
        let name = format!("{} {}", place.number, self.words.say(&location_name(place.location)));
        let mut label = Ink::new(FRAME, "┌").then(&Ink::new(style, &name));
        if place.cube {
            label = label.then(&Ink::plain(" ■"));
        }
        let rest = (TILE + 1).saturating_sub(label.width());
        label.then(&Ink::new(FRAME, &format!("{}┐", "─".repeat(rest))))
    }

    /// The figures at a location.
    fn figures(&self, location: Location) -> Vec<String> {
        let figures = self.picture.figures;
        let mut here = Vec::new();
        if figures.hitman == location {
            here.push(self.words.text("mc-board-hitman"));
        }
        if location == Location::PoliceStation && figures.policeman.is_none() {
            here.push(self.words.text("mc-board-policeman"));
        }
        if location == Location::TownHall && figures.mayor.is_none() {
            here.push(self.words.text("mc-board-mayor"));
        }
        here
    }

    /// The player who would be in control, and the figures at the location.
    fn tile_foot(&self, place: &Place) -> Ink {
        let control = place
            .controller
            .map(|seat| Ink::plain(&format!("{} ", self.words.text("mc-board-control"))).then(&seat_sign(seat)));
        let figures = self.figures(place.location);
        let figures = figures.iter().map(|figure| Ink::new(Style::new().invert(), figure));
        Ink::join(&control.into_iter().chain(figures).collect::<Vec<_>>(), " ")
    }

    /// Who is in the Cell.
    fn cell(&self) -> Option<Ink> {
        let jailed = (0..).map(Seat).zip(&self.picture.players).filter(|(_, player)| player.cell > 0);
        let jailed: Vec<Ink> = jailed.map(|(seat, player)| times(&seat_sign(seat), player.cell)).collect();
        let label = Ink::plain(&format!("{} ", self.words.text("mc-board-cell")));
        (!jailed.is_empty()).then(|| label.then(&Ink::join(&jailed, " ")))
    }

    /// What is announced, the vetoes on it, and what the viewer has answered.
    fn window(&self) -> Vec<Ink> {
        let mut lines = Vec::new();
        if let Some(window) = &self.picture.window {
            lines.extend(self.announced(window));
        }
        if !self.picture.drawn.is_empty() {
            let label = Ink::plain(&self.words.text("mc-board-drawn"));
            lines.extend(labelled(label, &self.cards(&self.picture.drawn)));
        }
        lines
    }

    fn announced(&self, window: &Window) -> Vec<Ink> {
        let mut lines = Vec::new();
        for (n, announced) in window.chain.iter().enumerate() {
            let party = self.parties.name(announced.seat.index());
            let key = if n == 0 { "mc-board-announced" } else { "mc-board-veto" };
            let label = Ink::new(NAME, &self.words.say(&Message::new(key).with("party", party)));
            let effect = (n == 0).then(|| Ink::new(NAME, &self.words.say(&effect_words(window.effect))));
            let pieces: Vec<Ink> = [label].into_iter().chain(effect).chain(self.cards(&announced.cards)).collect();
            lines.extend(flowing(4, &pieces));
        }
        if !window.further.is_empty() {
            let label = Ink::plain(&self.words.text("mc-board-further"));
            lines.extend(labelled(label, &self.cards(&window.further)));
        }
        let asked: Vec<Arg> = window.asked.iter().map(|seat| Arg::from(seat.to_string())).collect();
        lines.push(Ink::plain(&self.words.say(&Message::new("mc-board-asked").with("seats", asked))));
        if let Some(answer) = &window.answer {
            let key = if answer.is_empty() { "mc-board-declined" } else { "mc-board-answered" };
            lines.extend(labelled(Ink::plain(&self.words.text(key)), &self.cards(answer)));
        }
        lines
    }

    /// A player's name, points, mafiosi, figures and the cards that the viewer knows.
    fn player(&self, seat: Seat) -> Vec<Ink> {
        let player = &self.picture.players[seat.index()];
        let mark = if self.is_to_act(seat) { "► " } else { "  " };
        let head = Message::new("mc-board-player")
            .with("party", self.parties.name(seat.index()))
            .with("points", player.points);
        let head =
            Ink::plain(mark).then(&seat_sign(seat)).then(&Ink::new(NAME, &format!(" {}", self.words.say(&head))));
        let gang = Message::new("mc-board-gang").with("mafiosi", player.mafiosi).with("reserve", player.reserve);
        let mut pieces = vec![head, Ink::plain(&self.words.say(&gang))];
        pieces.extend(self.marks(seat, player).iter().map(|mark| Ink::new(Style::new().invert(), mark)));
        let cards = Message::new("mc-board-cards").with("count", player.cards);
        let cards = Ink::plain(&self.words.say(&cards));
        let mut known = self.cards(&player.hand);
        if known.is_empty() {
            pieces.push(cards);
        } else {
            let first = known.remove(0);
            if player.remembered {
                pieces.push(cards);
                let label = Ink::new(REMEMBERED, &self.words.text("mc-board-remembered"));
                pieces.push(label.then(&Ink::plain(" ")).then(&first));
            } else {
                pieces.push(cards.then(&Ink::plain(": ")).then(&first));
            }
            pieces.extend(known);
        }
        flowing(4, &pieces)
    }

    fn is_to_act(&self, seat: Seat) -> bool {
        let answers = self.picture.window.as_ref().is_some_and(|window| window.open);
        self.picture.phase != Phase::Over
            && (self.picture.seat == Some(seat) || answers && self.picture.viewer == Some(seat))
    }

    /// The figures and states of a player.
    fn marks(&self, seat: Seat, player: &Player) -> Vec<String> {
        let Picture { figures, first, .. } = self.picture;
        let marks = [
            (*first == Some(seat), "mc-board-first"),
            (figures.policeman == Some(seat), "mc-board-policeman"),
            (figures.mayor == Some(seat), "mc-board-mayor"),
            (player.passed, "mc-board-passed"),
        ];
        let mut shown: Vec<String> =
            marks.iter().filter(|(is_so, _)| *is_so).map(|(_, key)| self.words.text(key)).collect();
        if player.deals > 0 {
            shown.push(self.words.say(&Message::new("mc-board-deals").with("count", player.deals)));
        }
        shown
    }

    /// Cards with their symbols: `Thief•Bullet`.
    fn cards(&self, cards: &[Hand]) -> Vec<Ink> {
        let card = |card: &Hand| {
            let name = Arg::Name { name: format!("mc-card-{}", card.id).into(), text: card.name.clone() };
            let symbol = Ink::new(symbol_style(card.symbol), &self.words.text(symbol_key(card.symbol)));
            let card_ink = Ink::new(NAME, &self.words.render(&name)).then(&Ink::plain("•")).then(&symbol);
            times(&card_ink, card.count)
        };
        cards.iter().map(card).collect()
    }
}

/// A line of a location in its frame, the last one being the lower edge.
fn tile_line(tile: &[Ink], line: usize, height: usize) -> Ink {
    if line == height {
        return Ink::new(FRAME, &format!("└{}┘", "─".repeat(TILE)));
    }
    match tile.get(line) {
        Some(head) if line == 0 => head.clone(),
        cell => {
            let side = Ink::new(FRAME, "│");
            side.clone().then(&cell.cloned().unwrap_or_default().padded(TILE)).then(&side)
        }
    }
}

/// A label with pieces behind it, on lines that fit.
fn labelled(label: Ink, pieces: &[Ink]) -> Vec<Ink> {
    let mut all = vec![match pieces.first() {
        Some(first) => label.then(&Ink::plain(" ")).then(first),
        None => label,
    }];
    all.extend(pieces.iter().skip(1).cloned());
    flowing(4, &all)
}

/// A player's number in the player's colour.
fn seat_sign(seat: Seat) -> Ink {
    let colours = [AnsiColor::Red, AnsiColor::Blue, AnsiColor::Green, AnsiColor::Yellow, AnsiColor::Magenta];
    let colour = colours[seat.index() % colours.len()];
    fitted(Style::new().bold().fg_color(Some(colour.into())), &seat.to_string(), 1)
}

/// Several of something: `Thief•Bullet×3`.
fn times(what: &Ink, count: u8) -> Ink {
    if count == 1 { what.clone() } else { what.clone().then(&Ink::plain(&format!("×{count}"))) }
}

fn symbol_style(symbol: Symbol) -> Style {
    let colour = match symbol {
        Symbol::Fist => AnsiColor::Red,
        Symbol::Hat => AnsiColor::Cyan,
        Symbol::Bullet => AnsiColor::Yellow,
        Symbol::PlusOne => AnsiColor::Green,
    };
    Style::new().fg_color(Some(colour.into()))
}

fn symbol_key(symbol: Symbol) -> &'static str {
    match symbol {
        Symbol::Fist => "mc-symbol-fist",
        Symbol::Hat => "mc-symbol-hat",
        Symbol::Bullet => "mc-symbol-bullet",
        Symbol::PlusOne => "mc-symbol-plus-one",
    }
}

/// What has to happen, in words.
fn phase_key(phase: Phase) -> &'static str {
    match phase {
        Phase::DealFirst | Phase::DealTile(_) | Phase::DealCard(_) | Phase::Mulligan | Phase::Redraw(_) => {
            "mc-board-setup"
        }
        Phase::Turn => "mc-board-turn",
        Phase::BulletTurn => "mc-board-bullet-turn",
        Phase::Window => "mc-board-window",
        Phase::Steal(_) => "mc-board-steal",
        Phase::Shady(_) | Phase::ShadyDiscard(_) => "mc-board-shady",
        Phase::Complicity { .. } => "mc-board-complicity",
        Phase::Pick => "mc-board-pick",
        Phase::Bid => "mc-board-bid",
        Phase::Effect | Phase::Look | Phase::Recruit | Phase::Business(_) | Phase::BusinessDiscard => "mc-board-effect",
        Phase::HitmanCard => "mc-board-hitman-card",
        Phase::ExtraPoint => "mc-board-extra-point",
        Phase::PickBack | Phase::Ask | Phase::Back => "mc-board-back",
        Phase::Draw(_) => "mc-board-draw",
        Phase::Over => "mc-board-over",
    }
}
