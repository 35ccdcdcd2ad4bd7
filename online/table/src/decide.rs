use tetrapolis_catalog::{Move, Playthrough};
use tetrapolis_game::{Message, Refusal, Seat, StepTextError, Turn, Viewer};
use tetrapolis_protocol::{Code, Colour, Command, PlayerId, TableId, TablePhase, Time, Version};
use tetrapolis_search::BotKind;

use crate::Refused;
use crate::event::{Event, Happening, Who};
use crate::fair::Deal;
use crate::live::LiveTable;
use crate::refused::gate;
use crate::sayable::is_sayable;

/// The caller of a command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Caller {
    /// Which player.
    pub player: PlayerId,
    /// What the others see.
    pub name: String,
    /// Whether there is an account behind the name.
    pub account: bool,
    /// The colour that the caller wants.
    pub colour: Option<Colour>,
    /// For which seat, if the player has several.
    pub seat: Option<Seat>,
}

/// What the table cannot know on its own.
#[derive(Clone, Debug)]
pub struct Given {
    /// The time.
    pub now: Time,
    /// Names a table that will be opened: a rematch.
    pub fresh: fn() -> TableId,
}

impl LiveTable {
    /// What a command makes happen.
    ///
    /// # Errors
    /// The first gate that is closed to it.
    pub fn decide(&self, by: Option<&Caller>, command: &Command, given: &Given) -> Result<Vec<Event>, Refused> {
        let caller = by.ok_or(Code::SessionNone)?;
        let now = given.now;
        let one = |what| Ok(vec![Event { at: now, what }]);
        match command {
            Command::Sit { seat, share } => one(self.sit(caller, *seat, share)?),
            Command::Name { seat, name, colour } => self.name(caller, *seat, name.as_deref(), *colour, now),
            Command::Commit { share } => {
                let seat = self.seated(caller)?;
                self.gathering()?;
                one(Happening::Committed { seat, share: share.clone() })
            }
            Command::Reveal { entropy } => self.reveal(self.seated(caller)?, entropy, now),
            Command::Bot { seat, kind } => {
                self.host(caller)?;
                self.gathering()?;
                self.has(*seat)?;
                self.seat_bot(*seat, kind.as_deref(), now)
            }
            Command::Start => {
                self.host(caller)?;
                self.deal(now)
            }
            Command::Play { version, action } => {
                let seat = self.playing(caller)?;
                self.current(seat, *version)?;
                self.to_act(seat)?;
                self.played(seat, action, now)
            }
            Command::MoreTime => self.ask_more_time(self.playing(caller)?, now),
            Command::Stand { answer } => {
                let seat = self.seated(caller)?;
                self.begun()?;
                self.stand(seat, answer.as_ref(), now)
            }
            Command::Why { action } => {
                let seat = self.playing(caller)?;
                self.to_act(seat)?;
                self.made_together(seat, action)?;
                Ok(Vec::new())
            }
            Command::Explain { .. } | Command::Scores => {
                gate(self.admits(Some(&caller.player)), Code::TableClosed)?;
                gate(!matches!(self.phase, TablePhase::Gathering | TablePhase::Dealing), Code::TableNotRunning)?;
                Ok(Vec::new())
            }
            Command::Undo { version } => {
                let seat = self.playing(caller)?;
                self.current(seat, *version)?;
                self.ask_undo(seat, now)
            }
            Command::Agree { yes } => self.answer(self.playing(caller)?, *yes, now),
            Command::Help { on } => self.help(self.playing(caller)?, *on, now),
            Command::Pause => self.pause(self.playing(caller)?, now),
            Command::Resume => {
                let seat = self.seated(caller)?;
                gate(self.phase == TablePhase::Paused, Code::TableNotPaused)?;
                one(Happening::Resumed { seat })
            }
            Command::Resign => self.resign(caller, now),
            Command::Leave => self.leave(caller, now),
            Command::Return => {
                let seat = self.seated(caller)?;
                self.unfinished()?;
                gate(!self.chair(seat).resigned, Code::PlayStoodIn)?;
                self.come_back(seat, now)
            }
            Command::RanOut { seat, stand_in } => {
                let by = self.playing(caller)?;
                self.has(*seat)?;
                self.judge(by, *seat, *stand_in, now)
            }
            Command::Say(chat) => {
                let seat = self.seated(caller)?;
                gate(is_sayable(chat), Code::LimitChat)?;
                one(Happening::Said { seat, chat: chat.clone() })
            }
            Command::Mute { seat, on } => {
                let by = self.seated(caller)?;
                self.has(*seat)?;
                one(Happening::Muted { by, seat: *seat, on: *on })
            }
            Command::Rematch => {
                self.seated(caller)?;
                gate(self.phase == TablePhase::Finished, Code::TableNotFinished)?;
                if self.rematch.is_some() {
                    return Ok(Vec::new());
                }
                one(Happening::Rematch { table: (given.fresh)() })
            }
        }
    }

    fn seat_bot(&self, seat: Seat, kind: Option<&str>, now: Time) -> Result<Vec<Event>, Refused> {
        let what = match (&self.chair(seat).who, kind) {
            (Some(_), Some(_)) => return Err(Code::TableSeatTaken.into()),
            (Some(_), None) => Happening::Rose { seat },
            (None, None) => return Err(Code::TableSeatFree.into()),
            (None, Some(kind)) => {
                // A budget that a player chooses could keep a server busy forever.
                gate(BotKind::ALL.iter().any(|known| known.to_string() == kind), Code::TableBot)?;
                Happening::Sat { seat, who: Who::Bot { kind: kind.to_owned() }, entropy: None, share: None }
            }
        };
        Ok(vec![Event { at: now, what }])
    }

    /// Begins the game with the key of all draws.
    pub(crate) fn started(&self, deal: Deal, now: Time) -> Vec<Event> {
        let mut events = vec![Event { at: now, what: Happening::Started }];
        self.settle(self.position.fork(), deal, &mut events, now);
        events
    }

    /// What a seat that has to act plays, and all that follows automatically.
    pub(crate) fn played(&self, seat: Seat, action: &str, now: Time) -> Result<Vec<Event>, Refused> {
        let (position, steps) = self.made_together(seat, action)?;
        let answered = self.answered(seat, &steps, now);
        answered.map_or_else(|| self.followed(position, steps, now), Ok)
    }

    pub(crate) fn made(&self, step: Move, now: Time) -> Result<Vec<Event>, Refused> {
        let mut position = self.position.fork();
        position.make(&step).map_err(illegal)?;
        self.followed(position, vec![step], now)
    }

    /// The actions of one move, separated by semicolons, and the position after them.
    ///
    /// # Errors
    /// Which of them cannot be read, or is not legal after those before it.
    pub fn made_together(&self, seat: Seat, actions: &str) -> Result<(Box<dyn Playthrough>, Vec<Move>), Refused> {
        let mut position = self.position.fork();
        let mut steps = Vec::new();
        for action in actions.split(';') {
            gate(steps.is_empty() || position.is_mid_move(), Code::PlayNotToAct)?;
            let step = position.read_action(seat, action).map_err(unreadable)?;
            position.make(&step).map_err(illegal)?;
            steps.push(step);
        }
        Ok((position, steps))
    }

    /// Steps that have been made, and all that follows automatically.
    pub(crate) fn followed(
        &self,
        position: Box<dyn Playthrough>,
        steps: Vec<Move>,
        now: Time,
    ) -> Result<Vec<Event>, Refused> {
        let deal = self.deal.ok_or(Code::TableNotRunning)?;
        let played = |step: Move| Event { at: now, what: Happening::Played { step: step.into() } };
        let mut events = steps.into_iter().map(played).collect();
        self.settle(position, deal, &mut events, now);
        Ok(events)
    }

    /// Draws for chance until somebody has to act or the game is over.
    fn settle(&self, mut position: Box<dyn Playthrough>, deal: Deal, events: &mut Vec<Event>, now: Time) {
        let mut n = self.drawn;
        while position.turn() == Turn::Chance {
            let step = position.draw(&mut deal.draw(n));
            position.make(&step).expect("what was drawn is possible");
            events.push(Event { at: now, what: Happening::Drawn { n, step: step.into() } });
            n += 1;
        }
        if position.turn() == Turn::Over {
            events.push(Event { at: now, what: Happening::Finished });
        }
    }

    /// Ends the game if nobody is left to play against; otherwise a bot plays the seat on.
    fn resign(&self, caller: &Caller, now: Time) -> Result<Vec<Event>, Refused> {
        let seat = self.seated(caller)?;
        self.begun()?;
        gate(!self.chair(seat).resigned, Code::PlayStoodIn)?;
        let mut events = vec![Event { at: now, what: Happening::Resigned { seat } }];
        let others = self.seats().filter(|other| *other != seat && !self.chair(*other).resigned).count();
        if others <= 1 {
            events.push(Event { at: now, what: Happening::Finished });
        }
        Ok(events)
    }

    fn leave(&self, caller: &Caller, now: Time) -> Result<Vec<Event>, Refused> {
        let seat = self.seated(caller)?;
        let what = match self.phase {
            TablePhase::Gathering => Happening::Rose { seat },
            // Whoever does not reveal loses the seat.
            TablePhase::Dealing => return Err(Code::TableStarted.into()),
            TablePhase::Finished => return Err(Code::TableFinished.into()),
            TablePhase::Running | TablePhase::Paused if self.chair(seat).stand_in.is_some() => return Ok(Vec::new()),
            TablePhase::Running | TablePhase::Paused => {
                Happening::StoodIn { seat, kind: self.opening.stand_in.clone() }
            }
        };
        Ok(vec![Event { at: now, what }])
    }

    pub(crate) fn has(&self, seat: Seat) -> Result<(), Refused> {
        gate(seat.0 < self.opening.seats, Code::TableNoSeat)
    }

    /// Where everybody plays on one device, it belongs to the person who opened the table.
    pub(crate) fn own_device(&self, caller: &Caller) -> Result<(), Refused> {
        gate(!self.opening.one_device || self.opening.host == caller.player, Code::TableOneDevice)
    }

    fn host(&self, caller: &Caller) -> Result<(), Refused> {
        gate(self.opening.host == caller.player, Code::TableNotHost)
    }

    fn seated(&self, caller: &Caller) -> Result<Seat, Refused> {
        self.seat_for(&caller.player, caller.seat).ok_or_else(|| Code::TableNotSeated.into())
    }

    pub(crate) fn gathering(&self) -> Result<(), Refused> {
        self.unfinished()?;
        gate(self.phase == TablePhase::Gathering, Code::TableStarted)
    }

    pub(crate) fn unfinished(&self) -> Result<(), Refused> {
        gate(self.phase != TablePhase::Finished, Code::TableFinished)
    }

    /// The seat of a caller in a game that is running.
    pub(crate) fn playing(&self, caller: &Caller) -> Result<Seat, Refused> {
        let seat = self.seated(caller)?;
        self.running()?;
        Ok(seat)
    }

    fn begun(&self) -> Result<(), Refused> {
        self.unfinished()?;
        gate(!matches!(self.phase, TablePhase::Gathering | TablePhase::Dealing), Code::TableNotRunning)
    }

    pub(crate) fn running(&self) -> Result<(), Refused> {
        self.begun()?;
        gate(self.phase == TablePhase::Running, Code::TablePaused)
    }

    pub(crate) fn current(&self, seat: Seat, version: Version) -> Result<(), Refused> {
        let current = self.version(Viewer::Seat(seat));
        let stale = || {
            let message = Message::new("refused-table-stale-at").with("seen", version.0 as i64);
            Refused::because(Code::TableStale, message.with("current", current.0 as i64))
        };
        if version == current { Ok(()) } else { Err(stale()) }
    }

    pub(crate) fn to_act(&self, seat: Seat) -> Result<(), Refused> {
        gate(self.chair(seat).stand_in.is_none(), Code::PlayStoodIn)?;
        gate(self.may_return(seat), Code::ClockOut)?;
        gate(self.acting().contains(seat), Code::PlayNotToAct)
    }
}

#[allow(clippy::needless_pass_by_value, reason = "it maps an error")]
pub(crate) fn unreadable(error: StepTextError) -> Refused {
    Refused::because(Code::PlayUnreadable, error.message())
}

fn illegal(refusal: Refusal) -> Refused {
    Refused { code: Code::PlayIllegal, message: refusal.message, rule: Some(refusal.rule) }
}
