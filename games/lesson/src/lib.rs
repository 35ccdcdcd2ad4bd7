//! Lessons: records with directives that teach a game while you play it.
//!
//! A lesson is a record with comments that begin with `#@`. They say what the learner is told and asked. [`Lesson`]
//! reads one, [`Course`] runs it, and [`check`] finds what is wrong with it. A course depends only on the lesson and on
//! what the learner did, so it can be left and continued anywhere.
//!
//! ```
//! use tetrapolis_lesson::{Course, LESSONS, Reaction};
//!
//! let lesson = LESSONS[0].lesson();
//! let mut course = Course::new(&lesson).expect("its steps can be played");
//! course.go_on().expect("the first bubble is only read");
//! assert_eq!(course.play("take b2 c2"), Ok(Reaction::Right));
//! ```

mod check;
mod course;
mod draft;
mod fault;
mod lesson;
mod library;
mod moves;
mod read;
mod shown;
mod table;

pub use check::check;
pub use course::{Course, Frame, Reaction, Reply, Stuck};
pub use draft::draft;
pub use fault::Fault;
pub use lesson::{Also, Ask, Lesson, Line, Scene, Words};
pub use library::{BuiltIn, LESSONS, built_in};
