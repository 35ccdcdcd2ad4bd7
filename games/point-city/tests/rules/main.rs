//! Every numbered rule of Point City, as facts, each with its id.

mod components;
mod end;
mod market;
mod payment;
mod setup;
mod solo;
mod table;
mod turn;
