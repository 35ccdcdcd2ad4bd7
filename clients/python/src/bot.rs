//! Bots of this project in Python, and bots from Python in the arena.

use std::sync::{Arc, Mutex, PoisonError};

use pyo3::prelude::*;
use pyo3::types::PyList;
use tetrapolis_game::{Encoding, Insight, Playable, Sight};
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

/// A function from Python, and the first exception that one of its calls raised.
pub struct Callable {
    pub function: Py<PyAny>,
    pub game: Py<PyGame>,
    pub failed: Arc<Mutex<Option<PyErr>>>,
}

/// A bot that asks Python.
pub struct Asked<G: Encoding> {
    shared: Shared<G>,
    python: Arc<Callable>,
}

impl<G: Encoding> Asked<G> {
    pub fn new(shared: Shared<G>, python: Arc<Callable>) -> Asked<G> {
        Asked { shared, python }
    }
}

impl<G: Playable + Insight + Encoding> Bot<G> for Asked<G> {
    fn begin(&mut self, _seed: u64) {}

    fn choose(&mut self, sight: &Sight<'_, G>, legal: &[G::Action]) -> G::Action {
        let failed = || self.python.failed.lock().unwrap_or_else(PoisonError::into_inner);
        // Nobody will see these games any more, so they may end anyhow.
        if failed().is_some() {
            return legal[0];
        }
        let look = LookOf::of_sight(&self.shared, sight, legal);
        Python::attach(|py| {
            let chosen = py.check_signals().and_then(|()| self.python.ask(py, look, i64::from(sight.seat().0)));
            match chosen {
                Ok(place) => legal[place],
                Err(error) => {
                    failed().get_or_insert(error);
                    legal[0]
                }
            }
        })
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

/// A bot of this project: `random`, `greedy`, `search`, `search:200`, `search:50ms`, `novice`, `club` or `expert`.
///
/// It sees only what its seat may know. With the same seed it makes the same choices, unless its kind has a time limit.
#[pyclass(name = "Bot", module = "tetrapolis", frozen)]
pub struct PyBot {
    game: Py<PyGame>,
    kind: BotKind,
    seated: Mutex<Box<dyn Seated>>,
}

pub fn kind(name: &str) -> PyResult<BotKind> {
    let kinds: Vec<String> = BotKind::ALL.iter().map(ToString::to_string).collect();
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
