//! A test for every numbered rule, by chapter.

mod components;
mod end;
mod income;
mod playing;
mod refusals;
mod scoring;
mod setup;
mod table;
mod turn;
