use std::ops::RangeInclusive;

/// What is known of a game before it is set up.
#[derive(Debug)]
pub struct Entry {
    /// The name in commands and records.
    pub name: &'static str,
    /// The name as people write it.
    pub title: &'static str,
    /// How many can play.
    pub seats: RangeInclusive<u8>,
    /// The options, each with the values that it can have besides its default.
    pub options: &'static [Choice],
    /// Whether players have something to hide from each other.
    pub secrets: bool,
    /// The numbered rules, in Markdown.
    pub rulebook: &'static str,
    /// The built-in edition.
    pub edition: &'static str,
}

/// An option of a game.
#[derive(Debug)]
pub struct Choice {
    /// The name of the option.
    pub name: &'static str,
    /// The values that it can have, the default first.
    pub values: &'static [&'static str],
}

/// All games.
pub const GAMES: &[Entry] = &[
    Entry {
        name: "point-city",
        title: "Point City",
        seats: 1..=4,
        options: &[Choice { name: "solo", values: &["easy", "medium", "hard"] }],
        secrets: false,
        rulebook: tetrapolis_point_city::RULEBOOK,
        edition: tetrapolis_point_city::STANDARD_EDITION,
    },
    Entry {
        name: "cities",
        title: "Cities",
        seats: 2..=4,
        options: &[
            Choice { name: "length", values: &["standard", "long"] },
            Choice {
                name: "metropolis",
                values: &[
                    "random",
                    "barcelona",
                    "buenos-aires",
                    "lisbon",
                    "venice",
                    "sydney",
                    "mexico-city",
                    "rio-de-janeiro",
                    "new-york",
                ],
            },
        ],
        secrets: false,
        rulebook: tetrapolis_cities::RULEBOOK,
        edition: tetrapolis_cities::HOUSE_EDITION,
    },
    Entry {
        name: "uptown",
        title: "UpTown",
        seats: 2..=4,
        options: &[],
        secrets: false,
        rulebook: tetrapolis_uptown::RULEBOOK,
        edition: tetrapolis_uptown::HOUSE_EDITION,
    },
    Entry {
        name: "mafia-city",
        title: "Mafia City",
        seats: 3..=5,
        options: &[Choice { name: "target", values: &["advanced", "beginners"] }],
        secrets: true,
        rulebook: tetrapolis_mafia_city::RULEBOOK,
        edition: tetrapolis_mafia_city::HOUSE_EDITION,
    },
];

/// The game of that name.
pub fn entry(name: &str) -> Option<&'static Entry> {
    GAMES.iter().find(|entry| entry.name == name)
}
