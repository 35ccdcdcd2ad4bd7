use std::sync::Arc;

use tetrapolis_catalog::{Move, Tellings};
use tetrapolis_game::Viewer;
use tetrapolis_protocol::What;

use crate::event::{Event, Happening};
use crate::live::{LiveTable, index};
use crate::view::holder;

/// What the viewers are told of an event.
#[derive(Clone, Debug)]
pub enum Told {
    /// All of them the same.
    Everybody(Arc<What>),
    /// Each something else, or nothing where a viewer does not notice it: the public, then the seats.
    Each(Vec<Option<Arc<What>>>),
}

impl Told {
    /// What a viewer is told; nothing if the viewer does not notice it.
    pub fn to(&self, viewer: Viewer) -> Option<&Arc<What>> {
        self.at(index(viewer))
    }

    /// Whether all viewers are told the same.
    pub fn is_for_everybody(&self) -> bool {
        matches!(self, Told::Everybody(_))
    }

    /// What the viewer with this index is told.
    pub(crate) fn at(&self, index: usize) -> Option<&Arc<What>> {
        match self {
            Told::Everybody(what) => Some(what),
            Told::Each(lines) => lines[index].as_ref(),
        }
    }
}

impl LiveTable {
    /// What everybody is told of an event that is about to happen.
    pub(crate) fn tell_all(&self, event: &Event, step: Option<&Move>) -> Told {
        let Some(step) = step else {
            return Told::Each(self.viewers().map(|viewer| self.tell(event, viewer).map(Arc::new)).collect());
        };
        let seen = |telling| Arc::new(What::Step { seat: step.seat(), telling });
        match self.position.tell_all(step) {
            Tellings::Everybody(telling) => Told::Everybody(seen(telling)),
            Tellings::Each(tellings) => Told::Each(tellings.into_iter().map(|telling| telling.map(seen)).collect()),
        }
    }

    /// What a viewer is told of an event that is not a step.
    fn tell(&self, event: &Event, viewer: Viewer) -> Option<What> {
        match &event.what {
            Happening::Played { .. } | Happening::Drawn { .. } => None,
            Happening::Opened(_) => Some(What::Opened),
            Happening::Sat { seat, who, .. } => Some(What::Sat { seat: *seat, holder: holder(Some(who)) }),
            Happening::Named { seat, name, colour } => {
                Some(What::Named { seat: *seat, name: name.clone(), colour: *colour })
            }
            Happening::Rose { seat } => Some(What::Rose { seat: *seat }),
            Happening::Committed { seat, .. } => Some(What::Committed { seat: *seat }),
            Happening::Dealing => Some(What::Dealing),
            Happening::Revealed { seat, .. } => Some(What::Revealed { seat: *seat }),
            Happening::Redealt { without, .. } => Some(What::Redealt { without: without.clone() }),
            Happening::Started => Some(What::Started),
            Happening::Undone { seat, to } => {
                let bit = 1 << index(viewer);
                let steps = self.steps.iter().skip(*to).filter(|made| made.noticed & bit != 0).count();
                (steps > 0).then_some(What::Undone { seat: *seat, steps })
            }
            Happening::UndoAsked { seat, .. } => Some(What::UndoAsked { seat: *seat }),
            Happening::UndoAnswered { seat, yes } => Some(What::UndoAnswered { seat: *seat, yes: *yes }),
            Happening::ReturnAsked { seat } => Some(What::ReturnAsked { seat: *seat }),
            Happening::PauseAsked { seat } => Some(What::PauseAsked { seat: *seat }),
            Happening::HelpAsked { seat } => Some(What::HelpAsked { seat: *seat }),
            Happening::Helped { seat, on } => Some(What::Helped { seat: *seat, on: *on }),
            Happening::Hinted { seat } => Some(What::Hinted { seat: *seat }),
            Happening::Answered { seat, yes } => Some(What::Answered { seat: *seat, yes: *yes }),
            Happening::Paused { seat } => Some(What::Paused { seat: *seat }),
            Happening::Resumed { seat } => Some(What::Resumed { seat: *seat }),
            Happening::Resigned { seat } => Some(What::Resigned { seat: *seat }),
            Happening::Away { seat } => Some(self.tell_away(*seat, event.at)),
            Happening::Back { seat } => Some(self.tell_back(*seat)),
            Happening::StoodIn { seat, kind } => Some(What::StoodIn { seat: *seat, kind: kind.clone() }),
            Happening::RanOut { seat } => Some(What::RanOut { seat: *seat }),
            Happening::Waited { seat } => Some(What::Waited { seat: *seat }),
            Happening::Said { seat, chat } => {
                let deaf = matches!(viewer, Viewer::Seat(by) if self.chair(by).deaf >> seat.0 & 1 == 1);
                (!deaf).then(|| What::Said { seat: *seat, chat: chat.clone() })
            }
            Happening::Muted { by, seat, on } => {
                (viewer == Viewer::Seat(*by)).then_some(What::Muted { seat: *seat, on: *on })
            }
            Happening::Held { seat, .. } | Happening::Stands { seat, .. } => {
                (viewer == Viewer::Seat(*seat)).then_some(What::Noted)
            }
            Happening::MoreTime { seat } => Some(What::MoreTime { seat: *seat }),
            Happening::AskedAgain => Some(What::AskedAgain),
            Happening::Finished => Some(What::Finished),
            Happening::Rematch { table } => Some(What::Rematch { table: table.clone() }),
        }
    }
}
