//! The same types for the page. The shapes describe types of the engine, which knows no page.
#![allow(dead_code, reason = "the shapes are read by the macro alone")]

use std::any::TypeId;
use std::collections::{BTreeMap, HashSet};

use ts_rs::{Config, TS, TypeVisitor};

use crate::help::HintShape;
use crate::review::{
    CostlyShape, FiguresShape, LoserShape, MomentShape, ObjectionShape, PartShape, SeatShape, ToldShape, VerdictShape,
};
use crate::{
    Asked, Attempt, Attempted, ChannelUse, Chat, Claim, ClaimAsked, ClaimNews, Claimed, ClockFace, ClockRule,
    ClockShift, Code, Colour, Command, Commitment, Companion, Continuation, Credentials, Dealing, Device, Did,
    EditionText, Entropy, Farewell, Features, GameEntry, GameOption, Guest, HintWanted, Hinted, Holder, HookForm,
    HookState, Interval, Invitation, LessonEntry, LessonFrame, LessonProgress, LessonScene, LessonSoFar, Line,
    LinkAnswer, LinkNews, LinkState, LobbyEntry, LogPage, MailAddress, MailCode, MoveInDoubt, NewLink,
    NewNoticeSettings, NewTable, NewWebhook, Notice, NoticeKind, NoticeSettings, Notices, NoticesSeen, OpenedTable,
    OwnTable, Passkey, PasskeyBegun, PasskeyFinish, PasswordChange, PersonChange, Phrase, PlayerId, Problem, Progress,
    PushEndpoint, PushKey, PushSubscription, QuietHours, Reaction, ReadyReview, Recovery, RecoveryKept, RecoveryUse,
    Reply, Request, Reviewed, ReviewedGame, RunningTable, Said, Scores, Seating, Session, StandingAnswer, Strictness,
    TableId, TableInfo, TablePhase, TableState, Task, Time, Version, Webhook, What, Wish, Wished,
};

/// Something to be said: the key of a Fluent message and its variables.
#[derive(TS)]
#[ts(rename = "Message")]
pub(crate) struct MessageShape {
    key: String,
    #[ts(optional)]
    args: Option<BTreeMap<String, ArgShape>>,
}

/// The value of a variable of a message.
#[derive(TS)]
#[ts(rename = "Arg", untagged)]
pub(crate) enum ArgShape {
    Number(i32),
    Text(String),
    Name { name: String, text: String },
    Seat { seat: u8 },
    Message(MessageShape),
    List(Vec<ArgShape>),
}

/// A step or an action: notation, rule, words, and the elements of the board that it touches.
#[derive(TS)]
#[ts(rename = "Telling")]
pub(crate) struct TellingShape {
    notation: String,
    rule: String,
    #[ts(optional)]
    also: Option<Vec<String>>,
    message: MessageShape,
    #[ts(optional)]
    touches: Option<Vec<String>>,
}

/// Something that questions can be about.
#[derive(TS)]
#[ts(rename = "Topic")]
pub(crate) struct TopicShape {
    thing: String,
    words: MessageShape,
}

/// How a party stands.
#[derive(TS)]
#[ts(rename = "Standing")]
pub(crate) struct StandingShape {
    score: i32,
    place: u8,
}

/// A line of a score sheet.
#[derive(TS)]
#[ts(rename = "ScoreLine")]
pub(crate) struct ScoreLineShape {
    rule: String,
    what: MessageShape,
    points: i32,
    #[ts(optional)]
    counts: Option<Vec<String>>,
}

/// Two parties with equal scores that follow each other, counted from 0; the first is ahead, unless they share the place.
/// What decided between them says what either has.
#[derive(TS)]
#[ts(rename = "Tie")]
pub(crate) struct TieShape {
    parties: [usize; 2],
    decided: Option<[TieBreakShape; 2]>,
}

/// A comparison that decides between equal scores, and how a party does in it.
#[derive(TS)]
#[ts(rename = "TieBreak")]
pub(crate) struct TieBreakShape {
    rule: String,
    what: MessageShape,
}

/// All that is explained of a thing.
#[derive(TS)]
#[ts(rename = "Explained")]
pub(crate) struct ExplainedShape {
    about: AboutShape,
    #[ts(optional)]
    uses: Option<Vec<UseShape>>,
}

/// What a thing is: its sort, its name, what it does, every icon on it, what it is worth, and the rule that explains it.
#[derive(TS)]
#[ts(rename = "About")]
pub(crate) struct AboutShape {
    kind: MessageShape,
    name: ArgShape,
    #[ts(optional)]
    text: Option<Vec<MessageShape>>,
    #[ts(optional)]
    marks: Option<Vec<MarkShape>>,
    #[ts(optional)]
    worth: Option<Vec<WorthShape>>,
    rule: String,
}

/// An icon or a value printed on a thing.
#[derive(TS)]
#[ts(rename = "Mark")]
pub(crate) struct MarkShape {
    icon: String,
    name: MessageShape,
    #[ts(optional)]
    meaning: Option<MessageShape>,
}

/// What a thing is worth under some condition, and what counts for it.
#[derive(TS)]
#[ts(rename = "Worth")]
pub(crate) struct WorthShape {
    points: i32,
    when: MessageShape,
    #[ts(optional)]
    counts: Option<Vec<String>>,
}

/// Something that can be done with a thing: the actions that do it, or why none is allowed now. With `at` it happens at
/// another thing.
#[derive(TS)]
#[ts(rename = "Use")]
pub(crate) struct UseShape {
    words: MessageShape,
    #[ts(optional)]
    at: Option<String>,
    #[ts(optional)]
    offers: Option<Vec<OfferShape>>,
    #[ts(optional)]
    refusal: Option<RefusalShape>,
}

/// An allowed action, the actions that complete it, and what all of them would bring.
#[derive(TS)]
#[ts(rename = "Offer")]
pub(crate) struct OfferShape {
    #[ts(flatten)]
    telling: TellingShape,
    #[ts(optional)]
    then: Option<Vec<TellingShape>>,
    gain: GainShape,
}

/// What an action changes at once: points by line, and what else is gained or lost.
#[derive(TS)]
#[ts(rename = "Gain")]
pub(crate) struct GainShape {
    #[ts(optional)]
    points: Option<Vec<ScoreLineShape>>,
    #[ts(optional)]
    holdings: Option<Vec<HoldingShape>>,
    #[ts(optional)]
    others: Option<Vec<ShareShape>>,
}

/// What an action changes at once for another seat.
#[derive(TS)]
#[ts(rename = "Share")]
pub(crate) struct ShareShape {
    seat: u8,
    points: i32,
    #[ts(optional)]
    holdings: Option<Vec<HoldingShape>>,
}

/// An amount of something.
#[derive(TS)]
#[ts(rename = "Holding")]
pub(crate) struct HoldingShape {
    what: MessageShape,
    amount: i32,
}

/// Why a rule forbids something.
#[derive(TS)]
#[ts(rename = "Refusal")]
pub(crate) struct RefusalShape {
    rule: String,
    message: MessageShape,
}

const HEADER: &str = "// Written by online/protocol; `cargo test -p tetrapolis-protocol` says when it is stale.\n";

/// Writes the declaration of a type with its documentation.
fn declare<T: TS + ?Sized>(config: &Config, text: &mut String) {
    text.push('\n');
    if let Some(docs) = T::docs() {
        text.push_str(&docs);
    }
    text.push_str("export ");
    text.push_str(&T::decl(config));
    text.push('\n');
}

/// A type in TypeScript with all types that it holds; a game's picture, for the page.
pub fn typescript_of<T: TS + 'static>() -> String {
    struct Walk {
        config: Config,
        seen: HashSet<TypeId>,
        /// By name: the order in which types hold others changes from build to build.
        declared: BTreeMap<String, String>,
    }
    impl TypeVisitor for Walk {
        fn visit<T: TS + 'static + ?Sized>(&mut self) {
            if !self.seen.insert(TypeId::of::<T>()) {
                return;
            }
            // Types such as numbers and lists have no declaration of their own.
            if T::output_path().is_some() {
                let text = self.declared.entry(T::name(&self.config)).or_default();
                declare::<T>(&self.config, text);
            }
            T::visit_dependencies(self);
        }
    }
    let mut walk = Walk { config: Config::new(), seen: HashSet::new(), declared: BTreeMap::new() };
    walk.visit::<T>();
    walk.declared.into_values().fold(HEADER.to_owned(), |text, declared| text + &declared)
}

/// How each type of the protocol is declared, in the order of the file.
const DECLARED: &[fn(&Config, &mut String)] = &[
    declare::<Version>,
    declare::<Time>,
    declare::<TableId>,
    declare::<PlayerId>,
    declare::<Entropy>,
    declare::<Commitment>,
    declare::<Request>,
    declare::<Command>,
    declare::<Chat>,
    declare::<Phrase>,
    declare::<Reply>,
    declare::<TableState>,
    declare::<Asked>,
    declare::<StandingAnswer>,
    declare::<TableInfo>,
    declare::<Wish>,
    declare::<Wished>,
    declare::<TablePhase>,
    declare::<Seating>,
    declare::<Holder>,
    declare::<ClockFace>,
    declare::<Dealing>,
    declare::<Line>,
    declare::<What>,
    declare::<Problem>,
    declare::<Code>,
    declare::<Guest>,
    declare::<Credentials>,
    declare::<PasswordChange>,
    declare::<Farewell>,
    declare::<Session>,
    declare::<Colour>,
    declare::<PersonChange>,
    declare::<NewLink>,
    declare::<Claim>,
    declare::<Claimed>,
    declare::<LinkState>,
    declare::<LinkNews>,
    declare::<LinkAnswer>,
    declare::<ClaimAsked>,
    declare::<ClaimNews>,
    declare::<Device>,
    declare::<Recovery>,
    declare::<RecoveryKept>,
    declare::<RecoveryUse>,
    declare::<PasskeyBegun>,
    declare::<PasskeyFinish>,
    declare::<Passkey>,
    declare::<Features>,
    declare::<ClockRule>,
    declare::<EditionText>,
    declare::<NewTable>,
    declare::<Continuation>,
    declare::<OpenedTable>,
    declare::<LogPage>,
    declare::<LobbyEntry>,
    declare::<OwnTable>,
    declare::<RunningTable>,
    declare::<GameEntry>,
    declare::<GameOption>,
    declare::<Reviewed>,
    declare::<ReadyReview>,
    declare::<FiguresShape>,
    declare::<MomentShape>,
    declare::<SeatShape>,
    declare::<CostlyShape>,
    declare::<LoserShape>,
    declare::<ToldShape>,
    declare::<VerdictShape>,
    declare::<PartShape>,
    declare::<Interval>,
    declare::<ReviewedGame>,
    declare::<Attempt>,
    declare::<Attempted>,
    declare::<ObjectionShape>,
    declare::<HintWanted>,
    declare::<MoveInDoubt>,
    declare::<Strictness>,
    declare::<Hinted>,
    declare::<HintShape>,
    declare::<LessonEntry>,
    declare::<LessonSoFar>,
    declare::<Did>,
    declare::<Progress>,
    declare::<LessonProgress>,
    declare::<LessonScene>,
    declare::<LessonFrame>,
    declare::<Said>,
    declare::<Task>,
    declare::<Reaction>,
    declare::<Notice>,
    declare::<NoticeKind>,
    declare::<Notices>,
    declare::<NoticesSeen>,
    declare::<ChannelUse>,
    declare::<QuietHours>,
    declare::<ClockShift>,
    declare::<NewNoticeSettings>,
    declare::<NoticeSettings>,
    declare::<PushKey>,
    declare::<PushSubscription>,
    declare::<PushEndpoint>,
    declare::<MailAddress>,
    declare::<MailCode>,
    declare::<HookForm>,
    declare::<NewWebhook>,
    declare::<HookState>,
    declare::<Webhook>,
    declare::<Companion>,
    declare::<Invitation>,
    declare::<MessageShape>,
    declare::<ArgShape>,
    declare::<TellingShape>,
    declare::<TopicShape>,
    declare::<StandingShape>,
    declare::<ScoreLineShape>,
    declare::<Scores>,
    declare::<TieShape>,
    declare::<TieBreakShape>,
    declare::<ExplainedShape>,
    declare::<AboutShape>,
    declare::<MarkShape>,
    declare::<WorthShape>,
    declare::<UseShape>,
    declare::<OfferShape>,
    declare::<GainShape>,
    declare::<ShareShape>,
    declare::<HoldingShape>,
    declare::<RefusalShape>,
];

/// All types of the protocol in TypeScript.
pub fn typescript() -> String {
    let config = Config::new();
    let mut text = HEADER.to_owned();
    for declare in DECLARED {
        declare(&config, &mut text);
    }
    text
}
