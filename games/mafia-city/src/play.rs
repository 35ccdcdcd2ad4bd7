mod actions;
mod effects;
mod locations;
mod round_end;
mod secret_deals;
mod shift;
mod strategy;
mod window;

pub(crate) use effects::DRAWN;
pub(crate) use strategy::ask_for_back;
pub(crate) use window::answer;
