//! A game, whichever it is, behind doors that name none.

use std::any::Any;
use std::sync::Arc;

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use tetrapolis_arena::{Contest, Entrant, Merit, contest};
use tetrapolis_catalog::{Playthrough, PlaythroughOf, Selection, SelectionError, Visit, visit};
use tetrapolis_game::{
    Code, Encoding, Insight, Notation, Part, Pictures, Playable, Refusal, Seat, Sight, Step, Study, UNLISTED,
};
use tetrapolis_search::{Bot, BotKind};

use crate::bot::{Asked, End, Heeding, Player};
use crate::lanes::{Lanes, LanesOf};

/// A legal action: its place in the table of actions, if it has one, and its notation.
#[derive(Clone, Debug)]
pub struct Offer {
    pub index: Option<u16>,
    pub text: String,
}

/// A game that is set up.
pub trait Rules: Send + Sync {
    fn start(&self) -> Box<dyn Table>;
    fn encoding(&self) -> u32;
    fn action_parts(&self) -> &[Part];
    fn observation_parts(&self) -> &[Part];
    fn bound(&self) -> usize;
    fn lanes(&self, count: usize, seed: u64, skip_forced: bool) -> Box<dyn Lanes>;
    fn seated(&self, kind: BotKind, seed: u64) -> Box<dyn Seated>;
    fn contest(&self, players: &[(String, Player)], plan: Plan, end: &Arc<End>) -> Vec<Merit>;
}

/// Which games to play in the arena.
#[derive(Clone, Copy)]
pub struct Plan {
    pub games: u64,
    pub seed: u64,
    pub duplicate: bool,
    pub threads: usize,
}

/// A position of a game.
pub trait Table: Send + Sync {
    fn live(&self) -> &dyn Playthrough;
    fn live_mut(&mut self) -> &mut dyn Playthrough;
    fn legal(&self, seat: Seat) -> Vec<Offer>;
    /// Plays the legal action with a place in the table, and returns the step in full notation; nothing if no legal action
    /// has this place.
    fn play(&mut self, seat: Seat, index: u16) -> Option<String>;
    fn look(&self, seat: Seat) -> Box<dyn Look>;
    fn copy(&self) -> Box<dyn Table>;
    fn as_any(&self) -> &dyn Any;
}

/// What a seat may know of a position.
pub trait Look: Send + Sync {
    fn observe(&self, numbers: &mut [u8]);
    fn picture(&self) -> String;
    fn legal(&self) -> Vec<Offer>;
    fn sample(&self, seed: u64) -> Box<dyn Table>;
}

/// A bot for one game.
pub trait Seated: Send + Sync {
    /// The step that the bot chooses for a seat that has to act, in full notation; nothing if the table is of another game.
    fn choose(&mut self, table: &dyn Table, seat: Seat) -> Option<String>;
}

/// A game, shared by all that play it.
pub struct Shared<G: Encoding> {
    pub game: Arc<G>,
    pub code: Arc<G::Code>,
}

impl<G: Encoding> Clone for Shared<G> {
    fn clone(&self) -> Shared<G> {
        Shared { game: Arc::clone(&self.game), code: Arc::clone(&self.code) }
    }
}

impl<G: Playable + Insight + Encoding> Shared<G> {
    /// A table where a position stands.
    pub fn table(&self, state: G::State) -> Box<dyn Table> {
        Box::new(TableOf { shared: self.clone(), live: PlaythroughOf::at(Arc::clone(&self.game), state) })
    }
}

/// Sets a game up.
pub fn set_up(selection: &Selection) -> Result<Arc<dyn Rules>, SelectionError> {
    struct SetUp;
    impl Visit for SetUp {
        type Output = Arc<dyn Rules>;
        fn visit<G: Playable + Study + Encoding>(self, game: G) -> Arc<dyn Rules> {
            let code = Arc::new(game.code());
            Arc::new(Shared { game: Arc::new(game), code })
        }
    }
    visit(selection, SetUp)
}

impl<G: Playable + Insight + Encoding> Rules for Shared<G> {
    fn start(&self) -> Box<dyn Table> {
        self.table(self.game.initial())
    }

    fn encoding(&self) -> u32 {
        G::ENCODING
    }

    fn action_parts(&self) -> &[Part] {
        self.code.action_parts()
    }

    fn observation_parts(&self) -> &[Part] {
        self.code.observation_parts()
    }

    fn bound(&self) -> usize {
        self.game.bound()
    }

    fn lanes(&self, count: usize, seed: u64, skip_forced: bool) -> Box<dyn Lanes> {
        Box::new(LanesOf::new(self.clone(), count, seed, skip_forced))
    }

    fn seated(&self, kind: BotKind, seed: u64) -> Box<dyn Seated> {
        let mut bot = kind.bot::<G>();
        bot.begin(seed);
        Box::new(SeatedOf { bot: std::sync::Mutex::new(bot) })
    }

    fn contest(&self, players: &[(String, Player)], plan: Plan, end: &Arc<End>) -> Vec<Merit> {
        let entrant = |(name, player): &(String, Player)| match player {
            Player::Kind(kind) => {
                let (kind, end) = (*kind, Arc::clone(end));
                Entrant::new(name.clone(), move || Heeding::<G>::new(kind.bot(), Arc::clone(&end)))
            }
            Player::Python(python) => {
                let (shared, python, end) = (self.clone(), Arc::clone(python), Arc::clone(end));
                Entrant::new(name.clone(), move || Asked::new(shared.clone(), Arc::clone(&python), Arc::clone(&end)))
            }
        };
        let mut plan_of_all = Contest::new(players.iter().map(entrant).collect());
        plan_of_all.games = plan.games;
        plan_of_all.seed = plan.seed;
        plan_of_all.duplicate = plan.duplicate;
        plan_of_all.threads = plan.threads;
        plan_of_all.stop = Arc::clone(&end.stop);
        contest(&*self.game, &plan_of_all, &|_| {})
    }
}

struct TableOf<G: Encoding> {
    shared: Shared<G>,
    live: PlaythroughOf<G>,
}

impl<G: Playable + Insight + Encoding> TableOf<G> {
    /// The legal actions of a seat, and their places in the table.
    fn listed(&self, seat: Seat) -> (Vec<G::Action>, Vec<u16>) {
        let (mut legal, mut indices) = (Vec::new(), Vec::new());
        self.live.legal_actions(seat, &mut legal);
        self.shared.code.index(&self.live.sight(seat).view(), &legal, &mut indices);
        (legal, indices)
    }
}

fn offers<G: Notation>(game: &G, legal: &[G::Action], indices: &[u16]) -> Vec<Offer> {
    let offer = |(action, index): (&G::Action, &u16)| Offer {
        index: (*index != UNLISTED).then_some(*index),
        text: game.write_action(action),
    };
    legal.iter().zip(indices).map(offer).collect()
}

impl<G: Playable + Insight + Encoding> Table for TableOf<G> {
    fn live(&self) -> &dyn Playthrough {
        &self.live
    }

    fn live_mut(&mut self) -> &mut dyn Playthrough {
        &mut self.live
    }

    fn legal(&self, seat: Seat) -> Vec<Offer> {
        let (legal, indices) = self.listed(seat);
        offers(&*self.shared.game, &legal, &indices)
    }

    fn play(&mut self, seat: Seat, index: u16) -> Option<String> {
        let (legal, indices) = self.listed(seat);
        let place = indices.iter().position(|known| *known == index && index != UNLISTED)?;
        let step = Step::Play { seat, action: legal[place] };
        let played: Result<(), Refusal> = self.live.step(step);
        played.ok()?;
        Some(self.shared.game.write_step(&step))
    }

    fn look(&self, seat: Seat) -> Box<dyn Look> {
        let (legal, _) = self.listed(seat);
        Box::new(LookOf { shared: self.shared.clone(), view: self.live.sight(seat).view(), legal })
    }

    fn copy(&self) -> Box<dyn Table> {
        Box::new(TableOf { shared: self.shared.clone(), live: self.live.clone() })
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

/// A view of a seat and what it may do.
pub struct LookOf<G: Encoding> {
    shared: Shared<G>,
    view: G::View,
    legal: Vec<G::Action>,
}

impl<G: Playable + Insight + Encoding> LookOf<G> {
    /// What a bot's seat sees.
    pub fn of_sight(shared: &Shared<G>, sight: &Sight<'_, G>, legal: &[G::Action]) -> LookOf<G> {
        LookOf { shared: shared.clone(), view: sight.view(), legal: legal.to_vec() }
    }
}

impl<G: Playable + Insight + Encoding> Look for LookOf<G> {
    fn observe(&self, numbers: &mut [u8]) {
        self.shared.code.observe(&self.view, numbers);
    }

    fn picture(&self) -> String {
        let picture: <G as Pictures>::Picture = self.shared.game.picture(&self.view);
        serde_json::to_string(&picture).expect("a picture is plain data")
    }

    fn legal(&self) -> Vec<Offer> {
        let mut indices = Vec::new();
        self.shared.code.index(&self.view, &self.legal, &mut indices);
        offers(&*self.shared.game, &self.legal, &indices)
    }

    fn sample(&self, seed: u64) -> Box<dyn Table> {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        self.shared.table(self.shared.game.determinize(&self.view, &mut rng))
    }
}

/// Bots are not shared between threads; the lock says so to the compiler and is never waited for.
struct SeatedOf<G: Insight> {
    bot: std::sync::Mutex<Box<dyn Bot<G>>>,
}

impl<G: Playable + Insight + Encoding> Seated for SeatedOf<G> {
    fn choose(&mut self, table: &dyn Table, seat: Seat) -> Option<String> {
        let table = table.as_any().downcast_ref::<TableOf<G>>()?;
        let (legal, _) = table.listed(seat);
        let bot = self.bot.get_mut().unwrap_or_else(std::sync::PoisonError::into_inner);
        let action = bot.choose(&table.live.sight(seat), &legal);
        Some(table.live.game().write_step(&Step::Play { seat, action }))
    }
}
