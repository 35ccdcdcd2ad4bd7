//! Many games side by side, in arrays of the caller.

use numpy::ndarray::{Dimension, Ix1, Ix2};
use numpy::{
    Element, PyArray, PyArrayDescrMethods, PyArrayMethods, PyReadonlyArray, PyReadwriteArray, PyUntypedArray,
    PyUntypedArrayMethods,
};
use pyo3::exceptions::PyIndexError;
use pyo3::prelude::*;

use crate::errors::{bad, wrong_type};
use crate::game::PyGame;
use crate::lanes::{Lanes, NotLegal, Rows};
use crate::state::PyState;

/// The most games of a batch: a few hundred megabytes.
const MOST: usize = 1 << 18;

/// Many games of one kind, played side by side. Every array belongs to the caller and is filled in place.
///
/// | array | shape | dtype | holds |
/// |---|---|---|---|
/// | `obs` | `(n, game.observation_size)` | `uint8` | what the seat to act sees |
/// | `mask` | `(n, game.num_actions)` | `bool` | its legal actions |
/// | `to_act` | `(n,)` | `int8` | the seat to act |
/// | `reward` | `(n, seats)` | `float32` | what each seat has won, from -1 to 1, where a game has just ended; else 0 |
/// | `done` | `(n,)` | `bool` | whether a game has just ended |
/// | `score` | `(n, seats)` | `int32` | the points of each seat where a game has just ended; else 0; may be left out |
///
/// Chance is played inside. A game that ends begins again in the same step: `reward`, `done` and `score` are of the game
/// that has ended, `obs`, `mask` and `to_act` of the new one. Game `i` depends on `seed`, `i` and its actions alone,
/// whatever the number of threads. With `skip_forced` an action without alternative is played by itself.
#[pyclass(name = "Batch", module = "tetrapolis")]
pub struct PyBatch {
    game: Py<PyGame>,
    lanes: Box<dyn Lanes>,
    pool: Pool,
    n: usize,
    seed: u64,
    begun: bool,
    scores: Vec<i32>,
}

/// The threads of a batch. A process that was forked has none of those of its parent, so it makes its own.
struct Pool {
    threads: usize,
    made: Option<(u32, rayon::ThreadPool)>,
}

impl Pool {
    /// The threads of this process; nothing if the caller's is enough.
    fn here(&mut self) -> PyResult<Option<&rayon::ThreadPool>> {
        let process = std::process::id();
        if self.threads > 1 && self.made.as_ref().is_none_or(|(of, _)| *of != process) {
            let pool = rayon::ThreadPoolBuilder::new().num_threads(self.threads).build();
            let pool = pool.map_err(|error| bad(format!("no threads: {error}")))?;
            // The parent may have held its locks when it forked, so nobody may wait for them here.
            std::mem::forget(self.made.replace((process, pool)));
        }
        Ok(self.made.as_ref().map(|(_, pool)| pool))
    }
}

/// An array with a name for messages.
fn array<'a, 'py, T: Element, D: Dimension>(
    name: &str,
    of: &'a Bound<'py, PyAny>,
    shape: &[usize],
) -> PyResult<&'a Bound<'py, PyArray<T, D>>> {
    let wanted = T::get_dtype(of.py());
    let Ok(untyped) = of.cast::<PyUntypedArray>() else {
        return Err(wrong_type(format!("{name} is a numpy array of {wanted}, not {}", of.get_type())));
    };
    let found = untyped.dtype();
    if untyped.shape() != shape || !found.is_equiv_to(&wanted) {
        let (here, there) = (untyped.shape(), shape);
        return Err(wrong_type(format!(
            "{name} has the shape {there:?} and the dtype {wanted}, not {here:?} and {found}"
        )));
    }
    if !untyped.is_c_contiguous() {
        return Err(wrong_type(format!("{name} must be contiguous, in C order")));
    }
    of.cast::<PyArray<T, D>>().map_err(|_| wrong_type(format!("{name} must be a numpy array of {wanted}")))
}

fn writable<'py, T: Element, D: Dimension>(
    name: &str,
    of: &Bound<'py, PyAny>,
    shape: &[usize],
) -> PyResult<PyReadwriteArray<'py, T, D>> {
    array(name, of, shape)?.try_readwrite().map_err(|error| match error {
        numpy::BorrowError::NotWriteable => bad(format!("{name} is read-only")),
        _ => bad(format!("{name} shares its memory with another array of the call, or is in use by another thread")),
    })
}

fn slice<'a, T: Element, D: Dimension>(name: &str, array: &'a mut PyReadwriteArray<'_, T, D>) -> PyResult<&'a mut [T]> {
    array.as_slice_mut().map_err(|_| bad(format!("{name} must be contiguous and aligned")))
}

/// The arrays of a call, borrowed while games are played.
struct Arrays<'py> {
    obs: PyReadwriteArray<'py, u8, Ix2>,
    mask: PyReadwriteArray<'py, bool, Ix2>,
    to_act: PyReadwriteArray<'py, i8, Ix1>,
    reward: PyReadwriteArray<'py, f32, Ix2>,
    done: PyReadwriteArray<'py, bool, Ix1>,
    score: Option<PyReadwriteArray<'py, i32, Ix2>>,
}

impl Arrays<'_> {
    fn rows<'a>(&'a mut self, own_scores: &'a mut [i32]) -> PyResult<Rows<'a>> {
        Ok(Rows {
            observations: slice("obs", &mut self.obs)?,
            masks: slice("mask", &mut self.mask)?,
            to_act: slice("to_act", &mut self.to_act)?,
            rewards: slice("reward", &mut self.reward)?,
            done: slice("done", &mut self.done)?,
            scores: match &mut self.score {
                Some(score) => slice("score", score)?,
                None => own_scores,
            },
        })
    }
}

impl PyBatch {
    fn check_begun(&self) -> PyResult<()> {
        if self.begun { Ok(()) } else { Err(bad("call reset first")) }
    }

    fn arrays<'py>(
        &self,
        [obs, mask, to_act, reward, done]: [&Bound<'py, PyAny>; 5],
        score: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Arrays<'py>> {
        let (n, game) = (self.n, self.game.get());
        let seats = usize::from(game.seats());
        Ok(Arrays {
            obs: writable("obs", obs, &[n, game.observation_size()])?,
            mask: writable("mask", mask, &[n, game.num_actions()])?,
            to_act: writable("to_act", to_act, &[n])?,
            reward: writable("reward", reward, &[n, seats])?,
            done: writable("done", done, &[n])?,
            score: score.map(|score| writable("score", score, &[n, seats])).transpose()?,
        })
    }
}

#[pymethods]
impl PyBatch {
    #[new]
    #[pyo3(signature = (game, n, seed=0, threads=1, skip_forced=false))]
    fn new(game: Py<PyGame>, n: i64, seed: u64, threads: i64, skip_forced: bool) -> PyResult<PyBatch> {
        let count = usize::try_from(n).ok().filter(|count| (1..=MOST).contains(count));
        let count = count.ok_or_else(|| bad(format!("a batch has 1 to {MOST} games, not {n}")))?;
        if !(1..=256).contains(&threads) {
            return Err(bad(format!("threads is 1 to 256, not {threads}")));
        }
        let pool = Pool { threads: threads as usize, made: None };
        let lanes = game.get().rules.lanes(count, seed, skip_forced);
        let scores = vec![0; count * usize::from(game.get().seats())];
        Ok(PyBatch { game, lanes, pool, n: count, seed, begun: false, scores })
    }

    /// The game.
    #[getter]
    fn game(&self, py: Python<'_>) -> Py<PyGame> {
        self.game.clone_ref(py)
    }

    /// How many games there are.
    fn __len__(&self) -> usize {
        self.n
    }

    /// Begins all games again, with another seed if one is given, and fills the arrays.
    #[pyo3(signature = (obs, mask, to_act, reward, done, score=None, *, seed=None))]
    #[expect(clippy::too_many_arguments, reason = "each is an array of the caller")]
    fn reset(
        &mut self,
        py: Python<'_>,
        obs: &Bound<'_, PyAny>,
        mask: &Bound<'_, PyAny>,
        to_act: &Bound<'_, PyAny>,
        reward: &Bound<'_, PyAny>,
        done: &Bound<'_, PyAny>,
        score: Option<&Bound<'_, PyAny>>,
        seed: Option<u64>,
    ) -> PyResult<()> {
        let mut arrays = self.arrays([obs, mask, to_act, reward, done], score)?;
        self.seed = seed.unwrap_or(self.seed);
        let (lanes, pool, seed) = (&mut self.lanes, self.pool.here()?, self.seed);
        let rows = arrays.rows(&mut self.scores)?;
        py.detach(|| lanes.reset(seed, pool, rows));
        self.begun = true;
        Ok(())
    }

    /// Plays an action in every game, given by its place in the table as `int64`, and fills the arrays.
    ///
    /// Raises `ValueError` if an action is not legal; nothing has changed then.
    #[pyo3(signature = (actions, obs, mask, to_act, reward, done, score=None))]
    #[expect(clippy::too_many_arguments, reason = "each is an array of the caller")]
    fn step(
        &mut self,
        py: Python<'_>,
        actions: &Bound<'_, PyAny>,
        obs: &Bound<'_, PyAny>,
        mask: &Bound<'_, PyAny>,
        to_act: &Bound<'_, PyAny>,
        reward: &Bound<'_, PyAny>,
        done: &Bound<'_, PyAny>,
        score: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<()> {
        self.check_begun()?;
        let actions: PyReadonlyArray<'_, i64, Ix1> = array("actions", actions, &[self.n])?
            .try_readonly()
            .map_err(|_| bad("actions is in use by another thread"))?;
        let mut arrays = self.arrays([obs, mask, to_act, reward, done], score)?;
        let (lanes, pool) = (&mut self.lanes, self.pool.here()?);
        let actions = actions.as_slice().map_err(|_| bad("actions must be contiguous and aligned"))?;
        let rows = arrays.rows(&mut self.scores)?;
        let played = py.detach(|| lanes.step(actions, pool, rows));
        played.map_err(|NotLegal { game, action }| bad(format!("the action {action} is not legal in game {game}")))
    }

    /// Fills `actions` with legal actions, all equally likely.
    fn sample(&mut self, py: Python<'_>, actions: &Bound<'_, PyAny>) -> PyResult<()> {
        self.check_begun()?;
        let mut actions: PyReadwriteArray<'_, i64, Ix1> = writable("actions", actions, &[self.n])?;
        let (lanes, actions) = (&mut self.lanes, slice("actions", &mut actions)?);
        py.detach(|| lanes.sample(actions));
        Ok(())
    }

    /// A copy of the position in which a game stands.
    fn state(&self, py: Python<'_>, number: i64) -> PyResult<PyState> {
        self.check_begun()?;
        let number = usize::try_from(number).ok().filter(|number| *number < self.n);
        let number = number.ok_or_else(|| PyIndexError::new_err(format!("there are games 0 to {}", self.n - 1)))?;
        Ok(PyState::drawn(self.game.clone_ref(py), self.lanes.table(number)))
    }

    fn __repr__(&self) -> String {
        let (game, n, seed, threads) = (self.game.get().describe(), self.n, self.seed, self.pool.threads);
        format!("tetrapolis.Batch({game}, n={n}, seed={seed}, threads={threads})")
    }
}
