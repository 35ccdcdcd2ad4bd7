use std::any::Any;

use serde_json::value::{RawValue, to_raw_value};
use tetrapolis_game::{Changes, Difference};

/// What a viewer sees, kept so that a later picture of the same game can be compared with it.
pub trait Drawing: Send + Sync {
    /// All of it, as JSON.
    fn whole(&self) -> Box<RawValue>;
    /// What has changed in it since an earlier one, as JSON; see [`Difference`].
    fn changes_since(&self, before: &dyn Drawing) -> Box<RawValue>;
    /// The drawing as its own type.
    fn as_any(&self) -> &dyn Any;
}

/// A picture of a game.
pub struct DrawingOf<P>(pub P);

impl<P: Changes + Send + Sync + 'static> Drawing for DrawingOf<P> {
    fn whole(&self) -> Box<RawValue> {
        to_raw_value(&self.0).expect("a picture is plain data")
    }

    fn changes_since(&self, before: &dyn Drawing) -> Box<RawValue> {
        let DrawingOf(before) = before.as_any().downcast_ref::<Self>().expect("a picture of the same game");
        to_raw_value(&Difference { before, now: &self.0 }).expect("a picture is plain data")
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}
