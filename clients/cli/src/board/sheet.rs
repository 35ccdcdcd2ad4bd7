//! Score sheets.

use anstyle::Style;
use tetrapolis_catalog::Playthrough;
use tetrapolis_game::{Arg, Message, Turn};

use crate::layout::{WIDTH, fit};
use crate::party::Parties;
use crate::words::Words;

const NAME: Style = Style::new().bold();
const RULE: Style = Style::new().dimmed();

/// The score sheets of all parties, line by line with the rule; who has won, if the game is over.
pub fn sheets(table: &dyn Playthrough, parties: &Parties, words: &Words) -> String {
    let outcome = table.outcome();
    let mut lines = Vec::new();
    for (party, standing) in outcome.standings().iter().enumerate() {
        let head = Message::new("sheet-head")
            .with("party", parties.name(party))
            .with("score", standing.score)
            .with("place", standing.place);
        lines.push(String::new());
        lines.push(format!("{NAME}{}{NAME:#}", words.say(&head)));
        for line in table.sheet(party) {
            let what = fit(&words.say(&line.what), WIDTH - 20);
            lines.push(format!("  {RULE}{:8}{RULE:#} {what} {:>6}", line.rule.0, line.points));
        }
    }
    if table.turn() == Turn::Over {
        let first = outcome.standings().iter().enumerate().filter(|(_, standing)| standing.place == 1);
        let winners: Vec<Arg> = first.map(|(party, _)| Arg::from(parties.name(party))).collect();
        let message = match winners.as_slice() {
            [winner] => Message::new("outcome-won").with("party", winner.clone()),
            _ => Message::new("outcome-shared").with("parties", winners),
        };
        lines.push(String::new());
        lines.push(words.say(&message));
    }
    lines.split_off(1.min(lines.len())).join("\n")
}
