//! Tables on the network: sessions, lobby, sockets. This is the only crate that listens.
//!
//! A [`Node`] holds a room for each table that somebody looks at. Any node can serve any table: the store's key
//! (table, version) decides who was first, and the others catch up.

mod advice;
mod config;
mod error;
mod fresh;
mod glimpses;
mod http;
mod limit;
mod metrics;
mod node;
mod notice;
mod opening;
mod person;
mod review;
mod room;
mod serve;
mod stall;
mod starts;
mod think;

pub use config::{Bots, Config, Limits, Say, house_bots};
pub use http::{Asset, openapi};
pub use node::Node;
pub use notice::{Mail, NoticeConfig};
pub use room::summary;
pub use serve::{Serving, serve};
