use std::net::SocketAddr;

use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

use crate::http::router;
use crate::node::Node;

/// A server at work.
pub struct Serving {
    /// Where it listens.
    pub address: SocketAddr,
    node: Node,
    stop: oneshot::Sender<()>,
    work: JoinHandle<std::io::Result<()>>,
}

/// Begins to serve a node's tables.
///
/// # Errors
/// That the address cannot be listened at.
pub async fn serve(node: Node) -> std::io::Result<Serving> {
    let listener = TcpListener::bind(node.shared.config.listen).await?;
    let address = listener.local_addr()?;
    let (stop, stopped) = oneshot::channel::<()>();
    let service = router(node.clone()).into_make_service_with_connect_info::<SocketAddr>();
    let listener = axum::serve::ListenerExt::tap_io(listener, |stream| {
        // A move is small and must not wait for company.
        let _ = stream.set_nodelay(true);
    });
    let work = tokio::spawn(async move {
        axum::serve(listener, service)
            .with_graceful_shutdown(async {
                // It is told, or nobody is left to tell.
                let _ = stopped.await;
            })
            .await
    });
    Ok(Serving { address, node, stop, work })
}

impl Serving {
    /// Sends everybody away so that they resume elsewhere, and ends when all have gone.
    ///
    /// # Errors
    /// That the work ended badly.
    pub async fn stop(self) -> std::io::Result<()> {
        self.node.stop().await;
        // The work may have ended by itself.
        let _ = self.stop.send(());
        self.work.await.map_err(std::io::Error::other)?
    }
}
