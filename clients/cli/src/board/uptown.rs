//! The table of UpTown: the cards on offer, and the streets as towers.

use anstyle::{AnsiColor, Style};
use serde_json::Value;
use tetrapolis_game::{Arg, Message};
use tetrapolis_uptown::{
    Card, Counted, DeckNow, End, Income, Phase, Picture, PlayerNow, PlotNow, Prestige, Project, ProjectKind, Stands,
    StoreyNow,
};

use super::ink::{Ink, fitted, flowing};
use crate::layout::WIDTH;
use crate::party::Parties;
use crate::words::Words;

/// How wide a plot is, without the space to the next.
const PLOT: usize = 14;
/// How wide the names of decks and cards are on the list of the cards on offer.
const DECK: usize = 13;
const CARD: usize = 22;

const NAME: Style = Style::new().bold();
const FRAME: Style = Style::new().dimmed();
const ROOF: Style = AnsiColor::Red.on_default().bold();

/// Draws the open cards, the card being played and the streets.
pub fn draw(picture: &Value, parties: &Parties, words: &Words) -> String {
    let picture: Picture = serde_json::from_value(picture.clone()).expect("a picture of UpTown");
    let board = Board { picture: &picture, parties, words };
    let mut lines = vec![board.head()];
    lines.extend(board.offers());
    lines.extend(board.taken());
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
    /// Which round and action it is, and whose.
    fn head(&self) -> Ink {
        let Picture { round, phase, seat, action, last_round, .. } = *self.picture;
        let message = match (seat, action) {
            (Some(seat), Some(action)) => Message::new("ut-board-turn")
                .with("round", round)
                .with("party", self.parties.name(seat.index()))
                .with("action", action),
            (_, _) if phase == Phase::Over => Message::new("ut-board-over").with("rounds", round),
            (_, _) => Message::new("ut-board-setup"),
        };
        let head = Ink::new(NAME, &self.words.say(&message));
        if last_round && phase != Phase::Over {
            return head.then(&Ink::new(ROOF, &format!("   {}", self.words.text("ut-board-last-round"))));
        }
        head
    }

    /// The open cards of the common pile and of the decks.
    fn offers(&self) -> Vec<Ink> {
        let mut lines = self.offer(&self.words.text("ut-board-pile"), &self.picture.pile, None);
        for (seat, player) in (1_u8..).zip(&self.picture.players) {
            let name = self.words.say(&Message::new("ut-board-deck").with("seat", seat));
            let coins = (player.coins > 0).then(|| {
                Ink::new(ROOF, &self.words.say(&Message::new("ut-board-on-deck").with("coins", player.coins)))
            });
            lines.extend(self.offer(&name, &player.deck, coins));
        }
        lines
    }

    /// A deck: its name, its number of cards, the coins on it, and its open card.
    fn offer(&self, name: &str, deck: &DeckNow, coins: Option<Ink>) -> Vec<Ink> {
        let left = self.words.say(&Message::new("ut-board-left").with("left", deck.left));
        let head = fitted(NAME, name, DECK).then(&fitted(FRAME, &left, 9)).then(&Ink::plain(" "));
        let mut pieces = match &deck.top {
            Some(card) => {
                let mut pieces = self.card(card);
                pieces[0] = head.then(&pieces[0]);
                pieces
            }
            None if deck.left == 0 => vec![head.then(&Ink::new(FRAME, &self.words.text("ut-board-empty")))],
            None => vec![head.then(&Ink::new(FRAME, &self.words.text("ut-board-unopened")))],
        };
        pieces.extend(coins);
        flowing(DECK + 10, &pieces)
    }

    /// A card: its name and price, and each of its projects in code.
    fn card(&self, card: &Card) -> Vec<Ink> {
        let price = match card.price {
            Some(price) => format!("{price}$"),
            None => self.words.text("ut-board-free"),
        };
        let name = fitted(NAME, &self.card_name(&card.id, &card.name), CARD);
        let mut pieces = vec![name.then(&Ink::plain(&format!(" {price}")))];
        let ends = End::ALL.iter().zip(&card.projects);
        pieces.extend(ends.map(|(end, project)| Ink::new(NAME, &format!("{end} ")).then(&self.project(project))));
        pieces
    }

    /// The card that is being played.
    fn taken(&self) -> Vec<Ink> {
        let Some(taken) = &self.picture.taken else { return Vec::new() };
        let mut pieces = self.card(&taken.card);
        if let Some(end) = taken.chosen {
            let project = pieces.swap_remove(1 + end.index());
            pieces.truncate(1);
            pieces.push(project);
        }
        pieces[0] = Ink::new(ROOF, &format!("{} ", self.words.text("ut-board-taken"))).then(&pieces[0]);
        flowing(4, &pieces)
    }

    /// A player's name, money and street.
    fn player(&self, party: usize) -> Vec<Ink> {
        let player = &self.picture.players[party];
        let is_to_act = self.picture.seat.is_some_and(|seat| seat.index() == party);
        let head = Message::new("ut-board-player")
            .with("party", self.parties.name(party))
            .with("score", player.standing.score);
        let mark = if is_to_act { "► " } else { "  " };
        let plain = |message: &Message| Ink::plain(&self.words.say(message));
        let pieces = [
            Ink::new(NAME, &format!("{mark}{}", self.words.say(&head))),
            plain(&Message::new("ut-board-wallet").with("coins", player.wallet)),
            plain(&Message::new("ut-board-roof-pays").with("coins", player.income)),
        ];
        let mut lines = flowing(4, &pieces);
        lines.extend(self.street(player));
        lines
    }

    /// The towers of a street, the ground floor at the bottom, and under them what each plot is worth now.
    fn street(&self, player: &PlayerNow) -> Vec<Ink> {
        let towers: Vec<Vec<Ink>> = player.street.iter().map(|plot| self.tower(plot)).collect();
        let height = towers.iter().map(Vec::len).max().unwrap_or(0);
        let row = |cells: Vec<Ink>| {
            let last = cells.iter().rposition(|cell| cell.width() > 0).unwrap_or(0);
            let cells = cells.into_iter().take(last + 1).enumerate();
            let cells: Vec<Ink> = cells.map(|(n, cell)| if n == last { cell } else { cell.padded(PLOT) }).collect();
            Ink::plain("  ").then(&Ink::join(&cells, " "))
        };
        let mut lines: Vec<Ink> = (0..height)
            .rev()
            .map(|level| row(towers.iter().map(|tower| tower.get(level).cloned().unwrap_or_default()).collect()))
            .collect();
        let plots = (1..).zip(&player.street).map(|(number, plot)| ground(number, plot));
        lines.push(row(plots.collect()));
        lines
    }

    /// The storeys of a plot, the ground floor first; a closed one has a roof over what closed it.
    fn tower(&self, plot: &PlotNow) -> Vec<Ink> {
        let mut tower = Vec::new();
        for storey in &plot.storeys {
            tower.push(self.storey(storey));
            if storey.project.closes() {
                tower.push(Ink::new(ROOF, &"▲".repeat(PLOT)));
            }
        }
        tower
    }

    /// A storey: its kind and marks, and what it is worth now.
    fn storey(&self, storey: &StoreyNow) -> Ink {
        let project = &storey.project;
        let mut marks = String::new();
        if project.gift {
            marks.push('◆');
        }
        if project.no_gifts {
            marks.push('⊘');
        }
        let worth = worth_now(storey.income, storey.prestige);
        let kind = self.kind(project).then(&Ink::plain(&marks));
        if worth.is_empty() { kind } else { kind.padded(6).then(&Ink::plain(&worth)) }
    }

    /// A project in code: `Ap▲↑ $1 ★2/Ca=`.
    fn project(&self, project: &Project) -> Ink {
        let stands = match project.stands {
            Stands::Anywhere => "",
            Stands::Ground => "▁",
            Stands::Upper => "↑",
            Stands::Rooftop => "⌂",
        };
        let marks = [(project.gift, "◆"), (project.roof, "▲"), (true, stands), (project.no_gifts, "⊘")];
        let marks: String = marks.into_iter().filter(|(has, _)| *has).map(|(_, mark)| mark).collect();
        let income = project.income.map(|income| format!(" {}", self.income(income))).unwrap_or_default();
        let prestige = project.prestige.map(|prestige| format!(" {}", self.prestige(prestige))).unwrap_or_default();
        self.kind(project).then(&Ink::plain(&format!("{marks}{income}{prestige}")))
    }

    fn income(&self, income: Income) -> String {
        match income {
            Income::Flat { coins } => format!("${coins}"),
            Income::StoreyBelow { coins } => format!("${coins}/↓"),
            Income::OnPlot { coins, of } => format!("${coins}/{}|", self.code(of)),
            Income::OnStreet { coins, of } => format!("${coins}/{}=", self.code(of)),
            Income::IfGround { coins } => format!("${coins}/▁"),
        }
    }

    fn prestige(&self, prestige: Prestige) -> String {
        match prestige {
            Prestige::Flat { points } => format!("★{points}"),
            Prestige::OnPlot { points, of } => format!("★{points}/{}|", self.code(of)),
            Prestige::OnStreet { points, of: Counted::Kind(kind) } => format!("★{points}/{}=", self.code(kind)),
            Prestige::OnStreet { points, of: Counted::Gift } => format!("★{points}/◆="),
            Prestige::StoreyBelow { points } => format!("★{points}/↓"),
            Prestige::IfGround { points } => format!("★{points}/▁"),
        }
    }

    /// The kind of a project in code, twice for a duo.
    fn kind(&self, project: &Project) -> Ink {
        match project.kind {
            Some(kind) => Ink::new(style(kind), &self.code(kind).repeat(1 + usize::from(project.duo))),
            None => Ink::plain("--"),
        }
    }

    fn code(&self, kind: ProjectKind) -> String {
        self.words.text(match kind {
            ProjectKind::Office => "ut-code-office",
            ProjectKind::Services => "ut-code-services",
            ProjectKind::Apartment => "ut-code-apartment",
            ProjectKind::Cafe => "ut-code-cafe",
            ProjectKind::Shop => "ut-code-shop",
            ProjectKind::Hotel => "ut-code-hotel",
        })
    }

    /// What the codes mean.
    fn codes(&self) -> Ink {
        let name = |kind: ProjectKind| match kind {
            ProjectKind::Office => "ut-office",
            ProjectKind::Services => "ut-services",
            ProjectKind::Apartment => "ut-apartment",
            ProjectKind::Cafe => "ut-cafe",
            ProjectKind::Shop => "ut-shop",
            ProjectKind::Hotel => "ut-hotel",
        };
        let codes = ProjectKind::ALL.map(|kind| {
            let name = self.words.text(name(kind));
            Ink::new(style(kind), &self.code(kind)).then(&Ink::plain(&format!(" {name}")))
        });
        let line = Ink::join(&codes, "  ");
        debug_assert!(line.width() <= WIDTH);
        line
    }

    fn card_name(&self, id: &str, name: &str) -> String {
        self.words.render(&Arg::Name { name: format!("ut-card-{id}").into(), text: name.into() })
    }
}

/// The ground of a plot: its number, and what it is worth now.
fn ground(number: u8, plot: &PlotNow) -> Ink {
    let worth = if plot.storeys.is_empty() { String::new() } else { worth_now(plot.income, plot.prestige) };
    let mark = if plot.no_gifts { "⊘" } else { "" };
    let ground = Ink::new(FRAME, "──").then(&Ink::new(NAME, &number.to_string())).then(&Ink::plain(mark));
    let rest = PLOT.saturating_sub(6 + worth.chars().count());
    let gap = 6_usize.saturating_sub(ground.width());
    let line = ground.then(&Ink::new(FRAME, &"─".repeat(gap.saturating_sub(1)))).then(&Ink::plain(" "));
    if worth.is_empty() {
        return line.then(&Ink::new(FRAME, &"─".repeat(rest)));
    }
    line.then(&Ink::plain(&worth))
}

/// Income and prestige, those that are not 0.
fn worth_now(income: i32, prestige: i32) -> String {
    let worth = [(income, "$"), (prestige, "★")];
    let worth = worth.iter().filter(|(number, _)| *number != 0).map(|(number, sign)| format!("{sign}{number}"));
    worth.collect::<Vec<_>>().join(" ")
}

/// The colour of a kind; its code says the same without colours.
fn style(kind: ProjectKind) -> Style {
    let colour = match kind {
        ProjectKind::Office => AnsiColor::Blue,
        ProjectKind::Services => AnsiColor::Cyan,
        ProjectKind::Apartment => AnsiColor::Green,
        ProjectKind::Cafe => AnsiColor::Yellow,
        ProjectKind::Shop => AnsiColor::Magenta,
        ProjectKind::Hotel => AnsiColor::Red,
    };
    colour.on_default().bold()
}
