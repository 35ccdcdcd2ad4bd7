use std::time::Duration;

use serde::Serialize;
use serde_json::{Value, json};
use tetrapolis_protocol::{Command, Request, TableId, Version};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{client_async_with_config, tungstenite};

use crate::{ClientError, Socket};

/// No answer takes longer.
pub(crate) const PATIENCE: Duration = Duration::from_secs(30);

/// How much is read at a time.
const BUFFER: usize = 16 << 10;

/// Somebody who talks to a server.
#[derive(Clone, Debug)]
pub struct Client {
    host: String,
    /// What the server has asked to keep, as it is told.
    cookie: Option<String>,
    /// Whether to ask again after a while when the server says that it is too much.
    patient: bool,
}

impl Client {
    /// A client without a session.
    ///
    /// # Errors
    /// That the address is none.
    pub fn new(url: &str) -> Result<Client, ClientError> {
        let wrong = || ClientError::Address(url.to_owned());
        let host = url.strip_prefix("http://").ok_or_else(wrong)?.trim_end_matches('/');
        let host = if host.contains(':') { host.to_owned() } else { format!("{host}:80") };
        if host.contains('/') { Err(wrong()) } else { Ok(Client { host, cookie: None, patient: false }) }
    }

    /// The same, but it waits and asks again when it is told to wait.
    #[must_use]
    pub fn patient(self) -> Client {
        Client { patient: true, ..self }
    }

    /// A guest with a session.
    ///
    /// # Errors
    /// What went wrong.
    pub async fn guest(url: &str, name: &str) -> Result<Client, ClientError> {
        let mut client = Client::new(url)?;
        client.sign_in(name).await?;
        Ok(client)
    }

    /// Begins a session as a guest.
    ///
    /// # Errors
    /// What went wrong.
    pub async fn sign_in(&mut self, name: &str) -> Result<(), ClientError> {
        self.post("/api/session", &json!({ "name": name })).await.map(drop)
    }

    /// The same player at another node.
    ///
    /// # Errors
    /// That the address is none.
    pub fn at(&self, url: &str) -> Result<Client, ClientError> {
        Ok(Client { host: Client::new(url)?.host, ..self.clone() })
    }

    /// The cookies that the server has given, if there are any.
    pub fn cookie(&self) -> Option<&str> {
        self.cookie.as_deref()
    }

    /// Asks with POST; a session that the server gives is kept.
    ///
    /// # Errors
    /// What went wrong.
    pub async fn post(&mut self, path: &str, body: &impl Serialize) -> Result<Value, ClientError> {
        self.change("POST", path, body).await
    }

    /// Asks with PUT.
    ///
    /// # Errors
    /// What went wrong.
    pub async fn put(&mut self, path: &str, body: &impl Serialize) -> Result<Value, ClientError> {
        self.change("PUT", path, body).await
    }

    /// Asks with DELETE.
    ///
    /// # Errors
    /// What went wrong.
    pub async fn delete(&mut self, path: &str, body: &impl Serialize) -> Result<Value, ClientError> {
        self.change("DELETE", path, body).await
    }

    async fn change(&mut self, method: &str, path: &str, body: &impl Serialize) -> Result<Value, ClientError> {
        let body = serde_json::to_string(body).expect("plain data");
        let (cookies, text) = self.http(method, path, &body).await?;
        for cookie in cookies {
            self.keep(&cookie);
        }
        Ok(as_json(&text))
    }

    /// Keeps a cookie in place of the one that has the same name.
    fn keep(&mut self, cookie: &str) {
        let name = |cookie: &str| cookie.split('=').next().map(str::to_owned);
        let kept = self.cookie.take().unwrap_or_default();
        let others = kept.split("; ").filter(|other| !other.is_empty() && name(other) != name(cookie));
        self.cookie = Some(others.chain([cookie]).collect::<Vec<_>>().join("; "));
    }

    /// Asks with GET.
    ///
    /// # Errors
    /// What went wrong.
    pub async fn get(&self, path: &str) -> Result<Value, ClientError> {
        Ok(as_json(&self.text(path).await?))
    }

    /// Asks with GET for plain text.
    ///
    /// # Errors
    /// What went wrong.
    pub async fn text(&self, path: &str) -> Result<String, ClientError> {
        Ok(self.http("GET", path, "").await?.1)
    }

    /// Opens a table.
    ///
    /// # Errors
    /// What went wrong.
    pub async fn open(&mut self, table: &Value) -> Result<TableId, ClientError> {
        let opened = self.post("/api/tables", table).await?;
        let id = opened["table"].as_str().and_then(TableId::new);
        id.ok_or_else(|| ClientError::Connection(format!("no table in {opened}")))
    }

    /// Sends a command over plain HTTP.
    ///
    /// # Errors
    /// What went wrong.
    pub async fn command(&mut self, table: &TableId, command: Command) -> Result<Value, ClientError> {
        self.post(&format!("/api/tables/{table}/commands"), &Request { id: 0, command }).await
    }

    async fn http(&self, method: &str, path: &str, body: &str) -> Result<(Vec<String>, String), ClientError> {
        loop {
            match self.exchange(method, path, body).await {
                Err(ClientError::Refused { wait: Some(wait), .. }) if self.patient => tokio::time::sleep(wait).await,
                answer => return answer,
            }
        }
    }

    async fn exchange(&self, method: &str, path: &str, body: &str) -> Result<(Vec<String>, String), ClientError> {
        let exchange = async {
            let mut stream = TcpStream::connect(&self.host).await?;
            let cookie = self.cookie.as_ref().map_or(String::new(), |cookie| format!("cookie: {cookie}\r\n"));
            let request = format!(
                "{method} {path} HTTP/1.1\r\nhost: {}\r\n{cookie}connection: close\r\ncontent-length: {}\r\n\r\n{body}",
                self.host,
                body.len()
            );
            stream.write_all(request.as_bytes()).await?;
            let mut answer = Vec::new();
            stream.read_to_end(&mut answer).await?;
            Ok::<_, std::io::Error>(answer)
        };
        let late = |_| ClientError::Connection("no answer in time".into());
        let answer = tokio::time::timeout(PATIENCE + PATIENCE, exchange).await.map_err(late)??;
        let answer = String::from_utf8_lossy(&answer);
        let cut = || ClientError::Connection("the answer is cut".into());
        let (head, body) = answer.split_once("\r\n\r\n").ok_or_else(cut)?;
        let status: u16 = head.split(' ').nth(1).and_then(|status| status.parse().ok()).ok_or_else(cut)?;
        let headers = |name| {
            let lines = head.lines().filter_map(|line| line.split_once(": "));
            lines.filter(move |(key, _)| key.eq_ignore_ascii_case(name)).map(|(_, value)| value)
        };
        let header = |name| headers(name).next();
        let cookies = headers("set-cookie").filter_map(|cookie| cookie.split(';').next()).map(str::to_owned).collect();
        let length = header("content-length").and_then(|length| length.parse::<usize>().ok());
        if length.is_some_and(|length| length != body.len()) {
            return Err(cut());
        }
        match status {
            200..300 => Ok((cookies, body.to_owned())),
            _ => Err(ClientError::Refused { status, body: as_json(body), wait: seconds(header("retry-after")) }),
        }
    }

    /// Sits down at a table with a socket.
    ///
    /// # Errors
    /// What went wrong.
    pub async fn socket(&self, table: &TableId, since: Option<Version>) -> Result<Socket, ClientError> {
        self.listen(table, since, false).await
    }

    /// The same, but states after the first say only what has changed in the view.
    ///
    /// # Errors
    /// What went wrong.
    pub async fn socket_for_changes(&self, table: &TableId) -> Result<Socket, ClientError> {
        self.listen(table, None, true).await
    }

    async fn listen(&self, table: &TableId, since: Option<Version>, changes: bool) -> Result<Socket, ClientError> {
        loop {
            match self.upgrade(table, since, changes).await {
                Err(ClientError::Refused { wait: Some(wait), .. }) if self.patient => tokio::time::sleep(wait).await,
                socket => return socket,
            }
        }
    }

    async fn upgrade(&self, table: &TableId, since: Option<Version>, changes: bool) -> Result<Socket, ClientError> {
        let broken = |error| match error {
            tungstenite::Error::Http(response) => ClientError::Refused {
                status: response.status().as_u16(),
                body: as_json(&String::from_utf8_lossy(response.body().as_deref().unwrap_or_default())),
                wait: seconds(response.headers().get("retry-after").and_then(|value| value.to_str().ok())),
            },
            error => ClientError::Connection(error.to_string()),
        };
        let since = since.map_or(String::new(), |since| format!("&since={since}"));
        let url = format!("ws://{}/api/tables/{table}/socket?changes={changes}{since}", self.host);
        let mut request = url.into_client_request().map_err(broken)?;
        if let Some(cookie) = &self.cookie {
            let cookie = cookie.parse().map_err(|_| ClientError::Connection("a strange cookie".into()))?;
            request.headers_mut().insert("cookie", cookie);
        }
        let stream = TcpStream::connect(&self.host).await?;
        stream.set_nodelay(true)?;
        let late = |_| ClientError::Connection("no answer in time".into());
        let config = WebSocketConfig::default().read_buffer_size(BUFFER);
        let shaken = tokio::time::timeout(PATIENCE, client_async_with_config(request, stream, Some(config)))
            .await
            .map_err(late)?;
        Ok(Socket { stream: shaken.map_err(broken)?.0, next: 0 })
    }
}

fn seconds(header: Option<&str>) -> Option<Duration> {
    header.and_then(|seconds| seconds.parse().ok()).map(Duration::from_secs)
}

pub(crate) fn as_json(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_else(|_| Value::String(text.to_owned()))
}
