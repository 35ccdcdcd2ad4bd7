//! A node that dies in the middle of a secret question, and another that carries on.

mod common;
#[path = "../../store/tests/common/mod.rs"]
mod private_postgres;

use common::{Server, begun_as, config, join, question};
use private_postgres::PrivatePostgres;
use serde_json::json;
use tokio::runtime::Runtime;

#[test]
fn a_secret_question_closes_though_its_node_is_killed() {
    let Some(postgres) = PrivatePostgres::start() else { return };
    let new = || Runtime::new().expect("a runtime");
    let (dying, living, here) = (new(), new(), new());
    let start = |node: &Runtime| node.block_on(Server::over(&postgres.url(), config()));
    let (one, two) = (start(&dying), start(&living));
    here.block_on(async {
        let city = json!({ "game": "mafia-city", "seats": 3, "answers": 4 });
        let (table, mut players) = begun_as(&one, &city, 3).await;
        // The first node closes the first question, so from now on it runs the table.
        let asked = question(&mut players).await[0];
        players[asked].hear().await;
        let asked = question(&mut players).await[0];
        let mut elsewhere = Vec::new();
        for player in &players {
            elsewhere.push(join(player.client.at(&two.url).expect("an address"), &table, player.seat).await);
        }
        let closes = elsewhere[0].state["asked"]["closes"].clone();
        assert!(closes.is_u64(), "the question is open");
        // An answer given before the node dies counts.
        players[asked].play("decline".into()).await;
        // Like `kill -9`: everything on that node stops at once, and nothing is handed over.
        dying.shutdown_background();
        for player in &mut elsewhere {
            while player.state["asked"]["closes"] == closes {
                player.hear().await;
            }
            let step = player.log.iter().rev().find_map(|line| line["what"].get("step")).expect("a step");
            assert_eq!(step["telling"]["notation"], "decline");
        }
    });
}
