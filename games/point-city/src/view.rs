use tetrapolis_game::{OpenInformation, OpenView};

use crate::{PointCity, State};

/// All that a viewer may know: the whole position.
///
/// What nobody has seen is not in the position (PC-2.6), and nothing that is there is hidden from anybody.
pub type View = OpenView<State>;

impl OpenInformation for PointCity {}
