//! `tetrapolis games`

use tetrapolis_catalog::GAMES;
use tetrapolis_game::{Arg, Message};

use crate::failure::Failure;
use crate::output::Output;

/// Lists the games: name, title, seats, options.
pub fn games(output: &mut Output<'_>) -> Result<(), Failure> {
    for entry in GAMES {
        output.say(
            &Message::new("games-entry")
                .with("name", entry.name)
                .with("title", entry.title)
                .with("least", *entry.seats.start())
                .with("most", *entry.seats.end()),
        )?;
        for choice in entry.options {
            let values: Vec<Arg> = choice.values.iter().map(|value| Arg::from(*value)).collect();
            output.say(&Message::new("games-option").with("option", choice.name).with("values", values))?;
        }
    }
    Ok(())
}
