//! What is good in a position, as far as a seat can know. It is thought out on the time of whoever asks.

use std::sync::Arc;

use tetrapolis_catalog::{Playthrough, Selection};
use tetrapolis_protocol::{Code, PlayerId};
use tetrapolis_seated::{Coach, coach};
use tetrapolis_table::Refused;

use crate::node::Shared;

/// Asks a coach about a position.
pub(crate) async fn advise<T: Send + 'static>(
    shared: &Arc<Shared>,
    player: PlayerId,
    position: Box<dyn Playthrough>,
    ask: impl FnOnce(&dyn Coach, &dyn Playthrough) -> T + Send + 'static,
) -> Result<T, Refused> {
    let head = position.head();
    let setup = Selection { game: head.game.clone(), seats: head.seats, options: head.options, edition: None };
    let turn = shared.thinkers.turn(player, format!("{} advice", head.game)).await;
    let thought = tokio::task::spawn_blocking(move || {
        let coach = coach(&setup).map_err(|_| Code::ServerFault)?;
        Ok(ask(coach.as_ref(), position.as_ref()))
    });
    let thought = thought.await.unwrap_or(Err(Code::ServerFault.into()));
    drop(turn);
    thought
}
