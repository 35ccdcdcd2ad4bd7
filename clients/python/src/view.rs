//! What a seat may know.

use numpy::{PyArray1, PyArrayMethods};
use pyo3::prelude::*;
use pyo3::types::PyAny;

use crate::game::PyGame;
use crate::rules::{Look, Offer};
use crate::state::{PyAction, PyState};

/// All that one seat may know of a position, and nothing else.
///
/// It has no way back to the position: `sample` draws one that looks the same to the seat.
#[pyclass(name = "View", module = "tetrapolis", frozen)]
pub struct PyView {
    pub game: Py<PyGame>,
    look: Box<dyn Look>,
    seat: i64,
}

impl PyView {
    pub fn new(game: Py<PyGame>, look: Box<dyn Look>, seat: i64) -> PyView {
        PyView { game, look, seat }
    }

    pub fn offers(&self) -> Vec<Offer> {
        self.look.legal()
    }

    pub fn sampled(&self, py: Python<'_>, seed: u64) -> PyState {
        PyState::drawn(self.game.clone_ref(py), self.look.sample(seed))
    }
}

#[pymethods]
impl PyView {
    /// The game.
    #[getter]
    fn game(&self, py: Python<'_>) -> Py<PyGame> {
        self.game.clone_ref(py)
    }

    /// Whose view it is, counted from 0.
    #[getter]
    fn seat(&self) -> i64 {
        self.seat
    }

    /// The legal actions of the seat; none if it does not have to act.
    fn legal_actions(&self) -> Vec<PyAction> {
        self.offers().iter().map(|offer| PyAction::new(offer, self.seat)).collect()
    }

    /// The view as a row of numbers, a `uint8` array with `game.observation_size` places.
    fn observation<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<u8>>> {
        let array = PyArray1::<u8>::zeros(py, self.game.get().observation_size(), false);
        self.look.observe(array.try_readwrite()?.as_slice_mut()?);
        Ok(array)
    }

    /// Which actions of the table are legal for the seat, a `bool` array with `game.num_actions` places.
    fn mask<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<bool>>> {
        let array = PyArray1::<bool>::zeros(py, self.game.get().num_actions(), false);
        let mut mask = array.try_readwrite()?;
        let mask = mask.as_slice_mut()?;
        for index in self.offers().iter().filter_map(|offer| offer.index) {
            mask[usize::from(index)] = true;
        }
        Ok(array)
    }

    /// The view in names, as a dictionary: what the page of the project draws.
    fn to_dict<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        from_json(py, &self.look.picture())
    }

    /// Draws a position that looks to the seat just as this view does.
    fn sample(&self, py: Python<'_>, seed: u64) -> PyState {
        self.sampled(py, seed)
    }

    fn __repr__(&self) -> String {
        format!("<tetrapolis.View of seat {} in {}>", self.seat, self.game.get().describe())
    }
}

/// Reads JSON as Python reads it.
pub fn from_json<'py>(py: Python<'py>, text: &str) -> PyResult<Bound<'py, PyAny>> {
    py.import("json")?.call_method1("loads", (text,))
}
