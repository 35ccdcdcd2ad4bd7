use std::sync::Arc;

use tetrapolis_game::{Insight, Views};
use tetrapolis_search::{Bot, BotKind};

/// A player for a contest: a name, and how to make the bot. Every thread makes its own bot.
///
/// The bots of this project enter by their [`BotKind`], any other bot by [`Entrant::new`].
pub struct Entrant<G> {
    name: String,
    make: Arc<dyn Fn() -> Box<dyn Bot<G>> + Send + Sync>,
}

impl<G: Views> Entrant<G> {
    /// Enters a bot under a name.
    pub fn new<B: Bot<G> + 'static>(
        name: impl Into<String>,
        make: impl Fn() -> B + Send + Sync + 'static,
    ) -> Entrant<G> {
        Entrant { name: name.into(), make: Arc::new(move || Box::new(make())) }
    }

    /// The name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// A bot that is ready to play.
    pub fn bot(&self) -> Box<dyn Bot<G>> {
        (self.make)()
    }
}

impl<G> Clone for Entrant<G> {
    fn clone(&self) -> Entrant<G> {
        Entrant { name: self.name.clone(), make: Arc::clone(&self.make) }
    }
}

impl<G: Insight> From<BotKind> for Entrant<G> {
    fn from(kind: BotKind) -> Entrant<G> {
        Entrant { name: kind.to_string(), make: Arc::new(move || kind.bot()) }
    }
}
