use serde::{Deserialize, Serialize};
use tetrapolis_game::{Message, Rule};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::typescript::MessageShape;

macro_rules! codes {
    ($($name:ident $text:literal $key:literal $doc:literal),* $(,)?) => {
        /// The kind of a refusal. The texts do not change.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS, ToSchema)]
        pub enum Code {
            $(
                #[doc = $doc]
                #[serde(rename = $text)]
                $name,
            )*
        }

        impl Code {
            /// All codes.
            pub const ALL: &[Code] = &[$(Code::$name),*];

            /// The code as it is sent.
            pub const fn as_str(self) -> &'static str {
                match self {
                    $(Code::$name => $text,)*
                }
            }

            /// The sentence that explains it, where nothing more is known.
            pub const fn message(self) -> Message {
                Message::new(match self {
                    $(Code::$name => $key,)*
                })
            }
        }
    };
}

codes!(
    RequestUnreadable "request/unreadable" "refused-request-unreadable" "What was sent is no request, or has a field that is not known.",
    RequestTooLarge "request/too-large" "refused-request-too-large" "What was sent is larger than a request can be.",
    RequestSlow "request/slow" "refused-request-slow" "The request did not arrive in time.",
    RequestOrigin "request/origin" "refused-request-origin" "The page that asks is not a page of this server.",
    LimitRate "limit/rate" "refused-limit-rate" "Too many requests in a short time.",
    LimitTables "limit/tables" "refused-limit-tables" "Too many open tables of one player.",
    LimitChat "limit/chat" "refused-limit-chat" "Too much said, or too long.",
    LimitEdition "limit/edition" "refused-limit-edition" "The edition is too large.",
    LimitEvents "limit/events" "refused-limit-events" "So much has happened at the table that only the game goes on.",
    LimitLogins "limit/logins" "refused-limit-logins" "Too many attempts to log in.",
    LimitConnections "limit/connections" "refused-limit-connections" "Too many connections from one address.",
    SessionNone "session/none" "refused-session-none" "Who asks is not known; a session comes first.",
    AccountTaken "account/taken" "refused-account-taken" "The name belongs to somebody else.",
    AccountName "account/name" "refused-account-name" "The name is too short, too long, or has characters that a name has not.",
    AccountPassword "account/password" "refused-account-password" "The password is too short or too long.",
    AccountWrong "account/wrong" "refused-account-wrong" "There is no such account, or the password is another.",
    AccountFixed "account/fixed" "refused-account-fixed" "The name of an account does not change.",
    DeviceUnknown "device/unknown" "refused-device-unknown" "The caller has no such device.",
    LinkUnknown "link/unknown" "refused-link-unknown" "There is no such link or code, or it has been used, or it has run out.",
    RecoveryWrong "recovery/wrong" "refused-recovery-wrong" "No recovery code is like that.",
    PasskeyWrong "passkey/wrong" "refused-passkey-wrong" "The passkey is not known here, or its answer is not right or came too late.",
    PasskeyUnknown "passkey/unknown" "refused-passkey-unknown" "The caller has no such passkey.",
    LimitPasskeys "limit/passkeys" "refused-limit-passkeys" "Too many passkeys of one player.",
    FeatureOff "feature/off" "refused-feature-off" "This server cannot do that.",
    TableUnknown "table/unknown" "refused-table-unknown" "There is no such table.",
    TableSetup "table/setup" "refused-table-setup" "The game cannot be set up so.",
    TableClosed "table/closed" "refused-table-closed" "The table admits no spectators.",
    TableOneDevice "table/one-device" "refused-table-one-device" "All play on the device of whoever opened the table.",
    TableManyDevices "table/many-devices" "refused-table-many-devices" "Only where one device is handed round does a seat have a name of its own.",
    TableNotSeated "table/not-seated" "refused-table-not-seated" "Who asks has no seat at the table.",
    TableNotHost "table/not-host" "refused-table-not-host" "Only who opened the table may do that.",
    TableNoSeat "table/no-seat" "refused-table-no-seat" "The table has no such seat.",
    TableSeatTaken "table/seat-taken" "refused-table-seat-taken" "Somebody else has the seat.",
    TableSeatFree "table/seat-free" "refused-table-seat-free" "Nobody has the seat.",
    TableSeated "table/seated" "refused-table-seated" "Who asks has a seat already.",
    TableStarted "table/started" "refused-table-started" "The game has begun.",
    TableNotRunning "table/not-running" "refused-table-not-running" "The game is not running.",
    TablePaused "table/paused" "refused-table-paused" "The game is paused.",
    TableNotPaused "table/not-paused" "refused-table-not-paused" "The game is not paused.",
    TableFinished "table/finished" "refused-table-finished" "The game is over.",
    TableNotFinished "table/not-finished" "refused-table-not-finished" "The game is not over.",
    TableStale "table/stale" "refused-table-stale" "Something has happened that the player had not seen.",
    TableBot "table/bot" "refused-table-bot" "There is no such bot.",
    TableBarred "table/barred" "refused-table-barred" "The player did not reveal a share of chance at this table, and cannot sit here again.",
    TableNewer "table/newer" "refused-table-newer" "A newer release wrote to the table; this one cannot read it.",
    TableRules "table/rules" "refused-table-rules" "The program no longer has the rules of this table; it can be looked at but not continued.",
    TableBusy "table/busy" "refused-table-busy" "The table has too much to do.",
    LessonUnknown "lesson/unknown" "refused-lesson-unknown" "There is no such lesson.",
    LessonWrong "lesson/wrong" "refused-lesson-wrong" "The file of the lesson is not right.",
    LessonLong "lesson/long" "refused-lesson-long" "More was done than a lesson can ask for.",
    ReviewUnfinished "review/unfinished" "refused-review-unfinished" "The game was given up before its end, and cannot be reviewed.",
    ReviewFailed "review/failed" "refused-review-failed" "The game could not be reviewed.",
    PlayNotToAct "play/not-to-act" "refused-play-not-to-act" "The seat has nothing to do now.",
    PlayStoodIn "play/stood-in" "refused-play-stood-in" "A bot stands in for the seat; its player has to return first.",
    PlayUnreadable "play/unreadable" "refused-play-unreadable" "The action cannot be read.",
    PlayIllegal "play/illegal" "refused-play-illegal" "A rule forbids the action.",
    AnswerClosed "answer/closed" "refused-answer-closed" "No question is open to the seat.",
    AnswerInPerson "answer/in-person" "refused-answer-in-person" "At this table everybody answers in person.",
    AnswerTopic "answer/topic" "refused-answer-topic" "No question is about that.",
    HelpOff "help/off" "refused-help-off" "The seat has no hints and no tutor.",
    HelpOld "help/old" "refused-help-old" "The table was opened by an earlier release, which knew no hints.",
    HelpSecret "help/secret" "refused-help-secret" "Nobody is helped while other people are asked in secret too.",
    UndoNothing "undo/nothing" "refused-undo-nothing" "There is nothing to take back.",
    UndoSecret "undo/secret" "refused-undo-secret" "A secret answer cannot be taken back.",
    UndoAbsent "undo/absent" "refused-undo-absent" "Nothing is taken back past a step of somebody who is absent.",
    UndoPending "undo/pending" "refused-undo-pending" "Somebody has asked for something already.",
    UndoNotAsked "undo/not-asked" "refused-undo-not-asked" "Nobody has asked for an answer.",
    ClockNotOut "clock/not-out" "refused-clock-not-out" "The seat's clock has not run out.",
    ClockOut "clock/out" "refused-clock-out" "The player's time has run out; the others decide.",
    PushOff "push/off" "refused-push-off" "The server sends no messages to devices.",
    PushWrong "push/wrong" "refused-push-wrong" "The address or the keys of the device are not those of a push service that the server knows.",
    MailOff "mail/off" "refused-mail-off" "The server sends no letters.",
    MailAddress "mail/address" "refused-mail-address" "That is no address for letters.",
    MailCode "mail/code" "refused-mail-code" "The code is another.",
    MailLate "mail/late" "refused-mail-late" "No code is awaited, or it was tried too often or too late.",
    NoticeWrong "notice/wrong" "refused-notice-wrong" "There is no such time of day.",
    WebhookOff "webhook/off" "refused-webhook-off" "The server calls no webhooks.",
    WebhookNone "webhook/none" "refused-webhook-none" "The table has no webhook.",
    WebhookAddress "webhook/address" "refused-webhook-address" "The address of a webhook begins with https, and is one that everybody can reach.",
    InviteUnknown "invite/unknown" "refused-invite-unknown" "The caller has played with nobody of that handle.",
    DealWaiting "deal/waiting" "refused-deal-waiting" "Somebody has not committed to a share of chance yet.",
    DealNotAsked "deal/not-asked" "refused-deal-not-asked" "Shares of chance are not revealed now, or this one is known already.",
    DealShare "deal/share" "refused-deal-share" "The share is not the one that was committed to.",
    ServerFault "server/fault" "refused-server-fault" "Something went wrong in the server.",
    ServerStore "server/store" "refused-server-store" "The server cannot write at the moment.",
    ServerUnknown "server/unknown" "refused-server-unknown" "Nobody knows yet whether it was written.",
    ServerLeaving "server/leaving" "refused-server-leaving" "The server is going away; connect again."
);

/// Why something was not done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct Problem {
    /// The kind.
    pub code: Code,
    /// The reason in one sentence, in the language asked for.
    pub sentence: String,
    /// The reason as a message, for clients with words of their own.
    #[ts(as = "MessageShape")]
    #[schema(value_type = Object)]
    pub message: Message,
    /// The rule of the game that forbids it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(as = "Option<String>", optional)]
    #[schema(value_type = Option<String>)]
    pub rule: Option<Rule>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_sent_as_its_text() {
        for code in Code::ALL {
            assert_eq!(serde_json::to_value(code).expect("plain"), code.as_str());
        }
    }
}
