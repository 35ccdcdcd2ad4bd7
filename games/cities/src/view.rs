use tetrapolis_game::{OpenInformation, OpenView};

use crate::{Cities, State};

/// All that a viewer may know: the whole position.
///
/// What nobody has seen is not in the position (CI-3.5), and nothing that is there is hidden from anybody.
pub type View = OpenView<State>;

impl OpenInformation for Cities {}
