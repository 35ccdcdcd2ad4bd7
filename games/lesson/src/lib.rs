//! Lessons: records with directives, so that a game can be learned by playing it.
//!
//! A lesson is a record whose comments say what the learner is told and asked, in lines that begin with `#@`. [`Lesson`]
//! reads one, [`Course`] carries it out, and [`check`] finds what is wrong with it. A course depends on nothing but the
//! lesson and what the learner did, so that it can be left and taken up again anywhere.
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
