//! Where in the log the steps of a game are.

use tetrapolis_game::Viewer;
use tetrapolis_protocol::Version;

use crate::event::Event;
use crate::fold::Broken;
use crate::live::LiveTable;
use crate::played::Opener;

/// A table at the end of its log, and when each step of its game was made.
pub struct Course {
    /// The table.
    pub table: LiveTable,
    /// For every viewer, the public first: the version after each number of steps, from none to all. Steps that
    /// were made before the table was opened have none.
    pub versions: Vec<Vec<Option<Version>>>,
}

impl Course {
    /// Goes through a log.
    ///
    /// # Errors
    /// The first event that cannot have happened.
    pub fn of(events: &[Event], opener: Opener<'_>) -> Result<Course, Broken> {
        let (first, rest) = events.split_first().ok_or(Broken::Opening)?;
        let mut table = LiveTable::open(first, opener)?;
        let viewers: Vec<Viewer> = table.viewers().collect();
        let before = table.opening().before.len();
        let mut versions = vec![vec![None; before]; viewers.len()];
        for event in rest {
            table.fold(event)?;
            let made = before + table.steps.len();
            for (viewer, versions) in viewers.iter().zip(&mut versions) {
                // Steps that are taken back were not made; the others keep their places.
                versions.truncate(made + 1);
                if table.has_begun() && versions.len() == made {
                    versions.push(Some(table.version(*viewer)));
                }
            }
        }
        Ok(Course { table, versions })
    }
}
