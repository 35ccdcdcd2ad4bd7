//! The names of people at a table.

use tetrapolis_protocol::{Code, Colour, Command};
use tetrapolis_table::{Caller, Refused};

use super::actor::Room;
use crate::node::Shared;
use crate::person::is_name;

/// A player who has a new name.
#[derive(Clone)]
pub(crate) struct Renamed {
    /// With the new name and colour.
    pub by: Caller,
    /// The old name.
    pub name: String,
    /// The old colour.
    pub colour: Option<Colour>,
}

/// Checks that a name chosen for a seat can be shown and is not that of somebody else's account.
pub(super) async fn may_be_called(shared: &Shared, caller: Option<&Caller>, command: &Command) -> Result<(), Refused> {
    let (Some(caller), Command::Name { name: Some(name), .. }) = (caller, command) else { return Ok(()) };
    if !is_name(name) {
        return Err(Code::AccountName.into());
    }
    if *name == caller.name { Ok(()) } else { shared.must_be_free(name).await }
}

impl Room {
    /// Gives a player another name before the start.
    pub(super) async fn rename(&mut self, renamed: &Renamed) -> Result<(), Refused> {
        if self.is_full() {
            return Err(Code::LimitEvents.into());
        }
        let Renamed { by, name, colour } = renamed;
        self.write(|table, given| Ok(table.called_otherwise(by, (name, *colour), given.now))).await
    }
}
