use tetrapolis_catalog::{Playthrough, PlaythroughOf, Selection, SelectionError, Visit, visit};
use tetrapolis_game::{Playable, Seat, Study};

use tetrapolis_search::{Bot, BotKind};

/// A bot at a table of some game.
pub trait Seated: Send {
    /// Chooses a step for the seat, which has to act, in full notation.
    ///
    /// # Panics
    /// If the table is of another game than the bot.
    fn choose(&mut self, table: &dyn Playthrough, seat: Seat) -> String;
}

struct AtTable<G: Playable> {
    bot: Box<dyn Bot<G>>,
    legal: Vec<G::Action>,
}

impl<G: Playable> Seated for AtTable<G> {
    fn choose(&mut self, table: &dyn Playthrough, seat: Seat) -> String {
        let live = table.as_any().downcast_ref::<PlaythroughOf<G>>().expect("a table of the bot's own game");
        live.legal_actions(seat, &mut self.legal);
        let action = self.bot.choose(&live.sight(seat), &self.legal);
        format!("{seat}: {}", live.game().write_action(&action))
    }
}

/// A bot for a table with this setup.
///
/// # Errors
/// What is wrong with the setup.
pub fn seat(kind: BotKind, seed: u64, setup: &Selection) -> Result<Box<dyn Seated>, SelectionError> {
    struct Take(BotKind, u64);
    impl Visit for Take {
        type Output = Box<dyn Seated>;
        fn visit<G: Playable + Study>(self, _game: G) -> Box<dyn Seated> {
            let mut bot = self.0.bot::<G>();
            bot.begin(self.1);
            Box::new(AtTable { bot, legal: Vec::new() })
        }
    }
    visit(setup, Take(kind, seed))
}
