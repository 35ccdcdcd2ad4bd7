//! What the fuzz targets share.

use tetrapolis_catalog::{GAMES, Selection, Playthrough, open};
use tetrapolis_game::Options;

thread_local! {
    static TABLES: Vec<Box<dyn Playthrough>> = all_tables();
}

fn all_tables() -> Vec<Box<dyn Playthrough>> {
    let setups = GAMES.iter().flat_map(|entry| entry.seats.clone().map(|seats| (entry.name.to_owned(), seats)));
    let setups = setups.map(|(game, seats)| Selection { game, seats, options: Options::new(), edition: None });
    setups.map(|setup| open(&setup).expect("a game of the catalog")).collect()
}

/// A table of every game with every number of seats, before the first step.
pub fn tables() -> Vec<Box<dyn Playthrough>> {
    TABLES.with(|tables| tables.iter().map(|table| table.fork()).collect())
}
