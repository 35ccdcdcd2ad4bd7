//! Bots of this project in Python, and bots from Python in the arena.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use pyo3::prelude::*;
use pyo3::types::PyList;
use tetrapolis_game::{Encoding, Insight, Playable, Sight, Views};
use tetrapolis_search::{Bot, BotKind};

use crate::errors::bad;
use crate::game::PyGame;
use crate::rules::{LookOf, Offer, Seated, Shared};
use crate::state::{PyAction, PyState, read_action};
use crate::view::PyView;

/// Who plays in the arena.
pub enum Player {
    Kind(BotKind),
    Python(Arc<Callable>),
}

/// A function from Python that plays in a contest.
pub struct Callable {
    pub function: Py<PyAny>,
    pub game: Py<PyGame>,
}

/// The early end of a contest: the first exception, which stops all threads.
#[derive(Default)]
pub struct End {
    pub stop: Arc<AtomicBool>,
    error: Mutex<Option<PyErr>>,
}

impl End {
    fn with(&self, error: PyErr) {
        self.stop.store(true, Ordering::Relaxed);
        self.error.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert(error);
    }

    pub fn error(&self) -> Option<PyErr> {
        self.error.lock().unwrap_or_else(PoisonError::into_inner).take()
    }
}

/// How long a contest of this project's bots goes on before it looks whether somebody has interrupted it.
const HEED: Duration = Duration::from_millis(100);

/// A bot of this project that can be interrupted between two choices.
pub struct Heeding<G: Views> {
    bot: Box<dyn Bot<G>>,
    end: Arc<End>,
    heeded: Instant,
}

impl<G: Views> Heeding<G> {
    pub fn new(bot: Box<dyn Bot<G>>, end: Arc<End>) -> Heeding<G> {
        Heeding { bot, end, heeded: Instant::now() }
    }
}

impl<G: Views> Bot<G> for Heeding<G> {
    fn begin(&mut self, seed: u64) {
        self.bot.begin(seed);
    }

    fn choose(&mut self, sight: &Sight<'_, G>, legal: &[G::Action]) -> G::Action {
        if self.heeded.elapsed() > HEED {
            self.heeded = Instant::now();
            // Python tells its main thread alone; that one plays too.
            Python::attach(|py| {
                if let Err(error) = py.check_signals() {
                    self.end.with(error);
                }
            });
        }
        self.bot.choose(sight, legal)
    }
}

/// A bot that asks Python.
pub struct Asked<G: Encoding> {
    shared: Shared<G>,
    python: Arc<Callable>,
    end: Arc<End>,
}

impl<G: Encoding> Asked<G> {
    pub fn new(shared: Shared<G>, python: Arc<Callable>, end: Arc<End>) -> Asked<G> {
        Asked { shared, python, end }
    }
}

impl<G: Playable + Insight + Encoding> Bot<G> for Asked<G> {
    fn begin(&mut self, _seed: u64) {}

    fn choose(&mut self, sight: &Sight<'_, G>, legal: &[G::Action]) -> G::Action {
        let look = LookOf::of_sight(&self.shared, sight, legal);
        let chosen =
            Python::attach(|py| py.check_signals().and_then(|()| self.python.ask(py, look, i64::from(sight.seat().0))));
        let place = chosen.unwrap_or_else(|error| {
            self.end.with(error);
            0
        });
        legal[place]
    }
}

impl Callable {
    /// Which of the legal actions the function chooses.
    fn ask<G: Playable + Insight + Encoding>(&self, py: Python<'_>, look: LookOf<G>, seat: i64) -> PyResult<usize> {
        let view = PyView::new(self.game.clone_ref(py), Box::new(look), seat);
        let offers: Vec<Offer> = view.offers();
        let view = Bound::new(py, view)?;
        let legal: Vec<PyAction> = offers.iter().map(|offer| PyAction::new(offer, seat)).collect();
        let answer = self.function.call1(py, (view, PyList::new(py, legal)?))?;
        read_action(answer.bind(py), &offers)
    }
}

/// A bot of this project: `random`, `greedy`, `novice`, `club`, `expert` or `master`; or a search of a length of your own,
/// such as `search:200` or `search:50ms`; `rollout:200` searches without what was learned.
///
/// It sees only what its seat may know. With the same seed it makes the same choices, unless its kind has a time limit.
#[pyclass(name = "Bot", module = "tetrapolis", frozen)]
pub struct PyBot {
    game: Py<PyGame>,
    kind: BotKind,
    seated: Mutex<Box<dyn Seated>>,
}

pub fn kind(name: &str) -> PyResult<BotKind> {
    let kinds: Vec<String> = BotKind::ALL.iter().chain(BotKind::MORE).map(ToString::to_string).collect();
    name.parse().map_err(|_| {
        bad(format!("there is no bot '{name}': there are {}, and search:200 or search:50ms", kinds.join(", ")))
    })
}

#[pymethods]
impl PyBot {
    #[new]
    #[pyo3(signature = (game, kind, seed=0))]
    fn new(game: Py<PyGame>, kind: &str, seed: u64) -> PyResult<PyBot> {
        let kind = self::kind(kind)?;
        let seated = game.get().rules.seated(kind, seed);
        Ok(PyBot { game, kind, seated: Mutex::new(seated) })
    }

    /// The name of its kind.
    #[getter]
    fn kind(&self) -> String {
        self.kind.to_string()
    }

    /// Chooses an action for a seat that has to act; by default the one whose turn it is.
    #[pyo3(signature = (state, seat=None))]
    fn choose(&self, py: Python<'_>, state: &PyState, seat: Option<i64>) -> PyResult<PyAction> {
        if !state.game.get().is_same(self.game.get()) {
            return Err(bad("the bot was made for another game"));
        }
        let seat = state.seat_to_act(seat)?;
        let table = state.table.as_ref();
        let text = py.detach(|| {
            let mut seated = self.seated.lock().unwrap_or_else(PoisonError::into_inner);
            seated.choose(table, seat)
        });
        let text = text.ok_or_else(|| bad("the bot was made for another game"))?;
        let text = text.split_once(": ").map_or(text.as_str(), |(_, action)| action);
        let offers = state.table.legal(seat);
        let offer =
            offers.iter().find(|offer| offer.text == text).ok_or_else(|| bad("the bot chose no legal action"))?;
        Ok(PyAction::new(offer, seat.0.into()))
    }

    fn __repr__(&self) -> String {
        format!("tetrapolis.Bot({}, '{}')", self.game.get().describe(), self.kind)
    }
}
