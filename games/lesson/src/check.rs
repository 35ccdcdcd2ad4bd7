use tetrapolis_catalog::entry;
use tetrapolis_game::{Message, Seat, Telling, Turn, Viewer};

use crate::moves::actions;
use crate::{Ask, Course, Fault, Lesson, Line, Reaction, Scene};

/// Takes a lesson the right way, and every other way that it accepts as equally good, and says what is wrong with it.
/// Every step and every move must be legal in its place, and whatever glows must be visible. What must be refused must
/// be refused by the rule that is named. A goal must name a rule of the game, and each answer to other moves needs a
/// move to answer.
pub fn check(lesson: &Lesson) -> Vec<Fault> {
    let mut faults = Vec::new();
    let end = Check { lesson, faults: &mut faults }.run();
    faults.extend(end.err());
    faults.sort_by_key(|fault| fault.line);
    faults
}

struct Check<'a> {
    lesson: &'a Lesson,
    faults: &'a mut Vec<Fault>,
}

impl<'a> Check<'a> {
    fn run(&mut self) -> Result<(), Fault> {
        let mut course = Course::new(self.lesson)?;
        loop {
            let scene = course.scene();
            self.look_at(&course, scene);
            match &scene.ask {
                Ask::End | Ask::Goal { .. } => return Ok(()),
                Ask::Play { .. } => self.ways(&course, scene),
                _ => {}
            }
            go_right(&mut course)?;
        }
    }

    fn fault(&mut self, line: usize, message: Message) {
        self.faults.push(Fault::new(line, message));
    }

    /// Checks that what a scene points at can be seen, and that its answers answer something.
    fn look_at(&mut self, course: &Course<'_>, scene: &Scene) {
        let viewer = Viewer::Seat(self.lesson.seat);
        let is_player = |thing: &str| {
            thing.strip_prefix("player:").is_some_and(|seat| Seat::parse(seat, self.lesson.head.seats).is_some())
        };
        let hidden = |thing: &&Line| !is_player(&thing.text) && course.table().explain(&thing.text, viewer).is_none();
        let looked: &[Line] = if let Ask::Look { things, .. } = &scene.ask { things } else { &[] };
        for thing in scene.point.iter().chain(looked).filter(hidden) {
            self.fault(thing.number, Message::new("lesson-hidden").with("thing", thing.text.as_str()));
        }
        match &scene.ask {
            Ask::Play { want, also, any, other, after } => {
                let right = |notation: &str| {
                    *any || notation == want.text || also.iter().any(|also| also.action.text == notation)
                };
                let others: Vec<Telling> =
                    course.offers().into_iter().filter(|telling| !right(&telling.notation)).collect();
                if other.is_some() && others.is_empty() {
                    self.fault(scene.line, Message::new("lesson-no-other").with("text", want.text.as_str()));
                }
                for (begins, _) in after {
                    if !others
                        .iter()
                        .any(|telling| actions(&telling.notation).zip(actions(&begins.text)).all(|(a, b)| a == b))
                    {
                        let message = Message::new("lesson-no-other").with("text", begins.text.as_str());
                        self.fault(begins.number, message);
                    }
                }
                if *any && self.others_follow(scene) {
                    self.fault(scene.line, Message::new("lesson-any").with("text", want.text.as_str()));
                }
            }
            Ask::Goal { rule, .. } => {
                if course.table().turn() == Turn::Over {
                    self.fault(scene.line, Message::new("lesson-over"));
                }
                if !entry(&self.lesson.head.game).is_some_and(|game| game.has_rule(&rule.text)) {
                    self.fault(rule.number, Message::new("lesson-no-rule").with("rule", rule.text.as_str()));
                }
            }
            _ => {}
        }
    }

    /// Whether somebody else makes a step of the lesson before the next jump.
    fn others_follow(&self, scene: &Scene) -> bool {
        let jump =
            self.lesson.scenes.iter().filter(|later| later.line >= scene.line).find(|later| later.jump.is_some());
        let stop = jump.map_or(self.lesson.steps.len(), |scene| scene.then.end);
        let asked = if let Ask::Play { want, .. } = &scene.ask { actions(&want.text).count() } else { 0 };
        let own = format!("{}:", self.lesson.seat);
        let is_others = |step: &Line| !step.text.starts_with('*') && !step.text.starts_with(&own);
        self.lesson.steps[scene.then.start + asked..stop].iter().any(is_others)
    }

    /// Checks that the lesson goes on to its next jump or its end from every move that is as good as the wanted one.
    fn ways(&mut self, course: &Course<'a>, scene: &Scene) {
        let Ask::Play { also, any, want, .. } = &scene.ask else { return };
        let mut moves: Vec<(usize, String)> =
            also.iter().map(|also| (also.action.number, also.action.text.clone())).collect();
        if *any {
            moves.extend(course.offers().into_iter().map(|telling| (want.number, telling.notation)));
        }
        for (line, action) in moves {
            if let Err(reason) = way(course.clone(), &action) {
                let message = Message::new("lesson-also-stuck").with("text", action).with("line", reason.line);
                self.fault(line, message.with("reason", reason.message));
            }
        }
    }
}

/// Makes a move, then does what the lesson asks for until it jumps or ends.
fn way(mut course: Course<'_>, action: &str) -> Result<(), Fault> {
    let mut jumps = course.scene().jump.is_some();
    expect_right(course.play(action)?, course.scene().line, action)?;
    while !jumps && !matches!(course.scene().ask, Ask::End | Ask::Goal { .. }) {
        jumps = course.scene().jump.is_some();
        go_right(&mut course)?;
    }
    Ok(())
}

/// Does what the scene asks for.
fn go_right(course: &mut Course<'_>) -> Result<(), Fault> {
    let scene = course.scene();
    let wanted = course.wanted().unwrap_or_default();
    let reaction = course.skip()?;
    let Ask::Try { action, rule } = &scene.ask else {
        return expect_right(reaction, scene.line, wanted);
    };
    if matches!(reaction, Reaction::Refused(refusal) if refusal.rule.0 == rule) {
        return Ok(());
    }
    let message = Message::new("lesson-not-refused").with("text", wanted).with("rule", rule.as_str());
    Err(Fault::new(action.number, message))
}

fn expect_right(reaction: Reaction, line: usize, action: &str) -> Result<(), Fault> {
    let reason = match reaction {
        Reaction::Right => return Ok(()),
        Reaction::Refused(refusal) => refusal.message,
        Reaction::Unreadable(message) => message,
        Reaction::Other(_) => Message::new("lesson-other"),
    };
    Err(Fault::new(line, Message::new("lesson-step").with("text", action).with("reason", reason)))
}
