use crate::{Game, NotationError, Seat, Step, StepOf, StepTextError};

/// The short texts in which steps are written and read; they stay the same across versions.
pub trait Notation: Game {
    /// Writes an action, such as `take b2 c2`.
    fn write_action(&self, action: &Self::Action) -> String;

    /// Reads an action.
    ///
    /// # Errors
    /// What cannot be read.
    fn parse_action(&self, text: &str) -> Result<Self::Action, NotationError>;

    /// Writes an outcome of chance, such as `front energy`; never asked of a game without chance.
    ///
    /// # Panics
    /// By default always.
    fn write_chance(&self, _chance: &Self::Chance) -> String {
        unreachable!("nothing is left to chance");
    }

    /// Reads an outcome of chance; by default nothing can be read, which is right for a game without chance.
    ///
    /// # Errors
    /// What cannot be read.
    fn parse_chance(&self, text: &str) -> Result<Self::Chance, NotationError> {
        Err(NotationError::outcome(text))
    }

    /// Writes a step as a line of a record: `1: take b2 c2` or `* front energy`.
    fn write_step(&self, step: &StepOf<Self>) -> String {
        match step {
            Step::Play { seat, action } => format!("{seat}: {}", self.write_action(action)),
            Step::Chance(chance) => format!("* {}", self.write_chance(chance)),
        }
    }

    /// Reads a line of a record.
    ///
    /// # Errors
    /// What cannot be read.
    fn parse_step(&self, text: &str) -> Result<StepOf<Self>, StepTextError> {
        let text = text.trim();
        if let Some(chance) = text.strip_prefix('*') {
            return Ok(Step::Chance(self.parse_chance(chance.trim())?));
        }
        let (seat, action) = text.split_once(':').ok_or_else(|| StepTextError::Form(text.to_owned()))?;
        let seat = Seat::parse(seat.trim(), self.seats()).ok_or_else(|| StepTextError::Seat(seat.trim().to_owned()))?;
        Ok(Step::Play { seat, action: self.parse_action(action.trim())? })
    }
}
