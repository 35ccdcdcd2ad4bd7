//! The table of Cities.

use std::collections::BTreeMap;

use anstyle::{AnsiColor, Style};
use serde_json::Value;
use tetrapolis_cities::{
    CellNow, Colour, DistrictNow, Feature, Ground, Holds, MetropolisNow, Phase, Picture, Place, PlayerNow, SlotNow,
    Tile, card_words, milestone_words,
};
use tetrapolis_game::{Arg, Message};

use super::ink::{Ink, flowing};
use crate::layout::{WIDTH, wrap};
use crate::party::Parties;
use crate::words::Words;

/// How wide a cell of a district is.
const CELL: usize = 4;
/// The columns between two districts.
const GAP: usize = 2;

const DIM: Style = Style::new().dimmed();
const NAME: Style = Style::new().bold();

/// Draws the milestones, the rows of the display, and the players with their districts.
pub fn draw(picture: &Value, parties: &Parties, words: &Words) -> String {
    let picture: Picture = serde_json::from_value(picture.clone()).expect("a picture of Cities");
    let board = Board { picture: &picture, parties, words };
    let mut lines = vec![board.head()];
    lines.extend(picture.metropolis.iter().flat_map(|metropolis| board.milestones(metropolis)));
    lines.extend(board.starts());
    lines.extend(board.display());
    lines.extend(board.hand());
    lines.extend(board.districts());
    for party in 0..picture.players.len() {
        lines.extend(board.cards(party));
    }
    lines.iter().map(Ink::to_string).collect::<Vec<_>>().join("\n")
}

struct Board<'a> {
    picture: &'a Picture,
    parties: &'a Parties,
    words: &'a Words,
}

impl Board<'_> {
    /// Which round it is, whose turn, and where.
    fn head(&self) -> Ink {
        let Picture { round, rounds, .. } = *self.picture;
        let message = match (self.picture.phase, self.picture.seat) {
            (Phase::Over, _) => Message::new("ci-board-over").with("rounds", rounds),
            (_, Some(seat)) => {
                let message = Message::new("ci-board-turn").with("round", round).with("rounds", rounds);
                message.with("party", self.parties.name(seat.index()))
            }
            (_, None) => Message::new("ci-board-round").with("round", round).with("rounds", rounds),
        };
        let head = Ink::new(NAME, &self.words.say(&message));
        match &self.picture.metropolis {
            None => head,
            Some(now) => {
                let name = Arg::Name {
                    name: format!("ci-metropolis-{}", now.metropolis.id).into(),
                    text: now.metropolis.name.clone(),
                };
                head.then(&Ink::plain("   ")).then(&Ink::new(NAME, &self.words.render(&name)))
            }
        }
    }

    /// Each milestone: its places, what it asks for, and how far everybody is.
    fn milestones(&self, now: &MetropolisNow) -> Vec<Ink> {
        let mut lines = Vec::new();
        for (n, milestone) in now.metropolis.milestones.iter().enumerate() {
            let place = |(place, points): (&Place, &u8)| match place {
                Place::Free => Ink::new(NAME, &points.to_string()),
                Place::Ring(seat) => Ink::new(Style::new().invert(), &format!("{points}:{seat}")),
                Place::Blocked => Ink::new(DIM, "×"),
            };
            let places: Vec<Ink> = now.places[n].iter().zip(&milestone.places).map(place).collect();
            let progress: Vec<String> = now.progress[n].iter().map(ToString::to_string).collect();
            let progress = Message::new("ci-board-progress").with("progress", progress.join(" "));
            let head = Ink::plain("  ").then(&Ink::join(&places, " ")).padded(14);
            let text = format!("{} {}", self.words.say(&milestone_words(milestone)), self.words.say(&progress));
            lines.extend(hanging(&head, &text));
        }
        lines
    }

    /// The starting tiles that can be chosen.
    fn starts(&self) -> Vec<Ink> {
        if self.picture.starts.is_empty() {
            return Vec::new();
        }
        let tiles: Vec<Vec<Ink>> = self.picture.starts.iter().map(|tile| self.tile(&tile.id, tile)).collect();
        side_by_side(&tiles, 3)
    }

    /// The four rows of slots.
    fn display(&self) -> Vec<Ink> {
        if self.picture.slots.iter().all(|slot| slot.worker.is_none() && slot.holds == Holds::Nothing) {
            return Vec::new();
        }
        let (cards, rest) = self.picture.slots.split_at(4);
        let (tiles, rest) = rest.split_at(4);
        let mut lines = Vec::new();
        for slot in cards {
            let text = match &slot.holds {
                Holds::Card(card) => self.words.say(&card_words(card)),
                _ => self.plainly(slot),
            };
            lines.extend(hanging(&slot_name(slot).padded(9), &text));
        }
        let drawn: Vec<Vec<Ink>> = tiles
            .iter()
            .map(|slot| match &slot.holds {
                Holds::Tile(tile) => self.tile(&slot.slot.to_string(), tile),
                _ => vec![slot_name(slot), Ink::plain(&self.plainly(slot))],
            })
            .collect();
        lines.extend(side_by_side(&drawn, 19));
        for row in rest.chunks(4) {
            let slots: Vec<Ink> =
                row.iter().map(|slot| slot_name(slot).then(&Ink::plain(" ")).then(&self.things(slot))).collect();
            lines.extend(flowing(0, &slots));
        }
        lines
    }

    fn plainly(&self, slot: &SlotNow) -> String {
        match (&slot.holds, slot.worker) {
            (_, Some(seat)) => {
                let name = self.parties.name(seat.index());
                self.words.say(&Message::new("ci-board-worker").with("party", name))
            }
            (Holds::Hidden, None) => self.words.text("ci-board-hidden"),
            (_, None) => "-".to_owned(),
        }
    }

    /// Features or pieces of a slot.
    fn things(&self, slot: &SlotNow) -> Ink {
        match &slot.holds {
            Holds::Features { open, hidden } => {
                let mut names: Vec<Ink> = open.iter().map(|feature| self.feature(feature)).collect();
                if *hidden {
                    names.push(Ink::plain("?"));
                }
                Ink::join(&names, "+")
            }
            Holds::Pieces(pieces) => self.pieces(pieces),
            Holds::Blind => Ink::plain("??"),
            Holds::Nothing | Holds::Card(_) | Holds::Tile(_) | Holds::Hidden => Ink::new(DIM, &self.plainly(slot)),
        }
    }

    fn feature(&self, feature: &Feature) -> Ink {
        let name = Arg::Name { name: format!("ci-feature-{}", feature.id).into(), text: feature.name.clone() };
        Ink::new(NAME, &code(&feature.id)).then(&Ink::plain(&format!(" {}", self.words.render(&name))))
    }

    fn pieces(&self, pieces: &BTreeMap<Colour, u8>) -> Ink {
        let of_colour = |(colour, count): (&Colour, &u8)| {
            Ink::new(style(*colour), &self.letter(*colour).to_uppercase().repeat((*count).into()))
        };
        Ink::join(&pieces.iter().map(of_colour).collect::<Vec<_>>(), "")
    }

    fn letter(&self, colour: Colour) -> String {
        self.words.text(match colour {
            Colour::Red => "ci-letter-red",
            Colour::Blue => "ci-letter-blue",
            Colour::Green => "ci-letter-green",
            Colour::Yellow => "ci-letter-yellow",
        })
    }

    /// A tile under its name.
    fn tile(&self, name: &str, tile: &Tile) -> Vec<Ink> {
        let cells = tile.cells.map(|ground| self.ground(ground));
        let [a, b, c, d] = cells;
        let head = Ink::new(NAME, name);
        let head = if name == tile.id { head } else { head.then(&Ink::new(DIM, &format!(" {}", tile.id))) };
        vec![head, a.then(&Ink::plain(" ")).then(&b), c.then(&Ink::plain(" ")).then(&d)]
    }

    fn ground(&self, ground: Ground) -> Ink {
        match ground {
            Ground::Plot(colour) => Ink::new(style(colour), &self.letter(colour)),
            Ground::Park => Ink::new(PARK, "♣"),
            Ground::Water => Ink::new(WATER, "≈"),
        }
    }

    /// What was taken and not yet placed.
    fn hand(&self) -> Vec<Ink> {
        let hand = &self.picture.hand;
        let mut things: Vec<Ink> = hand.features.iter().map(|feature| self.feature(feature)).collect();
        if !hand.pieces.is_empty() {
            things.push(self.pieces(&hand.pieces));
        }
        let label = Ink::new(NAME, &self.words.text("ci-board-hand"));
        match &hand.tile {
            Some(tile) => side_by_side(&[vec![label], self.tile(&tile.id, tile)], 12),
            None if things.is_empty() => Vec::new(),
            None => vec![label.then(&Ink::plain(" ")).then(&Ink::join(&things, ", "))],
        }
    }

    /// The districts, as many side by side as fit.
    fn districts(&self) -> Vec<Ink> {
        let drawn: Vec<Vec<Ink>> = (0..self.picture.players.len()).map(|party| self.district(party)).collect();
        let width = |drawn: &Vec<Ink>| drawn.iter().map(Ink::width).max().unwrap_or(0);
        let mut lines = Vec::new();
        let mut row: Vec<Vec<Ink>> = Vec::new();
        for district in drawn {
            let used: usize = row.iter().map(|before| width(before) + GAP).sum();
            if !row.is_empty() && used + width(&district) > WIDTH {
                lines.extend(side_by_side(&row, GAP));
                row.clear();
            }
            row.push(district);
        }
        lines.extend(side_by_side(&row, GAP));
        lines
    }

    /// A player's name, score and workers over the district.
    fn district(&self, party: usize) -> Vec<Ink> {
        let player = &self.picture.players[party];
        let is_to_act = self.picture.seat.is_some_and(|seat| seat.index() == party);
        let star = self.picture.star.is_some_and(|seat| seat.index() == party);
        let head = Message::new("ci-board-player")
            .with("party", self.parties.name(party))
            .with("score", player.standing.score)
            .with("workers", player.workers.map(|count| count.to_string()).join(""));
        let mark = if is_to_act { "►" } else { " " };
        let head = format!("{mark}{}{}", if star { "★" } else { " " }, self.words.say(&head));
        let mut lines = vec![Ink::new(NAME, &head)];
        let district = &player.district;
        if let Some(first) = district.first {
            let letters = (0..district.columns).map(|column| char::from(b'a' + first.column() + column));
            let letters = letters.fold("   ".to_owned(), |line, letter| line + " " + &letter.to_string() + "  ");
            lines.push(Ink::new(DIM, &letters));
            for (row, cells) in (first.row() + 1..).zip(&district.cells) {
                let label = Ink::new(DIM, &format!("{row:>2} "));
                lines.push(cells.iter().fold(label, |line, cell| line.then(&self.cell(cell.as_ref()))));
            }
        }
        debug_assert!(district_fits(district));
        lines
    }

    /// A cell: its ground, then a feature's code or a building's height.
    fn cell(&self, cell: Option<&CellNow>) -> Ink {
        let Some(cell) = cell else { return Ink::plain(&" ".repeat(CELL)) };
        let feature = cell.feature.as_deref();
        let is_plot = matches!(cell.ground, Ground::Plot(_));
        let drawn = match (cell.building, feature) {
            (Some(colour), _) => {
                let mark = if feature.is_some() { "*" } else { " " };
                let building = format!("{}{}", self.letter(colour).to_uppercase(), cell.height);
                Ink::plain(mark).then(&Ink::new(style(colour).invert(), &building))
            }
            (None, Some(id)) if is_plot => Ink::plain(" ").then(&Ink::new(NAME, &code(id))),
            (None, Some(id)) => self.ground(cell.ground).then(&Ink::new(NAME, &code(id))),
            (None, None) => Ink::plain(" ").then(&self.ground(cell.ground)),
        };
        drawn.padded(CELL)
    }

    /// A player's cards with what they are worth now.
    fn cards(&self, party: usize) -> Vec<Ink> {
        let player: &PlayerNow = &self.picture.players[party];
        if player.cards.is_empty() {
            return Vec::new();
        }
        let label = Message::new("ci-board-cards").with("party", self.parties.name(party));
        let worth = player.cards.iter().map(|now| {
            let name = Arg::Name { name: format!("ci-card-{}", now.card.id).into(), text: now.card.name.clone() };
            let message = Message::new("ci-board-card").with("card", name).with("points", now.card.points);
            Ink::plain(&self.words.say(&message.with("count", now.occurrences).with("worth", now.worth)))
        });
        let mut pieces = vec![Ink::new(NAME, &self.words.say(&label))];
        pieces.extend(worth);
        flowing(4, &pieces)
    }
}

const PARK: Style = AnsiColor::Green.on_default();
const WATER: Style = AnsiColor::Cyan.on_default();

/// Two letters for a feature, the first of its id.
fn code(id: &str) -> String {
    let mut letters = id.chars().take(2).collect::<String>();
    if let Some(first) = letters.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    letters
}

/// A long district of ten columns takes 43 columns of the screen.
fn district_fits(district: &DistrictNow) -> bool {
    3 + CELL * usize::from(district.columns) <= WIDTH
}

/// A text beside a head, its further lines indented.
fn hanging(head: &Ink, text: &str) -> Vec<Ink> {
    let wrapped = wrap(text, WIDTH - head.width() - 1, "", "");
    let beside = |(n, line): (usize, &str)| {
        let before = if n == 0 { head.clone() } else { Ink::plain(&" ".repeat(head.width())) };
        before.then(&Ink::plain(&format!(" {line}")))
    };
    wrapped.lines().enumerate().map(beside).collect()
}

/// Blocks of lines beside each other.
fn side_by_side(blocks: &[Vec<Ink>], gap: usize) -> Vec<Ink> {
    let height = blocks.iter().map(Vec::len).max().unwrap_or(0);
    let line = |n: usize| {
        blocks.iter().fold(Ink::default(), |line, block| {
            let width = block.iter().map(Ink::width).max().unwrap_or(0).max(gap.saturating_sub(GAP));
            line.then(&block.get(n).cloned().unwrap_or_default().padded(width + GAP))
        })
    };
    (0..height).map(line).collect()
}

/// The name of a slot; dim if a worker is on it.
fn slot_name(slot: &SlotNow) -> Ink {
    Ink::new(if slot.worker.is_some() { DIM } else { NAME }, &slot.slot.to_string())
}

fn style(colour: Colour) -> Style {
    let ansi = match colour {
        Colour::Red => AnsiColor::Red,
        Colour::Blue => AnsiColor::Blue,
        Colour::Green => AnsiColor::Green,
        Colour::Yellow => AnsiColor::Yellow,
    };
    ansi.on_default().bold()
}
