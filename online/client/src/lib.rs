//! A client of the server, for `load`, for `soak`, and for the tests.

mod client;
mod error;
mod socket;

pub use client::Client;
pub use error::ClientError;
pub use socket::Socket;
