//! A game that is set up.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::Arc;

use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList, PyTuple};
use tetrapolis_catalog::{EditionFile, Entry, GAMES, Selection, entry};
use tetrapolis_game::{Part, Record};

use crate::bot::{Callable, End, Player, kind};
use crate::errors::{bad, bad_message, wrong_type};
use crate::rules::{Plan, Rules, set_up};
use crate::state::PyState;

/// A game that is set up: the rules, an edition, options and a number of seats.
///
/// >>> import tetrapolis
/// >>> tetrapolis.Game("uptown", seats=2).num_actions
/// 21
#[pyclass(name = "Game", module = "tetrapolis", frozen)]
pub struct PyGame {
    pub selection: Selection,
    pub entry: &'static Entry,
    pub rules: Arc<dyn Rules>,
}

impl PyGame {
    fn of(selection: Selection) -> PyResult<PyGame> {
        let rules = set_up(&selection).map_err(|error| bad_message(&error.message()))?;
        let entry = entry(&selection.game).ok_or_else(|| bad("there is no such game"))?;
        Ok(PyGame { selection, entry, rules })
    }

    pub fn is_same(&self, other: &PyGame) -> bool {
        Arc::ptr_eq(&self.rules, &other.rules) || self.rules.start().live().head() == other.rules.start().live().head()
    }

    /// The call that makes this game.
    pub fn describe(&self) -> String {
        let Selection { game, seats, options, edition } = &self.selection;
        let options = if options.is_empty() { String::new() } else { format!(", options={options:?}") };
        let edition = edition.as_ref().map_or(String::new(), |edition| format!(", edition='{}'", edition.file));
        format!("tetrapolis.Game('{game}', seats={seats}{options}{edition})")
    }
}

#[pymethods]
impl PyGame {
    #[new]
    #[pyo3(signature = (name, seats=None, options=None, edition=None))]
    fn new(
        name: &str,
        seats: Option<i64>,
        options: Option<BTreeMap<String, String>>,
        edition: Option<PathBuf>,
    ) -> PyResult<PyGame> {
        let names = || GAMES.iter().map(|entry| entry.name).collect::<Vec<_>>().join(", ");
        let entry = entry(name).ok_or_else(|| bad(format!("there is no game '{name}': there are {}", names())))?;
        let fewest = i64::from((*entry.seats.start()).max(2));
        let seats = seats.unwrap_or(fewest);
        let seats = u8::try_from(seats).map_err(|_| bad(format!("a game cannot have {seats} seats")))?;
        let edition = match edition {
            None => None,
            Some(path) => {
                let file = path.display().to_string();
                let text = std::fs::read_to_string(&path).map_err(|error| bad(format!("{file}: {error}")))?;
                Some(EditionFile { file, text })
            }
        };
        PyGame::of(Selection { game: name.to_owned(), seats, options: options.unwrap_or_default(), edition })
    }

    /// The name of the game, such as `uptown`.
    #[getter]
    fn name(&self) -> &'static str {
        self.entry.name
    }

    /// The name as people write it.
    #[getter]
    fn title(&self) -> &'static str {
        self.entry.title
    }

    /// How many seats act.
    #[getter]
    pub fn seats(&self) -> u8 {
        self.selection.seats
    }

    /// The chosen options that differ from the default.
    #[getter]
    fn options(&self) -> BTreeMap<String, String> {
        self.rules.start().live().head().options
    }

    /// The name and the hash of the edition.
    #[getter]
    fn edition(&self) -> String {
        self.rules.start().live().head().edition.to_string()
    }

    /// Whether players have something to hide from each other.
    #[getter]
    fn has_secrets(&self) -> bool {
        self.entry.secrets
    }

    /// The numbered rules, in Markdown.
    #[getter]
    fn rulebook(&self) -> &'static str {
        self.entry.rulebook
    }

    /// The version of the table of actions and of the observation; it rises when a number gets another meaning.
    #[getter]
    fn encoding(&self) -> u32 {
        self.rules.encoding()
    }

    /// How many actions the table has.
    #[getter]
    pub fn num_actions(&self) -> usize {
        Part::total(self.rules.action_parts())
    }

    /// How many numbers an observation has.
    #[getter]
    pub fn observation_size(&self) -> usize {
        Part::total(self.rules.observation_parts())
    }

    /// The parts of the table of actions in order: name, slice.
    #[getter]
    fn action_parts<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        slices(py, self.rules.action_parts())
    }

    /// The parts of an observation in order: name, slice.
    #[getter]
    fn observation_parts<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        slices(py, self.rules.observation_parts())
    }

    /// The largest number that each place of an observation can hold, a `uint8` array; divide by it to get numbers from
    /// 0 to 1.
    #[getter]
    fn observation_high<'py>(&self, py: Python<'py>) -> Bound<'py, numpy::PyArray1<u8>> {
        let parts = self.rules.observation_parts().iter();
        let high: Vec<u8> = parts.flat_map(|part| std::iter::repeat_n(part.most.max(1), part.len)).collect();
        numpy::PyArray1::from_vec(py, high)
    }

    /// The most steps that a game can take, counting those of chance.
    #[getter]
    fn max_steps(&self) -> usize {
        self.rules.bound()
    }

    /// The position before the first step.
    fn start(slf: Bound<'_, Self>) -> PyState {
        let table = slf.get().rules.start();
        PyState::begun(slf.unbind(), table)
    }

    /// The position after the steps of a record, or after the first `steps` of them.
    #[pyo3(signature = (record, steps=None))]
    fn replay(slf: Bound<'_, Self>, record: &str, steps: Option<usize>) -> PyResult<PyState> {
        let mut record: Record =
            record.parse().map_err(|error: tetrapolis_game::RecordError| bad_message(&error.message()))?;
        record.steps.truncate(steps.unwrap_or(usize::MAX));
        let mut table = slf.get().rules.start();
        table.live_mut().replay(&record, usize::MAX).map_err(|error| bad_message(&error.message()))?;
        Ok(PyState { game: slf.unbind(), table, steps: Some(record.steps) })
    }

    /// A position from its JSON, as `State.position` gives it.
    fn restore(slf: Bound<'_, Self>, position: &str) -> PyResult<PyState> {
        let mut table = slf.get().rules.start();
        table.live_mut().restore(position).map_err(|error| bad_message(&error.message()))?;
        Ok(PyState { game: slf.unbind(), table, steps: None })
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, Bound<'py, PyTuple>)> {
        let make = py.import("tetrapolis._tetrapolis")?.getattr("_game")?;
        let Selection { game, seats, options, edition } = &self.selection;
        let edition = edition.as_ref().map(|edition| (&edition.file, &edition.text));
        Ok((make, (game, seats, options.clone(), edition).into_pyobject(py)?))
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        other.cast::<PyGame>().is_ok_and(|other| self.is_same(other.get()))
    }

    fn __hash__(&self) -> u64 {
        use std::hash::{DefaultHasher, Hash, Hasher};
        let mut hasher = DefaultHasher::new();
        (&self.selection.game, self.selection.seats).hash(&mut hasher);
        hasher.finish()
    }

    fn __repr__(&self) -> String {
        self.describe()
    }
}

fn slices<'py>(py: Python<'py>, parts: &[Part]) -> PyResult<Bound<'py, PyDict>> {
    let (dict, slice) = (PyDict::new(py), py.import("builtins")?.getattr("slice")?);
    let mut first = 0;
    for part in parts {
        dict.set_item(&part.name, slice.call1((first, first + part.len))?)?;
        first += part.len;
    }
    Ok(dict)
}

/// A game with the text of its edition; what a pickle calls.
#[pyfunction]
#[pyo3(name = "_game", signature = (name, seats, options, edition))]
pub fn make_game(
    name: String,
    seats: u8,
    options: BTreeMap<String, String>,
    edition: Option<(String, String)>,
) -> PyResult<PyGame> {
    let edition = edition.map(|(file, text)| EditionFile { file, text });
    PyGame::of(Selection { game: name, seats, options, edition })
}

/// The names of all games.
#[pyfunction]
pub fn games() -> Vec<&'static str> {
    GAMES.iter().map(|entry| entry.name).collect()
}

/// Lets players compete and rates them.
///
/// A player is the name of a bot, or a function that is given a `View` and its legal actions and returns one of them, its
/// index or its notation. There is a player for each seat; they move on by one seat after every game. The result is a list
/// with a dictionary for each player: `name`, `games`, `wins`, `share`, `low` and `high` (the 95 % interval of the share),
/// `mean_score`, `rating` and `ms_per_move`. With `duplicate` the same luck is played in every seating.
#[pyfunction]
#[pyo3(signature = (game, players, games=100, seed=1, threads=1, duplicate=false))]
pub fn arena<'py>(
    py: Python<'py>,
    game: Py<PyGame>,
    players: Vec<Bound<'py, PyAny>>,
    games: u64,
    seed: u64,
    threads: usize,
    duplicate: bool,
) -> PyResult<Bound<'py, PyList>> {
    let seats = game.get().seats();
    if players.len() != usize::from(seats) {
        return Err(bad(format!(
            "{} has {seats} seats, and there are {} players",
            game.get().entry.title,
            players.len()
        )));
    }
    if !(1..=256).contains(&threads) {
        return Err(bad(format!("threads is 1 to 256, not {threads}")));
    }
    if games == 0 {
        return Err(bad("at least one game has to be played"));
    }
    let end = Arc::new(End::default());
    let mut entrants = Vec::new();
    for player in players {
        entrants.push(if let Ok(name) = player.extract::<String>() {
            (name.clone(), Player::Kind(kind(&name)?))
        } else if player.is_callable() {
            let name =
                player.getattr("__name__").and_then(|name| name.extract()).unwrap_or_else(|_| "python".to_owned());
            (name, Player::Python(Arc::new(Callable { function: player.unbind(), game: game.clone_ref(py) })))
        } else {
            return Err(wrong_type("a player is the name of a bot or a function of a view and its legal actions"));
        });
    }
    let rules = Arc::clone(&game.get().rules);
    let plan = Plan { games, seed, duplicate, threads };
    let merits = py.detach(|| rules.contest(&entrants, plan, &end));
    if let Some(error) = end.error() {
        return Err(error);
    }
    let merits = merits.into_iter().map(|merit| {
        let dict = PyDict::new(py);
        dict.set_item("name", merit.name)?;
        dict.set_item("games", merit.games)?;
        dict.set_item("wins", merit.wins)?;
        dict.set_item("share", merit.share)?;
        dict.set_item("low", merit.low)?;
        dict.set_item("high", merit.high)?;
        dict.set_item("mean_score", merit.mean_score)?;
        dict.set_item("rating", merit.rating)?;
        dict.set_item("ms_per_move", merit.ms_per_move)?;
        Ok(dict)
    });
    PyList::new(py, merits.collect::<PyResult<Vec<_>>>()?)
}
