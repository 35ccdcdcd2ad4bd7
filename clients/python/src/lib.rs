//! The engines of Tetrapolis for Python; see `docs/python.md`.

mod batch;
mod bot;
mod errors;
mod game;
mod lanes;
mod rules;
mod state;
mod view;
mod words;

/// The engines.
#[pyo3::pymodule]
mod _tetrapolis {
    use pyo3::prelude::*;

    #[pymodule_export]
    use crate::batch::PyBatch;
    #[pymodule_export]
    use crate::bot::PyBot;
    #[pymodule_export]
    use crate::game::{PyGame, arena, games, make_game};
    #[pymodule_export]
    use crate::state::{PyAction, PyState, make_state};
    #[pymodule_export]
    use crate::view::PyView;

    #[pymodule_init]
    fn init(module: &Bound<'_, PyModule>) -> PyResult<()> {
        module.add("CHANCE", crate::state::CHANCE)?;
        module.add("OVER", crate::state::OVER)?;
        module.add("__version__", env!("CARGO_PKG_VERSION"))
    }
}
