use crate::Lesson;

/// A lesson that comes with the program.
#[derive(Debug)]
pub struct BuiltIn {
    /// The game.
    pub game: &'static str,
    /// Which of the game's lessons, counted from 1.
    pub number: u8,
    /// The file.
    pub text: &'static str,
}

macro_rules! lessons {
    ($($game:literal $number:literal),* $(,)?) => {
        /// All lessons that come with the program.
        pub const LESSONS: &[BuiltIn] = &[$(BuiltIn {
            game: $game,
            number: $number,
            text: include_str!(concat!("../lessons/", $game, "-", $number, ".record")),
        }),*];
    };
}

lessons!(
    "point-city" 1,
    "point-city" 2,
    "cities" 1,
    "cities" 2,
    "uptown" 1,
    "uptown" 2,
    "mafia-city" 1,
    "mafia-city" 2,
);

impl BuiltIn {
    /// The lesson.
    ///
    /// # Panics
    /// Never: a test reads them all.
    pub fn lesson(&self) -> Lesson {
        Lesson::read(self.text).unwrap_or_else(|fault| panic!("{} {}, {fault}", self.game, self.number))
    }
}

/// A game's lesson of that number.
pub fn built_in(game: &str, number: u8) -> Option<&'static BuiltIn> {
    LESSONS.iter().find(|lesson| lesson.game == game && lesson.number == number)
}
