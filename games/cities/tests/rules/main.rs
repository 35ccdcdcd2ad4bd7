//! Every numbered rule of Cities, as facts; the id stands beside each.

mod components;
mod counting;
mod features;
mod milestones;
mod pieces;
mod round;
mod scoring;
mod setup;
mod table;
mod tiles;
mod turn;
