//! Lessons need no table, and leave nothing behind.

mod common;

use common::{Server, code};
use serde_json::{Value, json};
use tetrapolis_client::Client;

#[tokio::test(flavor = "multi_thread")]
async fn every_lesson_is_taken_to_its_end() {
    let server = Server::start().await;
    let mut ann = Client::new(&server.url).expect("a client");
    let lessons = ann.get("/api/lessons").await.expect("the lessons");
    let lessons = lessons.as_array().expect("a list");
    assert_eq!(lessons.len(), 8);
    for lesson in lessons {
        let (game, number) = (lesson["game"].as_str().expect("a game"), &lesson["number"]);
        let path = format!("/api/lessons/{game}/{number}");
        let mut done: Vec<Value> = Vec::new();
        let mut scene = ann.post(&path, &json!({ "done": done })).await.expect("the first scene");
        assert_eq!(scene["scene"], 1);
        while scene["task"] != "end" {
            assert!(scene["say"].is_object() && !scene["frames"].as_array().expect("frames").is_empty(), "{scene}");
            done.push(json!("skip"));
            scene = ann.post(&path, &json!({ "done": done })).await.expect("the next scene");
            let gone_on = scene["reaction"] == "right" || scene["reaction"]["refused"].is_object();
            assert!(gone_on, "{path} {}: {}", done.len(), scene["reaction"]);
        }
        assert_eq!(scene["scene"], lesson["scenes"], "{path}");
        assert!(!scene["sheets"].as_array().expect("sheets").is_empty());
    }
    assert_eq!(ann.get("/api/tables").await.expect("the lobby"), json!([]));
    let metrics = ann.text("/metrics").await.expect("the figures");
    assert!(metrics.contains("tetrapolis_tables 0"), "{metrics}");
    assert!(metrics.contains(r#"tetrapolis_lesson_scenes_total{lesson="uptown-1",scene="1"} 1"#), "{metrics}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_number_written_in_many_ways_is_one_figure() {
    let server = Server::start().await;
    let mut ann = Client::new(&server.url).expect("a client");
    for number in ["1", "01", "+1", "0000000001"] {
        let path = format!("/api/lessons/point-city/{number}");
        ann.post(&path, &json!({ "done": [] })).await.expect("the first scene");
    }
    let metrics = ann.text("/metrics").await.expect("the figures");
    assert!(metrics.contains(r#"lesson_scenes_total{lesson="point-city-1",scene="1"} 4"#), "{metrics}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_scene_that_is_seen_again_is_counted_once() {
    let server = Server::start().await;
    let mut ann = Client::new(&server.url).expect("a client");
    for again in [false, true, true] {
        let so_far = json!({ "done": ["read"], "again": again });
        ann.post("/api/lessons/point-city/1", &so_far).await.expect("the second scene");
    }
    let metrics = ann.text("/metrics").await.expect("the figures");
    assert!(metrics.contains(r#"lesson_scenes_total{lesson="point-city-1",scene="2"} 1"#), "{metrics}");
}

#[tokio::test(flavor = "multi_thread")]
async fn other_moves_are_answered_and_change_nothing() {
    let server = Server::start().await;
    let mut ann = Client::new(&server.url).expect("a client");
    let mut take =
        async |done: Value| ann.post("/api/lessons/point-city/1", &json!({ "done": done })).await.expect("a scene");
    let asked = take(json!(["read"])).await;
    assert_eq!((&asked["task"], &asked["glow"]), (&json!("play"), &json!(["market:b2", "market:c2"])));
    let other = take(json!(["read", { "play": "take a1 a2" }])).await;
    assert_eq!(other["reaction"], json!({ "other": { "say": { "key": "pc1-no-take" } } }));
    assert_eq!((&other["scene"], &other["legal"]), (&asked["scene"], &asked["legal"]));
    let illegal = take(json!(["read", { "play": "take a1 d4" }])).await;
    assert_eq!(illegal["reaction"]["refused"]["rule"], "PC-3.2");
    let unreadable = take(json!(["read", { "play": "hello" }])).await;
    assert!(unreadable["reaction"]["unreadable"].is_object());
    let right = take(json!(["read", { "play": "take b2 c2" }])).await;
    assert_eq!(right["reaction"], "right");
    assert_eq!(right["frames"][0]["seat"], 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_no_lesson_is_refused() {
    let server = Server::start().await;
    let mut ann = Client::new(&server.url).expect("a client");
    let none = json!({ "done": [] });
    assert_eq!(code(ann.post("/api/lessons/point-city/9", &none).await), "lesson/unknown");
    assert_eq!(code(ann.post("/api/lessons/chess/one", &none).await), "lesson/unknown");
    let long = json!({ "done": vec!["read"; 301] });
    assert_eq!(code(ann.post("/api/lessons/point-city/1", &long).await), "lesson/long");
    assert_eq!(code(ann.post("/api/lessons", &none).await), "lesson/wrong");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_own_lesson_is_checked_and_taken() {
    let server = Server::start().await;
    let mut ann = Client::new(&server.url).expect("a client");
    let text = tetrapolis_lesson::built_in("uptown", 1).expect("a lesson").text;
    let first = ann.post("/api/lessons", &json!({ "done": [], "text": text })).await.expect("a scene");
    assert_eq!((&first["game"], &first["scene"]), (&json!("uptown"), &json!(1)));
    let own = text.replace("say ut1-goal", "say \"Build!\"");
    let first = ann.post("/api/lessons", &json!({ "done": [], "text": own })).await.expect("a scene");
    assert_eq!(first["say"], json!({ "text": "Build!" }));
    let wrong = text.replace("#@ begin", "#@ start");
    assert_eq!(code(ann.post("/api/lessons", &json!({ "done": [], "text": wrong })).await), "lesson/wrong");
}
