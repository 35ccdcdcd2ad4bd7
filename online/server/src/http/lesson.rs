//! Lessons. The server keeps nothing of them: the page sends all that the learner has done, and gets the scene after
//! it.

use axum::Json;
use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use tetrapolis_catalog::{Move, Playthrough, Selection};
use tetrapolis_game::{Message, Turn};
use tetrapolis_lesson::{self as lesson, Ask, Course, Fault, LESSONS, Lesson, Words, built_in};
use tetrapolis_protocol::{Code, Did, LessonEntry, LessonFrame, LessonScene, LessonSoFar, Reaction, Said, Task};
use tetrapolis_search::BotKind;
use tetrapolis_seated::{Seated, seat};
use tetrapolis_table::Refused;

use super::asker::{Answer, Asker};
use super::turn::Reading;
use crate::node::Node;

/// The opponents of a learner who plays freely.
const RIVAL: BotKind = BotKind::Greedy;

/// The lessons that can be taken.
#[utoipa::path(get, path = "/api/lessons", responses((status = 200, body = [LessonEntry])))]
pub(crate) async fn lessons() -> Json<Vec<LessonEntry>> {
    let entry = |built_in: &lesson::BuiltIn| {
        let lesson = built_in.lesson();
        let (game, number) = (built_in.game.to_owned(), built_in.number);
        LessonEntry { game, number, title: lesson.title, scenes: lesson.scenes.len() }
    };
    Json(LESSONS.iter().map(entry).collect())
}

/// A scene of a built-in lesson: the one after all that the learner has done.
#[utoipa::path(post, path = "/api/lessons/{game}/{number}", params(("game" = String, Path), ("number" = u8, Path)),
    request_body = LessonSoFar, responses((status = 200, description = "the scene"), (status = 404), (status = 413)))]
pub(crate) async fn take(
    State(node): State<Node>,
    Path((game, number)): Path<(String, String)>,
    headers: HeaderMap,
    _reading: Reading,
    body: Result<Bytes, BytesRejection>,
) -> Answer<Response> {
    let asker = Asker::of(&node, &headers);
    let so_far: LessonSoFar = asker.read(body)?;
    let found = number.parse().ok().and_then(|number| built_in(&game, number));
    let found = found.ok_or_else(|| asker.fails(Code::LessonUnknown.into()))?;
    let again = so_far.again;
    let scene = node.shared.apart(move || scene(&found.lesson(), &so_far.done)).await;
    let scene = scene.map_err(|refused| asker.fails(refused))?;
    if !again && matches!(scene.reaction, Reaction::Right | Reaction::Refused { .. }) {
        // Not as the caller wrote it, or every way of writing a number would be counted separately.
        node.shared.metrics.reached(&format!("{}-{}", found.game, found.number), scene.scene);
    }
    Ok(Json(scene).into_response())
}

/// A scene of a lesson that the caller has written. What is wrong with it is said when it is reached: checking all of
/// it takes as long as its author likes, and is the work of `tetrapolis lesson check`.
#[utoipa::path(post, path = "/api/lessons", request_body = LessonSoFar,
    responses((status = 200, description = "the scene"), (status = 400), (status = 413)))]
pub(crate) async fn own(
    State(node): State<Node>,
    headers: HeaderMap,
    _reading: Reading,
    body: Result<Bytes, BytesRejection>,
) -> Answer<Response> {
    let asker = Asker::of(&node, &headers);
    let so_far: LessonSoFar = asker.read(body)?;
    let scene = node.shared.apart(move || {
        let lesson = Lesson::read(so_far.text.as_deref().unwrap_or_default()).map_err(wrong)?;
        scene(&lesson, &so_far.done)
    });
    Ok(Json(scene.await.map_err(|refused| asker.fails(refused))?).into_response())
}

fn wrong(fault: Fault) -> Refused {
    let message = Message::new("refused-lesson-wrong-at").with("line", fault.line).with("reason", fault.message);
    Refused::because(Code::LessonWrong, message)
}

/// The scene of a lesson after all that the learner has done.
fn scene(lesson: &Lesson, done: &[Did]) -> Result<LessonScene, Refused> {
    if done.len() > LessonSoFar::MOST {
        return Err(Code::LessonLong.into());
    }
    let mut course = Course::new(lesson).map_err(wrong)?;
    let mut rivals = Rivals::new(lesson, &course);
    let mut reaction = lesson::Reaction::Right;
    for did in done {
        reaction = match did {
            Did::Read => course.go_on(),
            Did::Skip => course.skip(),
            Did::Look(thing) => course.look(thing),
            Did::Play(action) => course.play_freely(action, &mut |table| rivals.reply(table)),
        }
        .map_err(wrong)?;
    }
    let frame = |frame: &lesson::Frame| LessonFrame {
        seat: frame.seat,
        telling: frame.told.clone(),
        view: frame.picture.clone(),
    };
    let task = task(&course.scene().ask);
    let table = course.table();
    let parties = if task == Task::End { table.parties() } else { 0 };
    Ok(LessonScene {
        game: lesson.head.game.clone(),
        seats: lesson.head.seats,
        you: lesson.seat,
        scene: course.number() + 1,
        scenes: lesson.scenes.len(),
        reaction: told(reaction),
        frames: course.frames().iter().map(frame).collect(),
        say: course.said().cloned().map(said),
        task,
        glow: course.glow(),
        rules: course.rules(),
        to_act: match table.turn() {
            Turn::Act(seats) => seats.iter().collect(),
            Turn::Chance | Turn::Over => Vec::new(),
        },
        legal: course.offers(),
        sheets: (0..parties).map(|party| table.sheet(party.into())).collect(),
    })
}

fn task(ask: &Ask) -> Task {
    match ask {
        Ask::Read => Task::Read,
        Ask::Play { .. } => Task::Play,
        Ask::Look { .. } => Task::Look,
        Ask::Try { .. } => Task::Try,
        Ask::Goal { .. } => Task::Free,
        Ask::End => Task::End,
    }
}

fn said(words: Words) -> Said {
    match words {
        Words::Key(key) => Said::Key(key),
        Words::Text(text) => Said::Text(text),
    }
}

fn told(reaction: lesson::Reaction) -> Reaction {
    match reaction {
        lesson::Reaction::Right => Reaction::Right,
        lesson::Reaction::Other(say) => Reaction::Other { say: say.map(said) },
        lesson::Reaction::Refused(refusal) => Reaction::Refused { rule: refusal.rule, message: refusal.message },
        lesson::Reaction::Unreadable(message) => Reaction::Unreadable { message },
    }
}

/// Everybody but the learner, where the learner plays freely. They make the same moves whenever the learner does.
struct Rivals {
    bot: Option<Box<dyn Seated>>,
    chance: ChaCha8Rng,
}

impl Rivals {
    fn new(lesson: &Lesson, course: &Course<'_>) -> Rivals {
        let free = lesson.scenes.iter().any(|scene| matches!(scene.ask, Ask::Goal { .. }));
        let head = course.table().head();
        let selection = Selection { game: head.game, seats: head.seats, options: head.options, edition: None };
        let bot = free.then(|| seat(RIVAL, 1, &selection).ok()).flatten();
        Rivals { bot, chance: ChaCha8Rng::seed_from_u64(1) }
    }

    fn reply(&mut self, table: &dyn Playthrough) -> Option<Move> {
        match (table.turn(), &mut self.bot) {
            (Turn::Chance, _) => Some(table.draw(&mut self.chance)),
            (Turn::Act(seats), Some(bot)) => {
                let step = bot.choose(table, seats.iter().next()?);
                table.read_step(&step).ok()
            }
            (Turn::Act(_) | Turn::Over, _) => None,
        }
    }
}
