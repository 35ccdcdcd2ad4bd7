//! What went wrong, as Python exceptions with a sentence each.

use pyo3::exceptions::{PyIndexError, PyTypeError, PyValueError};
use pyo3::prelude::*;
use tetrapolis_catalog::StepError;
use tetrapolis_game::{Message, Refusal, Seat, StepTextError};

use crate::words::say;

/// A refusal, with the rule that forbids what was tried.
pub fn refused(py: Python<'_>, refusal: &Refusal) -> PyErr {
    let class = py.import("tetrapolis._errors").and_then(|module| module.getattr("Refusal"));
    match class.and_then(|class| class.call1((say(&refusal.message), refusal.rule.0))) {
        Ok(exception) => PyErr::from_value(exception),
        Err(error) => error,
    }
}

/// A bad value.
pub fn bad(sentence: impl Into<String>) -> PyErr {
    PyValueError::new_err(sentence.into())
}

/// A value of a wrong type.
pub fn wrong_type(sentence: impl Into<String>) -> PyErr {
    PyTypeError::new_err(sentence.into())
}

/// A bad value that the rules talk about.
pub fn bad_message(message: &Message) -> PyErr {
    bad(say(message))
}

pub fn of_step(py: Python<'_>, error: &StepError) -> PyErr {
    match error {
        StepError::Refused(refusal) => refused(py, refusal),
        StepError::Text(text) => of_text(text),
    }
}

pub fn of_text(error: &StepTextError) -> PyErr {
    bad_message(&error.message())
}

/// A seat, counted from 0.
pub fn seat(number: i64, seats: u8) -> PyResult<Seat> {
    match u8::try_from(number) {
        Ok(seat) if seat < seats => Ok(Seat(seat)),
        _ => Err(PyIndexError::new_err(format!("there is no seat {number}: seats are 0 to {}", seats - 1))),
    }
}
