//! A table to play at in tests.

use std::collections::BTreeMap;

use tetrapolis_game::{Seat, Turn, Viewer};
use tetrapolis_protocol::{ClockRule, Code, Command, Commitment, Entropy, PlayerId, TableId, Time};
use tetrapolis_table::{
    Caller, Event, Given, Happening, LiveTable, Opening, Played, Refused, Seed, open_position, with_edition,
};

/// A live table with its log, and a clock that moves when told.
pub struct Sitting {
    pub table: LiveTable,
    pub log: Vec<Event>,
    pub now: Time,
}

pub fn person(name: &str) -> Caller {
    Caller {
        player: PlayerId::new(name).expect("an id"),
        name: name.to_owned(),
        account: false,
        colour: None,
        seat: None,
    }
}

pub fn entropy(digit: u8) -> Entropy {
    Entropy::new(format!("{digit:x}").repeat(32)).expect("hexadecimal")
}

pub fn sit(seat: Seat) -> Command {
    Command::Sit { seat, share: Commitment::to(&entropy(seat.0)) }
}

pub fn given(now: Time) -> Given {
    Given { now, fresh: || TableId::new("t2").expect("an id") }
}

#[allow(dead_code, reason = "not every test file needs all")]
#[allow(clippy::needless_pass_by_value, reason = "a command is written where it is given")]
impl Sitting {
    pub fn of(game: &str, seats: u8, clock: ClockRule) -> Sitting {
        let mut opening = Opening {
            table: TableId::new("t1").expect("an id"),
            host: person("ann").player,
            game: game.to_owned(),
            seats,
            options: BTreeMap::new(),
            edition: None,
            clock,
            public: true,
            spectators: true,
            grace: 60_000,
            stand_in: "random".into(),
            one_device: false,
            answers: None,
            before: Vec::new(),
            played: None,
            seed: Seed([7; 32]),
        };
        let position = open_position(&opening).expect("it opens");
        opening.played = Some(Played::now(&position.head()));
        Sitting::opened(opening)
    }

    /// A table with this opening.
    pub fn opened(opening: Opening) -> Sitting {
        Sitting::opened_with(opening, None)
    }

    /// A table with this opening, and the text of its edition.
    pub fn opened_with(opening: Opening, edition: Option<&str>) -> Sitting {
        let event = Event { at: Time(1_000), what: Happening::Opened(Box::new(opening)) };
        let table = LiveTable::open(&event, &with_edition(edition)).expect("it opens");
        Sitting { table, log: vec![event], now: Time(1_000) }
    }

    /// Ann, Bob and so on on all seats, and the game begun.
    pub fn begun(game: &str, seats: u8, clock: ClockRule) -> Sitting {
        let mut sitting = Sitting::of(game, seats, clock);
        for seat in Seat::all(seats) {
            sitting.seat(seat);
        }
        sitting.start();
        sitting
    }

    pub fn seat(&mut self, seat: Seat) {
        self.does(NAMES[seat.index()], sit(seat));
    }

    /// Begins, and everybody reveals.
    pub fn start(&mut self) {
        self.does("ann", Command::Start);
        for seat in Seat::all(self.table.opening().seats) {
            let events = self.reveals(seat);
            self.happen(events);
        }
    }

    /// What happens when a seat reveals; nothing if it has nothing to reveal.
    pub fn reveals(&self, seat: Seat) -> Vec<Event> {
        let caller = |name: &&str| Caller { seat: Some(seat), ..person(name) };
        let own = NAMES.iter().map(caller).find(|caller| self.table.seats_of(&caller.player).any(|own| own == seat));
        let reveal = Command::Reveal { entropy: entropy(seat.0) };
        own.map_or(Vec::new(), |caller| {
            self.table.decide(Some(&caller), &reveal, &given(self.now)).expect("it is asked for")
        })
    }

    pub fn tries(&mut self, name: &str, command: &Command) -> Result<(), Refused> {
        let events = self.table.decide(Some(&person(name)), command, &given(self.now))?;
        self.happen(events);
        Ok(())
    }

    pub fn does(&mut self, name: &str, command: Command) {
        self.tries(name, &command).unwrap_or_else(|refused| panic!("{name} {command:?}: {refused}"));
    }

    pub fn refused(&mut self, name: &str, command: Command) -> Code {
        self.tries(name, &command).expect_err("it is refused").code
    }

    pub fn happen(&mut self, events: Vec<Event>) {
        for event in events {
            self.table.fold(&event).expect("what was decided can happen");
            self.log.push(event);
        }
    }

    /// Lets time pass, and everything happen that is due.
    pub fn wait(&mut self, milliseconds: u64) {
        self.now = self.now.plus(milliseconds);
        let events = self.table.pass_time(self.now, || Seed([9; 32]));
        self.happen(events);
    }

    /// The seat that has to act and its first legal action; nothing at the end.
    pub fn next(&self) -> Option<(Seat, String)> {
        let Turn::Act(seats) = self.table.position().turn() else { return None };
        let seat = seats.first().expect("somebody acts");
        Some((seat, self.table.position().legal(seat)[0].notation.clone()))
    }

    pub fn play(&mut self, seat: Seat, action: String) {
        let version = self.table.version(Viewer::Seat(seat));
        let has = |name: &&&str| self.table.seats_of(&person(name).player).any(|own| own == seat);
        let name = *NAMES.iter().find(has).expect("somebody has the seat");
        self.does(name, Command::Play { version, action });
    }

    /// Plays the first legal action, and says whose it was.
    pub fn play_any(&mut self) -> Option<Seat> {
        let (seat, action) = self.next()?;
        self.play(seat, action);
        Some(seat)
    }
}

pub const NAMES: [&str; 5] = ["ann", "bob", "cy", "dan", "eve"];
