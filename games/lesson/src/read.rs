use std::collections::BTreeMap;

use tetrapolis_game::{Message, Record, RecordError, Seat};

use crate::moves::actions;
use crate::{Also, Ask, Fault, Lesson, Line, Scene, Words};

/// The mark of a directive.
const MARK: &str = "#@";
/// The version of the directives.
const VERSION: &str = "1";
/// The most turns that a learner plays freely.
const MOST_TURNS: u32 = 9;

impl Lesson {
    /// Reads a lesson.
    ///
    /// # Errors
    /// The first line that cannot be read.
    pub fn read(text: &str) -> Result<Lesson, Fault> {
        let record: Record = text.parse().map_err(|error| not_a_record(&error))?;
        let mut reader = Reader::default();
        for (n, line) in text.lines().enumerate() {
            let line = Line { number: n + 1, text: line.trim().to_owned() };
            match line.text.strip_prefix(MARK) {
                _ if reader.ended && !line.text.is_empty() => return Err(after_end(&line)),
                Some(directive) => reader.directive(line.number, directive.trim())?,
                None if is_step(&line.text) => reader.step(line)?,
                None => {}
            }
        }
        reader.finish(record, text.lines().count())
    }
}

fn not_a_record(error: &RecordError) -> Fault {
    let line = match error {
        RecordError::Line { line, .. } => *line,
        RecordError::NotARecord | RecordError::Missing(_) => 1,
    };
    Fault::new(line, error.message())
}

fn after_end(line: &Line) -> Fault {
    Fault::new(line.number, Message::new("lesson-after-end").with("text", line.text.as_str()))
}

fn is_step(line: &str) -> bool {
    line.starts_with('*') || line.starts_with(|first: char| first.is_ascii_digit())
}

/// A branch: how many steps it replaces, and by which.
type Branch = (usize, Vec<Line>);

/// What has been read so far.
#[derive(Default)]
struct Reader {
    version: bool,
    seat: Option<Seat>,
    title: Option<String>,
    steps: Vec<Line>,
    opening: Option<usize>,
    scenes: Vec<Scene>,
    branches: BTreeMap<String, Branch>,
    /// The label of the branch that is being read.
    branch: Option<String>,
    /// The moves that lead to a branch: scene, which of its moves, label.
    labels: Vec<(usize, usize, Line)>,
    jumping: bool,
    ended: bool,
}

impl Reader {
    fn directive(&mut self, line: usize, text: &str) -> Result<(), Fault> {
        let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
        let rest = rest.trim();
        let form =
            |form: &'static str| Fault::new(line, Message::new("lesson-form").with("text", text).with("form", form));
        if let Some(label) = self.branch.clone() {
            match word {
                "join" => self.branch = None,
                _ if is_step(text) => {
                    let steps = &mut self.branches.get_mut(&label).expect("it has begun").1;
                    steps.push(Line { number: line, text: text.to_owned() });
                }
                _ => return Err(Fault::new(line, Message::new("lesson-in-branch").with("text", text))),
            }
            return Ok(());
        }
        if self.has(word) {
            return Err(Fault::new(line, Message::new("lesson-twice").with("text", word)));
        }
        match word {
            "lesson" if rest == VERSION => self.version = true,
            "lesson" => return Err(Fault::new(line, Message::new("lesson-version").with("text", rest))),
            "you" => {
                let seat = rest.parse().ok().and_then(|seat: u8| seat.checked_sub(1));
                self.seat = Some(Seat(seat.ok_or_else(|| form("you SEAT"))?));
            }
            "title" if !rest.is_empty() => self.title = Some(rest.to_owned()),
            "begin" => self.opening = Some(self.steps.len()),
            "say" => {
                let say = words(rest).ok_or_else(|| form("say KEY"))?;
                self.scene(line).say = Some(say);
            }
            "point" => {
                let things = things(line, rest).ok_or_else(|| form("point THING ..."))?;
                self.open(line).point = things;
            }
            "want" => {
                let action = own(self.seat, line, rest).ok_or_else(|| form("want SEAT: ACTION"))?;
                self.ask(
                    line,
                    Ask::Play { want: action, also: Vec::new(), any: false, other: None, after: Vec::new() },
                );
            }
            "also" => self.also(line, rest, || form("also SEAT: ACTION [-> LABEL]"))?,
            "else" => {
                let (said, begins) = match rest.split_once(" after ") {
                    Some((said, begins)) if !rest.ends_with('"') => (said, Some(begins)),
                    _ => (rest, None),
                };
                let said = words(said).ok_or_else(|| form("else KEY"))?;
                let begins = match begins {
                    Some(begins) => {
                        Some(own(self.seat, line, begins).ok_or_else(|| form("else KEY after SEAT: ACTION"))?)
                    }
                    None => None,
                };
                match (self.scenes.last_mut().map(|scene| &mut scene.ask), begins) {
                    (Some(Ask::Play { after, .. }), Some(begins)) => after.push((begins, said)),
                    (Some(Ask::Play { other, .. } | Ask::Look { other, .. }), None) => *other = Some(said),
                    _ => return Err(Fault::new(line, Message::new("lesson-else"))),
                }
            }
            "look" => {
                let things = things(line, rest).ok_or_else(|| form("look THING ..."))?;
                self.ask(line, Ask::Look { things, other: None });
            }
            "refuse" => {
                let parts =
                    rest.split_once(" by ").and_then(|(action, rule)| Some((own(self.seat, line, action)?, rule)));
                let (action, rule) = parts.ok_or_else(|| form("refuse SEAT: ACTION by RULE"))?;
                self.ask(line, Ask::Try { action, rule: rule.trim().to_owned() });
            }
            "goal" => {
                let goal = goal(line, rest).ok_or_else(|| form("goal uses RULE within N turns"))?;
                self.ask(line, goal);
            }
            "branch" => {
                let parts = rest.split_once(" instead ");
                let (label, count) = parts
                    .and_then(|(label, count)| Some((label.trim(), count.trim().parse().ok()?)))
                    .ok_or_else(|| form("branch LABEL instead N"))?;
                self.branches.insert(label.to_owned(), (count, Vec::new()));
                self.branch = Some(label.to_owned());
            }
            "jump" => self.jumping = true,
            "here" if self.jumping => {
                self.jumping = false;
                let here = self.steps.len();
                self.scene_before(line)?.jump = Some(here);
            }
            "end" => self.end(line),
            _ => return Err(Fault::new(line, Message::new("lesson-directive").with("text", text))),
        }
        Ok(())
    }

    /// Whether a directive that occurs once has been read, or a jump has begun.
    fn has(&self, directive: &str) -> bool {
        match directive {
            "lesson" => self.version,
            "you" => self.seat.is_some(),
            "title" => self.title.is_some(),
            "begin" => self.opening.is_some(),
            "jump" => self.jumping,
            _ => false,
        }
    }

    fn step(&mut self, step: Line) -> Result<(), Fault> {
        self.steps.push(step);
        if self.opening.is_some() && !self.jumping {
            let line = self.steps.last().map_or(0, |step| step.number);
            let made = self.steps.len();
            self.scene_before(line)?.then.end = made;
        }
        Ok(())
    }

    fn also(&mut self, line: usize, rest: &str, form: impl Fn() -> Fault) -> Result<(), Fault> {
        let (action, label) = match rest.split_once("->") {
            Some((action, label)) => (action.trim(), Some(label.trim())),
            None => (rest, None),
        };
        let own = own(self.seat, line, action);
        let scene = self.scenes.len().saturating_sub(1);
        let Some(Ask::Play { also, any, .. }) = self.scenes.last_mut().map(|scene| &mut scene.ask) else {
            return Err(Fault::new(line, Message::new("lesson-also")));
        };
        if rest == "any" {
            *any = true;
            return Ok(());
        }
        also.push(Also { action: own.ok_or_else(form)?, instead: 0, steps: Vec::new() });
        if let Some(label) = label {
            self.labels.push((scene, also.len() - 1, Line { number: line, text: label.to_owned() }));
        }
        Ok(())
    }

    /// Begins a scene.
    fn scene(&mut self, line: usize) -> &mut Scene {
        let made = self.steps.len();
        self.scenes.push(Scene { line, say: None, point: Vec::new(), ask: Ask::Read, then: made..made, jump: None });
        self.scenes.last_mut().expect("it was just added")
    }

    /// The scene that still waits for its question; a new one if there is none.
    fn open(&mut self, line: usize) -> &mut Scene {
        let waits = |scene: &Scene| matches!(scene.ask, Ask::Read) && scene.then.is_empty() && scene.jump.is_none();
        if self.scenes.last().is_none_or(|scene| !waits(scene)) {
            return self.scene(line);
        }
        self.scenes.last_mut().expect("there is one")
    }

    fn ask(&mut self, line: usize, ask: Ask) {
        self.open(line).ask = ask;
    }

    fn end(&mut self, line: usize) {
        self.ended = true;
        self.open(line).ask = Ask::End;
    }

    /// The scene that a step or a jump belongs to.
    fn scene_before(&mut self, line: usize) -> Result<&mut Scene, Fault> {
        self.scenes.last_mut().ok_or_else(|| Fault::new(line, Message::new("lesson-before-say")))
    }

    fn finish(mut self, record: Record, last: usize) -> Result<Lesson, Fault> {
        let missing =
            |directive: &'static str| Fault::new(last, Message::new("lesson-missing").with("text", directive));
        if !self.version {
            return Err(missing("lesson 1"));
        }
        if self.branch.is_some() {
            return Err(missing("join"));
        }
        if self.jumping {
            return Err(missing("here"));
        }
        if !self.ended {
            return Err(missing("end"));
        }
        for (scene, which, label) in self.labels {
            let no_branch = || Fault::new(label.number, Message::new("lesson-label").with("text", label.text.as_str()));
            let (instead, steps) = self.branches.get(&label.text).cloned().ok_or_else(no_branch)?;
            if let Ask::Play { also, .. } = &mut self.scenes[scene].ask {
                also[which].instead = instead;
                also[which].steps = steps;
            }
        }
        for scene in &self.scenes {
            if let Ask::Play { want, .. } = &scene.ask {
                let next = self.steps[scene.then.clone()].iter().map(|step| own(self.seat, step.number, &step.text));
                let asked = actions(&want.text).count();
                if !next
                    .take(asked)
                    .map(|step| step.map(|step| step.text))
                    .eq(actions(&want.text).map(|action| Some(action.to_owned())))
                {
                    return Err(Fault::new(want.number, Message::new("lesson-next").with("text", want.text.as_str())));
                }
            }
        }
        let seat = self.seat.filter(|seat| seat.0 < record.head.seats).ok_or_else(|| missing("you 1"))?;
        Ok(Lesson {
            head: record.head,
            title: self.title.ok_or_else(|| missing("title NAME"))?,
            seat,
            steps: self.steps,
            opening: self.opening.ok_or_else(|| missing("begin"))?,
            scenes: self.scenes,
        })
    }
}

/// An action of the learner, without the seat.
fn own(learner: Option<Seat>, number: usize, text: &str) -> Option<Line> {
    let (seat, action) = text.split_once(':')?;
    let seat = seat.trim().parse::<u8>().ok()?.checked_sub(1)?;
    let text = actions(action).collect::<Vec<_>>().join("; ");
    (learner == Some(Seat(seat))).then_some(Line { number, text })
}

/// A key, or an author's own words in quotes.
fn words(text: &str) -> Option<Words> {
    if let Some(own) = text.strip_prefix('"') {
        return own.strip_suffix('"').filter(|own| !own.is_empty()).map(|own| Words::Text(own.to_owned()));
    }
    let is_key = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    (!text.is_empty() && text.chars().all(is_key)).then(|| Words::Key(text.to_owned()))
}

fn things(number: usize, text: &str) -> Option<Vec<Line>> {
    let things: Vec<Line> = text.split_whitespace().map(|thing| Line { number, text: thing.to_owned() }).collect();
    (!things.is_empty()).then_some(things)
}

fn goal(number: usize, text: &str) -> Option<Ask> {
    let (rule, turns) = text.strip_prefix("uses ")?.split_once(" within ")?;
    let turns = turns.strip_suffix(" turns").or_else(|| turns.strip_suffix(" turn"))?;
    let turns = turns.trim().parse().ok().filter(|turns| (1..=MOST_TURNS).contains(turns))?;
    Some(Ask::Goal { rule: Line { number, text: rule.trim().to_owned() }, turns })
}
