//! The messages between the server and its clients.
//!
//! What a client sends is read strictly: a field that is not known is refused. What the server sends is written for one
//! viewer, who finds in it what that viewer may see and nothing else. `docs/protocol.md` shows both by example;
//! [`typescript`] is the same for the page.

mod asking;
mod command;
mod id;
mod lesson;
mod line;
mod problem;
mod rest;
mod review;
mod state;
mod typescript;

pub use asking::{Asked, StandingAnswer};
pub use command::{Chat, Command, Commitment, Entropy, Phrase, Request};
pub use id::{PlayerId, TableId, Time, Version};
pub use lesson::{
    Did, LessonEntry, LessonFrame, LessonProgress, LessonScene, LessonSoFar, Progress, Reaction, Said, Task,
};
pub use line::{Line, Lines, What};
pub use problem::{Code, Problem};
pub use rest::{
    ClockRule, Continuation, Credentials, EditionText, Farewell, GameEntry, GameOption, Guest, LobbyEntry, LogPage,
    NewTable, OpenedTable, PasswordChange, Session,
};
pub use review::{Attempt, Attempted, Interval, ReadyReview, Reviewed, ReviewedGame};
pub use state::{
    ClockFace, Dealing, Holder, Reply, Scores, Seating, Seen, TableInfo, TablePhase, TableState, Wish, Wished,
};
pub use typescript::{typescript, typescript_of};
