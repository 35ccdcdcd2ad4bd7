//! A review in words.

use std::io;

use anstyle::Style;
use tetrapolis_game::{Arg, Message};
use tetrapolis_seated::{Costly, Figures, Interval, Loser, Moment, PartFigures, SeatFigures, Verdict};

use super::super::{decimal, signed};
use crate::layout::{WIDTH, fit, wrap};
use crate::output::Output;
use crate::party::Parties;

const NAME: Style = Style::new().bold();
/// The most lines of the table of chances, besides the first and the last.
const ROWS: usize = 12;
/// How wide the names of lines and the columns of numbers are.
const LABEL: usize = 23;
const COLUMN: usize = 11;

/// Tells a review.
pub fn tell(figures: &Figures, parties: &Parties, output: &mut Output<'_>) -> io::Result<()> {
    let depth = if figures.deep { "review-deep" } else { "review-quick" };
    heading(&Message::new(depth), output)?;
    output.line("")?;
    heading(&Message::new("review-chances"), output)?;
    let names: Vec<String> = (0..parties.len()).map(|party| output.words.say(&column(parties, party))).collect();
    output.line(&row("", &names))?;
    for (label, moment) in rows(&figures.chances) {
        let label = output.words.say(&label);
        let numbers: Vec<String> = moment.parties.iter().map(|share| format!("{:.0}", share * 100.0)).collect();
        output.line(&row(&label, &numbers))?;
    }
    figures.seats.iter().try_for_each(|seat| tell_seat(seat, parties, output))
}

/// The name over a column: without the kind of the player, which may be long.
fn column(parties: &Parties, party: usize) -> Message {
    match parties.name(party) {
        rival if rival.key == "party-rival" => rival,
        _ => Message::new("party-player").with("seat", party + 1),
    }
}

fn row(label: &str, numbers: &[String]) -> String {
    let numbers: Vec<String> = numbers.iter().map(|number| format!("{number:>COLUMN$}")).collect();
    format!("  {}{}", fit(label, LABEL), numbers.concat())
}

/// The moments to be shown: the last one of each round, or some of them if that is too many.
fn rows(chances: &[Moment]) -> Vec<(Message, &Moment)> {
    let [first, between @ .., last] = chances else { return Vec::new() };
    // Before the first round has been counted, it is being played.
    let round = |moment: &Moment| moment.round.map(|round| round.max(1));
    let ends = |pair: &&[Moment]| pair[0].round.is_none() || round(&pair[0]) != round(&pair[1]);
    let moments: Vec<&Moment> = between.windows(2).filter(ends).map(|pair| &pair[0]).collect();
    let count = moments.len();
    let chosen = (0..count.min(ROWS)).map(|n| moments[(n + 1) * count / count.min(ROWS) - 1]);
    let label = |moment: &Moment| match round(moment) {
        Some(round) => Message::new("review-round").with("round", round).with("step", moment.step),
        None => Message::new("review-step").with("step", moment.step),
    };
    let before = [(Message::new("review-before"), first)];
    let end = [(Message::new("review-end"), last)];
    before.into_iter().chain(chosen.map(|moment| (label(moment), moment))).chain(end).collect()
}

fn tell_seat(seat: &SeatFigures, parties: &Parties, output: &mut Output<'_>) -> io::Result<()> {
    output.line("")?;
    let head = Message::new("review-seat")
        .with("party", parties.name(usize::from(seat.seat) - 1))
        .with("from", decimal(seat.initial * 100.0, 0))
        .with("to", decimal(seat.last * 100.0, 0));
    heading(&head, output)?;
    let lines = [
        ("review-own", "review-own-means", seat.room - seat.losses.mean),
        ("review-luck", "review-luck-means", seat.luck),
        ("review-others", "review-others-means", seat.others),
        ("review-information", "review-information-means", seat.information),
        ("review-rest", "review-rest-means", seat.rest),
    ];
    for (key, means, share) in lines {
        let share = output.words.say(&signed(share * 100.0, 0));
        let line = row(&output.words.text(key), &[share]);
        output.line(&wrap(&output.words.text(means), WIDTH, &format!("{line}  "), &" ".repeat(LABEL + COLUMN + 4)))?;
    }
    let room = Message::new("review-room")
        .with("room", decimal(seat.room * 100.0, 0))
        .with("lost", decimal(seat.losses.mean * 100.0, 0))
        .with("margin", decimal(seat.losses.margin * 100.0, 0));
    let said = output.words.say(&room);
    output.line(&wrap(&said, WIDTH, "  ", "  "))?;
    output.tell(
        &Message::new("review-rate").with("decisions", seat.decisions).with("rate", decimal(seat.error_rate, 1)),
    )?;
    for (n, costly) in seat.costliest.iter().enumerate() {
        tell_decision(n + 1, costly, parties, output)?;
    }
    if seat.costliest.is_empty() {
        output.tell(&Message::new("review-none"))?;
    }
    Ok(())
}

fn tell_decision(number: usize, costly: &Costly, parties: &Parties, output: &mut Output<'_>) -> io::Result<()> {
    let played = Message::new("review-decision").with("step", costly.step).with("what", costly.played.message.clone());
    let said = output.words.say(&played);
    output.line(&wrap(&said, WIDTH, &format!("  {number}. "), "     "))?;
    for (key, verdict) in [("review-known", &costly.known), ("review-open", &costly.hindsight)] {
        let lens = output.words.text(key);
        let said = format!("{lens} {}", output.words.say(&judged(verdict)));
        output.line(&wrap(&said, WIDTH, "     ", "       "))?;
    }
    let loss = costly.known.loss;
    if costly.known.better.is_some() && loss.mean > loss.margin {
        for reason in why(costly, parties) {
            output.line(&wrap(&output.words.say(&reason), WIDTH, "     ", "       "))?;
        }
    }
    Ok(())
}

/// What a decision cost, by what was known or with all cards open.
fn judged(verdict: &Verdict) -> Message {
    let Interval { mean, margin } = verdict.loss;
    let Some(better) = &verdict.better else { return Message::new("review-best") };
    let message = if mean > margin { Message::new("review-costs") } else { Message::new("review-close") };
    message
        .with("loss", decimal(mean.max(0.0) * 100.0, 1))
        .with("margin", decimal(margin * 100.0, 1))
        .with("better", better.message.clone())
}

/// What the better move could be expected to bring: by the score sheets, to whoever loses most by it, and in rounds.
fn why(costly: &Costly, parties: &Parties) -> Vec<Message> {
    let scores = costly.scores.iter().enumerate().map(|(party, score)| {
        let score = Message::new("review-score").with("points", signed(score.mean, 1));
        Arg::from(score.with("party", column(parties, party)))
    });
    let own = told(&costly.parts);
    let key = match (&own[..], &costly.loser) {
        ([], None) => "review-no-part",
        ([], Some(_)) => "review-only-scores",
        ([..], _) => "review-why",
    };
    let sheet = Message::new(key).with("parts", own).with("scores", scores.collect::<Vec<_>>());
    let loser = costly.loser.as_ref().map(|Loser { party, parts }| {
        Message::new("review-loser").with("party", column(parties, *party)).with("parts", told(parts))
    });
    let rounds = costly.rounds.map(|Interval { mean, .. }| {
        let key = if mean < 0.0 { "review-sooner" } else { "review-later" };
        Message::new(key).with("rounds", decimal(mean.abs(), 1))
    });
    [Some(sheet), loser, rounds].into_iter().flatten().collect()
}

/// The parts of a score sheet that differ by anything that can be shown.
fn told(parts: &[PartFigures]) -> Vec<Arg> {
    let counts = |part: &&PartFigures| part.points.mean.abs() >= 0.05;
    let told = parts.iter().filter(counts).map(|part| {
        let points = signed(part.points.mean, 1);
        let told = Message::new("review-part").with("points", points).with("what", part.what.clone());
        Arg::from(told.with("rule", part.rule.0))
    });
    told.collect()
}

fn heading(message: &Message, output: &mut Output<'_>) -> io::Result<()> {
    let said = output.words.say(message);
    output.line(&format!("{NAME}{said}{NAME:#}"))
}
