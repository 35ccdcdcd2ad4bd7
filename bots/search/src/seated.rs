use tetrapolis_catalog::{Live, Setup, SetupError, Table, Visit, visit};
use tetrapolis_game::{Game, Insight, Seat};

use crate::{Bot, Kind};

/// A bot at a table of some game.
pub trait Seated: Send {
    /// Chooses a step for the seat, which has to act, in full notation.
    ///
    /// # Panics
    /// If the table is of another game than the bot.
    fn choose(&mut self, table: &dyn Table, seat: Seat) -> String;
}

struct AtTable<G: Game> {
    bot: Box<dyn Bot<G>>,
    legal: Vec<G::Action>,
}

impl<G: Game> Seated for AtTable<G> {
    fn choose(&mut self, table: &dyn Table, seat: Seat) -> String {
        let live = table.as_any().downcast_ref::<Live<G>>().expect("a table of the bot's own game");
        live.legal_actions(seat, &mut self.legal);
        let action = self.bot.choose(&live.sight(seat), &self.legal);
        format!("{seat}: {}", live.game().write_action(&action))
    }
}

/// A bot for a table that is set up so.
///
/// # Errors
/// What is wrong with the setup.
pub fn seat(kind: Kind, seed: u64, setup: &Setup) -> Result<Box<dyn Seated>, SetupError> {
    struct Take(Kind, u64);
    impl Visit for Take {
        type Output = Box<dyn Seated>;
        fn visit<G: Insight>(self, _game: G) -> Box<dyn Seated> {
            let mut bot = self.0.bot::<G>();
            bot.begin(self.1);
            Box::new(AtTable { bot, legal: Vec::new() })
        }
    }
    visit(setup, Take(kind, seed))
}
