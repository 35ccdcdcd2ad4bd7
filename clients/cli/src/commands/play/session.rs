//! A game at this terminal, from the first step to the last.

use tetrapolis_catalog::{Entry, Playthrough, StepError};
use tetrapolis_game::{Arg, Message, Rule, Seat, Telling, Turn, Viewer};
use tetrapolis_review::Tutor;

use super::choices::{in_notation, in_words};
use super::dice::Dice;
use super::help::Help;
use super::prompt::{Input, Keyboard};
use super::record_file::RecordFile;
use super::start::{Player, Start};
use crate::board;
use crate::commands::rules::rule;
use crate::failure::Failure;
use crate::layout::one_line;
use crate::output::Output;
use crate::party::Parties;

/// How many lines of the log are shown to a player who takes over the screen.
const REMINDED: usize = 12;

/// What a game in progress keeps.
pub struct Session {
    entry: &'static Entry,
    table: Box<dyn Playthrough>,
    file: RecordFile,
    players: Vec<Player>,
    dice: Dice,
    parties: Parties,
    viewer: Viewer,
    keyboard: Keyboard,
    log: Vec<Message>,
    refused: Option<Rule>,
    tutor: Tutor,
    /// What has been said about this position.
    help: Help,
    /// For whom the board on the screen was drawn; nobody if it no longer shows the position.
    drawn_for: Option<Viewer>,
    /// Who sits at the screen, if players have secrets and share it.
    at_screen: Option<Seat>,
}

/// How a game at this terminal stopped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// It is over.
    Over,
    /// The player left.
    Left,
}

impl Session {
    /// Sits down at a table, with a tutor.
    pub fn new(start: Start, tutor: Tutor) -> Session {
        let Start { entry, table, file, players, dice, torn: _ } = start;
        let mut people = (0_u8..).zip(&players).filter(|(_, player)| matches!(player, Player::Human));
        let head = &file.record().head;
        let (viewer, parties) = match (people.next(), people.next()) {
            (Some((seat, _)), None) => (Viewer::Seat(Seat(seat)), Parties::seen_from(seat, head, table.parties())),
            (_, _) => (Viewer::Public, Parties::new(head, table.parties())),
        };
        let log = Vec::new();
        let keyboard = Keyboard::new();
        let mut session = Session {
            entry,
            table,
            file,
            players,
            dice,
            parties,
            viewer,
            keyboard,
            log,
            refused: None,
            tutor,
            help: Help::default(),
            drawn_for: None,
            at_screen: None,
        };
        session.remember();
        session
    }

    /// Plays on until the game is over or the player leaves.
    pub fn run(&mut self, output: &mut Output<'_>) -> Result<End, Failure> {
        loop {
            match self.table.turn() {
                Turn::Over => {
                    self.draw(self.viewer, output)?;
                    output.line("")?;
                    output.line(&board::sheets(self.table.as_ref(), &self.parties, output.words))?;
                    return Ok(End::Over);
                }
                Turn::Chance => {
                    let mut rng = self.dice.of_step(self.file.record().steps.len());
                    let step = self.table.sample(&mut rng);
                    self.advance(&step, output)?.expect("chance draws what is possible");
                }
                Turn::Act(seats) => {
                    let seat = seats.first().expect("somebody has to act");
                    if self.act(seat, output)? == Some(End::Left) {
                        return Ok(End::Left);
                    }
                }
            }
        }
    }

    /// Lets a seat act.
    fn act(&mut self, seat: Seat, output: &mut Output<'_>) -> Result<Option<End>, Failure> {
        match &mut self.players[seat.index()] {
            Player::Bot(bot) => {
                output.briefly(&Message::new("play-thinking").with("party", self.parties.name(seat.index())))?;
                let step = bot.choose(self.table.as_ref(), seat);
                output.take_back()?;
                self.advance(&step, output)?.expect("a bot chooses a legal action");
                Ok(None)
            }
            Player::Human => self.ask(seat, output),
        }
    }

    /// Asks a person until the position changes.
    fn ask(&mut self, seat: Seat, output: &mut Output<'_>) -> Result<Option<End>, Failure> {
        let actions = self.table.legal(seat);
        if self.entry.secrets {
            if let ([only], Viewer::Seat(_)) = (actions.as_slice(), self.viewer) {
                // A player who can only decline is asked like everybody else. If only one person is at the screen, the
                // table answers.
                let step = format!("{seat}: {}", only.notation);
                self.make(&step)?.expect("a legal action");
                return Ok(None);
            }
            if self.change_places(seat, output)? == Some(End::Left) {
                return Ok(Some(End::Left));
            }
        }
        self.offer(seat, &actions, output)?;
        loop {
            let party = self.parties.name(seat.index());
            let prompt = Message::new("play-prompt").with("party", party).with("most", actions.len());
            output.prompt(&output.words.say(&prompt))?;
            let Some(line) = self.keyboard.line() else {
                output.line("")?;
                return Ok(Some(End::Left));
            };
            if !self.keyboard.echoes() {
                output.line(&one_line(&line))?;
            }
            match Input::parse(&line) {
                Input::Empty => {}
                Input::Number(number) => match number.checked_sub(1).and_then(|n| actions.get(n)) {
                    Some(action) => {
                        if self.attempt(seat, &action.notation, output)? {
                            return Ok(None);
                        }
                    }
                    None => output.say(&Message::new("play-no-number").with("most", actions.len()))?,
                },
                Input::Notation(text) => {
                    if self.attempt(seat, &text, output)? {
                        return Ok(None);
                    }
                }
                Input::Undo => {
                    if self.undo(seat, output)? {
                        return Ok(None);
                    }
                }
                Input::Hint => {
                    for said in self.help.hint(self.table.as_ref(), seat) {
                        output.tell(&said)?;
                    }
                }
                Input::Quit => return Ok(Some(End::Left)),
                Input::Board => {
                    self.drawn_for = None;
                    self.offer(seat, &actions, output)?;
                }
                other => self.answer(&other, &actions, output)?,
            }
        }
    }

    /// If several people share the screen and have secrets, clears it before another one looks.
    fn change_places(&mut self, seat: Seat, output: &mut Output<'_>) -> Result<Option<End>, Failure> {
        let is_shared = matches!(self.viewer, Viewer::Public) && output.height().is_some() && self.keyboard.echoes();
        if !is_shared || self.at_screen.replace(seat) == Some(seat) {
            return Ok(None);
        }
        output.clear()?;
        let first = self.log.len().saturating_sub(REMINDED);
        for line in &self.log[first..] {
            output.tell(line)?;
        }
        let message = Message::new("play-change-places").with("party", self.parties.name(seat.index()));
        output.prompt(&output.words.say(&message))?;
        if self.keyboard.line().is_none() {
            output.line("")?;
            return Ok(Some(End::Left));
        }
        output.clear()?;
        self.drawn_for = None;
        Ok(None)
    }

    /// Answers input that does not change the position.
    fn answer(&self, input: &Input, actions: &[Telling], output: &mut Output<'_>) -> Result<(), Failure> {
        match input {
            Input::Help => {
                let Telling { notation, rule, .. } = &actions[actions.len() - 1];
                let group = rule.0.split('.').next().unwrap_or(rule.0);
                let help = Message::new("play-help").with("action", notation.as_str());
                output.say(&help.with("rule", rule.0).with("group", group))?;
                if let Some(legend) = board::legend(self.entry.name, output.words) {
                    output.line(&legend)?;
                }
            }
            Input::Actions => output.line(&in_words(actions, output.words))?,
            Input::Score => output.line(&board::sheets(self.table.as_ref(), &self.parties, output.words))?,
            Input::Log => {
                for line in &self.log {
                    output.tell(line)?;
                }
            }
            Input::Rule(id) => self.show_rule(id, output)?,
            Input::Why(number) => {
                let of_action = number.map(|n| n.checked_sub(1).and_then(|n| actions.get(n)).map(|action| action.rule));
                match of_action.unwrap_or(self.refused) {
                    Some(rule) => self.show_rule(rule.0, output)?,
                    None => output.say(&Message::new("play-no-why"))?,
                }
            }
            Input::Empty
            | Input::Number(_)
            | Input::Undo
            | Input::Hint
            | Input::Board
            | Input::Quit
            | Input::Notation(_) => {}
        }
        Ok(())
    }

    fn show_rule(&self, id: &str, output: &mut Output<'_>) -> Result<(), Failure> {
        match rule(self.entry, id, output.words) {
            Ok(text) => output.line(&text)?,
            Err(message) => output.say(&message)?,
        }
        Ok(())
    }

    /// Shows the board if it has changed, and the actions: in words, or in notation if there is no room for words. If
    /// there is no room for that either, it shows only how many there are, because the board is more important.
    fn offer(&mut self, seat: Seat, actions: &[Telling], output: &mut Output<'_>) -> Result<(), Failure> {
        let mut used = 2;
        if self.drawn_for != Some(Viewer::Seat(seat)) {
            used += self.draw(Viewer::Seat(seat), output)?;
        }
        let room = output.height().map_or(usize::MAX, |height| height.saturating_sub(used));
        let forms = [in_words(actions, output.words), in_notation(actions)];
        output.line("")?;
        match forms.iter().find(|form| form.lines().count() <= room) {
            Some(form) => output.line(form)?,
            None => output.say(&Message::new("play-actions").with("count", actions.len()))?,
        }
        Ok(())
    }

    /// Draws the board and says how many lines it takes.
    fn draw(&mut self, viewer: Viewer, output: &mut Output<'_>) -> Result<usize, Failure> {
        let picture = self.table.picture(viewer);
        let board = board::draw(self.entry.name, &picture, &self.parties, output.words);
        output.line("")?;
        output.line(&board)?;
        self.drawn_for = Some(viewer);
        Ok(board.lines().count())
    }

    /// Tries what a person typed. Says whether it was done, and why not.
    fn attempt(&mut self, seat: Seat, text: &str, output: &mut Output<'_>) -> Result<bool, Failure> {
        // Several seats may have to act at once; text without a seat means the player's own.
        let names_a_seat = text.starts_with('*') || text.contains(':');
        let text = if names_a_seat { text.to_owned() } else { format!("{seat}: {text}") };
        let refusal = match self.table.read(&text) {
            Err(error) => Message::new("play-unknown").with("reason", error.message()),
            Ok(step) => match step.strip_prefix(&format!("{seat}:")) {
                None => Message::new("play-not-yours"),
                Some(action) if self.warns(seat, action.trim(), output)? => return Ok(false),
                Some(_) => match self.advance(&step, output)? {
                    Ok(()) => return Ok(true),
                    Err(StepError::Text(error)) => Message::new("play-unknown").with("reason", error.message()),
                    Err(StepError::Refused(refusal)) => {
                        self.refused = Some(refusal.rule);
                        Message::new("refusal").with("rule", refusal.rule.0).with("reason", refusal.message)
                    }
                },
            },
        };
        output.tell(&refusal)?;
        Ok(false)
    }

    /// Lets the tutor look at an action before it is made. Says whether it warned.
    fn warns(&mut self, seat: Seat, action: &str, output: &mut Output<'_>) -> Result<bool, Failure> {
        let said = self.help.warning(self.table.as_ref(), seat, action, self.tutor);
        said.iter().try_for_each(|line| output.tell(line))?;
        Ok(!said.is_empty())
    }

    /// Carries out a step, records it and tells it. The deal is not told, because the board shows it.
    fn advance(&mut self, step: &str, output: &mut Output<'_>) -> Result<Result<(), StepError>, Failure> {
        let told = match self.make(step)? {
            Ok(told) => told,
            Err(error) => return Ok(Err(error)),
        };
        if let Some(line) = told
            && self.has_begun()
        {
            output.tell(&line)?;
        }
        Ok(Ok(()))
    }

    /// Carries out a step, records it and returns what is told of it.
    fn make(&mut self, step: &str) -> Result<Result<Option<Message>, StepError>, Failure> {
        let telling = self.told(self.table.as_ref(), step);
        let actor = self.table.turn().actor();
        if let Err(error) = self.table.apply(step) {
            return Ok(Err(error));
        }
        self.file.push(step)?;
        (self.refused, self.help) = (None, Help::default());
        // A player who has chosen part of an action sees the board again when it has had an effect, when others have
        // acted, or on the next turn.
        let own = matches!(self.drawn_for, Some(Viewer::Seat(seat)) if step.starts_with(&format!("{seat}:")));
        if !own || self.table.turn().actor() != actor {
            self.drawn_for = None;
        }
        self.log.extend(telling.clone());
        Ok(Ok(telling))
    }

    fn has_begun(&self) -> bool {
        self.file.record().steps.iter().any(|step| !step.starts_with('*'))
    }

    /// What is told of a step, with the player who made it.
    fn told(&self, before: &dyn Playthrough, step: &str) -> Option<Message> {
        let telling = before.tell(step, self.viewer).ok().flatten()?;
        Some(log_line(step, &telling, &self.parties))
    }

    /// Takes the seat's last action back, if nothing was revealed and nobody else has acted since. Says whether it was
    /// done.
    fn undo(&mut self, seat: Seat, output: &mut Output<'_>) -> Result<bool, Failure> {
        let reason = match self.file.record().steps.last() {
            None => Some(Message::new("undo-nothing")),
            Some(step) if step.starts_with('*') && self.has_begun() => Some(Message::new("undo-revealed")),
            Some(step) if step.starts_with('*') => Some(Message::new("undo-nothing")),
            Some(step) if !step.starts_with(&format!("{seat}:")) => Some(Message::new("undo-other")),
            Some(_) => None,
        };
        if let Some(reason) = reason {
            output.say(&reason)?;
            return Ok(false);
        }
        self.file.pop()?;
        self.table.replay(self.file.record(), usize::MAX).expect("a part of a good record is good");
        let undone = self.log.pop().map_or_else(|| Arg::from("-"), Arg::from);
        output.say(&Message::new("undo-done").with("what", undone))?;
        (self.help, self.drawn_for) = (Help::default(), None);
        Ok(true)
    }

    /// Fills the log from the record.
    fn remember(&mut self) {
        let record = self.file.record().clone();
        let mut table = self.table.fork();
        table.replay(&record, 0).expect("the record has been replayed before");
        for step in &record.steps {
            self.log.extend(self.told(table.as_ref(), step));
            table.apply(step).expect("the record has been replayed before");
        }
    }
}

/// A step in words, with the player who made it.
pub fn log_line(step: &str, telling: &Telling, parties: &Parties) -> Message {
    let seat = step.split_once(':').and_then(|(seat, _)| seat.trim().parse::<usize>().ok());
    match seat.and_then(|seat| seat.checked_sub(1)).filter(|seat| !step.starts_with('*') && *seat < parties.len()) {
        Some(seat) => Message::new("log-play").with("party", parties.name(seat)).with("what", telling.message.clone()),
        None => Message::new("log-chance").with("what", telling.message.clone()),
    }
}
