use std::collections::VecDeque;

use serde::Serialize;
use serde_json::value::RawValue;
use tetrapolis_catalog::{Move, Playthrough};
use tetrapolis_game::{Message, Refusal, Rule, Seat, Telling, Turn, Viewer};

use crate::table::{make, set_up};
use crate::{Also, Ask, Fault, Lesson, Line, Scene, Words};

/// A lesson being taken. All that it is follows from the lesson and from what the learner has done.
pub struct Course<'a> {
    lesson: &'a Lesson,
    table: Box<dyn Playthrough>,
    /// Which scene.
    at: usize,
    /// Moves of a branch that the learner still has to make, before the lesson goes on.
    detour: VecDeque<&'a Line>,
    /// Steps of the record that a branch has replaced and that are still to come.
    replaced: usize,
    /// Whether the learner has been answered here, so that only what is wanted glows.
    hinted: bool,
    /// Turns that the learner has begun since a goal was set.
    turns: u32,
    frames: Vec<Frame>,
}

/// What the learner sees after a step.
#[derive(Clone, Debug, Serialize)]
pub struct Frame {
    /// Who made the step; none for chance.
    pub seat: Option<Seat>,
    /// What is told of the step; nothing where the lesson has jumped.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub told: Option<Telling>,
    /// The board after it.
    pub picture: Box<RawValue>,
}

/// What comes of something that the learner did.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reaction {
    /// It was right: the lesson goes on.
    Right,
    /// It is not what was asked for and has been taken back; this is the answer, if there is one.
    Other(Option<Words>),
    /// The rules do not allow it.
    Refused(Refusal),
    /// It cannot be read.
    Unreadable(Message),
}

/// Chooses the moves of the others and of chance while the learner plays freely; nothing if there is none to choose.
pub type Reply<'a> = &'a mut dyn FnMut(&dyn Playthrough) -> Option<Move>;

/// The lesson cannot go on: a step of its file is not possible. No lesson that [`check`](crate::check) accepts gets there.
pub type Stuck = Fault;

impl<'a> Course<'a> {
    /// Begins a lesson.
    ///
    /// # Errors
    /// The game cannot be set up, or a step of the opening is not possible.
    pub fn new(lesson: &'a Lesson) -> Result<Course<'a>, Stuck> {
        let table = set_up(&lesson.head)?;
        let mut course = Course {
            lesson,
            table,
            at: 0,
            detour: VecDeque::new(),
            replaced: 0,
            hinted: false,
            turns: 0,
            frames: Vec::new(),
        };
        for step in &lesson.steps[..lesson.opening] {
            course.make(step)?;
        }
        course.frames = vec![course.frame(None, None)];
        Ok(course)
    }

    /// The scene.
    pub fn scene(&self) -> &'a Scene {
        &self.lesson.scenes[self.at]
    }

    /// Which scene it is, counted from 0.
    pub fn number(&self) -> usize {
        self.at
    }

    /// What the bubble says: in this scene, or in the last one before it that says something.
    pub fn said(&self) -> Option<&'a Words> {
        self.lesson.scenes[..=self.at].iter().rev().find_map(|scene| scene.say.as_ref())
    }

    /// The board.
    pub fn table(&self) -> &dyn Playthrough {
        self.table.as_ref()
    }

    /// What has happened since the learner last did something, ending with the board as it is.
    pub fn frames(&self) -> &[Frame] {
        &self.frames
    }

    /// The action that is asked for.
    pub fn wanted(&self) -> Option<&'a str> {
        match (self.detour.front(), &self.scene().ask) {
            (Some(step), _) => step.text.split_once(':').map(|(_, action)| action.trim()),
            (None, Ask::Play { want, .. }) => Some(&want.text),
            (None, Ask::Try { action, .. }) => Some(&action.text),
            (None, _) => None,
        }
    }

    /// What the learner may do; where something is to be tried that is not allowed, that.
    pub fn offers(&self) -> Vec<Telling> {
        match &self.scene().ask {
            Ask::Try { action, .. } => self.tell(&action.text).into_iter().collect(),
            _ => self.table.legal(self.lesson.seat),
        }
    }

    /// The things that glow.
    pub fn glow(&self) -> Vec<String> {
        let named = |lines: &[Line]| lines.iter().map(|line| line.text.clone()).collect::<Vec<_>>();
        if self.detour.is_empty() && !self.hinted && !self.scene().point.is_empty() {
            return named(&self.scene().point);
        }
        if let Some(telling) = self.wanted().and_then(|action| self.tell(action)) {
            return telling.touches;
        }
        match &self.scene().ask {
            Ask::Look { things, .. } => named(things),
            _ => named(&self.scene().point),
        }
    }

    /// The rules behind the scene: those of the wanted action, or the one that is to be met.
    pub fn rules(&self) -> Vec<Rule> {
        match &self.scene().ask {
            Ask::Try { action, .. } => self.refusal(&action.text).map(|refusal| refusal.rule).into_iter().collect(),
            _ => self
                .wanted()
                .and_then(|action| self.tell(action))
                .map_or(Vec::new(), |telling| used(&telling).collect()),
        }
    }

    /// Goes on after reading.
    ///
    /// # Errors
    /// A step of the lesson is not possible.
    pub fn go_on(&mut self) -> Result<Reaction, Stuck> {
        if !matches!(self.scene().ask, Ask::Read) {
            return Ok(Reaction::Other(None));
        }
        self.frames.clear();
        self.advance(self.scene().then.start)?;
        Ok(Reaction::Right)
    }

    /// Does what is asked for, in place of the learner.
    ///
    /// # Errors
    /// A step of the lesson is not possible.
    pub fn skip(&mut self) -> Result<Reaction, Stuck> {
        match (&self.scene().ask, self.wanted()) {
            (_, Some(action)) => self.play(action),
            (Ask::Look { things, .. }, None) => self.look(&things[0].text),
            (Ask::Goal { .. }, None) => {
                self.frames.clear();
                self.next_scene();
                Ok(Reaction::Right)
            }
            (_, None) => self.go_on(),
        }
    }

    /// Taps a thing where one has to be found.
    ///
    /// # Errors
    /// A step of the lesson is not possible.
    pub fn look(&mut self, thing: &str) -> Result<Reaction, Stuck> {
        let Ask::Look { things, other } = &self.scene().ask else {
            return Ok(Reaction::Other(None));
        };
        if !things.iter().any(|right| right.text == thing) {
            self.hinted = true;
            return Ok(Reaction::Other(other.clone()));
        }
        self.frames.clear();
        self.advance(self.scene().then.start)?;
        Ok(Reaction::Right)
    }

    /// Plays an action.
    ///
    /// # Errors
    /// A step of the lesson is not possible.
    pub fn play(&mut self, action: &str) -> Result<Reaction, Stuck> {
        let step = match self.table.read_action(self.lesson.seat, action) {
            Ok(step) => step,
            Err(error) => return Ok(Reaction::Unreadable(error.message())),
        };
        if let Err(refusal) = self.table.permit(&step) {
            return self.refused(&step, refusal);
        }
        if let Some(next) = self.detour.front() {
            if next.text != step.text() {
                return Ok(self.taken_back());
            }
            self.frames.clear();
            let next = self.detour.pop_front().expect("it was there");
            self.tell_and_make(next)?;
            return self.leave_detour().map(|()| Reaction::Right);
        }
        let Ask::Play { want, also, any, .. } = &self.scene().ask else {
            return Ok(Reaction::Other(None));
        };
        let own = |line: &Line| format!("{}: {}", self.lesson.seat, line.text);
        let as_good = also.iter().find(|also| own(&also.action) == step.text());
        if own(want) != step.text() && as_good.is_none() && !any {
            return Ok(self.taken_back());
        }
        self.frames.clear();
        let made = Line { number: self.scene().line, text: step.text().to_owned() };
        self.tell_and_make(&made)?;
        match as_good {
            Some(also) if !also.steps.is_empty() => self.branch(also)?,
            _ => self.advance(self.scene().then.start + 1)?,
        }
        Ok(Reaction::Right)
    }

    /// Plays an action where the learner plays freely, and lets the others answer until it is the learner's turn again.
    ///
    /// # Errors
    /// A step of the lesson is not possible.
    pub fn play_freely(&mut self, action: &str, reply: Reply<'_>) -> Result<Reaction, Stuck> {
        let Ask::Goal { rule, turns } = &self.scene().ask else {
            return self.play(action);
        };
        let step = match self.table.read_action(self.lesson.seat, action) {
            Ok(step) => step,
            Err(error) => return Ok(Reaction::Unreadable(error.message())),
        };
        if let Err(refusal) = self.table.permit(&step) {
            return Ok(Reaction::Refused(refusal));
        }
        self.frames.clear();
        let reached = self.tell(action).is_some_and(|telling| used(&telling).any(|used| used.0 == rule.text));
        self.carry_out(&step);
        let mut waited = false;
        while !reached && !self.is_learners_turn() && self.table.turn() != Turn::Over {
            let Some(step) = reply(self.table.as_ref()) else { break };
            waited |= step.seat().is_some();
            self.carry_out(&step);
        }
        self.turns += u32::from(waited);
        if reached || self.turns >= *turns || self.table.turn() == Turn::Over {
            self.next_scene();
        }
        Ok(Reaction::Right)
    }

    fn is_learners_turn(&self) -> bool {
        matches!(self.table.turn(), Turn::Act(seats) if seats.contains(self.lesson.seat))
    }

    fn refused(&mut self, step: &Move, refusal: Refusal) -> Result<Reaction, Stuck> {
        if let Ask::Try { action, rule } = &self.scene().ask {
            let tried = format!("{}: {}", self.lesson.seat, action.text);
            if tried == step.text() && refusal.rule.0 == rule {
                self.frames.clear();
                self.advance(self.scene().then.start)?;
            }
        }
        Ok(Reaction::Refused(refusal))
    }

    fn taken_back(&mut self) -> Reaction {
        self.hinted = true;
        match &self.scene().ask {
            Ask::Play { other, .. } => Reaction::Other(other.clone()),
            _ => Reaction::Other(None),
        }
    }

    /// Carries out the steps of the scene from one of them on, then goes to the next scene.
    fn advance(&mut self, from: usize) -> Result<(), Stuck> {
        let scene = self.scene();
        let (from, lesson) = (from + self.replaced, self.lesson);
        self.replaced = 0;
        for step in lesson.steps.get(from..scene.then.end).unwrap_or_default() {
            self.tell_and_make(step)?;
        }
        if let Some(here) = scene.jump {
            self.jump(here)?;
        }
        self.next_scene();
        Ok(())
    }

    fn next_scene(&mut self) {
        self.hinted = false;
        self.at = (self.at + 1).min(self.lesson.scenes.len() - 1);
        self.frames.push(self.frame(None, None));
    }

    /// Takes the line of the record up again.
    fn jump(&mut self, here: usize) -> Result<(), Stuck> {
        self.table = set_up(&self.lesson.head)?;
        let lesson = self.lesson;
        lesson.steps[..here].iter().try_for_each(|step| self.make(step))
    }

    /// Goes another way for some steps. Scenes that ask for steps which the branch replaces are left out.
    fn branch(&mut self, also: &'a Also) -> Result<(), Stuck> {
        self.replaced = also.instead;
        self.detour = also.steps.iter().collect();
        self.leave_detour()
    }

    /// Carries out the branch up to the learner's next move in it, or to its end.
    fn leave_detour(&mut self) -> Result<(), Stuck> {
        let own = format!("{}:", self.lesson.seat);
        while let Some(next) = self.detour.pop_front() {
            if next.text.starts_with(&own) {
                self.detour.push_front(next);
                self.frames.push(self.frame(None, None));
                return Ok(());
            }
            self.tell_and_make(next)?;
        }
        let mut left = self.scene().then.len() - 1;
        while self.replaced > left && self.at + 1 < self.lesson.scenes.len() {
            self.replaced -= left;
            self.at += 1;
            left = self.scene().then.len();
        }
        let first = self.scene().then.end - left;
        self.advance(first)
    }

    fn tell(&self, action: &str) -> Option<Telling> {
        let step = self.table.read_action(self.lesson.seat, action).ok()?;
        self.told(&step)
    }

    fn refusal(&self, action: &str) -> Option<Refusal> {
        let step = self.table.read_action(self.lesson.seat, action).ok()?;
        self.table.permit(&step).err()
    }

    fn told(&self, step: &Move) -> Option<Telling> {
        self.table.tell(step.text(), Viewer::Seat(self.lesson.seat)).ok().flatten()
    }

    fn frame(&self, seat: Option<Seat>, told: Option<Telling>) -> Frame {
        Frame { seat, told, picture: self.table.picture(Viewer::Seat(self.lesson.seat)) }
    }

    fn tell_and_make(&mut self, step: &Line) -> Result<(), Stuck> {
        let read = self.table.read_step(&step.text).ok();
        let told = read.as_ref().and_then(|step| self.told(step));
        self.make(step)?;
        if told.is_some() {
            self.frames.push(self.frame(read.and_then(|step| step.seat()), told));
        }
        Ok(())
    }

    fn carry_out(&mut self, step: &Move) {
        let told = self.told(step);
        if self.table.make(step).is_ok() && told.is_some() {
            self.frames.push(self.frame(step.seat(), told));
        }
    }

    fn make(&mut self, step: &Line) -> Result<(), Stuck> {
        make(self.table.as_mut(), step)
    }
}

/// All rules that a step uses.
fn used(telling: &Telling) -> impl Iterator<Item = Rule> {
    std::iter::once(telling.rule).chain(telling.also.iter().copied())
}

impl Clone for Course<'_> {
    fn clone(&self) -> Self {
        Course { table: self.table.fork(), detour: self.detour.clone(), frames: self.frames.clone(), ..*self }
    }
}
