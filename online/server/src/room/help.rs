//! Who may be helped at a table.

use tetrapolis_catalog::Playthrough;
use tetrapolis_game::Seat;
use tetrapolis_protocol::{Code, Version};
use tetrapolis_table::{Caller, Given, LiveTable, Refused};

use super::actor::Room;

/// Somebody who wants to be helped with the move that has to be made now.
pub(crate) struct Wanted {
    pub caller: Caller,
    pub version: Version,
    /// What the tutor is asked about; none for a hint, which the log notes.
    pub action: Option<String>,
}

/// The seat of somebody who may be helped, and the position.
pub(crate) struct Helped {
    pub seat: Seat,
    pub position: Box<dyn Playthrough>,
}

impl Room {
    /// Lets somebody be helped who may be.
    pub(super) async fn advisable(&mut self, wanted: &Wanted) -> Result<Helped, Refused> {
        let Wanted { caller, version, action } = wanted;
        let seat = self.table.advisable(Some(caller), *version, action.as_deref())?;
        if action.is_none() {
            if self.is_full() {
                return Err(Code::LimitEvents.into());
            }
            let note = |table: &LiveTable, given: &Given| {
                Ok(table.note_hint(table.advisable(Some(caller), *version, None)?, given.now))
            };
            self.write(note).await?;
        }
        Ok(Helped { seat, position: self.table.position().fork() })
    }
}
