use std::fmt::Write;

use tetrapolis_catalog::Playthrough;
use tetrapolis_game::{Record, Seat};

use crate::moves::offers;
use crate::table::{make, set_up};
use crate::{Fault, Line};

/// A draft of a lesson from a record: it asks for every move of the seat, and has a bubble wherever words are needed.
///
/// # Errors
/// The game cannot be set up, or a step is not possible.
pub fn draft(record: &Record, seat: Seat, title: &str) -> Result<String, Fault> {
    let own = format!("{seat}:");
    let first = record.steps.iter().position(|step| step.starts_with(&own)).unwrap_or(record.steps.len());
    let mut table = set_up(&record.head)?;
    let mut text = record.head.to_string().trim_end().to_owned();
    let _ = write!(text, "\n#@ lesson 1\n#@ you {seat}\n#@ title {title}\n\n");
    for (n, step) in record.steps.iter().enumerate() {
        let begins = !table.is_mid_move();
        if n == first {
            text.push_str("#@ begin\n#@ say \"What is the goal of the game?\"\n");
        }
        if step.starts_with(&own) && begins {
            let wanted = whole(table.as_ref(), &record.steps[n..]);
            let _ = write!(text, "#@ say \"What to do, and why?\"\n#@ want {wanted}\n");
            if offers(table.as_ref(), seat).len() > 1 {
                text.push_str("#@ else \"Why is another move worse?\"\n");
            }
        }
        make(table.as_mut(), &Line { number: n + 1, text: step.clone() })?;
        let _ = writeln!(text, "{step}");
    }
    text.push_str("#@ say \"What has been learned?\"\n#@ end\n");
    Ok(text)
}

/// The move that some steps begin with.
fn whole(table: &dyn Playthrough, steps: &[String]) -> String {
    let mut after = table.fork();
    let mut wanted = String::new();
    for step in steps {
        let Ok(read) = after.read_step(step) else { break };
        if after.make(&read).is_err() {
            break;
        }
        match step.split_once(": ") {
            Some((_, action)) if !wanted.is_empty() => wanted = format!("{wanted}; {action}"),
            _ => wanted.clone_from(step),
        }
        if !after.is_mid_move() {
            break;
        }
    }
    wanted
}
