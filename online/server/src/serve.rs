//! Accepts connections. One that sends nothing, or only half of a request, costs the others nothing.

use std::convert::Infallible;
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::{JoinHandle, JoinSet};
use tower::ServiceExt;

use crate::http::router;
use crate::limit::{Doors, Visit};
use crate::node::Node;
use crate::stall::Stalls;

/// How long the head of a request may take. It is also how long a connection may wait between requests.
const HEAD: Duration = Duration::from_secs(15);
/// The most bytes of a head. A head that is never finished takes no more memory than this.
const HEAD_SIZE: usize = 16 << 10;
/// After a stop, whatever is not answered after this time is cut off.
const DEADLINE: Duration = Duration::from_secs(5);
/// Files that are not connections: the database, the page's own, and what the system needs.
const RESERVED: u64 = 64;
/// When no connection can be accepted, it is tried again after this time.
const BREATH: Duration = Duration::from_millis(50);

/// A server at work.
pub struct Serving {
    /// Where it listens.
    pub address: SocketAddr,
    node: Node,
    stop: watch::Sender<bool>,
    work: JoinHandle<()>,
}

/// Begins to serve a node's tables.
///
/// # Errors
/// That the address cannot be listened at.
pub async fn serve(node: Node) -> std::io::Result<Serving> {
    let listener = TcpListener::bind(node.shared.config.listen).await?;
    let address = listener.local_addr()?;
    let (stop, stopped) = watch::channel(false);
    let doors = Doors::new(most_connections(node.shared.config.limits.all_connections));
    let work = tokio::spawn(accept(listener, router(node.clone()), doors, stopped));
    Ok(Serving { address, node, stop, work })
}

/// As many connections as wanted, but no more than the system has files for.
fn most_connections(wanted: u32) -> usize {
    let files = files(u64::from(wanted) + RESERVED);
    let most = u64::from(wanted).min(files.saturating_sub(RESERVED)).max(1);
    usize::try_from(most).unwrap_or(usize::MAX)
}

/// How many files the process may open: as many as wanted, if the system allows it. If the limit cannot be read or
/// raised, we assume that there is none.
#[cfg(unix)]
fn files(wanted: u64) -> u64 {
    rlimit::increase_nofile_limit(wanted).unwrap_or(u64::MAX)
}

/// Windows has no such limit for sockets.
#[cfg(not(unix))]
fn files(_wanted: u64) -> u64 {
    u64::MAX
}

impl Serving {
    /// Sends everybody away so that they resume at another node, and ends when all have gone or at the deadline.
    ///
    /// # Errors
    /// That the work ended badly.
    pub async fn stop(self) -> std::io::Result<()> {
        // A table that is busy for this long is left as it is: its log is on disk.
        if tokio::time::timeout(DEADLINE, self.node.stop()).await.is_err() {
            tracing::warn!("not every table has ended in time");
        }
        self.stop.send_replace(true);
        self.work.await.map_err(std::io::Error::other)
    }
}

async fn accept(listener: TcpListener, router: Router, doors: Arc<Doors>, mut stop: watch::Receiver<bool>) {
    let mut connections = JoinSet::new();
    loop {
        let accepted = tokio::select! {
            _ = stop.wait_for(|stop| *stop) => break,
            Some(_) = connections.join_next() => continue,
            accepted = listener.accept() => accepted,
        };
        match accepted {
            Ok((stream, peer)) => {
                if let Some(visit) = doors.enter() {
                    connections.spawn(talk(stream, peer, router.clone(), visit, stop.clone()));
                } else {
                    tracing::warn!(%peer, "no place for another connection");
                }
            }
            Err(error) => {
                // Most likely there are no files left.
                tracing::warn!(%error, "a connection cannot be accepted");
                doors.make_room();
                tokio::time::sleep(BREATH).await;
            }
        }
    }
    drop(listener);
    let all_gone = async { while connections.join_next().await.is_some() {} };
    if tokio::time::timeout(DEADLINE, all_gone).await.is_err() {
        tracing::warn!(left = connections.len(), "connections are cut off");
        connections.shutdown().await;
    }
}

/// Serves one connection until either side ends it, its place is needed, or the server stops.
async fn talk(stream: TcpStream, peer: SocketAddr, router: Router, visit: Arc<Visit>, mut stop: watch::Receiver<bool>) {
    // A move is small and must not wait for company.
    let _ = stream.set_nodelay(true);
    let service = service_fn(|request: hyper::Request<Incoming>| {
        let mut request = request.map(Body::new);
        request.extensions_mut().insert(ConnectInfo(peer));
        request.extensions_mut().insert(Arc::clone(&visit));
        let router = router.clone();
        async move { Ok::<_, Infallible>(router.oneshot(request).await.unwrap_or_else(|never| match never {})) }
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEAD)
        .max_buf_size(HEAD_SIZE)
        .serve_connection(TokioIo::new(Stalls::new(stream)), service)
        .with_upgrades();
    let mut connection = pin!(connection);
    let mut stopping = false;
    loop {
        tokio::select! {
            // A connection that breaks concerns its client alone.
            _ = connection.as_mut() => return,
            () = visit.is_sent_away() => return,
            _ = stop.wait_for(|stop| *stop), if !stopping => {
                stopping = true;
                if visit.is_idle() {
                    return;
                }
                connection.as_mut().graceful_shutdown();
            }
        }
    }
}
