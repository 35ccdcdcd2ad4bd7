use std::collections::VecDeque;

use serde::Serialize;
use serde_json::value::RawValue;
use tetrapolis_catalog::{Move, Playthrough};
use tetrapolis_game::{Message, Refusal, Seat, Telling, Turn, Viewer};

use crate::moves::{Barred, actions, is_move, read_move};
use crate::shown::used;
use crate::table::{make, set_up};
use crate::{Also, Ask, Fault, Lesson, Line, Scene, Words};

/// A lesson that somebody takes. Everything in it follows from the lesson and from what the learner has done.
pub struct Course<'a> {
    pub(crate) lesson: &'a Lesson,
    pub(crate) table: Box<dyn Playthrough>,
    /// Which scene.
    at: usize,
    /// Moves of a branch that the learner still has to make, before the lesson goes on.
    pub(crate) detour: VecDeque<&'a Line>,
    /// Steps of the record that a branch has replaced and that are still to come.
    replaced: usize,
    /// Whether the learner has been answered here, so that only what is wanted glows.
    pub(crate) hinted: bool,
    /// Turns that the learner has begun since a goal was set.
    turns: u32,
    frames: Vec<Frame>,
}

/// What the learner sees after a step.
#[derive(Clone, Debug, Serialize)]
pub struct Frame {
    /// Who made the step; none for chance.
    pub seat: Option<Seat>,
    /// What the learner is told of the step; nothing where the lesson has jumped.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub told: Option<Telling>,
    /// The board after it.
    pub picture: Box<RawValue>,
}

/// The result of something that the learner did.
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

/// The lesson cannot go on: a step of its file is not possible. No lesson that [`check`](crate::check) accepts gets
/// there.
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

    /// Does what the lesson asks for, in place of the learner.
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

    /// Taps a thing where the lesson asks to find one.
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
        let steps = match read_move(self.table.as_ref(), self.lesson.seat, action) {
            Ok(steps) => steps,
            Err(Barred::Unreadable(message)) => return Ok(Reaction::Unreadable(message)),
            Err(Barred::Refused(refusal)) => return self.refused(action, refusal),
        };
        let is_right = |line: &Line| is_move(self.lesson.seat, &line.text, &steps);
        if let Some(next) = self.detour.front() {
            let (_, next) = next.text.split_once(':').expect("a step of the learner");
            if !is_move(self.lesson.seat, next, &steps) {
                return Ok(self.taken_back(&steps));
            }
            self.detour.pop_front();
            self.frames.clear();
            self.make_all(&steps)?;
            return self.leave_detour().map(|()| Reaction::Right);
        }
        let Ask::Play { want, also, any, .. } = &self.scene().ask else {
            return Ok(Reaction::Other(None));
        };
        let as_good = also.iter().find(|also| is_right(&also.action));
        if !is_right(want) && as_good.is_none() && !any {
            return Ok(self.taken_back(&steps));
        }
        self.frames.clear();
        self.make_all(&steps)?;
        match as_good {
            Some(also) if !also.steps.is_empty() => self.branch(also)?,
            _ => self.advance(self.scene().then.start + actions(&want.text).count())?,
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
        let steps = match read_move(self.table.as_ref(), self.lesson.seat, action) {
            Ok(steps) => steps,
            Err(Barred::Unreadable(message)) => return Ok(Reaction::Unreadable(message)),
            Err(Barred::Refused(refusal)) => return Ok(Reaction::Refused(refusal)),
        };
        self.frames.clear();
        let reached = self.tell(action).is_some_and(|telling| used(&telling).any(|used| used.0 == rule.text));
        for step in &steps {
            self.carry_out(step);
        }
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

    fn refused(&mut self, tried: &str, refusal: Refusal) -> Result<Reaction, Stuck> {
        if let Ask::Try { action, rule } = &self.scene().ask
            && actions(&action.text).eq(actions(tried))
            && refusal.rule.0 == rule
        {
            self.frames.clear();
            self.advance(self.scene().then.start)?;
        }
        Ok(Reaction::Refused(refusal))
    }

    fn taken_back(&mut self, steps: &[Move]) -> Reaction {
        self.hinted = true;
        match &self.scene().ask {
            Ask::Play { other, after, .. } => {
                let begins = |line: &Line| {
                    let count = actions(&line.text).count().min(steps.len());
                    is_move(self.lesson.seat, &line.text, &steps[..count])
                };
                let near = after.iter().find(|(line, _)| begins(line)).map(|(_, words)| words);
                Reaction::Other(near.or(other.as_ref()).cloned())
            }
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

    /// Goes back to the line of the record.
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
        let made = if let Ask::Play { want, .. } = &self.scene().ask { actions(&want.text).count() } else { 0 };
        let mut left = self.scene().then.len() - made;
        while self.replaced > left && self.at + 1 < self.lesson.scenes.len() {
            self.replaced -= left;
            self.at += 1;
            left = self.scene().then.len();
        }
        let first = self.scene().then.end - left;
        self.advance(first)
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

    /// Makes a move of the learner.
    fn make_all(&mut self, steps: &[Move]) -> Result<(), Stuck> {
        let number = self.scene().line;
        steps.iter().try_for_each(|step| self.tell_and_make(&Line { number, text: step.text().to_owned() }))
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

impl Clone for Course<'_> {
    fn clone(&self) -> Self {
        Course { table: self.table.fork(), detour: self.detour.clone(), frames: self.frames.clone(), ..*self }
    }
}
