use tetrapolis_catalog::Playthrough;
use tetrapolis_game::{Record, Seat, Seats, Turn, Viewer};
use tetrapolis_protocol::{ClockFace, Commitment, Entropy, PlayerId, TableId, TablePhase, Time, Version};

use crate::asking::Asking;
use crate::clock::Gain;
use crate::event::{Opening, Who};
use crate::fair::{Deal, Seed};
use crate::standing::Standing;
use crate::wish::Ask;

/// A table, as its events have made it.
pub struct LiveTable {
    pub(crate) opening: Box<Opening>,
    pub(crate) opened: Time,
    /// When the game was over.
    pub(crate) ended: Option<Time>,
    /// How many events have been folded.
    pub(crate) head: u64,
    /// How many of them each viewer has noticed: the public, then the seats.
    pub(crate) seen: Box<[u64]>,
    /// Who has to act as far as each viewer knows: the public, then the seats.
    pub(crate) waiting: Box<[Seats]>,
    /// The seats that have not answered yet while secret answers are given.
    pub(crate) window: Seats,
    /// The clocks as they were when secret answers began.
    pub(crate) faces: Option<Vec<ClockFace>>,
    /// The open question that closes automatically.
    pub(crate) asking: Option<Asking>,
    /// How many events had been folded when the position last changed.
    pub(crate) turned: u64,
    pub(crate) chairs: Box<[Chair]>,
    pub(crate) phase: TablePhase,
    pub(crate) start: Box<dyn Playthrough>,
    pub(crate) position: Box<dyn Playthrough>,
    pub(crate) steps: Vec<Made>,
    pub(crate) drawn: u64,
    /// The time that completed turns brought, in order.
    pub(crate) gains: Vec<Gain>,
    pub(crate) deal: Option<Deal>,
    /// The server's seed: that of the opening, or a later one if somebody did not reveal.
    pub(crate) seed: Seed,
    /// Since when shares are revealed.
    pub(crate) dealing: Option<Time>,
    /// Players who did not reveal and may not sit down again.
    pub(crate) barred: Vec<PlayerId>,
    pub(crate) ask: Option<Ask>,
    pub(crate) rematch: Option<TableId>,
}

/// A seat of a live table.
#[derive(Clone, Debug, Default)]
pub(crate) struct Chair {
    pub who: Option<Who>,
    /// How many events had been folded when the person last wanted another colour.
    pub wanted: u64,
    /// What the person committed to.
    pub share: Option<Commitment>,
    pub entropy: Option<Entropy>,
    /// Since when the person is not connected.
    pub away: Option<Time>,
    /// Since when everybody was told last that the person is not connected.
    pub missed: Option<Time>,
    pub stand_in: Option<String>,
    /// Since when the clock has run out.
    pub late: Option<Time>,
    /// Whether all others let the seat play on, though its clock has run out.
    pub forgiven: bool,
    pub resigned: bool,
    /// How often the person has paused.
    pub pauses: u8,
    /// The seats that the person does not hear.
    pub deaf: u8,
    /// Whether the person has hints and the tutor.
    pub helped: bool,
    /// The position in which the person asked for a hint last, as [`LiveTable::turned`] counts them.
    pub hinted: u64,
    /// What the person lets be declined.
    pub standing: Option<Standing>,
    /// Milliseconds left on the clock when it was started.
    pub left: u64,
    /// When the clock was started.
    pub since: Option<Time>,
    /// The position, as [`LiveTable::turned`] counts them, in which a bot began to stand in while the clock ran, and
    /// when.
    pub gone: Option<(u64, Time)>,
}

impl Chair {
    /// The person, if it is one.
    pub(crate) fn person(&self) -> Option<&PlayerId> {
        match &self.who {
            Some(Who::Person { player, .. }) => Some(player),
            Some(Who::Bot { .. }) | None => None,
        }
    }

    /// The bot that plays the seat: its own, or one that stands in.
    pub(crate) fn bot(&self) -> Option<&str> {
        match (&self.stand_in, &self.who) {
            (Some(kind), _) | (None, Some(Who::Bot { kind })) => Some(kind),
            (None, Some(Who::Person { .. }) | None) => None,
        }
    }

    /// Whether a person plays the seat now.
    pub(crate) fn is_played(&self) -> bool {
        self.person().is_some() && self.stand_in.is_none() && !self.resigned
    }

    /// Whether the seat belongs to a person who is not here to play it.
    pub(crate) fn is_absent(&self) -> bool {
        self.person().is_some() && !self.resigned && (self.away.is_some() || self.stand_in.is_some())
    }
}

/// A step that was made and not taken back.
#[derive(Clone, Debug)]
pub(crate) struct Made {
    pub text: Box<str>,
    /// By whom; none for chance.
    pub seat: Option<Seat>,
    /// Whether several seats had to act; then nobody may learn which of them have acted.
    pub secret: bool,
    /// Whether it answered a question that closes automatically, and so was not a turn.
    pub answer: bool,
    /// Who noticed it, by bit.
    pub noticed: u16,
    /// When.
    pub at: Time,
    /// Whether it was played together with the step before it, as one move.
    pub joined: bool,
}

/// The place of a viewer in lists of viewers.
pub(crate) fn index(viewer: Viewer) -> usize {
    match viewer {
        Viewer::Public => 0,
        Viewer::Seat(seat) => seat.index() + 1,
    }
}

impl LiveTable {
    /// Which table.
    pub fn id(&self) -> &TableId {
        &self.opening.table
    }

    /// What was fixed when it was opened.
    pub fn opening(&self) -> &Opening {
        &self.opening
    }

    /// When it was opened.
    pub fn opened(&self) -> Time {
        self.opened
    }

    /// Whether the table follows the rules for clocks and consent that came with the second format. A table that was
    /// opened before keeps its own to the end.
    pub(crate) fn is_strict(&self) -> bool {
        self.opening.format() >= 2
    }

    /// How many events the log has.
    pub fn head(&self) -> u64 {
        self.head
    }

    /// Which position it is, by the event that led to it. An event that does not change the position does not make a
    /// bot think again.
    pub fn turned(&self) -> u64 {
        self.turned
    }

    /// The seed of a bot that begins to play at a seat now; none before the deal.
    pub fn bot_seed(&self, seat: Seat) -> Option<u64> {
        self.deal.map(|deal| deal.bot(seat, self.steps.len()))
    }

    /// How far it is.
    pub fn phase(&self) -> TablePhase {
        self.phase
    }

    /// The position; only for code that may know everything, such as a bot's sight.
    pub fn position(&self) -> &dyn Playthrough {
        self.position.as_ref()
    }

    /// How many events a viewer has noticed.
    pub fn version(&self, viewer: Viewer) -> Version {
        Version(self.seen[index(viewer)])
    }

    /// The first seat of a player.
    pub fn seat_of(&self, player: &PlayerId) -> Option<Seat> {
        self.seats_of(player).next()
    }

    /// The seats of a player: one, unless a device is passed around.
    pub fn seats_of(&self, player: &PlayerId) -> impl Iterator<Item = Seat> {
        self.seats().filter(move |seat| self.chair(*seat).person() == Some(player))
    }

    /// The seat that a player means: the one named if it is the player's, otherwise the first.
    pub fn seat_for(&self, player: &PlayerId, named: Option<Seat>) -> Option<Seat> {
        self.seats_of(player).find(|seat| Some(*seat) == named).or_else(|| self.seat_of(player))
    }

    /// Whose view of the table a player gets.
    pub fn viewer(&self, player: Option<&PlayerId>, named: Option<Seat>) -> Viewer {
        player.and_then(|player| self.seat_for(player, named)).map_or(Viewer::Public, Viewer::Seat)
    }

    /// Whether somebody may look at the table at all.
    pub fn admits(&self, player: Option<&PlayerId>) -> bool {
        let seated = player.is_some_and(|player| self.seat_of(player).is_some() || *player == self.opening.host);
        self.opening.spectators || seated || matches!(self.phase, TablePhase::Gathering | TablePhase::Dealing)
    }

    /// All persons at the table.
    pub fn players(&self) -> impl Iterator<Item = &PlayerId> {
        self.chairs.iter().filter_map(Chair::person)
    }

    /// The game as a record, without the fairness of its chances.
    pub fn record(&self) -> Record {
        let mut head = self.start.head();
        for seat in self.seats() {
            match &self.chair(seat).who {
                Some(Who::Person { name, .. }) => head.players.insert(seat.0, name.clone()),
                Some(Who::Bot { kind }) => head.players.insert(seat.0, kind.clone()),
                None => None,
            };
        }
        Record { head, steps: self.all_steps() }
    }

    /// All steps of the game up to now, including those of a game that it continues.
    pub fn all_steps(&self) -> Vec<String> {
        let made = self.steps.iter().map(|made| made.text.to_string());
        self.opening.before.iter().cloned().chain(made).collect()
    }

    /// Whether the game has begun.
    pub(crate) fn has_begun(&self) -> bool {
        !matches!(self.phase, TablePhase::Gathering | TablePhase::Dealing)
    }

    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.opening.seats)
    }

    pub(crate) fn viewers(&self) -> impl Iterator<Item = Viewer> + use<> {
        Viewer::all(self.opening.seats)
    }

    pub(crate) fn chair(&self, seat: Seat) -> &Chair {
        &self.chairs[seat.index()]
    }

    /// The seats that have to act in the position.
    pub(crate) fn acting(&self) -> Seats {
        match self.position.turn() {
            Turn::Act(seats) => seats,
            Turn::Chance | Turn::Over => Seats::NONE,
        }
    }
}
