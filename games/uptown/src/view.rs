use tetrapolis_game::{OpenInformation, OpenView};

use crate::{State, UpTown};

/// All that a viewer may know: the whole position.
///
/// What nobody has seen is not in the position (UT-2.4), and nothing that is there is hidden from anybody.
pub type View = OpenView<State>;

impl OpenInformation for UpTown {}
