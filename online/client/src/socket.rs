use futures_util::{SinkExt, StreamExt};
use serde_json::Value;
use tetrapolis_protocol::{Command, Request};
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;

use crate::ClientError;
use crate::client::{PATIENCE, as_json};

/// A socket at a table.
pub struct Socket {
    pub(crate) stream: WebSocketStream<TcpStream>,
    pub(crate) next: u64,
}

impl Socket {
    /// Sends a command and returns its number.
    ///
    /// # Errors
    /// That the connection broke.
    pub async fn send(&mut self, command: Command) -> Result<u64, ClientError> {
        self.next += 1;
        let request = Request { id: self.next, command };
        self.send_text(serde_json::to_string(&request).expect("plain data")).await?;
        Ok(self.next)
    }

    /// Sends any text.
    ///
    /// # Errors
    /// That the connection broke.
    pub async fn send_text(&mut self, text: String) -> Result<(), ClientError> {
        let sent = self.stream.send(Message::Text(text.into())).await;
        sent.map_err(|error| ClientError::Connection(error.to_string()))
    }

    /// Sends bytes that are not text.
    ///
    /// # Errors
    /// That the connection broke.
    pub async fn send_binary(&mut self, bytes: Vec<u8>) -> Result<(), ClientError> {
        let sent = self.stream.send(Message::Binary(bytes.into())).await;
        sent.map_err(|error| ClientError::Connection(error.to_string()))
    }

    /// The next message as text.
    ///
    /// # Errors
    /// That the connection broke, or that nothing came for half a minute.
    pub async fn text(&mut self) -> Result<String, ClientError> {
        loop {
            let next = tokio::time::timeout(PATIENCE, self.stream.next()).await;
            match next.map_err(|_| ClientError::Connection("nothing came in time".into()))? {
                Some(Ok(Message::Text(text))) => return Ok(text.as_str().to_owned()),
                Some(Ok(Message::Close(frame))) => {
                    return Err(ClientError::Closed(frame.map(|frame| frame.code.into())));
                }
                None => return Err(ClientError::Closed(None)),
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(ClientError::Connection(error.to_string())),
            }
        }
    }

    /// The next message.
    ///
    /// # Errors
    /// That the connection broke, or that nothing came for half a minute.
    pub async fn message(&mut self) -> Result<Value, ClientError> {
        Ok(as_json(&self.text().await?))
    }

    /// Sends a command and waits for its answer. Also returns the states that come before it.
    ///
    /// # Errors
    /// That the connection broke.
    pub async fn ask(&mut self, command: Command) -> Result<(Value, Vec<Value>), ClientError> {
        let id = self.send(command).await?;
        let mut states = Vec::new();
        loop {
            let mut message = self.message().await?;
            let answer = ["done", "explained", "scores", "refused"].iter().find(|kind| message[**kind]["id"] == id);
            if answer.is_some() {
                return Ok((message, states));
            }
            if message.get("state").is_some() {
                states.push(message["state"].take());
            }
        }
    }
}
