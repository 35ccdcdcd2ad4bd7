use tetrapolis_game::{Playable, Record, Turn};

/// Replays the record of a whole game and says how it ended: score and place of every party.
///
/// # Panics
/// If the text is no record of this game, or the game is not over at its end.
pub fn golden_scores<G: Playable>(game: &G, record: &str) -> Vec<(i32, u8)> {
    let record: Record = record.parse().expect("a record");
    let state = record.replay(game, usize::MAX).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(game.turn(&state), Turn::Over);
    game.outcome(&state).standings().iter().map(|standing| (standing.score, standing.place)).collect()
}
