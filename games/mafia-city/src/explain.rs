use tetrapolis_game::Explain;

use crate::MafiaCity;

impl Explain for MafiaCity {}
