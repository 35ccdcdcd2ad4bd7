use tetrapolis_game::{Game, Notation, NotationError, Seat};

use crate::{Action, CardIndex, Chance, End, Plot, UpTown};

impl Notation for UpTown {
    /// Writes an action: `collect`, `keep`, `discard`, `buy 2`, `municipal`, `pass`, `choose b`, `build 3`, `give 2 5`.
    fn write_action(&self, action: &Action) -> String {
        match *action {
            Action::Collect => "collect".to_owned(),
            Action::Keep => "keep".to_owned(),
            Action::Discard => "discard".to_owned(),
            Action::Buy(owner) => format!("buy {owner}"),
            Action::Municipal => "municipal".to_owned(),
            Action::Pass => "pass".to_owned(),
            Action::Choose(end) => format!("choose {end}"),
            Action::Build(plot) => format!("build {plot}"),
            Action::Give(seat, plot) => format!("give {seat} {plot}"),
        }
    }

    /// Reads what [`write_action`](Notation::write_action) writes.
    fn parse_action(&self, text: &str) -> Result<Action, NotationError> {
        let words: Vec<&str> = text.split_whitespace().collect();
        match words.as_slice() {
            ["collect"] => Ok(Action::Collect),
            ["keep"] => Ok(Action::Keep),
            ["discard"] => Ok(Action::Discard),
            ["buy", owner] => Ok(Action::Buy(self.read_seat(owner)?)),
            ["municipal"] => Ok(Action::Municipal),
            ["pass"] => Ok(Action::Pass),
            ["choose", end] => Ok(Action::Choose(read_end(end)?)),
            ["build", plot] => Ok(Action::Build(read_plot(plot)?)),
            ["give", seat, plot] => Ok(Action::Give(self.read_seat(seat)?, read_plot(plot)?)),
            _ => Err(NotationError::new("ut-no-action", text)),
        }
    }

    /// Writes an outcome of chance: `first 2`, `top maple-court`.
    fn write_chance(&self, chance: &Chance) -> String {
        match *chance {
            Chance::First(seat) => format!("first {seat}"),
            Chance::Top(card) => format!("top {}", self.card(card).id),
        }
    }

    /// Reads what [`write_chance`](Notation::write_chance) writes.
    fn parse_chance(&self, text: &str) -> Result<Chance, NotationError> {
        let words: Vec<&str> = text.split_whitespace().collect();
        match words.as_slice() {
            ["first", seat] => Ok(Chance::First(self.read_seat(seat)?)),
            ["top", id] => Ok(Chance::Top(self.read_card(id)?)),
            _ => Err(NotationError::new("ut-no-outcome", text)),
        }
    }
}

impl UpTown {
    pub(crate) fn read_card(&self, id: &str) -> Result<CardIndex, NotationError> {
        let known = CardIndex::all().find(|card| self.card(*card).id == id);
        known.ok_or_else(|| NotationError::new("ut-no-card", id))
    }

    fn read_seat(&self, text: &str) -> Result<Seat, NotationError> {
        Seat::parse(text, self.seats()).ok_or_else(|| NotationError::new("ut-no-seat", text))
    }
}

pub(crate) fn read_end(text: &str) -> Result<End, NotationError> {
    text.parse().map_err(|_| NotationError::new("ut-no-end", text))
}

fn read_plot(text: &str) -> Result<Plot, NotationError> {
    text.parse().map_err(|_| NotationError::new("ut-no-plot", text))
}
