//! What the people at a table are called, and in which colours they play.

use tetrapolis_game::{Message, Seat};
use tetrapolis_protocol::{Code, Colour, Time};

use crate::Refused;
use crate::decide::Caller;
use crate::event::{Event, Happening, Who};
use crate::live::{Chair, LiveTable};
use crate::refused::gate;

/// The first format of logs whose tables have names and colours that change.
const FIRST: u32 = 5;

/// The colour of a seat if nobody wants another.
fn usual(seat: usize) -> Colour {
    Colour::ALL[seat % Colour::ALL.len()]
}

impl Chair {
    /// The colour that the person wants.
    fn wish(&self) -> Option<Colour> {
        match &self.who {
            Some(Who::Person { colour, .. }) => *colour,
            Some(Who::Bot { .. }) | None => None,
        }
    }
}

impl LiveTable {
    /// The colours of all seats, those of bots and free seats too. No two are the same while there are enough. If
    /// several people want the same colour, the first who wanted it has it. All others have the colour of their seat,
    /// or the first that nobody has.
    pub(crate) fn colours(&self) -> Vec<Colour> {
        let mut wishes: Vec<(u64, usize, Colour)> = self.chairs.iter().enumerate().filter_map(wished).collect();
        wishes.sort_unstable();
        let mut colours: Vec<Option<Colour>> = vec![None; self.chairs.len()];
        for (_, seat, colour) in wishes {
            if !colours.contains(&Some(colour)) {
                colours[seat] = Some(colour);
            }
        }
        for seat in 0..colours.len() {
            if colours[seat].is_none() && !colours.contains(&Some(usual(seat))) {
                colours[seat] = Some(usual(seat));
            }
        }
        for seat in 0..colours.len() {
            if colours[seat].is_none() {
                let free = Colour::ALL.into_iter().find(|colour| !colours.contains(&Some(*colour)));
                colours[seat] = Some(free.unwrap_or(usual(seat)));
            }
        }
        colours.into_iter().flatten().collect()
    }

    /// Whether names and colours can change: programs of the time when the table was opened may not know that.
    pub fn knows_colours(&self) -> bool {
        self.opening.format() >= FIRST
    }

    pub(crate) fn name_now(&mut self, seat: Seat, new: &str, new_colour: Option<Colour>) {
        let chair = &mut self.chairs[seat.index()];
        if let Some(Who::Person { name, colour, .. }) = &mut chair.who {
            new.clone_into(name);
            if *colour != new_colour {
                *colour = new_colour;
                chair.wanted = self.head;
            }
        }
    }

    /// A new name for one of the caller's seats.
    pub(crate) fn name(
        &self,
        caller: &Caller,
        seat: Seat,
        name: Option<&str>,
        colour: Option<Colour>,
        now: Time,
    ) -> Result<Vec<Event>, Refused> {
        self.has(seat)?;
        gate(self.seats_of(&caller.player).any(|own| own == seat), Code::TableNotSeated)?;
        self.gathering()?;
        if !self.knows_colours() {
            return Err(Refused::because(Code::FeatureOff, Message::new("refused-table-no-colours")));
        }
        gate(name.is_none() || self.opening.one_device, Code::TableManyDevices)?;
        Ok(self.called(seat, name, colour).map(|what| Event { at: now, what }).into_iter().collect())
    }

    /// What happens when a player gets another name or colour everywhere. Where one device is passed around, only those
    /// seats change that still have the player's old one.
    pub fn called_otherwise(&self, caller: &Caller, before: (&str, Option<Colour>), now: Time) -> Vec<Event> {
        if self.gathering().is_err() || !self.knows_colours() {
            return Vec::new();
        }
        let shared = self.opening.one_device;
        let change = |seat: Seat| {
            let Some(Who::Person { name, colour, .. }) = &self.chair(seat).who else { return None };
            let named = !shared || name == before.0;
            let coloured = !shared || *colour == before.1;
            self.called(seat, named.then_some(&*caller.name), caller.colour.filter(|_| coloured))
        };
        self.seats_of(&caller.player).filter_map(change).map(|what| Event { at: now, what }).collect()
    }

    /// The event for these changes, if anything changes.
    fn called(&self, seat: Seat, new: Option<&str>, new_colour: Option<Colour>) -> Option<Happening> {
        let Some(Who::Person { name, colour, .. }) = &self.chair(seat).who else { return None };
        let (new, new_colour) = (new.unwrap_or(name), new_colour.or(*colour));
        let changes = new != name || new_colour != *colour;
        changes.then(|| Happening::Named { seat, name: new.to_owned(), colour: new_colour })
    }
}

fn wished((seat, chair): (usize, &Chair)) -> Option<(u64, usize, Colour)> {
    chair.wish().map(|colour| (chair.wanted, seat, colour))
}
