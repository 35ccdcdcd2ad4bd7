use std::time::Duration;

use serde_json::Value;
use thiserror::Error;

/// What went wrong between a client and a server.
#[derive(Debug, Error)]
pub enum ClientError {
    /// The address is not `http://HOST:PORT`.
    #[error("'{0}' is not http://HOST:PORT")]
    Address(String),
    /// The server cannot be reached, or the connection broke.
    #[error("{0}")]
    Connection(String),
    /// The server has closed the socket, with the code that it gave.
    #[error("closed")]
    Closed(Option<u16>),
    /// The server refused.
    #[error("{status}: {body}")]
    Refused {
        /// The status of HTTP.
        status: u16,
        /// What the server said.
        body: Value,
        /// How long to wait before asking again, if it was too much.
        wait: Option<Duration>,
    },
}

impl From<std::io::Error> for ClientError {
    fn from(error: std::io::Error) -> ClientError {
        ClientError::Connection(error.to_string())
    }
}
