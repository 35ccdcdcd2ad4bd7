//! How a game at this terminal begins: new, or from its record.

use std::fs::File;
use std::path::Path;

use tetrapolis_catalog::{Entry, Playthrough, Selection, open};
use tetrapolis_game::{Head, Message, Seat};
use tetrapolis_search::BotKind;
use tetrapolis_seated::{Seated, seat};

use super::dice::Dice;
use super::record_file::{Found, RecordFile, find, new_path};
use crate::args::Play;
use crate::commands::{known_game, options};
use crate::failure::{Failure, in_file};
use crate::files::{Written, read_edition, setup_of};
use crate::party::HUMAN;

/// Who sits on a seat.
pub enum Player {
    /// A person at this terminal.
    Human,
    /// A bot.
    Bot(Box<dyn Seated>),
}

/// All that a game at this terminal needs.
pub struct Start {
    /// The game.
    pub entry: &'static Entry,
    /// The table, after the steps of the record.
    pub table: Box<dyn Playthrough>,
    /// The record.
    pub file: RecordFile,
    /// Who sits where.
    pub players: Vec<Player>,
    /// Chance.
    pub dice: Dice,
    /// The end of a record that was not written completely.
    pub torn: Option<String>,
}

/// Begins a game, or resumes one.
pub fn start(args: &Play) -> Result<Start, Failure> {
    let Some(path) = args.record.as_deref() else { return new(args, None, None) };
    match find(path)? {
        Some(Found { written: Some(written), file }) => resumed(args, path, file, written),
        Some(Found { written: None, file }) => new(args, Some(path), Some(file)),
        None => new(args, Some(path), None),
    }
}

fn new(args: &Play, path: Option<&Path>, file: Option<File>) -> Result<Start, Failure> {
    let Some(game) = &args.game else {
        return Err(match path {
            None => Message::new("play-no-game").into(),
            Some(path) => in_file(&path.display().to_string(), Message::new("play-no-record")).into(),
        });
    };
    let entry = known_game(game)?;
    let given = args.bots.as_ref().map(|bots| bots.0.clone());
    let is_alone = args.solo.is_some();
    let bots =
        given.clone().unwrap_or_else(|| if args.seats.is_none() && !is_alone { vec![BotKind::Club] } else { vec![] });
    let seats = match (args.seats, &given) {
        (Some(seats), _) => seats,
        (None, _) if is_alone => 1,
        (None, Some(bots)) => u8::try_from(bots.len() + 1).unwrap_or(u8::MAX).min(*entry.seats.end()),
        (None, None) => 2.clamp(*entry.seats.start(), *entry.seats.end()),
    };
    let edition = read_edition(args.edition.as_deref())?;
    let setup = Selection { game: entry.name.to_owned(), seats, options: chosen(args), edition };
    let table = open(&setup)?;
    let mut head = table.head();
    let people = usize::from(seats).checked_sub(bots.len()).ok_or_else(|| too_many(&bots, seats))?;
    for number in 0..seats {
        let bot = usize::from(number).checked_sub(people).map(|n| bots[n].to_string());
        head.players.insert(number, bot.unwrap_or_else(|| HUMAN.to_owned()));
    }
    let dice = Dice::new(args.seed)?;
    let players = players(&head, &setup, &dice, 0)?;
    let path = path.map_or_else(|| new_path(entry.name), |path| Ok(path.to_owned()))?;
    let file = RecordFile::create(&path, file, head)?;
    Ok(Start { entry, table, file, players, dice, torn: None })
}

fn resumed(args: &Play, path: &Path, file: File, mut written: Written) -> Result<Start, Failure> {
    let in_record = |reason: Message| in_file(&path.display().to_string(), reason);
    let entry = known_game(&written.record.head.game)?;
    let setup = setup_of(&written.record.head, read_edition(args.edition.as_deref())?);
    let mut table = open(&setup)?;
    agrees(args, &written.record.head)?;
    table.replay(&written.record, usize::MAX).map_err(|error| in_record(error.message()))?;
    let bots = args.bots.as_ref().map_or(&[][..], |bots| &bots.0);
    if written.record.head.players.is_empty() {
        // The record does not say who played; the seats are assigned again.
        let people = usize::from(setup.seats).checked_sub(bots.len()).ok_or_else(|| too_many(bots, setup.seats))?;
        for (n, kind) in bots.iter().enumerate() {
            written.record.head.players.insert((people + n) as u8, kind.to_string());
        }
    }
    let dice = Dice::new(args.seed)?;
    let players = players(&written.record.head, &setup, &dice, written.record.steps.len())?;
    let torn = written.torn.clone();
    let file = RecordFile::resume(path, file, written)?;
    Ok(Start { entry, table, file, players, dice, torn })
}

fn too_many(bots: &[BotKind], seats: u8) -> Message {
    Message::new("play-too-many-bots").with("bots", bots.len()).with("seats", seats)
}

/// The options of the game that the command line names.
fn chosen(args: &Play) -> tetrapolis_game::Options {
    let mut options = options(&args.options);
    options.extend(args.solo.iter().map(|level| ("solo".to_owned(), level.clone())));
    options
}

fn players(head: &Head, setup: &Selection, dice: &Dice, steps: usize) -> Result<Vec<Player>, Failure> {
    let player = |number: Seat| match head.players.get(&number.0).map(|name| name.parse::<BotKind>()) {
        Some(Ok(kind)) => Ok(Player::Bot(seat(kind, dice.of_bot(number, steps), setup)?)),
        Some(Err(_)) | None => Ok(Player::Human),
    };
    Seat::all(setup.seats).map(player).collect()
}

/// Refuses a command line that contradicts the record.
fn agrees(args: &Play, head: &Head) -> Result<(), Failure> {
    let differs = |argument: &str, given: String, record: String| {
        let message = Message::new("play-contradiction").with("argument", argument);
        let shown = |text: String| if text.is_empty() { "-".to_owned() } else { text };
        Err(message.with("given", shown(given)).with("record", shown(record)).into())
    };
    if let Some(game) = args.game.as_ref().filter(|game| **game != head.game) {
        return differs("GAME", game.clone(), head.game.clone());
    }
    let seats = args.seats.or(args.solo.is_some().then_some(1));
    if let Some(seats) = seats.filter(|seats| *seats != head.seats) {
        return differs("--seats", seats.to_string(), head.seats.to_string());
    }
    let options = chosen(args);
    if !options.is_empty() {
        let setup = Selection { options, ..setup_of(head, None) };
        let given = open(&setup)?.head().options;
        if given != head.options {
            let shown = |options: &tetrapolis_game::Options| {
                options.iter().map(|(name, value)| format!("{name}={value}")).collect::<Vec<_>>().join(" ")
            };
            return differs("--option", shown(&setup.options), shown(&head.options));
        }
    }
    if let Some(bots) = args.bots.as_ref().filter(|_| !head.players.is_empty()) {
        let given: Vec<String> = bots.0.iter().map(BotKind::to_string).collect();
        let recorded: Vec<String> =
            head.players.values().filter(|name| name.parse::<BotKind>().is_ok()).cloned().collect();
        if given != recorded {
            return differs("--bots", given.join(","), recorded.join(","));
        }
    }
    Ok(())
}
