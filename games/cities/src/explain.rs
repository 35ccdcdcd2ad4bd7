use tetrapolis_game::Explain;

use crate::Cities;

impl Explain for Cities {}
