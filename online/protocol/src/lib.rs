//! The messages between the server and its clients.
//!
//! What a client sends is read strictly: an unknown field is refused. What the server sends is written for one viewer,
//! and contains what that viewer may see and nothing else. `docs/protocol.md` shows both by example; [`typescript`]
//! gives the same types to the page.

mod asking;
mod command;
mod help;
mod home;
mod id;
mod identity;
mod lesson;
mod line;
mod notice;
mod problem;
mod rest;
mod review;
mod state;
mod typescript;

pub use asking::{Asked, StandingAnswer};
pub use command::{Chat, Command, Commitment, Entropy, Phrase, Request};
pub use help::{HintWanted, Hinted, MoveInDoubt, Strictness};
pub use home::{OwnTable, RunningTable};
pub use id::{PlayerId, TableId, Time, Version};
pub use identity::{
    Claim, ClaimAsked, ClaimNews, Claimed, Colour, Device, Features, LinkAnswer, LinkNews, LinkState, NewLink, Passkey,
    PasskeyBegun, PasskeyFinish, PersonChange, Recovery, RecoveryKept, RecoveryUse,
};
pub use lesson::{
    Did, LessonEntry, LessonFrame, LessonProgress, LessonScene, LessonSoFar, Progress, Reaction, Said, Task,
};
pub use line::{Line, Lines, What};
pub use notice::{
    ChannelUse, ClockShift, Companion, HookForm, HookState, Invitation, MailAddress, MailCode, NewNoticeSettings,
    NewWebhook, Notice, NoticeKind, NoticeSettings, Notices, NoticesSeen, PushEndpoint, PushKey, PushSubscription,
    QuietHours, Webhook,
};
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
