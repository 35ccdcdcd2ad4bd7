//! Every numbered rule of Mafia City, as facts, each with its id.

mod actions;
mod cards;
mod components;
mod end;
mod examples;
mod locations;
mod places;
mod refusals;
mod secrets;
mod setup;
mod strategy;
mod symbols;
mod table;
mod vetoes;
