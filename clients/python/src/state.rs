//! One position of a game.

use pyo3::basic::CompareOp;
use pyo3::exceptions::PyIndexError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyString, PyTuple};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use tetrapolis_game::{Outcome, Record, Seat, Turn, Viewer};

use crate::errors::{bad, bad_message, of_step, refused, seat as seat_number, wrong_type};
use crate::game::PyGame;
use crate::rules::{Offer, Table};
use crate::view::{PyView, from_json};
use crate::words::say;

/// `State.turn` when chance decides.
pub const CHANCE: i64 = -1;
/// `State.turn` when the game is over.
pub const OVER: i64 = -4;

/// A legal action. It prints as its notation; `int(action)` is its place in the table of actions.
#[pyclass(name = "Action", module = "tetrapolis", frozen, from_py_object)]
#[derive(Clone)]
pub struct PyAction {
    index: Option<u16>,
    text: String,
    seat: i64,
}

impl PyAction {
    pub fn new(offer: &Offer, seat: i64) -> PyAction {
        PyAction { index: offer.index, text: offer.text.clone(), seat }
    }
}

#[pymethods]
impl PyAction {
    /// The place in the table of actions; nothing if the table has none for this action.
    #[getter]
    fn index(&self) -> Option<u16> {
        self.index
    }

    /// The action in notation.
    #[getter]
    fn notation(&self) -> &str {
        &self.text
    }

    /// Whose action it is, counted from 0.
    #[getter]
    fn seat(&self) -> i64 {
        self.seat
    }

    fn __index__(&self) -> PyResult<u16> {
        self.index.ok_or_else(|| PyIndexError::new_err(format!("'{}' has no place in the table of actions", self.text)))
    }

    fn __str__(&self) -> &str {
        &self.text
    }

    fn __repr__(&self) -> String {
        format!("<tetrapolis.Action {} '{}' of seat {}>", self.index.map_or(-1, i64::from), self.text, self.seat)
    }

    fn __richcmp__(&self, other: &PyAction, op: CompareOp) -> bool {
        let equal = (&self.text, self.seat) == (&other.text, other.seat);
        match op {
            CompareOp::Eq => equal,
            CompareOp::Ne => !equal,
            CompareOp::Lt => self.index < other.index,
            CompareOp::Le => self.index <= other.index,
            CompareOp::Gt => self.index > other.index,
            CompareOp::Ge => self.index >= other.index,
        }
    }

    fn __hash__(&self) -> u64 {
        use std::hash::{DefaultHasher, Hash, Hasher};
        let mut hasher = DefaultHasher::new();
        (&self.text, self.seat).hash(&mut hasher);
        hasher.finish()
    }
}

/// Which of the legal actions is meant by an `Action`, a notation or a place in the table.
pub fn read_action(action: &Bound<'_, PyAny>, legal: &[Offer]) -> PyResult<usize> {
    let found = if let Ok(action) = action.cast::<PyAction>() {
        legal.iter().position(|offer| offer.text == action.get().text)
    } else if let Ok(text) = action.cast::<PyString>() {
        let text = text.to_string();
        legal.iter().position(|offer| offer.text == text.trim())
    } else if let Ok(index) = action.extract::<i64>() {
        let index = u16::try_from(index).ok();
        legal.iter().position(|offer| index.is_some() && offer.index == index)
    } else {
        return Err(wrong_type("an action is an Action, its notation or its place in the table of actions"));
    };
    found.ok_or_else(|| bad(format!("'{action}' is not one of the legal actions")))
}

/// One position of a game. It holds nothing of the future: `chances` says what chance can decide, and nobody knows which.
#[pyclass(name = "State", module = "tetrapolis")]
pub struct PyState {
    pub game: Py<PyGame>,
    pub table: Box<dyn Table>,
    /// The steps that led here from the beginning, if they are known.
    pub steps: Option<Vec<String>>,
}

impl PyState {
    /// The beginning of a game.
    pub fn begun(game: Py<PyGame>, table: Box<dyn Table>) -> PyState {
        PyState { game, table, steps: Some(Vec::new()) }
    }

    /// A position of which nobody knows how it came about.
    pub fn drawn(game: Py<PyGame>, table: Box<dyn Table>) -> PyState {
        PyState { game, table, steps: None }
    }

    /// A seat that has to act: this one, or the first one.
    pub fn seat_to_act(&self, seat: Option<i64>) -> PyResult<Seat> {
        let asked = seat.map(|seat| seat_number(seat, self.game.get().seats())).transpose()?;
        let Turn::Act(seats) = self.table.live().turn() else {
            return Err(bad("no seat has to act: look at turn"));
        };
        match asked {
            None => seats.first().ok_or_else(|| bad("no seat has to act")),
            Some(seat) if seats.contains(seat) => Ok(seat),
            Some(seat) => Err(bad(format!("seat {} does not have to act", seat.0))),
        }
    }

    fn outcome(&self) -> Outcome {
        self.table.live().outcome()
    }

    /// Makes a step in notation and notes it.
    fn step(&mut self, py: Python<'_>, text: &str) -> PyResult<()> {
        let step = self.table.live().read(text).map_err(|error| crate::errors::of_text(&error))?;
        self.table.live_mut().apply(&step).map_err(|error| of_step(py, &error))?;
        self.note(step);
        Ok(())
    }

    fn note(&mut self, step: String) {
        if let Some(steps) = &mut self.steps {
            steps.push(step);
        }
    }
}

/// The part of a win that a party has, as a number from -1 to 1; those of all parties add up to 0.
pub fn reward_of(outcome: &Outcome, party: usize) -> f64 {
    let standings = outcome.standings();
    let others = (standings.len() - 1).max(1) as f64;
    let share = if standings[party].place == 1 { 1.0 / outcome.winners() as f64 } else { 0.0 };
    (standings.len() as f64 * share - 1.0) / others
}

#[pymethods]
impl PyState {
    /// The game.
    #[getter]
    fn game(&self, py: Python<'_>) -> Py<PyGame> {
        self.game.clone_ref(py)
    }

    /// The seat that has to act, counted from 0; the first one if several answer in secret. `CHANCE` if chance decides,
    /// `OVER` if the game is over.
    #[getter]
    fn turn(&self) -> i64 {
        match self.table.live().turn() {
            Turn::Act(seats) => seats.first().map_or(OVER, |seat| seat.0.into()),
            Turn::Chance => CHANCE,
            Turn::Over => OVER,
        }
    }

    /// All seats that have to act.
    #[getter]
    fn to_act<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let seats: Vec<i64> = match self.table.live().turn() {
            Turn::Act(seats) => seats.iter().map(|seat| seat.0.into()).collect(),
            Turn::Chance | Turn::Over => Vec::new(),
        };
        PyTuple::new(py, seats)
    }

    /// Whether chance decides next.
    #[getter]
    fn is_chance(&self) -> bool {
        self.table.live().turn() == Turn::Chance
    }

    /// Whether the game is over.
    #[getter]
    fn is_over(&self) -> bool {
        self.table.live().turn() == Turn::Over
    }

    /// What a seat may do, sorted; by default the seat whose turn it is. Nothing if it does not have to act.
    #[pyo3(signature = (seat=None))]
    fn legal_actions(&self, seat: Option<i64>) -> PyResult<Vec<PyAction>> {
        let number = match seat {
            Some(seat) => seat_number(seat, self.game.get().seats())?,
            None => match self.seat_to_act(None) {
                Ok(seat) => seat,
                Err(_) => return Ok(Vec::new()),
            },
        };
        Ok(self.table.legal(number).iter().map(|offer| PyAction::new(offer, number.0.into())).collect())
    }

    /// Plays an action of a seat: an `Action`, its notation, or its place in the table. A chance step is played by its
    /// notation, as `chances` and `sample` give it.
    ///
    /// Raises `Refusal` with the rule that forbids it; nothing has changed then.
    #[pyo3(signature = (action, seat=None))]
    fn play(&mut self, py: Python<'_>, action: &Bound<'_, PyAny>, seat: Option<i64>) -> PyResult<()> {
        if let Ok(text) = action.cast::<PyString>() {
            let text = text.to_string();
            let has_seat = text.trim_start().starts_with('*') || text.contains(':');
            return match seat {
                Some(seat) if !has_seat => {
                    let seat = seat_number(seat, self.game.get().seats())?;
                    self.step(py, &format!("{seat}: {text}"))
                }
                _ if !has_seat && !self.is_chance() => {
                    let seat = self.seat_to_act(None)?;
                    self.step(py, &format!("{seat}: {text}"))
                }
                _ => self.step(py, &text),
            };
        }
        if let Ok(action) = action.cast::<PyAction>() {
            let action = action.get();
            let seat = seat_number(seat.unwrap_or(action.seat), self.game.get().seats())?;
            return self.step(py, &format!("{seat}: {}", action.text));
        }
        let Ok(index) = action.extract::<i64>() else {
            return Err(wrong_type("an action is an Action, its notation or its place in the table of actions"));
        };
        let seat = self.seat_to_act(seat)?;
        let step = u16::try_from(index).ok().and_then(|index| self.table.play(seat, index));
        let step = step.ok_or_else(|| bad(format!("the action {index} is not legal for seat {}", seat.0)))?;
        self.note(step);
        Ok(())
    }

    /// What chance can decide, each with its probability; the turn must be `CHANCE`.
    fn chances(&self) -> PyResult<Vec<(String, f64)>> {
        if !self.is_chance() {
            return Err(bad("chance decides nothing now: look at turn"));
        }
        let chances = self.table.live().chances();
        let all: u64 = chances.iter().map(|(_, weight)| u64::from(*weight)).sum();
        let probability = |weight: u32| f64::from(weight) / all as f64;
        Ok(chances
            .into_iter()
            .map(|(telling, weight)| (format!("* {}", telling.notation), probability(weight)))
            .collect())
    }

    /// Draws what chance decides, by its probabilities; the turn must be `CHANCE`. The same seed draws the same.
    fn sample(&self, seed: u64) -> PyResult<String> {
        if !self.is_chance() {
            return Err(bad("chance decides nothing now: look at turn"));
        }
        Ok(self.table.live().sample(&mut Xoshiro256PlusPlus::seed_from_u64(seed)))
    }

    /// What a seat is told of a step made now, in notation and in words: an `Action`, or a step as `chances` gives it. Nothing
    /// if the seat does not notice it.
    fn seen(&self, py: Python<'_>, step: &Bound<'_, PyAny>, seat: i64) -> PyResult<Option<String>> {
        let viewer = Viewer::Seat(seat_number(seat, self.game.get().seats())?);
        let text = match step.cast::<PyAction>() {
            Ok(action) => format!("{}: {}", action.get().seat + 1, action.get().text),
            Err(_) => step.extract::<String>()?,
        };
        let step = self.table.live().read_step(&text).map_err(|error| crate::errors::of_text(&error))?;
        self.table.live().permit(&step).map_err(|refusal| refused(py, &refusal))?;
        let told = self.table.live().tell(&text, viewer).map_err(|error| crate::errors::of_text(&error))?;
        let who = step.seat().map_or("*".to_owned(), |seat| format!("{seat}:"));
        Ok(told.map(|telling| format!("{who} {} ({})", telling.notation, say(&telling.message))))
    }

    /// What a seat may know.
    fn view(&self, py: Python<'_>, seat: i64) -> PyResult<PyView> {
        let number = seat_number(seat, self.game.get().seats())?;
        Ok(PyView::new(self.game.clone_ref(py), self.table.look(number), seat))
    }

    /// Draws a position that looks to the seat of a view just as the view does.
    #[staticmethod]
    fn determinize(py: Python<'_>, view: &PyView, seed: u64) -> PyState {
        view.sampled(py, seed)
    }

    /// Scores and places of all parties as if the game ended now: a list of `(score, place)`. A virtual rival comes last.
    fn standings(&self) -> Vec<(i32, u8)> {
        self.outcome().standings().iter().map(|standing| (standing.score, standing.place)).collect()
    }

    /// What each seat has won, from -1 to 1, all 0 before the end. With a virtual rival, all parties add up to 0.
    fn returns(&self) -> Vec<f64> {
        let (over, outcome) = (self.is_over(), self.outcome());
        (0..usize::from(self.game.get().seats()))
            .map(|seat| if over { reward_of(&outcome, seat) } else { 0.0 })
            .collect()
    }

    /// The score sheet of a party as if the game ended now: dictionaries with `rule`, `what` and `points`.
    fn sheet<'py>(&self, py: Python<'py>, party: i64) -> PyResult<Vec<Bound<'py, PyDict>>> {
        let parties = self.table.live().parties();
        let party = seat_number(party, parties)?;
        let line = |line: tetrapolis_game::ScoreLine| {
            let dict = PyDict::new(py);
            dict.set_item("rule", line.rule.0)?;
            dict.set_item("what", say(&line.what))?;
            dict.set_item("points", line.points)?;
            Ok(dict)
        };
        self.table.live().sheet(party.index()).into_iter().map(line).collect()
    }

    /// The game so far as a record, a text that the other programs of the project read.
    fn record(&self) -> PyResult<String> {
        let steps = self.steps.clone().ok_or_else(|| {
            bad("this position has no record: it was restored, drawn from a view or taken from a batch, so nobody knows how it came about")
        })?;
        Ok(Record { head: self.table.live().head(), steps }.to_string())
    }

    /// The whole position in names, as a dictionary; `Game.restore` takes it back as JSON.
    fn position<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        from_json(py, &self.table.live().position().to_string())
    }

    /// A copy that goes its own way.
    fn copy(&self, py: Python<'_>) -> PyState {
        PyState { game: self.game.clone_ref(py), table: self.table.copy(), steps: self.steps.clone() }
    }

    fn __copy__(&self, py: Python<'_>) -> PyState {
        self.copy(py)
    }

    fn __deepcopy__(&self, py: Python<'_>, _memo: &Bound<'_, PyAny>) -> PyState {
        self.copy(py)
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> PyResult<bool> {
        let Ok(other) = other.cast::<PyState>() else { return Ok(false) };
        let other = other.try_borrow()?;
        let positions = || self.table.live().position() == other.table.live().position();
        Ok(self.game.get().is_same(other.game.get()) && positions())
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, Bound<'py, PyTuple>)> {
        let make = py.import("tetrapolis._tetrapolis")?.getattr("_state")?;
        let position = self.steps.is_none().then(|| self.table.live().position().to_string());
        Ok((make, (self.game.clone_ref(py), self.steps.clone(), position).into_pyobject(py)?))
    }

    fn __repr__(&self) -> String {
        let turn = match self.table.live().turn() {
            Turn::Act(seats) => {
                let seats: Vec<String> = seats.iter().map(|seat| seat.0.to_string()).collect();
                format!("seat {} to act", seats.join(", "))
            }
            Turn::Chance => "chance to decide".to_owned(),
            Turn::Over => "over".to_owned(),
        };
        format!("<tetrapolis.State of {}: {turn}>", self.game.get().describe())
    }
}

/// A position from a pickle: its steps are played again, or the position is audited, so no pickle makes a position that
/// cannot arise.
#[pyfunction]
#[pyo3(name = "_state")]
pub fn make_state(game: Bound<'_, PyGame>, steps: Option<Vec<String>>, position: Option<String>) -> PyResult<PyState> {
    let mut table = game.get().rules.start();
    match (&steps, &position) {
        (Some(steps), None) => {
            let record = Record { head: table.live().head(), steps: steps.clone() };
            table.live_mut().replay(&record, usize::MAX).map_err(|error| bad_message(&error.message()))?;
        }
        (None, Some(position)) => {
            table.live_mut().restore(position).map_err(|error| bad_message(&error.message()))?;
        }
        _ => return Err(bad("a pickled position has steps or a position")),
    }
    Ok(PyState { game: game.unbind(), table, steps })
}
