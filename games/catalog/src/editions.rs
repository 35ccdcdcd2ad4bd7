//! Editions that were built in at some time. A table and a record name their edition by its hash. So each of these
//! stays in the program for as long as there may be a table or a record that was played with it.

/// An edition that is, or was, built in.
#[derive(Debug)]
pub struct Archived {
    /// The game.
    pub game: &'static str,
    /// The hash of its content.
    pub hash: &'static str,
    /// Its text.
    pub text: &'static str,
}

macro_rules! archive {
    ($($game:literal $hash:literal),* $(,)?) => {
        /// Every edition that was ever built in, the oldest of each game first.
        pub const ARCHIVE: &[Archived] = &[$(Archived {
            game: $game,
            hash: $hash,
            text: include_str!(concat!("../editions/", $game, "/archive/", $hash, ".toml")),
        }),*];
    };
}

archive!(
    "point-city" "c7745b758760de1452f0bcd412855f7f",
    "cities" "52f836f4e124d0dc954483346010b737",
    "uptown" "7ca324c466a13611f24c85e679f2bade",
    "mafia-city" "c19e28d473200ad8e10fa55251e04a37",
);

/// The edition with this hash, if it was ever built in.
pub fn archived(hash: &str) -> Option<&'static Archived> {
    ARCHIVE.iter().find(|edition| edition.hash == hash)
}

/// The first built-in edition of a game: logs that do not name their edition mean this one.
pub fn first_edition(game: &str) -> Option<&'static Archived> {
    ARCHIVE.iter().find(|edition| edition.game == game)
}
