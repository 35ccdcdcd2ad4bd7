//! What is seen on the table.

mod cities;
mod ink;
mod mafia_city;
mod point_city;
mod sheet;
mod uptown;

use serde_json::value::RawValue;

use crate::json::readable;
use crate::party::Parties;
use crate::words::Words;

pub use sheet::sheets;

/// Draws what a viewer sees of a game, at most 80 columns wide.
pub fn draw(game: &str, picture: &RawValue, parties: &Parties, words: &Words) -> String {
    let picture = &serde_json::to_value(picture).expect("a picture is JSON");
    match game {
        "cities" => cities::draw(picture, parties, words),
        "mafia-city" => mafia_city::draw(picture, parties, words),
        "point-city" => point_city::draw(picture, parties, words),
        "uptown" => uptown::draw(picture, parties, words),
        _ => readable(picture),
    }
}

/// Explains the signs on the board of a game.
pub fn legend(game: &str, words: &Words) -> Option<String> {
    match game {
        "cities" => Some(words.text("ci-board-legend")),
        "mafia-city" => Some(words.text("mc-board-legend")),
        "point-city" => Some(words.text("pc-board-legend")),
        "uptown" => Some(words.text("ut-board-legend")),
        _ => None,
    }
}
