//! Score sheets.

use anstyle::Style;
use tetrapolis_catalog::Playthrough;
use tetrapolis_game::{Arg, Message, Tie, Turn};

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
    let ties = table.ties();
    if !ties.is_empty() {
        lines.push(String::new());
        lines.extend(ties.iter().map(|tie| tied(tie, parties, words)));
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

/// What decided between two parties with equal scores.
fn tied(tie: &Tie, parties: &Parties, words: &Words) -> String {
    let [one, other] = tie.parties.map(|party| parties.name(party));
    let (rule, message) = match &tie.decided {
        None => ("", Message::new("sheet-tie-shared")),
        Some([ahead, behind]) => {
            let message = Message::new("sheet-tie").with("ahead", ahead.what.clone());
            (ahead.rule.0, message.with("behind", behind.what.clone()))
        }
    };
    let said = words.say(&message.with("one", one).with("other", other));
    format!("  {RULE}{rule:8}{RULE:#} {said}")
}
