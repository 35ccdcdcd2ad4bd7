//! Connections whose client does not read.

use std::io;
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::{Instant, Sleep, sleep};

/// A client that takes nothing of what it is sent for this long is gone.
const STALLED: Duration = Duration::from_secs(30);

/// A connection that ends when its client has taken nothing for a while, so that what waits for the client does not keep
/// its memory.
pub(crate) struct Stalls<S> {
    stream: S,
    /// When the client has to have taken something, while something waits.
    end: Option<Pin<Box<Sleep>>>,
}

impl<S> Stalls<S> {
    pub(crate) fn new(stream: S) -> Stalls<S> {
        Stalls { stream, end: None }
    }

    /// Passes on the result of writing, unless it is late.
    fn watch(&mut self, context: &mut Context<'_>, written: Poll<io::Result<usize>>) -> Poll<io::Result<usize>> {
        if written.is_ready() {
            self.end = None;
            return written;
        }
        let end = self.end.get_or_insert_with(|| Box::pin(sleep(STALLED)));
        ready!(end.as_mut().poll(context));
        end.as_mut().reset(Instant::now() + STALLED);
        Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Stalls<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Stalls<S> {
    fn poll_write(mut self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.watch(context, written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(context, bytes);
        self.watch(context, written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}

#[cfg(test)]
mod tests {
    use tokio::io::{AsyncReadExt, AsyncWriteExt, duplex};

    use super::*;

    #[tokio::test(start_paused = true)]
    async fn whoever_takes_nothing_for_a_while_is_gone() {
        let (mut client, server) = duplex(8);
        let mut server = Stalls::new(server);
        let sending = tokio::spawn(async move { server.write_all(&[7; 40]).await });
        let mut taken = [0; 8];
        for _ in 0..3 {
            tokio::time::sleep(STALLED / 2).await;
            client.read_exact(&mut taken).await.expect("sent");
        }
        let begun = Instant::now();
        let error = sending.await.expect("no panic").expect_err("the client has gone");
        assert_eq!(error.kind(), io::ErrorKind::TimedOut);
        assert_eq!(begun.elapsed(), STALLED);
    }

    #[tokio::test(start_paused = true)]
    async fn a_silent_client_that_is_sent_nothing_stays() {
        let (mut client, server) = duplex(8);
        let mut server = Stalls::new(server);
        for _ in 0..3 {
            tokio::time::sleep(STALLED * 2).await;
            server.write_all(&[7; 8]).await.expect("there is room");
            client.read_exact(&mut [0; 8]).await.expect("sent");
        }
    }
}
