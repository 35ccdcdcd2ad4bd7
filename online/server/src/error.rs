use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use tetrapolis_game::Message;
use tetrapolis_protocol::{Code, Problem, TableId};
use tetrapolis_store::StoreError;
use tetrapolis_table::{Broken, Refused};

use crate::config::Say;

/// A refusal on its way to the caller, in the caller's language.
pub(crate) struct Failure {
    pub refused: Refused,
    pub say: Say,
    pub language: Option<String>,
}

/// A failure of the store goes to the log with its details, and to the caller without them.
pub(crate) fn store(error: &StoreError) -> Refused {
    tracing::error!(%error, "the store fails");
    match error {
        StoreError::Unknown(_) => Code::ServerUnknown.into(),
        StoreError::Conflict
        | StoreError::Database(_)
        | StoreError::Damaged(_)
        | StoreError::InUse(_)
        | StoreError::Newer(_) => Code::ServerStore.into(),
    }
}

/// The refusal for a log that this program cannot fold, because it is newer, its rules are gone, or it is damaged.
pub(crate) fn broken(table: &TableId, broken: &Broken) -> Refused {
    if matches!(broken, Broken::Rules { .. }) {
        tracing::info!(%table, %broken, "a table stands still");
    } else {
        tracing::error!(%table, %broken, "a log cannot be folded");
    }
    match broken {
        Broken::Newer { .. } | Broken::Unreadable { .. } => Code::TableNewer.into(),
        Broken::Rules { table, here, .. } => {
            let message = Message::new("refused-table-rules-of").with("table", *table).with("here", *here);
            Refused::because(Code::TableRules, message)
        }
        Broken::Opening
        | Broken::Edition(_)
        | Broken::Setup(_)
        | Broken::Seat(_)
        | Broken::Step { .. }
        | Broken::Draw(_)
        | Broken::Phase => Code::ServerStore.into(),
    }
}

pub(crate) fn problem(refused: &Refused, say: &Say, language: Option<&str>) -> Problem {
    Problem {
        code: refused.code,
        sentence: say(&refused.message, language),
        message: refused.message.clone(),
        rule: refused.rule,
    }
}

pub(crate) const fn status(code: Code) -> StatusCode {
    match code {
        Code::RequestUnreadable
        | Code::AccountName
        | Code::AccountPassword
        | Code::TableSetup
        | Code::LessonWrong
        | Code::PushWrong
        | Code::MailAddress
        | Code::NoticeWrong
        | Code::WebhookAddress => StatusCode::BAD_REQUEST,
        Code::RequestTooLarge | Code::LimitEdition | Code::LessonLong => StatusCode::PAYLOAD_TOO_LARGE,
        Code::RequestSlow => StatusCode::REQUEST_TIMEOUT,
        Code::LimitRate
        | Code::LimitTables
        | Code::LimitConnections
        | Code::LimitChat
        | Code::LimitEvents
        | Code::LimitLogins => StatusCode::TOO_MANY_REQUESTS,
        Code::SessionNone | Code::AccountWrong | Code::RecoveryWrong | Code::PasskeyWrong => StatusCode::UNAUTHORIZED,
        Code::RequestOrigin | Code::TableClosed | Code::TableOneDevice | Code::TableNotSeated | Code::TableNotHost => {
            StatusCode::FORBIDDEN
        }
        Code::TableBarred | Code::TableManyDevices => StatusCode::FORBIDDEN,
        Code::TableUnknown
        | Code::TableNoSeat
        | Code::LessonUnknown
        | Code::WebhookNone
        | Code::InviteUnknown
        | Code::DeviceUnknown
        | Code::LinkUnknown
        | Code::PasskeyUnknown => StatusCode::NOT_FOUND,
        Code::ServerFault | Code::ReviewFailed => StatusCode::INTERNAL_SERVER_ERROR,
        Code::ServerStore | Code::ServerUnknown | Code::ServerLeaving | Code::TableBusy => {
            StatusCode::SERVICE_UNAVAILABLE
        }
        Code::AccountTaken
        | Code::AccountFixed
        | Code::LimitPasskeys
        | Code::FeatureOff
        | Code::TableSeatTaken
        | Code::TableSeatFree
        | Code::TableSeated
        | Code::TableStarted
        | Code::TableNotRunning
        | Code::TablePaused
        | Code::TableNotPaused
        | Code::TableFinished
        | Code::TableNotFinished
        | Code::ReviewUnfinished
        | Code::TableStale
        | Code::TableBot
        | Code::PlayNotToAct
        | Code::PlayStoodIn
        | Code::PlayUnreadable
        | Code::PlayIllegal
        | Code::AnswerClosed
        | Code::AnswerInPerson
        | Code::AnswerTopic
        | Code::UndoNothing
        | Code::UndoSecret
        | Code::UndoAbsent
        | Code::UndoPending
        | Code::UndoNotAsked
        | Code::ClockNotOut
        | Code::ClockOut
        | Code::DealWaiting
        | Code::DealNotAsked
        | Code::DealShare
        | Code::TableNewer
        | Code::TableRules
        | Code::HelpOff
        | Code::HelpOld
        | Code::HelpSecret
        | Code::PushOff
        | Code::MailOff
        | Code::MailCode
        | Code::MailLate
        | Code::WebhookOff => StatusCode::CONFLICT,
    }
}

impl IntoResponse for Failure {
    fn into_response(self) -> Response {
        let body = problem(&self.refused, &self.say, self.language.as_deref());
        let mut response = (status(self.refused.code), Json(body)).into_response();
        if self.refused.code == Code::LimitRate {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from_static("1"));
        }
        response
    }
}
