//! The report in Markdown.

use std::fmt::Write;

use tetrapolis_catalog::Entry;
use tetrapolis_game::{Arg, Message};
use tetrapolis_lab::{Ending, Findings, Place, Share, Sort, Spread, Use, Verdict};

use super::plots::file_of;
use crate::commands::decimal;
use crate::words::Words;

/// The whole report.
pub fn report(entry: &Entry, findings: &Findings, plots: &[(String, String)], words: &Words) -> String {
    let mut page = Page { text: String::new(), words };
    page.say("# ", &Message::new("lab-title").with("title", entry.title).with("seats", findings.seats));
    page.say("", &about(findings));
    page.text.push_str("\n```\n");
    let _ = writeln!(page.text, "{}", command(findings));
    page.text.push_str("```\n\n");
    page.say("## ", &Message::new("lab-places"));
    page.picture("places.svg", plots);
    let row = |(n, place): (usize, &Place)| {
        let wins = [Some(place.wins), place.without_luck].into_iter().flatten().map(|share| page.share(share));
        [(n + 1).to_string()].into_iter().chain(wins).chain([page.number(place.mean_score)]).collect::<Vec<_>>()
    };
    let rows: Vec<Vec<String>> = findings.places.iter().enumerate().map(row).collect();
    match findings.luck_saves {
        None => page.table(&["lab-place", "lab-wins", "lab-mean"], &rows),
        Some(times) => {
            page.table(&["lab-place", "lab-wins", "lab-without-luck", "lab-mean"], &rows);
            page.say("", &saves(times));
            page.text.push('\n');
        }
    }
    page.say("## ", &Message::new("lab-scores"));
    page.picture("scores.svg", plots);
    page.picture("categories.svg", plots);
    let all = (words.text("lab-all"), &findings.scores);
    let parts = findings.categories.iter().map(|category| (words.say(&category.name), &category.points));
    let rows: Vec<_> = std::iter::once(all).chain(parts).map(|(name, spread)| page.spread(name, spread)).collect();
    page.table(&SPREAD_OF_POINTS, &rows);
    page.say("## ", &Message::new("lab-length"));
    page.picture("length.svg", plots);
    let length = &findings.length;
    let rounds = length.rounds.as_ref().map(|rounds| (words.text("lab-rounds"), rounds));
    let lengths = [(words.text("lab-decisions"), &length.decisions), (words.text("lab-steps"), &length.steps)];
    let rows: Vec<_> = rounds.into_iter().chain(lengths).map(|(name, spread)| page.spread(name, spread)).collect();
    page.table(&SPREAD_OF_LENGTH, &rows);
    let row = |ending: &Ending| vec![words.say(&ending.name), page.share(ending.games)];
    let rows: Vec<_> = findings.endings.iter().map(row).collect();
    page.table(&["lab-ending", "lab-part"], &rows);
    for sort in &findings.sorts {
        of_sort(&mut page, sort, plots);
    }
    page.text
}

const SPREAD_OF_POINTS: [&str; 8] =
    ["lab-points", "lab-mean", "lab-deviation", "lab-least", "lab-lower", "lab-median", "lab-upper", "lab-most"];
const SPREAD_OF_LENGTH: [&str; 8] =
    ["lab-length-of", "lab-mean", "lab-deviation", "lab-least", "lab-lower", "lab-median", "lab-upper", "lab-most"];

/// What is said at the terminal: who wins, and what stands out.
pub fn summary(entry: &Entry, findings: &Findings) -> Vec<Message> {
    let places = findings.places.iter().map(|place| Arg::Message(decimal(place.wins.share * 100.0, 1)));
    let mut lines = vec![
        Message::new("lab-title").with("title", entry.title).with("seats", findings.seats),
        about(findings),
        Message::new("lab-summary")
            .with("shares", places.collect::<Vec<_>>())
            .with("mean", decimal(findings.scores.mean, 2))
            .with("decisions", decimal(findings.length.decisions.mean, 1)),
    ];
    if let Some(times) = findings.luck_saves {
        let shares = findings.places.iter().filter_map(|place| place.without_luck);
        let shares = shares.map(|share| Arg::Message(decimal(share.share * 100.0, 1)));
        lines.push(Message::new("lab-summary-without-luck").with("shares", shares.collect::<Vec<_>>()));
        lines.push(saves(times));
    }
    lines.extend(findings.sorts.iter().flat_map(verdicts));
    lines
}

/// How many games it saves to remove luck.
fn saves(times: f64) -> Message {
    Message::new("arena-saves").with("times", decimal(times, 2))
}

fn about(findings: &Findings) -> Message {
    Message::new("lab-about")
        .with("games", findings.games as i64)
        .with("player", findings.player.as_str())
        .with("edition", findings.edition.to_string())
        .with("seed", findings.seed.to_string())
}

/// The command that makes the report again.
fn command(findings: &Findings) -> String {
    let Findings { game, seats, games, player, seed, options, .. } = findings;
    let mut line = format!("tetrapolis lab {game} --seats {seats} --games {games} --players {player} --seed {seed}");
    if findings.luck_saves.is_some() {
        line += " --luck-adjusted";
    }
    for (name, value) in options {
        let _ = write!(line, " --option {name}={value}");
    }
    line
}

/// What stands out in a sort, one line for each verdict.
fn verdicts(sort: &Sort) -> Vec<Message> {
    let of_verdict = |verdict: Verdict| {
        let such = sort.things.iter().filter(|thing| thing.verdicts.contains(&verdict));
        let names: Vec<Arg> = such.map(|thing| Arg::Text(thing.id.clone())).collect();
        let message = Message::new(match verdict {
            Verdict::Dead => "lab-dead",
            Verdict::Dominant => "lab-dominant",
            Verdict::Weak => "lab-weak",
            Verdict::Strong => "lab-strong",
        });
        (!names.is_empty()).then(|| message.with("sort", sort.name.clone()).with("things", names))
    };
    Verdict::ALL.into_iter().filter_map(of_verdict).collect()
}

fn of_sort(page: &mut Page<'_>, sort: &Sort, plots: &[(String, String)]) {
    page.say("## ", &sort.name);
    page.picture(&file_of(sort), plots);
    for (key, value) in [("lab-price-use", sort.price_and_use), ("lab-price-wins", sort.price_and_wins)] {
        if let Some(value) = value {
            page.say("", &Message { key, args: vec![("value", decimal(value, 2).into())] });
            page.text.push('\n');
        }
    }
    let lines = verdicts(sort);
    for line in &lines {
        page.say("- ", line);
    }
    if lines.is_empty() {
        page.say("", &Message::new("lab-nothing").with("sort", sort.name.clone()));
    }
    page.text.push('\n');
    let rows: Vec<Vec<String>> = sort.things.iter().map(|thing| page.thing(thing)).collect();
    page.table(
        &[
            "lab-thing",
            "lab-games",
            "lab-offered",
            "lab-taken",
            "lab-used",
            "lab-uses",
            "lab-worth",
            "lab-takers",
            "lab-others",
        ],
        &rows,
    );
}

/// A page that grows.
struct Page<'a> {
    text: String,
    words: &'a Words,
}

impl Page<'_> {
    /// A paragraph or heading.
    fn say(&mut self, before: &str, message: &Message) {
        let _ = writeln!(self.text, "{before}{}", self.words.say(message));
        if before.starts_with('#') {
            self.text.push('\n');
        }
    }

    fn picture(&mut self, name: &str, plots: &[(String, String)]) {
        if plots.iter().any(|(known, _)| known == name) {
            let _ = writeln!(self.text, "![]({name})\n");
        }
    }

    fn table(&mut self, heads: &[&'static str], rows: &[Vec<String>]) {
        let heads: Vec<String> = heads.iter().map(|key| self.words.text(key)).collect();
        let _ = writeln!(self.text, "| {} |", heads.join(" | "));
        let _ = writeln!(self.text, "|---{}|", "|---:".repeat(heads.len() - 1));
        for row in rows {
            let _ = writeln!(self.text, "| {} |", row.join(" | "));
        }
        self.text.push('\n');
    }

    fn number(&self, number: f64) -> String {
        self.words.say(&decimal(number, 2))
    }

    fn share(&self, share: Share) -> String {
        let message = Message::new("lab-share").with("share", decimal(share.share * 100.0, 1));
        self.words.say(&message.with("low", decimal(share.low * 100.0, 1)).with("high", decimal(share.high * 100.0, 1)))
    }

    fn spread(&self, name: String, spread: &Spread) -> Vec<String> {
        let whole =
            [spread.least, spread.lower, spread.median, spread.upper, spread.most].map(|number| number.to_string());
        let mut row = vec![name, self.number(spread.mean), self.number(spread.deviation)];
        row.extend(whole);
        row
    }

    fn thing(&self, thing: &Use) -> Vec<String> {
        let none = || "-".to_owned();
        let part = |part: u64, whole: u64| {
            let share = decimal(part as f64 * 100.0 / whole.max(1) as f64, 1);
            if whole == 0 { none() } else { self.words.say(&Message::new("lab-percent").with("share", share)) }
        };
        let name = self.words.render(&thing.name);
        let price =
            thing.price.map(|price| Message::new("lab-priced").with("name", name.as_str()).with("price", price));
        vec![
            price.map_or_else(|| name.clone(), |message| self.words.say(&message)),
            thing.games.to_string(),
            thing.offered.to_string(),
            part(thing.taken, thing.offered),
            part(thing.used, thing.taken),
            part(thing.uses, thing.takes.max(thing.uses)),
            thing.worth.map_or_else(none, |worth| self.number(worth)),
            if thing.taken == 0 { none() } else { self.share(thing.takers) },
            if thing.taken == thing.offered { none() } else { self.share(thing.others) },
        ]
    }
}
