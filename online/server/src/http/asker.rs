//! The caller of an HTTP request, and how a caller is answered.

use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{self, FromRequestParts, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use serde::de::DeserializeOwned;
use tetrapolis_game::Message;
use tetrapolis_protocol::{Code, TableId};
use tetrapolis_store::{Known, StoreError};
use tetrapolis_table::{Caller, Refused};

use crate::error::{self, Failure};
use crate::node::Node;
use crate::person::{caller, token_hash};

pub(super) type Answer<T> = Result<T, Failure>;

/// The caller to answer, and in which language.
pub(super) struct Asker {
    pub node: Node,
    pub language: Option<String>,
}

impl Asker {
    pub(super) fn of(node: &Node, headers: &HeaderMap) -> Asker {
        let language = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
        let first = language.and_then(|languages| languages.split([',', ';']).next());
        Asker { node: node.clone(), language: first.map(|language| language.trim().to_owned()) }
    }

    /// Somebody whose language is not known.
    pub(super) fn in_any_language(node: &Node) -> Asker {
        Asker { node: node.clone(), language: None }
    }

    pub(super) fn fails(&self, refused: Refused) -> Failure {
        Failure { refused, say: self.node.shared.config.say.clone(), language: self.language.clone() }
    }

    pub(super) async fn known(&self, headers: &HeaderMap) -> Answer<Option<Known>> {
        self.node.shared.known(headers).await.map_err(|refused| self.fails(refused))
    }

    /// The caller, who must have a session.
    pub(super) async fn caller(&self, headers: &HeaderMap) -> Answer<Caller> {
        let known = self.known(headers).await?;
        known.map(|known| caller(known, None)).ok_or_else(|| self.fails(Code::SessionNone.into()))
    }

    /// What the store has answered.
    pub(super) fn stored<T>(&self, answer: Result<T, StoreError>) -> Answer<T> {
        answer.map_err(|error| self.fails(error::store(&error)))
    }

    /// The caller, and the hash of the caller's session.
    pub(super) async fn somebody(&self, headers: &HeaderMap) -> Answer<(String, Known)> {
        let known = self.known(headers).await?;
        token_hash(headers).zip(known).ok_or_else(|| self.fails(Code::SessionNone.into()))
    }

    /// Reads a body strictly.
    pub(super) fn read<T: DeserializeOwned>(&self, body: Result<Bytes, BytesRejection>) -> Answer<T> {
        let body = body.map_err(|_| self.fails(Code::RequestTooLarge.into()))?;
        let body: &[u8] = if body.is_empty() { b"{}" } else { &body };
        serde_json::from_slice(body).map_err(|error| self.unreadable(error.to_string()))
    }

    fn unreadable(&self, reason: String) -> Failure {
        let message = Message::new("refused-request-because").with("reason", reason);
        self.fails(Refused::because(Code::RequestUnreadable, message))
    }

    pub(super) fn table(&self, id: String) -> Answer<TableId> {
        TableId::new(id).ok_or_else(|| self.fails(Code::TableUnknown.into()))
    }
}

/// What follows the question mark of an address, read strictly.
pub(super) struct Query<T>(pub T);

impl<T: DeserializeOwned> FromRequestParts<Node> for Query<T> {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, node: &Node) -> Result<Query<T>, Failure> {
        let read = extract::Query::try_from_uri(&parts.uri);
        let read = read.map_err(|error| Asker::of(node, &parts.headers).unreadable(error.body_text()));
        read.map(|extract::Query(value)| Query(value))
    }
}

pub(super) async fn nothing(State(node): State<Node>, headers: HeaderMap) -> Failure {
    Asker::of(&node, &headers).fails(Code::TableUnknown.into())
}

pub(super) fn as_text(text: String) -> Response {
    ([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], text).into_response()
}
