use tetrapolis_game::Explain;

use crate::UpTown;

impl Explain for UpTown {}
