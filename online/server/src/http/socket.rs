//! A socket at a table: what the client asks goes in, what its viewer may see comes out.

use std::net::IpAddr;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use axum::extract::ws::{Message, Utf8Bytes, WebSocket};
use futures_util::SinkExt;
use tetrapolis_game::Seat;
use tetrapolis_protocol::{Code, Reply, Request, TableId, Version};
use tetrapolis_store::Known;
use tetrapolis_table::Refused;
use tokio::sync::mpsc;

use crate::limit::Bucket;
use crate::node::Node;
use crate::person::caller;
use crate::room::{Ask, Asked, Joining, LISTENER_WAITING, ReplyTo};

/// How often a silent client is asked whether it is there.
const PING: Duration = Duration::from_secs(25);
/// A client that says nothing for so long is gone.
const GONE: Duration = Duration::from_secs(75);

/// Who is at the other end.
pub(crate) struct Peer {
    pub node: Node,
    pub table: TableId,
    pub known: Option<Known>,
    pub seat: Option<Seat>,
    pub since: Option<Version>,
    pub language: Option<String>,
    pub address: IpAddr,
}

impl Peer {
    /// Serves the socket until one side ends it.
    pub(crate) async fn serve(self, mut socket: WebSocket) {
        let sockets = &self.node.shared.metrics.sockets;
        sockets.fetch_add(1, Ordering::Relaxed);
        let (out, mut ready) = mpsc::channel(LISTENER_WAITING);
        let player = self.known.as_ref().map(|known| known.player.clone());
        let joining = Joining { player, seat: self.seat, since: self.since, out };
        match self.node.question(&self.table, |answer| Ask::Join(Box::new(joining), answer)).await {
            Ok(listener) => {
                self.talk(&mut socket, &mut ready, listener).await;
                // A table that has gone has nothing to forget.
                let _ = self.node.ask(&self.table, Ask::Quit(listener)).await;
            }
            Err(refused) => {
                let bye = Reply::Bye { problem: self.node.shared.problem(&refused, self.language.as_deref()) };
                let _ = socket.send(text(&bye)).await;
            }
        }
        let _ = socket.close().await;
        self.node.shared.addresses.disconnect(self.address);
        sockets.fetch_sub(1, Ordering::Relaxed);
    }

    async fn talk(&self, socket: &mut WebSocket, ready: &mut mpsc::Receiver<Utf8Bytes>, listener: u64) {
        let rate = f64::from(self.node.shared.config.limits.messages);
        let mut bucket = Bucket::new(Instant::now(), rate * 2.0);
        let mut heard = Instant::now();
        let mut often = tokio::time::interval(PING);
        loop {
            let result = tokio::select! {
                message = ready.recv() => match message {
                    Some(message) => send_all(socket, message, ready).await,
                    None => return,
                },
                message = socket.recv() => {
                    heard = Instant::now();
                    match message {
                        Some(Ok(Message::Text(message))) if bucket.take(heard, rate, rate * 2.0) => {
                            self.hear(socket, &message, listener).await
                        }
                        Some(Ok(Message::Text(_) | Message::Binary(_))) => {
                            self.refuse(socket, None, &Code::LimitRate.into()).await
                        }
                        Some(Ok(Message::Ping(_) | Message::Pong(_))) => Ok(()),
                        Some(Ok(Message::Close(_)) | Err(_)) | None => return,
                    }
                }
                _ = often.tick() => {
                    if heard.elapsed() > GONE {
                        return;
                    }
                    socket.send(Message::Ping(axum::body::Bytes::new())).await
                }
            };
            if result.is_err() {
                return;
            }
        }
    }

    async fn hear(&self, socket: &mut WebSocket, message: &str, listener: u64) -> Result<(), axum::Error> {
        let request: Request = match serde_json::from_str(message) {
            Ok(request) => request,
            Err(error) => {
                let message =
                    tetrapolis_game::Message::new("refused-request-because").with("reason", error.to_string());
                let refused = Refused::because(Code::RequestUnreadable, message);
                return self.refuse(socket, None, &refused).await;
            }
        };
        let (command, to) = (request.command, ReplyTo::Listener(listener, request.id));
        let caller = self.known.clone().map(|known| caller(known, self.seat));
        let ask = Ask::Command(Box::new(Asked { caller, command }), to);
        match self.node.ask(&self.table, ask).await {
            Ok(()) => Ok(()),
            Err(refused) => self.refuse(socket, Some(request.id), &refused).await,
        }
    }

    async fn refuse(&self, socket: &mut WebSocket, id: Option<u64>, refused: &Refused) -> Result<(), axum::Error> {
        let problem = self.node.shared.problem(refused, self.language.as_deref());
        socket.send(text(&Reply::Refused { id, problem })).await
    }
}

/// Sends what is ready in one go.
async fn send_all(
    socket: &mut WebSocket,
    first: Utf8Bytes,
    ready: &mut mpsc::Receiver<Utf8Bytes>,
) -> Result<(), axum::Error> {
    socket.feed(Message::Text(first)).await?;
    while let Ok(next) = ready.try_recv() {
        socket.feed(Message::Text(next)).await?;
    }
    socket.flush().await
}

fn text(reply: &Reply) -> Message {
    Message::Text(serde_json::to_string(reply).expect("a reply is plain data").into())
}
