//! A request for the others' consent is shown as long as it is open.

mod common;

use common::{Player, Server, begun};
use serde_json::{Value, json};
use tetrapolis_protocol::Command;

/// Plays one action of the player who has to act, and lets everybody hear of it; returns that player.
async fn play(players: &mut [Player]) -> usize {
    let acting = players.iter().position(|player| !player.legal().is_empty()).expect("somebody acts");
    let action = players[acting].legal()[0].clone();
    players[acting].play(action).await;
    hear(players).await;
    acting
}

/// Takes in what the server has sent so far: everything before the answer to a request.
async fn hear(players: &mut [Player]) {
    for player in players {
        player.asks(Command::Scores).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_step_ends_a_request_and_everybody_is_told() {
    let server = Server::start().await;
    let (_, mut players) = begun(&server, "uptown", 2).await;
    let first = play(&mut players).await;
    // Once another player has played, taking back needs consent.
    while play(&mut players).await == first {}
    let version = players[first].version();
    players[first].does(Command::Undo { version }).await;
    hear(&mut players).await;
    for player in &players {
        assert_eq!(player.state["table"]["wish"], json!({ "seat": first + 1, "what": "undo" }));
    }
    play(&mut players).await;
    for player in &players {
        let wish = player.state.get("table").map(|table| &table["wish"]);
        assert_eq!(wish, Some(&Value::Null), "the step says that nothing is asked any more");
    }
}
