//! Every numbered rule of Point City, as facts; the id stands beside each.

mod components;
mod end;
mod market;
mod payment;
mod setup;
mod solo;
mod table;
mod turn;
