//! Every numbered rule of Cities, as facts, each with its id.

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
