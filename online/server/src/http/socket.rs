//! A socket at a table: what the client asks goes in, what its viewer may see comes out.

use std::convert::Infallible;
use std::time::{Duration, Instant};

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, close_code};
use futures_util::SinkExt;
use tetrapolis_game::Seat;
use tetrapolis_protocol::{Code, Command, Reply, Request, TableId, Version};
use tetrapolis_store::Known;
use tetrapolis_table::Refused;
use tokio::sync::mpsc;
use tokio_tungstenite::tungstenite;

use super::turn::Waiting;
use crate::fresh;
use crate::limit::{Busy, Pace};
use crate::metrics::Counted;
use crate::node::Node;
use crate::person::{Attached, caller};
use crate::room::{Ask, Asked, Joining, LISTENER_WAITING, ReplyTo, Said};

/// How often a silent client is asked whether it is there.
const PING: Duration = Duration::from_secs(25);
/// A client that says nothing for this long is gone.
const GONE: Duration = Duration::from_secs(75);
/// How long a last word may take.
const LAST_WORD: Duration = Duration::from_secs(2);

/// How many commands of a connection may wait for their answers. Whatever else the client has sent is read when some of them are
/// answered, so that the answers always find room.
const UNANSWERED: usize = LISTENER_WAITING / 2;

/// Who is at the other end.
pub(crate) struct Peer {
    pub node: Node,
    pub table: TableId,
    pub known: Option<Known>,
    /// The hash of the session.
    pub hash: Option<String>,
    pub seat: Option<Seat>,
    pub since: Option<Version>,
    pub changes: bool,
    pub language: Option<String>,
    /// The connection's place among those of its address.
    pub waiting: Waiting,
    /// The connection's place among all.
    pub _work: Busy,
}

/// Why a socket is closed by the server.
enum End {
    /// The client has gone.
    Gone,
    /// The session is over.
    Over,
    /// With a code of RFC 6455.
    Because(u16),
}

impl From<axum::Error> for End {
    fn from(error: axum::Error) -> End {
        match error.into_inner().downcast_ref() {
            Some(tungstenite::Error::Capacity(_)) => End::Because(close_code::SIZE),
            Some(tungstenite::Error::Utf8(_)) => End::Because(close_code::INVALID),
            Some(tungstenite::Error::Protocol(_)) => End::Because(close_code::PROTOCOL),
            Some(_) | None => End::Gone,
        }
    }
}

impl Peer {
    /// Serves the socket until one side ends it.
    pub(crate) async fn serve(self, mut socket: WebSocket, mut session: Attached) {
        let _counted = Counted::new(&self.node.shared.metrics.sockets);
        let (out, mut ready) = mpsc::channel(LISTENER_WAITING);
        let player = self.known.as_ref().map(|known| known.player.clone());
        let joining = Joining { player, seat: self.seat, since: self.since, changes: self.changes, out };
        let reading = self.node.shared.readings.turn(self.waiting.address).await;
        let joined = self.node.question(&self.table, |answer| Ask::Join(Box::new(joining), answer)).await;
        drop(reading);
        let end = match joined {
            Ok(listening) => tokio::select! {
                Err(end) = self.talk(&mut socket, &mut ready, listening.id()) => end,
                () = session.is_over() => End::Over,
            },
            Err(refused) => {
                self.say_bye(&mut socket, &refused).await;
                End::Gone
            }
        };
        let is_there = matches!(end, End::Because(_));
        let code = match end {
            End::Gone => close_code::NORMAL,
            End::Because(code) => code,
            End::Over => {
                self.say_bye(&mut socket, &Code::SessionNone.into()).await;
                close_code::POLICY
            }
        };
        let close = Message::Close(Some(CloseFrame { code, reason: Utf8Bytes::default() }));
        // A client that has gone hears nothing. A client that is still sending would miss the code if the connection
        // were cut.
        let farewell = async {
            if socket.send(close).await.is_err() {
                return;
            }
            loop {
                match socket.recv().await {
                    Some(Ok(Message::Close(_))) => return,
                    Some(Ok(_)) => {}
                    // What cannot be read is still on its way. Ending now would reset the connection, and lose the code.
                    Some(Err(_)) | None if is_there => std::future::pending().await,
                    Some(Err(_)) | None => return,
                }
            }
        };
        let _ = tokio::time::timeout(LAST_WORD, farewell).await;
    }

    async fn say_bye(&self, socket: &mut WebSocket, refused: &Refused) {
        let problem = self.node.shared.problem(refused, self.language.as_deref());
        let _ = tokio::time::timeout(LAST_WORD, socket.send(text(&Reply::Bye { problem }))).await;
    }

    /// Sends and reads until there is a reason to end.
    async fn talk(
        &self,
        socket: &mut WebSocket,
        ready: &mut mpsc::Receiver<Said>,
        listener: u64,
    ) -> Result<Infallible, End> {
        let rate = self.node.shared.config.limits.messages;
        let pace = Pace::new(rate, rate.saturating_mul(2));
        let mut heard = Instant::now();
        let mut often = tokio::time::interval(PING);
        let mut unanswered = 0_usize;
        loop {
            tokio::select! {
                message = ready.recv() => match message {
                    // A client that does not read for this long is gone too.
                    Some(message) => {
                        let sent = tokio::time::timeout(GONE, send_all(socket, message, ready)).await;
                        unanswered -= sent.map_err(|_| End::Gone)??;
                    }
                    // The table has let go of the client, which connects again and goes on from its version.
                    None => return Err(End::Because(close_code::AGAIN)),
                },
                message = socket.recv(), if unanswered < UNANSWERED => {
                    heard = Instant::now();
                    match message {
                        Some(Ok(Message::Text(message))) if message.len() > self.node.shared.config.limits.message => {
                            return Err(End::Because(close_code::SIZE));
                        }
                        Some(Ok(Message::Text(message))) if pace.allows() => {
                            unanswered += usize::from(self.hear(socket, &message, listener).await?);
                        }
                        Some(Ok(Message::Text(_))) => self.refuse(socket, None, &Code::LimitRate.into()).await?,
                        Some(Ok(Message::Binary(_))) => return Err(End::Because(close_code::UNSUPPORTED)),
                        Some(Ok(Message::Ping(_) | Message::Pong(_))) if pace.allows() => {}
                        Some(Ok(Message::Ping(_) | Message::Pong(_))) => return Err(End::Because(close_code::POLICY)),
                        Some(Err(error)) => return Err(error.into()),
                        Some(Ok(Message::Close(_))) | None => return Err(End::Gone),
                    }
                }
                _ = often.tick() => {
                    if heard.elapsed() > GONE {
                        return Err(End::Gone);
                    }
                    if let Some(hash) = &self.hash {
                        self.node.shared.sessions.see(hash, fresh::now());
                    }
                    socket.send(Message::Ping(axum::body::Bytes::new())).await?;
                }
            }
        }
    }

    /// Hands a command to the table; says whether the table will answer it.
    async fn hear(&self, socket: &mut WebSocket, message: &str, listener: u64) -> Result<bool, axum::Error> {
        let request: Request = match serde_json::from_str(message) {
            Ok(request) => request,
            Err(error) => {
                let message =
                    tetrapolis_game::Message::new("refused-request-because").with("reason", error.to_string());
                let refused = Refused::because(Code::RequestUnreadable, message);
                return self.refuse(socket, None, &refused).await.map(|()| false);
            }
        };
        let (command, to) = (request.command, ReplyTo::Listener(listener, request.id));
        let caller = self.who(&command).await.map(|known| caller(known, self.seat));
        let ask = Ask::Command(Box::new(Asked { caller, command }), to);
        match self.node.ask(&self.table, ask).await {
            Ok(()) => Ok(true),
            Err(refused) => self.refuse(socket, Some(request.id), &refused).await.map(|()| false),
        }
    }

    /// The caller. A player who sits down has the name that the session has now; the socket may be older.
    async fn who(&self, command: &Command) -> Option<Known> {
        if let (Command::Sit { .. }, Some(hash)) = (command, &self.hash)
            && let Ok(known) = self.node.shared.known_by(hash).await
        {
            return known;
        }
        self.known.clone()
    }

    async fn refuse(&self, socket: &mut WebSocket, id: Option<u64>, refused: &Refused) -> Result<(), axum::Error> {
        let problem = self.node.shared.problem(refused, self.language.as_deref());
        socket.send(text(&Reply::Refused { id, problem })).await
    }
}

/// Sends everything that is ready at once. Returns the number of answers in it.
async fn send_all(socket: &mut WebSocket, first: Said, ready: &mut mpsc::Receiver<Said>) -> Result<usize, axum::Error> {
    let (mut next, mut answers) = (Some(first), 0);
    while let Some(Said { message, answer }) = next {
        answers += usize::from(answer.is_some());
        for text in [message, answer].into_iter().flatten() {
            socket.feed(Message::Text(text)).await?;
        }
        next = ready.try_recv().ok();
    }
    socket.flush().await?;
    Ok(answers)
}

fn text(reply: &Reply) -> Message {
    Message::Text(serde_json::to_string(reply).expect("a reply is plain data").into())
}
