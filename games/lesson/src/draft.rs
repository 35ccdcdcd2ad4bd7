use std::fmt::Write;

use tetrapolis_game::{Record, Seat};

/// A record as a lesson to be edited: every move of the seat is asked for, and a bubble stands where words are needed.
pub fn draft(record: &Record, seat: Seat, title: &str) -> String {
    let own = format!("{seat}:");
    let opening = record.steps.iter().position(|step| step.starts_with(&own)).unwrap_or(record.steps.len());
    let (before, after) = record.steps.split_at(opening);
    let mut text = record.head.to_string().trim_end().to_owned();
    let _ = write!(text, "\n#@ lesson 1\n#@ you {seat}\n#@ title {title}\n\n");
    text.extend(before.iter().flat_map(|step| [step, "\n"]));
    text.push_str("#@ begin\n#@ say \"What is the goal of the game?\"\n");
    for step in after {
        if step.starts_with(&own) {
            let _ = write!(
                text,
                "#@ say \"What to do, and why?\"\n#@ want {step}\n#@ else \"Why is another move worse?\"\n"
            );
        }
        text.push_str(step);
        text.push('\n');
    }
    text.push_str("#@ say \"What has been learned?\"\n#@ end\n");
    text
}
