//! What is good in a position, as far as a seat can know. The thinking time is charged to the caller.

use std::panic::resume_unwind;
use std::sync::Arc;

use tetrapolis_catalog::{Playthrough, Selection};
use tetrapolis_protocol::{Code, PlayerId};
use tetrapolis_seated::{Coach, coach};
use tetrapolis_table::Refused;

use crate::node::Shared;
use crate::think::Turn;

/// Nobody waits for the thought any more.
struct Unwanted;

/// Asks a coach about a position. If the future is dropped, because the client has gone, the thought ends too.
pub(crate) async fn advise<T: Send + 'static>(
    shared: &Arc<Shared>,
    player: PlayerId,
    position: Box<dyn Playthrough>,
    ask: impl FnOnce(&dyn Coach, &dyn Playthrough, &dyn Fn()) -> T + Send + 'static,
) -> Result<T, Refused> {
    let head = position.head();
    let setup = Selection { game: head.game.clone(), seats: head.seats, options: head.options, edition: None };
    let turn = shared.thinkers.turn(player, format!("{} advice", head.game)).await;
    let thought = think(turn, move |go_on| {
        let coach = coach(&setup).map_err(|_| Code::ServerFault)?;
        Ok(ask(coach.as_ref(), position.as_ref(), go_on))
    });
    thought.await.unwrap_or(Err(Code::ServerFault.into()))
}

/// Thinks until the work is done, or until nobody waits for it any more: then `go_on` does not return. Returns nothing
/// if the work fails.
async fn think<T: Send + 'static>(turn: Turn, work: impl FnOnce(&dyn Fn()) -> T + Send + 'static) -> Option<T> {
    let waits = Arc::new(());
    let wanted = Arc::downgrade(&waits);
    let thought = tokio::task::spawn_blocking(move || {
        // The processor is given back when the thought ends, however it ends.
        let _turn = turn;
        work(&|| {
            if wanted.strong_count() == 0 {
                resume_unwind(Box::new(Unwanted));
            }
        })
    });
    let thought = thought.await.ok();
    drop(waits);
    thought
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::think::Thinkers;

    #[tokio::test]
    async fn a_thought_that_nobody_waits_for_ends_and_gives_its_processor_back() {
        let thinkers = Thinkers::new(1);
        let player = || PlayerId::new("ann").expect("an id");
        let turn = thinkers.turn(player(), "advice".into()).await;
        let (begun, begins) = tokio::sync::oneshot::channel();
        let endless = tokio::spawn(think::<()>(turn, move |go_on| {
            begun.send(()).expect("the test waits");
            loop {
                go_on();
                std::thread::yield_now();
            }
        }));
        begins.await.expect("it begins");
        endless.abort();
        let next = thinkers.turn(player(), "advice".into()).await;
        assert_eq!(
            think(next, |go_on| {
                go_on();
                7
            })
            .await,
            Some(7)
        );
    }
}
