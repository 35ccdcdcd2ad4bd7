//! Tables on the network: sessions, lobby, sockets. The only crate with sockets.
//!
//! A [`Node`] holds an actor for each table that somebody looks at. Any node can serve any table: the store's key
//! (table, version) decides who was first, and the others catch up.

mod account;
mod actor;
mod announce;
mod api;
mod client;
mod config;
mod error;
mod fresh;
mod limit;
mod listener;
mod metrics;
mod node;
mod openapi;
mod origin;
mod page;
mod past;
mod serve;
mod session;
mod socket;

pub use actor::summary;
pub use client::{Client, ClientError, Socket};
pub use config::{Config, Limits, Say};
pub use node::Node;
pub use openapi::openapi;
pub use page::Asset;
pub use serve::{Serving, serve};
